"""`baobab titles`: the games there are."""

import argparse
import textwrap

from baobab.cli.console import Console
from baobab.titles import names, title, versions
from baobab.words import Words, words


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    rows = []
    for name in names():
        one = title(name)
        speech = words(console.lang, one.words_folder())
        rows.append(
            {
                "title": name,
                "name": speech.say("title-name"),
                "about": speech.say("title-about"),
                "seats": [one.seats[0], one.seats[-1]],
                "version": one.version,
                "data": one.data.digest,
                "versions": [
                    {
                        "version": row.number,
                        "date": row.date,
                        "data": row.data,
                        "switches": row.switches,
                        "what": speech.say(f"version-{row.number}") if row.date else "",
                    }
                    for row in versions(name)
                ],
                "actions": int(one.actions.size),
                "options": {
                    option.name: option.values.names[option.default(one.version)] for option in one.options
                },
            }
        )
    if console.json:
        console.write_json(rows)
        return 0
    for row in rows:
        low, high = seat_range(row["seats"])
        players = console.text("players", {"low": low, "high": high})
        console.write(f"{console.bold(str(row['name']))} ({row['title']}) · {players}")
        for line in textwrap.wrap(str(row["about"]), max(console.width - 2, 40)):
            console.write(f"  {line}")
        for version in version_lines(row["versions"], console):
            console.write(f"  {version}")
    return 0


def version_lines(history: object, console: Console) -> list[str]:
    """The versions of a title, with what keeps the old way; none where it has had only one."""
    assert isinstance(history, list)
    lines = []
    for row in history if len(history) > 1 else []:
        switches = ", ".join(f"{name}={value}" for name, value in row["switches"].items())
        said = {"version": row["version"], "date": row["date"], "what": row["what"]}
        lines.append(console.text("title-version", said) + (f" ({switches})" if switches else ""))
    return lines


def seat_range(seats: object) -> tuple[int, int]:
    assert isinstance(seats, list)
    return int(seats[0]), int(seats[1])

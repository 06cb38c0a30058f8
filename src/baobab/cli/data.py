"""`baobab data TITLE`: which of a title's figures are certain, found, doubtful or reconstructed."""

import argparse
import textwrap

from baobab.cli.console import Console
from baobab.cli.parse import add_title, title_of
from baobab.kernel.data import read_data
from baobab.kernel.title import Title
from baobab.words import Words, words

CERTAIN = ("rulebook",)
STANDINGS = ("certain", "found", "doubtful", "reconstructed")


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_title(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    title = title_of(args)
    blocks = [*blocks_of(title), *doubts_about(title)]
    if console.json:
        console.write_json({"title": title.name, "digest": title.data.digest, "blocks": blocks})
        return 0
    name = words(console.lang, title.words_folder()).say("title-name")
    console.say("data-digest", {"title": name, "digest": title.data.digest})
    console.say("data-notes")
    for kind in STANDINGS:
        chosen = [block for block in blocks if block["standing"] == kind]
        if chosen:
            console.write()
            console.write(console.bold(console.text(f"data-{kind}")))
        for block in chosen:
            lines = textwrap.wrap(block["note"], max(console.width - 4, 40)) if block["note"] else []
            plain = block["provenance"] in ("", "rulebook", "found", "reconstructed")
            console.write(f"  {block['block']}" + ("" if plain else f" ({block['provenance']})"))
            for line in lines:
                console.write(console.dim(f"    {line}"))
    return 0


def blocks_of(title: Title) -> list[dict[str, str]]:
    """The blocks of the data file, with what it says about where they come from."""
    blocks = []
    root = title.data.root
    for name in list(root.value):
        if root[name].has("provenance"):
            provenance = root[name]["provenance"].text()
            note = root[name]["note"].text() if root[name].has("note") else ""
            blocks.append(
                {"block": name, "standing": certainty_of(provenance), "provenance": provenance, "note": note}
            )
    return blocks


def doubts_about(title: Title) -> list[dict[str, str]]:
    """Parts that are less certain than the rest, as the title's `certainty.json` says, if there is one.

    It stands apart from the data file, whose digest names the rules of running games, and says which digest
    it is about: whoever has corrected the figures has other doubts.
    """
    file = title.folder / "certainty.json"
    if not file.is_file():
        return []
    root = read_data(file).root
    if root["data"].text() != title.data.digest:
        return []
    parts = []
    for part in root["parts"].items():
        if part["standing"].text() not in STANDINGS:
            raise part["standing"].wrong(f"it must be one of {', '.join(STANDINGS)}")
        parts.append(
            {
                "block": part["part"].text(),
                "standing": part["standing"].text(),
                "provenance": "",
                "note": part["note"].text(),
            }
        )
    return parts


def certainty_of(provenance: str) -> str:
    """How certain a block is; of several sources joined by “+” the least certain counts."""
    kinds = [part.strip().partition(":")[0] for part in provenance.replace(";", "+").split("+")]
    if any(kind.startswith("reconstructed") for kind in kinds):
        return "reconstructed"
    return "certain" if all(kind in CERTAIN for kind in kinds) else "found"

"""The arena's report as tables, in the user's language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from baobab.arena.bot_figures import bot_figures
from baobab.arena.gate import UNDECIDED
from baobab.arena.play_game import GameResult
from baobab.cli.console import Console


def show_report(
    data: dict[str, Any],
    name: str,
    results: Sequence[GameResult],
    folders: Sequence[Path],
    console: Console,
) -> None:
    """The whole report; `name` is that of the game, in the user's language."""
    counted = {key: data[key] for key in ("seats", "blocks", "games", "seed")}
    console.say("arena-head", {"title": name, **counted})
    console.write()
    if results:
        show_bots(data, results, console)
        show_seats(data, console)
    if "ladder" in data:
        show_ladder(data, console)
    if "gate" in data:
        show_gate(data["gate"], console)
    console.write()
    console.say("arena-kept", {"folders": [str(folder) for folder in folders]})


def show_plot_files(drawn: Sequence[Path], console: Console) -> None:
    console.say("arena-drawn", {"files": [path.name for path in drawn], "folder": str(drawn[0].parent)})


def show_bots(data: dict[str, Any], results: Sequence[GameResult], console: Console) -> None:
    """A row a bot, the best first."""
    rating = {one["bot"]: one for one in data["ratings"]}
    columns = ("bot", "games", "share", "interval", "rank", "margin", "rating", "interval", "thinking")
    rows = [[console.text(f"arena-column-{name}") for name in columns]]
    for row in sorted(data["bots"], key=lambda one: -one["win_share"]):
        rated = rating.get(row["bot"])
        thinking = bot_figures(results, row["bot"]).thinking
        rows.append(
            [
                row["bot"],
                str(row["games"]),
                format_percent(row["win_share"], console),
                f"{format_percent(row['low'], console)} – {format_percent(row['high'], console)}",
                format_number(row["mean_rank"], 2, console),
                format_number(row["margin"], 1, console, sign=True),
                format_number(rated["rating"], 0, console) if rated else "",
                rating_interval(rated, console) if rated else "",
                f"{format_number(thinking * 1000, 2, console)} ms" if thinking is not None else "",
            ]
        )
    console.write_table(rows, right=frozenset(range(1, len(columns))))
    console.write()
    console.say("arena-equal", {"share": format_percent(1 / data["seats"], console)})
    if not rating and len(data["bots"]) > 1:
        console.say("arena-apart")


def rating_interval(rated: dict[str, Any], console: Console) -> str:
    """The interval of a bot's rating; unknown after a single block."""
    if rated["low"] is None:
        return "?"
    return f"{format_number(rated['low'], 0, console)} … {format_number(rated['high'], 0, console)}"


def show_seats(data: dict[str, Any], console: Console) -> None:
    console.write()
    rows = [[console.text(f"arena-column-{name}") for name in ("seat", "share", "interval")]]
    for row in data["by_seat"]:
        interval = f"{format_percent(row['low'], console)} – {format_percent(row['high'], console)}"
        rows.append([str(row["seat"]), format_percent(row["win_share"], console), interval])
    console.write_table(rows, right=frozenset((1, 2)))


def show_ladder(data: dict[str, Any], console: Console) -> None:
    """A sentence a rung: won, lost, or not shown."""
    console.write()
    for rung in data["ladder"]:
        equal = 1 / data["seats"]
        verdict = "better" if rung["low"] > equal else "worse" if rung["high"] < equal else "open"
        shares = {key: format_percent(rung[key], console) for key in ("win_share", "low", "high")}
        params = {"bot": rung["bot"], "against": rung["against"], "share": shares["win_share"]}
        bounds = {"low": shares["low"], "high": shares["high"]}
        console.say(f"arena-ladder-{verdict}", {**params, **bounds})


def show_gate(gate: dict[str, Any], console: Console) -> None:
    console.write()
    params = {
        "bot": gate["bot"],
        "equal": format_percent(gate["h0"], console),
        "claim": format_percent(gate["h1"], console),
        "blocks": gate["blocks"],
    }
    console.write(console.bold(console.text(f"arena-gate-{gate['verdict']}", params)))
    if gate["verdict"] != UNDECIDED:
        console.say("arena-gate-intervals")


def format_percent(share: float, console: Console) -> str:
    return format_number(share * 100, 1, console) + " %"


def format_number(value: float, digits: int, console: Console, sign: bool = False) -> str:
    """A number as it is written in the language."""
    text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    text = text.replace("-", "−")
    return text.replace(".", ",") if console.lang == "it" else text


def format_duration(seconds: float, console: Console) -> str:
    """A remaining time, no more exact than it can be known."""
    if seconds < 90:
        return console.text("arena-seconds", {"count": round(seconds)})
    if seconds < 5400:
        return console.text("arena-minutes", {"count": round(seconds / 60)})
    return console.text("arena-hours", {"count": format_number(seconds / 3600, 1, console)})

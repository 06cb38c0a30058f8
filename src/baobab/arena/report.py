"""The report: everything a run shows, as plain data for programs and for the table."""

from collections.abc import Sequence
from statistics import median

from baobab.arena.figures import BotFigures, bot_figures, bots_of, seat_shares
from baobab.arena.gate import Gate
from baobab.arena.intervals import Estimate
from baobab.arena.ladder import by_lineup, rungs
from baobab.arena.match import Match
from baobab.arena.play import Result
from baobab.arena.ratings import ANCHOR, connected, ratings

Data = dict[str, object]
DIGITS = 4


def report(
    matches: Sequence[Match], results: Sequence[Result], gate: Gate | None = None, ladder: bool = False
) -> Data:
    """What came of the games. It depends on them alone: not on processes, clocks or interruptions."""
    blocks = len({result.block for result in results})
    anchor = matches[0].lineup[-1].label if ladder else ANCHOR
    data: Data = {
        "title": matches[0].rules().name,
        "seats": matches[0].seats,
        "seed": matches[0].seed,
        "blocks": blocks,
        "games": len(results),
        "bots": [bot_row(bot_figures(results, bot)) for bot in bots_of(results)] if results else [],
        "lineups": [lineup_row(games) for games in by_lineup(results)],
        "by_seat": [{"seat": seat, **share(one)} for seat, one in enumerate(seats_of(results))],
        "ratings": [
            {
                "bot": one.bot,
                "rating": rounded(one.rating, 1),
                "low": rounded(one.low, 1),
                "high": rounded(one.high, 1),
            }
            for one in (ratings(results, anchor) if len(bots_of(results)) > 1 and connected(results) else [])
        ],
        "length": length(results),
    }
    if gate is not None:
        data["gate"] = gate.as_data()
    if ladder:
        data["ladder"] = [
            {key: round(value, DIGITS) if isinstance(value, float) else value for key, value in rung.items()}
            for rung in rungs(results)
        ]
    return data


def bot_row(figures: BotFigures) -> Data:
    """A bot's figures under the names that programs read."""
    return {
        "bot": figures.bot,
        "games": figures.games,
        "places": figures.places,
        **share(figures.win_share),
        **bounded("mean_rank", figures.mean_rank),
        **bounded("margin", figures.margin),
    }


def lineup_row(games: Sequence[Result]) -> Data:
    """One line-up with the figures of its bots among themselves."""
    return {
        "lineup": list(games[0].bots),
        "games": len(games),
        "bots": [bot_row(bot_figures(games, bot)) for bot in bots_of(games)],
    }


def share(one: Estimate) -> Data:
    return {"win_share": rounded(one.value), "low": rounded(one.low), "high": rounded(one.high)}


def bounded(name: str, one: Estimate) -> Data:
    return {name: rounded(one.value), f"{name}_low": rounded(one.low), f"{name}_high": rounded(one.high)}


def rounded(value: float | None, digits: int = DIGITS) -> float | None:
    return None if value is None else round(value, digits)


def seats_of(results: Sequence[Result]) -> list[Estimate]:
    return seat_shares(results) if results else []


def length(results: Sequence[Result]) -> Data:
    """How many decisions the games had."""
    moves = sorted(result.moves for result in results)
    if not moves:
        return {}
    return {
        "mean": round(sum(moves) / len(moves), 1),
        "shortest": moves[0],
        "median": median(moves),
        "longest": moves[-1],
    }

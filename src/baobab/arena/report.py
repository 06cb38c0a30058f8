"""The report of a run, as plain data for programs and tables."""

from collections.abc import Sequence
from statistics import median

from baobab.arena.bot_figures import BotFigures, bot_figures, bot_labels, seat_shares
from baobab.arena.gate import Gate
from baobab.arena.intervals import Estimate
from baobab.arena.ladder import group_by_lineup, ladder_rows
from baobab.arena.match import Match
from baobab.arena.play_game import GameResult
from baobab.arena.ratings import ANCHOR, is_connected, ratings

Data = dict[str, object]
DIGITS = 4


def report(
    matches: Sequence[Match], results: Sequence[GameResult], gate: Gate | None = None, ladder: bool = False
) -> Data:
    """The report of all games. It depends on them alone, not on processes, clocks or interruptions."""
    blocks = len({result.block for result in results})
    anchor = matches[0].lineup[-1].label if ladder else ANCHOR
    data: Data = {
        "title": matches[0].load_title().name,
        "seats": matches[0].seats,
        "seed": matches[0].seed,
        "blocks": blocks,
        "games": len(results),
        "bots": [bot_row(bot_figures(results, bot)) for bot in bot_labels(results)] if results else [],
        "lineups": [lineup_row(games) for games in group_by_lineup(results)],
        "by_seat": [{"seat": seat, **share_fields(one)} for seat, one in enumerate(seat_estimates(results))],
        "ratings": [
            {
                "bot": one.bot,
                "rating": round_optional(one.rating, 1),
                "low": round_optional(one.low, 1),
                "high": round_optional(one.high, 1),
            }
            for one in (
                ratings(results, anchor) if len(bot_labels(results)) > 1 and is_connected(results) else []
            )
        ],
        "length": length_fields(results),
    }
    if gate is not None:
        data["gate"] = gate.as_data()
    if ladder:
        data["ladder"] = [
            {key: round(value, DIGITS) if isinstance(value, float) else value for key, value in rung.items()}
            for rung in ladder_rows(results)
        ]
    return data


def bot_row(figures: BotFigures) -> Data:
    """A bot's figures under the keys of the JSON report."""
    return {
        "bot": figures.bot,
        "games": figures.games,
        "places": figures.places,
        **share_fields(figures.win_share),
        **bounded_fields("mean_rank", figures.mean_rank),
        **bounded_fields("margin", figures.margin),
    }


def lineup_row(games: Sequence[GameResult]) -> Data:
    """One line-up with the figures of its bots among themselves."""
    return {
        "lineup": list(games[0].bots),
        "games": len(games),
        "bots": [bot_row(bot_figures(games, bot)) for bot in bot_labels(games)],
    }


def share_fields(one: Estimate) -> Data:
    return {
        "win_share": round_optional(one.value),
        "low": round_optional(one.low),
        "high": round_optional(one.high),
    }


def bounded_fields(name: str, one: Estimate) -> Data:
    return {
        name: round_optional(one.value),
        f"{name}_low": round_optional(one.low),
        f"{name}_high": round_optional(one.high),
    }


def round_optional(value: float | None, digits: int = DIGITS) -> float | None:
    return None if value is None else round(value, digits)


def seat_estimates(results: Sequence[GameResult]) -> list[Estimate]:
    return seat_shares(results) if results else []


def length_fields(results: Sequence[GameResult]) -> Data:
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

"""Figures: what came of the games for each bot and each seat, with intervals from blocks.

In a block every bot held every seat with the same draws; a block's figure is the mean over its games. Where
several bots share the first place, they share the win; where they share a place, each has the mean of those
places. So among equals a win share is 1/n and a mean rank (n + 1)/2, whatever the ties.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from baobab.arena.intervals import Estimate, bounded, estimate, within
from baobab.arena.play import Result

Figure = Callable[[Result, int], float]


@dataclass(frozen=True)
class BotFigures:
    """What a bot did: `games` it took part in, and `places`, the seats it held in them."""

    bot: str
    games: int
    places: int
    win_share: Estimate
    mean_rank: Estimate
    margin: Estimate
    asked: int
    seconds: float

    @property
    def thinking(self) -> float | None:
        """Seconds a decision took, where that was measured."""
        return self.seconds / self.asked if self.asked else None


def win_share(result: Result, seat: int) -> float:
    """The part of the win that a seat has: all, nothing, or its share of a shared first place."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def rank(result: Result, seat: int) -> float:
    """The place of a seat; who shares places has their mean."""
    place = result.ranks[seat]
    return place + (result.ranks.count(place) - 1) / 2


def margin(result: Result, seat: int) -> float:
    """Points ahead of the best other seat, or behind it."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - max(others)


def bots_of(results: Iterable[Result]) -> list[str]:
    """All bots, in the order in which the line-ups name them."""
    return list(dict.fromkeys(bot for result in results for bot in result.bots))


def bot_figures(results: Sequence[Result], bot: str) -> BotFigures:
    """The figures of one bot, over all seats it held."""
    games = [result for result in results if bot in result.bots]
    held = [(result, seat) for result in games for seat, who in enumerate(result.bots) if who == bot]
    seats = len(games[0].bots)
    shares = by_block(held, win_share)
    alone = len(held) == seats * len(games)  # against itself a bot has its share for certain
    return BotFigures(
        bot=bot,
        games=len(games),
        places=len(held),
        win_share=within(estimate(shares, 1 / seats), 0.0, 1.0)
        if alone
        else bounded(shares, 1 / seats, 0.0, 1.0),
        mean_rank=within(estimate(by_block(held, rank), (seats + 1) / 2), 1.0, seats),
        margin=estimate(by_block(held, margin)),
        asked=sum(result.asked[seat] for result, seat in held),
        seconds=sum(result.seconds[seat] for result, seat in held),
    )


def seat_shares(results: Sequence[Result]) -> list[Estimate]:
    """The win share of each seat: since every bot held each of them, it is the seat's own."""
    seats = len(results[0].bots)
    return [
        bounded(by_block([(result, seat) for result in results], win_share), 1 / seats, 0.0, 1.0)
        for seat in range(seats)
    ]


def by_block(held: Sequence[tuple[Result, int]], figure: Figure) -> list[float]:
    """A figure for each block: its mean over the games of the block."""
    blocks: dict[int, list[float]] = {}
    for result, seat in held:
        blocks.setdefault(result.block, []).append(figure(result, seat))
    return [fmean(values) for _, values in sorted(blocks.items())]

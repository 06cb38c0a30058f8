"""Win share, mean rank and margin of each bot and each seat, with intervals from blocks.

In a block every bot held every seat with the same draws; a block's figure is the mean over its games. Where
several bots share the first place, they share the win; where they share a place, each has the mean of those
places. So among equals a win share is 1/n and a mean rank (n + 1)/2, whatever the ties.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from baobab.arena.intervals import FLAT, Estimate, bounded_estimate, estimate, is_flat, widened_estimate
from baobab.arena.play_game import GameResult

Figure = Callable[[GameResult, int], float]


@dataclass(frozen=True)
class BotFigures:
    """The figures of a bot: `games` it took part in, `places` it held in them (one per seat)."""

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


def win_share(result: GameResult, seat: int) -> float:
    """A seat's part of the win: all, nothing, or its share of a shared first place."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def shared_rank(result: GameResult, seat: int) -> float:
    """The place of a seat; seats that share places have their mean."""
    place = result.ranks[seat]
    return place + (result.ranks.count(place) - 1) / 2


def score_margin(result: GameResult, seat: int) -> float:
    """Points ahead of the best other seat, or behind it."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - max(others)


def own_seats(result: GameResult, seat: int) -> int:
    """How many seats the bot in this seat holds; only one of them can win."""
    return result.bots.count(result.bots[seat])


def least_share(result: GameResult, seat: int) -> float:
    """The least possible share: a bot that plays only itself always wins with one of its seats."""
    return 1 / len(result.bots) if own_seats(result, seat) == len(result.bots) else 0.0


def most_share(result: GameResult, seat: int) -> float:
    return 1 / own_seats(result, seat)


def best_rank(result: GameResult, seat: int) -> float:
    """The mean of the first places, as many as the bot has seats."""
    return (own_seats(result, seat) + 1) / 2


def worst_rank(result: GameResult, seat: int) -> float:
    return len(result.bots) + 1 - best_rank(result, seat)


def bot_labels(results: Iterable[GameResult]) -> list[str]:
    """All bots, in the order in which the line-ups name them."""
    return list(dict.fromkeys(bot for result in results for bot in result.bots))


def bot_figures(results: Sequence[GameResult], bot: str) -> BotFigures:
    """The figures of one bot, over all seats it held."""
    games = [result for result in results if bot in result.bots]
    held = [(result, seat) for result in games for seat, who in enumerate(result.bots) if who == bot]
    seats = len(games[0].bots)
    return BotFigures(
        bot=bot,
        games=len(games),
        places=len(held),
        win_share=estimate_within_reach(held, win_share, 1 / seats, least_share, most_share),
        mean_rank=estimate_within_reach(held, shared_rank, (seats + 1) / 2, best_rank, worst_rank),
        margin=mean_margin(games, bot, held),
        asked=sum(result.asked[seat] for result, seat in held),
        seconds=sum(result.seconds[seat] for result, seat in held),
    )


def estimate_within_reach(
    held: Sequence[tuple[GameResult, int]], figure: Figure, equal: float, least: Figure, most: Figure
) -> Estimate:
    """The mean of a figure, bounded by what a bot can reach with the seats that it holds."""
    lowest, highest = (fmean(by_block(held, bound)) for bound in (least, most))
    return bounded_estimate(by_block(held, figure), equal, lowest, highest)


def mean_margin(games: Sequence[GameResult], bot: str, held: Sequence[tuple[GameResult, int]]) -> Estimate:
    """The mean margin. It has no bounds; where all blocks agree, the extremes of single games stand in."""
    single = [
        fmean(score_margin(game, seat) for seat, who in enumerate(game.bots) if who == bot) for game in games
    ]
    blocks = by_block(held, score_margin)
    one = estimate(blocks)
    if not is_flat(one):
        return one
    if max(single) - min(single) < FLAT:
        return Estimate(one.value, None, None)
    return widened_estimate(blocks, min(single), max(single))


def seat_shares(results: Sequence[GameResult]) -> list[Estimate]:
    """The win share of each seat; every bot held every seat, so it is the seat's own."""
    seats = len(results[0].bots)
    return [
        bounded_estimate(by_block([(result, seat) for result in results], win_share), 1 / seats, 0.0, 1.0)
        for seat in range(seats)
    ]


def by_block(held: Sequence[tuple[GameResult, int]], figure: Figure) -> list[float]:
    """A figure for each block: its mean over the games of the block."""
    blocks: dict[int, list[float]] = {}
    for result, seat in held:
        blocks.setdefault(result.block, []).append(figure(result, seat))
    return [fmean(values) for _, values in sorted(blocks.items())]

"""The skill ladder: does a bot get stronger when it may think longer?

A bot with two and with four times the budget plays against itself with the budget. If thinking longer does
not win, the search is broken, or the game is decided before it starts.
"""

from collections.abc import Sequence

from baobab.arena.bot_figures import bot_figures
from baobab.arena.lineup import LineupEntry, read_entry
from baobab.arena.play_game import GameResult
from baobab.bots.bot import Bot
from baobab.bots.greedy import GreedyBot
from baobab.bots.levels import LevelBot
from baobab.bots.random_bot import RandomBot
from baobab.errors import BaobabError
from baobab.kernel.title import Title

FACTORS = (2, 4)


def ladder_lineups(base: LineupEntry, title: Title, seats: int) -> list[tuple[LineupEntry, ...]]:
    """For each factor a bot with that multiple of the budget, among bots with the budget."""
    if not base.has_budget:
        raise BaobabError("error-arena-ladder", {"bot": base.label})
    if ignores_budget(base.bot(), title):
        raise BaobabError("error-arena-ladder-heedless", {"bot": base.name})
    return [(base.with_budget_times(factor), *[base] * (seats - 1)) for factor in FACTORS]


def ignores_budget(bot: Bot, title: Title) -> bool:
    """Is this a built-in bot that ignores its budget?"""
    player = bot.bot_for(title) if isinstance(bot, LevelBot) else bot
    return isinstance(player, RandomBot | GreedyBot)


def read_ladder(text: str, title: Title, seats: int) -> list[tuple[LineupEntry, ...]]:
    """The line-ups of a ladder given as `search@200it`."""
    return ladder_lineups(read_entry(text), title, seats)


def ladder_rows(results: Sequence[GameResult]) -> list[dict[str, object]]:
    """What each longer budget won against the shortest."""
    found = []
    for tables in group_by_lineup(results):
        first, *others = tables[0].bots
        figures = bot_figures(tables, first)
        found.append(
            {
                "bot": first,
                "against": others[0],
                "games": figures.games,
                "win_share": figures.win_share.value,
                "low": figures.win_share.low,
                "high": figures.win_share.high,
            }
        )
    return found


def group_by_lineup(results: Sequence[GameResult]) -> list[list[GameResult]]:
    """The results of each line-up, in the order in which they were given; rotation 0 seats it as given."""
    lineups: dict[tuple[str, ...], list[GameResult]] = {}
    for result in results:
        at = len(result.bots) - result.rotation
        lineups.setdefault(result.bots[at:] + result.bots[:at], []).append(result)
    return list(lineups.values())

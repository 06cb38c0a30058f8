"""Board games set in Africa at one table: for people, for bots, and for researchers.

>>> import baobab
>>> game = baobab.new("africa", seats=3, seed=7)
>>> game.over
False
"""

from baobab import compiled

# Before any module that exists compiled is imported.
compiled.install()

from baobab.game import Game  # noqa: E402
from baobab.kernel import record  # noqa: E402
from baobab.kernel.luck import FastLuck, Luck, SealedLuck  # noqa: E402
from baobab.kernel.options import OptionValue  # noqa: E402
from baobab.kernel.playout import Tally, playout, random_game  # noqa: E402
from baobab.kernel.title import Title  # noqa: E402
from baobab.replay import replay as replay_record  # noqa: E402
from baobab.titles import title, title_of_position, title_of_record  # noqa: E402

__all__ = [
    "FastLuck",
    "Game",
    "SealedLuck",
    "Tally",
    "Title",
    "__version__",
    "at",
    "new",
    "playout",
    "random_game",
    "replay",
    "title",
]

__version__ = "0.1.0"


def new(name: str, seats: int, seed: int = 0, luck: Luck | None = None, **options: OptionValue) -> Game:
    """A new game of a title under today's rules; the seed, or a luck of your own, decides all chance."""
    return Game.new(title(name), seats, luck or FastLuck(seed), options)


def at(name: str, position: str, seed: int = 0) -> Game:
    """A game that begins in a position given as one line of text, under the version that it names."""
    return Game.at(title_of_position(name, position), position, FastLuck(seed))


def replay(text: str) -> Game:
    """The game that a record tells, every outcome, hash and result checked."""
    page = record.read(text)
    return replay_record(text, title_of_record(page.title, page.data, page.version))

"""Play the lines of a stored event: draws as written, checked against the secret if it is known."""

from collections.abc import Mapping

from baobab.game import Game
from baobab.kernel import record
from baobab.kernel.luck import Luck, SealedLuck
from baobab.kernel.options import OptionValue
from baobab.kernel.record import Line
from baobab.kernel.title import Title
from baobab.replay import RecordedLuck, follow_line
from baobab.table.storage.events import HOLD


def is_held(body: str) -> bool:
    """Does a turn wait for its end after this event?"""
    return body.endswith(f"\n{HOLD}")


def read_move(text: str) -> Line:
    """One stored line of a record."""
    page = record.Record("", 0, "", 0)
    record.read_lines(page, [text], 0)
    return page.lines[0]


def told_luck(title: Title, luck: Luck) -> RecordedLuck:
    """A luck that deals what a line tells; a sealed luck proves that it would have dealt the same."""
    return RecordedLuck(title, luck.line(False), luck if isinstance(luck, SealedLuck) else None)


def set_up_game(
    title: Title, text: str, luck: Luck, position: str, seats: int, options: Mapping[str, OptionValue]
) -> Game:
    """The game that a `start` line begins: set up with its draws, or in a position."""
    told = told_luck(title, luck)
    told.expect(text.partition("=")[2].strip())
    if position:
        game = Game.at(title, position, told)
    else:
        game = Game.new(title, seats, told, options)
    told.check_used()
    game.luck = luck
    return game


def replay_line(game: Game, text: str, hold: bool) -> None:
    """Do what a line of the record says."""
    luck = game.luck
    told = told_luck(game.title, luck)
    told.epoch = luck.epoch if isinstance(luck, SealedLuck) else 0
    game.luck = told
    try:
        follow_line(game, read_move(text), told, hold)
    finally:
        game.luck = told.proof if told.proof is not None else luck

"""Positions for the tests of Namibia: one line of text, in which by default seat n has the n-th card."""

from tests.titles.positions import Positions

from baobab.game import Game
from baobab.titles.namibia.state import NamibiaState
from baobab.titles.namibia.title import Namibia

TITLE = Namibia()
BOARD = TITLE.board


def space(name: str) -> int:
    return BOARD.spaces.find(name)


def edge(name: str) -> int:
    return BOARD.edges.find(name)


def cubes(game: Game, name: str) -> str:
    """What lies on a space: `gold 3`, `abandoned`, or ``."""
    s, at = state(game), space(name)
    if s.ore[at] == BOARD.kinds:
        return "abandoned"
    return "" if s.ore[at] < 0 else f"{BOARD.commodities.names[s.ore[at]]} {s.cubes[at]}"


def head(game: Game, name: str) -> str:
    """The mine on a space: `0up`, `2lying`, or ``."""
    value = state(game).heads[space(name)]
    return "" if value < 0 else f"{value >> 1}{'up' if value & 1 else 'lying'}"


def events_told(game: Game, kind: str) -> list[list[int]]:
    """The parameters of all events of a kind so far."""
    events = [*game.setup_events, *(event for step in game.steps for event in step.events)]
    return [event.public for event in events if TITLE.events[event.kind].name == kind]


GAMES = Positions(TITLE, NamibiaState)
at, new, load, state = GAMES.at, GAMES.new, GAMES.load, GAMES.state

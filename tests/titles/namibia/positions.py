"""Positions in one line, moves in notation: what the tests of Namibia are written with."""

import json
import os
from collections.abc import Callable
from typing import Any

from baobab.game import Game
from baobab.kernel.data import Data
from baobab.kernel.luck import FastLuck
from baobab.kernel.options import OptionValue
from baobab.titles.namibia.state import NamibiaState
from baobab.titles.namibia.title import Namibia

TITLE = Namibia()
BOARD = TITLE.board
SEED = int(os.environ.get("BAOBAB_SEED", "1"))


def at(text: str, title: Namibia = TITLE) -> Game:
    """A game in a position: `at("4 ask=bribe/0 round=2")`. By default seat n has the n-th card."""
    return Game.at(title, f"namibia/1 {text}", FastLuck(1))


def new(seats: int, seed: int = 1, title: Namibia = TITLE, **options: OptionValue) -> Game:
    return Game.new(title, seats, FastLuck(seed), options)


def play(game: Game, moves: str) -> Game:
    """Carry out moves in notation, parted by semicolons."""
    for move in moves.split(";"):
        game.play(move.strip())
    return game


def state(game: Game) -> NamibiaState:
    assert isinstance(game.state, NamibiaState)
    return game.state


def why(game: Game, move: str) -> str:
    """The clause and the key of the reason against a move, or "" if it is allowed."""
    reason = game.why_not(move)
    return "" if reason is None else f"{reason.clause} {reason.key.removeprefix('reason-')}"


def shown(game: Game, move: str, lang: str = "en") -> str:
    """What a move will cost or bring, as it is offered."""
    return next(choice.preview or "" for choice in game.options(lang) if choice.notation == move)


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


def offers(game: Game, kind: str) -> set[str]:
    """The arguments with which a kind of move is allowed now."""
    return {move.partition(" ")[2] for move in game.legal() if move.split()[0] == kind}


def told(game: Game, kind: str) -> list[list[int]]:
    """The parameters of all events of a kind so far."""
    events = [*game.setup_events, *(event for step in game.steps for event in step.events)]
    return [event.public for event in events if TITLE.events[event.kind].name == kind]


def altered(change: Callable[[Any], object]) -> Namibia:
    """The title with other figures: `altered(lambda d: d["tracks"].update(rounds=2))`."""
    content = json.loads(TITLE.data.text)
    change(content)
    return Namibia(Data(json.dumps(content)))

"""Positions of Ticket to Ride in one line, games from there, and questions about them."""

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from baobab.game import Game
from baobab.kernel.data import Data
from baobab.kernel.luck import FastLuck, Luck
from baobab.kernel.notes import Reason
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.title import TicketToRide

TITLE = TicketToRide()
BOARD = TITLE.board
SEED = int(os.environ.get("BAOBAB_SEED", "1"))
"""Random tests print it; set BAOBAB_SEED to repeat a run."""

DISPLAY = "1:red,2:orange,3:yellow,4:green,5:blue,terrain1:desert,terrain2:jungle"
CAPE = "cape_town-port_elizabeth-black"
EMPTY = "display=1:empty,2:empty,3:empty,4:empty,5:empty,terrain1:empty,terrain2:empty"
ALL_TRAINS = "red orange yellow green blue purple white black".split()


def say_seed() -> None:
    """What to set to repeat a test, shown where it fails."""
    sys.stdout.write(f"BAOBAB_SEED={SEED}\n")


def line(seats: int, text: str = "", ask: str = "turn/0") -> str:
    """A position: what is not said is an ordinary middle of a game, with two tickets kept by
    everybody and all train cards drawn blind from a deck never shuffled again."""
    said = {word.partition("=")[0] for word in text.split()}
    words = [f"ticket_to_ride/1 {seats} ask={ask}"]
    if "display" not in said:
        words.append(f"display={DISPLAY}")
    if "offered" not in said:
        names = BOARD.tickets.names[: 4 * seats]
        words.append("offered=" + ",".join(names))
        words.append("offered_to=" + ",".join(str(seat) for seat in range(seats) for _ in range(4)))
        words.append("kept=" + ",".join(["kept,kept,returned,returned"] * seats))
    if "hand" in said and "drawn" not in said:
        held = next(word for word in text.split() if word.startswith("hand="))
        words.append(held.replace("hand=", "drawn="))
    return " ".join([*words, text]).strip()


def table(seats: int, text: str = "", ask: str = "turn/0", outcomes: str | None = None) -> Game:
    """A game at such a position; `outcomes` says what chance brings, in notation."""
    luck: Luck = FastLuck(SEED) if outcomes is None else TITLE.given(outcomes)
    return Game.at(TITLE, line(seats, text, ask), luck)


def tickets(own: str, *others: str) -> str:
    """Fields that give every seat two kept tickets (`A-B C-D`) and two others that it returned."""
    hands = [names.split() for names in (own, *others)]
    used = [name for hand in hands for name in hand]
    spare = [name for name in BOARD.tickets.names if name not in used]
    offered = [name for hand in hands for name in (*hand, spare.pop(), spare.pop())]
    seats = [str(seat) for seat in range(len(hands)) for _ in range(4)]
    kept = ["kept,kept,returned,returned"] * len(hands)
    return f"offered={','.join(offered)} offered_to={','.join(seats)} kept={','.join(kept)}"


def hoard(seat: int, less: dict[str, int] | None = None) -> str:
    """All train cards in one hand, but for some."""
    full = {**dict.fromkeys(ALL_TRAINS, 12), "locomotive": 14}
    left = {name: n - (less or {}).get(name, 0) for name, n in full.items()}
    return ",".join(f"{seat}.{name}:{n}" for name, n in left.items() if n)


def no_tickets() -> str:
    """All tickets kept by the first player and the second."""
    names = TITLE.board.tickets.names
    fates, seats = ["kept"] * 48, []
    for group in range(12):
        seats += [str(group % 2)] * 4
    return f"offered={','.join(names)} offered_to={','.join(seats)} kept={','.join(fates)}"


def state(game: Game) -> TicketState:
    assert isinstance(game.state, TicketState)
    return game.state


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def hand(game: Game, seat: int) -> dict[str, int]:
    """A seat's train cards by name, those it has."""
    return held(list(state(game).hand[seat * 9 : seat * 9 + 9]), BOARD.train_cards.names)


def front(game: Game, seat: int) -> dict[str, int]:
    """The terrain cards in front of a seat."""
    return held(list(state(game).seen[seat * 12 + 9 : seat * 12 + 12]), BOARD.terrains.names)


def discards(game: Game) -> dict[str, int]:
    return held(list(state(game).discards), BOARD.cards.names)


def display(game: Game) -> str:
    """The face-up cards, trains and then terrain."""
    return " ".join(BOARD.cards.names[card] if card >= 0 else "-" for card in state(game).display)


def held(counts: list[int], names: list[str]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n}


def why(game: Game, move: str) -> Reason:
    """The reason against a move; it must be one, and sayable in both languages."""
    reason = game.why_not(move)
    assert reason is not None, f"{move} is legal"
    assert game.say(reason, "en")
    assert game.say(reason, "it")
    return reason


def clause(game: Game, move: str) -> str:
    return why(game, move).clause


def points(game: Game) -> list[int]:
    return game.scores()


def owned(*claims: str) -> str:
    """The field of claimed routes: `0 cape_town-port_elizabeth-black` or `0x2 …` if doubled."""
    return "claims=" + ",".join(f"{claim.split()[1]}:{claim.split()[0]}" for claim in claims)


def variant(change: Callable[[dict[str, Any]], None]) -> TicketToRide:
    """The title with a corrected data file."""
    content = json.loads(TITLE.data.text)
    change(content)
    return TicketToRide(Data(json.dumps(content)))

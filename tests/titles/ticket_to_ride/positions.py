"""Positions for the tests of Ticket to Ride: one line of text, completed to an ordinary middle of a game."""

from tests.titles.positions import Positions

from baobab.game import Game
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.title import TicketToRide

TITLE = TicketToRide()
BOARD = TITLE.board

DISPLAY = "1:red,2:orange,3:yellow,4:green,5:blue,terrain1:desert,terrain2:jungle"
CAPE = "cape_town-port_elizabeth-black"
EMPTY = "display=1:empty,2:empty,3:empty,4:empty,5:empty,terrain1:empty,terrain2:empty"
ALL_TRAINS = "red orange yellow green blue purple white black".split()


def complete(text: str) -> str:
    """What the text leaves out is an ordinary middle of a game, with two tickets kept by everybody and all
    train cards drawn blind from a deck never shuffled again."""
    seats, *words = text.split()
    said = dict(word.split("=", 1) for word in words)
    said.setdefault("ask", "turn/0")
    said.setdefault("display", DISPLAY)
    if "offered" not in said:
        said["offered"] = ",".join(BOARD.tickets.names[: 4 * int(seats)])
        said["offered_to"] = ",".join(str(seat) for seat in range(int(seats)) for _ in range(4))
        said["kept"] = ",".join(["kept,kept,returned,returned"] * int(seats))
    if "hand" in said:
        said.setdefault("drawn", said["hand"])
    return " ".join([seats, *(f"{name}={value}" for name, value in said.items())])


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


def points(game: Game) -> list[int]:
    return game.scores()


def owned(*claims: str) -> str:
    """The field of claimed routes: `0 cape_town-port_elizabeth-black` or `0x2 …` if doubled."""
    return "claims=" + ",".join(f"{claim.split()[1]}:{claim.split()[0]}" for claim in claims)


GAMES = Positions(TITLE, TicketState, complete)
at, new, load, state = GAMES.at, GAMES.new, GAMES.load, GAMES.state

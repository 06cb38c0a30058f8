"""What chance decides before the first decision: initial squares, cards, the start player.  NAM-S.2..6"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import draw, filled
from baobab.kernel.events import Teller
from baobab.kernel.first_player import choose_first_player
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.titles.namibia import events
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.options import FIRST_PLAYER
from baobab.titles.namibia.spaces import forbidden_commodity
from baobab.titles.namibia.state import NamibiaState
from baobab.titles.namibia.streams import CARDS, SEATS, SQUARES
from baobab.titles.namibia.supply import add_cubes
from baobab.titles.namibia.turn import CUBE


def draw_all(b: Board, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
    """The three draws: initial squares, cards, the start player.

    NAM-S.2 NAM-S.4..6 NAM-T.1 NAM-R-28 NAM-R-29
    """
    bag = filled(b.kinds, 1)
    for square in b.squares:
        commodity = draw(s, luck, SQUARES, bag, EVERYBODY)
        add_cubes(s, square, commodity, 1)
        if tell is not None:
            tell.tell(events.SQUARE, [commodity, square])
    cards = filled(b.figures.cards.size, 1)
    for seat in range(s.seats):
        s.card[seat] = draw(s, luck, CARDS, cards, EVERYBODY)
        if tell is not None:
            tell.tell(events.CARD, [seat, forbidden_commodity(b, s, seat)])
    deal_cubes(b, s)
    first = choose_first_player(s, luck, FIRST_PLAYER, SEATS)
    for place in range(s.seats):
        s.order[place] = (first + place) % s.seats
    if tell is not None:
        tell.tell(events.FIRST, [first])
        for edge in b.park_tracks if s.seats == 3 else vec[i64]():
            tell.tell(events.PARK, [edge])
    s.clear()
    s.ask(CUBE, first)


def deal_cubes(b: Board, s: NamibiaState) -> None:
    """Each player takes one cube of every commodity that they may mine.  NAM-S.6"""
    for seat in range(s.seats):
        for commodity in range(b.kinds):
            if commodity != forbidden_commodity(b, s, seat):
                s.hand[seat * b.kinds + commodity] = 1
                s.pool[commodity] -= 1

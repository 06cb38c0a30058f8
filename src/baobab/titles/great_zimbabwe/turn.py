"""The questions of the game by their places, and the way cattle and requirements change."""

from typing import Final

from mypy_extensions import i64

from baobab.titles.great_zimbabwe.cards import GU
from baobab.titles.great_zimbabwe.state import HELD, ZimbabweState

START: Final = 0
GIFT: Final = 1
TURN: Final = 2
BUILD: Final = 3
PLACE: Final = 4
SITE: Final = 5
WAY: Final = 6
PRICES: Final = 7
CHARM: Final = 8
LAY: Final = 9
RAIN: Final = 10
RAIN_WAY: Final = 11
HERD: Final = 12
RAISE: Final = 13
MAKER: Final = 14
TAKE: Final = 15
FROM: Final = 16
"""The phases of the title, by their places."""


def requirement(s: ZimbabweState, seat: i64) -> i64:
    """What a seat needs to win: 20, and what god, specialists and technologies add.

    TGZ-VR-1 TGZ-GD-XAN
    """
    c = s.board.cards
    vr = c.starting_vr
    if s.god[seat] >= 0:
        vr += c.god_vr[s.god[seat]]
    for specialist in range(len(s.specialists)):
        if s.specialists[specialist] - HELD == seat:
            vr += c.specialist_vr[specialist]
    for craft in range(c.crafts.size):
        vr += technology_adds(s, seat, craft)
    return vr


def technology_adds(s: ZimbabweState, seat: i64, craft: i64) -> i64:
    """What a seat's card of a craft adds to its requirement; nothing where it holds none.

    TGZ-VR-1 TGZ-GD-GU
    """
    card = s.cards[s.holder(craft, seat)]
    if card == 0:
        return 0
    c = s.board.cards
    return c.gu_vr if s.god[seat] == GU else c.card_vr[craft * 2 + card - 1]


def move_disc(s: ZimbabweState, seat: i64) -> None:
    """Set a seat's requirement anew; a disc that moves goes on top of the pile on its new space.

    TGZ-VR-3 TGZ-AMB-5 TGZ-AMB-35
    """
    vr = requirement(s, seat)
    if vr == s.vr[seat]:
        return
    s.vr[seat] = vr
    pile = s.pile
    place: i64 = 0
    while pile[place] != seat:
        place += 1
    while place + 1 < len(pile):
        pile[place] = pile[place + 1]
        place += 1
    pile[place] = seat


def from_stock(s: ZimbabweState, seat: i64, cattle: i64) -> None:
    """Cattle from the common stock, which never runs out.  TGZ-AMB-20"""
    s.cash[seat] += cattle
    s.afoot += cattle


def to_stock(s: ZimbabweState, seat: i64, cattle: i64) -> None:
    """Cattle to the common stock.  TGZ-CTL-2"""
    s.cash[seat] -= cattle
    s.afoot -= cattle

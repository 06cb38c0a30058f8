"""Posted prices: set for new cards, raised for others, changed at will by Dziva.  TGZ-PRC TGZ-GD-DZI"""

from typing import Final

from mypy_extensions import i64

from baobab.titles.great_zimbabwe.cards import ANANSI
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import PRICES

FREELY: Final = 0
OWED: Final = 1
DZIVA: Final = 2
DZIVA_OWED: Final = 3
MODES: Final = ["freely", "owed", "dziva", "dziva_owed"]
"""How prices are set: raised or left alone; raised, and one at least; and the same for Dziva, who may
lower them, too."""


def ask_prices(s: ZimbabweState, seat: i64, mode: i64) -> None:
    """Ask for prices from the first craft on."""
    s.ask(PRICES, seat, 0, mode)


def can_raise_price(s: ZimbabweState, seat: i64) -> bool:
    """Is some price of this seat below the highest?  TGZ-PRC-3 TGZ-PRC-5"""
    c = s.board.cards
    for craft in range(c.crafts.size):
        if s.cards[s.holder(craft, seat)] > 0 and s.prices[s.holder(craft, seat)] < c.most_price:
            return True
    return False


def only_raise(s: ZimbabweState, seat: i64) -> i64:
    """The craft whose price is the only one that could rise, by one step to the highest; or -1."""
    c = s.board.cards
    found: i64 = -1
    for craft in range(c.crafts.size):
        now = s.prices[s.holder(craft, seat)]
        if now > 0 and now < c.most_price:
            if found >= 0 or now + 1 < c.most_price:
                return -1
            found = craft
    return found


def price_of(s: ZimbabweState, seat: i64, maker: i64) -> i64:
    """What a buyer pays a craftsman: the posted price of its owner's card, or 1 for Anansi.

    TGZ-RAI-8 TGZ-PRC-1 TGZ-GD-ANA
    """
    c = s.board.cards
    if s.god[seat] == ANANSI:
        return c.anansi_price
    return s.prices[s.owners[maker] * c.crafts.size + c.craft_of(maker)]


def new_card(s: ZimbabweState, seat: i64) -> i64:
    """The first craft whose card has no price yet, or -1.  TGZ-PRC-2"""
    for craft in range(s.board.cards.crafts.size):
        if s.cards[s.holder(craft, seat)] > 0 and s.prices[s.holder(craft, seat)] == 0:
            return craft
    return -1

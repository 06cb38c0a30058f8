"""The figures of the table that everybody may know.  TGZ-CTL-3"""

from baobab.titles.great_zimbabwe.cards import QAMATA, SHADIPINYI
from baobab.titles.great_zimbabwe.generosity import cattle_on_plaques, row_of_plaques
from baobab.titles.great_zimbabwe.revenue import income
from baobab.titles.great_zimbabwe.state import HELD, ZimbabweState


def accounts(s: ZimbabweState) -> dict[str, list[int]]:
    """Cattle in hand, on cards and on plaques (the god's belongs to nobody), points and requirement.

    The common stock is unlimited, so it is counted from nothing: what was paid into it, less what it gave.
    """
    seats = range(int(s.seats))
    return {
        "cattle": [int(s.cash[seat]) for seat in seats],
        "cards": [on_cards(s, seat) for seat in seats],
        "plaque": on_plaques(s),
        "stock": [*[0 for _ in seats], -int(s.afoot)],
        "points": [int(s.vp[seat]) for seat in seats],
        "requirement": [int(s.vr[seat]) for seat in seats],
        "income": [int(income(s, seat)) for seat in seats],
    }


def on_cards(s: ZimbabweState, seat: int) -> int:
    """All cattle that lie on the cards of a seat.  TGZ-CTL-1"""
    crafts = range(s.board.cards.crafts.size)
    earned = sum([int(s.earned[s.holder(craft, seat)]) for craft in crafts])
    paid = sum([int(s.paid[i]) for i in range(len(s.paid)) if s.specialists[i] - HELD == seat])
    return earned + paid + (int(s.fees) if s.has(seat, QAMATA) else 0)


def on_plaques(s: ZimbabweState) -> list[int]:
    """The cattle on the plaque of each seat, and on the god's.  TGZ-BID-6 TGZ-GD-SHA"""
    heaps = [int(heap) for heap in cattle_on_plaques(s)]
    out = [0] * (int(s.seats) + 1)
    if s.worshipper(SHADIPINYI) >= 0:
        out[-1] = heaps.pop(0)
    for seat, heap in zip(row_of_plaques(s), heaps, strict=True):
        out[seat] = heap
    return out

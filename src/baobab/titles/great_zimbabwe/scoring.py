"""Victory points against the requirement, and who comes before whom.  TGZ-VP TGZ-WIN"""

from mypy_extensions import i64

from baobab.titles.great_zimbabwe.cards import XANGO
from baobab.titles.great_zimbabwe.generosity import row
from baobab.titles.great_zimbabwe.options import OUTRIGHT, XANGO_MODE
from baobab.titles.great_zimbabwe.state import ZimbabweState


def monument_points(s: ZimbabweState, seat: i64) -> i64:
    """The worth of a seat's monuments by their levels.  TGZ-VP-1"""
    points: i64 = 0
    for i in range(len(s.monuments)):
        if s.owner(i) == seat:
            points += s.board.cards.level_points[s.level(i)]
    return points


def craftsman_points(s: ZimbabweState, seat: i64) -> i64:
    """The worth of a seat's craftsmen.  TGZ-VP-1 TGZ-CRF-8"""
    points: i64 = 0
    for maker in range(len(s.makers)):
        if s.owners[maker] == seat:
            points += s.board.cards.points[s.board.cards.craft_of(maker)]
    return points


def qualifies(s: ZimbabweState, seat: i64) -> bool:
    """Has a seat as many victory points as it needs?  TGZ-WIN-1"""
    return s.vp[seat] >= s.vr[seat]


def places(s: ZimbabweState) -> list[int]:
    """For each seat its place in this round's order of turns, or in the row of plaques before that."""
    out = [0] * int(s.seats)
    order = s.order if s.order[0] >= 0 else row(s)
    for place in range(s.seats):
        out[order[place]] = place
    return out


def standing(s: ZimbabweState) -> list[list[int]]:
    """For each seat what decides, larger being better: the margin, Xango, points, earlier turn.

    If the table plays Xango outright, his worshipper beats all others who qualify.

    TGZ-WIN-2 TGZ-WIN-3 TGZ-GD-XAN TGZ-AMB-15
    """
    early = places(s)
    keys = []
    for seat in range(s.seats):
        xango = 1 if s.has(seat, XANGO) else 0
        ahead = 1 if s.options[XANGO_MODE] == OUTRIGHT and xango and qualifies(s, seat) else 0
        keys.append([ahead, int(s.vp[seat] - s.vr[seat]), xango, int(s.vp[seat]), -early[seat]])
    return keys


def winner(s: ZimbabweState) -> int:
    keys = standing(s)
    return keys.index(max(keys))


def breakdown(s: ZimbabweState) -> dict[str, list[int]]:
    """What a seat has beyond its requirement: monuments and craftsmen, less the requirement."""
    seats = range(s.seats)
    return {
        "monuments": [int(monument_points(s, seat)) for seat in seats],
        "craftsmen": [int(craftsman_points(s, seat)) for seat in seats],
        "requirement": [-int(s.vr[seat]) for seat in seats],
    }

"""Victory points against the requirement, and who comes before whom.  TGZ-VP TGZ-WIN"""

from mypy_extensions import i64

from baobab.titles.great_zimbabwe.cards import XANGO
from baobab.titles.great_zimbabwe.generosity import row_of_plaques
from baobab.titles.great_zimbabwe.options import OUTRIGHT, XANGO_MODE
from baobab.titles.great_zimbabwe.state import HELD, ZimbabweState
from baobab.titles.great_zimbabwe.turn import technology_adds


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
    order = s.order if s.order[0] >= 0 else row_of_plaques(s)
    for place in range(s.seats):
        out[order[place]] = place
    return out


def standing_keys(s: ZimbabweState) -> list[list[int]]:
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
    keys = standing_keys(s)
    return keys.index(max(keys))


class Addition:
    """A card of a seat, and what it adds to the requirement."""

    def __init__(self, kind: str, card: str, adds: i64) -> None:
        self.kind = kind
        self.card = card
        self.adds = int(adds)


def additions(s: ZimbabweState, seat: i64) -> list[Addition]:
    """What made a seat's requirement larger or smaller than at the beginning, card by card.  TGZ-VR-1"""
    c, found = s.board.cards, list[Addition]()
    god = s.god[seat]
    if god >= 0:
        found.append(Addition("god", c.gods.names[god], c.god_vr[god]))
    for specialist in range(len(s.specialists)):
        if s.specialists[specialist] - HELD == seat:
            adds = c.specialist_vr[specialist]
            found.append(Addition("specialist", c.specialists.names[specialist], adds))
    for craft in range(c.crafts.size):
        if s.cards[s.holder(craft, seat)] > 0:
            found.append(Addition("craft", c.crafts.names[craft], technology_adds(s, seat, craft)))
    return found


def breakdown(s: ZimbabweState) -> dict[str, list[int]]:
    """What a seat has beyond its requirement: monuments and craftsmen, less what everybody needs to begin
    with, and what god, specialists and technologies add to that.  TGZ-VP-1 TGZ-VR-1"""
    seats = range(int(s.seats))
    added = [additions(s, seat) for seat in seats]
    return {
        "monuments": [int(monument_points(s, seat)) for seat in seats],
        "craftsmen": [int(craftsman_points(s, seat)) for seat in seats],
        "beginning": [-int(s.board.cards.starting_vr) for _ in seats],
        "god": [-sum_of(added[seat], "god") for seat in seats],
        "specialists": [-sum_of(added[seat], "specialist") for seat in seats],
        "technologies": [-sum_of(added[seat], "craft") for seat in seats],
    }


def sum_of(added: list[Addition], kind: str) -> int:
    return sum([one.adds for one in added if one.kind == kind])

"""What holds in every position: cards, cattle, and which questions can be open.  TGZ-I1..I5"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled, total
from baobab.kernel.notes import Fault
from baobab.titles.great_zimbabwe.board import Board
from baobab.titles.great_zimbabwe.cards import ATETE, QAMATA
from baobab.titles.great_zimbabwe.laws.map import map_faults
from baobab.titles.great_zimbabwe.laws.questions import question_faults
from baobab.titles.great_zimbabwe.options import FIRST_GAME
from baobab.titles.great_zimbabwe.scoring import craftsman_points, monument_points
from baobab.titles.great_zimbabwe.setup import read_map
from baobab.titles.great_zimbabwe.state import HELD, OUT, ZimbabweState
from baobab.titles.great_zimbabwe.turn import requirement


def derive(b: Board, s: ZimbabweState) -> None:
    """Gods, requirements, points, cattle and the map, from what lies on the table.

    TGZ-VP-1 TGZ-VR-1 TGZ-I3
    """
    s.god = filled(s.seats, -1)
    for god in range(len(s.gods)):
        if HELD <= s.gods[god] < HELD + s.seats:
            s.god[s.gods[god] - HELD] = god
    s.vr = vec[i64]([requirement(s, seat) for seat in range(s.seats)])
    if map_faults(b, s):
        return
    read_map(b, s)
    s.vp = vec[i64]([monument_points(s, seat) + craftsman_points(s, seat) for seat in range(s.seats)])
    s.afoot = total(s.cash) + total(s.earned) + total(s.paid) + s.fees + s.laid


def faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """All that is impossible about a position."""
    return (
        map_faults(b, s)
        or god_faults(b, s)
        or card_faults(b, s)
        or marker_faults(b, s)
        or question_faults(b, s)
    )


def god_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """The gods of the game, at most one for each player; the specialists; the pile of discs.

    TGZ-SET-2 TGZ-SET-7 TGZ-GOD-1 TGZ-I2
    """
    c = b.cards
    first = s.options[FIRST_GAME] == 1
    for field, holders in (("gods", s.gods), ("specialists", s.specialists)):
        if any(holder >= HELD + s.seats for holder in holders):
            return [Fault(field, "TGZ-GOD-1", "no-such-seat")]
    here = [god for god in range(len(s.gods)) if s.gods[god] != OUT]
    if (first and here != sorted(c.first_gods)) or (not first and len(here) != c.gods_in_play):
        return [Fault("gods", "TGZ-SET-2", "wrong-gods", {"count": len(here)})]
    for seat in range(s.seats):
        if sum([1 for holder in s.gods if holder - HELD == seat]) > 1:
            return [Fault("gods", "TGZ-GOD-1", "two-gods", {"seat": b.seats.say(seat)})]
        if s.vr[seat] > c.most_vr:
            params = {"seat": b.seats.say(seat), "vr": int(s.vr[seat]), "most": int(c.most_vr)}
            return [Fault("gods", "TGZ-I2", "requirement-too-high", params)]
    for specialist in range(len(s.specialists)):
        known = not first or specialist in c.first_specialists
        if (s.specialists[specialist] != OUT) != known:
            return [Fault("specialists", "TGZ-SET-7", "wrong-specialists")]
        if s.paid[specialist] > 0 and s.specialists[specialist] < HELD:
            return [Fault("paid", "TGZ-CTL-2", "cattle-on-open-card")]
    if s.fees > 0 and s.worshipper(QAMATA) < 0:
        return [Fault("fees", "TGZ-GD-QAM", "fees-without-qamata")]
    if sorted(s.pile) != list(range(s.seats)):
        return [Fault("pile", "TGZ-SET-5", "wrong-pile")]
    return []


def card_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """Technology cards: the first before the second, with a craftsman on the map and a price.

    TGZ-CRF-2 TGZ-CRF-3 TGZ-CRF-4 TGZ-PRC-1
    """
    c = b.cards
    for craft in range(c.crafts.size):
        who = c.crafts.say(craft)
        held = sorted([s.cards[s.holder(craft, seat)] for seat in range(s.seats)])
        if [card for card in held if card > 0] not in ([], [1], [1, 2]):
            return [Fault("cards", "TGZ-CRF-4", "wrong-cards", {"craft": who})]
        for seat in range(s.seats):
            holder = s.holder(craft, seat)
            makers = range(craft * c.copies, craft * c.copies + c.copies)
            owns = any(s.owners[maker] == seat for maker in makers)
            if owns != (s.cards[holder] > 0):
                return [Fault("cards", "TGZ-CRF-3", "card-and-craftsman", {"craft": who})]
            if s.cards[holder] == 0 and s.prices[holder] + s.earned[holder] > 0:
                return [Fault("prices", "TGZ-PRC-1", "price-without-card", {"craft": who})]
            unpriced = s.cards[holder] > 0 and not c.least_price <= s.prices[holder] <= c.most_price
            taken_now = s.fresh & b.bit[craft] != 0 and s.seat() == seat and s.prices[holder] == 0
            if unpriced and not taken_now:
                return [Fault("prices", "TGZ-PRC-2", "card-without-price", {"craft": who})]
    return []


def marker_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """Used markers lie on resources, one on each, or two if somebody worships Atete.  TGZ-I5 TGZ-RAI-9"""
    most = b.cards.atete_markers if s.worshipper(ATETE) >= 0 else 1
    for cell in s.used:
        name = b.cells.say(cell)
        if s.terrain.number_at(cell) < 0:
            return [Fault("used", "TGZ-RAI-9", "marker-off-resource", {"cell": name})]
        if sum([1 for other in s.used if other == cell]) > most:
            return [Fault("used", "TGZ-I5", "too-many-markers", {"cell": name, "most": int(most)})]
    return []

"""Specialists: chosen once, paid and used once a turn.  TGZ-SPC"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.notes import Reason
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.board import ACROSS, BESIDE, DOWN, MOST_RESOURCES
from baobab.titles.great_zimbabwe.cards import HERD as HERDER
from baobab.titles.great_zimbabwe.cards import KINDS, SHAMAN
from baobab.titles.great_zimbabwe.cards import RAIN as RAINMAKER
from baobab.titles.great_zimbabwe.state import HELD, OPEN, OUT, ZimbabweState
from baobab.titles.great_zimbabwe.turn import CHARM, HERD, RAIN, move_disc
from baobab.words import Name, Params


def tiles_left(s: ZimbabweState, kind: i64) -> i64:
    """Resource tiles of a kind that are still in the supply.  TGZ-SET-3 TGZ-SPC-3"""
    left = s.board.cards.resource_tiles[kind]
    for laid in s.charm_kinds:
        if laid == kind:
            left -= 1
    return left if len(s.terrain.resources) < MOST_RESOURCES else 0


def water_left(s: ZimbabweState) -> i64:
    """Water tiles that are still in the supply.  TGZ-SET-3 TGZ-SPC-4"""
    return s.board.cards.water_tiles - len(s.rain) // 2


def can_rain(s: ZimbabweState, shape: i64, cell: i64) -> bool:
    """Can a water tile lie here: on two empty cells side by side?  TGZ-SPC-4 TGZ-AMB-34"""
    other = cell + (1 if shape == ACROSS else s.board.width)
    return (
        s.terrain.layout.fits[shape * s.board.size + cell] == 1
        and s.cells[cell] <= BESIDE
        and s.cells[other] <= BESIDE
    )


def can_work(s: ZimbabweState, specialist: i64) -> bool:
    """Could this specialist do its work now?  TGZ-SPC-1 TGZ-SPC-3 TGZ-SPC-4"""
    if specialist == SHAMAN:
        if not any_tile(s, specialist):
            return False
        for cell in s.terrain.layout.cells:
            if s.cells[cell] <= BESIDE:
                return True
        return False
    if specialist == RAINMAKER:
        if not any_tile(s, specialist):
            return False
        for cell in s.terrain.layout.cells:
            if can_rain(s, ACROSS, cell) or can_rain(s, DOWN, cell):
                return True
        return False
    return True


def can_use(s: ZimbabweState, seat: i64, specialist: i64) -> bool:
    """One's own, not used yet in this turn, payable, and with something to do.  TGZ-SPC-2 TGZ-TRN-2"""
    return (
        s.specialists[specialist] - HELD == seat
        and s.busy & s.board.bit[specialist] == 0
        and s.cash[seat] >= s.board.cards.fee[specialist]
        and can_work(s, specialist)
    )


def can_hire(s: ZimbabweState, seat: i64, specialist: i64) -> bool:
    """An open one, within the highest requirement, payable and usable at once.  TGZ-SPC-1 TGZ-VR-2"""
    c = s.board.cards
    return (
        s.chosen == 0
        and s.specialists[specialist] == OPEN
        and s.vr[seat] + c.specialist_vr[specialist] <= c.most_vr
        and s.cash[seat] >= c.fee[specialist]
        and can_work(s, specialist)
    )


def why_not_use(s: ZimbabweState, seat: i64, specialist: i64, hire: bool) -> Reason | None:
    """What stands against choosing or using a specialist.  TGZ-SPC-1 TGZ-SPC-2 TGZ-VR-2"""
    c = s.board.cards
    holder = s.specialists[specialist]
    who: Params = {"specialist": c.specialists.say(specialist)}
    if hire:
        if holder == OUT:
            return Reason("TGZ-SET-7", "specialist-out", who)
        if holder - HELD == seat:
            return Reason("TGZ-SPC-1", "specialist-yours", who)
        if holder >= HELD:
            return Reason("TGZ-SPC-1", "specialist-taken", {**who, "seat": Name("seat", str(holder - HELD))})
        if s.chosen == 1:
            return Reason("TGZ-TRN-2", "card-chosen")
        vr = s.vr[seat] + c.specialist_vr[specialist]
        if vr > c.most_vr:
            return Reason("TGZ-VR-2", "specialist-vr", {**who, "vr": vr, "most": c.most_vr})
    elif holder - HELD != seat:
        return Reason("TGZ-SPC-2", "specialist-not-yours", who)
    elif s.busy & s.board.bit[specialist] != 0:
        return Reason("TGZ-SPC-2", "specialist-used", who)
    if s.cash[seat] < c.fee[specialist]:
        return Reason(
            "TGZ-SPC-2",
            "specialist-too-dear",
            {**who, "cattle": c.fee[specialist], "cash": s.cash[seat]},
        )
    if not can_work(s, specialist):
        clause = "TGZ-SPC-3" if specialist == SHAMAN else "TGZ-SPC-4"
        return Reason(clause, "specialist-no-room" if any_tile(s, specialist) else "specialist-no-tile", who)
    return None


def any_tile(s: ZimbabweState, specialist: i64) -> bool:
    """Is there a tile left that this specialist could lay?  TGZ-SPC-3 TGZ-SPC-4"""
    if specialist == SHAMAN:
        for kind in range(KINDS):
            if tiles_left(s, kind) > 0:
                return True
        return False
    return water_left(s) > 0


def take_specialist(s: ZimbabweState, seat: i64, specialist: i64, tell: Teller | None) -> None:
    """Choose an open specialist; it is paid and used in the same step.  TGZ-SPC-1 TGZ-TRN-4 TGZ-AMB-7"""
    s.chosen = 1
    s.specialists[specialist] = HELD + seat
    move_disc(s, seat)
    if tell is not None:
        tell.tell(events.HIRED, [seat, specialist, s.vr[seat]])


def use_specialist(s: ZimbabweState, seat: i64, specialist: i64, tell: Teller | None) -> None:
    """Pay the cost onto the card, then the effect happens; Builder and Nomads work for the whole turn.

    TGZ-SPC-2 TGZ-SPC-6 TGZ-SPC-7 TGZ-AMB-11 TGZ-CTL-2
    """
    s.busy |= s.board.bit[specialist]
    if specialist == HERDER:
        s.ask(HERD, seat)
        return
    fee = s.board.cards.fee[specialist]
    s.cash[seat] -= fee
    s.paid[specialist] += fee
    if tell is not None:
        tell.tell(events.USED, [seat, specialist, fee])
    if specialist == SHAMAN:
        s.ask(CHARM, seat)
    elif specialist == RAINMAKER:
        s.ask(RAIN, seat)

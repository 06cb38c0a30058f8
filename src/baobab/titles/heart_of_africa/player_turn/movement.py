"""Movement with action points, one piece and one area at a time.  HOA-7.1.2"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.pieces import (
    SPENT,
    UNSPENT,
    count_banded,
    lacking_ap,
    put_banded,
    put_lead,
    stopped_there,
    take_banded,
)
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import WHICH
from baobab.words import Params


def count_walkers(b: Board, s: HeartState, area: i64) -> i64:
    """Traders of the active player there that are not stopped.  HOA-7.1.2d HOA-7.1.2e"""
    return count_banded(b, s, area, 0) + count_banded(b, s, area, 2) + count_banded(b, s, area, 4)


def band_after_leaving(tired: i64) -> i64:
    """Who leaves an area gives up the right to fight its neutrals after a victory.  HOA-8.1a"""
    return UNSPENT if tired == UNSPENT else SPENT


def list_moves(b: Board, s: HeartState, kind: Kind, out: vec[i64]) -> vec[i64]:
    """Every step of a trader that is not stopped into an adjacent area.  HOA-7.1.2a HOA-7.1.2b"""
    traders, size = s.traders, b.size
    first, near = b.near_first, b.near
    at = s.active * size
    for area in range(size):
        if traders[at + area] > 0 and count_walkers(b, s, area) > 0:
            base = kind.base + area * size
            for i in range(first[area], first[area + 1]):
                out = append(out, base + near[i])
    return out


def move(b: Board, s: HeartState, origin: i64, area: i64, tired: i64, tell: Teller | None) -> None:
    """One trader that is so tired goes one area for its action point.  HOA-7.1.2a HOA-7.1.2d HOA-7.1.2f"""
    s.ap -= b.figures.move_ap
    stop = stopped_there(b, s, area)
    take_banded(b, s, origin, tired * 2)
    put_banded(b, s, area, band_after_leaving(tired) * 2 + stop)
    if tell is not None:
        tell.tell(events.MOVED, [s.active, origin, area])


def move_lead(b: Board, s: HeartState, area: i64, tell: Teller | None) -> None:
    """The wholesaler moves like a trader.  HOA-8.3a"""
    s.ap -= b.figures.move_ap
    origin = s.wholesaler[s.active]
    stop = stopped_there(b, s, area)
    tired = band_after_leaving(s.lead // 2)
    s.pieces[origin] -= 1
    put_lead(s, s.active, area)
    s.lead = tired * 2 + stop
    if tell is not None:
        tell.tell(events.LED, [s.active, origin, area])


def start_move(b: Board, s: HeartState, origin: i64, area: i64, tell: Teller | None) -> None:
    """Move a trader; where unspent and tired ones stand together, ask which.  HOA-7.1.2a HOA-R-10"""
    found: i64 = -1
    kinds = 0
    for tired in range(SPENT + 1):
        if count_banded(b, s, origin, tired * 2) > 0:
            found = tired
            kinds += 1
    if kinds > 1:
        s.ask(WHICH, s.active, origin, area)
    else:
        move(b, s, origin, area, found, tell)


def why_not_move(b: Board, s: HeartState, origin: i64, area: i64) -> Reason | None:
    """HOA-7.1.2a HOA-7.1.2b HOA-7.1.2c HOA-7.1.2d"""
    here: Params = {"origin": b.areas.say(origin), "area": b.areas.say(area)}
    if s.traders[s.active * b.size + origin] == 0:
        return Reason("HOA-7.1.2b", "no-trader-there", here)
    if not b.adjacent(origin, area):
        key = "no-arrow" if b.island in (origin, area) else "not-adjacent"
        return Reason("HOA-7.1.2c" if key == "no-arrow" else "HOA-7.1.2a", key, here)
    if count_walkers(b, s, origin) == 0:
        return Reason("HOA-7.1.2d", "stopped", here)
    return why_not_pay(b, s)


def why_not_lead(b: Board, s: HeartState, area: i64) -> Reason | None:
    """HOA-8.3a HOA-7.1.2d"""
    origin = s.wholesaler[s.active]
    if origin < 0:
        return Reason("HOA-8.3a", "lead-off-map")
    here: Params = {"origin": b.areas.say(origin), "area": b.areas.say(area)}
    if not b.adjacent(origin, area):
        return Reason("HOA-7.1.2a", "not-adjacent", here)
    if s.lead % 2 == 1:
        return Reason("HOA-7.1.2d", "lead-stopped", here)
    return why_not_pay(b, s)


def why_not_pay(b: Board, s: HeartState) -> Reason | None:
    cost = b.figures.move_ap
    return Reason("HOA-7.1.2a", "ap-move", lacking_ap(b, s, cost)) if s.ap < cost else None


class Which(HeartPhase):
    """Which trader goes: one that has fought, or one that has not? Only where both stand free to move.

    The arguments are the areas that it leaves and enters.  HOA-R-10 HOA-D7
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("which", "HOA-R-10", [actions.pick], board, actions, a=board.areas, b=board.areas)

    def prompt(self, s: HeartState) -> Params:
        return {"origin": self.board.areas.say(s.a()), "area": self.board.areas.say(s.b())}

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for tired in range(SPENT + 1):
            if count_banded(self.board, s, s.a(), tired * 2) > 0:
                out = append(out, self.actions.pick.code(tired))
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        origin, area = s.a(), s.b()
        s.answered()
        move(self.board, s, origin, area, self.actions.pick.arg(action), tell)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.pick.owns(action):
            return self.not_now()
        if count_banded(self.board, s, s.a(), self.actions.pick.arg(action) * 2) > 0:
            return None
        return Reason("HOA-D7", "no-such-trader", {"origin": self.board.areas.say(s.a())})

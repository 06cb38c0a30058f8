"""Moving animals and natives: only to a place that is worth more.  AFR-B2 AFR-B3 AFR-BAb..d AFR-BNb..c"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note, Reason
from baobab.titles.africa import events
from baobab.titles.africa.actions import Actions
from baobab.titles.africa.board import ANIMAL, BARE, CAMP, NATIVE, Board
from baobab.titles.africa.phase import AfricaPhase
from baobab.titles.africa.spaces import companions, elbow_room, placeable
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.turn import end_step
from baobab.words import Params


def count_worth(b: Board, s: AfricaState, content: i64, origin: i64, space: i64) -> i64:
    """What counts around a space for a tile lifted from its origin: its like, or empty neighbours.

    On its own space nothing is lifted: a native's origin is not its own neighbour, so one count serves
    both.  AFR-R5
    """
    if b.kind(content) == ANIMAL:
        return companions(b, s, space, content, origin)
    return elbow_room(b, s, space, origin)


def can_gain(b: Board, s: AfricaState, origin: i64) -> bool:
    """Does an animal or native lie open here, and is there a place worth more?  AFR-B2d AFR-B3b AFR-B3d"""
    content = s.spaces[origin]
    kind = b.kind(content)
    if kind != ANIMAL and kind != NATIVE:
        return False
    now = count_worth(b, s, content, origin, origin)
    for space in range(b.size):
        if s.spaces[space] == BARE and count_worth(b, s, content, origin, space) > now:
            return True
    return False


def best_gain(b: Board, s: AfricaState, origin: i64) -> i64:
    """The most that moving this animal or native would score, 0 if nothing.  AFR-B2c AFR-B3c"""
    content = s.spaces[origin]
    kind = b.kind(content)
    if kind != ANIMAL and kind != NATIVE:
        return 0
    now = count_worth(b, s, content, origin, origin)
    best = now
    for space in range(b.size):
        if s.spaces[space] == BARE:
            then = count_worth(b, s, content, origin, space)
            if then > best:
                best = then
    return best - now


def better_places(b: Board, s: AfricaState, origin: i64, put: Kind, out: vec[i64]) -> vec[i64]:
    """All free places, at any distance, that are worth strictly more.

    AFR-BAb AFR-BAc AFR-BNb AFR-B2b AFR-B3b
    """
    content = s.spaces[origin]
    now = count_worth(b, s, content, origin, origin)
    for space in range(b.size):
        if placeable(s, space) and count_worth(b, s, content, origin, space) > now:
            out = append(out, put.code(space))
    return out


def why_not_put(b: Board, s: AfricaState, origin: i64, space: i64, clause: str) -> Reason | None:
    """A tile needs a place without tile and camp, worth more than where it lies.  AFR-Vc AFR-Vd"""
    name = b.spaces.say(space)
    if not placeable(s, space):
        if s.spaces[space] == CAMP:
            return Reason("AFR-Vd", "camp-there", {"space": name})
        return Reason("AFR-Vc", "tile-there", {"space": name})
    content = s.spaces[origin]
    now, then = count_worth(b, s, content, origin, origin), count_worth(b, s, content, origin, space)
    if then > now:
        return None
    key = "not-more-companions" if b.kind(content) == ANIMAL else "not-more-room"
    face = b.faces.say(b.face(content))
    return Reason(clause, key, {"space": name, "face": face, "now": now, "then": then})


class Put(AfricaPhase):
    """Put the lifted animal or native on a better place, and score the difference.

    The arguments are the space it lies on and the step.  AFR-B2b..c AFR-B3b..c
    """

    def __init__(self, board: Board, actions: Actions, steps: Domain) -> None:
        super().__init__("put", "AFR-B2b", [actions.put], board, actions, a=board.spaces, b=steps)

    def prompt(self, s: AfricaState) -> Params:
        b = self.board
        return {"face": b.faces.say(b.face(s.spaces[s.a()])), "space": b.spaces.say(s.a())}

    def legal(self, s: AfricaState) -> vec[i64]:
        return better_places(self.board, s, s.a(), self.actions.put, vec[i64](capacity=8))

    def apply(self, s: AfricaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, seat, origin, step = self.board, s.seat(), s.a(), s.b()
        space = self.actions.put.arg(action)
        points = self.gain(s, space)
        content = s.spaces[origin]
        s.spaces[origin] = BARE
        s.spaces[space] = content
        s.points[seat] += points
        s.busy = 1
        if tell is not None:
            tell.tell(events.MOVED, [seat, b.face(content), origin, space, points])
        end_step(b, s, seat, step, tell)

    def gain(self, s: AfricaState, space: i64) -> i64:
        """The difference between the new place and the old, without a base point.  AFR-B2c AFR-B3c"""
        b, content, origin = self.board, s.spaces[s.a()], s.a()
        return count_worth(b, s, content, origin, space) - count_worth(b, s, content, origin, origin)

    def why_not(self, s: AfricaState, action: i64) -> Reason | None:
        if not self.actions.put.owns(action):
            return self.not_now()
        animal = self.board.kind(s.spaces[s.a()]) == ANIMAL
        clause = "AFR-B2b" if animal else "AFR-B3b"
        return why_not_put(self.board, s, s.a(), self.actions.put.arg(action), clause)

    def preview(self, s: AfricaState, action: i64) -> Note | None:
        return Note("preview-points", {"points": self.gain(s, self.actions.put.arg(action))})

"""Turning a tile, and what each kind of find brings.  AFR-B1 AFR-BG AFR-BT AFR-BA AFR-BN AFR-BM"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import draw
from baobab.kernel.events import Teller
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note, Reason
from baobab.titles.africa import events
from baobab.titles.africa.actions import Actions
from baobab.titles.africa.board import ANIMAL, BARE, GOODS, MONUMENT, NATIVE, TILE, Board
from baobab.titles.africa.herding import better_places, count_worth, why_not_put
from baobab.titles.africa.phase import AfricaPhase
from baobab.titles.africa.scoring import tell_scores
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.streams import TILES
from baobab.titles.africa.turn import FOUND, SWAP, end_step
from baobab.words import Name, Params


def turn_tile(b: Board, s: AfricaState, space: i64, luck: Luck, tell: Teller | None) -> None:
    """Turn a face-down tile for all to see, and begin what its kind asks for.

    The question being answered is the action of a step.  AFR-B1b AFR-Sa
    """
    seat, step = s.seat(), s.a()
    face = draw(s, luck, TILES, s.bag, EVERYBODY)
    s.spaces[space] = TILE + face
    s.busy = 1
    category = b.category[face]
    if category == GOODS:
        take_goods(b, s, seat, space, face, tell)
        s.answered()
        s.ask(SWAP, seat, b.goods_of[face], step)
    elif category == ANIMAL or category == NATIVE:
        if tell is not None:
            tell.tell(events.FOUND_TILE, [seat, space, face])
        s.answered()
        s.ask(FOUND, seat, space, step)
    elif category == MONUMENT:
        find_monument(b, s, seat, space, step, tell)
    else:
        find_mineral(b, s, seat, space, face, tell)
        end_step(b, s, seat, step, tell)


def find_mineral(b: Board, s: AfricaState, seat: i64, space: i64, face: i64, tell: Teller | None) -> None:
    """Gold and gems stay where they are; the find scores a point for each piece.  AFR-BGa..c"""
    s.points[seat] += b.pieces[face]
    if tell is not None:
        tell.tell(events.FOUND_MINERAL, [seat, space, face, b.pieces[face]])


def take_goods(b: Board, s: AfricaState, seat: i64, space: i64, face: i64, tell: Teller | None) -> None:
    """Trade goods go to the finder, whose space becomes bare; no points now.  AFR-BTa AFR-BTb"""
    s.spaces[space] = BARE
    s.goods[seat * b.goods.size + b.goods_of[face]] += 1
    if tell is not None:
        tell.tell(events.FOUND_GOODS, [seat, space, b.goods_of[face]])


def find_monument(b: Board, s: AfricaState, seat: i64, space: i64, step: i64, tell: Teller | None) -> None:
    """A monument gives its finder a camp; the last one ends the game and gives the bonus.

    The supply holds exactly one camp for every monument but the last.
    AFR-BMa..d AFR-Oc AFR-Ea AFR-Eb AFR-2a AFR-R14
    """
    s.monuments += 1
    last = b.setup(s.seats).last_monument
    if s.monuments < last:
        s.supply -= 1
        s.camps[seat] += 1
        if tell is not None:
            tell.tell(events.FOUND_MONUMENT, [seat, space, last - s.monuments])
        end_step(b, s, seat, step, tell)
        return
    s.points[seat] += b.bonus
    s.clear()
    if tell is not None:
        tell.tell(events.LAST_MONUMENT, [seat, space, b.bonus])
        tell_scores(b, s, tell)


class Swap(AfricaPhase):
    """Keep the goods just found, or swap them for all of one kind that an opponent holds.

    The arguments are the kind found and the step. The opponent cannot refuse.  AFR-BTc AFR-R15
    """

    def __init__(self, board: Board, actions: Actions, steps: Domain) -> None:
        super().__init__(
            "swap", "AFR-BTc", [actions.keep, actions.swap], board, actions, a=board.goods, b=steps
        )

    def prompt(self, s: AfricaState) -> Params:
        return {"goods": self.board.goods.say(s.a())}

    def legal(self, s: AfricaState) -> vec[i64]:
        out = vec[i64](capacity=4)
        out = append(out, self.actions.keep.code())
        for opponent in range(s.seats):
            if opponent != s.seat():
                for goods in range(self.board.goods.size):
                    if self.can_swap(s, opponent, goods):
                        out = append(out, self.actions.swap.pair(opponent, goods))
        return out

    def held(self, s: AfricaState, seat: i64, goods: i64) -> i64:
        return s.goods[seat * self.board.goods.size + goods]

    def can_swap(self, s: AfricaState, opponent: i64, goods: i64) -> bool:
        """All of a kind, at least one, for as many of the kind found.  AFR-BTd AFR-BTe AFR-BTg AFR-R4"""
        n = self.held(s, opponent, goods)
        return n > 0 and goods != s.a() and self.held(s, s.seat(), s.a()) >= n

    def apply(self, s: AfricaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        """Exactly as many tiles of the kind found change hands the other way.  AFR-BTd AFR-BTf"""
        seat, found, step = s.seat(), s.a(), s.b()
        if self.actions.swap.owns(action):
            opponent, goods = self.actions.swap.first(action), self.actions.swap.second(action)
            kinds = self.board.goods.size
            n = self.held(s, opponent, goods)
            s.goods[opponent * kinds + goods] = 0
            s.goods[seat * kinds + goods] += n
            s.goods[seat * kinds + found] -= n
            s.goods[opponent * kinds + found] += n
            if tell is not None:
                tell.tell(events.SWAPPED, [seat, opponent, n, found, goods])
        end_step(self.board, s, seat, step, tell)

    def why_not(self, s: AfricaState, action: i64) -> Reason | None:
        if self.actions.keep.owns(action):
            return None
        if not self.actions.swap.owns(action):
            return self.not_now()
        opponent, goods = self.actions.swap.first(action), self.actions.swap.second(action)
        if opponent >= s.seats:
            return Reason("AFR-BTc", "no-such-seat", {"seats": s.seats})
        if opponent == s.seat():
            return Reason("AFR-BTc", "not-with-yourself")
        if goods == s.a():
            return Reason("AFR-BTg", "same-goods", {"goods": self.board.goods.say(goods)})
        other: Params = {"goods": self.board.goods.say(goods), "opponent": Name("seat", str(opponent))}
        n, own = self.held(s, opponent, goods), self.held(s, s.seat(), s.a())
        if n == 0:
            return Reason("AFR-BTd", "has-no-goods", other)
        if own < n:
            found = self.board.goods.say(s.a())
            return Reason("AFR-BTe", "too-few-goods", {**other, "count": n, "own": own, "found": found})
        return None

    def preview(self, s: AfricaState, action: i64) -> Note | None:
        """How many tiles would change hands."""
        if not self.actions.swap.owns(action):
            return None
        opponent, goods = self.actions.swap.first(action), self.actions.swap.second(action)
        kinds = {"given": self.board.goods.say(s.a()), "goods": self.board.goods.say(goods)}
        return Note("preview-swap", {"count": self.held(s, opponent, goods), **kinds})


class Found(AfricaPhase):
    """Leave the animal or native just found where it lies, or put it on a better place.

    The arguments are its space and the step. Moving is never compulsory.  AFR-BAa AFR-BAf AFR-BNa
    """

    def __init__(self, board: Board, actions: Actions, steps: Domain) -> None:
        super().__init__(
            "found", "AFR-BAa", [actions.put, actions.stay], board, actions, a=board.spaces, b=steps
        )

    def prompt(self, s: AfricaState) -> Params:
        return {
            "face": self.board.faces.say(self.board.face(s.spaces[s.a()])),
            "space": self.board.spaces.say(s.a()),
        }

    def legal(self, s: AfricaState) -> vec[i64]:
        out = better_places(self.board, s, s.a(), self.actions.put, vec[i64](capacity=8))
        return append(out, self.actions.stay.code())

    def apply(self, s: AfricaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, seat, origin, step = self.board, s.seat(), s.a(), s.b()
        space = self.target(s, action)
        points = self.points(s, space)
        content = s.spaces[origin]
        s.spaces[origin] = BARE
        s.spaces[space] = content
        s.points[seat] += points
        if tell is not None:
            kind = events.STAYED if space == origin else events.PLACED
            tell.tell(kind, [seat, b.face(content), space, points])
        end_step(b, s, seat, step, tell)

    def target(self, s: AfricaState, action: i64) -> i64:
        return s.a() if self.actions.stay.owns(action) else self.actions.put.arg(action)

    def points(self, s: AfricaState, space: i64) -> i64:
        """An animal scores one and one for each of its kind around; a native one for each empty
        neighbour, and nothing else.  AFR-BAe AFR-BNd AFR-BNf
        """
        b = self.board
        content = s.spaces[s.a()]
        base = b.animal_base if b.kind(content) == ANIMAL else b.native_base
        return base + count_worth(b, s, content, s.a(), space)

    def why_not(self, s: AfricaState, action: i64) -> Reason | None:
        if self.actions.stay.owns(action):
            return None
        if not self.actions.put.owns(action):
            return self.not_now()
        clause = "AFR-BAb" if self.board.kind(s.spaces[s.a()]) == ANIMAL else "AFR-BNb"
        return why_not_put(self.board, s, s.a(), self.actions.put.arg(action), clause)

    def preview(self, s: AfricaState, action: i64) -> Note | None:
        return Note("preview-points", {"points": self.points(s, self.target(s, action))})

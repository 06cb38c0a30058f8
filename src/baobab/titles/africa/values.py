"""What bots weigh: the standing of one seat in numbers, from what everybody may know.

Within reach is what the explorer could act on after one walk from where it stands.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled, total
from baobab.kernel.constants import names_in_order
from baobab.kernel.standing import best_of_others
from baobab.titles.africa.board import ANIMAL, DOWN, GEM, GOLD, NATIVE, Board
from baobab.titles.africa.camps import camp_points, yield_near
from baobab.titles.africa.herding_scores import Herd, Herds
from baobab.titles.africa.spaces import campable, can_walk
from baobab.titles.africa.state import AfricaState

POINTS: Final = 0
LEAD: Final = 1
CAMPS: Final = 2
GOODS: Final = 3
GOODS_HOPE: Final = 4
GOLD_POINTS: Final = 5
GOLD_LEAD: Final = 6
GEM_POINTS: Final = 7
GEM_LEAD: Final = 8
BEST_CAMP: Final = 9
BEST_MINE: Final = 10
BEST_ANIMAL: Final = 11
BEST_NATIVE: Final = 12
WALKS: Final = 13
UNKNOWN: Final = 14
UNKNOWN_HERE: Final = 15
MONUMENTS_LEFT: Final = 16
IDLE: Final = 17
TO_COME: Final = 18
ROOM: Final = 19

FEATURE_CONSTANTS: Final = {
    "points": POINTS,  # on the score track
    "lead": LEAD,  # points more than the best opponent
    "camps": CAMPS,  # in hand
    "goods": GOODS,  # what the goods are worth now
    "goods_hope": GOODS_HOPE,  # what one more of each kind would add, times the tiles of it still face down
    "gold": GOLD_POINTS,  # points for the majority as it stands
    "gold_lead": GOLD_LEAD,  # pieces more than the best opponent
    "gems": GEM_POINTS,
    "gems_lead": GEM_LEAD,
    "best_camp": BEST_CAMP,  # the most points that a camp within reach would score
    "best_mine": BEST_MINE,  # the most pieces that a mine within reach would take
    "best_animal": BEST_ANIMAL,  # the most points for moving an animal within reach
    "best_native": BEST_NATIVE,  # the most points for moving natives within reach
    "walks": WALKS,  # spaces that a walk can end on
    "unknown": UNKNOWN,  # face-down tiles within reach
    "unknown_here": UNKNOWN_HERE,  # face-down tiles next to the explorer
    "monuments_left": MONUMENTS_LEFT,  # still to be found before the end
    "idle": IDLE,  # turns in a row, of whatever seat, in which nothing happened
    "to_come": TO_COME,  # tiles likely to be turned before the last monument, less those turns
    "room": ROOM,  # tiles up to three steps away, while none has been turned: where to begin
}
"""The features by name, each with its place."""

FEATURES: Final = names_in_order(FEATURE_CONSTANTS)


def values(b: Board, s: AfricaState, seat: i64, herds: Herds) -> vec[i64]:
    """The features of a seat, in their order."""
    out = filled(len(FEATURES), 0)
    face_down = total(s.bag)
    out[POINTS] = s.points[seat]
    out[LEAD] = s.points[seat] - best_of_others(s.points, s.seats, seat)
    out[CAMPS] = s.camps[seat]
    weigh_goods(b, s, seat, out)
    weigh_majority(b, s, seat, GOLD, GOLD_POINTS, GOLD_LEAD, out)
    weigh_majority(b, s, seat, GEM, GEM_POINTS, GEM_LEAD, out)
    if s.explorer[seat] >= 0:
        weigh_reach(b, s, seat, herds.of(s.spaces), out)
        if face_down == b.tiles:
            out[ROOM] = tiles_around(b, s, s.explorer[seat])
    out[MONUMENTS_LEFT] = b.setup(s.seats).last_monument - s.monuments
    out[IDLE] = s.idle
    out[TO_COME] = likely_to_be_turned(b, s, face_down, out[MONUMENTS_LEFT]) - s.idle
    return out


def likely_to_be_turned(b: Board, s: AfricaState, face_down: i64, wanted: i64) -> i64:
    """Tiles up to the one that ends the game, in the mean.  AFR-Ea AFR-2a

    The monuments that are still face down part all other tiles there into stretches of one mean length, and
    as many of these are walked as monuments are wanted.
    """
    return wanted * (face_down + 1) // (b.monuments - s.monuments + 1)


def weigh_goods(b: Board, s: AfricaState, seat: i64, out: vec[i64]) -> None:
    """What the sets are worth, and what the tiles still face down could add to them.  AFR-FTa"""
    largest = len(b.goods_points) - 1
    for face in range(b.faces.size):
        kind = b.goods_of[face]
        if kind >= 0:
            held = s.goods[seat * b.goods.size + kind]
            now = b.goods_points[held if held < largest else largest]
            then = b.goods_points[held + 1 if held + 1 < largest else largest]
            out[GOODS] += now
            out[GOODS_HOPE] += (then - now) * s.bag[face]


def weigh_majority(
    b: Board, s: AfricaState, seat: i64, category: i64, points: i64, lead: i64, out: vec[i64]
) -> None:
    """Points for gold or gems if the game ended now, and the pieces ahead.  AFR-FGa..d"""
    pieces = filled(s.seats, 0)
    for face in range(b.faces.size):
        if b.category[face] == category:
            for other in range(s.seats):
                mined = s.mined[other * b.minerals.size + b.mineral_of[face]]
                pieces[other] += b.pieces[face] * mined
    own, more, like = pieces[seat], 0, 0
    for other in range(s.seats):
        if pieces[other] > own:
            more += 1
        elif pieces[other] == own:
            like += 1
    if own > 0 and more == 0:
        out[points] = b.most_points if like == 1 else (b.most_points + b.second_points) // like
    elif own > 0 and more == 1:
        out[points] = b.second_points // like
    out[lead] = own - best_of_others(pieces, s.seats, seat)


def weigh_reach(b: Board, s: AfricaState, seat: i64, herd: Herd, out: vec[i64]) -> None:
    """What the explorer could do after one walk: camps, mines, tiles to move and to turn.  AFR-B0a"""
    here = s.explorer[seat]
    near = b.nowhere[:]
    for i in range(b.walk_first[here], b.walk_first[here + 1]):
        space = b.walk_to[i]
        if space == here or can_walk(b, s, seat, i):
            out[WALKS] += 1
            near[space] = 1
            for j in range(b.near_first[space], b.near_first[space + 1]):
                near[b.near[j]] = 1
            if s.camps[seat] > 0 and campable(s, space):
                weigh_camp(b, s, space, out)
    for space in range(b.size):
        if near[space] == 1:
            weigh_tile(b, s, space, herd, out)
    for j in range(b.near_first[here], b.near_first[here + 1]):
        if s.spaces[b.near[j]] == DOWN:
            out[UNKNOWN_HERE] += 1


def tiles_around(b: Board, s: AfricaState, here: i64) -> i64:
    """Face-down tiles up to three steps away, over whatever lies between: next to where two steps lead."""
    around = b.nowhere[:]
    for i in range(b.walk_first[here], b.walk_first[here + 1]):
        space = b.walk_to[i]
        for j in range(b.near_first[space], b.near_first[space + 1]):
            if s.spaces[b.near[j]] == DOWN:
                around[b.near[j]] = 1
    return total(around)


def weigh_camp(b: Board, s: AfricaState, space: i64, out: vec[i64]) -> None:
    points = camp_points(b, s, space)
    if points > out[BEST_CAMP]:
        out[BEST_CAMP] = points
    mined = yield_near(b, s, space, GOLD) + yield_near(b, s, space, GEM)
    if mined > out[BEST_MINE]:
        out[BEST_MINE] = mined


def weigh_tile(b: Board, s: AfricaState, space: i64, herd: Herd, out: vec[i64]) -> None:
    if s.spaces[space] == DOWN:
        out[UNKNOWN] += 1
        return
    kind = b.kind(s.spaces[space])
    if kind == ANIMAL or kind == NATIVE:
        best = BEST_ANIMAL if kind == ANIMAL else BEST_NATIVE
        gain = herd.gain(b, s, space)
        if gain > out[best]:
            out[best] = gain

"""What anybody may know of a game of Africa: all but which face-down tile lies where.  AFR-BTb AFR-I7"""

from baobab.kernel.title import View
from baobab.titles.africa.board import GEM, GOLD, Board
from baobab.titles.africa.scoring import breakdown, pieces_mined, totals
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.turn import ACT, CITY, FOUND, MOVE, PUT, SWAP, steps_per_turn


def look(b: Board, s: AfricaState) -> View:
    """Everything public, by name. There is no private information in this game."""
    return {
        "spaces": {b.spaces.names[i]: b.contents.names[s.spaces[i]] for i in range(b.size)},
        "face_down": {b.faces.names[face]: int(s.bag[face]) for face in range(b.faces.size)},
        "supply": int(s.supply),
        "monuments": int(s.monuments),
        "last_monument": int(b.setup(s.seats).last_monument),
        "players": [look_at_player(b, s, seat) for seat in range(s.seats)],
        "scoring": breakdown(b, s),
        "turn": look_at_turn(b, s),
        "idle": int(s.idle),
    }


def look_at_turn(b: Board, s: AfricaState) -> View:
    """Who decides now, in which step, and about which tile on the board or kind of goods."""
    if s.over():
        return {"seat": None, "step": None, "steps": None, "space": None, "goods": None}
    phase = s.phase()
    in_step = phase == MOVE or phase == ACT
    about_tile = phase == PUT or phase == FOUND
    return {
        "seat": int(s.seat()),
        "step": int(s.a() if in_step else s.b()) + 1 if phase != CITY else None,
        "steps": int(steps_per_turn(b, s)),
        "space": b.spaces.names[s.a()] if about_tile else None,
        "goods": b.goods.names[s.a()] if phase == SWAP else None,
    }


def look_at_player(b: Board, s: AfricaState, seat: int) -> View:
    kinds = int(b.goods.size)
    space = s.explorer[seat]
    return {
        "explorer": b.spaces.names[space] if space >= 0 else None,
        "points": int(s.points[seat]),
        "total": totals(b, s)[seat],
        "camps": int(s.camps[seat]),
        "goods": {b.goods.names[kind]: int(s.goods[seat * kinds + kind]) for kind in range(kinds)},
        "gold": pieces_mined(b, s, seat, GOLD),
        "gems": pieces_mined(b, s, seat, GEM),
    }


def accounts(b: Board, s: AfricaState) -> dict[str, list[int]]:
    """The figures of every player, and the camps in the supply, which are nobody's."""
    seats = range(int(s.seats))
    return {
        "points": [int(s.points[seat]) for seat in seats],
        "camps": [*[int(s.camps[seat]) for seat in seats], int(s.supply)],
        "gold": [pieces_mined(b, s, seat, GOLD) for seat in seats],
        "gems": [pieces_mined(b, s, seat, GEM) for seat in seats],
    }

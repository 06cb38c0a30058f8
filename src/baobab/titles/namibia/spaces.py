"""Spaces and deposits: what is empty, what may be mined, what lies next to what.  NAM-0.5 NAM-0.6 NAM-0.9"""

from mypy_extensions import i64

from baobab.kernel.notes import Reason
from baobab.titles.namibia.board import MINE, PORT, Board
from baobab.titles.namibia.state import NONE, NamibiaState
from baobab.words import Name


def is_empty(b: Board, s: NamibiaState, space: i64) -> bool:
    """A mine space without cube, head and marker.  NAM-2.3c NAM-R-43"""
    return b.kind[space] == MINE and s.ore[space] == NONE and s.heads[space] == NONE


def forbidden_commodity(b: Board, s: NamibiaState, seat: i64) -> i64:
    """The commodity that a seat's card forbids.  NAM-0.9"""
    return b.figures.forbids[s.card[seat]]


def can_mine(b: Board, s: NamibiaState, space: i64, seat: i64) -> bool:
    """Does a space hold cubes of a commodity that this seat may mine, and no mine of anybody?

    It does not matter who placed or explored it.  NAM-2.2a NAM-S.8 NAM-R-09
    """
    return s.cubes[space] > 0 and s.heads[space] == NONE and s.ore[space] != forbidden_commodity(b, s, seat)


def next_to_cubes(b: Board, s: NamibiaState, space: i64) -> bool:
    """Does any neighbour hold a cube?  NAM-S.7b"""
    cubes, near = s.cubes, b.near
    for i in range(b.near_first[space], b.near_first[space + 1]):
        if cubes[near[i]] > 0:
            return True
    return False


def next_to_ore(b: Board, s: NamibiaState, space: i64, ore: i64) -> bool:
    """Does any neighbour hold this commodity, or an abandoned mine?  NAM-2.3a NAM-2.1c NAM-R-12"""
    ores, near = s.ore, b.near
    for i in range(b.near_first[space], b.near_first[space + 1]):
        if ores[near[i]] == ore:
            return True
    return False


def why_not_open(
    b: Board, s: NamibiaState, space: i64, port: str, abandoned: str, mine: str
) -> Reason | None:
    """What keeps cubes and heads alike from a space: a port, an expansion space, a marker or a mine.

    The clauses that say so differ and are given, but for expansion spaces.  NAM-0.5
    """
    name = b.spaces.say(space)
    if b.kind[space] == PORT:
        return Reason(port, "port-space", {"space": name})
    if b.kind[space] != MINE:
        return Reason("NAM-0.5", "expansion-space", {"space": name})
    if s.ore[space] == b.kinds:
        return Reason(abandoned, "abandoned-space", {"space": name})
    if s.heads[space] != NONE and s.owner(space) == s.seat():
        return Reason(mine, "own-mine-there", {"space": name})
    if s.heads[space] != NONE:
        return Reason(mine, "mine-there", {"space": name, "owner": Name("seat", str(s.owner(space)))})
    return None


def why_not_empty(b: Board, s: NamibiaState, space: i64, clause: str) -> Reason | None:
    """What keeps a cube from a space, by this clause where no general one says it.  NAM-0.6 NAM-2.3c"""
    reason = why_not_open(b, s, space, clause, "NAM-2.3c", "NAM-2.3c")
    if reason is None and s.ore[space] != NONE:
        there = b.commodities.say(s.ore[space])
        return Reason("NAM-0.6", "cubes-there", {"space": b.spaces.say(space), "commodity": there})
    return reason


def why_not_minable(b: Board, s: NamibiaState, space: i64, seat: i64, clause: str) -> Reason | None:
    """What keeps a seat from placing a head on a space.  NAM-0.6 NAM-0.9 NAM-4.3"""
    reason = why_not_open(b, s, space, clause, "NAM-4.3", "NAM-0.6")
    if reason is not None:
        return reason
    name = b.spaces.say(space)
    if s.cubes[space] == 0:
        return Reason(clause, "no-deposit", {"space": name})
    if s.ore[space] == forbidden_commodity(b, s, seat):
        there = b.commodities.say(s.ore[space])
        return Reason("NAM-0.9", "forbidden-mine", {"space": name, "commodity": there})
    return None

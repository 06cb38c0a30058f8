"""Finite supplies: cubes, heads, tracks and markers come from what is left, as many as there are.

NAM-0.4 NAM-R-47
"""

from mypy_extensions import i64

from baobab.titles.namibia.board import Board
from baobab.titles.namibia.state import NONE, NamibiaState


def add_cubes(s: NamibiaState, space: i64, commodity: i64, wanted: i64) -> i64:
    """Put cubes from the pool on a space, as many as are left; the number placed.  NAM-0.4 NAM-2.3a"""
    placed = min(wanted, s.pool[commodity])
    if placed > 0:
        s.pool[commodity] -= placed
        s.cubes[space] += placed
        s.ore[space] = commodity
    return placed


def take_cube(s: NamibiaState, space: i64) -> None:
    """A shipped cube returns to the pool.  NAM-3.3d"""
    s.pool[s.ore[space]] += 1
    s.cubes[space] -= 1
    if s.cubes[space] == 0:
        s.ore[space] = NONE


def place_head(s: NamibiaState, seat: i64, space: i64, how: i64) -> None:
    """Put one of a seat's heads on a space, LYING or UPRIGHT."""
    s.heads[space] = seat * 2 + how
    s.spare_heads[seat] -= 1


def take_tracks(s: NamibiaState, seat: i64, wanted: i64) -> i64:
    """Tracks into a player's hand, as many as are left; the number taken.  NAM-1.10 NAM-R-07"""
    taken = min(wanted, s.tracks)
    s.tracks -= taken
    s.held[seat] += taken
    return taken


def abandon(b: Board, s: NamibiaState, space: i64) -> bool:
    """An exhausted mine's head returns to its owner; was there a marker left for the space?

    NAM-4.3 NAM-R-36
    """
    s.spare_heads[s.owner(space)] += 1
    s.heads[space] = NONE
    if s.markers == 0:
        return False
    s.markers -= 1
    s.ore[space] = b.kinds
    return True

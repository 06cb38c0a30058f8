"""The sequence of play: set-up, then rounds of bribes, construction, shipping and administration.  NAM-0.1"""

from typing import Final

from mypy_extensions import i64

from baobab.titles.namibia.board import Board
from baobab.titles.namibia.state import NONE, NamibiaState

CUBE: Final = 0
FIRST_MINE: Final = 1
SECOND_MINE: Final = 2
OPENING: Final = 3
BRIBE: Final = 4
COMPLETE: Final = 5
START: Final = 6
EXPLORE: Final = 7
LAY: Final = 8
TRUCK: Final = 9
SELECT: Final = 10
ROAD: Final = 11
RAIL: Final = 12
ADMINISTER: Final = 13
BUY: Final = 14
"""The phases of the title, by their places."""


def next_in_order(s: NamibiaState, place: i64) -> i64:
    """The first seat from this place on; places emptied by an elimination are skipped.  NAM-R-06"""
    order = s.order
    while place < s.seats:
        if order[place] != NONE:
            return order[place]
        place += 1
    return NONE


def is_last(s: NamibiaState, seat: i64) -> bool:
    """Is this seat in the last place of the round?  NAM-2.2c NAM-T.4"""
    return s.order[s.places - 1] == seat


def begin_round(s: NamibiaState) -> None:
    """The trains keep their order, those who are out leave it, and the first player opens the bidding.

    NAM-1.1 NAM-R-06
    """
    place: i64 = 0
    for old in range(s.seats):
        if s.order[old] != NONE:
            s.order[place] = s.order[old]
            place += 1
    s.places = place
    while place < s.seats:
        s.order[place] = NONE
        place += 1
    s.ask(BRIBE, s.order[0])


def begin_construction(s: NamibiaState) -> None:
    """The players build in the new order.  NAM-0.1"""
    s.ask(COMPLETE, next_in_order(s, 0))


def end_construction(b: Board, s: NamibiaState, seat: i64) -> None:
    """A player builds completely before the next one begins; then shipping.  NAM-R-45 NAM-3.0a"""
    following = next_in_order(s, s.place_of(seat) + 1)
    if following != NONE:
        s.ask(COMPLETE, following)
    else:
        next_stage(b, s, 0)


def next_stage(b: Board, s: NamibiaState, place: i64) -> None:
    """The next place that selects becomes active; after the last of them comes the administration.

    NAM-3.0a NAM-T.5 NAM-R-06
    """
    selects = b.figures.table(s.places).selects
    s.selling = NONE
    while place < s.places:
        if selects[place] == 1 and s.order[place] != NONE:
            s.stage = place
            s.ask(SELECT, s.order[place])
            return
        place += 1
    s.stage = NONE
    s.ask(ADMINISTER, next_in_order(s, 0))

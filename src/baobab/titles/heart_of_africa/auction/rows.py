"""New action counters: a row is laid at the start of each turn.  HOA-5.0 HOA-13.0d"""

from librt.vecs import append
from mypy_extensions import i64

from baobab.kernel.bag import draw, total
from baobab.kernel.events import Teller
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.counters import PLAIN
from baobab.titles.heart_of_africa.options import EXHAUSTED
from baobab.titles.heart_of_africa.phase import HeartStep
from baobab.titles.heart_of_africa.score_track import leader
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.streams import COUNTERS
from baobab.titles.heart_of_africa.turn import BID, clear_turn


def lay_row(b: Board, s: HeartState, luck: Luck, tell: Teller | None) -> None:
    """Two counters from the supply form the last row, or the one that is left.

    HOA-5.0a HOA-5.0b HOA-3.10
    """
    before = len(s.rows)
    for _ in range(min(b.figures.row, total(s.bag))):
        s.rows = append(s.rows, draw(s, luck, COUNTERS, s.bag, EVERYBODY))
    if tell is not None:
        c = b.counters
        drawn = [[c.function[s.rows[i]], c.ap[s.rows[i]]] for i in range(before, len(s.rows))]
        if len(drawn) == 2:
            tell.tell(events.ROW, [*drawn[0], *drawn[1]])
        elif drawn:
            tell.tell(events.ROW_OF_ONE, drawn[0])


def first_row(b: Board, s: HeartState) -> i64:
    """How many counters the row holds that is auctioned: two, or the last one.  HOA-6.0a"""
    n: i64 = len(s.rows)
    return min(b.figures.row, n)


def discard_row(b: Board, s: HeartState) -> None:
    """Row 1 leaves the game.  HOA-6.0n HOA-R-5"""
    n = first_row(b, s)
    for i in range(n):
        s.gone[b.counters.function[s.rows[i]]] += 1
    s.rows = s.rows[n:]


def row_ap(b: Board, s: HeartState) -> i64:
    """The action points of row 1.  HOA-7.1a"""
    points: i64 = 0
    for i in range(first_row(b, s)):
        points += b.counters.ap[s.rows[i]]
    return points


def take_row(b: Board, s: HeartState, seat: i64, tell: Teller | None) -> None:
    """The winner takes row 1: its action points now, its functions now or later.

    A plain counter gives its points and is out of the game.
    HOA-6.0o HOA-7.1d HOA-R-9 HOA-R-46
    """
    n = first_row(b, s)
    for i in range(n):
        function = b.counters.function[s.rows[i]]
        if function == PLAIN:
            s.gone[PLAIN] += 1
        else:
            s.hand[seat * b.counters.functions.size + function] += 1
            if tell is not None:
                tell.tell(events.COUNTER_TAKEN, [seat, function])
    s.rows = s.rows[n:]


class Rows(HeartStep):
    """The start of a turn: two more counters, then the auction. Nothing to decide.

    When no row is left, whoever has most points wins; as agreed, already when two cannot be drawn.
    HOA-4.0a HOA-5.0a HOA-5.0b HOA-13.0d HOA-R-7
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("rows", "HOA-5.0a", board, actions)

    def proceed(self, s: HeartState, luck: Luck, tell: Teller | None) -> None:
        b = self.board
        exhausted = s.options[EXHAUSTED] == 1 and total(s.bag) < b.figures.row
        if not exhausted:
            lay_row(b, s, luck, tell)
        s.clear()
        clear_turn(s)
        if exhausted or len(s.rows) == 0:
            if tell is not None:
                first = leader(s)
                tell.tell(events.OUT_OF_COUNTERS, [first, s.vp[first]])
            return
        for seat in range(s.seats):
            s.bids[seat] = -1
        s.ask(BID, leader(s))

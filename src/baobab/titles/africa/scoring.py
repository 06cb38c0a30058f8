"""The final scoring: goods, gold, gems.  AFR-Ec AFR-F AFR-W"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.africa import events
from baobab.titles.africa.board import GEM, GOLD, Board
from baobab.titles.africa.state import AfricaState


def goods_score(b: Board, s: AfricaState, seat: i64) -> int:
    """Each kind of goods by itself, more for larger sets; more than the table knows scores its last row.

    AFR-FTa AFR-R16
    """
    points: i64 = 0
    largest = len(b.goods_points) - 1
    for kind in range(b.goods.size):
        points += b.goods_points[min(s.goods[seat * b.goods.size + kind], largest)]
    return points


def pieces_mined(b: Board, s: AfricaState, seat: i64, category: i64) -> int:
    """The pieces of gold or of gems on the tiles a seat has mined.  AFR-FGa AFR-FGe"""
    pieces: i64 = 0
    for face in range(b.faces.size):
        if b.category[face] == category:
            pieces += b.pieces[face] * s.mined[seat * b.minerals.size + b.mineral_of[face]]
    return pieces


def majority(pieces: list[int], most: int, second: int) -> list[int]:
    """Points for the most and the second most pieces. Ties share, rounded down; who has none gets none.

    AFR-FGa..d AFR-FGf AFR-R9 AFR-R19
    """
    first = max(pieces)
    leaders = pieces.count(first)
    if first == 0:
        return [0] * len(pieces)
    if leaders > 1:
        return [(most + second) // leaders if n == first else 0 for n in pieces]
    next_most = max(n for n in pieces if n < first) if len(pieces) > 1 else 0
    followers = pieces.count(next_most)
    return [most if n == first else second // followers if n == next_most and n > 0 else 0 for n in pieces]


def breakdown(b: Board, s: AfricaState) -> dict[str, list[int]]:
    """The lines of the scoring for every seat: points on the track, then the final ones.

    AFR-Ec AFR-Wa AFR-Se
    """
    seats = range(s.seats)
    lines = {"track": [int(s.points[seat]) for seat in seats]}
    if s.over():
        gold = [pieces_mined(b, s, seat, GOLD) for seat in seats]
        gems = [pieces_mined(b, s, seat, GEM) for seat in seats]
        lines["goods"] = [goods_score(b, s, seat) for seat in seats]
        lines["gold"] = majority(gold, b.most_points, b.second_points)
        lines["gems"] = majority(gems, b.most_points, b.second_points)
    return lines


def totals(b: Board, s: AfricaState) -> list[int]:
    """The sum of all lines for every seat.  AFR-Wa"""
    lines = breakdown(b, s)
    return [sum(line[seat] for line in lines.values()) for seat in range(s.seats)]


def tell_scores(b: Board, s: AfricaState, tell: Teller) -> None:
    """Say how the final scoring came out."""
    lines, sums = breakdown(b, s), totals(b, s)
    for seat in range(s.seats):
        final = [lines["goods"][seat], lines["gold"][seat], lines["gems"][seat]]
        tell.tell(events.SCORED, [seat, *final, sums[seat]])

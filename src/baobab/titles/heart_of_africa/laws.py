"""What holds in every position."""
from baobab.kernel.notes import Fault
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.state import HeartState
def derive(b: Board, s: HeartState) -> None:
    for area in range(b.size):
        n = 0
        for seat in range(s.seats):
            n += s.traders[seat * b.size + area]
            if s.wholesaler[seat] == area:
                n += 1
        s.pieces[area] = n
    s.stations = b.figures.stations - sum(s.station)
def faults(b: Board, s: HeartState) -> list[Fault]:
    return []

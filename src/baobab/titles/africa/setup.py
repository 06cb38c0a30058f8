"""Preparation: the cities from which the explorers start.  AFR-S"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Reason
from baobab.titles.africa import events
from baobab.titles.africa.actions import Actions
from baobab.titles.africa.board import Board
from baobab.titles.africa.phase import AfricaPhase
from baobab.titles.africa.state import AfricaState
from baobab.words import Name

CITY = "city"


def ask_cities(s: AfricaState, first: i64, walk: i64, city: i64) -> None:
    """The questions of the start: a city for everybody clockwise from the first player, who then moves.

    AFR-Sg AFR-Oa
    """
    s.clear()
    s.ask(walk, first)
    for place in range(s.seats):
        s.ask(city, (first + s.seats - 1 - place) % s.seats)


class City(AfricaPhase):
    """Choose the city in which your explorer starts: any without an explorer.  AFR-Sg AFR-R10"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__(CITY, "AFR-Sg", [actions.city], board, actions)

    def legal(self, s: AfricaState) -> vec[i64]:
        out = vec[i64]()
        for space in range(self.board.size):
            if self.board.city[space] == 1 and s.explorer_at(space) < 0:
                out = append(out, self.actions.city.code(space))
        return out

    def apply(self, s: AfricaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        space = self.actions.city.arg(action)
        s.explorer[s.seat()] = space
        if tell is not None:
            tell.tell(events.CITY, [s.seat(), space])
        s.answered()

    def why_not(self, s: AfricaState, action: i64) -> Reason | None:
        if not self.actions.city.owns(action):
            return self.not_now()
        space = self.actions.city.arg(action)
        name = self.board.spaces.say(space)
        if self.board.city[space] == 0:
            return Reason("AFR-Sg", "not-a-city", {"space": name})
        other = s.explorer_at(space)
        if other >= 0:
            return Reason("AFR-Sg", "city-taken", {"space": name, "seat": Name("seat", str(other))})
        return None

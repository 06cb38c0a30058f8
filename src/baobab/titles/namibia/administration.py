"""Chapter 4, administration, and chapter 5, buying reputation.  NAM-4 NAM-5"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.namibia import events
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.market import move_market
from baobab.titles.namibia.phase import NamibiaPhase
from baobab.titles.namibia.scoring import finish
from baobab.titles.namibia.state import NONE, NamibiaState
from baobab.titles.namibia.supply import abandon
from baobab.titles.namibia.turn import BUY, begin_round, next_in_order
from baobab.words import Params


def next_round(b: Board, s: NamibiaState, tell: Teller | None) -> None:
    """The round marker advances.  NAM-4.5"""
    s.round += 1
    if tell is not None:
        tell.tell(events.ROUND, [s.round, s.round * b.figures.minimum])
    begin_round(s)


class Administer(NamibiaPhase):
    """The market moves and the board is cleared; nobody decides anything.  NAM-4.1..4"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("administer", "NAM-4.1", [], board, actions)

    def legal(self, s: NamibiaState) -> vec[i64]:
        return vec[i64]()

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        return self.elsewhere(action)

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """The market, the mines, the trucks; then reputation is bought, or the next round, or the end.

        NAM-4.1 NAM-4.2 NAM-4.4 NAM-5.2 NAM-5.3 NAM-E.1 NAM-R-22 NAM-R-37
        """
        b = self.board
        s.answered()
        for commodity in range(b.kinds):
            move_market(b, s, commodity)
            if tell is not None:
                tell.tell(events.MARKET, [commodity, s.price[commodity], s.demand[commodity]])
        for commodity in range(b.kinds):
            s.port[commodity] = NONE
            s.shipped[commodity] = 0
        self.close_mines(s, tell)
        for seat in range(s.seats):
            s.truck[seat] = NONE
        if s.round == b.figures.rounds:
            finish(b, s, tell)
        elif b.figures.rate[s.round] > 0:
            s.ask(BUY, next_in_order(s, 0))
        else:
            next_round(b, s, tell)

    def close_mines(self, s: NamibiaState, tell: Teller | None) -> None:
        """Completed mines without a cube are exhausted and, while markers last, abandoned.

        NAM-4.3 NAM-R-36
        """
        for space in self.board.mine_spaces:
            if s.heads[space] != NONE and s.cubes[space] == 0:
                owner = s.owner(space)
                marked = abandon(self.board, s, space)
                if tell is not None:
                    tell.tell(events.EXHAUSTED if marked else events.UNMARKED, [owner, space])


class Buy(NamibiaPhase):
    """Buy as much reputation as you like and can pay, at the rate of the round.  NAM-5.1 NAM-5.2 NAM-R-26"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("buy", "NAM-5.1", [actions.number], board, actions)

    def prompt(self, s: NamibiaState) -> Params:
        return {"rate": self.rate(s), "money": s.cash[s.seat()]}

    def rate(self, s: NamibiaState) -> i64:
        return self.board.figures.rate[s.round]

    def most(self, s: NamibiaState) -> i64:
        """How many points the money is enough for.  NAM-5.1"""
        return min(s.cash[s.seat()] // self.rate(s), self.actions.number.size - 1)

    def legal(self, s: NamibiaState) -> vec[i64]:
        most, base = self.most(s), self.actions.number.base
        out = vec[i64](capacity=most + 1)
        for points in range(most + 1):
            out = append(out, base + points)
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        """One decision a player, in this round's order; then the next round.  NAM-5.2 NAM-4.5"""
        seat, points = s.seat(), self.actions.number.arg(action)
        s.cash[seat] -= points * self.rate(s)
        s.reputation[seat] += points
        if tell is not None:
            tell.tell(events.BOUGHT, [seat, points, points * self.rate(s)])
        s.answered()
        following = next_in_order(s, s.place_of(seat) + 1)
        if following != NONE:
            s.ask(BUY, following)
        else:
            next_round(self.board, s, tell)

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if self.actions.done.owns(action):
            return Reason("NAM-5.1", "buy-none")
        if not self.actions.number.owns(action):
            return self.elsewhere(action)
        if self.actions.number.arg(action) > self.most(s):
            return Reason("NAM-5.1", "too-dear", {"rate": self.rate(s), "most": self.most(s)})
        return None

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        points = self.actions.number.arg(action)
        return Note(
            "preview-buy",
            {"amount": points * self.rate(s), "reputation": s.reputation[s.seat()] + points},
        )

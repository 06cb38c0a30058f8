"""Chapter 3, shipping, first step: the active player selects a commodity and a port.  NAM-3.0"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.namibia import events
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.phase import NamibiaPhase
from baobab.titles.namibia.shipping.sale_forecast import Sale
from baobab.titles.namibia.state import NONE, NamibiaState
from baobab.titles.namibia.turn import ROAD
from baobab.words import Params


class Select(NamibiaPhase):
    """Select a commodity and a port that nobody has selected this round: any commodity, even your forbidden
    one; in the last place of three, the dearest that is left.

    NAM-3.0a..c NAM-0.9 NAM-T.5 NAM-T.6 NAM-R-38 NAM-R-39
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("select", "NAM-3.0b", [actions.select], board, actions)

    def prompt(self, s: NamibiaState) -> Params:
        return {"dearest": self.choices(s) if self.must_take_dearest(s) else 0}

    def must_take_dearest(self, s: NamibiaState) -> bool:
        """Must the dearest commodity be selected in this place?  NAM-T.6 NAM-R-06"""
        return self.board.figures.table(s.places).forced[s.stage] == 1

    def dearest(self, s: NamibiaState) -> i64:
        """The highest price showing among the commodities that are left.  NAM-T.6 NAM-R-39"""
        price: i64 = 0
        for commodity in range(self.board.kinds):
            if s.port[commodity] == NONE:
                price = max(price, s.price[commodity])
        return price

    def choices(self, s: NamibiaState) -> i64:
        """How many of the commodities that are left are the dearest.  NAM-T.6"""
        price, n = self.dearest(s), 0
        for commodity in range(self.board.kinds):
            if s.port[commodity] == NONE and s.price[commodity] == price:
                n += 1
        return n

    def user(self, s: NamibiaState, port: i64) -> i64:
        """The commodity that was selected through a port, or NONE."""
        for commodity in range(self.board.kinds):
            if s.port[commodity] == port:
                return commodity
        return NONE

    def legal(self, s: NamibiaState) -> vec[i64]:
        b = self.board
        least = self.dearest(s) if self.must_take_dearest(s) else 0
        out = vec[i64](capacity=16)
        for commodity in range(b.kinds):
            if s.port[commodity] == NONE and s.price[commodity] >= least:
                for port in range(b.ports.size):
                    if self.user(s, port) == NONE:
                        out = append(out, self.actions.select.pair(commodity, port))
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        """The supply of the commodity starts at nothing, and the trucks begin.  NAM-3.0c NAM-3.1c"""
        seat = s.seat()
        s.selling = self.actions.select.first(action)
        s.port[s.selling] = self.actions.select.second(action)
        s.shipped[s.selling] = 0
        if tell is not None:
            tell.tell(events.SELECTED, [seat, s.selling, s.port[s.selling]])
        s.answered()
        s.ask(ROAD, seat)

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if self.actions.truck.owns(action):
            return Reason("NAM-3.0b", "select-first", self.at(self.actions.truck.arg(action)))
        if not self.actions.select.owns(action):
            return self.elsewhere(action)
        b = self.board
        commodity, port = self.actions.select.first(action), self.actions.select.second(action)
        if s.port[commodity] != NONE:
            used = b.ports.say(s.port[commodity])
            return Reason("NAM-3.0b", "commodity-selected", {**self.of(commodity), "port": used})
        user = self.user(s, port)
        if user != NONE:
            return Reason("NAM-3.0b", "port-selected", {**self.of(user), "port": b.ports.say(port)})
        if self.must_take_dearest(s) and s.price[commodity] < self.dearest(s):
            params: Params = {"price": self.dearest(s), "own": s.price[commodity]}
            return Reason("NAM-T.6", "dearest-first", {**self.of(commodity), **params})
        return None

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        """What it would bring oneself and the others if all shipped that can, and what at half price."""
        seat = s.seat()
        commodity, port = self.actions.select.first(action), self.actions.select.second(action)
        sale = Sale(self.board, s, commodity, port, seat)
        own = sale.money[seat] - int(s.cash[seat])
        params: Params = {
            "cubes": sale.full + sale.halved,
            "halved": sale.halved,
            "own": own,
            "others": sum(sale.money) - sum([int(money) for money in s.cash]) - own,
            "points": sale.points,
        }
        return Note("preview-select", params, own)

"""Chapter 3, shipping: trucks, then trains bring the selected commodity to its port.  NAM-3.1..3"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note, Reason
from baobab.titles.namibia import events
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.construction.rail_network import is_connected
from baobab.titles.namibia.market import proceeds, sell_cube
from baobab.titles.namibia.phase import NamibiaPhase, who
from baobab.titles.namibia.state import NONE, UPRIGHT, NamibiaState
from baobab.titles.namibia.supply import take_cube
from baobab.titles.namibia.turn import RAIL, ROAD, next_stage
from baobab.words import Params


def shipper(s: NamibiaState, turn: i64) -> i64:
    """The seat whose turn it is to ship: the active player first, then the others by place.  NAM-3.0d"""
    if turn == 0:
        return s.order[s.stage]
    return s.order[turn - 1 if turn <= s.stage else turn]


def turn_of(s: NamibiaState, seat: i64) -> i64:
    """The turn in which a seat ships in this stage, from 0.  NAM-3.0d"""
    place = s.place_of(seat)
    if place == s.stage:
        return 0
    return place + 1 if place < s.stage else place


def next_shipper(s: NamibiaState, seat: i64) -> i64:
    """Who ships after a seat in this stage, or NONE.  NAM-3.0d"""
    turn = turn_of(s, seat) + 1
    while turn < s.seats:
        if shipper(s, turn) != NONE:
            return shipper(s, turn)
        turn += 1
    return NONE


def truck_ready(s: NamibiaState, seat: i64) -> bool:
    """Does the seat's truck stand at cubes of the commodity being sold?  NAM-3.1a NAM-3.1b NAM-R-33"""
    space = s.truck[seat]
    return space != NONE and s.ore[space] == s.selling


def mine_ready(b: Board, s: NamibiaState, space: i64, seat: i64) -> bool:
    """Can this seat's mine ship by rail: completed, of the commodity being sold, connected to its port?

    NAM-3.2a NAM-R-16
    """
    if s.heads[space] != seat * 2 + UPRIGHT or s.ore[space] != s.selling:
        return False
    return is_connected(b, s, space, s.port[s.selling])


def ship(b: Board, s: NamibiaState, space: i64, cubes: i64, bonus: i64) -> i64:
    """Cubes of a seat's mine are sold one by one; the active player gains by those of others.

    NAM-3.3a NAM-3.3c NAM-3.3d
    """
    seat, commodity = s.owner(space), s.ore[space]
    amount: i64 = 0
    for _ in range(cubes):
        take_cube(s, space)
        amount += sell_cube(s, commodity)
    s.cash[seat] += amount
    active = s.order[s.stage]
    if seat != active:
        s.reputation[active] += bonus
    return amount


def tell_market(s: NamibiaState, seat: i64, before: i64, bonus: i64, tell: Teller) -> None:
    """Say that the price was halved, and what the active player gains."""
    if s.shipped[s.selling] > s.demand[s.selling] >= before:
        tell.tell(events.HALVED, [s.selling, s.price[s.selling]])
    if seat != s.order[s.stage] and bonus > 0:
        tell.tell(events.BONUS, [s.order[s.stage], bonus])


class Shipment(NamibiaPhase):
    """Ship or keep: what trucks and trains share."""

    def __init__(
        self, name: str, clause: str, bonus: i64, board: Board, actions: Actions, a: Domain | None
    ) -> None:
        super().__init__(name, clause, [actions.ship, actions.keep], board, actions, a)
        self.bonus = bonus

    def load(self, s: NamibiaState) -> i64:
        """How many cubes are in question."""
        raise NotImplementedError

    def mine(self, s: NamibiaState) -> i64:
        """The space from which they would be shipped."""
        raise NotImplementedError

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if self.actions.truck.owns(action):
            return Reason(self.clause, "one-after-another", self.at(self.mine(s)))
        if self.actions.ship.owns(action) or self.actions.keep.owns(action):
            return None
        return self.elsewhere(action)

    def instead_of_passing(self) -> str:
        return "keep-instead"

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        """What the cubes would bring now, and what the active player would gain by them.  NAM-3.3c"""
        if not self.actions.ship.owns(action):
            return None
        c, active = s.selling, s.order[s.stage]
        amount = proceeds(s.price[c], s.demand[c], s.shipped[c], self.load(s))
        if s.seat() == active or self.bonus == 0:
            return Note("preview-sale", {"amount": amount})
        return Note("preview-sale-for", {"amount": amount, "active": who(active), "points": self.bonus})


class Road(Shipment):
    """Ship one cube with your truck, or keep it. No rails are needed, and any port is reached.

    NAM-3.1a..c NAM-R-33
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("road", "NAM-3.1a", board.figures.truck_bonus, board, actions, None)

    def prompt(self, s: NamibiaState) -> Params:
        return {**self.of(s.selling), **self.at(s.truck[s.seat()]), **trade(s)}

    def legal(self, s: NamibiaState) -> vec[i64]:
        out = vec[i64]()
        if truck_ready(s, s.seat()):
            out = append(append(out, self.actions.ship.base), self.actions.keep.base)
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        """The cube is sold, and the truck stands at the port until the round ends.  NAM-3.1b"""
        b, seat = self.board, s.seat()
        space = s.truck[seat]
        if self.actions.ship.owns(action):
            before = s.shipped[s.selling]
            amount = ship(b, s, space, 1, self.bonus)
            s.truck[seat] = b.port_space[s.port[s.selling]]
            if tell is not None:
                tell.tell(events.BY_TRUCK, [seat, space, amount])
                tell_market(s, seat, before, self.bonus, tell)
        elif tell is not None:
            tell.tell(events.TRUCK_KEPT, [seat, space])
        self.proceed(s, luck, tell)

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """The next truck; after all of them the trains, the active player's first.  NAM-3.1c NAM-3.0d"""
        following = next_shipper(s, s.seat())
        s.answered()
        if following != NONE:
            s.ask(ROAD, following)
        else:
            s.ask(RAIL, s.order[s.stage], self.board.mine_spaces[0])

    def load(self, s: NamibiaState) -> i64:
        return 1

    def mine(self, s: NamibiaState) -> i64:
        return s.truck[s.seat()]


class Rail(Shipment):
    """Ship all cubes of the mine in question by rail, or none; asked mine by mine in the order of the board.

    A mine from which a truck took a cube may ship the others.  NAM-3.2a..c NAM-R-34
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("rail", "NAM-3.2b", board.figures.mine_bonus, board, actions, board.spaces)

    def prompt(self, s: NamibiaState) -> Params:
        return {**self.of(s.selling), **self.at(s.a()), "cubes": s.cubes[s.a()], **trade(s)}

    def legal(self, s: NamibiaState) -> vec[i64]:
        out = vec[i64]()
        if mine_ready(self.board, s, s.a(), s.seat()):
            out = append(append(out, self.actions.ship.base), self.actions.keep.base)
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, seat, space = self.board, s.seat(), s.a()
        if self.actions.ship.owns(action):
            before, cubes = s.shipped[s.selling], s.cubes[space]
            amount = ship(b, s, space, cubes, self.bonus)
            if tell is not None:
                tell.tell(events.BY_RAIL, [seat, space, cubes, amount])
                tell_market(s, seat, before, self.bonus, tell)
        elif tell is not None:
            tell.tell(events.KEPT, [seat, space])
        self.proceed(s, luck, tell)

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """The next mine that can ship, of this seat or of the next ones; then the next stage.  NAM-3.0a"""
        b, seat, space = self.board, s.seat(), s.a() + 1
        s.answered()
        while seat != NONE:
            own = seat * 2 + UPRIGHT
            while space < b.size:
                if s.heads[space] == own and mine_ready(b, s, space, seat):
                    s.ask(RAIL, seat, space)
                    return
                space += 1
            seat = next_shipper(s, seat)
            space = 0
        next_stage(b, s, s.stage + 1)

    def load(self, s: NamibiaState) -> i64:
        return s.cubes[s.a()]

    def mine(self, s: NamibiaState) -> i64:
        return s.a()


def trade(s: NamibiaState) -> Params:
    """The market of the commodity being sold."""
    c = s.selling
    return {"price": s.price[c], "demand": s.demand[c], "shipped": s.shipped[c]}

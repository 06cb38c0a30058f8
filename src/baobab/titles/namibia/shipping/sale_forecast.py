"""What a commodity would bring if it were selected now and all shipped that can.  NAM-3.0d NAM-3.3"""

from mypy_extensions import i64

from baobab.kernel.accounts import Change
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.construction.rail_network import is_connected
from baobab.titles.namibia.market import sell_cube
from baobab.titles.namibia.state import NONE, NamibiaState


class Sale:
    """Trucks first, then trains, the active player before the others by place: cube after cube."""

    def __init__(self, b: Board, s: NamibiaState, commodity: i64, port: i64, active: i64) -> None:
        self.board = b
        self.before = s
        self.commodity = commodity
        self.port = port
        self.active = active
        self.market = s.copy()
        if s.port[commodity] == NONE:
            self.market.shipped[commodity] = 0
        self.money = [int(money) for money in s.cash]
        self.points = 0
        self.full = 0
        self.halved = 0
        self.trucks: list[tuple[i64, int]] = []
        self.mines: list[tuple[i64, int]] = []
        order = [active, *[seat for seat in s.order if seat != NONE and seat != active]]
        for seat in order:
            self.by_truck(seat)
        for seat in order:
            self.by_rail(seat)

    def by_truck(self, seat: i64) -> None:
        """NAM-3.1a NAM-3.3c"""
        m, space = self.market, self.before.truck[seat]
        if space != NONE and m.ore[space] == self.commodity and m.cubes[space] > 0:
            m.cubes[space] -= 1
            self.trucks.append((space, self.sell(seat, 1, self.board.figures.truck_bonus)))

    def by_rail(self, seat: i64) -> None:
        """NAM-3.2a NAM-3.2b NAM-3.3c"""
        b, m = self.board, self.market
        for space in b.mine_spaces:
            ready = (
                m.has_completed_mine(space, seat) and m.ore[space] == self.commodity and m.cubes[space] > 0
            )
            if ready and is_connected(b, m, space, self.port):
                self.mines.append((space, self.sell(seat, m.cubes[space], b.figures.mine_bonus)))

    def sell(self, seat: i64, cubes: i64, bonus: i64) -> int:
        """What so many cubes bring; the price halves when supply passes demand."""
        m, c, amount = self.market, self.commodity, 0
        for _ in range(cubes):
            amount += sell_cube(m, c)
            if m.shipped[c] > m.demand[c]:
                self.halved += 1
            else:
                self.full += 1
        self.money[seat] += amount
        if seat != self.active:
            self.points += int(bonus)
        return amount

    def changes(self) -> list[Change]:
        """Money of everybody, and the reputation of who had it shipped."""
        found: list[Change] = []
        for seat in range(int(self.before.seats)):
            if self.money[seat] != self.before.cash[seat]:
                found.append(Change("money", seat, int(self.before.cash[seat]), self.money[seat]))
        if self.points > 0:
            points = int(self.before.reputation[self.active])
            found.append(Change("reputation", int(self.active), points, points + self.points))
        return found

"""Main action: place craftsmen.  TGZ-CRF TGZ-SEC"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.kernel.phase import Phase
from baobab.kernel.state import State
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import ACROSS, BESIDE, DOWN, SQUARE, Board
from baobab.titles.great_zimbabwe.cards import BUILDER, GU
from baobab.titles.great_zimbabwe.monuments import why_not_empty
from baobab.titles.great_zimbabwe.prices import FREELY, ask_prices
from baobab.titles.great_zimbabwe.rites import ways_open
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import PLACE, SITE, WAY, move_disc, to_stock
from baobab.words import Params


def standing(s: ZimbabweState, craft: i64) -> i64:
    """How many craftsmen of a craft stand on the map.  TGZ-CRF-7"""
    copies = s.board.cards.copies
    count: i64 = 0
    for maker in range(craft * copies, craft * copies + copies):
        if s.makers[maker] >= 0:
            count += 1
    return count


def next_card(s: ZimbabweState, craft: i64) -> i64:
    """The top card of a pile: 1 the first, 2 the second, 0 when both are gone.  TGZ-SET-2 TGZ-CRF-4"""
    held: i64 = 0
    for seat in range(s.seats):
        if s.cards[s.holder(craft, seat)] > 0:
            held += 1
    return held + 1 if held < 2 else 0


def card_requirement(s: ZimbabweState, seat: i64, craft: i64) -> i64:
    """What a technology adds to a seat's requirement when it first places such a craftsman.

    TGZ-CRF-2 TGZ-GD-GU TGZ-AMB-24
    """
    c = s.board.cards
    if s.cards[s.holder(craft, seat)] > 0:
        return 0
    return c.gu_vr if s.has(seat, GU) else c.card_vr[craft * 2 + next_card(s, craft) - 1]


def allowed(s: ZimbabweState, seat: i64, craft: i64) -> bool:
    """All that placing a craftsman asks for except its site: tile, card, requirement, cost.

    TGZ-CRF-2 TGZ-CRF-4 TGZ-CRF-7 TGZ-CRF-8 TGZ-SEC-2 TGZ-VR-2 TGZ-AMB-13
    """
    c = s.board.cards
    if s.cash[seat] < c.cost[craft] or standing(s, craft) == c.copies:
        return False
    new = s.cards[s.holder(craft, seat)] == 0
    if new and (next_card(s, craft) == 0 or s.vr[seat] + card_requirement(s, seat, craft) > c.most_vr):
        return False
    needs = c.needs[craft]
    return needs < 0 or (s.firsts & s.board.bit[needs] == 0 and standing(s, needs) > 0)


def unclaimed(s: ZimbabweState, seat: i64, craft: i64) -> i64:
    """The craft's resources that no craftsman of the craft has in range yet, a bit each.

    Used markers are irrelevant, and so is what craftsmen of other crafts have in range; one's own craftsmen
    claim too.  TGZ-CRF-6 TGZ-AMB-12 TGZ-SEC-3
    """
    c = s.board.cards
    near = s.terrain.within(s.steps(seat))
    free = s.terrain.of_kind[c.resource_of[craft]]
    for maker in range(craft * c.copies, craft * c.copies + c.copies):
        if s.makers[maker] >= 0:
            free &= ~s.resources_near(maker, near)
    return free


class Ground:
    """Where a seat may place a craftsman of one craft now: the tables, looked up once."""

    def __init__(self, s: ZimbabweState, seat: i64, craft: i64) -> None:
        b = s.board
        self.cells = s.cells
        self.layout = s.terrain.layout
        self.near = s.terrain.within(s.steps(seat))
        self.free = unclaimed(s, seat, craft)
        self.needs = b.cards.needs[craft]
        self.reach = s.ways(seat).workplaces(self.needs) if self.needs >= 0 else self.layout.zeros
        self.square = b.cards.square[craft] == 1
        self.turnable = b.cards.turnable[craft] == 1
        self.width: i64 = b.width
        self.size = b.size

    def takes(self, cell: i64) -> bool:
        """Can the craftsman lie here in some way?"""
        if self.square:
            return self.takes_square(cell)
        return self.takes_pair(cell, 1) or (self.turnable and self.takes_pair(cell, self.width))

    def takes_pair(self, cell: i64, step: i64) -> bool:
        """Two empty cells, a resource of one's own in range, and for a secondary a primary in hub range.

        TGZ-CRF-5 TGZ-CRF-6 TGZ-SEC-1
        """
        shape: i64 = ACROSS if step == 1 else DOWN
        if self.layout.fits[shape * self.size + cell] == 0:
            return False
        other = cell + step
        if self.cells[cell] > BESIDE or self.cells[other] > BESIDE:
            return False
        if (self.near[cell] | self.near[other]) & self.free == 0:
            return False
        return self.needs < 0 or self.reach[cell] + self.reach[other] > 0

    def takes_square(self, cell: i64) -> bool:
        """The same for four cells."""
        if self.layout.fits[SQUARE * self.size + cell] == 0:
            return False
        cells, near, below = self.cells, self.near, cell + self.width
        if (
            cells[cell] > BESIDE
            or cells[cell + 1] > BESIDE
            or cells[below] > BESIDE
            or cells[below + 1] > BESIDE
        ):
            return False
        if (near[cell] | near[cell + 1] | near[below] | near[below + 1]) & self.free == 0:
            return False
        reach = self.reach
        return self.needs < 0 or reach[cell] + reach[cell + 1] + reach[below] + reach[below + 1] > 0

    def any(self) -> bool:
        """Is there a site at all?"""
        if self.free == 0:
            return False
        for cell in self.layout.cells:
            if self.takes(cell):
                return True
        return False


def can_place(s: ZimbabweState, seat: i64, craft: i64) -> bool:
    """Can this seat place a craftsman of this craft somewhere now?"""
    return allowed(s, seat, craft) and Ground(s, seat, craft).any()


def why_not_craft(s: ZimbabweState, seat: i64, craft: i64) -> Reason | None:
    """What stands against placing a craftsman of this craft."""
    c = s.board.cards
    who: Params = {"craft": c.crafts.say(craft)}
    needs = c.needs[craft]
    if standing(s, craft) == c.copies:
        return Reason("TGZ-CRF-7", "all-placed", {**who, "count": c.copies})
    if s.cards[s.holder(craft, seat)] == 0:
        if next_card(s, craft) == 0:
            return Reason("TGZ-CRF-4", "cards-gone", who)
        vr = s.vr[seat] + card_requirement(s, seat, craft)
        if vr > c.most_vr:
            return Reason("TGZ-VR-2", "craft-vr", {**who, "vr": vr, "most": c.most_vr})
    if s.cash[seat] < c.cost[craft]:
        return Reason("TGZ-CRF-8", "craft-too-dear", {**who, "cattle": c.cost[craft], "cash": s.cash[seat]})
    if needs >= 0:
        primary: Params = {**who, "primary": c.crafts.say(needs)}
        if s.firsts & s.board.bit[needs] != 0:
            return Reason("TGZ-SEC-2", "primary-too-new", primary)
        if standing(s, needs) == 0:
            return Reason("TGZ-SEC-1", "no-primary", primary)
    ground = Ground(s, seat, craft)
    if ground.free == 0:
        kind = c.kinds.say(c.resource_of[craft])
        return Reason("TGZ-CRF-6", "no-resource-free", {**who, "kind": kind})
    return None if ground.any() else Reason("TGZ-CRF-5", "no-site", who)


def place(s: ZimbabweState, seat: i64, craft: i64, site: i64, tell: Teller | None) -> None:
    """Take the card if need be, pay, put the craftsman on its site and score it.

    TGZ-CRF-1 TGZ-CRF-2 TGZ-CRF-3 TGZ-CRF-8 TGZ-SPC-6 TGZ-AMB-30
    """
    c, holder = s.board.cards, s.holder(craft, seat)
    if s.cards[holder] == 0:
        s.cards[holder] = next_card(s, craft)
        s.fresh |= s.board.bit[craft]
        move_disc(s, seat)
        if tell is not None:
            tell.tell(events.TOOK_CARD, [seat, craft, s.vr[seat]])
    share: i64 = 0
    if s.busy & s.board.bit[BUILDER] != 0:
        share = min(c.builder_share, c.cost[craft])
        s.cash[seat] -= share
        s.paid[BUILDER] += share
    to_stock(s, seat, c.cost[craft] - share)
    count = standing(s, craft)
    if count == 0 and c.needs[craft] < 0:
        s.firsts |= s.board.bit[craft]
    s.put_maker(craft * c.copies + count, site, seat)
    s.vp[seat] += c.points[craft]
    if tell is not None:
        tell.tell(events.PLACED, [seat, craft, site // 2, c.cost[craft], c.points[craft]])


class Place(Phase):
    """One more craftsman, or on to the prices?  TGZ-CRF-1"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("place", "TGZ-CRF-1", [actions.set_prices, actions.craft])
        self.board = board
        self.actions = actions

    def legal(self, s: State) -> vec[i64]:
        assert isinstance(s, ZimbabweState)
        out = vec[i64](capacity=8)
        out = append(out, self.actions.set_prices.code())
        for craft in range(self.board.cards.crafts.size):
            if can_place(s, s.seat(), craft):
                out = append(out, self.actions.craft.code(craft))
        return out

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        assert isinstance(s, ZimbabweState)
        seat = s.seat()
        s.answered()
        if self.actions.craft.owns(action):
            s.ask(SITE, seat, self.actions.craft.arg(action))
        else:
            ask_prices(s, seat, FREELY)

    def why_not(self, s: State, action: i64) -> Reason | None:
        assert isinstance(s, ZimbabweState)
        if self.actions.craft.owns(action):
            return why_not_craft(s, s.seat(), self.actions.craft.arg(action))
        return None if self.actions.set_prices.owns(action) else self.not_now()

    def preview(self, s: State, action: i64) -> Note | None:
        assert isinstance(s, ZimbabweState)
        return craft_preview(s, self.actions, action)


def craft_preview(s: ZimbabweState, actions: Actions, action: i64) -> Note | None:
    """What a craftsman costs, what it scores, and what its card adds to the requirement."""
    if not actions.craft.owns(action):
        return None
    c, craft = s.board.cards, actions.craft.arg(action)
    return Note(
        "preview-craft",
        {
            "cattle": c.cost[craft],
            "points": c.points[craft],
            "vr": card_requirement(s, s.seat(), craft),
        },
    )


class Site(Phase):
    """On which cell does the craftsman's upper left corner lie?  TGZ-CRF-5"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("site", "TGZ-CRF-5", [actions.site], a=board.cards.crafts)
        self.board = board
        self.actions = actions

    def prompt(self, s: State) -> Params:
        return {"craft": self.board.cards.crafts.say(s.a())}

    def legal(self, s: State) -> vec[i64]:
        assert isinstance(s, ZimbabweState)
        ground = Ground(s, s.seat(), s.a())
        out = vec[i64](capacity=128)
        base = self.actions.site.base
        for cell in ground.layout.cells:
            if ground.takes(cell):
                out = append(out, base + cell)
        return out

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        assert isinstance(s, ZimbabweState)
        seat, craft, cell = s.seat(), s.a(), self.actions.site.arg(action)
        s.answered()
        if self.board.cards.square[craft] == 0:
            s.ask(WAY, seat, craft, cell)
            return
        place(s, seat, craft, cell * 2, tell)
        s.ask(PLACE, seat)

    def why_not(self, s: State, action: i64) -> Reason | None:
        assert isinstance(s, ZimbabweState)
        if not self.actions.site.owns(action):
            return self.not_now()
        cell, craft = self.actions.site.arg(action), s.a()
        return why_not_site(s, s.seat(), craft, cell)

    def preview(self, s: State, action: i64) -> Note | None:
        assert isinstance(s, ZimbabweState)
        ground = Ground(s, s.seat(), s.a())
        cell, mask = self.actions.site.arg(action), i64(0)
        for other in self.board.covers(SQUARE if ground.square else ACROSS, cell):
            if s.terrain.layout.exists[other] == 1:
                mask |= ground.near[other]
        free = [
            s.terrain.resources[i]
            for i in range(len(s.terrain.resources))
            if mask & ground.free & self.board.bit[i]
        ]
        if not free:
            return None
        return Note("preview-reaches", {"cells": [self.board.cells.say(cell) for cell in free]})


def why_not_site(s: ZimbabweState, seat: i64, craft: i64, cell: i64) -> Reason | None:
    """A site needs empty cells, a resource of its own, and for a secondary a primary in hub range.

    TGZ-CRF-5 TGZ-CRF-6 TGZ-SEC-1
    """
    c = s.board.cards
    ground = Ground(s, seat, craft)
    if ground.takes(cell):
        return None
    params: Params = {"cell": s.board.cells.say(cell), "craft": c.crafts.say(craft)}
    reason = why_not_empty(s, cell, "TGZ-CRF-5")
    if reason is not None:
        return reason
    shapes = [SQUARE] if ground.square else [ACROSS, DOWN] if ground.turnable else [ACROSS]
    open_shapes = [
        shape
        for shape in shapes
        if s.terrain.layout.fits[shape * ground.size + cell] == 1
        and all(s.cells[other] <= BESIDE for other in s.board.covers(shape, cell))
    ]
    if not open_shapes:
        return Reason("TGZ-CRF-5", "no-room", params)
    for shape in open_shapes:
        mask = i64(0)
        for other in s.board.covers(shape, cell):
            mask |= ground.near[other]
        if mask & ground.free != 0:
            return Reason("TGZ-SEC-1", "out-of-hub-range", {**params, "primary": c.crafts.say(ground.needs)})
    key = "resource-claimed" if mask & s.terrain.of_kind[c.resource_of[craft]] else "out-of-range"
    return Reason("TGZ-CRF-6", key, {**params, "kind": c.kinds.say(c.resource_of[craft])})


class Way(Phase):
    """Does the craftsman lie across or down from its cell?  TGZ-CRF-5"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("way", "TGZ-CRF-5", [actions.way], a=board.cards.crafts, b=board.cells)
        self.board = board
        self.actions = actions

    def prompt(self, s: State) -> Params:
        return {"craft": self.board.cards.crafts.say(s.a()), "cell": self.board.cells.say(s.b())}

    def legal(self, s: State) -> vec[i64]:
        assert isinstance(s, ZimbabweState)
        ground = Ground(s, s.seat(), s.a())
        down = ground.turnable and ground.takes_pair(s.b(), ground.width)
        return ways_open(self.actions.way, ground.takes_pair(s.b(), 1), down)

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        assert isinstance(s, ZimbabweState)
        seat, craft, cell = s.seat(), s.a(), s.b()
        s.answered()
        place(s, seat, craft, cell * 2 + self.actions.way.arg(action), tell)
        s.ask(PLACE, seat)

    def why_not(self, s: State, action: i64) -> Reason | None:
        assert isinstance(s, ZimbabweState)
        if not self.actions.way.owns(action):
            return self.not_now()
        ground = Ground(s, s.seat(), s.a())
        down = self.actions.way.arg(action) == DOWN
        if ground.takes_pair(s.b(), ground.width if down else 1) and (ground.turnable or not down):
            return None
        return Reason("TGZ-CRF-5", "not-this-way", self.prompt(s))

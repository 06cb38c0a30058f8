"""What lies on the table in a game of The Great Zimbabwe: all of it open.  TGZ-CTL-3 TGZ-AMB-19"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.state import State, mix, mix_all
from baobab.titles.great_zimbabwe.board import BESIDE, CRAFTSMAN, FREE, MONUMENT, RESOURCE, WATER, Board
from baobab.titles.great_zimbabwe.cards import ESHU, LEVELS
from baobab.titles.great_zimbabwe.map.hub_range import Ways, shape_of
from baobab.titles.great_zimbabwe.map.terrain import Terrain

OUT: Final = 0
OPEN: Final = 1
HELD: Final = 2
"""Where a card of a god or a specialist is: not in this game, open to all, or HELD + the seat."""


class ZimbabweState(State):
    """Lists of what was placed are in the order of placing; everything about ranges follows from them.

    `cells`, `terrain`, `near` and `far` follow from the rest. They are replaced, never changed, so copies
    of a state share them.
    """

    def __init__(
        self,
        seats: i64,
        options: vec[i64],
        stack: vec[i64],
        draws: vec[i64],
        reveals: i64,
        tiles: vec[i64],
        pile: vec[i64],
        cash: vec[i64],
        cards: vec[i64],
        prices: vec[i64],
        earned: vec[i64],
        gods: vec[i64],
        specialists: vec[i64],
        paid: vec[i64],
        monuments: vec[i64],
        discs: vec[i64],
        makers: vec[i64],
        owners: vec[i64],
        charms: vec[i64],
        charm_kinds: vec[i64],
        rain: vec[i64],
        used: vec[i64],
        order: vec[i64],
        plan: vec[i64],
        god: vec[i64],
        vr: vec[i64],
        vp: vec[i64],
        cells: vec[i64],
        terrain: Terrain,
        near: Ways,
        far: Ways,
    ) -> None:
        super().__init__(seats, options, stack, draws, reveals)
        self.tiles = tiles  # for each place of the board its tile * 4 + quarter turns, or -1
        self.pile = pile  # the seats by their last change of requirement: the earliest is lowest
        self.cash = cash  # cattle that a seat may spend
        self.cards = cards  # technology cards: seat * crafts + craft; 1 the first, 2 the second card
        self.prices = prices  # likewise; 0 while a new card has none yet
        self.earned = earned  # likewise: cattle lying on the card
        self.gods = gods  # for each god where it is: see OUT
        self.specialists = specialists  # for each specialist likewise
        self.paid = paid  # for each specialist the cattle on its card
        self.monuments = monuments  # the cells of all monuments
        self.discs = discs  # for each monument owner * LEVELS + level - 1
        self.makers = makers  # for each craftsman its site, cell * 2 + turned, or -1
        self.owners = owners  # for each craftsman its owner, or -1
        self.charms = charms  # the cells with resource tiles of the shaman
        self.charm_kinds = charm_kinds  # and the kinds of these
        self.rain = rain  # the cells of water tiles, two of each tile
        self.used = used  # the cells with used markers, one entry a marker
        self.order = order  # for each place of the turn order its seat, or -1
        self.plan = plan  # the plan of raising monuments under way, step by step: see plan.Draft
        self.god = god  # for each seat its god, or -1
        self.vr = vr  # the victory requirements
        self.vp = vp  # the victory points
        self.cells = cells  # what each cell holds: see board.FREE
        self.terrain = terrain
        self.near = near
        self.far = far
        self.fees: i64 = 0  # cattle on the card of Qamata
        self.round: i64 = 0
        self.laid: i64 = 0  # cattle given so far in the Generosity of Kings; they lie on the plaques
        self.last_gift: i64 = 0
        self.helped: i64 = 0  # 1 once Elegua has paid for a gift of this round
        self.chosen: i64 = 0  # 1 once a god or a specialist was chosen in this turn
        self.acted: i64 = 0  # 1 once the main action of this turn is taken
        self.busy: i64 = 0  # the specialists used in this turn, a bit each
        self.firsts: i64 = 0  # the primary crafts whose first craftsman came in this turn, a bit each
        self.fresh: i64 = 0  # the crafts whose card was taken in this turn, a bit each
        self.window: i64 = 0  # 1 while Dziva's worshipper may set prices
        self.afoot: i64 = 0  # all cattle that are not in the common stock

    def copy(self) -> "ZimbabweState":
        s = ZimbabweState(
            self.seats,
            self.options,
            self.stack[:],
            self.draws[:],
            self.reveals,
            self.tiles[:],
            self.pile[:],
            self.cash[:],
            self.cards[:],
            self.prices[:],
            self.earned[:],
            self.gods[:],
            self.specialists[:],
            self.paid[:],
            self.monuments[:],
            self.discs[:],
            self.makers[:],
            self.owners[:],
            self.charms[:],
            self.charm_kinds[:],
            self.rain[:],
            self.used[:],
            self.order[:],
            self.plan[:],
            self.god[:],
            self.vr[:],
            self.vp[:],
            self.cells,
            self.terrain,
            self.near,
            self.far,
        )
        s.fees = self.fees
        s.round = self.round
        s.laid = self.laid
        s.last_gift = self.last_gift
        s.helped = self.helped
        s.chosen = self.chosen
        s.acted = self.acted
        s.busy = self.busy
        s.firsts = self.firsts
        s.fresh = self.fresh
        s.window = self.window
        s.afoot = self.afoot
        return s

    def key(self) -> i64:
        h = mix(mix(mix(self.seats, self.fees), self.round), self.laid)
        h = mix(mix(mix(h, self.last_gift), self.helped), self.chosen)
        h = mix(mix(mix(h, self.acted), self.busy), self.firsts)
        h = mix(mix(h, self.fresh), self.window)
        h = mix_all(mix_all(mix_all(h, self.options), self.stack), self.draws)
        h = mix_all(mix_all(mix_all(h, self.tiles), self.pile), self.cash)
        h = mix_all(mix_all(mix_all(h, self.cards), self.prices), self.earned)
        h = mix_all(mix_all(mix_all(h, self.gods), self.specialists), self.paid)
        h = mix_all(mix_all(mix_all(h, self.monuments), self.discs), self.makers)
        h = mix_all(mix_all(mix_all(h, self.owners), self.charms), self.charm_kinds)
        h = mix_all(mix_all(mix_all(h, self.rain), self.used), self.order)
        return mix_all(h, self.plan)

    # Reading.

    @property
    def board(self) -> Board:
        """The figures of the game, which the terrain knows."""
        return self.terrain.board

    def owner(self, monument: i64) -> i64:
        return self.discs[monument] // LEVELS

    def level(self, monument: i64) -> i64:
        return self.discs[monument] % LEVELS + 1

    def holder(self, craft: i64, seat: i64) -> i64:
        """The place of a seat's technology card of a craft in `cards`, `prices` and `earned`."""
        return seat * self.board.cards.crafts.size + craft

    def has(self, seat: i64, god: i64) -> bool:
        """Does this seat worship this god?"""
        return self.god[seat] == god

    def worshipper(self, god: i64) -> i64:
        """Who worships a god, or -1.  TGZ-AMB-18"""
        return self.gods[god] - HELD if self.gods[god] >= HELD else -1

    def steps(self, seat: i64) -> i64:
        """How far anything reaches in the turn of this seat.  TGZ-RNG-6 TGZ-GD-ESH TGZ-AMB-26"""
        c = self.board.cards
        return c.far_range if self.god[seat] == ESHU else c.range

    def ways(self, seat: i64) -> Ways:
        """Hub range in the turn of this seat."""
        return self.far if self.god[seat] == ESHU else self.near

    def resources_near(self, maker: i64, near: vec[i64]) -> i64:
        """The resources in plain range of a craftsman, a bit each; `near` is what each cell has in range."""
        b = self.board
        site = self.makers[maker]
        shape = shape_of(b, maker, site)
        mask: i64 = 0
        for i in range(b.shape_first[shape], b.shape_first[shape + 1]):
            mask |= near[site // 2 + b.shape[i]]
        return mask

    # Changing the board: new tables instead of changed ones.

    def put_monument(self, cell: i64, seat: i64) -> None:
        """A monument of level 1. Empty cells around it are now beside a monument.

        Discs never run out.  TGZ-MON-1 TGZ-MON-3 TGZ-AMB-21
        """
        cells = self.cells[:]
        cells[cell] = MONUMENT + len(self.monuments)
        layout = self.terrain.layout
        for i in range(layout.near_first[cell], layout.near_first[cell + 1]):
            if cells[layout.near[i]] == FREE:
                cells[layout.near[i]] = BESIDE
        self.monuments = append(self.monuments, cell)
        self.discs = append(self.discs, seat * LEVELS)
        self.cells = cells
        here = self.monuments[:]
        self.near = self.near.with_monument(here)
        if self.worshipper(ESHU) >= 0:
            self.far = self.far.with_monument(here)
        else:
            self.far = Ways(self.board, layout, self.terrain.water, here, self.far.makers, self.far.steps)

    def put_maker(self, maker: i64, site: i64, seat: i64) -> None:
        """A craftsman on its cells.  TGZ-CRF-5"""
        b = self.board
        cells = self.cells[:]
        for cell in b.covers(shape_of(b, maker, site), site // 2):
            cells[cell] = CRAFTSMAN + maker
        self.makers[maker] = site
        self.owners[maker] = seat
        self.cells = cells
        here = self.makers[:]
        self.near = self.near.with_maker(here, maker)
        self.far = self.far.with_maker(here, maker)

    def put_resource(self, cell: i64, kind: i64) -> None:
        """A resource tile of the shaman.  TGZ-SPC-3"""
        cells = self.cells[:]
        cells[cell] = RESOURCE + kind
        self.cells = cells
        self.charms = append(self.charms, cell)
        self.charm_kinds = append(self.charm_kinds, kind)
        self.terrain = self.terrain.with_resource(cell, kind)

    def put_water(self, cell: i64, other: i64) -> None:
        """A water tile: regions and all ranges change at once.  TGZ-SPC-4"""
        cells = self.cells[:]
        cells[cell] = WATER
        cells[other] = WATER
        self.cells = cells
        self.rain = append(append(self.rain, cell), other)
        self.terrain = self.terrain.with_water(cells, cell)
        self.near = self.near.with_rain(self.terrain.water, cell)
        self.far = self.far.with_rain(self.terrain.water, cell)

    def look_again(self) -> None:
        """Forget all that is known about hub range."""
        b, c = self.board, self.board.cards
        monuments, makers = self.monuments[:], self.makers[:]
        layout, water = self.terrain.layout, self.terrain.water
        self.near = Ways(b, layout, water, monuments, makers, c.range)
        self.far = Ways(b, layout, water, monuments, makers, c.far_range)

"""What lies on the table in a game of The Great Zimbabwe: all of it open.  TGZ-CTL-3 TGZ-AMB-19"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.copying import attributes_of
from baobab.kernel.state import State, mix, mix_all, state_with
from baobab.titles.great_zimbabwe.board import (
    BESIDE,
    CRAFTSMAN,
    FREE,
    MONUMENT,
    RESOURCE,
    WATER,
    Board,
    board_of,
)
from baobab.titles.great_zimbabwe.cards import ESHU, LEVELS
from baobab.titles.great_zimbabwe.map.hub_range import Ways, shape_of
from baobab.titles.great_zimbabwe.map.terrain import Terrain

OUT: Final = 0
OPEN: Final = 1
HELD: Final = 2
"""Where a card of a god or a specialist is: not in this game, open to all, or HELD + the seat."""

MAP_TABLES: Final = ("terrain", "near", "far")
"""What is found anew from the map when a pickled state is read."""


class ZimbabweState(State):
    """Lists of what was placed are in the order of placing; everything about ranges follows from them.

    `cells`, `terrain`, `near` and `far` follow from the rest. They are replaced, never changed, so copies
    of a state share them.
    """

    # Generated from fields.py by `python -m tools.generate_states`: change it there.

    tiles: vec[i64]  # for each place its tile * 4 + quarter turns (-1: none)
    pile: vec[i64]  # the seats by their last change of requirement: the earliest is lowest
    cash: vec[i64]  # cattle that a seat may spend
    cards: vec[i64]  # technology cards: seat * crafts + craft; 1 the first, 2 the second card
    prices: vec[i64]  # likewise; 0 while a new card has none yet
    earned: vec[i64]  # likewise: cattle lying on the card
    gods: vec[i64]  # where each god is: see OUT
    specialists: vec[i64]  # likewise
    paid: vec[i64]  # the cattle on each specialist's card
    monuments: vec[i64]  # the cells of all monuments
    discs: vec[i64]  # for each monument owner * LEVELS + level - 1
    makers: vec[i64]  # the site of each craftsman: cell * 2 + turned (-1: off)
    owners: vec[i64]  # the owner of each craftsman (-1: off)
    charms: vec[i64]  # the cells with resource tiles of the shaman
    charm_kinds: vec[i64]  # and the kinds of these
    rain: vec[i64]  # the cells of water tiles, two of each tile
    used: vec[i64]  # the cells with used markers, one entry a marker
    order: vec[i64]  # the seat in each place of the turn order (-1: open)
    plan: vec[i64]  # the plan of raising monuments under way, step by step: see plan.Draft
    fees: i64  # cattle on the card of Qamata
    round: i64
    laid: i64  # cattle given so far in the Generosity of Kings; they lie on the plaques
    last_gift: i64
    helped: i64  # 1 once Elegua has paid for a gift of this round
    chosen: i64  # 1 once a god or a specialist was chosen in this turn
    acted: i64  # 1 once the main action of this turn is taken
    busy: i64  # the specialists used in this turn, a bit each
    firsts: i64  # the primary crafts whose first craftsman came in this turn, a bit each
    fresh: i64  # the crafts whose card was taken in this turn, a bit each
    window: i64  # 1 while Dziva's worshipper may set prices
    god: vec[i64]  # derived: for each seat its god (-1: none)
    vr: vec[i64]  # derived: the victory requirements
    vp: vec[i64]  # derived: the victory points
    afoot: i64  # derived: all cattle that are not in the common stock
    cells: vec[i64]  # what each cell holds: see board.FREE
    terrain: Terrain  # regions, water and resources
    near: Ways  # hub range
    far: Ways  # and that of Eshu's worshipper

    def copy(self) -> "ZimbabweState":
        s = ZimbabweState(self.seats, self.options, self.stack[:], self.draws[:], self.reveals)
        s.tiles = self.tiles[:]
        s.pile = self.pile[:]
        s.cash = self.cash[:]
        s.cards = self.cards[:]
        s.prices = self.prices[:]
        s.earned = self.earned[:]
        s.gods = self.gods[:]
        s.specialists = self.specialists[:]
        s.paid = self.paid[:]
        s.monuments = self.monuments[:]
        s.discs = self.discs[:]
        s.makers = self.makers[:]
        s.owners = self.owners[:]
        s.charms = self.charms[:]
        s.charm_kinds = self.charm_kinds[:]
        s.rain = self.rain[:]
        s.used = self.used[:]
        s.order = self.order[:]
        s.plan = self.plan[:]
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
        s.god = self.god[:]
        s.vr = self.vr[:]
        s.vp = self.vp[:]
        s.afoot = self.afoot
        s.cells = self.cells
        s.terrain = self.terrain
        s.near = self.near
        s.far = self.far
        return s

    def key(self) -> i64:
        h = mix_all(mix_all(mix_all(self.seats, self.options), self.stack), self.draws)
        h = mix(h, self.reveals)
        h = mix_all(h, self.tiles)
        h = mix_all(h, self.pile)
        h = mix_all(h, self.cash)
        h = mix_all(h, self.cards)
        h = mix_all(h, self.prices)
        h = mix_all(h, self.earned)
        h = mix_all(h, self.gods)
        h = mix_all(h, self.specialists)
        h = mix_all(h, self.paid)
        h = mix_all(h, self.monuments)
        h = mix_all(h, self.discs)
        h = mix_all(h, self.makers)
        h = mix_all(h, self.owners)
        h = mix_all(h, self.charms)
        h = mix_all(h, self.charm_kinds)
        h = mix_all(h, self.rain)
        h = mix_all(h, self.used)
        h = mix_all(h, self.order)
        h = mix_all(h, self.plan)
        h = mix(h, self.fees)
        h = mix(h, self.round)
        h = mix(h, self.laid)
        h = mix(h, self.last_gift)
        h = mix(h, self.helped)
        h = mix(h, self.chosen)
        h = mix(h, self.acted)
        h = mix(h, self.busy)
        h = mix(h, self.firsts)
        h = mix(h, self.fresh)
        return mix(h, self.window)

    # Here ends what is generated.

    def __reduce__(self) -> Any:
        held = {name: value for name, value in attributes_of(self).items() if name not in MAP_TABLES}
        return laid_again, (type(self), held, self.board.text)

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


def laid_again(kind: Any, held: dict[str, Any], text: str) -> Any:
    """The state with these attributes, on the board of a data file's text: how a pickled state is read."""
    from baobab.titles.great_zimbabwe.setup import read_map  # which imports this module

    s: ZimbabweState = state_with(kind, held)
    read_map(board_of(text), s)
    return s

"""What lies on the table in a game of Namibia. Everything is public.  NAM-0.8 NAM-R-27"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.state import State, mix, mix_all

NONE: Final = -1
"""No commodity, no head, no seat, no space, no port."""

LYING: Final = 0
UPRIGHT: Final = 1


class NamibiaState(State):
    """Board, market, players, the auction and the shipping under way.

    `pool`, `tracks`, `markers`, `spare_heads` and `net` follow from the rest and are kept for speed.
    """

    # Generated from fields.py by `python -m tools.generate_states`: change it there.

    round: i64  # from 1
    places: i64  # how many places this round has: the players who bid in it
    ore: vec[i64]  # the commodity of a space's cubes, or the number of commodities where abandoned (-1: bare)
    cubes: vec[i64]  # how many cubes lie on a space
    heads: vec[i64]  # seat * 2 + LYING or UPRIGHT (-1: none)
    rails: vec[i64]  # 1 where a side carries a track
    price: vec[i64]
    demand: vec[i64]
    shipped: vec[i64]  # the market supply of the round
    port: vec[i64]  # the port through which a commodity was selected this round (-1: none)
    stage: i64  # the place of the active player in shipping (-1: none)
    selling: i64  # the commodity being shipped (-1: none)
    card: vec[i64]
    hand: vec[i64]  # cubes still to be placed in the set-up: seat * commodities + commodity
    cash: vec[i64]
    reputation: vec[i64]
    out: vec[i64]  # 0, or which one to be eliminated this seat was
    order: vec[i64]  # the seat in each place from the first (-1: none)
    taken: vec[i64]  # who took each place in the auction under way (-1: none)
    bid: vec[i64]  # the last bid in the auction under way, 0 for none
    held: vec[i64]  # tracks that a seat still has to lay
    truck: vec[i64]  # the mine at which a truck stands, or the port it went to (-1: off)
    pool: vec[i64]  # derived: unused cubes
    tracks: i64  # derived: unused tracks
    markers: i64  # derived: unused markers of abandoned mines
    spare_heads: vec[i64]  # derived: heads in front of each seat
    net: vec[i64]  # derived: the smallest corner joined to a corner by tracks, NONE where no track ends

    def copy(self) -> "NamibiaState":
        s = NamibiaState(self.seats, self.options, self.stack[:], self.draws[:], self.reveals)
        s.round = self.round
        s.places = self.places
        s.ore = self.ore[:]
        s.cubes = self.cubes[:]
        s.heads = self.heads[:]
        s.rails = self.rails[:]
        s.price = self.price[:]
        s.demand = self.demand[:]
        s.shipped = self.shipped[:]
        s.port = self.port[:]
        s.stage = self.stage
        s.selling = self.selling
        s.card = self.card[:]
        s.hand = self.hand[:]
        s.cash = self.cash[:]
        s.reputation = self.reputation[:]
        s.out = self.out[:]
        s.order = self.order[:]
        s.taken = self.taken[:]
        s.bid = self.bid[:]
        s.held = self.held[:]
        s.truck = self.truck[:]
        s.pool = self.pool[:]
        s.tracks = self.tracks
        s.markers = self.markers
        s.spare_heads = self.spare_heads[:]
        s.net = self.net[:]
        return s

    def key(self) -> i64:
        h = mix_all(mix_all(mix_all(self.seats, self.options), self.stack), self.draws)
        h = mix(h, self.reveals)
        h = mix(h, self.round)
        h = mix(h, self.places)
        h = mix_all(h, self.ore)
        h = mix_all(h, self.cubes)
        h = mix_all(h, self.heads)
        h = mix_all(h, self.rails)
        h = mix_all(h, self.price)
        h = mix_all(h, self.demand)
        h = mix_all(h, self.shipped)
        h = mix_all(h, self.port)
        h = mix(h, self.stage)
        h = mix(h, self.selling)
        h = mix_all(h, self.card)
        h = mix_all(h, self.hand)
        h = mix_all(h, self.cash)
        h = mix_all(h, self.reputation)
        h = mix_all(h, self.out)
        h = mix_all(h, self.order)
        h = mix_all(h, self.taken)
        h = mix_all(h, self.bid)
        h = mix_all(h, self.held)
        return mix_all(h, self.truck)

    # Here ends what is generated.

    def alive(self) -> i64:
        """How many players are still in the game."""
        n: i64 = 0
        for out in self.out:
            if out == 0:
                n += 1
        return n

    def place_of(self, seat: i64) -> i64:
        """The place of a seat this round from 0, or NONE."""
        order = self.order
        for place in range(self.seats):
            if order[place] == seat:
                return place
        return NONE

    def owner(self, space: i64) -> i64:
        """The seat whose mine stands there, or NONE."""
        head = self.heads[space]
        return NONE if head < 0 else head >> 1

    def has_completed_mine(self, space: i64, seat: i64) -> bool:
        """Does a completed mine of this seat stand there?"""
        return self.heads[space] == seat * 2 + UPRIGHT

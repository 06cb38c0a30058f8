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

    def __init__(
        self,
        seats: i64,
        options: vec[i64],
        stack: vec[i64],
        draws: vec[i64],
        reveals: i64,
        round: i64,
        places: i64,
        ore: vec[i64],
        cubes: vec[i64],
        heads: vec[i64],
        rails: vec[i64],
        price: vec[i64],
        demand: vec[i64],
        shipped: vec[i64],
        port: vec[i64],
        stage: i64,
        selling: i64,
        card: vec[i64],
        hand: vec[i64],
        cash: vec[i64],
        reputation: vec[i64],
        out: vec[i64],
        order: vec[i64],
        taken: vec[i64],
        bid: vec[i64],
        held: vec[i64],
        truck: vec[i64],
        pool: vec[i64],
        tracks: i64,
        markers: i64,
        spare_heads: vec[i64],
        net: vec[i64],
    ) -> None:
        super().__init__(seats, options, stack, draws, reveals)
        self.round = round  # from 1
        self.places = places  # how many places this round has: the players who bid in it
        self.ore = ore  # the commodity of a space's cubes, the number of commodities where abandoned, or NONE
        self.cubes = cubes  # how many cubes lie on a space
        self.heads = heads  # seat * 2 + LYING or UPRIGHT, or NONE
        self.rails = rails  # 1 where a side carries a track
        self.price = price  # by commodity
        self.demand = demand
        self.shipped = shipped  # the market supply of the round
        self.port = port  # the port through which a commodity was selected this round, or NONE
        self.stage = stage  # the place of the active player, or NONE outside of shipping
        self.selling = selling  # the commodity being shipped, or NONE
        self.card = card  # by seat
        self.hand = hand  # cubes still to be placed in the set-up: seat * commodities + commodity
        self.cash = cash
        self.reputation = reputation
        self.out = out  # 0, or which one to be eliminated this seat was
        self.order = order  # the seat in each place from the first, or NONE
        self.taken = taken  # the places that were taken in the auction under way
        self.bid = bid  # the last bid of each seat in the auction under way, 0 for none
        self.held = held  # tracks that a seat still has to lay
        self.truck = truck  # the mine at which a truck stands, the port it went to, or NONE
        self.pool = pool  # unused cubes by commodity
        self.tracks = tracks  # unused tracks
        self.markers = markers  # unused markers of abandoned mines
        self.spare_heads = spare_heads  # heads in front of each seat
        self.net = net  # the smallest corner joined to a corner by tracks, NONE where no track ends

    def copy(self) -> "NamibiaState":
        return NamibiaState(
            self.seats,
            self.options,
            self.stack[:],
            self.draws[:],
            self.reveals,
            self.round,
            self.places,
            self.ore[:],
            self.cubes[:],
            self.heads[:],
            self.rails[:],
            self.price[:],
            self.demand[:],
            self.shipped[:],
            self.port[:],
            self.stage,
            self.selling,
            self.card[:],
            self.hand[:],
            self.cash[:],
            self.reputation[:],
            self.out[:],
            self.order[:],
            self.taken[:],
            self.bid[:],
            self.held[:],
            self.truck[:],
            self.pool[:],
            self.tracks,
            self.markers,
            self.spare_heads[:],
            self.net[:],
        )

    def key(self) -> i64:
        h = mix(mix(self.seats, self.round * 8 + self.places), self.stage * 8 + self.selling)
        h = mix_all(mix_all(mix_all(h, self.ore), self.cubes), self.heads)
        h = mix_all(mix_all(mix_all(h, self.rails), self.price), self.demand)
        h = mix_all(mix_all(mix_all(h, self.shipped), self.port), self.hand)
        h = mix_all(mix_all(mix_all(h, self.cash), self.reputation), self.order)
        h = mix_all(mix_all(mix_all(h, self.taken), self.bid), self.held)
        h = mix_all(mix_all(mix_all(h, self.truck), self.card), self.out)
        return mix_all(mix_all(mix_all(h, self.stack), self.options), self.draws)

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

    def completed(self, space: i64, seat: i64) -> bool:
        """Does a completed mine of this seat stand there?"""
        return self.heads[space] == seat * 2 + UPRIGHT

"""What lies on the table in a game of Ticket to Ride, and what every seat holds and has seen."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.state import FRAME, State, mix, mix_all


class TicketState(State):
    """Cards are counted: the eight colours, the locomotive, then the three terrains.

    `hand` and the tickets are private. `seen` is what everybody knows a seat to have: its terrain cards,
    and train cards that it took face up and cannot all have spent. `drawn` is what a seat drew blind from
    the train deck since it was last shuffled: together with the deck it makes up a pile whose contents are
    known.

    Tickets keep their history: one entry in `offered`, `offered_to` and `kept` for each ticket that
    anybody was shown, in the order of showing. As many entries as there are tickets come fresh from the
    top of the deck; the later ones are the returned ones, in the order in which they went under it.
    """

    def __init__(
        self,
        seats: i64,
        options: vec[i64],
        stack: vec[i64],
        draws: vec[i64],
        reveals: i64,
        claims: vec[i64],
        hand: vec[i64],
        seen: vec[i64],
        drawn: vec[i64],
        display: vec[i64],
        discards: vec[i64],
        offered: vec[i64],
        offered_to: vec[i64],
        kept: vec[i64],
        last: i64,
        passes: i64,
        deck: vec[i64],
        deck_size: i64,
        terrain_deck: vec[i64],
        trains: vec[i64],
        ticket_deck: i64,
    ) -> None:
        super().__init__(seats, options, stack, draws, reveals)
        self.claims = claims  # by route: -1 while free, else seat * 2, and one more if doubled
        self.hand = hand  # train cards: seat * TRAIN_CARDS + card
        self.seen = seen  # cards known to be held: seat * CARDS + card
        self.drawn = drawn  # drawn blind since the last shuffle: seat * TRAIN_CARDS + card
        self.display = display  # face-up cards, train slots first; -1 where a slot is empty
        self.discards = discards  # both discard piles, by card
        self.offered = offered  # tickets in the order in which they were shown to somebody
        self.offered_to = offered_to  # to whom
        self.kept = kept  # 1 kept, 0 returned, -1 still to be decided
        self.last = last  # the seat that began the final round, or -1
        self.passes = passes  # passes in a row
        self.deck = deck  # the train deck, by card
        self.deck_size = deck_size
        self.terrain_deck = terrain_deck  # by terrain
        self.trains = trains  # plastic trains left, by seat
        self.ticket_deck = ticket_deck  # tickets that can be drawn

    def copy(self) -> "TicketState":
        return TicketState(
            self.seats,
            self.options,
            self.stack[:],
            self.draws[:],
            self.reveals,
            self.claims[:],
            self.hand[:],
            self.seen[:],
            self.drawn[:],
            self.display[:],
            self.discards[:],
            self.offered[:],
            self.offered_to[:],
            self.kept[:],
            self.last,
            self.passes,
            self.deck[:],
            self.deck_size,
            self.terrain_deck[:],
            self.trains[:],
            self.ticket_deck,
        )

    def key(self) -> i64:
        h = mix_all(mix(mix(self.seats, self.last), self.passes), self.claims)
        h = mix_all(mix_all(mix_all(h, self.hand), self.seen), self.drawn)
        h = mix_all(mix_all(h, self.display), self.discards)
        h = mix_all(mix_all(mix_all(h, self.offered), self.offered_to), self.kept)
        return mix_all(mix_all(h, self.stack), self.options)

    def asks(self, phase: i64, seat: i64, a: i64, b: i64) -> None:
        """Put another question in the place of the present one."""
        stack = self.stack
        top = len(stack) - FRAME
        stack[top] = phase
        stack[top + 1] = seat
        stack[top + 2] = a
        stack[top + 3] = b

    def owner(self, route: i64) -> i64:
        """The seat that has claimed a route, or -1."""
        return self.claims[route] >> 1

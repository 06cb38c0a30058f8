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

    # Generated from fields.py by `python -m tools.generate_states`: change it there.

    claims: vec[i64]  # seat * 2, and one more if doubled (-1: free)
    hand: vec[i64]  # secret: train cards: seat * TRAIN_CARDS + card
    seen: vec[i64]  # cards known to be held: seat * CARDS + card
    drawn: vec[i64]  # secret: drawn blind since the last shuffle: seat * TRAIN_CARDS + card
    display: vec[i64]  # face-up cards, train slots first (-1: empty)
    discards: vec[i64]  # both discard piles
    offered: vec[i64]  # secret: tickets in the order in which they were shown to somebody
    offered_to: vec[i64]  # to whom
    kept: vec[i64]  # secret: 1 kept, 0 returned, -1 still to be decided (-1: undecided)
    last: i64  # the seat that began the final round (-1: none)
    passes: i64  # passes in a row
    deck: vec[i64]  # derived: secret: the train deck
    deck_size: i64  # derived
    terrain_deck: vec[i64]  # derived
    trains: vec[i64]  # derived: plastic trains left
    ticket_deck: i64  # derived: tickets that can be drawn

    def copy(self) -> "TicketState":
        s = TicketState(self.seats, self.options, self.stack[:], self.draws[:], self.reveals)
        s.claims = self.claims[:]
        s.hand = self.hand[:]
        s.seen = self.seen[:]
        s.drawn = self.drawn[:]
        s.display = self.display[:]
        s.discards = self.discards[:]
        s.offered = self.offered[:]
        s.offered_to = self.offered_to[:]
        s.kept = self.kept[:]
        s.last = self.last
        s.passes = self.passes
        s.deck = self.deck[:]
        s.deck_size = self.deck_size
        s.terrain_deck = self.terrain_deck[:]
        s.trains = self.trains[:]
        s.ticket_deck = self.ticket_deck
        return s

    def key(self) -> i64:
        h = mix_all(mix_all(mix_all(self.seats, self.options), self.stack), self.draws)
        h = mix(h, self.reveals)
        h = mix_all(h, self.claims)
        h = mix_all(h, self.hand)
        h = mix_all(h, self.seen)
        h = mix_all(h, self.drawn)
        h = mix_all(h, self.display)
        h = mix_all(h, self.discards)
        h = mix_all(h, self.offered)
        h = mix_all(h, self.offered_to)
        h = mix_all(h, self.kept)
        h = mix(h, self.last)
        return mix(h, self.passes)

    # Here ends what is generated.

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

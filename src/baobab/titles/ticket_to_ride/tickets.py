"""Destination tickets: drawn, kept, and returned under the deck.  TTR-TICK-1 TTR-TICK-2 TTR-SET-7"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import draw, filled
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.kernel.phase import SECRET
from baobab.titles.ticket_to_ride import events
from baobab.titles.ticket_to_ride.actions import Actions
from baobab.titles.ticket_to_ride.board import Board
from baobab.titles.ticket_to_ride.phase import TicketPhase
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.streams import TICKETS
from baobab.titles.ticket_to_ride.turn import START, end_turn
from baobab.words import Item, Params, Phrase

UNDECIDED: Final = -1
RETURNED: Final = 0
KEPT: Final = 1


def offer(b: Board, s: TicketState, seat: i64, count: i64, luck: Luck, tell: Teller | None) -> None:
    """Show the top tickets of the deck to one seat: first those that nobody has seen, then returned ones
    in the order in which they went under the deck.  TTR-TICK-1 TTR-A20
    """
    fresh = filled(b.ticket_count, 1)
    for ticket in s.offered:
        fresh[ticket] = 0
    for _ in range(count):
        place = len(s.offered) - b.ticket_count
        if place < 0:
            ticket = draw(s, luck, TICKETS, fresh, seat)
        else:
            ticket = returned_at(s, place)
            s.reveal()
        s.offered = append(s.offered, ticket)
        s.offered_to = append(s.offered_to, seat)
        s.kept = append(s.kept, UNDECIDED)
        s.ticket_deck -= 1
        if tell is not None:
            tell.whisper(events.OFFERED, [], [ticket, b.ticket_points[ticket]], seat)


def returned_at(s: TicketState, place: i64) -> i64:
    """The ticket that was the so-manieth to go under the deck."""
    for i in range(i64(len(s.kept))):
        if s.kept[i] == RETURNED:
            if place == 0:
                return s.offered[i]
            place -= 1
    raise IndexError("fewer tickets went under the deck than were drawn from there")


def first_undecided(s: TicketState, seat: i64) -> i64:
    """Where the seat's tickets on offer begin."""
    for i in range(i64(len(s.kept))):
        if s.kept[i] == UNDECIDED and s.offered_to[i] == seat:
            return i
    return len(s.kept)


def count_tickets(s: TicketState, seat: i64, fate: i64) -> i64:
    """How many tickets that were offered to the seat are KEPT, RETURNED, or still UNDECIDED."""
    count: i64 = 0
    for i in range(i64(len(s.kept))):
        if s.kept[i] == fate and s.offered_to[i] == seat:
            count += 1
    return count


def count_undecided(s: TicketState, seat: i64) -> i64:
    """How many tickets the seat has on offer."""
    return count_tickets(s, seat, UNDECIDED)


def count_kept(s: TicketState, seat: i64) -> i64:
    return count_tickets(s, seat, KEPT)


def count_bits(mask: i64) -> i64:
    """How many tickets a choice keeps."""
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


class Keep(TicketPhase):
    """Which of the tickets on offer to keep; the others go under the deck, in the order of the offer.

    Nobody else learns which. `least` must be kept, of fewer all.
    TTR-SET-7 TTR-TICK-1 TTR-TICK-2 TTR-A17 TTR-A20
    """

    def __init__(self, name: str, clause: str, least: i64, board: Board, actions: Actions) -> None:
        super().__init__(name, clause, [actions.keep], board, actions, privacy=SECRET)
        self.least = least

    def prompt(self, s: TicketState) -> Params:
        first = first_undecided(s, s.seat())
        tickets = [int(s.offered[first + i]) for i in range(int(count_undecided(s, s.seat())))]
        return {"tickets": self.name_tickets(tickets), "least": int(self.least)}

    def name_tickets(self, tickets: list[int]) -> list[Item]:
        b = self.board
        return [
            Phrase("preview-ticket", {"ticket": b.tickets.say(t), "points": int(b.ticket_points[t])})
            for t in tickets
        ]

    def legal(self, s: TicketState) -> vec[i64]:
        count = count_undecided(s, s.seat())
        least = min(self.least, count)
        out = vec[i64](capacity=16)
        for mask in range(i64(1), self.board.bits[count]):
            if count_bits(mask) >= least:
                out = append(out, self.actions.keep.base + mask - 1)
        return out

    def apply(self, s: TicketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        mask = self.actions.keep.arg(action) + 1
        first = first_undecided(s, seat)
        for i in range(count_undecided(s, seat)):
            keeps = mask & self.board.bits[i] != 0
            s.kept[first + i] = KEPT if keeps else RETURNED
            if not keeps:
                s.ticket_deck += 1
        if s.phase() == START:
            self.keep_first_choice(s, seat, mask, tell)
            return
        if tell is not None:
            tell.whisper(events.KEPT, [seat, count_bits(mask)], [mask - 1], seat)
        end_turn(self.board, s, seat, tell)

    def keep_first_choice(self, s: TicketState, seat: i64, mask: i64, tell: Teller | None) -> None:
        """One of the first choices; how many everybody keeps is known when all have chosen.  TTR-SET-7"""
        s.answered()
        if tell is not None:
            tell.whisper(events.CHOSE, [seat], [mask - 1], seat)
        if s.phase() == START:
            return
        s.reveal()
        if tell is not None:
            first = s.seat()
            for place in range(s.seats):
                other = (first + place) % s.seats
                tell.tell(events.STARTS, [other, count_kept(s, other)])

    def why_not(self, s: TicketState, action: i64) -> Reason | None:
        if not self.actions.keep.owns(action):
            return self.not_now()
        mask = self.actions.keep.arg(action) + 1
        count = count_undecided(s, s.seat())
        if mask >= self.board.bits[count]:
            return Reason(self.clause, "not-on-offer", {"tickets": int(count)})
        if count_bits(mask) < min(self.least, count):
            return Reason(self.clause, "keep-more", {"least": int(min(self.least, count))})
        return None

    def preview(self, s: TicketState, action: i64) -> Note | None:
        """The tickets that are kept, by name."""
        mask = self.actions.keep.arg(action) + 1
        first = first_undecided(s, s.seat())
        count = int(count_undecided(s, s.seat()))
        tickets = [int(s.offered[first + i]) for i in range(count) if mask & self.board.bits[i]]
        return Note("preview-keep", {"tickets": self.name_tickets(tickets)})

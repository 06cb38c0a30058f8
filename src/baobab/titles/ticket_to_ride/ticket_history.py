"""The history of the tickets: every offer as a group, with what may be known of it.  TTR-I3 TTR-A20"""

from baobab.kernel.notes import Fault
from baobab.titles.ticket_to_ride.board import Board
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.tickets import KEPT, RETURNED, UNDECIDED


class Offer:
    """Tickets that one seat was shown together: places in the history from `first` on."""

    def __init__(self, seat: int, first: int, size: int, least: int) -> None:
        self.seat = seat
        self.first = first
        self.size = size
        self.least = least

    def places(self) -> range:
        return range(self.first, self.first + self.size)


def offers(b: Board, s: TicketState) -> list[Offer]:
    """The history, group by group. Sizes follow from how many tickets were left at each time.

    TTR-SET-6 TTR-TICK-1
    """
    found: list[Offer] = []
    kept, place, end = 0, 0, len(s.offered)
    while place < end:
        first = len(found) < s.seats
        left = int(b.ticket_count) - kept
        size = int(b.first_tickets) if first else min(int(b.more_tickets), left)
        least = min(int(b.first_least if first else b.more_least), size)
        if size < 1 or place + size > end:
            return []
        offer = Offer(int(s.offered_to[place]), place, size, least)
        found.append(offer)
        kept += sum([1 for i in offer.places() if s.kept[i] == KEPT])
        place += size
    return found


def history_faults(b: Board, s: TicketState) -> list[Fault]:
    """Every ticket is in one place, was shown by groups, and comes back in the order of returning.

    TTR-I3 TTR-SET-7 TTR-TICK-1
    """
    n = len(s.offered)
    if len(s.offered_to) != n or len(s.kept) != n:
        return [Fault("kept", "TTR-I3", "history-length", {"tickets": n})]
    groups = offers(b, s)
    if len(groups) < s.seats:
        return [Fault("offered", "TTR-SET-6", "history-groups")]
    for number, group in enumerate(groups):
        if not is_possible_offer(s, number, group):
            return [Fault("offered", "TTR-TICK-1", "history-groups")]
    back = [int(s.offered[i]) for i in range(n) if s.kept[i] == RETURNED]
    fresh = [int(s.offered[i]) for i in range(min(n, int(b.ticket_count)))]
    if len(set(fresh)) != len(fresh):
        return [Fault("offered", "TTR-I3", "ticket-twice")]
    again = [int(s.offered[i]) for i in range(len(fresh), n)]
    if len(again) > len(back) or again != back[: len(again)]:
        return [Fault("offered", "TTR-I3", "history-order")]
    return []


def is_possible_offer(s: TicketState, number: int, group: Offer) -> bool:
    """Was the group shown to one seat, in order of seats at the start, and is it decided whole?"""
    if number < s.seats and group.seat != (s.offered_to[0] + number) % s.seats:
        return False
    fates = [int(s.kept[i]) for i in group.places()]
    if any(s.offered_to[i] != group.seat for i in group.places()) or group.seat >= s.seats:
        return False
    decided = UNDECIDED not in fates
    return fates.count(KEPT) >= group.least if decided else set(fates) == {UNDECIDED}

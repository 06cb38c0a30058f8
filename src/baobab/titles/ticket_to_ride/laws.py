"""What holds in every position: conservation of cards, tickets and trains, and which questions can be open.

TTR-I1..I7
"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import total
from baobab.kernel.notes import Fault
from baobab.kernel.state import FRAME
from baobab.titles.ticket_to_ride.board import CARDS, LOCOMOTIVE, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.claiming import can_claim, can_claim_any, longest_payable
from baobab.titles.ticket_to_ride.decks import flush_helps
from baobab.titles.ticket_to_ride.paying import why_not_payment
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.ticket_history import history_faults
from baobab.titles.ticket_to_ride.tickets import KEPT, UNDECIDED, count_undecided
from baobab.titles.ticket_to_ride.turn import DOUBLE, KEEP, PAY, ROUTE, START, TURN


def derive(b: Board, s: TicketState) -> None:
    """Decks hold what lies nowhere else; trains not on the board are in stock.  TTR-I1..I4"""
    left = [int(n) for n in b.full]
    for card in range(CARDS):
        left[card] -= s.discards[card]
        for seat in range(s.seats):
            if card < TRAIN_CARDS:
                left[card] -= s.hand[seat * TRAIN_CARDS + card]
            else:
                left[card] -= s.seen[seat * CARDS + card]
    for card in s.display:
        if card >= 0:
            left[card] -= 1
    s.deck = vec[i64](left[:TRAIN_CARDS])
    s.deck_size = total(s.deck)
    s.terrain_deck = vec[i64](left[TRAIN_CARDS:])
    placed = [0] * int(s.seats)
    for route in range(len(s.claims)):
        if s.claims[route] >= 0 and s.owner(route) < s.seats:
            placed[s.owner(route)] += b.length[route]
    s.trains = vec[i64]([b.trains_each - n for n in placed])
    s.ticket_deck = b.ticket_count - sum([1 for fate in s.kept if fate == KEPT or fate == UNDECIDED])


def faults(b: Board, s: TicketState) -> list[Fault]:
    """All that is impossible about a position."""
    found = card_faults(b, s) + route_faults(b, s)
    if not found:
        found = display_faults(b, s) + history_faults(b, s)
    return found if found else question_faults(b, s) + end_faults(b, s)


def card_faults(b: Board, s: TicketState) -> list[Fault]:
    """No card is lost or doubled, and nobody is known to have what they have not.  TTR-I1 TTR-I2"""
    found = []
    for card in range(CARDS):
        left = s.deck[card] if card < TRAIN_CARDS else s.terrain_deck[card - TRAIN_CARDS]
        if left < 0:
            clause = "TTR-I1" if card < TRAIN_CARDS else "TTR-I2"
            params = {"card": b.cards.say(card), "count": int(b.full[card])}
            found.append(Fault("hand" if card < TRAIN_CARDS else "seen", clause, "too-many-cards", params))
    for card in range(TRAIN_CARDS):
        known = int(s.deck[card])
        for seat in range(int(s.seats)):
            known += s.drawn[seat * TRAIN_CARDS + card]
            if s.seen[seat * CARDS + card] > s.hand[seat * TRAIN_CARDS + card]:
                who = {"seat": b.seats.say(seat), "card": b.cards.say(card)}
                found.append(Fault("seen", "TTR-DRAW-3", "known-not-held", who))
        if not found and known > b.full[card]:
            params = {"card": b.cards.say(card), "count": int(b.full[card])}
            found.append(Fault("drawn", "TTR-I1", "too-many-cards", params))
    return found


def route_faults(b: Board, s: TicketState) -> list[Fault]:
    """Owners sit at the table and had the trains, and double routes are shared as they may be.

    TTR-I4 TTR-I5
    """
    for route in range(len(s.claims)):
        owner = s.owner(route)
        if owner >= s.seats:
            return [Fault("claims", "TTR-I4", "no-such-owner", {"route": b.routes.say(route)})]
        other = s.owner(b.twin[route]) if b.twin[route] >= 0 else -1
        if owner >= 0 and other >= 0 and (owner == other or b.both_tracks[s.seats] == 0):
            return [Fault("claims", "TTR-I5", "both-tracks", {"route": b.routes.say(route)})]
    for seat in range(s.seats):
        if s.trains[seat] < 0:
            params = {"seat": b.seats.say(seat), "trains": int(b.trains_each)}
            return [Fault("claims", "TTR-I4", "too-many-trains", params)]
    return []


def display_faults(b: Board, s: TicketState) -> list[Fault]:
    """Displays are full as long as there are cards, and without too many locomotives.

    TTR-I7 TTR-DECK-4 TTR-DECK-5
    """
    locomotives = 0
    gaps = [False, False]
    for slot in range(len(s.display)):
        card, kind = s.display[slot], 0 if slot < b.trains_up else 1
        if card < 0:
            gaps[kind] = True
        elif (card >= TRAIN_CARDS) != (kind == 1):
            return [Fault("display", "TTR-SET-4", "wrong-display", {"card": b.cards.say(card)})]
        locomotives += card == LOCOMOTIVE
    decks = [int(s.deck_size), int(total(s.terrain_deck))]
    thrown = [int(total(s.discards[:TRAIN_CARDS])), int(total(s.discards[TRAIN_CARDS:]))]
    for kind in range(2):
        if (gaps[kind] and decks[kind] + thrown[kind] > 0) or (decks[kind] == 0 and thrown[kind] > 0):
            return [Fault("display", "TTR-I7", "not-filled", {"pile": b.piles.say(kind)})]
    if locomotives >= b.flush_from and flush_helps(b, s):
        return [Fault("display", "TTR-DECK-4", "not-flushed", {"most": int(b.flush_from - 1)})]
    return []


def question_faults(b: Board, s: TicketState) -> list[Fault]:
    """First tickets are chosen in order before the first turn; then one question is open at a time."""
    waiting = len(s.stack) // FRAME - 1
    undecided = sum([1 for fate in s.kept if fate == UNDECIDED])
    if s.over():
        return [Fault("kept", "TTR-TICK-1", "undecided-tickets")] if undecided else []
    first = s.stack[1]
    for i in range(waiting):
        place = (waiting - i) * FRAME
        seat = (first + s.seats - waiting + i) % s.seats
        if s.stack[place] != START or s.stack[place + 1] != seat or count_undecided(s, seat) == 0:
            return [Fault("ask", "TTR-SET-7", "first-tickets-in-order")]
    if waiting > 0:
        fresh = s.stack[0] == TURN and waiting <= s.seats and undecided == waiting * b.first_tickets
        fresh = fresh and s.offered_to[0] == first and len(s.kept) == s.seats * b.first_tickets
        return [] if fresh else [Fault("ask", "TTR-SET-7", "first-tickets-in-order")]
    return turn_question_faults(b, s, undecided)


def turn_question_faults(b: Board, s: TicketState, undecided: int) -> list[Fault]:
    """The one question of a turn is about something that can be done."""
    phase, seat = s.phase(), s.seat()
    if phase == START or (undecided > 0) != (phase == KEEP) or undecided != count_undecided(s, seat):
        return [Fault("ask", "TTR-TICK-1", "undecided-tickets")]
    if phase == ROUTE and not can_claim_any(b, s, seat):
        return [Fault("ask", "TTR-CLAIM-1", "no-such-claim")]
    if (phase == PAY or phase == DOUBLE) and not can_claim(b, s, seat, s.a(), longest_payable(s, seat)):
        return [Fault("ask", "TTR-CLAIM-1", "no-such-claim")]
    if phase == DOUBLE and why_not_payment(b, s, s.a(), s.b()) is not None:
        return [Fault("ask", "TTR-CLAIM-2", "no-such-claim")]
    return []


def end_faults(b: Board, s: TicketState) -> list[Fault]:
    """The final round has begun exactly when somebody is almost out of trains.  TTR-END-1 TTR-TURN-3"""
    short = [seat for seat in range(s.seats) if s.trains[seat] <= b.end_trains]
    if s.last >= s.seats or (s.last < 0 and short) or (s.last >= 0 and s.last not in short):
        return [Fault("last", "TTR-END-1", "final-round", {"trains": int(b.end_trains)})]
    if s.over() and s.last < 0 and s.passes < s.seats:
        return [Fault("ask", "TTR-END-2", "ended-too-soon")]
    if not s.over() and s.passes >= s.seats:
        return [Fault("passes", "TTR-TURN-3", "should-be-over")]
    return []

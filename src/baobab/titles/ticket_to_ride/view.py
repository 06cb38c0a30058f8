"""What a seat or a spectator may know: everything public, and what is the seat's own.

Nobody sees another's hand, tickets, or whether they are complete.  TTR-TICK-5 TTR-A21 TTR-DRAW-8
"""

from baobab.kernel.bag import total
from baobab.kernel.title import View
from baobab.titles.ticket_to_ride.board import CARDS, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.doubling import count_in_front
from baobab.titles.ticket_to_ride.resample import unseen_cards
from baobab.titles.ticket_to_ride.scoring import breakdown, is_complete, network, totals
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.tickets import KEPT, RETURNED, UNDECIDED, count_kept, count_undecided
from baobab.titles.ticket_to_ride.turn import DOUBLE, PAY, START


def look(b: Board, s: TicketState, seat: int) -> View:
    """Everything public by name, and `own` for a seat."""
    choosing = not s.over() and s.phase() == START
    up = int(b.trains_up)
    return {
        "seats": int(s.seats),
        "routes": {b.routes.names[r]: look_at_route(s, r) for r in range(len(s.claims)) if s.claims[r] >= 0},
        "display": [b.cards.names[card] if card >= 0 else None for card in s.display[:up]],
        "terrain_display": [b.cards.names[card] if card >= 0 else None for card in s.display[up:]],
        "discards": {b.cards.names[card]: int(s.discards[card]) for card in range(CARDS)},
        "train_deck": int(s.deck_size),
        "terrain_deck": int(total(s.terrain_deck)),
        # What was returned is counted when all have chosen.
        "ticket_deck": int(b.ticket_count) - len(s.offered) if choosing else int(s.ticket_deck),
        "players": [look_at_player(b, s, other, choosing) for other in range(s.seats)],
        "own": look_at_own(b, s, seat) if seat >= 0 else None,
        "unseen": {b.cards.names[card]: n for card, n in enumerate(unseen_cards(s, seat))},
        "final_round": int(s.last) if s.last >= 0 else None,
        "passes": int(s.passes),
        "turn": look_at_turn(b, s),
        "scoring": breakdown(b, s),
        "tickets": look_at_all_tickets(b, s) if s.over() else None,
    }


def look_at_route(s: TicketState, route: int) -> View:
    return {"seat": int(s.owner(route)), "doubled": s.claims[route] % 2 == 1}


def look_at_turn(b: Board, s: TicketState) -> View:
    """Who decides, what is being asked, and about which route."""
    if s.over():
        return {"seat": None, "phase": None, "route": None}
    names = ["start", "turn", "second", "route", "pay", "double", "keep"]
    about = s.phase() == PAY or s.phase() == DOUBLE
    return {
        "seat": int(s.seat()),
        "phase": names[s.phase()],
        "route": b.routes.names[s.a()] if about else None,
    }


def look_at_player(b: Board, s: TicketState, seat: int, choosing: bool) -> View:
    """What all may know of a player, including face-up picks that they must still have."""
    hand = s.hand[seat * TRAIN_CARDS : (seat + 1) * TRAIN_CARDS]
    return {
        "trains": int(s.trains[seat]),
        "points": totals(b, s)[seat],
        "hand_size": int(total(hand)),
        "known": {b.cards.names[card]: int(s.seen[seat * CARDS + card]) for card in range(TRAIN_CARDS)},
        "terrain": {
            b.terrains.names[terrain]: int(count_in_front(s, seat, terrain))
            for terrain in range(b.terrains.size)
        },
        "tickets": None if choosing else int(count_kept(s, seat)),
        "on_offer": int(b.first_tickets) if choosing else int(count_undecided(s, seat)),
    }


def look_at_own(b: Board, s: TicketState, seat: int) -> View:
    """The seat's hand and tickets: kept, on offer, and returned, with their place in the deck."""
    parent = network(b, s, seat)
    own = [i for i in range(len(s.offered)) if s.offered_to[i] == seat]
    return {
        "hand": {b.cards.names[card]: int(s.hand[seat * TRAIN_CARDS + card]) for card in range(TRAIN_CARDS)},
        "tickets": [
            {**look_at_ticket(b, s, i), "complete": is_complete(b, parent, s.offered[i])}
            for i in own
            if s.kept[i] == KEPT
        ],
        "on_offer": [
            {**look_at_ticket(b, s, i), "complete": is_complete(b, parent, s.offered[i])}
            for i in own
            if s.kept[i] == UNDECIDED
        ],
        "returned": [look_at_ticket(b, s, i) for i in own if s.kept[i] == RETURNED],
    }


def look_at_ticket(b: Board, s: TicketState, place: int) -> View:
    ticket = s.offered[place]
    return {
        "ticket": b.tickets.names[ticket],
        "from": b.places.names[b.ticket_a[ticket]],
        "to": b.places.names[b.ticket_b[ticket]],
        "points": int(b.ticket_points[ticket]),
    }


def look_at_all_tickets(b: Board, s: TicketState) -> list[View]:
    """Once the game is over, everybody's tickets."""
    shown: list[View] = []
    for seat in range(int(s.seats)):
        own = look_at_own(b, s, seat)
        shown.append({"seat": seat, "kept": own["tickets"]})
    return shown


def accounts(b: Board, s: TicketState) -> dict[str, list[int]]:
    """The figures of every player that all may know: what is in a hand is hidden, how much is not."""
    seats = range(int(s.seats))
    hands = [s.hand[seat * TRAIN_CARDS : (seat + 1) * TRAIN_CARDS] for seat in seats]
    return {
        "points": totals(b, s),
        "trains": [int(s.trains[seat]) for seat in seats],
        "cards": [int(total(hand)) for hand in hands],
    }

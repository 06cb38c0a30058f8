"""Preparation: cards, displays and the first tickets.  TTR-SET-1..8"""

from mypy_extensions import i64

from baobab.kernel.bag import total
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.titles.ticket_to_ride import events
from baobab.titles.ticket_to_ride.board import CARDS, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.decks import draw_terrain, draw_train, normalise
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.tickets import offer
from baobab.titles.ticket_to_ride.turn import START, TURN


def lay_decks(b: Board, s: TicketState) -> None:
    """Everything in its box but the trains in front of the players; scores at 0.  TTR-SET-1 TTR-COMP-1"""
    s.deck = b.full[:TRAIN_CARDS]
    s.deck_size = total(s.deck)
    s.terrain_deck = b.full[TRAIN_CARDS:]


def ask_first_tickets(s: TicketState, first: i64) -> None:
    """The first questions: everybody chooses tickets, from the first player on, who then has a turn.

    TTR-SET-7 TTR-TURN-1
    """
    s.clear()
    s.ask(TURN, first)
    for place in range(s.seats):
        s.ask(START, (first + s.seats - 1 - place) % s.seats)


def deal(b: Board, s: TicketState, first: i64, luck: Luck, tell: Teller | None) -> None:
    """Hands, terrain, both displays, tickets; the same for every number of players.

    TTR-SET-2 TTR-SET-3 TTR-SET-4 TTR-SET-5 TTR-SET-6 TTR-SET-8
    """
    for place in range(s.seats):
        seat = (first + place) % s.seats
        for _ in range(b.first_cards):
            card = draw_train(s, luck, seat)
            s.hand[seat * TRAIN_CARDS + card] += 1
            s.drawn[seat * TRAIN_CARDS + card] += 1
            if tell is not None:
                tell.whisper(events.DEALT, [], [card], seat)
    for place in range(s.seats):
        seat = (first + place) % s.seats
        for _ in range(b.first_terrains):
            card = draw_terrain(s, luck)
            s.seen[seat * CARDS + card] += 1
            if tell is not None:
                tell.tell(events.DEALT_TERRAIN, [seat, card])
    normalise(b, s, luck, tell)
    for place in range(s.seats):
        offer(b, s, (first + place) % s.seats, b.first_tickets, luck, tell)

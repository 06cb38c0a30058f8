"""Drawing cards: one after the other, from the displays or blind, trains or terrain.  TTR-DRAW-1..9"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import total
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.ticket_to_ride import events
from baobab.titles.ticket_to_ride.actions import Actions
from baobab.titles.ticket_to_ride.board import CARDS, LOCOMOTIVE, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.decks import (
    draw_terrain,
    draw_train,
    normalise_terrain,
    normalise_trains,
    slot_of,
)
from baobab.titles.ticket_to_ride.phase import TicketPhase
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.turn import SECOND, end_turn


def list_draws(b: Board, a: Actions, s: TicketState, locomotive: bool, out: vec[i64]) -> vec[i64]:
    """Every different face-up card, and the decks that are not empty; both kinds of cards.

    TTR-DRAW-2 TTR-DRAW-3 TTR-DECK-3
    """
    bits = b.bits
    lying: i64 = 0
    for card in s.display:
        if card >= 0:
            lying |= bits[card]
    for card in range(i64(CARDS)):
        if lying & bits[card] != 0 and (locomotive or card != LOCOMOTIVE):
            out = append(out, a.take.base + card)
    if s.deck_size > 0:
        out = append(out, a.draw.base)
    if total(s.terrain_deck) > 0:
        out = append(out, a.draw.base + 1)
    return out


def carry_out_draw(
    b: Board, a: Actions, s: TicketState, seat: i64, action: i64, luck: Luck, tell: Teller | None
) -> i64:
    """Carry a pick out; answers the card if it was taken face up, else -1."""
    if a.take.owns(action):
        card = a.take.arg(action)
        take_face_up(b, s, seat, card, luck, tell)
        return card
    draw_blind(b, s, seat, a.draw.arg(action), luck, tell)
    return -1


def take_face_up(b: Board, s: TicketState, seat: i64, card: i64, luck: Luck, tell: Teller | None) -> None:
    """Take a face-up card; another one from its own deck replaces it at once.

    Everybody remembers who took it; terrain goes to the player's front.  TTR-DRAW-3 TTR-DRAW-7 TTR-DRAW-8
    """
    s.display[slot_of(b, s, card)] = -1
    s.seen[seat * CARDS + card] += 1
    if tell is not None:
        tell.tell(events.TOOK, [seat, card])
    if card < TRAIN_CARDS:
        s.hand[seat * TRAIN_CARDS + card] += 1
        normalise_trains(b, s, luck, tell)
    else:
        normalise_terrain(b, s, luck, tell)


def draw_blind(b: Board, s: TicketState, seat: i64, pile: i64, luck: Luck, tell: Teller | None) -> None:
    """The unseen top card of a deck; a train card stays private, a locomotive is a card like any other.

    TTR-DRAW-3 TTR-DRAW-6 TTR-DRAW-8
    """
    if pile == 0:
        card = draw_train(s, luck, seat)
        s.hand[seat * TRAIN_CARDS + card] += 1
        s.drawn[seat * TRAIN_CARDS + card] += 1
        if tell is not None:
            tell.whisper(events.DREW, [seat], [card], seat)
        if s.deck_size == 0:
            normalise_trains(b, s, luck, tell)
    else:
        card = draw_terrain(s, luck)
        s.seen[seat * CARDS + card] += 1
        if tell is not None:
            tell.tell(events.DREW_TERRAIN, [seat, card])
        normalise_terrain(b, s, luck, tell)


def why_not_draw(b: Board, a: Actions, s: TicketState, action: i64) -> Reason | None:
    """A face-up card must lie there, a deck must not be empty.  TTR-DRAW-3 TTR-DECK-3"""
    if a.take.owns(action):
        card = a.take.arg(action)
        if slot_of(b, s, card) < 0:
            return Reason("TTR-DRAW-3", "not-face-up", {"card": b.cards.say(card)})
        return None
    pile = a.draw.arg(action)
    left = s.deck_size if pile == 0 else total(s.terrain_deck)
    return None if left > 0 else Reason("TTR-DECK-3", "deck-empty", {"pile": b.piles.say(pile)})


class Second(TicketPhase):
    """Choose the second card, having seen the first and the display filled up.

    No face-up locomotive now, and no stopping while a pick is possible.
    TTR-DRAW-1 TTR-DRAW-4 TTR-DRAW-5 TTR-DRAW-9 TTR-A13 TTR-A16
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("second", "TTR-DRAW-1", [actions.take, actions.draw], board, actions)

    def legal(self, s: TicketState) -> vec[i64]:
        return list_draws(self.board, self.actions, s, False, vec[i64](capacity=9))

    def apply(self, s: TicketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        carry_out_draw(self.board, self.actions, s, seat, action, luck, tell)
        end_turn(self.board, s, seat, tell)

    def proceed(self, s: TicketState, luck: Luck, tell: Teller | None) -> None:
        """No second card can be taken: the turn ends after one.  TTR-DRAW-9"""
        end_turn(self.board, s, s.seat(), tell)

    def why_not(self, s: TicketState, action: i64) -> Reason | None:
        a = self.actions
        if a.take.owns(action) or a.draw.owns(action):
            reason = why_not_draw(self.board, a, s, action)
            if reason is None and action == a.take.code(LOCOMOTIVE):
                return Reason("TTR-DRAW-5", "no-second-locomotive")
            return reason
        if a.done.owns(action):
            return Reason("TTR-DRAW-1", "take-second")
        if a.claim.owns(action) or a.route.owns(action) or a.tickets.owns(action):
            return Reason("TTR-TURN-2", "already-drawing")
        return self.not_now()

    def preview(self, s: TicketState, action: i64) -> Note | None:
        return preview_draw(self.actions, s, action)


def preview_draw(a: Actions, s: TicketState, action: i64) -> Note | None:
    """How many cards the decks hold."""
    if not a.draw.owns(action):
        return None
    left = s.deck_size if a.draw.arg(action) == 0 else total(s.terrain_deck)
    return Note("preview-deck", {"cards": int(left)})


def follow_first_card(b: Board, s: TicketState, seat: i64, taken: i64, tell: Teller | None) -> None:
    """A face-up locomotive is the only card of its turn; after any other comes a second.  TTR-DRAW-4"""
    if taken == LOCOMOTIVE:
        end_turn(b, s, seat, tell)
    else:
        s.asks(SECOND, seat, 0, 0)

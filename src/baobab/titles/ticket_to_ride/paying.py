"""Paying for a route with train cards: one colour, and locomotives.  TTR-CLAIM-2..5"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.ticket_to_ride.actions import Actions
from baobab.titles.ticket_to_ride.board import COLOURS, GREY, LOCOMOTIVE, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.claiming import why_not_while_claiming
from baobab.titles.ticket_to_ride.phase import TicketPhase
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.turn import DOUBLE
from baobab.words import Params


class Pay(TicketPhase):
    """With which train cards? Every different payment once, those with fewest locomotives first.

    The argument is the route.  TTR-CLAIM-2 TTR-CLAIM-3 TTR-CLAIM-4 TTR-CLAIM-5 TTR-A1 TTR-A2
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("pay", "TTR-CLAIM-2", [actions.pay], board, actions, a=board.routes)

    def prompt(self, s: TicketState) -> Params:
        return {"route": self.board.routes.say(s.a()), "length": int(self.board.length[s.a()])}

    def legal(self, s: TicketState) -> vec[i64]:
        b, route, base, hand = self.board, s.a(), self.actions.pay.base, s.hand
        first = s.seat() * TRAIN_CARDS
        locomotives, length = hand[first + LOCOMOTIVE], b.length[route]
        low: i64 = 0
        high: i64 = COLOURS
        if b.colour[route] != GREY:
            low = b.colour[route]
            high = low + 1
        out = vec[i64](capacity=9)
        for used in range(b.ferry[route], min(locomotives + 1, length)):
            for colour in range(low, high):
                if hand[first + colour] >= length - used:
                    out = append(out, base + used * COLOURS + colour)
        if locomotives >= length:
            out = append(out, base + b.all_locomotives)
        return out

    def always(self, s: TicketState) -> bool:
        """Whether there were other ways to pay would tell about the hand, unless all of it is ferry."""
        return self.board.ferry[s.a()] < self.board.length[s.a()]

    def apply(self, s: TicketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        s.asks(DOUBLE, s.seat(), s.a(), self.actions.pay.arg(action))

    def why_not(self, s: TicketState, action: i64) -> Reason | None:
        if not self.actions.pay.owns(action):
            return why_not_while_claiming(self.actions, self, action)
        return why_not_payment(self.board, s, s.a(), self.actions.pay.arg(action))

    def preview(self, s: TicketState, action: i64) -> Note | None:
        """The cards that are spent."""
        card, cards, used = cards_of_payment(self.board, s.a(), self.actions.pay.arg(action))
        return Note("preview-pay", {"card": self.board.cards.say(card), "cards": cards, "locomotives": used})


def locomotives_in(b: Board, route: i64, payment: i64) -> i64:
    """How many locomotives a payment takes."""
    return b.length[route] if payment == b.all_locomotives else payment // COLOURS


def cards_of_payment(b: Board, route: i64, payment: i64) -> list[int]:
    """A payment as the card it is made of, how many of them, and how many locomotives come with them."""
    used = int(locomotives_in(b, route, payment))
    card = LOCOMOTIVE if payment == b.all_locomotives else int(payment) % COLOURS
    return [card, int(b.length[route]) - used, used]


def why_not_payment(b: Board, s: TicketState, route: i64, payment: i64) -> Reason | None:
    """Why a route cannot be paid this way; None if it can.  TTR-CLAIM-2..5"""
    first = s.seat() * TRAIN_CARDS
    length, used = b.length[route], locomotives_in(b, route, payment)
    held = s.hand[first + LOCOMOTIVE]
    name: Params = {"route": b.routes.say(route), "length": int(length)}
    if payment != b.all_locomotives and used >= length:
        return Reason("TTR-CLAIM-2", "too-many-cards", name)
    if used > held:
        return Reason("TTR-CLAIM-2", "too-few-locomotives", {"wanted": int(used), "locomotives": int(held)})
    if used < b.ferry[route]:
        return Reason(
            "TTR-CLAIM-5", "ferry-payment", {**name, "ferry": int(b.ferry[route]), "used": int(used)}
        )
    if payment == b.all_locomotives:
        return None
    colour = payment % COLOURS
    if b.colour[route] != GREY and b.colour[route] != colour:
        return Reason("TTR-CLAIM-3", "wrong-colour", {**name, "card": b.cards.say(b.colour[route])})
    cards = s.hand[first + colour]
    if cards < length - used:
        wanted = int(length - used)
        card = b.cards.say(colour)
        return Reason(
            "TTR-CLAIM-2", "too-few-of-colour", {"card": card, "wanted": wanted, "cards": int(cards)}
        )
    return None

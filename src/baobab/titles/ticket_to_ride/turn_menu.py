"""A turn: draw cards, claim one route, or draw tickets.  TTR-TURN-1..4"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.ticket_to_ride import events
from baobab.titles.ticket_to_ride.actions import Actions
from baobab.titles.ticket_to_ride.board import Board
from baobab.titles.ticket_to_ride.card_draws import (
    carry_out_draw,
    follow_first_card,
    list_draws,
    preview_draw,
    why_not_draw,
)
from baobab.titles.ticket_to_ride.claiming import (
    can_claim_any,
    claimable_routes,
    count_imaginable,
    why_not_any,
    why_not_route,
)
from baobab.titles.ticket_to_ride.phase import TicketPhase
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.tickets import offer
from baobab.titles.ticket_to_ride.turn import KEEP, ROUTE, pass_turn
from baobab.words import Params


class Turn(TicketPhase):
    """Take the first card, claim a route, or look at tickets; pass only if nothing of it is possible.

    TTR-TURN-1 TTR-TURN-2 TTR-TURN-3 TTR-TURN-4 TTR-DRAW-1 TTR-DRAW-2 TTR-DRAW-9 TTR-TICK-1
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        a = actions
        super().__init__("turn", "TTR-TURN-1", [a.take, a.draw, a.claim, a.tickets, a.done], board, actions)

    def prompt(self, s: TicketState) -> Params:
        return {"trains": int(s.trains[s.seat()]), "final": 1 if s.last >= 0 else 0}

    def legal(self, s: TicketState) -> vec[i64]:
        a = self.actions
        out = list_draws(self.board, a, s, True, vec[i64](capacity=12))
        if can_claim_any(self.board, s, s.seat()):
            out = append(out, a.claim.base)
        if s.ticket_deck > 0:
            out = append(out, a.tickets.base)
        if len(out) == 0:
            out = append(out, a.done.base)
        return out

    def always(self, s: TicketState) -> bool:
        """One card or the tickets are all that everybody sees to be possible: that no claim is, nobody
        else may learn. Where nothing is, a claim is made or the turn passed, for all to see.
        """
        a, only = self.actions, self.legal(s)[0]
        public = a.take.owns(only) or a.draw.owns(only) or a.tickets.owns(only)
        return public and count_imaginable(self.board, s, s.seat()) > 0

    def apply(self, s: TicketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        a, b, seat = self.actions, self.board, s.seat()
        if action < a.claim.base:
            follow_first_card(b, s, seat, carry_out_draw(b, a, s, seat, action, luck, tell), tell)
        elif a.claim.owns(action):
            s.asks(ROUTE, seat, 0, 0)
        elif a.tickets.owns(action):
            count = min(b.more_tickets, s.ticket_deck)
            if tell is not None:
                tell.tell(events.LOOKED, [seat, count])
            offer(b, s, seat, count, luck, tell)
            s.asks(KEEP, seat, 0, 0)
        else:
            pass_turn(b, s, seat, tell)

    def why_not(self, s: TicketState, action: i64) -> Reason | None:
        a, b, seat = self.actions, self.board, s.seat()
        if a.take.owns(action) or a.draw.owns(action):
            return why_not_draw(b, a, s, action)
        if a.claim.owns(action):
            return None if can_claim_any(b, s, seat) else why_not_any(b, s, seat)
        if a.tickets.owns(action):
            return None if s.ticket_deck > 0 else Reason("TTR-TICK-1", "no-tickets")
        if a.done.owns(action):
            # The other answers do not depend on whether passing is possible.
            return None if self.legal(s)[0] == action else Reason("TTR-TURN-3", "no-passing")
        if a.route.owns(action):
            route = a.route.arg(action)
            reason = why_not_route(b, s, seat, route)
            return reason if reason else Reason("TTR-TURN-1", "say-claim", {"route": b.routes.say(route)})
        return self.not_now()

    def preview(self, s: TicketState, action: i64) -> Note | None:
        if self.actions.tickets.owns(action):
            count = min(self.board.more_tickets, s.ticket_deck)
            least = min(self.board.more_least, count)
            return Note("preview-tickets", {"tickets": int(count), "least": int(least)})
        if self.actions.claim.owns(action):
            routes = claimable_routes(self.board, s, s.seat())
            return Note("preview-claim", {"routes": len(routes), "route": self.board.routes.say(routes[0])})
        return preview_draw(self.actions, s, action)

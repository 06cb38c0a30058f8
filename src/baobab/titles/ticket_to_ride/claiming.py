"""Claiming a route: which can be claimed, and why others cannot.  TTR-CLAIM-1..8 TTR-MAP-1..5"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import total
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.kernel.phase import Phase
from baobab.titles.ticket_to_ride.actions import Actions
from baobab.titles.ticket_to_ride.board import COLOURS, GREY, LOCOMOTIVE, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.phase import TicketPhase
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.turn import PAY
from baobab.words import Name, Params

FERRY: Final = 9
"""The place of the locomotives in what `reach` answers."""


def is_open(b: Board, s: TicketState, seat: i64, route: i64) -> bool:
    """Is the route unowned, and not closed by its parallel track?

    With few players the second track closes for everybody, with more only for the owner of the first.
    TTR-CLAIM-1 TTR-CLAIM-8 TTR-MAP-3 TTR-MAP-4 TTR-MAP-5 TTR-SET-8 TTR-A9 TTR-A10
    """
    if s.claims[route] >= 0:
        return False
    twin = b.twin[route]
    if twin < 0:
        return True
    owner = s.owner(twin)
    return owner < 0 or (b.both_tracks[s.seats] == 1 and owner != seat)


def most_alike(s: TicketState, seat: i64) -> i64:
    """How many train cards of one colour the seat holds at most."""
    hand = s.hand
    most: i64 = 0
    for place in range(seat * TRAIN_CARDS, seat * TRAIN_CARDS + COLOURS):
        if hand[place] > most:
            most = hand[place]
    return most


def longest_payable(s: TicketState, seat: i64) -> vec[i64]:
    """By colour of routes, grey last, how long a route the seat can pay and has trains for; and then its
    locomotives, for ferries.  TTR-CLAIM-1 TTR-CLAIM-2 TTR-CLAIM-3 TTR-CLAIM-4
    """
    hand, trains, first = s.hand, s.trains[seat], seat * TRAIN_CARDS
    locomotives = hand[first + LOCOMOTIVE]
    most: i64 = 0
    out = vec[i64](capacity=10)
    for colour in range(i64(COLOURS)):
        length = hand[first + colour] + locomotives
        if length > trains:
            length = trains
        if length > most:
            most = length
        out = append(out, length)
    return append(append(out, most), locomotives)


def can_claim(b: Board, s: TicketState, seat: i64, route: i64, reached: vec[i64]) -> bool:
    """Is the route open, payable, and short enough? `reached` is the seat's `reach`.

    TTR-CLAIM-1 TTR-CLAIM-5
    """
    return (
        b.length[route] <= reached[b.colour[route]]
        and b.ferry[route] <= reached[FERRY]
        and is_open(b, s, seat, route)
    )


def can_claim_any(b: Board, s: TicketState, seat: i64) -> bool:
    """Is there any route that the seat can claim? Short ones first.  TTR-CLAIM-1"""
    claims, length, colour = s.claims, b.length, b.colour
    reached = longest_payable(s, seat)
    longest = reached[GREY]
    for route in b.by_length:
        if length[route] > longest:
            return False
        # Most routes fail one of the first two tests, and the last one costs a call.
        if (
            claims[route] < 0
            and length[route] <= reached[colour[route]]
            and can_claim(b, s, seat, route, reached)
        ):
            return True
    return False


def claimable_routes(b: Board, s: TicketState, seat: i64) -> list[int]:
    """The routes that the seat can claim."""
    reached = longest_payable(s, seat)
    return [route for route in range(len(s.claims)) if can_claim(b, s, seat, route, reached)]


def count_imaginable(b: Board, s: TicketState, seat: i64) -> i64:
    """How many routes the seat might claim for all that everybody knows: open ones, of no more spaces than
    it has cards and trains.
    """
    longest = min(total(s.hand[seat * TRAIN_CARDS : (seat + 1) * TRAIN_CARDS]), s.trains[seat])
    count: i64 = 0
    for route in b.by_length:
        if b.length[route] > longest:
            break
        if is_open(b, s, seat, route):
            count += 1
    return count


def why_not_any(b: Board, s: TicketState, seat: i64) -> Reason:
    """Why no route at all can be claimed: none is open, trains are too few, or cards.  TTR-CLAIM-1"""
    shortest: i64 = 0
    for route in b.by_length:
        if is_open(b, s, seat, route):
            shortest = b.length[route]
            break
    if shortest == 0:
        return Reason("TTR-CLAIM-1", "no-open-route")
    if shortest > s.trains[seat]:
        short: Params = {"trains": int(s.trains[seat]), "length": int(shortest)}
        return Reason("TTR-CLAIM-1", "trains-for-no-route", short)
    return Reason("TTR-CLAIM-1", "nothing-to-claim")


def why_not_route(b: Board, s: TicketState, seat: i64, route: i64) -> Reason | None:
    """Why a seat cannot claim a route, whatever it is being asked; None if it can."""
    name: Params = {"route": b.routes.say(route)}
    owner = s.owner(route)
    if owner == seat:
        return Reason("TTR-CLAIM-8", "own-route", name)
    if owner >= 0:
        return Reason("TTR-CLAIM-1", "route-taken", {**name, "seat": Name("seat", str(owner))})
    if not is_open(b, s, seat, route):
        if s.owner(b.twin[route]) == seat:
            return Reason("TTR-MAP-3", "other-track-yours", name)
        return Reason("TTR-MAP-5", "track-closed", {**name, "seats": int(s.seats)})
    length, trains = int(b.length[route]), int(s.trains[seat])
    if length > trains:
        return Reason("TTR-CLAIM-1", "too-few-trains", {**name, "length": length, "trains": trains})
    return why_not_payable(b, s, seat, route)


def why_not_payable(b: Board, s: TicketState, seat: i64, route: i64) -> Reason | None:
    """Which cards are missing.  TTR-CLAIM-3 TTR-CLAIM-4 TTR-CLAIM-5"""
    reached = longest_payable(s, seat)
    if b.length[route] <= reached[b.colour[route]] and b.ferry[route] <= reached[FERRY]:
        return None
    locomotives = int(s.hand[seat * TRAIN_CARDS + LOCOMOTIVE])
    need: Params = {
        "route": b.routes.say(route),
        "length": int(b.length[route]),
        "locomotives": locomotives,
    }
    if locomotives < b.ferry[route]:
        return Reason("TTR-CLAIM-5", "ferry", {**need, "ferry": int(b.ferry[route])})
    if b.colour[route] == GREY:
        return Reason("TTR-CLAIM-4", "no-colour-enough", {**need, "cards": int(most_alike(s, seat))})
    colour = b.colour[route]
    cards = int(s.hand[seat * TRAIN_CARDS + colour])
    return Reason("TTR-CLAIM-3", "too-few-cards", {**need, "card": b.cards.say(colour), "cards": cards})


class Route(TicketPhase):
    """Which route? It need not touch the player's others.  TTR-CLAIM-1 TTR-MAP-7"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("route", "TTR-CLAIM-1", [actions.route], board, actions)

    def legal(self, s: TicketState) -> vec[i64]:
        b, seat, base, claims = self.board, s.seat(), self.actions.route.base, s.claims
        length, colour = b.length, b.colour
        reached = longest_payable(s, seat)
        out = vec[i64](capacity=32)
        for route in range(i64(len(claims))):
            if (
                claims[route] < 0
                and length[route] <= reached[colour[route]]
                and can_claim(b, s, seat, route, reached)
            ):
                out = append(out, base + route)
        return out

    def always(self, s: TicketState) -> bool:
        """That the hand pays for one route only is nobody else's business."""
        return count_imaginable(self.board, s, s.seat()) > 1

    def apply(self, s: TicketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        s.asks(PAY, s.seat(), self.actions.route.arg(action), 0)

    def why_not(self, s: TicketState, action: i64) -> Reason | None:
        if self.actions.route.owns(action):
            return why_not_route(self.board, s, s.seat(), self.actions.route.arg(action))
        return why_not_while_claiming(self.actions, self, action)

    def preview(self, s: TicketState, action: i64) -> Note | None:
        """What the route is made of and worth."""
        b, route = self.board, self.actions.route.arg(action)
        return Note("preview-route", route_params(b, route))


def route_params(b: Board, route: i64) -> Params:
    colour = "grey" if b.colour[route] == GREY else b.train_cards.names[b.colour[route]]
    return {
        "length": int(b.length[route]),
        "colour": Name("colour", colour),
        "named": 1 if b.twin[route] >= 0 else 0,  # the name of a double route's track says its colour
        "ferry": int(b.ferry[route]),
        "points": int(b.worth[route]),
    }


def why_not_while_claiming(a: Actions, phase: Phase, action: i64) -> Reason:
    """A turn is one thing only.  TTR-TURN-2"""
    if a.take.owns(action) or a.draw.owns(action) or a.tickets.owns(action) or a.done.owns(action):
        return Reason("TTR-TURN-2", "already-claiming")
    return phase.not_now()

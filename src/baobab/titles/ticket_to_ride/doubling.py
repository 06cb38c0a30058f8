"""Doubling a route's points with terrain cards, and what a claim does in the end.  TTR-TERR-1..14"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import total
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.ticket_to_ride import events
from baobab.titles.ticket_to_ride.actions import Actions
from baobab.titles.ticket_to_ride.board import CARDS, COLOURS, LOCOMOTIVE, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.claiming import why_not_while_claiming
from baobab.titles.ticket_to_ride.decks import known_after, normalise
from baobab.titles.ticket_to_ride.paying import cards_of_payment, locomotives_in
from baobab.titles.ticket_to_ride.phase import TicketPhase
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.turn import end_turn
from baobab.words import Params


def count_in_front(s: TicketState, seat: i64, terrain: i64) -> i64:
    """How many cards of a terrain lie in front of a seat.  TTR-DRAW-8"""
    return s.seen[seat * CARDS + TRAIN_CARDS + terrain]


def most_against(s: TicketState, seat: i64, terrain: i64) -> i64:
    """The most cards of a terrain in front of one other player. Their locomotives never count.

    TTR-TERR-4 TTR-TERR-12 TTR-A8
    """
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            count = count_in_front(s, other, terrain)
            if count > most:
                most = count
    return most


def fewest_wild(b: Board, s: TicketState, seat: i64, route: i64) -> i64:
    """The fewest locomotives that must be played as terrain: for the majority, before anything is
    discarded, and for the cost.  TTR-TERR-4 TTR-TERR-5 TTR-TERR-8 TTR-TERR-10 TTR-TERR-11 TTR-A6 TTR-A7
    """
    terrain = b.terrain[route]
    own = count_in_front(s, seat, terrain)
    return max(0, max(most_against(s, seat, terrain), b.cost[route]) - own)


def most_wild(b: Board, s: TicketState, seat: i64, route: i64, paid: i64) -> i64:
    """The most that may be played: those not spent as train cards, up to the cost or what the majority
    needs.  TTR-TERR-7 TTR-TERR-9 TTR-TERR-10 TTR-A4
    """
    terrain = b.terrain[route]
    lacking = most_against(s, seat, terrain) - count_in_front(s, seat, terrain)
    return min(s.hand[seat * TRAIN_CARDS + LOCOMOTIVE] - paid, max(b.cost[route], lacking))


class Double(TicketPhase):
    """Score the route once, or play terrain and locomotives to double it; now or never.

    The arguments are the route and its payment.  TTR-TERR-1 TTR-TERR-6 TTR-TERR-10 TTR-A3
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__(
            "double",
            "TTR-TERR-1",
            [actions.single, actions.double],
            board,
            actions,
            a=board.routes,
            b=board.payments,
        )

    def prompt(self, s: TicketState) -> Params:
        b, route = self.board, s.a()
        return {
            "route": b.routes.say(route),
            "points": int(b.worth[route]),
            "doubled": int(b.worth[route] * b.multiplier),
        }

    def legal(self, s: TicketState) -> vec[i64]:
        b, seat, route = self.board, s.seat(), s.a()
        paid = locomotives_in(b, route, s.b())
        out = append(vec[i64](capacity=4), self.actions.single.base)
        for wild in range(fewest_wild(b, s, seat, route), most_wild(b, s, seat, route, paid) + 1):
            out = append(out, self.actions.double.base + wild)
        return out

    def always(self, s: TicketState) -> bool:
        """Whether locomotives that could double are left is hidden, if so many cards are left at all."""
        b, seat, route = self.board, s.seat(), s.a()
        left = total(s.hand[seat * TRAIN_CARDS : (seat + 1) * TRAIN_CARDS]) - b.length[route]
        return fewest_wild(b, s, seat, route) <= left

    def apply(self, s: TicketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, seat, route, payment = self.board, s.seat(), s.a(), s.b()
        s.reveal()  # everybody sees cards of a hidden hand
        pay_trains(b, s, seat, route, payment)
        if self.actions.single.owns(action):
            s.claims[route] = seat * 2
            if tell is not None:
                tell.tell(events.CLAIMED, [seat, route, *cards_of_payment(b, route, payment), b.worth[route]])
        else:
            wild = self.actions.double.arg(action)
            cards = pay_terrain(b, s, seat, route, wild)
            s.claims[route] = seat * 2 + 1
            if tell is not None:
                points = b.worth[route] * b.multiplier
                told = [
                    seat,
                    route,
                    *cards_of_payment(b, route, payment),
                    b.terrain[route],
                    cards,
                    wild,
                    points,
                ]
                tell.tell(events.DOUBLED, [int(number) for number in told])
        normalise(b, s, luck, tell)
        end_turn(b, s, seat, tell)

    def why_not(self, s: TicketState, action: i64) -> Reason | None:
        if self.actions.single.owns(action):
            return None
        if not self.actions.double.owns(action):
            return why_not_while_claiming(self.actions, self, action)
        paid = locomotives_in(self.board, s.a(), s.b())
        return why_not_double(self.board, s, s.a(), self.actions.double.arg(action), paid)

    def preview(self, s: TicketState, action: i64) -> Note | None:
        b, route = self.board, s.a()
        if self.actions.single.owns(action):
            return Note("preview-points", {"points": int(b.worth[route])})
        wild = self.actions.double.arg(action)
        return Note(
            "preview-double",
            {
                "points": int(b.worth[route] * b.multiplier),
                "terrain": b.terrains.say(b.terrain[route]),
                "cards": int(max(0, b.cost[route] - wild)),
                "locomotives": int(wild),
            },
        )


def why_not_double(b: Board, s: TicketState, route: i64, wild: i64, paid: i64) -> Reason | None:
    """Why a route cannot be doubled with so many locomotives played as terrain; None if it can."""
    seat, terrain = s.seat(), b.terrain[route]
    held = s.hand[seat * TRAIN_CARDS + LOCOMOTIVE]
    own, most = count_in_front(s, seat, terrain), most_against(s, seat, terrain)
    name = b.terrains.say(terrain)
    if wild > held:
        return Reason("TTR-TERR-7", "too-few-locomotives", {"wanted": int(wild), "locomotives": int(held)})
    if wild > held - paid:
        left = int(held - paid)
        return Reason("TTR-TERR-7", "locomotives-spent", {"wanted": int(wild), "left": left})
    if own + wild < most:
        against: Params = {"terrain": name, "own": int(own), "wild": int(wild), "most": int(most)}
        return Reason("TTR-TERR-4", "no-majority", against)
    if b.cost[route] - wild > own:
        cost: Params = {"terrain": name, "cost": int(b.cost[route]), "own": int(own), "wild": int(wild)}
        return Reason("TTR-TERR-8", "too-little-terrain", cost)
    if wild > max(b.cost[route], most - own):
        return Reason("TTR-TERR-9", "too-many-locomotives", {"most": int(max(b.cost[route], most - own))})
    return None


def pay_trains(b: Board, s: TicketState, seat: i64, route: i64, payment: i64) -> None:
    """Discard the payment and place the trains, as many as the route is long, doubled or not.

    TTR-CLAIM-6 TTR-DECK-1
    """
    first = seat * TRAIN_CARDS
    used = locomotives_in(b, route, payment)
    length = b.length[route]
    if used > 0:
        s.hand[first + LOCOMOTIVE] -= used
        s.discards[LOCOMOTIVE] += used
        known_after(s, seat, LOCOMOTIVE, used)
    if used < length:
        colour = payment % COLOURS
        s.hand[first + colour] -= length - used
        s.discards[colour] += length - used
        known_after(s, seat, colour, length - used)
    s.trains[seat] -= length


def pay_terrain(b: Board, s: TicketState, seat: i64, route: i64, wild: i64) -> i64:
    """Discard the locomotives played as terrain, all of them, and cards for the rest of the cost.

    TTR-TERR-2 TTR-TERR-6 TTR-TERR-8 TTR-TERR-9 TTR-DECK-1 TTR-A4 TTR-A5
    """
    s.hand[seat * TRAIN_CARDS + LOCOMOTIVE] -= wild
    s.discards[LOCOMOTIVE] += wild
    if wild > 0:
        known_after(s, seat, LOCOMOTIVE, wild)
    cards = max(0, b.cost[route] - wild)
    terrain = TRAIN_CARDS + b.terrain[route]
    s.seen[seat * CARDS + terrain] -= cards
    s.discards[terrain] += cards
    return cards

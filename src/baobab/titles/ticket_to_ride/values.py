"""What bots weigh: the position of a seat in numbers, from what that seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.constants import names_in_order
from baobab.titles.ticket_to_ride.board import CARDS, GREY, LOCOMOTIVE, TERRAINS, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.claiming import can_claim, longest_payable, most_alike
from baobab.titles.ticket_to_ride.doubling import count_in_front, fewest_wild, most_against
from baobab.titles.ticket_to_ride.networks import FAR, Networks, Plan
from baobab.titles.ticket_to_ride.scoring import route_points
from baobab.titles.ticket_to_ride.state import TicketState

POINTS: Final = 0
LEAD: Final = 1
TRAINS: Final = 2
RUSH: Final = 3
HELD_CARDS: Final = 4
LOCOMOTIVES: Final = 5
ALIKE: Final = 6
TICKETS_DONE: Final = 7
POINTS_DONE: Final = 8
POINTS_OPEN: Final = 9
POINTS_LOST: Final = 10
DISTANCE: Final = 11
COVERED: Final = 12
CONTESTED: Final = 13
SPARE: Final = 14
CLAIMS: Final = 15
BEST_CLAIM: Final = 16
BEST_DOUBLE: Final = 17
TERRAIN: Final = 18
MAJORITIES: Final = 19
FINAL_ROUND: Final = 20

FEATURE_CONSTANTS: Final = {
    "points": POINTS,  # scored with routes so far
    "lead": LEAD,  # points more than the best of the others
    "trains": TRAINS,  # trains left
    "rush": RUSH,  # trains left of the other who has fewest
    "cards": HELD_CARDS,  # train cards in hand
    "locomotives": LOCOMOTIVES,  # of these, locomotives
    "alike": ALIKE,  # the most cards of one colour
    "tickets_done": TICKETS_DONE,  # complete tickets
    "points_done": POINTS_DONE,  # their points
    "points_open": POINTS_OPEN,  # points of tickets that the trains left can still complete
    "points_lost": POINTS_LOST,  # points of tickets that they cannot
    "distance": DISTANCE,  # spaces still to be claimed for the open tickets, each by its shortest way
    "covered": COVERED,  # of these, spaces that cards of the right colour in hand would pay
    "contested": CONTESTED,  # routes on these ways that begin or end where another player builds
    "spare": SPARE,  # trains left beyond the longest of these ways
    "claims": CLAIMS,  # routes that can be claimed now
    "best_claim": BEST_CLAIM,  # the most points that one of them scores, not doubled
    "best_double": BEST_DOUBLE,  # the most that one of them scores doubled
    "terrain": TERRAIN,  # terrain cards in front
    "majorities": MAJORITIES,  # terrains of which nobody has more
    "final_round": FINAL_ROUND,  # 1 once the final round has begun
}
"""The features by name, each with its place."""

FEATURES: Final = names_in_order(FEATURE_CONSTANTS)


class Journey:
    """What the open tickets of a seat ask for."""

    def __init__(self) -> None:
        self.done: i64 = 0
        self.points_done: i64 = 0
        self.points_open: i64 = 0
        self.points_lost: i64 = 0
        self.distance: i64 = 0
        self.longest: i64 = 0
        self.covered: i64 = 0
        self.contested: i64 = 0

    def add(self, b: Board, s: TicketState, seat: i64, ticket: i64, plan: Plan) -> None:
        """One more ticket, by its shortest remaining way."""
        points = b.ticket_points[ticket]
        if plan.distance == 0:
            self.done += 1
            self.points_done += points
        elif plan.distance > s.trains[seat]:
            self.points_lost += points
        else:
            self.points_open += points
            self.distance += plan.distance
            self.longest = max(self.longest, plan.distance)
            self.contested += plan.contested
            self.covered += spaces_covered(b, s, seat, plan)


def spaces_covered(b: Board, s: TicketState, seat: i64, plan: Plan) -> i64:
    """Spaces of the missing routes that cards of the right colour in hand would pay."""
    spaces: i64 = 0
    alike = most_alike(s, seat)
    for route in plan.missing:
        colour = b.colour[route]
        cards = alike if colour == GREY else s.hand[seat * TRAIN_CARDS + colour]
        spaces += min(cards, b.length[route])
    return spaces


def values(b: Board, s: TicketState, seat: i64, networks: Networks) -> vec[i64]:
    """The FEATURES of a seat, in their order."""
    journey = journey_of(b, s, seat, networks)
    best_other: i64 = -FAR
    rush: i64 = FAR
    for other in range(s.seats):
        if other != seat:
            best_other = max(best_other, route_points(b, s, other))
            rush = min(rush, s.trains[other])
    cards: i64 = 0
    for card in range(i64(TRAIN_CARDS)):
        cards += s.hand[seat * TRAIN_CARDS + card]
    out = filled(len(FEATURES), 0)
    out[POINTS] = route_points(b, s, seat)
    out[LEAD] = out[POINTS] - best_other
    out[TRAINS] = s.trains[seat]
    out[RUSH] = rush
    out[HELD_CARDS] = cards
    out[LOCOMOTIVES] = s.hand[seat * TRAIN_CARDS + LOCOMOTIVE]
    out[ALIKE] = most_alike(s, seat)
    out[TICKETS_DONE] = journey.done
    out[POINTS_DONE] = journey.points_done
    out[POINTS_OPEN] = journey.points_open
    out[POINTS_LOST] = journey.points_lost
    out[DISTANCE] = journey.distance
    out[COVERED] = journey.covered
    out[CONTESTED] = journey.contested
    out[SPARE] = s.trains[seat] - journey.longest
    weigh_claims(b, s, seat, out)
    weigh_terrain(s, seat, out)
    out[FINAL_ROUND] = 1 if s.last >= 0 else 0
    return out


def journey_of(b: Board, s: TicketState, seat: i64, networks: Networks) -> Journey:
    journey, network = Journey(), networks.of(b, s, seat)
    for i in range(i64(len(s.offered))):
        if s.kept[i] == 1 and s.offered_to[i] == seat:
            journey.add(b, s, seat, s.offered[i], network.plan(b, s.offered[i]))
    return journey


def weigh_claims(b: Board, s: TicketState, seat: i64, out: vec[i64]) -> None:
    """How many routes can be claimed now, and the most that one scores, single and doubled."""
    doubled: i64 = 0
    alike = most_alike(s, seat)
    locomotives = s.hand[seat * TRAIN_CARDS + LOCOMOTIVE]
    reached = longest_payable(s, seat)
    for route in range(i64(len(s.claims))):
        if can_claim(b, s, seat, route, reached):
            out[CLAIMS] += 1
            out[BEST_CLAIM] = max(out[BEST_CLAIM], b.worth[route])
            colour = b.colour[route]
            cards = alike if colour == GREY else s.hand[seat * TRAIN_CARDS + colour]
            paid = max(b.ferry[route], b.length[route] - cards)
            if fewest_wild(b, s, seat, route) + paid <= locomotives:
                doubled = max(doubled, b.worth[route] * b.multiplier)
    out[BEST_DOUBLE] = doubled


def weigh_terrain(s: TicketState, seat: i64, out: vec[i64]) -> None:
    """Terrain cards in front, and terrains of which nobody has more."""
    for terrain in range(i64(TERRAINS)):
        own = s.seen[seat * CARDS + TRAIN_CARDS + terrain]
        out[TERRAIN] += own
        if count_in_front(s, seat, terrain) > 0 and own >= most_against(s, seat, terrain):
            out[MAJORITIES] += 1

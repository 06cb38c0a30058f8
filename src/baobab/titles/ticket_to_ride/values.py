"""What bots weigh: the position of a seat in numbers, from what that seat may know."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.titles.ticket_to_ride.board import CARDS, GREY, LOCOMOTIVE, TERRAINS, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.claiming import can_claim, longest_payable, most_alike
from baobab.titles.ticket_to_ride.doubling import count_in_front, fewest_wild, most_against
from baobab.titles.ticket_to_ride.networks import FAR, Networks, Plan
from baobab.titles.ticket_to_ride.scoring import route_points
from baobab.titles.ticket_to_ride.state import TicketState

FEATURES: Final = [
    "points",  # scored with routes so far
    "lead",  # points more than the best of the others
    "trains",  # trains left
    "rush",  # trains left of the other who has fewest
    "cards",  # train cards in hand
    "locomotives",  # of these, locomotives
    "alike",  # the most cards of one colour
    "tickets_done",  # complete tickets
    "points_done",  # their points
    "points_open",  # points of tickets that the trains left can still complete
    "points_lost",  # points of tickets that they cannot
    "distance",  # spaces still to be claimed for the open tickets, each by its shortest way
    "covered",  # of these, spaces that cards of the right colour in hand would pay
    "contested",  # routes on these ways that begin or end where another player builds
    "spare",  # trains left beyond the longest of these ways
    "claims",  # routes that can be claimed now
    "best_claim",  # the most points that one of them scores, not doubled
    "best_double",  # the most that one of them scores doubled
    "terrain",  # terrain cards in front
    "majorities",  # terrains of which nobody has more
    "final_round",  # 1 once the final round has begun
]


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
    points = route_points(b, s, seat)
    out = vec[i64](capacity=24)
    out = append(append(out, points), points - best_other)
    out = append(append(append(out, s.trains[seat]), rush), cards)
    out = append(out, s.hand[seat * TRAIN_CARDS + LOCOMOTIVE])
    out = append(out, most_alike(s, seat))
    out = append(append(out, journey.done), journey.points_done)
    out = append(append(out, journey.points_open), journey.points_lost)
    out = append(append(append(out, journey.distance), journey.covered), journey.contested)
    out = append(out, s.trains[seat] - journey.longest)
    out = claims_now(b, s, seat, out)
    out = terrain_now(s, seat, out)
    return append(out, 1 if s.last >= 0 else 0)


def journey_of(b: Board, s: TicketState, seat: i64, networks: Networks) -> Journey:
    journey, network = Journey(), networks.of(b, s, seat)
    for i in range(i64(len(s.offered))):
        if s.kept[i] == 1 and s.offered_to[i] == seat:
            journey.add(b, s, seat, s.offered[i], network.plan(b, s.offered[i]))
    return journey


def claims_now(b: Board, s: TicketState, seat: i64, out: vec[i64]) -> vec[i64]:
    """How many routes can be claimed now, and the most that one scores, single and doubled."""
    count: i64 = 0
    best: i64 = 0
    doubled: i64 = 0
    alike = most_alike(s, seat)
    locomotives = s.hand[seat * TRAIN_CARDS + LOCOMOTIVE]
    reached = longest_payable(s, seat)
    for route in range(i64(len(s.claims))):
        if can_claim(b, s, seat, route, reached):
            count += 1
            best = max(best, b.worth[route])
            colour = b.colour[route]
            cards = alike if colour == GREY else s.hand[seat * TRAIN_CARDS + colour]
            paid = max(b.ferry[route], b.length[route] - cards)
            if fewest_wild(b, s, seat, route) + paid <= locomotives:
                doubled = max(doubled, b.worth[route] * b.multiplier)
    return append(append(append(out, count), best), doubled)


def terrain_now(s: TicketState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Terrain cards in front, and terrains of which nobody has more."""
    cards: i64 = 0
    majorities: i64 = 0
    for terrain in range(i64(TERRAINS)):
        own = s.seen[seat * CARDS + TRAIN_CARDS + terrain]
        cards += own
        if count_in_front(s, seat, terrain) > 0 and own >= most_against(s, seat, terrain):
            majorities += 1
    return append(append(out, cards), majorities)

"""Shortest ways for tickets over a seat's own and still open routes, remembered while the routes stay so.

Bots look at thousands of positions in which nobody has claimed anything new: ways are searched once for all.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.state import mix, mix_all
from baobab.titles.ticket_to_ride.board import Board
from baobab.titles.ticket_to_ride.claiming import is_open
from baobab.titles.ticket_to_ride.state import TicketState

FAR: Final = 1_000_000
PLACES: Final = 1024


class Ways:
    """Shortest ways over a seat's own and still open routes, from one search at a time."""

    def __init__(self, b: Board, toll: vec[i64]) -> None:
        self.distance = filled(b.nodes.size, FAR)
        self.by = filled(b.nodes.size, -1)
        self.queue = filled(b.nodes.size, 0)
        self.waiting = filled(b.nodes.size, 0)
        self.toll = toll

    def search(self, b: Board, place: i64) -> None:
        """Distances of all nodes from a city or a country, in spaces still to be claimed.

        A node that comes nearer waits its turn, in a ring, to bring its neighbours nearer.
        """
        distance, by, queue, waiting, toll = self.distance, self.by, self.queue, self.waiting, self.toll
        near_first, near_route, near_node = b.near_first, b.near_route, b.near_node
        size = b.nodes.size
        for node in range(size):
            distance[node] = FAR
            by[node] = -1
        head: i64 = 0
        count: i64 = 0
        for i in range(b.place_first[place], b.place_first[place + 1]):
            distance[b.place_node[i]] = 0
            queue[count] = b.place_node[i]
            waiting[b.place_node[i]] = 1
            count += 1
        while count > 0:
            here = queue[head]
            head = head + 1 if head + 1 < size else 0
            count -= 1
            waiting[here] = 0
            so_far = distance[here]
            for i in range(near_first[here], near_first[here + 1]):
                step = so_far + toll[near_route[i]]
                there = near_node[i]
                if step < distance[there]:
                    distance[there] = step
                    by[there] = near_route[i]
                    if waiting[there] == 0:
                        waiting[there] = 1
                        last = head + count
                        queue[last if last < size else last - size] = there
                        count += 1

    def end(self, b: Board, place: i64) -> i64:
        """The nearest node of a place."""
        best = b.place_node[b.place_first[place]]
        for i in range(b.place_first[place], b.place_first[place + 1]):
            if self.distance[b.place_node[i]] < self.distance[best]:
                best = b.place_node[i]
        return best


def tolls(b: Board, s: TicketState, seat: i64) -> vec[i64]:
    """What each route costs a seat on its way, in spaces: nothing if it is its own, FAR if it is closed."""
    toll = vec[i64](capacity=len(s.claims))
    for route in range(i64(len(s.claims))):
        if s.owner(route) == seat:
            toll = append(toll, 0)
        else:
            toll = append(toll, b.length[route] if is_open(b, s, seat, route) else FAR)
    return toll


class Plan:
    """What a ticket still asks for: spaces, routes, and how many of these touch where others build."""

    def __init__(self, distance: i64, missing: vec[i64], contested: i64) -> None:
        self.distance = distance
        self.missing = missing
        self.contested = contested


class Network:
    """The map as a seat finds it: which routes are its own, open or closed."""

    def __init__(self, b: Board, s: TicketState, seat: i64) -> None:
        self.seat = seat
        self.seats = s.seats
        self.claims = s.claims[:]
        self.ways = Ways(b, tolls(b, s, seat))
        self.rivals = filled(b.nodes.size, 0)
        for route in range(i64(len(s.claims))):
            if s.claims[route] >= 0 and s.owner(route) != seat:
                self.rivals[b.from_node[route]] = 1
                self.rivals[b.to_node[route]] = 1
        self.plans: dict[int, Plan] = {}

    def is_of(self, s: TicketState, seat: i64) -> bool:
        """Is this the network of a seat as it stands?"""
        if self.seat != seat or self.seats != s.seats:
            return False
        for route in range(i64(len(s.claims))):
            if self.claims[route] != s.claims[route]:
                return False
        return True

    def plan(self, b: Board, ticket: i64) -> Plan:
        found = self.plans.get(int(ticket))
        if found is None:
            found = self.find_plan(b, ticket)
            self.plans[int(ticket)] = found
        return found

    def find_plan(self, b: Board, ticket: i64) -> Plan:
        """The shortest way for a ticket, walked back from its end."""
        ways = self.ways
        ways.search(b, b.ticket_a[ticket])
        node = ways.end(b, b.ticket_b[ticket])
        distance = ways.distance[node]
        missing = vec[i64]()
        contested: i64 = 0
        while distance < FAR and ways.by[node] >= 0:
            route = ways.by[node]
            if ways.toll[route] > 0:
                missing = append(missing, route)
                if self.rivals[b.from_node[route]] + self.rivals[b.to_node[route]] > 0:
                    contested += 1
            node = b.from_node[route] if b.to_node[route] == node else b.to_node[route]
        return Plan(distance, missing, contested)


class Networks:
    """The networks met last, each in the place that its key gives it."""

    def __init__(self) -> None:
        self.kept: list[Network | None] = [None] * PLACES

    def of(self, b: Board, s: TicketState, seat: i64) -> Network:
        place = mix_all(mix(s.seats, seat), s.claims) % PLACES
        network = self.kept[place]
        if network is None or not network.is_of(s, seat):
            network = Network(b, s, seat)
            self.kept[place] = network
        return network

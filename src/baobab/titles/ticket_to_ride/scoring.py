"""Points for routes and the final scoring.  TTR-SCORE-1..7 TTR-TICK-3 TTR-TICK-4"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.ticket_to_ride import events
from baobab.titles.ticket_to_ride.board import Board
from baobab.titles.ticket_to_ride.state import TicketState


def route_points(b: Board, s: TicketState, seat: i64) -> i64:
    """What the seat's routes have scored, doubled ones twice; final scoring adds to this.

    No other points come before the end.  TTR-CLAIM-7 TTR-TERR-13 TTR-SCORE-7 TTR-TERR-14
    """
    points: i64 = 0
    claims = s.claims
    plain, doubled = seat * 2, seat * 2 + 1
    for route in range(i64(len(claims))):
        if claims[route] == plain:
            points += b.worth[route]
        elif claims[route] == doubled:
            points += b.worth[route] * b.multiplier
    return points


def network(b: Board, s: TicketState, seat: i64) -> vec[i64]:
    """The seat's connected nodes as a union-find forest: only its own routes join anything.

    Terminals of a country are nodes of their own, never joined by the country; so are the two zones of
    Madagascar.  TTR-TICK-3 TTR-MAP-6 TTR-MAP-7 TTR-MAP-8 TTR-MAP-9 TTR-MAP-10 TTR-A11 TTR-A12 TTR-A23
    """
    parent = vec[i64](capacity=b.nodes.size)
    for node in range(b.nodes.size):
        parent = append(parent, node)
    for route in range(i64(len(s.claims))):
        if s.owner(route) == seat:
            parent[find_root(parent, b.from_node[route])] = find_root(parent, b.to_node[route])
    return parent


def find_root(parent: vec[i64], node: i64) -> i64:
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node


def is_complete(b: Board, parent: vec[i64], ticket: i64) -> bool:
    """Do two nodes of the ticket's places hang together? One terminal of a country is enough.

    TTR-TICK-3 TTR-TICK-4 TTR-A22
    """
    here, there = b.ticket_a[ticket], b.ticket_b[ticket]
    for i in range(b.place_first[here], b.place_first[here + 1]):
        top = find_root(parent, b.place_node[i])
        for j in range(b.place_first[there], b.place_first[there + 1]):
            if find_root(parent, b.place_node[j]) == top:
                return True
    return False


class TicketScore:
    """What a seat's tickets are worth: complete ones, their number, and incomplete ones."""

    def __init__(self, won: i64, done: i64, lost: i64) -> None:
        self.won = won
        self.done = done
        self.lost = lost


def ticket_score(b: Board, s: TicketState, seat: i64) -> TicketScore:
    """TTR-SCORE-1 TTR-TICK-3"""
    parent = network(b, s, seat)
    won: i64 = 0
    done: i64 = 0
    lost: i64 = 0
    for i in range(i64(len(s.offered))):
        if s.kept[i] == 1 and s.offered_to[i] == seat:
            points = b.ticket_points[s.offered[i]]
            if is_complete(b, parent, s.offered[i]):
                won += points
                done += 1
            else:
                lost += points
    return TicketScore(won, done, lost)


def breakdown(b: Board, s: TicketState) -> dict[str, list[int]]:
    """The lines of the scoring; all but the routes only when the game is over.

    The Globetrotter goes to everybody with the most complete tickets, if there are any; incomplete ones
    do not matter for it. No other bonus exists.
    TTR-SCORE-1 TTR-SCORE-2 TTR-SCORE-3 TTR-SCORE-4 TTR-SCORE-5 TTR-TICK-5 TTR-A18 TTR-A24
    """
    seats = range(int(s.seats))
    lines = {"routes": [int(route_points(b, s, seat)) for seat in seats]}
    if s.over():
        tickets = [ticket_score(b, s, seat) for seat in seats]
        most = max(int(score.done) for score in tickets)
        lines["complete"] = [int(score.won) for score in tickets]
        lines["incomplete"] = [-int(score.lost) for score in tickets]
        lines["globetrotter"] = [int(b.bonus) if most > 0 and score.done == most else 0 for score in tickets]
    return lines


def totals(b: Board, s: TicketState) -> list[int]:
    """The sum of all lines for every seat; it may be negative.  TTR-SCORE-1"""
    lines = breakdown(b, s)
    return [sum(line[seat] for line in lines.values()) for seat in range(int(s.seats))]


def rank_keys(b: Board, s: TicketState) -> list[list[int]]:
    """Most points, then most complete tickets; still equal, they share the victory.

    TTR-SCORE-6 TTR-A19
    """
    points = totals(b, s)
    done = [int(ticket_score(b, s, seat).done) if s.over() else 0 for seat in range(int(s.seats))]
    return [[points[seat], done[seat]] for seat in range(int(s.seats))]


def tell_scores(b: Board, s: TicketState, tell: Teller) -> None:
    """Everybody's tickets, and how the final scoring came out.  TTR-TICK-5"""
    for seat in range(s.seats):
        parent = network(b, s, seat)
        for i in range(i64(len(s.offered))):
            if s.kept[i] == 1 and s.offered_to[i] == seat:
                ticket = s.offered[i]
                kind = events.COMPLETE if is_complete(b, parent, ticket) else events.INCOMPLETE
                tell.tell(kind, [seat, ticket, b.ticket_points[ticket]])
    lines, sums = breakdown(b, s), totals(b, s)
    for seat in range(s.seats):
        routes, complete, incomplete, bonus = [line[seat] for line in lines.values()]
        lost, total = b.sums.find(str(incomplete)), b.sums.find(str(sums[seat]))
        tell.tell(events.SCORED, [seat, routes, complete, lost, bonus, total])

"""The whole claim, enumerated slowly and straight from the data file, to compare the questions with."""

import json
from collections.abc import Iterator

from tests.titles.ticket_to_ride.positions import TITLE, front, hand, state

from baobab.game import Game
from baobab.titles.ticket_to_ride.paying import locomotives_in
from baobab.titles.ticket_to_ride.state import TicketState

DATA = json.loads(TITLE.data.text)
COLOURS = [name for name in DATA["train_cards"]["deck"] if name != "locomotive"]

Claim = tuple[str, str, int, int, int, int]
"""Route, colour or nothing, cards of it, locomotives, locomotives as terrain or -1, terrain cards."""


def claims(game: Game) -> set[Claim]:
    """Every claim that the rules allow to the seat that decides.  TTR-CLAIM-1..5 TTR-TERR-4..10"""
    seat, seats = game.seat, int(state(game).seats)
    owners = {TITLE.board.routes.names[r]: int(state(game).owner(r)) for r in range(len(state(game).claims))}
    names = dict(zip(TITLE.board.routes.names, DATA["routes"]["items"], strict=True))
    found: set[Claim] = set()
    for name, route in names.items():
        group = route["double_group"]
        twins = [owners[other] for other in names if group and names[other]["double_group"] == group]
        if owners[name] >= 0 or seat in twins or (seats <= 3 and any(owner >= 0 for owner in twins)):
            continue
        if route["length"] <= int(state(game).trains[seat]):
            for colour, cards, locomotives in payments(route, hand(game, seat)):
                found.add((name, colour, cards, locomotives, -1, 0))
                for wild, terrain in doublings(game, route, locomotives):
                    found.add((name, colour, cards, locomotives, wild, terrain))
    return found


def payments(route: dict[str, object], cards: dict[str, int]) -> Iterator[tuple[str, int, int]]:
    length, ferry = int(str(route["length"])), int(str(route["ferry_locomotives"]))
    for locomotives in range(ferry, cards.get("locomotive", 0) + 1):
        if locomotives == length:
            yield "", 0, length
        for colour in COLOURS:
            fits = route["colour"] in ("grey", colour)
            if fits and 0 < length - locomotives <= cards.get(colour, 0):
                yield colour, length - locomotives, locomotives


def doublings(game: Game, route: dict[str, object], paid: int) -> Iterator[tuple[int, int]]:
    """Try every number of locomotives and of terrain cards against the clauses, one by one."""
    seat, terrain = game.seat, str(route["terrain"])
    cost = DATA["rules"]["terrain_cost_by_length"][str(route["length"])]
    own = front(game, seat).get(terrain, 0)
    others = [front(game, other).get(terrain, 0) for other in range(int(state(game).seats)) if other != seat]
    left = hand(game, seat).get("locomotive", 0) - paid
    for wild in range(left + 1):
        for cards in range(own + 1):
            majority = all(own + wild >= other for other in others)
            enough = cards == max(0, cost - wild)
            useful = wild <= cost or wild <= max(others) - own
            if majority and enough and useful:
                yield wild, cards


def asked(game: Game) -> tuple[set[Claim], int]:
    """Every claim that the questions lead to, and the most answers that one of them offered."""
    found: set[Claim] = set()
    most = 0
    start = game.state
    title, actions = game.title, game.title.actions
    waiting = [(start, "claim")]
    names = TITLE.board.routes.names
    while waiting:
        before, move = waiting.pop()
        after = before.copy()
        title.phases[after.phase()].apply(after, actions.read(move), game.luck, None)
        most = max(most, len(title.legal(after)))
        phase = title.phase(after).name
        for code in title.legal(after):
            answer = actions.write(code)
            if phase == "double":
                assert isinstance(after, TicketState)
                claim = (names[after.a()], *taken(after, answer))
                assert claim not in found, f"{claim} is offered twice"
                found.add(claim)
            else:
                waiting.append((after, answer))
    return found, most


def taken(s: TicketState, answer: str) -> tuple[str, int, int, int, int]:
    """What the last answer of a claim costs."""
    board, route, payment = TITLE.board, s.a(), s.b()
    used = int(locomotives_in(board, route, payment))
    length = int(board.length[route])
    colour = "" if used == length else COLOURS[payment % 8]
    if answer == "single":
        return colour, length - used, used, -1, 0
    wild = int(answer.split()[1])
    return colour, length - used, used, wild, max(0, int(board.cost[route]) - wild)

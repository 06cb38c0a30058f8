"""The map, tickets and connections."""

import json
from collections.abc import Sequence

from tests.titles.positions import play, refusing_clause
from tests.titles.ticket_to_ride.positions import BOARD, TITLE, at, owned, state, tickets

from baobab.kernel.data import Data
from baobab.titles.ticket_to_ride.scoring import find_root, is_complete, network
from baobab.titles.ticket_to_ride.title import TicketToRide


def complete(ticket: str, *claims: str) -> bool:
    """Is a ticket complete for the first player with these routes?"""
    s = state(at(f"4 {owned(*claims)}"))
    return is_complete(BOARD, network(BOARD, s, 0), BOARD.tickets.find(ticket))


def path(start: str, end: str, seat: int = 0, avoid: Sequence[str] = ()) -> list[str]:
    """A shortest way as claims of a seat, found by a plain search, without routes already claimed."""
    taken = [BOARD.routes.find(claim.split()[1]) for claim in avoid]
    first, last = BOARD.nodes.find(start), BOARD.nodes.find(end)
    came: dict[int, tuple[int, int]] = {first: (-1, -1)}
    queue = [first]
    for node in queue:
        for route in [r for r in range(117) if r not in taken and BOARD.twin[r] not in taken]:
            a, b = int(BOARD.from_node[route]), int(BOARD.to_node[route])
            for here, there in ((a, b), (b, a)):
                if here == node and there not in came:
                    came[there] = (node, route)
                    queue.append(there)
    claims = []
    while last != first:
        last, route = came[last]
        claims.append(f"{seat} {BOARD.routes.names[route]}")
    return claims


def test_a_ticket_is_complete_when_own_routes_join_its_ends() -> None:
    """TTR-TICK-3: other players' routes do not help."""
    way = path("durban", "nigeria_south")
    assert complete("nigeria-durban", *way)
    assert not complete("nigeria-durban", *way[1:])
    assert not complete("nigeria-durban", way[0].replace("0 ", "1 "), *way[1:])


def test_any_terminal_of_a_country_will_do() -> None:
    """TTR-TICK-4"""
    assert complete("nigeria-durban", *path("durban", "nigeria_south"))
    assert complete("nigeria-durban", *path("durban", "nigeria_north"))
    assert complete("madagascar-pretoria", *path("pretoria", "madagascar_south"))
    assert complete("madagascar-pretoria", *path("pretoria", "madagascar_north"))


def test_terminals_of_a_country_are_dead_ends() -> None:
    """TTR-MAP-6 TTR-A12: two routes into Nigeria do not join Douala and Ngaoundéré."""
    two = ["0 douala-nigeria_south-white", "0 ngaoundere-nigeria_north-red"]
    s = state(at(f"4 {owned(*two)}"))
    parent = network(BOARD, s, 0)
    south, north = BOARD.nodes.find("nigeria_south"), BOARD.nodes.find("nigeria_north")
    assert find_root(parent, south) == find_root(parent, BOARD.nodes.find("douala"))
    assert find_root(parent, south) != find_root(parent, north)
    assert find_root(parent, BOARD.nodes.find("douala")) != find_root(parent, BOARD.nodes.find("ngaoundere"))
    for name in ("nigeria_south", "nigeria_north", "chad_west", "chad_east", "sudan_west", "sudan_east"):
        node = BOARD.nodes.find(name)
        near = {frozenset((int(BOARD.from_node[r]), int(BOARD.to_node[r]))) for r in range(117)
                if node in (BOARD.from_node[r], BOARD.to_node[r])}  # fmt: skip
        assert len(near) == 1


def test_madagascar_has_two_zones_that_can_be_passed() -> None:
    """TTR-MAP-8 TTR-MAP-9 TTR-A11: joined only by the route between them."""
    coast = ["0 mocambique-madagascar_north-grey", "0 madagascar_south-durban-grey"]
    between = next(n for n in BOARD.routes.names if "madagascar_north-madagascar_south" in n or
                   "madagascar_south-madagascar_north" in n)  # fmt: skip
    assert BOARD.length[BOARD.routes.find(between)] == 4
    assert not joined("durban", "mocambique", coast)
    assert joined("durban", "mocambique", [*coast, f"0 {between}"])


def test_junctions_are_ordinary_nodes() -> None:
    """TTR-MAP-10 TTR-A23: routes join there, no ticket names one."""
    assert not any(name.startswith("j_") for name in BOARD.places.names)
    way = [*path("ngaoundere", "j_northwest"), *path("j_northwest", "chad_east")]
    assert joined("ngaoundere", "chad_east", way)
    assert not joined("ngaoundere", "chad_east", way[1:])


def joined(a: str, b: str, claims: list[str]) -> bool:
    parent = network(BOARD, state(at(f"4 {owned(*claims)}")), 0)
    return find_root(parent, BOARD.nodes.find(a)) == find_root(parent, BOARD.nodes.find(b))


def test_tickets_between_countries_are_possible() -> None:
    """TTR-A22: any terminal on each side; a corrected data file may hold such tickets."""
    content = json.loads(TITLE.data.text)
    content["tickets"]["items"][0]["b"] = "madagascar"
    board = TicketToRide(Data(json.dumps(content))).board
    assert board.tickets.names[0] == "nigeria-madagascar"
    s = state(at("4 " + owned(*path("douala", "madagascar_south"), "0 douala-nigeria_south-white")))
    assert is_complete(board, network(board, s, 0), 0)


def test_draw_four_keep_at_least_one() -> None:
    """TTR-TICK-1: the rest goes under the deck; nobody else learns which."""
    game = at("2")
    game.play("tickets")
    assert len(game.legal()) == 15
    left = state(game).ticket_deck
    game.play("keep 2")
    assert state(game).ticket_deck == left + 3
    assert game.seat == 1
    assert "keep 2" not in game.record(1)
    assert "keep 2" in game.record(0)


def test_kept_tickets_are_never_given_back() -> None:
    """TTR-TICK-2: no answer of any turn returns one."""
    game = play(at("2"), "tickets", "keep 1")
    kept = [i for i in range(len(state(game).kept)) if state(game).kept[i] == 1]
    play(game, "tickets", "keep 1234", "tickets", "keep 4")
    assert all(state(game).kept[i] == 1 for i in kept)
    assert refusing_clause(game, "keep 1") == "TTR-TURN-1"


def short_deck(left: int) -> str:
    """All tickets but a few kept by the two players, the last ones returned at the start."""
    names = BOARD.tickets.names
    fates = ["kept"] * 48
    for place in (2, 3, 6, 7)[:left]:
        fates[place] = "returned"
    seats = [str(group % 2) for group in range(12) for _ in range(4)]
    return f"offered={','.join(names)} offered_to={','.join(seats)} kept={','.join(fates)}"


def test_a_short_deck() -> None:
    """TTR-TICK-1 TTR-A17: take what is there, keep at least one; nothing from an empty deck."""
    game = play(at(f"2 {short_deck(3)}"), "tickets")
    assert len(game.legal()) == 7
    assert refusing_clause(game, "keep 4") == "TTR-TICK-1"
    offered = [BOARD.tickets.names[t] for t in state(game).offered][-3:]
    assert offered == [BOARD.tickets.names[i] for i in (2, 3, 6)]
    game = play(at(f"2 {short_deck(1)}"), "tickets")
    assert game.seat == 1
    assert refusing_clause(at(f"2 {short_deck(0)}"), "tickets") == "TTR-TICK-1"


def test_returned_tickets_come_back_in_order() -> None:
    """TTR-A20: in the order in which they were offered."""
    game = play(at(f"2 {short_deck(4)}"), "tickets", "keep 3", "draw terrain", "draw terrain", "tickets")
    last = [BOARD.tickets.names[t] for t in state(game).offered][-3:]
    assert last == [BOARD.tickets.names[i] for i in (2, 3, 7)]


def test_completion_stays_secret() -> None:
    """TTR-TICK-5: the owner sees it, the others do not, until the end."""
    way = path("durban", "nigeria_south")
    game = at(f"2 {owned(*way)} {tickets('nigeria-durban chad-luanda', 'nigeria-mombasa sudan-pretoria')}")
    own = game.view(0)["own"]
    assert isinstance(own, dict)
    assert [ticket["complete"] for ticket in own["tickets"]] == [True, False]
    assert "complete" not in str(game.view(1)["players"])
    assert game.view(1)["tickets"] is None

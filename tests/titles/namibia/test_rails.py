"""The rail network, beside a slow reference on random networks."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.titles.namibia.positions import BOARD, TITLE, at, edge, space, state
from tests.titles.positions import SEED, allowed, play, refused

from baobab.kernel.luck import Rng
from baobab.titles.namibia.board import SIDES
from baobab.titles.namibia.construction.rail_network import (
    is_connected,
    networks,
    on_network,
    ports_of,
    put_track,
)
from baobab.titles.namibia.state import NamibiaState

EDGES = range(int(BOARD.edges.size))
ENDS = [{int(BOARD.edge_u[e]), int(BOARD.edge_v[e])} for e in EDGES]


def around(place: int) -> set[int]:
    return {int(BOARD.sides[place * SIDES + i]) for i in range(SIDES)}


def reachable(rails: set[int], start: set[int]) -> set[int]:
    """All tracks that can be reached from some tracks by going from corner to corner: slow and plain."""
    found, fresh = set(start), set(start)
    while fresh:
        corners = set().union(*(ENDS[e] for e in fresh))
        fresh = {e for e in rails - found if ENDS[e] & corners}
        found |= fresh
    return found


def slow_connected(rails: set[int], place: int, port: int) -> bool:
    """NAM-2.4f, word for word."""
    here, there = rails & around(place), rails & around(int(BOARD.port_space[port]))
    return bool(reachable(rails, here) & there)


def laid(s: NamibiaState) -> set[int]:
    return {e for e in EDGES if s.rails[e]}


@pytest.mark.parametrize("seed", range(SEED, SEED + 12))
def test_networks_agree_with_the_slow_reference(seed: int) -> None:
    """NAM-2.4a NAM-2.4d NAM-2.4f NAM-I7: random networks, grown track by track as the rules allow."""
    rng, s = Rng(seed), state(at(f"{3 + seed % 2} ask=lay/0 held={','.join('1000'[: 3 + seed % 2])}"))
    for _ in range(int(rng.below(44))):
        rails = laid(s)
        free = [int(TITLE.actions.by_name["lay"].arg(code)) for code in TITLE.legal(s)]
        touched = set().union(*(ENDS[e] for e in rails))
        assert free == [e for e in EDGES if e not in rails and BOARD.buildable[e] and ENDS[e] & touched]
        put_track(BOARD, s, free[rng.below(len(free))])
    rails = laid(s)
    assert list(s.net) == list(networks(BOARD, s.rails))
    for place in range(int(BOARD.size)):
        assert on_network(BOARD, s, place) == bool(rails & around(place))
        for port in range(int(BOARD.ports.size)):
            assert is_connected(BOARD, s, place, port) == slow_connected(rails, place, port)
        assert ports_of(BOARD, s, place) == [p for p in range(4) if slow_connected(rails, place, p)]


@pytest.mark.parametrize("seed", range(SEED, SEED + 12))
def test_scattered_tracks_agree_too(seed: int) -> None:
    """NAM-2.4f: networks that no game would grow, dense and torn."""
    rng, s = Rng(seed + 1000), state(at("4 ask=bribe/0"))
    share = 2 + rng.below(8)
    s.rails = vec[i64]([1 if BOARD.printed[e] or rng.below(share) == 0 else 0 for e in EDGES])
    s.net = networks(BOARD, s.rails)
    rails = laid(s)
    for place in range(int(BOARD.size)):
        for port in range(int(BOARD.ports.size)):
            assert is_connected(BOARD, s, place, port) == slow_connected(rails, place, port)


def test_tracks_that_meet_at_any_corner_are_one_network() -> None:
    """NAM-2.4f: every two sides that share a corner, all over the board."""
    meeting = [(e, f) for e in EDGES for f in EDGES if e < f and ENDS[e] & ENDS[f]]
    assert len(meeting) > len(EDGES)
    for pair in meeting:
        net = networks(BOARD, vec[i64]([1 if e in pair else 0 for e in EDGES]))
        assert len({net[corner] for e in pair for corner in ENDS[e]}) == 1, pair


def test_a_corner_is_not_enough() -> None:
    """NAM-TV3 NAM-2.4d: a space with tracks on two sides is on the network, one at whose corner a track ends
    is not."""
    s = state(at("4 ask=lay/3 order=3,2,1,0 held=0,0,0,1 rails=J3-K4:1,J3-J4:1"))
    assert on_network(BOARD, s, space("K4"))
    assert on_network(BOARD, s, space("J3"))
    assert not on_network(BOARD, s, space("K5"))
    assert {int(BOARD.edge_u[edge("J4-K4")]), int(BOARD.edge_v[edge("J4-K4")])} & ENDS[edge("J3-J4")]


def test_spaces_beside_a_port_are_connected_from_the_start() -> None:
    """NAM-2.4f NAM-S.11"""
    s = state(at("4 ask=bribe/0"))
    assert all(is_connected(BOARD, s, space(name), BOARD.ports.find("K3")) for name in ("J3", "K4", "L3"))
    assert not is_connected(BOARD, s, space("K5"), BOARD.ports.find("K3"))
    assert not is_connected(BOARD, s, space("K4"), BOARD.ports.find("H1"))


def test_lines_run_past_other_ports_and_abandoned_mines() -> None:
    """NAM-2.4f NAM-R-32: five tracks join Swakopmund and Walvis Bay, past whatever lies there."""
    s = state(at("4 ask=bribe/0 ore=F1:abandoned"))
    north, south = BOARD.ports.find("E1"), BOARD.ports.find("H1")
    for name in ("E2-F1", "F1-F2", "F2-G2", "G2-G3", "G2-H2"):
        assert not is_connected(BOARD, s, space("E2"), south)
        put_track(BOARD, s, edge(name))
    assert is_connected(BOARD, s, space("E2"), south)
    assert is_connected(BOARD, s, space("I2"), north)


def test_tracks_may_run_along_the_inland_border_and_expansion_spaces() -> None:
    """NAM-R-30 NAM-0.5: not along the sea."""
    game = at("3 ask=lay/2 order=2,1,0 held=0,0,3")
    play(game, "lay B1-B2; lay A2-B1")
    assert allowed(game, "lay A1-A2")
    game = at("4 ask=lay/3 order=3,2,1,0 held=0,0,0,3")
    assert refused(game, "lay B0-W") == "NAM-R-30 seaward"
    assert refused(game, "lay L3-SE") == "NAM-2.4a track-apart"
    game = at("4 ask=lay/3 order=3,2,1,0 held=0,0,0,1 rails=E2-F1:1")
    assert allowed(game, "lay E2-F2")
    assert allowed(game, "lay F1-F2")
    frontier = [e for e in EDGES if BOARD.buildable[e] and not BOARD.edges.names[e][-1].isdigit()]
    assert len(frontier) == 43

"""Features for bots, the board's geometry, and the picture in the terminal."""

import json

import pytest
from tests.titles.positions import SEED
from tests.titles.ticket_to_ride.positions import BOARD, CAPE, TITLE, at, owned, state, tickets
from tests.titles.ticket_to_ride.test_tickets import path

from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.titles.ticket_to_ride.networks import Networks
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.values import values


def feature(game: Game, name: str, seat: int = 0) -> int:
    found = TITLE.values(state(game), seat)
    assert len(found) == len(TITLE.features)
    return int(found[TITLE.features.index(name)])


def test_a_ticket_is_as_far_as_its_shortest_way() -> None:
    """TTR-TICK-3: on an empty board a ticket is worth its distance; own routes cost nothing."""
    for number in range(0, 48, 5):
        names = BOARD.tickets.names
        spare = [n for n in names if n != names[number]]
        game = at("2 " + tickets(f"{names[number]} {spare[0]}", f"{spare[1]} {spare[2]}"))
        both = int(BOARD.ticket_points[number] + BOARD.ticket_points[BOARD.tickets.find(spare[0])])
        assert feature(game, "distance") == feature(game, "points_open") == both
    way = path("durban", "nigeria_south")
    text = tickets("nigeria-durban chad-luanda", "nigeria-mombasa sudan-pretoria")
    game = at(f"2 {text} {owned(*way)}")
    assert feature(game, "tickets_done") == 1
    assert feature(game, "points_done") == 18


def test_blocked_ways_are_lost() -> None:
    """TTR-MAP-5: routes of others are no way, and with two players neither are the second tracks."""
    text = tickets("nigeria-durban chad-luanda", "nigeria-mombasa sudan-pretoria")
    durban = BOARD.nodes.find("durban")
    around = [r for r in range(117) if durban in (BOARD.from_node[r], BOARD.to_node[r])]
    first = [f"1 {BOARD.routes.names[r]}" for r in around if BOARD.twin[r] < 0 or r < BOARD.twin[r]]
    assert feature(at(f"2 {text}"), "points_lost") == 0
    assert feature(at(f"2 {text} {owned(*first[1:])}"), "contested") >= 1
    blocked = at(f"2 {text} {owned(*first)}")
    assert feature(blocked, "points_lost") == 18
    assert feature(blocked, "distance") == feature(blocked, "points_open") == 9


def test_claims_and_doubling_chances() -> None:
    """TTR-CLAIM-1 TTR-TERR-4"""
    game = at("2 hand=0.black:3,0.locomotive:1 seen=0.mountain:1,1.mountain:2")
    legal = len([m for m in Game(TITLE, game.state, FastLuck(1)).legal() if m == "claim"])
    assert legal == 1
    assert feature(game, "best_claim") == 7
    assert feature(game, "best_double") == 8
    assert feature(game, "majorities") == 0
    assert feature(game, "majorities", 1) == 1
    assert BOARD.length[BOARD.routes.find(CAPE)] == 3


def test_values_come_from_what_the_seat_may_know() -> None:
    """TTR-SET-2: the same in every state that the seat cannot tell apart."""
    rng, luck = Rng(SEED), FastLuck(SEED)
    s = TITLE.new(4, luck)
    assert isinstance(s, TicketState)
    for decision in range(300):
        if s.over():
            break
        if decision % 25 == 0:
            for seat in range(4):
                drawn = TITLE.resample(s, seat, FastLuck(decision))
                assert list(TITLE.values(drawn, seat)) == list(TITLE.values(s, seat))
        legal = TITLE.legal(s)
        TITLE.apply(s, legal[rng.below(len(legal))], luck)


def test_remembered_ways_are_those_of_the_position() -> None:
    """The same values as from a memory that has met nothing before, also after going back in a game."""
    rng, luck = Rng(SEED), FastLuck(SEED)
    s = TITLE.new(3, luck)
    met: list[State] = []
    while not s.over():
        met.append(s.copy())
        legal = TITLE.legal(s)
        TITLE.apply(s, legal[rng.below(len(legal))], luck)
    for one in [*met, *reversed(met)]:
        for seat in range(3):
            assert isinstance(one, TicketState)
            fresh = values(BOARD, one, seat, Networks())
            assert list(TITLE.values(one, seat)) == list(fresh)


def test_the_geometry_covers_the_board() -> None:
    """TTR-COMP-5: every place and every space of every track, double tracks apart."""
    geometry = json.loads((TITLE.folder / "geometry.json").read_text("utf-8"))
    assert set(geometry["places"]) == set(BOARD.nodes.names)
    assert list(geometry["routes"]) == BOARD.routes.names
    for route, name in enumerate(BOARD.routes.names):
        spaces = geometry["routes"][name]["spaces"]
        assert len(spaces) == BOARD.length[route]
        if BOARD.twin[route] >= 0:
            assert spaces != geometry["routes"][BOARD.routes.names[BOARD.twin[route]]]["spaces"]
    assert sum(len(ring) for ring in geometry["coast"]) > 300


def test_the_picture_shows_what_a_player_needs() -> None:
    """TTR-DRAW-8 TTR-A21: map, owners, hand, displays and tickets, in both languages."""
    game = at(f"3 hand=0.black:3 seen=1.jungle:2 {owned('1 ' + CAPE)}")
    for lang, words in (("en", ("Cape Town", "your hand: 3 black")), ("it", ("la tua mano: 3 nere", "Ciad"))):
        for width in (80, 120):
            picture = TITLE.draw(game.view(0), game.words(lang), width, False)
            assert all(word in picture for word in words)
            assert "\x1b" not in picture
            assert max(map(len, picture.splitlines())) <= width
        assert "\x1b[" in TITLE.draw(game.view(0), game.words(lang), 100, True)
    assert "your hand" not in TITLE.draw(game.view(-1), game.words("en"), 100, False)
    assert state(game).seats == 3


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_the_map_shows_every_place_and_every_space(lang: str, width: int) -> None:
    """TTR-COMP-5: no name is written over; a few spaces are missing only where it is very narrow."""
    picture = TITLE.draw(at("4").view(0), at("4").words(lang), width, False)
    drawn = picture[: picture.index("r ros" if lang == "it" else "r red")]
    names = set(TITLE.picture.labels[lang].values())
    assert len(names) == 37
    for name in names:
        assert name in drawn
        drawn = drawn.replace(name, "")
    marks = drawn.count("•") + drawn.count("+")
    assert marks == BOARD.nodes.size
    spaces = len("".join(drawn.split())) - marks
    assert spaces == 317 if width >= 80 else spaces > 300


def test_the_map_tells_owners_ferries_and_closed_tracks() -> None:
    """TTR-MAP-5 TTR-CLAIM-5: the second track closes with three players, and not with four."""
    for seats, closed in ((3, 3), (4, 0)):
        game = at(f"{seats} " + owned("1 " + CAPE))
        drawn = "\n".join(TITLE.picture.map(game.view(0), game.words("en"), 100, False))
        assert drawn.count("2") == 3
        assert drawn.count("×") == closed
        assert drawn.count("*") == 6


def test_the_menu_says_how_many_routes_can_be_paid() -> None:
    """TTR-CLAIM-1: and which, if it is the only one."""
    menu = {choice.notation: choice.preview for choice in at("2 hand=0.black:1").options()}
    assert menu["claim"] == "you can pay for 2"
    game = at(f"2 hand=0.black:1 {owned('1 port_florence-j_east')}")
    assert game.options("it")[-2].preview == "soltanto Salisbury–Bulawayo"

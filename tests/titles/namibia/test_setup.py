"""The set-up: draws, cubes, first mines, opening tracks."""

import pytest
from tests.titles.namibia.positions import BOARD, TITLE, at, cubes, events_told, head, new, space, state
from tests.titles.positions import allowed, altered, offers, play, refused

from baobab.errors import OptionError
from baobab.game import Game

SQUARES = "ore=C5:diamond,D2:gold,G4:silver,J4:copper cubes=C5:1,D2:1,G4:1,J4:1"
HANDS = "hand=0.gold:1,0.silver:1,0.copper:1,1.diamond:1,1.silver:1,1.copper:1"
HANDS += ",2.diamond:1,2.gold:1,2.copper:1,3.diamond:1,3.gold:1,3.silver:1"


def walk(game: Game, until: str) -> Game:
    """The first allowed answer again and again, until another question comes up."""
    while game.phase != until:
        game.play(game.legal()[0])
    return game


def test_everybody_begins_alike() -> None:
    """NAM-S.1 NAM-S.3: 5 heads, 15 GM, reputation 15, round 1; price and demand 6."""
    s = state(new(4))
    assert (s.round, list(s.spare_heads), list(s.cash), list(s.reputation)) == (
        1,
        [5] * 4,
        [15] * 4,
        [15] * 4,
    )
    assert list(s.price) == list(s.demand) == [6] * 4
    assert list(s.port) == [-1] * 4


@pytest.mark.parametrize("seed", range(5))
def test_each_initial_square_gets_another_commodity(seed: int) -> None:
    """NAM-S.2: one cube of each commodity, in random arrangement."""
    game = new(4, seed)
    lying = [cubes(game, BOARD.spaces.names[square]) for square in BOARD.squares]
    assert sorted(lying) == ["copper 1", "diamond 1", "gold 1", "silver 1"]


def test_the_arrangement_differs_between_games() -> None:
    """NAM-S.2 NAM-S.4 NAM-S.5: all three draws are random."""
    games = [state(new(4, seed)) for seed in range(30)]
    assert len({tuple(s.ore) for s in games}) > 10
    assert len({tuple(s.card) for s in games}) > 10
    assert {s.order[0] for s in games} == {0, 1, 2, 3}


def test_cards_are_dealt_one_each_and_known_to_all() -> None:
    """NAM-S.4 NAM-0.8 NAM-R-27: four different cards, and every seat sees everything, money too."""
    game = new(4, 3)
    assert sorted(state(game).card) == [0, 1, 2, 3]
    views = [game.view(seat) for seat in (-1, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    players = views[0]["players"]
    assert isinstance(players, list)
    assert players[2]["money"] == 15


def test_turn_order_goes_clockwise_from_the_start_player() -> None:
    """NAM-S.5"""
    for seed in range(8):
        order = list(state(new(4, seed)).order)
        assert order == [(order[0] + i) % 4 for i in range(4)]


def test_the_table_may_agree_on_the_start_player() -> None:
    """NAM-R-28"""
    assert state(new(3, first_player="2")).order[0] == 2
    with pytest.raises(OptionError, match=r"cannot be “3”"):
        new(3, first_player="3")


def test_nothing_is_drawn_after_the_setup() -> None:
    """NAM-0.8 NAM-I10: the draw counters stand still from the first decision to the end."""
    game = new(3, 5)
    draws = list(game.state.draws)
    walk(game, "")
    assert list(game.state.draws) == draws == [4, 3, 1]


def test_hands_come_from_the_pool() -> None:
    """NAM-S.6: one cube of each of the three commodities of the card."""
    s = state(new(4))
    assert list(s.hand).count(1) == 12
    assert list(s.pool) == [20 - 1 - 3] * 4
    for seat in range(4):
        hand = [s.hand[seat * 4 + kind] for kind in range(4)]
        assert hand[BOARD.figures.forbids[s.card[seat]]] == 0
        assert sum(hand) == 3


def test_cubes_go_round_three_times() -> None:
    """NAM-S.7a: in turn order, three laps, each player's choice which cube."""
    game = at(f"4 ask=cube/0 {SQUARES} {HANDS}")
    assert {move.split()[0] for move in set(offers(game, "cube"))} == {"gold", "silver", "copper"}
    seats = []
    while game.phase == "cube":
        seats.append(game.seat)
        game.play(game.legal()[0])
    assert seats == [0, 1, 2, 3] * 3
    assert game.phase == "first-mine"
    assert not any(state(game).hand)


def test_cubes_stay_off_ports_and_expansion_spaces() -> None:
    """NAM-S.7a NAM-0.5"""
    game = at(f"4 ask=cube/0 {SQUARES} {HANDS}")
    assert refused(game, "cube gold B0") == "NAM-S.7a port-space"
    assert refused(game, "cube gold A5") == "NAM-0.5 expansion-space"
    assert refused(game, "cube gold C5") == "NAM-0.6 cubes-there"
    assert refused(game, "cube diamond A1") == "NAM-0.9 forbidden"
    play(game, "cube gold A1")
    assert refused(game, "cube gold F4") == "NAM-0.9 forbidden"


def test_a_cube_can_be_placed_only_once() -> None:
    """NAM-S.6"""
    hands = HANDS.replace("0.gold:1,", "").replace("1.diamond:1,", "").replace("2.diamond:1,", "")
    game = at(f"4 ask=cube/0 {SQUARES} {hands.replace('3.diamond:1,', '')}")
    assert refused(game, "cube gold A1") == "NAM-S.6 cube-placed"


def test_cubes_stay_apart_while_they_can() -> None:
    """NAM-S.7b NAM-R-40: next to a cube only when no other empty mine space is left."""
    game = at(f"4 ask=cube/0 {SQUARES} {HANDS}")
    assert refused(game, "cube gold C4") == "NAM-S.7b too-close"
    lonely = {move.split()[1] for move in set(offers(game, "cube"))}
    for name in lonely:
        near = range(BOARD.near_first[space(name)], BOARD.near_first[space(name) + 1])
        assert not any(state(game).cubes[BOARD.near[i]] for i in near)


def test_cubes_may_touch_once_no_space_apart_is_left() -> None:
    """NAM-S.7b NAM-R-40: ports and expansion spaces do not count as such a space."""
    spread = "A2 A4 A6 B1 C3 C6 D1 D4 E2 E6 F4 G2 G6 H2 H4 I6 J3 K5 L3".split()
    ore = ",".join(f"{name}:{'gold' if i % 2 else 'copper'}" for i, name in enumerate(spread))
    game = at(f"4 ask=cube/3 hand=3.diamond:1 ore={ore} cubes={','.join(f'{name}:1' for name in spread)}")
    assert len({move.split()[1] for move in set(offers(game, "cube"))}) == 53 - len(spread)
    assert refused(game, "cube diamond A2") == "NAM-0.6 cubes-there"


def test_the_first_mine_stands_upright_with_three_cubes() -> None:
    """NAM-S.8: on any cube of an allowed commodity, whoever placed it; two cubes are added."""
    game = at(f"4 ask=first-mine/0 {SQUARES}")
    assert set(offers(game, "mine")) == {"D2", "G4", "J4"}
    assert refused(game, "mine C5") == "NAM-0.9 forbidden-mine"
    assert refused(game, "mine A1") == "NAM-S.8 no-deposit"
    play(game, "mine D2")
    assert (head(game, "D2"), cubes(game, "D2"), game.seat) == ("0up", "gold 3", 1)
    assert refused(game, "mine D2") == "NAM-0.6 mine-there"


def test_the_second_mine_lies_on_another_commodity() -> None:
    """NAM-S.9 NAM-R-41: reverse order, different from one's own first mine; one cube is added."""
    game = at(
        "4 ask=second-mine/3 ore=C5:diamond,D2:gold,G4:silver,J4:copper,A1:gold,A3:diamond,L3:silver"
        " cubes=C5:3,D2:3,G4:3,J4:3,A1:1,A3:1,L3:1 heads=C5:3up,D2:2up,G4:1up,J4:0up"
    )
    assert set(offers(game, "mine")) == {"A1", "L3"}
    assert refused(game, "mine A3") == "NAM-S.9 same-commodity"
    play(game, "mine L3")
    assert (head(game, "L3"), cubes(game, "L3")) == ("3lying", "silver 2")
    # What is left to the others answers itself, and where nothing is left the step is skipped.
    assert [event[0] for event in events_told(game, "second-mine")] == [3, 2, 0]
    assert game.phase == "opening"


def test_mines_of_the_setup_go_forth_and_back() -> None:
    """NAM-S.8 NAM-S.9: in turn order, then in reverse order."""
    game = walk(new(4, 2), "first-mine")
    order = list(state(game).order)
    assert [event[0] for event in events_told(walk(game, "opening"), "first-mine")] == order
    assert [event[0] for event in events_told(game, "second-mine")] == order[::-1]


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_lays_two_tracks(seats: int) -> None:
    """NAM-S.10: two each in a row, in turn order, from the pool."""
    game = walk(new(seats, 2), "opening")
    s = state(game)
    tracks, order = s.tracks + s.held[game.seat], list(s.order)
    walk(game, "bribe")
    assert [event[0] for event in events_told(game, "laid")] == [seat for seat in order for _ in range(2)]
    assert state(game).tracks == tracks - 2 * seats
    assert not any(state(game).held)


def test_ports_have_printed_tracks() -> None:
    """NAM-S.11: along all landward sides, besides the pool, and new tracks may touch them."""
    game = walk(new(4, 2), "opening")
    s = state(game)
    assert sum(BOARD.printed) == 12
    assert s.tracks + s.held[game.seat] == 45
    assert refused(game, "lay K3-K4") == "NAM-2.4a track-there"
    assert allowed(game, "lay J3-K4")


def test_three_players_use_fewer_cubes() -> None:
    """NAM-T.1 NAM-R-29: 17 cubes each; one of the four cards, any of them, stays out."""
    s = state(new(3, 1))
    held = [sum(s.hand[seat * 4 + kind] for seat in range(3)) for kind in range(4)]
    assert [pool + in_hand + 1 for pool, in_hand in zip(s.pool, held, strict=True)] == [17] * 4
    assert sorted(held) == [2, 2, 2, 3]
    missing = {0, 1, 2, 3}
    left_out = {next(iter(missing - set(state(new(3, seed)).card))) for seed in range(30)}
    assert left_out == missing


def test_three_players_find_two_tracks_in_etosha() -> None:
    """NAM-T.2: two tracks from the pool on the park's sides, apart from every port."""
    s = state(new(3, 1))
    laid = [BOARD.edges.names[e] for e in range(len(s.rails)) if s.rails[e] and not BOARD.printed[e]]
    assert sorted(laid) == ["B2-C2", "B2-C3"]
    assert s.tracks == 43
    assert not any(state(new(4, 1)).rails[e] for e in BOARD.park_tracks)
    game = walk(new(3, 1), "opening")
    assert allowed(game, "lay C2-C3")


def test_short_cubes_do_not_stop_the_setup() -> None:
    """NAM-0.4 NAM-R-47: mines of the set-up take what the pool still has."""

    def few(data: dict[str, dict[str, object]]) -> None:
        data["components_supply"]["cubes_per_commodity"] = {"3": 5, "4": 8}

    title = altered(TITLE, few)
    game = new(3, 1, title)
    while game.phase != "bribe":
        game.play(game.legal()[0])
    assert min(state(game).pool) == 0
    assert not title.faults(state(game))

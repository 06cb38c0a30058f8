"""Chapter 3: selecting, trucks, trains, the sale cube by cube."""

from itertools import product

from tests.titles.namibia.positions import BOARD, at, cubes, events_told, head, new, space, state
from tests.titles.positions import allowed, offers, play, preview, refused

from baobab.game import Game

GOLD = 1
NAMES = "card=no_gold,no_diamond,no_silver,no_copper"
EXAMPLE = (
    f"4 round=3 ask=select/1 stage=1 {NAMES} port=diamond:B0 price=gold:11 cash=0,0,0,0"
    " ore=F4:gold,K4:gold,J3:gold,L3:gold,J4:gold cubes=F4:2,K4:3,J3:2,L3:3,J4:3"
    " heads=F4:1up,K4:1up,J3:2up,L3:2up,J4:3up truck=off,F4,off,J4 rails=J3-K4:1,J4-K4:1"
)


def market(game: Game) -> tuple[int, int]:
    """Supply and price of gold."""
    return state(game).shipped[GOLD], state(game).price[GOLD]


def test_the_shipping_example() -> None:
    """NAM-TV1 NAM-3.3a..c: Brian, Gery, Gareth, Grant; Gery ships gold through Lüderitz at 11, demand 6."""
    game = at(EXAMPLE)
    gery = state(game).reputation[1]
    play(game, "select gold K3; ship")
    assert (market(game), state(game).cash[1], state(game).reputation[1]) == ((1, 11), 11, gery)
    play(game, "ship")
    assert (market(game), state(game).cash[3], state(game).reputation[1]) == ((2, 11), 11, gery + 2)
    play(game, "ship")
    assert (market(game), state(game).cash[1]) == ((5, 11), 44)
    assert game.seat == 2
    play(game, "ship; ship")
    assert (market(game), state(game).cash[2], state(game).reputation[1]) == ((10, 6), 35, gery + 6)
    play(game, "keep")
    assert (cubes(game, "J4"), list(state(game).cash)) == ("gold 2", [0, 44, 35, 11])
    assert (game.phase, game.seat) == ("select", 2)


def test_the_first_three_places_select_one_after_the_other() -> None:
    """NAM-3.0a NAM-I9: a stage is finished before the next selection."""
    game = at("4 ask=select/2 stage=0 order=2,0,3,1")
    seats = []
    for move in ("select gold B0", "select silver E1", "select copper H1"):
        seats.append(game.seat)
        game.play(move)
    assert seats == [2, 0, 3]
    assert game.phase == "bribe"


def test_commodity_and_port_are_free_choices_among_those_left() -> None:
    """NAM-3.0b NAM-R-38 NAM-0.9: any, even one's forbidden one, even one nobody can ship; a must."""
    game = at("4 ask=select/0 stage=0")
    assert len(game.legal()) == 16
    assert allowed(game, "select diamond K3")
    play(game, "select diamond K3")
    assert len(game.legal()) == 9
    assert refused(game, "select diamond B0") == "NAM-3.0b commodity-selected"
    assert refused(game, "select gold K3") == "NAM-3.0b port-selected"
    assert refused(game, "pass") == "NAM-3.0b no-passing"
    play(game, "select gold B0")
    assert len(game.legal()) == 4


def test_supply_starts_at_nothing() -> None:
    """NAM-3.0c"""
    assert market(play(at(EXAMPLE), "select gold K3")) == (0, 11)


def test_the_active_player_ships_first_then_the_others_by_place() -> None:
    """NAM-3.0d NAM-3.1c: first all trucks, then all trains."""
    mines = (
        "ore=J3:gold,K4:gold,L3:gold,B1:gold cubes=J3:2,K4:2,L3:2,B1:2 heads=J3:0up,K4:2up,L3:3up,B1:2up"
        " truck=J3,off,B1,L3 card=no_diamond,no_gold,no_silver,no_copper"
    )
    game = at(f"4 ask=select/2 stage=1 order=3,2,1,0 port=diamond:B0 {mines}")
    play(game, "select gold K3")
    asked = []
    while game.phase != "select":
        asked.append((game.phase, game.seat))
        game.play("ship")
    assert asked == [("road", 2), ("road", 3), ("road", 0), ("rail", 2), ("rail", 3), ("rail", 0)]


def test_a_truck_ships_one_cube_without_rails() -> None:
    """NAM-3.1a NAM-3.1b: optional, to any selected port, where it then stands."""
    game = play(at(EXAMPLE), "select gold H1; ship")
    assert (cubes(game, "F4"), state(game).cash[1]) == ("gold 1", 11)
    assert state(game).truck[1] == space("H1")
    game = play(at(EXAMPLE), "select gold H1; keep")
    assert (cubes(game, "F4"), state(game).truck[1]) == ("gold 2", space("F4"))


def test_a_truck_needs_the_selected_commodity() -> None:
    """NAM-3.1a: nobody is asked whose truck stands elsewhere."""
    game = play(at(EXAMPLE), "select silver K3")
    assert (game.phase, game.seat) == ("select", 2)


def test_a_truck_goes_once_a_round() -> None:
    """NAM-3.1b NAM-R-33: after shipping it stands at the port until the administration."""
    game = play(at(EXAMPLE), "select gold K3; ship; keep; keep; keep; keep; keep")
    assert (cubes(game, "F4"), state(game).truck[1]) == ("gold 1", space("K3"))
    play(game, "select silver E1")
    assert state(game).truck[1] == -1
    assert [event[0] for event in events_told(game, "by-truck")] == [1]


def test_only_completed_connected_mines_ship_by_rail() -> None:
    """NAM-3.2a NAM-R-16: not lying ones, not of another commodity, not without rails to that port."""
    text = EXAMPLE.replace("L3:2up", "L3:2lying").replace("truck=off,F4,off,J4", "truck=off,off,off,off")
    game = play(at(text), "select gold K3")
    asked = []
    while game.phase == "rail":
        asked.append((game.seat, BOARD.spaces.names[state(game).a()]))
        game.play("keep")
    assert asked == [(1, "K4"), (2, "J3"), (3, "J4")]
    assert play(at(text), "select gold H1").phase == "select"


def test_a_mine_ships_all_or_nothing() -> None:
    """NAM-3.2b"""
    game = play(at(EXAMPLE), "select gold K3; keep; keep; ship; ship; keep; keep")
    assert [cubes(game, name) for name in ("K4", "J3", "L3", "J4")] == ["", "", "gold 3", "gold 3"]


def test_each_subset_of_mines_has_one_path() -> None:
    """NAM-3.2b NAM-R-34: two mines, four subsets, one choice a mine; the order does not change the money."""
    found = {}
    for first, second in product(("ship", "keep"), repeat=2):
        game = play(at(EXAMPLE), f"select gold K3; ship; ship; ship; {first}; {second}; keep")
        left = tuple(name for name in ("J3", "L3") if cubes(game, name))
        assert left not in found
        found[left] = state(game).cash[2]
    assert found == {(): 35, ("L3",): 17, ("J3",): 11 + 2 * 6, ("J3", "L3"): 0}


def test_truck_and_train_from_the_same_mine() -> None:
    """NAM-3.2c NAM-3.3c: the rest may go by rail, and both count for the active player."""
    game = play(at(EXAMPLE), "select gold K3; keep; ship; keep; keep; keep; ship")
    assert (cubes(game, "J4"), state(game).reputation[1]) == ("", 15 + 4)


def test_the_bonus_does_not_count_cubes() -> None:
    """NAM-3.3c: 2 for each foreign truck or mine, none for one's own."""
    game = play(at(EXAMPLE), "select gold K3; ship; keep; ship; keep; keep; keep")
    assert state(game).reputation[1] == 15
    game = play(at(EXAMPLE), "select gold K3; keep; keep; keep; ship; ship; keep")
    assert state(game).reputation[1] == 15 + 2 + 2


def test_shipped_cubes_return_at_once() -> None:
    """NAM-3.3d"""
    game = at(EXAMPLE)
    pool = state(game).pool[GOLD]
    play(game, "select gold K3; ship")
    assert state(game).pool[GOLD] == pool + 1


def test_the_cube_that_exceeds_demand_is_paid_the_halved_price() -> None:
    """NAM-3.3a NAM-3.3b NAM-R-18: demand 1, three cubes at 11: 11, 6, 6."""
    game = play(
        at(EXAMPLE.replace("price=gold:11", "price=gold:11 demand=gold:1")),
        "select gold K3; keep; keep; ship",
    )
    assert state(game).cash[1] == 11 + 6 + 6
    assert events_told(game, "halved") == [[GOLD, 6]]


def test_the_price_halves_only_once() -> None:
    """NAM-3.3b NAM-R-21: not again at later cubes nor at multiples of demand."""
    text = EXAMPLE.replace("price=gold:11", "price=gold:11 demand=gold:2")
    game = play(at(text), "select gold K3; ship; ship; ship; ship; ship; ship")
    assert market(game) == (12, 6)
    assert events_told(game, "halved") == [[GOLD, 6]]


def test_supply_has_no_upper_limit() -> None:
    """NAM-3.3e NAM-R-25: beyond the 15 of the track it is counted on."""
    text = (
        f"4 round=3 ask=select/1 stage=1 {NAMES} port=diamond:B0 ore=K4:gold,J3:gold cubes=K4:9,J3:9"
        " heads=K4:1up,J3:2up"
    )
    game = play(at(text), "select gold K3; ship; ship")
    assert events_told(game, "by-rail")[1][2] == 9
    assert sum(event[2] for event in events_told(game, "by-rail")) == 18


def test_an_emptied_mine_stands_until_the_administration() -> None:
    """NAM-I4 NAM-4.3: it ships nothing more this round."""
    game = play(at(EXAMPLE), "select gold K3; keep; keep; ship; keep; keep; keep")
    assert (cubes(game, "K4"), head(game, "K4")) == ("", "1up")


THREE = "3 ask=select/{seat} stage={stage} order=0,1,2"


def test_with_three_all_select() -> None:
    """NAM-T.5 NAM-T.7: three of four commodities, three of four ports, one stays unselected."""
    game = at(THREE.format(seat=0, stage=0))
    assert len(game.legal()) == 16
    play(game, "select gold B0; select silver E1; select copper H1")
    assert [event[0] for event in events_told(game, "selected")] == [0, 1, 2]
    assert state(game).price[0] == 9


def test_with_three_the_last_must_ship_the_dearest() -> None:
    """NAM-T.6 NAM-R-39: of the two left, even his forbidden one; the port is free."""
    game = at(THREE.format(seat=2, stage=2) + " port=gold:B0,copper:E1 price=diamond:7,silver:9")
    assert set(offers(game, "select")) == {"silver H1", "silver K3"}
    assert BOARD.commodities.names[BOARD.figures.forbids[state(game).card[2]]] == "silver"
    assert refused(game, "select diamond H1") == "NAM-T.6 dearest-first"


def test_with_equal_prices_the_last_chooses() -> None:
    """NAM-T.6"""
    game = at(THREE.format(seat=2, stage=2) + " port=gold:B0,copper:E1")
    assert len(set(offers(game, "select"))) == 4


def test_with_four_nobody_is_forced() -> None:
    """NAM-3.0b"""
    game = at("4 ask=select/2 stage=2 port=gold:B0,copper:E1 price=diamond:7,silver:9")
    assert len(set(offers(game, "select"))) == 4


def test_what_cannot_ship_is_not_asked() -> None:
    """NAM-3.1a NAM-3.2b: forced steps happen by themselves."""
    game = new(4, 3)
    while not game.over:
        if game.phase in ("road", "rail"):
            assert game.legal() == ["ship", "keep"]
            assert refused(game, "select gold B0") == "NAM-3.0b time-of-selecting"
        game.play(game.legal()[0])


def test_a_preview_says_what_the_active_player_gains() -> None:
    """NAM-3.3c: the shipper's money, and reputation for the active player where that is somebody else."""
    game = play(at(EXAMPLE), "select gold K3")
    assert preview(game, "ship") == "brings 11 GM"
    play(game, "ship")
    assert preview(game, "ship") == "brings 11 GM; player 2 gains 2 reputation"
    play(game, "keep; ship")
    assert (game.phase, game.seat) == ("rail", 2)
    assert preview(game, "ship") == "brings 22 GM; player 2 gains 2 reputation"
    assert preview(game, "keep") == ""


def test_a_selection_says_what_could_come() -> None:
    """NAM-3.1a NAM-3.2a NAM-3.3a: trucks everywhere, trains from where a railway leads to the port."""
    game = at(EXAMPLE)
    events_told = "if all ship: you 44 GM, the others 58 GM, +8 reputation; 6 cubes at half price"
    assert preview(game, "select gold K3") == events_told
    assert preview(game, "select gold H1") == "if all ship: you 11 GM, the others 11 GM, +2 reputation"
    assert preview(game, "select silver H1") == "nobody could ship"


def test_a_truck_and_a_train_that_stay_are_told_apart() -> None:
    """NAM-3.1a NAM-3.2b"""
    game = play(at(EXAMPLE), "select gold K3; keep; keep; keep; keep; keep; keep")
    assert [event[0] for event in events_told(game, "truck-kept")] == [1, 3]
    assert [event[0] for event in events_told(game, "kept")] == [1, 2, 2, 3]


def test_the_question_says_when_equal_prices_leave_a_choice() -> None:
    """NAM-T.6"""
    text = THREE.format(seat=2, stage=2) + " port=gold:B0,copper:E1 price=diamond:7,silver:{silver}"
    assert "two are level" in at(text.format(silver=7)).prompt("en")
    assert (
        at(text.format(silver=9))
        .prompt("en")
        .endswith("the most expensive commodity left. Through which port?")
    )
    assert "expensive" not in at(THREE.format(seat=0, stage=0)).prompt("en")

"""Preparation: what is drawn, where players start, what they are dealt."""

from tests.titles.heart_of_africa.positions import TITLE, at, state, traders
from tests.titles.positions import offers, play, refused

from baobab.game import Game
from baobab.kernel.luck import FastLuck
from baobab.kernel.title import Title

DRAWS = (
    "gold ivory bananas diamonds "  # prices 1, 2, 3, 4
    "gold gold gold gold gold ivory ivory ivory ivory ivory bananas "  # symbol areas in the order of the map
    "2 0 1"  # who starts with 8, 7, 6 points
)


def new(draws: str = DRAWS) -> Game:
    return Game.new(TITLE, 3, TITLE.given(draws))


def test_prices_start_in_random_rows_below_the_africa_marker() -> None:
    """HOA-3.3 HOA-3.4 HOA-R-2 HOA-R-37"""
    assert new().view(0)["prices"] == {"bananas": 3, "diamonds": 4, "gold": 1, "ivory": 2, "africa": 0}


def test_symbol_areas_hold_a_neutral_and_an_open_resource() -> None:
    """HOA-3.6 HOA-R-40 HOA-R-45"""
    game = new()
    areas = game.view(-1)["areas"]
    assert isinstance(areas, dict)
    symbols = [name for name, area in areas.items() if area["resource"]]
    assert len(symbols) == 11
    assert symbols == [name for name, area in areas.items() if area["neutrals"]]
    assert "heart" not in symbols
    assert [areas[name]["resource"] for name in symbols] == ["gold"] * 5 + ["ivory"] * 5 + ["bananas"]
    assert state(game).supply == 14


def test_everybody_has_traders_influence_and_reputation() -> None:
    """HOA-3.1 HOA-3.2 HOA-3.5 HOA-3.12 HOA-R-3"""
    title: Title = TITLE
    for seats, influence in ((2, 15), (3, 15), (4, 12), (5, 12)):
        s = title.new(seats, FastLuck(seats))
        players = title.view(s, 0)["players"]
        assert isinstance(players, list)
        assert {player["influence"] for player in players} == {influence}
        assert {player["reputation"] for player in players} == {2}
        assert {player["reserve"] for player in players} == {14}
        assert {player["wholesaler"] for player in players} == {None}
        assert title.view(s, 0)["stations_left"] == 6
        assert title.view(s, 0)["pool"] == 0


def test_players_are_drawn_for_their_first_points() -> None:
    """HOA-3.7"""
    assert list(state(new()).vp) == [7, 6, 8]
    assert sorted(TITLE.new(5, FastLuck(3)).vp) == [4, 5, 6, 7, 8]  # type: ignore[attr-defined]


def test_who_has_fewest_points_chooses_first_and_all_five_go_together() -> None:
    """HOA-3.8"""
    game = new()
    assert game.seat == 1
    game.play("start cape")
    assert traders(game, 1) == {"cape": 5}
    assert game.seat == 0
    assert refused(game, "start cape") == "HOA-3.8 start-taken"
    assert refused(game, "start heart") == "HOA-3.8 start-not-coastal"
    assert refused(game, "start kalahari") == "HOA-3.8 start-neutral"
    game.play("start egypt")
    assert game.seat == 2
    assert state(game).reserve[0] == 9


def test_madagascar_is_a_start_area_if_the_table_wants_so() -> None:
    """HOA-7.1.3f HOA-R-13"""
    assert "madagascar" in offers(new(), "start")
    game = Game.new(TITLE, 3, FastLuck(1), {"madagascar_coastal": "no"})
    assert refused(game, "start madagascar") == "HOA-3.8 start-not-coastal"


def test_counters_are_dealt_only_when_all_have_chosen() -> None:
    """HOA-3.8 HOA-3.9 HOA-3.10 HOA-3.11 HOA-12.0a"""
    faces = (
        "ap_only-4 ap_only-5 trading_station-1 move_group-2 two_traders-0 two_traders-1"
        " reputation-3 heart_bonus-2"
    )
    game = new(f"{DRAWS} vp_per_area@0 vp_per_area@1 majority_gold@2 {faces}")
    play(game, "start cape; start egypt")
    assert state(game).rows[:] == state(new()).rows[:]
    game.play("start angola")
    assert game.view(0)["special"] == "vp_per_area"
    assert game.view(2)["special"] == "majority_gold"
    assert game.view(-1)["special"] is None
    rows = game.view(-1)["rows"]
    assert isinstance(rows, list)
    assert [[counter["ap"] for counter in row] for row in rows] == [[4, 5], [1, 2], [0, 1], [3, 2]]
    assert sum(state(game).bag) == 83 - 8
    assert sum(state(game).losses) == 15
    assert game.phase == "bid"


def test_the_deal_is_told_to_its_owner_only() -> None:
    """HOA-12.0a"""
    game = Game.new(TITLE, 2, FastLuck(4))
    game.play(offers_start(game))
    game.play(offers_start(game))
    assert any("You receive the special victory counter" in line for line in game.log(0))
    assert not any("You receive" in line for line in game.log(-1))
    assert sum("receives a secret special victory counter" in line for line in game.log(0)) == 1


def offers_start(game: Game) -> str:
    return "start " + offers(game, "start")[0]


def test_a_position_may_begin_before_the_deal() -> None:
    game = at("3 ask=deal/0,start/0,start/1 traders=2.cape:5 vp=8,7,6")
    assert game.seat == 1

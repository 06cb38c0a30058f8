"""The player turn up to the conflicts: a neutral, action points, movement, new traders, prices."""

import pytest
from tests.titles.heart_of_africa.positions import TITLE, at, neutrals, state, traders
from tests.titles.positions import offers, play, refused

ROWS = "rows=ap_only-4,trading_station-2,ap_only-5,move_group-2"
START = "2 ask=act/0 traders=0.egypt:5,1.cape:5"


def test_the_turn_begins_with_a_neutral() -> None:
    """HOA-7.0a HOA-7.0b HOA-7.0d HOA-R-51 HOA-D1"""
    game = at(
        "2 ask=neutral/0 traders=0.egypt:3,0.congo:2,1.cape:5 wholesaler=off,angola hand=0.trading_station:1"
    )
    assert refused(game, "neutral egypt") == "HOA-7.0b neutral-occupied"
    assert refused(game, "neutral angola") == "HOA-7.0b neutral-occupied"
    assert refused(game, "use trading_station") == "HOA-7.0a neutral-first"
    assert {"nubia", "congo", "sahara", "heart"} <= set(offers(game, "neutral"))
    game.play("neutral congo")
    assert neutrals(game)["congo"] == 2
    assert game.phase == "act"


def test_without_neutrals_in_supply_the_step_is_skipped() -> None:
    """HOA-7.0c HOA-R-8"""
    text = f"2 ask=bid/0 traders=0.egypt:5,1.cape:5 neutrals=heart:25 {ROWS}"
    game = play(at(text), "number 1; pass")
    assert game.phase == "act"


def test_without_a_legal_area_the_step_is_skipped() -> None:
    """HOA-7.0c HOA-R-8"""
    b = TITLE.board
    names = b.areas.names
    mine = ",".join(f"0.{name}:1" for name in names[:14])
    others = ",".join(f"1.{name}:1" for name in names[14:])
    text = f"2 ask=bid/0 traders={mine},{others} neutrals=heart:0 {ROWS}"
    game = play(at(text), "number 1; pass")
    assert game.phase == "act"


def test_action_points_are_those_of_this_turns_counters() -> None:
    """HOA-7.1a HOA-7.1c HOA-7.1d"""
    game = at(f"2 ask=bid/0 traders=0.egypt:5,1.cape:5 hand=0.neutral_shift:2 {ROWS}")
    play(game, "number 1; pass; neutral nubia")
    assert state(game).ap == 6
    play(game, "done; done")
    assert state(game).ap == 0


def test_action_points_can_be_bought_with_influence_only() -> None:
    """HOA-7.1.1a HOA-7.1.1c HOA-7.1b HOA-R-1"""
    game = at(f"{START} influence=1,15 vp=20,10")
    play(game, "buy")
    assert (state(game).ap, state(game).influence[0], state(game).pool) == (1, 0, 15)
    assert refused(game, "buy") == "HOA-7.1.1a no-influence"
    assert state(game).vp[0] == 20


def test_points_are_spent_before_the_conflicts() -> None:
    """HOA-7.1.1b HOA-7.1c HOA-R-10"""
    game = play(at(f"{START} ap=3 hand=0.reputation:1"), "done")
    assert game.phase == "conflicts"
    assert state(game).ap == 0
    assert refused(game, "buy") == "HOA-7.1.1b ap-over"
    assert refused(game, "move egypt nubia") == "HOA-7.1.1b ap-over"


def test_as_agreed_points_are_spent_in_the_whole_turn() -> None:
    """HOA-R-10"""
    game = play(at(f"{START} ap=3 ap_use_phase=whole_turn"), "done; move egypt nubia; buy")
    assert game.phase == "conflicts"
    assert traders(game, 0) == {"egypt": 4, "nubia": 1}
    assert state(game).ap == 3


def test_a_step_costs_a_point_for_each_piece() -> None:
    """HOA-7.1.2a HOA-7.1.2b HOA-7.1.2f HOA-D6"""
    game = play(at(f"{START} ap=3"), "move egypt nubia; move egypt nubia; move nubia egypt")
    assert traders(game, 0) == {"egypt": 4, "nubia": 1}
    assert state(game).ap == 0
    assert refused(game, "move egypt nubia") == "HOA-7.1.2a ap-move"


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("move egypt congo", "HOA-7.1.2a not-adjacent"),
        ("move cape kalahari", "HOA-7.1.2b no-trader-there"),
        ("move egypt madagascar", "HOA-7.1.2c no-arrow"),
        ("lead egypt", "HOA-8.3a lead-off-map"),
        ("fight egypt 1", "HOA-7.0d conflicts-later"),
        ("play majority_gold", "HOA-12.0c special-later"),
    ],
)
def test_moves_that_are_refused(action: str, why: str) -> None:
    """HOA-7.1.2a HOA-7.1.2b HOA-7.1.2c"""
    assert refused(at(f"{START} ap=3"), action) == why


def test_madagascar_is_reached_along_its_arrows_both_ways() -> None:
    """HOA-7.1.2c HOA-D6"""
    game = at("2 ask=act/0 traders=0.zanzibar:1,0.mozambique:1,0.madagascar:1,1.cape:5 neutrals=sudan:1 ap=3")
    moves = offers(game, "move")
    for way in (
        "zanzibar madagascar",
        "mozambique madagascar",
        "madagascar zanzibar",
        "madagascar mozambique",
    ):
        assert way in moves
    assert [way for way in moves if way.startswith("madagascar")] == [
        "madagascar zanzibar",
        "madagascar mozambique",
    ]


def test_who_enters_an_occupied_area_stops_there() -> None:
    """HOA-7.1.2d HOA-D8"""
    game = play(at(f"{START} ap=5"), "move egypt sudan")  # one neutral is there
    assert refused(game, "move sudan bornu") == "HOA-7.1.2d stopped"
    game = play(at("2 ask=act/0 traders=0.egypt:5,1.tripoli:5 ap=5"), "move egypt tripoli")
    assert refused(game, "move tripoli sahara") == "HOA-7.1.2d stopped"


def test_who_begins_in_an_occupied_area_may_leave_it() -> None:
    """HOA-7.1.2e"""
    game = play(
        at("2 ask=act/0 traders=0.sudan:1,0.tripoli:1,1.tripoli:5 ap=2"),
        "move sudan nubia; move tripoli egypt",
    )
    assert traders(game, 0) == {"nubia": 1, "egypt": 1}


def test_actions_mix_freely_and_a_new_trader_moves_at_once() -> None:
    """HOA-7.1.2g HOA-7.1.2h HOA-R-11"""
    game = play(
        at(f"{START} ap=11"),
        "move egypt nubia; enter egypt; move egypt tripoli; raise gold; move nubia egypt",
    )
    assert traders(game, 0) == {"egypt": 5, "tripoli": 1}
    assert state(game).ap == 0


def test_a_trader_put_among_neutrals_is_not_stopped() -> None:
    """HOA-7.1.2h HOA-R-11"""
    game = at("2 ask=act/0 traders=0.abyssinia:1,1.cape:5 hand=0.two_traders:1 ap=1")
    play(game, "use two_traders; done; move abyssinia nubia")
    assert traders(game, 0) == {"abyssinia": 1, "nubia": 1}


def test_a_neutral_that_arrives_stops_nobody() -> None:
    """HOA-7.1.2h"""
    game = at("2 ask=act/0 traders=0.nubia:1,1.cape:5 hand=0.neutral_shift:1 ap=1")
    play(game, "use neutral_shift; enter egypt; push sudan nubia; done; move nubia egypt")
    assert traders(game, 0) == {"egypt": 2}


ENTERING = (
    "3 ask=act/0 traders=0.egypt:1,0.congo:1,0.heart:1,0.abyssinia:1,1.cape:3,2.cape:2"
    " neutrals=abyssinia:2,nubia:1"
    " station=egypt:1,congo:1,senegal:1 ap=20"
)


@pytest.mark.parametrize(
    ("area", "cost"),
    [("egypt", 2), ("congo", 2), ("senegal", 4), ("abyssinia", 4), ("madagascar", 4), ("tripoli", 4)],
)
def test_what_a_new_trader_costs(area: str, cost: int) -> None:
    """HOA-7.1.3a HOA-7.1.3b HOA-7.1.3c HOA-7.1.3f HOA-R-12 HOA-D2"""
    game = play(at(ENTERING), f"enter {area}")
    assert state(game).ap == 20 - cost
    assert state(game).reserve[0] == 9


@pytest.mark.parametrize(
    ("area", "key"),
    [
        ("nubia", "enter-neutrals"),
        ("cape", "enter-foreign"),
        ("heart", "enter-inland"),
        ("niger", "enter-empty-inland"),
    ],
)
def test_where_no_new_trader_enters(area: str, key: str) -> None:
    """HOA-7.1.3d"""
    assert refused(at(ENTERING), f"enter {area}") == f"HOA-7.1.3d {key}"


def test_a_new_trader_comes_from_the_own_supply_and_must_be_paid() -> None:
    """HOA-7.1.3e HOA-7.1.3b"""
    assert (
        refused(at("2 ask=act/0 traders=0.egypt:14,1.cape:5 ap=9"), "enter egypt")
        == "HOA-7.1.3e no-trader-left"
    )
    assert refused(at(f"{START} ap=3"), "enter egypt") == "HOA-7.1.3b ap-enter"


def test_as_agreed_madagascar_is_no_coast() -> None:
    """HOA-7.1.3f HOA-R-13"""
    assert (
        refused(at(f"{START} ap=9 madagascar_coastal=no"), "enter madagascar")
        == "HOA-7.1.3d enter-empty-inland"
    )


def test_a_lone_wholesaler_makes_an_area_friendly() -> None:
    """HOA-D2 HOA-R-17"""
    game = at("2 ask=act/0 traders=0.egypt:5,1.cape:5 wholesaler=cameroon,off neutrals=cameroon:1 ap=4")
    assert "cameroon" in offers(game, "enter")


def test_a_price_moves_one_row_for_four_points_once_a_turn() -> None:
    """HOA-7.1.4a HOA-7.1.4b HOA-R-14"""
    game = at(f"{START} ap=12 hand=0.resource_swing:1")
    play(game, "raise gold")
    assert game.view(0)["prices"] == {"bananas": 1, "diamonds": 2, "gold": 4, "ivory": 4, "africa": 0}
    assert state(game).ap == 8
    assert refused(game, "raise gold") == "HOA-7.1.4b price-changed"
    assert refused(game, "lower ivory") == "HOA-7.1.4b price-changed"
    play(game, "use resource_swing; raise gold; lower ivory")
    assert game.view(0)["prices"] == {"bananas": 1, "diamonds": 2, "gold": 5, "ivory": 3, "africa": 0}


def test_as_agreed_one_marker_moves_several_times() -> None:
    """HOA-R-14"""
    game = play(at(f"{START} ap=16 resource_change_by_ap_per_turn=3"), "raise bananas; raise bananas")
    assert refused(game, "raise gold") == "HOA-7.1.4b price-other"
    game.play("lower bananas")
    assert refused(game, "raise bananas") == "HOA-7.1.4b price-changed"


def test_prices_stay_between_0_and_5_and_may_share_a_row() -> None:
    """HOA-7.1.4c HOA-7.1.4d"""
    game = at(f"{START} ap=4 price=gold:5,ivory:5,bananas:0")
    assert refused(game, "raise gold") == "HOA-7.1.4c price-highest"
    assert refused(game, "lower bananas") == "HOA-7.1.4c price-lowest"
    game.play("raise africa")
    areas = game.view(0)["areas"]
    assert isinstance(areas, dict)
    assert areas["egypt"]["value"] == 1
    assert refused(at(f"{START} ap=3"), "raise gold") == "HOA-7.1.4a ap-price"


def test_the_wholesaler_moves_and_stops_like_a_trader() -> None:
    """HOA-8.3a HOA-7.1.2d"""
    game = at("2 ask=act/0 traders=0.egypt:5,1.cape:5 wholesaler=egypt,off ap=4")
    play(game, "lead nubia; lead sudan")
    assert refused(game, "lead bornu") == "HOA-7.1.2d lead-stopped"
    assert state(game).ap == 2


def test_actions_show_their_price() -> None:
    game = at(f"{START} ap=9")
    previews = {choice.notation: choice.preview for choice in game.options("en")}
    assert previews["enter egypt"] == "4 AP"
    assert previews["move egypt nubia"] == "1 AP"
    assert previews["buy"] == "costs 1 influence, 14 left"
    assert previews["done"] == "9 AP will be lost"

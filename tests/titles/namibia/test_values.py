"""Features for bots: named, for every seat, and what they say."""

from tests.titles.namibia.positions import TITLE, at, new, state
from tests.titles.positions import SEED, play

from baobab.kernel.luck import Rng

TEXT = (
    "4 round=3 ask=select/1 stage=1 card=no_gold,no_diamond,no_silver,no_copper port=diamond:B0 price=gold:11"
    " ore=F4:gold,K4:gold,J3:gold,L3:gold,J4:gold,A1:silver,C3:copper"
    " cubes=F4:2,K4:3,J3:2,L3:3,J4:3,A1:2,C3:4"
    " heads=F4:1up,K4:1up,J3:2up,L3:2up,J4:3up,A1:1lying truck=off,F4,off,J4 rails=J3-K4:1,J4-K4:1"
    " cash=9,13,4,30 reputation=12,15,9,6"
)


def values(text: str, seat: int) -> dict[str, int]:
    found = TITLE.values(state(at(text)), seat)
    return dict(zip(TITLE.features, map(int, found), strict=True))


def test_the_market_and_what_the_next_cubes_will_pay() -> None:
    """NAM-3.3a: five ready cubes at 11 with demand 6, of which three are linked by rails."""
    seen = values(TEXT, 1)
    assert (seen["price_gold"], seen["demand_gold"], seen["room_gold"], seen["pool_gold"]) == (11, 6, 6, 7)
    assert (seen["ready_gold"], seen["linked_gold"], seen["under_way_silver"]) == (5, 3, 2)
    assert (seen["sale_ready_gold"], seen["sale_linked_gold"]) == (55, 33)
    assert (seen["rivals_ready_gold"], seen["rivals_linked_gold"]) == (8, 8)
    short = values(TEXT.replace("price=gold:11", "price=gold:11 demand=gold:4"), 1)
    assert short["sale_ready_gold"] == 4 * 11 + 6


def test_mines_heads_and_the_truck() -> None:
    seen = values(TEXT, 1)
    assert (seen["heads"], seen["mines_ready"], seen["mines_linked"], seen["mines_under_way"]) == (2, 2, 1, 1)
    assert (seen["cubes_ready"], seen["cubes_linked"], seen["cubes_apart"], seen["cubes_under_way"]) == (
        5,
        3,
        2,
        2,
    )
    assert (seen["truck_out"], seen["truck_pay"]) == (1, 11)
    assert values(TEXT, 0)["truck_out"] == 0


def test_money_against_reputation_at_the_coming_rates() -> None:
    """NAM-5.1 NAM-E.4: 3 GM a point until the end of round 3, then 4, at last 5."""
    for round, rate in ((1, 3), (3, 3), (4, 4), (5, 4), (6, 5)):
        seen = values(TEXT.replace("round=3", f"round={round}"), 1)
        assert seen["money_points"] == 13 * 60 // rate
        assert seen["worth"] == 15 * 60 + 13 * 60 // rate
        assert seen["rounds_left"] == 6 - round
    best = 12 * 60 + 9 * 20
    assert values(TEXT, 1)["lead"] == 15 * 60 + 13 * 20 - max(best, 6 * 60 + 30 * 20)


def test_places_and_bids() -> None:
    assert [values(TEXT, seat)["place"] for seat in range(4)] == [1, 2, 3, 4]
    assert [values(TEXT, seat)["last"] for seat in range(4)] == [0, 0, 0, 1]
    game = play(at("4 ask=bribe/0 round=2"), "number 3")
    seen = dict(zip(TITLE.features, TITLE.values(state(game), 1), strict=True))
    assert (seen["bid"], seen["standing_bid"]) == (0, 3)


def test_what_the_last_place_will_be_forced_to_ship() -> None:
    """NAM-T.6: with three players the dearest commodity left; with four nobody is forced."""
    assert values(TEXT, 1)["forced_price"] == 0
    three = (
        "3 ask=select/0 stage=0 price=gold:11 card=no_diamond,no_silver,no_copper ore=K4:gold,J3:gold"
        " cubes=K4:3,J3:2 heads=K4:0up,J3:2up"
    )
    assert (values(three, 0)["forced_price"], values(three, 0)["forced_own"]) == (11, 3)
    assert values(three, 1)["forced_rivals"] == 5


def test_what_the_end_would_pay() -> None:
    """NAM-E.2 NAM-E.3: silver under construction at its price, copper nobody mines lowers only its own."""
    assert values(TEXT, 1)["end_pay"] == 12
    assert values(TEXT.replace("A1:1lying", "A1:1up"), 1)["end_pay"] == 0


def test_features_in_every_position_of_a_game() -> None:
    """As many as there are names, small whole numbers, the same from a copy."""
    game, rng = new(3, SEED), Rng(SEED)
    while not game.over:
        for seat in range(3):
            found = list(TITLE.values(state(game), seat))
            assert len(found) == len(TITLE.features) == len(set(TITLE.features))
            assert all(-1_000_000 < value < 1_000_000 for value in found)
            assert found == list(TITLE.values(state(game).copy(), seat))
        moves = game.legal()
        game.play(moves[rng.below(len(moves))])

"""Features for bots."""

from tests.titles.great_zimbabwe.positions import at
from tests.titles.positions import play

from baobab.game import Game


def values(game: Game, seat: int) -> dict[str, int]:
    return dict(zip(game.title.features, map(int, game.title.values(game.state, seat)), strict=True))


LINE = "2 turn=0 cash=9,5 makers=potter:A2:1:2,wood_carver:D2:1:1 monuments=C4:0.2,F9:1.3 earned=1.potter:3"


def test_the_race() -> None:
    """TGZ-VP-1 TGZ-VR-1"""
    found = values(at(LINE, land="C..W"), 0)
    assert (found["points"], found["requirement"], found["margin"]) == (4, 20, -16)
    assert found["lead"] == -16 - (1 + 7 + 2 - 26)


def test_cattle() -> None:
    """TGZ-REV-1 TGZ-REV-2"""
    found = values(at(LINE, land="C..W"), 1)
    assert (found["cash"], found["cattle_due"], found["income"]) == (5, 3, 3)


def test_the_next_level() -> None:
    """TGZ-RAI-3 TGZ-RAI-13"""
    found = values(at(LINE, land="C..W"), 0)
    assert (found["makers_near"], found["raisable"], found["raise_gain"], found["raise_cost"]) == (2, 1, 4, 3)
    poor = values(at(LINE.replace("cash=9", "cash=2"), land="C..W"), 0)
    assert (poor["raisable"], poor["raise_gain"]) == (0, 0)
    missing = values(at(LINE.replace("C4:0.2", "C4:0.4"), land="C..W"), 0)
    assert missing["goods_missing"] == 2 + 1  # and one for the first monument far away


def test_customers() -> None:
    """TGZ-RAI-7"""
    found = values(at(LINE, land="C..W"), 1)
    assert (found["customers"], found["sales"]) == (2 + 2, 2 + 1)


def test_a_buyer_reaches_as_far_as_his_god_lets_him() -> None:
    """TGZ-RAI-7 TGZ-GD-ESH the potter is six steps away from the other's monument"""
    line = "2 turn=0 makers=potter:A2:0:2 monuments=H2:1.1"
    assert values(at(line, land="C"), 0)["customers"] == 0
    assert values(at(line + " gods=eshu:1", land="C"), 0)["customers"] == 1


def test_cards_are_ones_own() -> None:
    game = at("3 gift=0 cash=9,9,9 gods=engai:1 specialists=herd:2 pile=0,1,2")
    assert values(game, 1)["god_engai"] == 1
    assert values(game, 2)["specialist_herd"] == 1
    assert values(game, 0)["god_engai"] == values(game, 0)["specialist_herd"] == 0


def test_the_order_as_it_stands() -> None:
    """TGZ-BID-4 TGZ-BID-7 who gave last leads; others hold the place that passing takes, or took"""
    game = at("3 gift=0 cash=9,9,9")

    def places() -> list[tuple[int, int]]:
        found = [values(game, seat) for seat in range(3)]
        return [(one["place"], one["gift"]) for one in found]

    assert places() == [(2, 1), (2, 1), (2, 1)]
    play(game, "number 2")
    assert places() == [(0, 0), (2, 3), (2, 3)]
    play(game, "pass")
    assert places() == [(0, 0), (2, 0), (1, 3)]
    play(game, "number 3")
    assert places() == [(1, 4), (2, 0), (0, 0)]
    play(game, "pass")
    assert places() == [(1, 0), (2, 0), (0, 0)]


def test_gifts_lie_on_plaques() -> None:
    """TGZ-BID-6 TGZ-GD-SHA the god's plaque counts for its worshipper"""
    game = play(at("2 gift=0 cash=9,9"), "number 3")
    assert values(game, 0)["cattle_due"] == 2
    drunk = play(at("2 gift=1 cash=9,9 gods=shadipinyi:1"), "number 4")
    assert [values(drunk, seat)["cattle_due"] for seat in (0, 1)] == [1, 3]


def test_hub_fees_are_due_to_qamata() -> None:
    """TGZ-GD-QAM"""
    assert values(at("2 turn=0 gods=qamata:0 fees=3"), 0)["cattle_due"] == 3

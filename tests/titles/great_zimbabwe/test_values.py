"""Features for bots."""

from tests.titles.great_zimbabwe.table import at, play

from baobab.game import Game


def values(game: Game, seat: int) -> dict[str, int]:
    return dict(zip(game.title.features, map(int, game.title.values(game.state, seat)), strict=True))


LINE = "2 turn=0 cash=9,5 makers=potter:A2:1:2,wood_carver:D2:1:1 monuments=C4:0.2,F9:1.3 earned=1.potter:3"


def test_the_race() -> None:
    """TGZ-VP-1 TGZ-VR-1"""
    found = values(at("C..W", LINE), 0)
    assert (found["points"], found["requirement"], found["margin"]) == (4, 20, -16)
    assert found["lead"] == -16 - (1 + 7 + 2 - 26)


def test_cattle() -> None:
    """TGZ-REV-1 TGZ-REV-2"""
    found = values(at("C..W", LINE), 1)
    assert (found["cash"], found["cattle_due"], found["income"]) == (5, 3, 3)


def test_the_next_level() -> None:
    """TGZ-RAI-3 TGZ-RAI-13"""
    found = values(at("C..W", LINE), 0)
    assert (found["makers_near"], found["raisable"], found["raise_gain"], found["raise_cost"]) == (2, 1, 4, 3)
    poor = values(at("C..W", LINE.replace("cash=9", "cash=2")), 0)
    assert (poor["raisable"], poor["raise_gain"]) == (0, 0)
    missing = values(at("C..W", LINE.replace("C4:0.2", "C4:0.4")), 0)
    assert missing["goods_missing"] == 2 + 1  # and one for the first monument far away


def test_customers() -> None:
    """TGZ-RAI-7"""
    found = values(at("C..W", LINE), 1)
    assert (found["customers"], found["sales"]) == (2 + 2, 2 + 1)


def test_order_and_cards() -> None:
    """TGZ-BID-7"""
    game = at("", "3 gift=0 cash=9,9,9 gods=engai:1 specialists=herd:2 pile=0,1,2")
    found = [values(game, seat) for seat in range(3)]
    assert [one["place"] for one in found] == [2, 1, 0]
    assert found[1]["god_engai"] == 1
    assert found[2]["specialist_herd"] == 1


def test_gifts_lie_on_plaques() -> None:
    """TGZ-BID-6"""
    game = play(at("", "2 gift=0 cash=9,9"), "number 3")
    assert values(game, 0)["cattle_due"] == 2
    assert values(game, 1)["gift"] == 4

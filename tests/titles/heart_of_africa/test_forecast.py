"""What would happen, as far as everybody may know: scores, shares, fighters, and where pieces could go."""

from typing import Any

from tests.titles.heart_of_africa.positions import at
from tests.titles.heart_of_africa.test_secrets import FIGHT
from tests.titles.positions import play


def test_the_tally_is_what_scoring_brings() -> None:
    """HOA-9.4c HOA-9.5a"""
    game = at(FIGHT)
    view: Any = game.view(0)
    told = view["players"][0]["tally"]
    items = ("areas", "neutrals", "heart", "stations", "counter")
    assert told["total"] == sum(told[item] for item in items)


def test_fighters_are_told_alike_to_everybody() -> None:
    """HOA-8.2a HOA-8.2c HOA-8.2g: the most of a fighter counts a secret counter, whatever it is."""
    game = play(at(FIGHT), "fight congo 1")
    view: Any = game.view(0)
    told = view["conflict"]
    assert told["tie"] == told["foe"] == 1
    for side in told["sides"]:
        added = 3 * side["influence"] + 9 * (side["counters"] + side["secret"])
        assert side["base"] == side["weight"] * side["reputation"]
        assert side["most"] == side["base"] + added
    assert all(game.title.view(game.state, seat)["conflict"] == told for seat in (1, 2, -1))


def test_a_sight_counts_the_way() -> None:
    """HOA-7.1.2a HOA-7.1.2d: each area entered costs a point, and no way leads on through an occupied one."""
    game = at("2 ask=act/0 ap=3 traders=0.cape:2,1.egypt:5 neutrals=kalahari:1")
    seen = game.title.sight(game.state, 0, 0, game.title.subjects[0].find("cape"))
    assert [path.number for path in seen.paths] == [len(path.places) - 1 for path in seen.paths]
    assert any(path.number == 3 for path in seen.paths)
    assert not [path for path in seen.paths if "kalahari" in path.places[1:-1]]

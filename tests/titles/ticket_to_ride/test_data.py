"""A wrong data file is refused with an error that a person can act on."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.titles.positions import altered
from tests.titles.ticket_to_ride.positions import TITLE

from baobab.errors import DataError


def first_double(content: dict[str, Any]) -> dict[str, Any]:
    return next(item for item in content["routes"]["items"] if item["double_group"])


WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "total": (lambda c: c["train_cards"].update(total=111), "110 cards"),
    "locomotive": (lambda c: c["train_cards"]["deck"].pop("locomotive"), "colours and then the locomotive"),
    "terrains": (lambda c: c["terrain_cards"]["deck"].pop("desert"), "3 terrains"),
    "kind": (lambda c: c["cities"]["items"][0].update(kind="town"), "city or junction"),
    "twice": (lambda c: c["cities"]["items"].append(c["cities"]["items"][0]), "twice"),
    "terminal": (lambda c: c["countries"]["items"][0]["terminals"].append("lagos"), "one of the terminals"),
    "ends": (lambda c: c["routes"]["items"][0].update(a="atlantis"), "two different nodes"),
    "colour": (lambda c: c["routes"]["items"][0].update(colour="pink"), "must be one of"),
    "terrain": (lambda c: c["routes"]["items"][0].update(terrain="jungle"), "red routes are desert"),
    "length": (lambda c: c["routes"]["items"][0].update(length=7), "routes.items[0].length"),
    "pair": (lambda c: first_double(c).update(double_group="alone"), "two tracks"),
    "equal": (lambda c: first_double(c).update(length=1), "equally long"),
    "ferry": (lambda c: c["routes"]["items"][0].update(ferry_locomotives=9), "ferry_locomotives"),
    "table": (lambda c: c["rules"]["terrain_cost_by_length"].pop("1"), "terrain_cost_by_length.1"),
    "types": (lambda c: c["terrain_cards"]["types"]["desert"]["route_colours"].pop(), "not 8"),
    "ticket": (lambda c: c["tickets"]["items"][0].update(a="lagos"), "two different cities or countries"),
    "tickets": (lambda c: c["tickets"]["items"].pop(), "47 tickets"),
    "missing": (lambda c: c["rules"].pop("globetrotter_bonus"), "globetrotter_bonus"),
}


@pytest.mark.parametrize("name", list(WRONG))
def test_wrong_data_are_refused(name: str) -> None:
    """TTR-COMP-5: the error names the place and says what would be right."""
    change, expected = WRONG[name]

    def spoil(content: dict[str, Any]) -> None:
        change(content)

    with pytest.raises(DataError) as caught:
        altered(TITLE, spoil)
    assert expected in str(caught.value)
    assert caught.value.words("it")


def test_a_dead_end_has_one_neighbour() -> None:
    """TTR-MAP-6: a second road out of Nigeria is refused."""

    def join(content: dict[str, Any]) -> None:
        extra = dict(
            content["routes"]["items"][4], id="R118", a="nigeria_south", b="bangui", double_group=None
        )
        content["routes"]["items"].append(extra)

    with pytest.raises(DataError) as caught:
        altered(TITLE, join)
    assert "exactly one place" in str(caught.value)


def test_reconstructed_blocks_say_so() -> None:
    """TTR-COMP-4: the tickets are ours, and labelled."""

    def look(content: dict[str, Any]) -> None:
        assert content["tickets"]["provenance"] == "reconstructed"
        assert content["routes"]["provenance"].startswith("found:")

    assert altered(TITLE, look).board.ticket_count == 48

"""The data file: what is wrong with a corrected one is said so that a person can act on it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.titles.heart_of_africa.positions import state

from baobab.errors import DataError
from baobab.game import Game
from baobab.kernel.data import Data, title_folder
from baobab.kernel.luck import FastLuck
from baobab.titles.heart_of_africa.title import HeartOfAfrica

TEXT = (title_folder("heart_of_africa") / "data.json").read_text(encoding="utf-8")


def broken(change: Callable[[dict[str, Any]], object]) -> DataError:
    """The error that a data file raises after a change."""
    data = json.loads(TEXT)
    change(data)
    with pytest.raises(DataError) as error:
        HeartOfAfrica(Data(json.dumps(data)))
    assert error.value.words("it")
    return error.value


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda d: d["map"]["areas"].pop(), "map.adjacency.zanzibar[1]"),
        (lambda d: d["map"]["areas"][0].update(heart=True), "map.areas"),
        (lambda d: d["map"]["areas"][1].update(id="barbary"), "map.areas[1]"),
        (lambda d: d["map"]["adjacency"]["egypt"].remove("nubia"), "map.adjacency.egypt"),
        (lambda d: d["map"]["adjacency"]["egypt"].append("egypt"), "map.adjacency.egypt[3]"),
        (lambda d: d["map"]["sea_arrows"].append(["cape", "egypt"]), "map.sea_arrows[2]"),
        (lambda d: d["action_counters"]["distribution"][0].update(count=4), "action_counters.distribution"),
        (
            lambda d: d["action_counters"]["distribution"][0].update(function="dance"),
            "action_counters.distribution[0].function",
        ),
        (lambda d: d["action_counters"]["functions"].reverse(), "action_counters.functions"),
        (
            lambda d: d["conflict_counters"]["distribution"][0].update(kind="plague"),
            "conflict_counters.distribution[0].kind",
        ),
        (
            lambda d: d["special_victory_counters"]["distribution"][3].update(resource="salt"),
            "special_victory_counters.distribution[3].resource",
        ),
        (lambda d: d["setup"]["influence_per_player"].update({"5": 13}), "setup.influence_per_player.5"),
        (lambda d: d["setup"].update(traders_for_map_supply=15), "setup.traders_for_map_supply"),
        (lambda d: d["setup"].update(start_vp_by_draw_order=[8, 8, 6, 5, 4]), "setup.start_vp_by_draw_order"),
        (lambda d: d["resource_table"].update(values=[0, 2, 1]), "resource_table.values"),
        (lambda d: d["reputation_table"].update(start=7), "reputation_table.start"),
        (lambda d: d["costs_and_values"].update(retreat_max_areas=3), "costs_and_values.retreat_max_areas"),
        (lambda d: d["costs_and_values"].pop("heart_vp"), "costs_and_values.heart_vp"),
        (lambda d: d["components"].update(neutral_traders=10), "map.areas"),
        (lambda d: d["rule_options"].update(all_pass="riot"), "rule_options.all_pass"),
        (lambda d: d["rule_option_alternatives"].update(min_bid=[7]), "rule_option_alternatives.min_bid[0]"),
        (lambda d: d["resource_table_start"].update(type_start_values=[1, 2, 3]), "resource_table_start"),
    ],
)
def test_a_wrong_figure_is_named_with_its_path(change: Callable[[dict[str, Any]], object], path: str) -> None:
    assert broken(change).path == path


def test_every_block_says_where_it_comes_from() -> None:
    data = json.loads(TEXT)
    assert {block["provenance"].partition(":")[0] for block in data.values()} == {
        "rulebook",
        "found",
        "reconstructed",
    }
    for name in (
        "map",
        "action_counters",
        "conflict_counters",
        "special_victory_counters",
        "resource_table_start",
    ):
        assert data[name]["provenance"] == "reconstructed"


def test_figures_come_from_the_data() -> None:
    """HOA-3.2 HOA-3.5 HOA-I5"""
    data = json.loads(TEXT)
    data["reputation_table"].update(values=[0, 1, 1, 2, 2, 3, 4, 5])
    data["setup"]["influence_per_player"]["2"] = 20
    other = HeartOfAfrica(Data(json.dumps(data)))
    players = other.view(state(Game.new(other, 2, FastLuck(1))), -1)["players"]
    assert isinstance(players, list)
    assert [player["influence"] for player in players] == [20, 20]
    assert [player["reputation"] for player in players] == [2, 2]
    assert len(other.board.figures.reputation) == 8

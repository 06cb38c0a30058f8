"""The data file: what is wrong with it is said with its path, and a corrected one is played."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.titles.africa.positions import TITLE, state

from baobab.errors import DataError
from baobab.game import Game
from baobab.kernel.data import Data
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles import title
from baobab.titles.africa.title import Africa

Facts = dict[str, Any]


def facts() -> Facts:
    read: Facts = json.loads(TITLE.data.text)
    return read


def changed(*path: str | int, to: object = None) -> Facts:
    """The facts with one value replaced, or taken away where `to` is None."""
    read = facts()
    place: Any = read
    for key in path[:-1]:
        place = place[key]
    if to is None:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return read


def one_way() -> Facts:
    read = facts()
    read["adjacency"]["neighbours"]["A1"].remove("A2")
    return read


def in_pieces() -> Facts:
    """Cape Town and all that is south of row 10 cut off from the rest."""
    read = facts()
    near = read["adjacency"]["neighbours"]
    south = {space for space in near if space[0] in "HIJK" and int(space[1:]) >= 10}
    for space, others in near.items():
        others[:] = [other for other in others if (space in south) == (other in south)]
    return read


BROKEN: list[tuple[str, Callable[[], Facts]]] = [
    ("spaces", lambda: changed("spaces")),
    ("spaces.items", lambda: changed("spaces", "items", to="none")),
    ("spaces.items[0].id", lambda: changed("spaces", "items", 0, "id", to=7)),
    ("spaces.items[0].id", lambda: changed("spaces", "items", 0, "id", to="A 1")),
    ("spaces.items[1].id", lambda: changed("spaces", "items", 1, "id", to="a1")),
    ("spaces.items[0].is_city", lambda: changed("spaces", "items", 0, "is_city", to="no")),
    ("spaces.items", lambda: changed("spaces", "items", 7, "is_city", to=False)),
    ("spaces.items[0].q", lambda: changed("spaces", "items", 0, "q")),
    ("spaces.items[1]", lambda: changed("spaces", "items", 1, "r", to=-2)),
    ("adjacency.neighbours.A1", lambda: changed("adjacency", "neighbours", "A1")),
    ("adjacency.neighbours.Z9", lambda: changed("adjacency", "neighbours", "Z9", to=[])),
    ("adjacency.neighbours.A1[0]", lambda: changed("adjacency", "neighbours", "A1", to=["Z9"])),
    ("adjacency.neighbours.A1[0]", lambda: changed("adjacency", "neighbours", "A1", to=["A1"])),
    ("adjacency.neighbours.A1[1]", lambda: changed("adjacency", "neighbours", "A1", to=["A2", "A2"])),
    ("adjacency.neighbours.A1", one_way),
    ("adjacency.neighbours", in_pieces),
    ("tiles.distribution[0].category", lambda: changed("tiles", "distribution", 0, "category", to="x")),
    ("tiles.distribution[1].count", lambda: changed("tiles", "distribution", 1, "count", to=-1)),
    ("tiles.distribution[1].count", lambda: changed("tiles", "distribution", 1, "count", to=True)),
    ("tiles.distribution[1].kind", lambda: changed("tiles", "distribution", 1, "kind", to="camp")),
    ("tiles.distribution[2].kind", lambda: changed("tiles", "distribution", 2, "kind", to="elephant")),
    ("tiles.distribution[12].value", lambda: changed("tiles", "distribution", 12, "value", to=12)),
    ("tiles.distribution[12]", lambda: changed("tiles", "distribution", 12, "value")),
    ("tiles", lambda: changed("tiles", "distribution", 1, "count", to=6)),
    ("tiles.distribution", lambda: changed("tiles", "distribution", 0, "category", to="native")),
    ("components.base_camps", lambda: changed("components", "base_camps", to="20")),
    ("setup.by_players.4", lambda: changed("setup", "by_players", "4")),
    ("setup.by_players.3", lambda: changed("setup", "by_players", "3", "camps_each", to=3)),
    ("setup.by_players.2", lambda: changed("setup", "by_players", "2", "end_monument", to=10)),
    ("setup.by_players.5.end_monument", lambda: changed("setup", "by_players", "5", "end_monument", to=12)),
    ("turn.steps_per_turn_standard", lambda: changed("turn", "steps_per_turn_standard", to=3)),
    ("turn.move_max", lambda: changed("turn", "move_max", to=3)),
    ("scoring.goods_set.3", lambda: changed("scoring", "goods_set", "3")),
    ("scoring.goods_set.0", lambda: changed("scoring", "goods_set", "0", to=1)),
    ("scoring.goods_set.0", lambda: changed("scoring", "goods_set", to={})),
    ("scoring.majority_first", lambda: changed("scoring", "majority_first")),
    ("scoring.last_monument_bonus", lambda: changed("scoring", "last_monument_bonus", to=3.5)),
]


@pytest.mark.parametrize(("path", "broken"), BROKEN)
def test_broken_data_is_refused_with_its_path(path: str, broken: Callable[[], Facts]) -> None:
    with pytest.raises(DataError) as caught:
        Africa(Data(json.dumps(broken())))
    assert caught.value.params["path"] == path
    for lang in ("en", "it"):
        assert f"“{path}”" in caught.value.words(lang)


@pytest.mark.parametrize("text", ["", "[]", "{", "3", '"africa"'])
def test_what_is_no_data_file_at_all_is_refused(text: str) -> None:
    with pytest.raises(DataError):
        Africa(Data(text))


def smaller_board() -> Facts:
    """Without the space J13 and one zebra; hippos instead of lions; another bonus."""
    read = facts()
    read["spaces"]["items"] = [item for item in read["spaces"]["items"] if item["id"] != "J13"]
    near = read["adjacency"]["neighbours"]
    del near["J13"]
    for others in near.values():
        others[:] = [other for other in others if other != "J13"]
    read["tiles"]["distribution"][2]["count"] = 4
    read["tiles"]["distribution"][4]["kind"] = "hippo"
    read["scoring"]["last_monument_bonus"] = 5
    return read


def test_a_corrected_file_replaces_the_board_and_the_mix_and_is_played(tmp_path: Path) -> None:
    """AFR-X1 AFR-X2"""
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(smaller_board()), encoding="utf-8")
    mine = title("africa", file)
    assert isinstance(mine, Africa)
    assert mine.data.digest != TITLE.data.digest
    assert (mine.board.size, sum(mine.board.mix)) == (100, 95)
    game, rng = Game.new(mine, 3, FastLuck(4)), Rng(4)
    while not game.over:
        legal = [action for action in game.legal() if not action.startswith("travel")]
        assert mine.faults(state(game)) == []
        game.play(legal[rng.below(len(legal))])
        if len(game.steps) > 4000:
            break
    log = game.log()
    assert "hippo" in " ".join(log), "a kind that the catalogue does not know is called by its name"
    assert not game.over or "5 points" in " ".join(log)


def test_the_data_say_where_they_come_from() -> None:
    """AFR-X1 AFR-X2"""
    read = facts()
    assert {name: block["provenance"] for name, block in read.items()}["spaces"] == "reconstructed"
    assert read["setup"]["provenance"] == read["scoring"]["provenance"] == "rulebook"

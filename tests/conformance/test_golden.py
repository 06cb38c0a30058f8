"""Finished games replay for ever, and the move generator counts what it always counted."""

import json
from pathlib import Path

import pytest
from tests.toys import TOYS

from baobab.conformance import golden
from baobab.titles import names
from baobab.titles import title as load


@pytest.mark.parametrize("name", names())
def test_the_archive_replays(name: str) -> None:
    folder = golden.ARCHIVE / name
    assert list(folder.glob("v*/*.record")), f"python -m baobab.conformance.golden {name} writes the archive"
    assert golden.problems(load(name)) == []


@pytest.mark.parametrize("name", list(TOYS))
def test_an_archive_is_written_once_and_then_kept(name: str, tmp_path: Path) -> None:
    title = TOYS[name]()
    written = golden.write_missing(title, tmp_path)
    assert len(written) == golden.GAMES_A_SEAT_COUNT * len(title.seats) + 1
    assert golden.write_missing(title, tmp_path) == []
    assert golden.problems(title, tmp_path) == []


def test_a_game_that_no_longer_replays_is_named(tmp_path: Path) -> None:
    title = TOYS["market_day"]()
    record = golden.write_missing(title, tmp_path)[0]
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(" end\n", " work\n"), encoding="utf-8")
    assert record.name in golden.problems(title, tmp_path)[0]


def test_another_count_is_named(tmp_path: Path) -> None:
    title = TOYS["market_day"]()
    nodes = golden.write_missing(title, tmp_path)[-1]
    entries = json.loads(nodes.read_text(encoding="utf-8"))
    entries[0]["counts"][-1] += 1
    nodes.write_text(json.dumps(entries), encoding="utf-8")
    assert "nodes.json" in golden.problems(title, tmp_path)[0]

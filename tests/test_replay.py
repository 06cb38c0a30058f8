"""A game can be replayed with the data it was played with, after the data were corrected."""

import json
import shutil
from pathlib import Path

import pytest

import baobab
from baobab import titles
from baobab.errors import RecordError
from baobab.kernel.data import read_data
from baobab.titles.africa.title import Africa


def corrected(folder: Path) -> Path:
    """A data file of Africa in which the bonus of the last monument is another."""
    content = json.loads(baobab.title("africa").data.text)
    content["scoring"]["last_monument_bonus"] = 4
    path = folder / "data.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_a_record_finds_the_data_it_was_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = baobab.Game.new(titles.title("africa", corrected(tmp_path)), 2, baobab.FastLuck(1))
    old.play(old.legal()[0])
    with pytest.raises(RecordError, match="differ from those here"):
        baobab.replay(old.record())

    house = Africa()
    house.folder = tmp_path / "africa"
    shutil.copytree(baobab.title("africa").folder / "words", house.words_folder())
    past = house.folder / "past" / f"{read_data(tmp_path / 'data.json').digest}.json"
    past.parent.mkdir(parents=True)
    past.write_text((tmp_path / "data.json").read_text("utf-8"), encoding="utf-8")
    monkeypatch.setitem(titles._titles, "africa", house)
    assert baobab.replay(old.record()).position() == old.position()

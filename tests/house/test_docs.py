"""What the documents show is run as it stands there, and what they list is what there is."""

import inspect
import re
import sys
from pathlib import Path

import pytest
from tests.house.windfall import write_windfall

from baobab.catalogue_check import problems
from baobab.cli import main
from baobab.kernel.fields import Field

DOCS = Path(__file__).parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_the_whole_title_keeps_all_promises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The title of docs/adding-a-title.md, as it is written there."""
    written = {file.name for file in write_windfall(tmp_path)}
    assert written == {"title.py", "rules.md", "en.ftl", "it.ftl"}
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    assert problems(tmp_path / "windfall" / "words") == []
    code = main(["check", "windfall.title:Windfall", "--positions", "100", "--lang", "en"])
    said = capsys.readouterr().out
    assert code == 0, said
    assert "left out: clauses" not in said


def test_every_parameter_of_a_field_is_explained() -> None:
    table = page("adding-a-title.md").partition("| `fields.Field(name, …)` |")[2]
    for parameter in list(inspect.signature(Field).parameters)[1:]:
        assert re.search(rf"^\|.*`{parameter}\b", table, re.MULTILINE), parameter


def test_the_words_of_private_events_are_explained() -> None:
    for name in ("adding-a-title.md", "words.md"):
        assert "`event-KIND-seen`" in page(name)

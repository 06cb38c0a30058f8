"""What the documents show is run as it stands there, and what they list is what there is."""

import inspect
import re
import sys
from pathlib import Path

import pytest
from tests.toys.windfall import write_windfall

from baobab.catalogue_check import problems
from baobab.cli import main
from baobab.kernel.fields import Field

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md"))]
HOMES = {"baobab": ROOT / "src", "tools": ROOT, "bench": ROOT}


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


def named_modules(text: str) -> set[str]:
    """The modules of ours that a page names: after `python -m`, in imports, or dotted between backticks."""
    ours = r"((?:baobab|tools|bench)(?:\.[a-z_]\w*)*)"
    found = re.findall(rf"python -m {ours}", text)
    found += re.findall(rf"^\s*(?:>>> )?from {ours} import", text, re.MULTILINE)
    found += re.findall(rf"`(?:python -m )?{ours}\b", text)
    return {name for name in found if "." in name}


def is_there(name: str) -> bool:
    """Is this a module, or what one has; and if only the last part is missing, does the module name it?"""
    parts = name.split(".")
    place, rest = HOMES[parts[0]].joinpath(*parts), parts[-1]
    if place.with_suffix(".py").is_file() or place.is_dir():
        return True
    above = place.parent
    source = above.with_suffix(".py") if above.with_suffix(".py").is_file() else above / "__init__.py"
    return source.is_file() and re.search(rf"\b{rest}\b", source.read_text("utf-8")) is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_module_that_a_page_names_exists(page: Path) -> None:
    # `baobab.gz` is a file that the README backs up to.
    wrong = {name for name in named_modules(page.read_text("utf-8")) - {"baobab.gz"} if not is_there(name)}
    assert not wrong


def test_every_package_and_module_at_the_top_is_named_in_the_architecture() -> None:
    text = page("architecture.md")
    package = ROOT / "src" / "baobab"
    names = [
        f"{folder.parent.name}/" for folder in package.glob("*/__init__.py") if folder.parent.name[0] != "_"
    ]
    names += [file.name for file in package.glob("[!_]*.py")]
    assert [name for name in names if name not in text] == []

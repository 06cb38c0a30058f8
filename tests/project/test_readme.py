"""The README's tour is run, and what it promises is there."""

import doctest
import re
from pathlib import Path

from baobab.titles import names, title
from baobab.words import words

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_tour_of_the_readme_runs() -> None:
    result = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.attempted > 10
    assert result.failed == 0


def prose(page: Path) -> str:
    """A document without its code, in which brackets are no links."""
    return re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.DOTALL)


def test_every_link_of_the_documents_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", prose(page)):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


def test_no_placeholder_is_left() -> None:
    assert re.findall(r"^\s*[A-Z][A-Z_]+\s*$", README, re.MULTILINE) == []


def test_the_readme_lists_the_titles_there_are() -> None:
    """A row for each title: `name` | game (designer, year) | players. Whoever adds a title adds its row."""
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \((.+?)\) \| (\d+)–(\d+) \|$", README, re.MULTILINE)
    listed = [(name, game, int(low), int(high)) for name, game, _, low, high in rows]
    there = [(name, title(name)) for name in names()]
    assert listed == [
        (name, words("en", one.words_folder()).say("title-name"), one.seats[0], one.seats[-1])
        for name, one in there
    ]

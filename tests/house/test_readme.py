"""The README's tour is run, and what it promises is there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tour_of_the_readme_runs() -> None:
    result = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.attempted > 10
    assert result.failed == 0


def test_every_link_of_the_documents_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"

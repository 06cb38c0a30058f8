"""Every title of the house, and every toy, keeps the promises: a short run of the conformance kit.

The seed is printed with a failure; BAOBAB_SEED and BAOBAB_POSITIONS ask for other and longer runs.
"""

import os

import pytest
from tests.toys import TOYS

from baobab.conformance import Report, check
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as load

SEED = int(os.environ.get("BAOBAB_SEED", "1"))
POSITIONS = int(os.environ.get("BAOBAB_POSITIONS", "200"))
MUST_LOOK = {"legal", "progress", "reasons", "words", "copy", "key", "position", "mutants", "undo", "record"}
MUST_LOOK |= {"fairness", "resample", "twins", "faults", "scores", "notation", "cycle", "fields", "events"}


def look(title: Title) -> Report:
    report = check(title, POSITIONS, SEED)
    assert report.clean, f"BAOBAB_SEED={SEED}\n{report.text()}"
    assert report.positions >= POSITIONS
    assert "clauses" not in report.skipped
    missing = {name for name in MUST_LOOK if not report.looked[name]}
    assert not missing, f"these checks looked at nothing: {missing}"
    return report


@pytest.mark.parametrize("name", names())
def test_a_title_keeps_the_promises(name: str) -> None:
    look(load(name))


@pytest.mark.parametrize("name", list(TOYS))
def test_a_toy_keeps_the_promises(name: str) -> None:
    report = look(TOYS[name]())
    hides = any(field.secret for field in TOYS[name]().fields)
    assert bool(report.looked["worlds"]) == hides


def test_the_same_seed_finds_the_same() -> None:
    runs = [check(TOYS["sealed_bid"](), 30, SEED).as_data() for _ in range(2)]
    assert runs[0] == runs[1]

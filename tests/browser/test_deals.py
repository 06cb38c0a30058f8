"""Tests in the browser do not hang on luck: every run deals the same, and what fails says by which seed."""

from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from tests.browser.conftest import pytest_runtest_makereport
from tests.browser.deals import SEED
from tests.browser.people import Crowd
from tests.browser.seats import against_bots

from baobab.titles import HOUSE


def test_whoever_opens_a_table_is_dealt_the_same(crowd: Crowd) -> None:
    """Whatever other tests have opened at this server before."""
    for title in HOUSE:
        seats = against_bots(title, 3)
        dealt = [crowd.person().tell("/api/tables", {"title": title, "seats": seats}) for _ in range(2)]
        first, second = [
            person.ask(f"/api/tables/{one['table']}/view", seat=0)["seal"]
            for person, one in zip(crowd.people[-2:], dealt, strict=True)
        ]
        assert first == second


@pytest.mark.parametrize("failed", [True, False])
def test_what_fails_says_how_it_was_dealt(failed: bool) -> None:
    report: Any = SimpleNamespace(when="call", failed=failed, sections=[])
    item: Any = SimpleNamespace(stash={})
    hook = pytest_runtest_makereport(item)
    next(hook)
    with suppress(StopIteration):
        hook.send(report)
    assert [f"BAOBAB_DEALS={SEED}" in text for _, text in report.sections] == [True] * failed

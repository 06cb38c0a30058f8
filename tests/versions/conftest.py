"""Servers before and after a change of the rules, on both databases."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.conftest import database, file, instance
from tests.versions import second

from baobab.table.bots import worker_pool

__all__ = ["database", "file", "instance"]


@pytest.fixture
def change_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Call it with a title, and from then on that title has its made-up version 2."""

    def change(name: str) -> None:
        place = tmp_path / "titles"
        monkeypatch.setenv(second.PLACE, str(place))
        monkeypatch.setattr(worker_pool, "WORKER", "tests.versions.worker")
        second.write_folder(name, place)
        second.use_second_version(name)

    yield change
    second.use_first_versions()

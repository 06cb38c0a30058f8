"""Both databases: a file, and a PostgreSQL of our own that lives as long as the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.table.postgres import NoPostgresError, Postgres, postgres

from baobab.table.storage.store import file_url


@pytest.fixture(scope="session")
def instance() -> Iterator[Postgres]:
    try:
        with postgres() as server:
            yield server
    except NoPostgresError as missing:
        pytest.fail(str(missing))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, once on each database."""
    if request.param == "sqlite":
        return file_url(tmp_path)
    server: Postgres = request.getfixturevalue("instance")
    return server.new()


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of an empty store in a file."""
    return file_url(tmp_path)

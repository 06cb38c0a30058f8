"""Migrations: bring the tables of a store up to date, one server at a time."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from baobab.table.base.errors import TableError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).with_name("migrations")
NEWEST = "0003"
"""The last migration; a test compares it with the folder."""

LOCK = 0x62616F62
"""The advisory lock of PostgreSQL that a server holds while it migrates."""


def configuration() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """The names of all migrations, oldest first."""
    return sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def upgrade(connection: Connection, to: str = NEWEST) -> None:
    """Run the migrations that are missing, inside the transaction of this connection.

    On SQLite that transaction holds the file's write lock already. Alembic is slow to load, and a store that
    is up to date does not need it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = revision(connection)
    if found == to:
        return
    if found is not None and found not in revisions():
        raise TableError("error-database-newer")
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision(connection: Connection) -> str | None:
    """The last migration of this store; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found

"""Bring the store's tables up to date, one server at a time."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

FOLDER = Path(__file__).with_name("migrations")
LOCK = 0x62616F62
"""The number of the lock that PostgreSQL gives to one server at a time."""


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def upgrade(connection: Connection) -> None:
    """All steps that are still to be taken, inside the transaction of this connection.

    On SQLite that transaction holds the file's write lock already.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if revision(connection) == newest():
        return
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """The last step this store has taken; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    return ScriptDirectory.from_config(configuration()).get_current_head()

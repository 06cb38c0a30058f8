"""What the store keeps: one set of tables for SQLite and PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

NUMBER = BigInteger().with_variant(Integer, "sqlite")
"""A key that counts by itself on both databases."""

person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("code", Text, unique=True),  # hash of the code that brings somebody back
    Column("made", Double, nullable=False),
)

browser = Table(
    "browser",
    metadata,
    Column("key", Text, primary_key=True),  # hash of the key that the browser keeps
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Double, nullable=False),
)

game = Table(
    "game",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),  # digest of the title's data file
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("position", Text, nullable=False),  # where the game began, if not at set-up
    Column("seal", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("head", Integer, nullable=False),  # the number of the last event
    Column("asked", Integer, nullable=False),
    Column("host", Text),
    Column("clock", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),  # when the last event was written
    Column("told", Double, nullable=False, server_default="0"),  # when everybody could last see one
    Column("result", Text, nullable=False, server_default=""),  # of a finished game, as its record says it
    Index("game_by_status", "status", "told"),
    Index("game_by_change", "changed"),
)

seat = Table(
    "seat",
    metadata,
    Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("person", Text, index=True),
    Column("bot", Text),  # the bot whose seat this is
    Column("stand_in", Text),  # the bot that plays for an absent person
    Column("hints", Integer, nullable=False),  # how many this seat has had
)

event = Table(
    "event",
    metadata,
    Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("cmd", Text),
    Column("body", Text, nullable=False),
    Column("commit", Integer, nullable=False),  # the game's commit points after it
    Column("made", Double, nullable=False),
    UniqueConstraint("game", "cmd", name="event_game_cmd"),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seq", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text),
    Column("body", Text, nullable=False),
    Column("made", Double, nullable=False),
    Index("chat_by_game", "game", "id"),
)

note = Table(
    "note",
    metadata,
    Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)

figures = Table(
    "figures",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("body", Text, nullable=False),  # the text of a title's data file
)

beat = Table(
    "beat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive", Double, nullable=False),  # when the server was last known to run
)

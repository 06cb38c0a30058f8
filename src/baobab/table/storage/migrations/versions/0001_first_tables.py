"""The first tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.sql.base import SchemaEventTarget

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def text(name: str, *more: SchemaEventTarget, null: bool = False, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, *more, nullable=null, primary_key=key)


def whole(name: str, *more: SchemaEventTarget, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, *more, nullable=False, primary_key=key, autoincrement=False)


def moment(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)


def of_game(key: bool = True) -> sa.Column[str]:
    return text("game", sa.ForeignKey("game.id", ondelete="CASCADE"), key=key)


def of_person(key: bool = False) -> sa.Column[str]:
    return text("person", sa.ForeignKey("person.id", ondelete="CASCADE"), key=key)


def upgrade() -> None:
    people()
    games()
    op.create_table(
        "chat",
        sa.Column("id", NUMBER, primary_key=True),
        of_game(key=False),
        whole("seat"),
        text("person", null=True),
        text("body"),
        moment("made"),
    )
    op.create_index("chat_by_game", "chat", ["game", "id"])
    op.create_table("note", of_game(), of_person(key=True), text("body"))
    op.create_table("figures", text("digest", key=True), text("title"), text("body"))
    op.create_table("beat", whole("id", key=True), moment("alive"))


def people() -> None:
    op.create_table(
        "person",
        text("id", key=True),
        text("name"),
        text("code", null=True),
        moment("made"),
        sa.UniqueConstraint("code"),
    )
    op.create_table("browser", text("key", key=True), of_person(), moment("made"))
    op.create_index("ix_browser_person", "browser", ["person"])


def games() -> None:
    op.create_table(
        "game",
        text("id", key=True),
        text("title"),
        whole("version"),
        text("data"),
        whole("seats"),
        text("settings"),
        text("position"),
        text("seal"),
        text("secret"),
        text("status"),
        whole("head"),
        whole("asked"),
        text("host", null=True),
        text("clock"),
        sa.Column("listed", sa.Boolean, nullable=False),
        moment("made"),
        moment("changed"),
    )
    op.create_index("game_by_status", "game", ["status", "changed"])
    op.create_index("game_by_change", "game", ["changed"])
    op.create_table(
        "seat",
        of_game(),
        whole("n", key=True),
        text("name"),
        text("person", null=True),
        text("bot", null=True),
        text("stand_in", null=True),
        whole("hints"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "event",
        of_game(),
        whole("seq", key=True),
        text("kind"),
        whole("seat"),
        text("cmd", null=True),
        text("body"),
        whole("commit"),
        moment("made"),
        sa.UniqueConstraint("game", "cmd", name="event_game_cmd"),
    )
    op.create_table("snapshot", of_game(), whole("step", key=True), text("body"))
    op.create_table("outbox", sa.Column("id", NUMBER, primary_key=True), text("game"), whole("seq"))

"""When something last happened that everybody could see: lists must not tell of steps under way."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("told", sa.Double, nullable=False, server_default="0"))
    op.execute("UPDATE game SET told = changed")
    op.drop_index("game_by_status", "game")
    op.create_index("game_by_status", "game", ["status", "told"])

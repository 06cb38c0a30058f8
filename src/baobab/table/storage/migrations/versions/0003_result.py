"""How a game ended: to be told also where its rules are no longer known."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("result", sa.Text, nullable=False, server_default=""))

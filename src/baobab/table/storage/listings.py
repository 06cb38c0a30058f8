"""Lists of tables: open ones, those to watch, and mine."""

from typing import Any, Literal

from sqlalchemy import Select, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.game import SPECTATOR
from baobab.table.base.settings import Settings
from baobab.table.base.wire import Json
from baobab.table.storage import schema
from baobab.table.storage.events import OPEN, OVER, PLAYING, GameRow, SeatRow

MOST_TABLES = 100
ListName = Literal["open", "watch", "mine"]


def select_games(which: ListName, person: str | None) -> Select[Any]:
    g, s = schema.game.c, schema.seat.c
    query = select(schema.game).order_by(g.told.desc(), g.id).limit(MOST_TABLES)
    if which == "mine":
        mine = exists().where(s.game == g.id, s.person == person)
        return query.where((g.host == person) | mine) if person else query.where(g.id == "")
    return query.where(g.listed, g.status == (OPEN if which == "open" else PLAYING))


async def list_tables(connection: AsyncConnection, which: ListName, person: str | None) -> list[Json]:
    """Short descriptions of the tables of a list, those that changed last first."""
    games = (await connection.execute(select_games(which, person))).all()
    t = schema.seat.c
    rows = (
        await connection.execute(
            select(schema.seat).where(t.game.in_([game.id for game in games])).order_by(t.game, t.n)
        )
    ).all()
    seats: dict[str, list[SeatRow]] = {}
    for row in rows:
        seats.setdefault(row.game, []).append(row)
    found = [describe(game, seats.get(game.id, []), person) for game in games]
    return sorted(found, key=lambda table: float(str(table["changed"])), reverse=True)


def describe(game: GameRow, seats: list[SeatRow], person: str | None) -> Json:
    mine = [seat.n for seat in seats if person is not None and seat.person == person]
    # Whoever watches a game with a delay must not learn from a list when its players move.
    delayed = Settings.read(game.settings).is_delayed(SPECTATOR, game.status == OVER)
    return {
        "table": game.id,
        "title": game.title,
        "status": game.status,
        "practice": bool(game.position),
        "seats": [
            {"name": seat.name, "holder": "bot" if seat.bot else "person" if seat.person else "open"}
            for seat in seats
        ],
        "mine": mine,
        "my_turn": game.asked in mine and game.status != OVER,
        "changed": game.told if mine or not delayed else game.made,
    }

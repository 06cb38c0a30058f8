"""The requests of the API, by what they are about. Their order in `ROUTERS` is that of the API document."""

from baobab.table.web.routes import (
    chat,
    health,
    past,
    people,
    pictures,
    play,
    push,
    records,
    tables,
    titles,
)

ROUTERS = [
    part.router for part in (health, titles, people, tables, play, chat, past, records, pictures, push)
]

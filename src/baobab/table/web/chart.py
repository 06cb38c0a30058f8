"""How a finished game went: the scores after every commit point."""

from fastapi import APIRouter, Request

from baobab.table.base.errors import TableError
from baobab.table.storage.events import OVER
from baobab.table.web import responses
from baobab.table.web.deps import Caller, ServerHere, TableId, Viewer, client_of, limit_rate, viewer_of
from baobab.table.web.error_docs import READ_ERRORS

router = APIRouter(tags=["past"])


@router.get("/api/tables/{table}/chart", responses=READ_ERRORS)
async def chart(
    request: Request, server: ServerHere, person: Caller, table: TableId, seat: Viewer = -1
) -> responses.Chart:
    """The scores of all seats from the beginning to the end; only of a game that is over."""
    limit_rate(server, "ask", client_of(request, person))
    room = await server.rooms.get(table)
    viewer_of(room, person, seat)
    if room.status != OVER:
        raise TableError("error-not-over")
    game = room.begun_game()
    states = [game.steps[mark].before for mark in game.marks if mark < len(game.steps)]
    scores = [game.title.scores(state) for state in [*states, game.state]]
    return responses.Chart(scores=[[int(score) for score in row] for row in scores])

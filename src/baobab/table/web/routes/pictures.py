"""A game to look at: a moment drawn in text, as the terminal draws it, and the chart of a finished game."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse

from baobab.table.base.errors import TableError
from baobab.table.storage.events import OVER
from baobab.table.web import responses
from baobab.table.web.deps import (
    Caller,
    Lang,
    Language,
    ServerHere,
    TableId,
    Viewer,
    client_of,
    limit_rate,
    viewer_of,
)
from baobab.table.web.error_docs import READ_ERRORS
from baobab.table.web.fields import SEATS, PlayerName
from baobab.table.web.routes.past import Commit, Own, past_state
from baobab.words import words

router = APIRouter(tags=["past"])


@router.get("/api/tables/{table}/picture", response_class=PlainTextResponse, responses=READ_ERRORS)
async def picture(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    lang: Language,
    commit: Commit,
    own: Own = 0,
    seat: Viewer = -1,
    width: Annotated[int, Query(ge=40, le=200, description="columns")] = 100,
    name: Annotated[list[PlayerName], Query(max_length=SEATS, description="what players are called")] = [],  # noqa: B006
    _: Lang = "",
) -> PlainTextResponse:
    """What a seat saw at a moment, drawn in text with colours of terminals (`ESC [ … m`)."""
    limit_rate(server, "ask", client_of(request, person))
    title, state, viewer = await past_state(server, table, person, seat, commit, own)
    players = name or [str(n + 1) for n in range(state.seats)]
    speech = words(lang, title.words_folder(), players=players)
    return PlainTextResponse(title.draw(title.view(state, viewer), speech, width, True))


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
    states = [game.steps[point].before for point in game.commit_points if point < len(game.steps)]
    scores = [game.title.scores(state) for state in [*states, game.state]]
    return responses.Chart(scores=[[int(score) for score in row] for row in scores])

"""A game as a picture in text, for titles and browsers without a board: the same that the terminal draws."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse

from baobab.table.web.deps import Caller, Lang, Language, ServerHere, TableId, Viewer, client_of, limit_rate
from baobab.table.web.error_docs import READ_ERRORS
from baobab.table.web.fields import SEATS, PlayerName
from baobab.table.web.past import Commit, Own, past_state
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

"""How a finished game went: the scores after every commit point."""

from fastapi import APIRouter, Request

from baobab.errors import BaobabError
from baobab.table.room import OVER
from baobab.table.speech import FOLDER
from baobab.table.web import given
from baobab.table.web.answers import ASK
from baobab.table.web.callers import Caller, HouseHere, TableId, Viewer, client_of, slow_down, viewer_of

router = APIRouter(tags=["past"])


@router.get("/api/tables/{table}/chart", responses=ASK)
async def chart(
    request: Request, house: HouseHere, person: Caller, table: TableId, seat: Viewer = -1
) -> given.Chart:
    """The scores of all seats from the beginning to the end; only of a game that is over."""
    slow_down(house, "ask", client_of(request, person))
    room = await house.rooms.room(table)
    viewer_of(room, person, seat)
    if room.status != OVER:
        raise BaobabError("error-not-over", folders=[FOLDER])
    game = room.playing()
    states = [game.steps[mark].before for mark in game.marks if mark < len(game.steps)]
    scores = [game.title.scores(state) for state in [*states, game.state]]
    return given.Chart(scores=[[int(score) for score in row] for row in scores])

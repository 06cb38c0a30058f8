"""Where in the rules a question stands: what a rules panel opens at."""

from fastapi import APIRouter, Request

from baobab.table.web import fields
from baobab.table.web.answers import ASK
from baobab.table.web.callers import Caller, HouseHere, client_of, slow_down
from baobab.table.web.library import house_title

router = APIRouter(tags=["library"])


@router.get("/api/titles/{title}/questions", responses=ASK)
async def questions(request: Request, house: HouseHere, person: Caller, title: fields.Word) -> dict[str, str]:
    """For each question of a title, the clause that it stands in."""
    slow_down(house, "ask", client_of(request, person))
    return {phase.name: phase.clause for phase in house_title(title).phases}

"""Where in the rules a question stands: what a rules panel opens at."""

from fastapi import APIRouter, Request

from baobab.table.web import fields
from baobab.table.web.deps import Caller, ServerHere, client_of, limit_rate
from baobab.table.web.error_docs import READ_ERRORS
from baobab.table.web.titles import listed_title

router = APIRouter(tags=["library"])


@router.get("/api/titles/{title}/questions", responses=READ_ERRORS)
async def questions(
    request: Request, server: ServerHere, person: Caller, title: fields.Word
) -> dict[str, str]:
    """For each question of a title, the clause that it stands in."""
    limit_rate(server, "ask", client_of(request, person))
    return {phase.name: phase.clause for phase in listed_title(title).phases}

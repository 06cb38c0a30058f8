"""The health check."""

from fastapi import APIRouter, Response

from baobab import __version__
from baobab.table.storage.heartbeat import last_heartbeat
from baobab.table.web import responses
from baobab.table.web.deps import ServerHere

router = APIRouter(tags=["library"])


@router.get(
    "/healthz", responses={503: {"model": responses.Health | responses.Refusal, "description": "not well"}}
)
async def health(response: Response, server: ServerHere) -> responses.Health:
    """Is the server up, and can it read and write its store?"""
    async with server.store.read() as connection:
        await last_heartbeat(connection)
    status: responses.Condition = (
        "stopping" if not server.is_ready else "ok" if server.can_write else "failing"
    )
    response.status_code = 200 if status == "ok" else 503
    return responses.Health(status=status, version=__version__)

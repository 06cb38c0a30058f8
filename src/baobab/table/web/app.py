"""The application: all requests put together, guarded and documented; it opens and closes the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from baobab import __version__
from baobab.errors import BaobabError
from baobab.table.server.server import Server, ServerConfig
from baobab.table.storage.store import FAILURES
from baobab.table.web.client_files import STATIC, ClientFiles
from baobab.table.web.errors import guard_response, on_baobab_error, on_failure, on_malformed, on_store_error
from baobab.table.web.guard import Guard
from baobab.table.web.openapi import make_document
from baobab.table.web.routes import ROUTERS

ABOUT = """Live tables for the games of Baobab.

Every write is a POST with JSON; `cmd_id` makes a command safe to repeat, `decision_id` safe against what
changed meanwhile. Messages hold keys and parameters of the Fluent catalogues; refusals also a sentence, in
Italian or English. News comes over the WebSocket `/api/tables/{table}/socket` or as lines of JSON.
"""


def make_app(config: ServerConfig, static: Path = STATIC) -> FastAPI:
    """The application of a server with this configuration, and with the client that a folder holds."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.server = await Server.open(config)
        try:
            yield
        finally:
            await app.state.server.close()

    app = FastAPI(
        title="Baobab",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    for router in ROUTERS:
        app.include_router(router)
    pages = ClientFiles(static)
    app.router.routes += pages.router.routes
    app.add_exception_handler(BaobabError, on_baobab_error)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, pages.on_http)
    for kind in FAILURES:
        app.add_exception_handler(kind, on_store_error)
    app.add_exception_handler(Exception, on_failure)
    app.add_middleware(Guard, origins=config.origins, refuse=guard_response, client=lambda: pages.built)
    app.openapi = lambda: openapi_of(app)  # type: ignore[method-assign]
    return app


def openapi_of(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, made once."""
    if app.openapi_schema is None:
        app.openapi_schema = make_document(app)
    return app.openapi_schema

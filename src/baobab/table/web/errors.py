"""Error responses, all of one shape: a sentence in the reader's language, its key, and the clause."""

import logging
import math
from collections.abc import Sequence

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from baobab.errors import BaobabError, IllegalActionError
from baobab.kernel.notes import Reason
from baobab.table.base.errors import WORDS_FOLDER, ForbiddenError, NoSuchTableError, TableError
from baobab.table.base.wire import Json, encode, wire_params
from baobab.table.web.guard import Scope, header
from baobab.words import LANGUAGES, MissingWordsError, words

JSON = "application/json"
log = logging.getLogger("baobab.web")
MOST_COMPLAINTS = 5


class MissingKeyError(TableError):
    """A request that needs a key."""


class TooManyRequestsError(TableError):
    """Too many requests; `wait` is the number of seconds to wait."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        super().__init__("error-too-many", {"seconds": seconds})
        self.seconds = seconds


STATUS = ((NoSuchTableError, 404), (ForbiddenError, 403), (MissingKeyError, 401), (TooManyRequestsError, 429))


def request_language(request: Request) -> str:
    """The language of a request: the one asked for, or the browser's."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else preferred_language(request.headers.get("accept-language", ""))


def preferred_language(accepted: str) -> str:
    """The first language of an `Accept-Language` header that we have."""
    for part in accepted.lower().split(","):
        lang = part.strip()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"


def error_json(error: BaobabError, lang: str, players: Sequence[str] = ()) -> Json:
    """An error as it is sent."""
    try:
        text = words(lang, WORDS_FOLDER, *error.folders, players=players).say(error.key, error.params)
    except (MissingWordsError, TypeError):
        # A gap in the catalogues: the key alone, and nothing about what is missing where.
        log.exception("no_words", extra={"key": error.key})
        text = error.key
    clause = None
    if isinstance(error, IllegalActionError) and isinstance(error.reason, Reason):
        clause = error.reason.clause
    return {"key": error.key, "params": wire_params(error.params), "text": text, "clause": clause}


def error_response(reasons: list[Json], status: int, now: bytes = b"null") -> Response:
    """A response with the reasons; `now` is what the seat should see instead."""
    body = b'{"reasons":' + encode(reasons) + b',"now":' + now + b"}"
    return Response(body, status, media_type=JSON)


def respond_with(request: Request, error: BaobabError, players: Sequence[str] = ()) -> Response:
    status = next((code for kind, code in STATUS if isinstance(error, kind)), 422)
    answer = error_response([error_json(error, request_language(request), players)], status)
    if isinstance(error, TooManyRequestsError):
        answer.headers["Retry-After"] = str(error.seconds)
    return answer


async def on_baobab_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, BaobabError)
    return respond_with(request, error)


async def on_malformed(request: Request, error: Exception) -> Response:
    """A request that does not fit the API: say where, and what is wrong."""
    assert isinstance(error, RequestValidationError)
    if any(tuple(complaint["loc"]) == ("path", "table") for complaint in error.errors()):
        # What cannot be the id of a table is no table.
        return respond_with(request, NoSuchTableError())
    reasons = []
    for complaint in error.errors()[:MOST_COMPLAINTS]:
        where = ".".join(str(part) for part in complaint["loc"])[:100]
        reason = TableError("error-request", {"where": where, "what": complaint["msg"][:200]})
        reasons.append(error_json(reason, request_language(request)))
    return error_response(reasons, 422)


KEYS = {404: "error-no-page", 405: "error-no-method", 400: "error-not-json"}


async def on_http(request: Request, error: Exception) -> Response:
    """An error of the framework itself."""
    assert isinstance(error, HTTPException)
    reason = TableError(KEYS.get(error.status_code, "error-no-page"))
    answer = error_response([error_json(reason, request_language(request))], error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def on_failure(request: Request, error: Exception) -> Response:
    """A mistake of ours: logged by the server, and sent without details."""
    return error_response([error_json(TableError("error-ours"), request_language(request))], 500)


async def on_store_error(request: Request, error: Exception) -> Response:
    """The store does not work: a full disk, a database that is down. So nothing has happened."""
    log.error("store_failed", exc_info=error)
    request.app.state.server.can_write = False  # until a sign of life can be written again
    return error_response([error_json(TableError("error-store"), request_language(request))], 503)


def guard_response(scope: Scope, status: int, key: str) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """The body and headers of a response for the guard."""
    lang = preferred_language(header(scope, b"accept-language"))
    answer = error_response([error_json(TableError(key), lang)], status)
    return bytes(answer.body), list(answer.raw_headers)

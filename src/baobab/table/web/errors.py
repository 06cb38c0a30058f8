"""Every refusal in one shape: a sentence in the reader's language, its key, and the clause."""

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
    """Somebody must have a key for this."""


class TooManyRequestsError(TableError):
    """Too much in too short a time; `wait` says for how long."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        super().__init__("error-too-many", {"seconds": seconds})
        self.seconds = seconds


STATUS = ((NoSuchTableError, 404), (ForbiddenError, 403), (MissingKeyError, 401), (TooManyRequestsError, 429))


def request_language(request: Request) -> str:
    """The language somebody reads: asked for, or the browser's."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else preferred_language(request.headers.get("accept-language", ""))


def preferred_language(accepted: str) -> str:
    """The first language of the header that we have."""
    for part in accepted.lower().split(","):
        lang = part.strip()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"


def error_json(trouble: BaobabError, lang: str, players: Sequence[str] = ()) -> Json:
    """A trouble as it is sent."""
    try:
        text = words(lang, WORDS_FOLDER, *trouble.folders, players=players).say(trouble.key, trouble.params)
    except (MissingWordsError, TypeError):
        # A gap in the catalogues: the key alone, for what is missing where is nobody's business outside.
        log.exception("no_words", extra={"key": trouble.key})
        text = trouble.key
    clause = None
    if isinstance(trouble, IllegalActionError) and isinstance(trouble.reason, Reason):
        clause = trouble.reason.clause
    return {"key": trouble.key, "params": wire_params(trouble.params), "text": text, "clause": clause}


def error_response(reasons: list[Json], status: int, now: bytes = b"null") -> Response:
    """An answer that says why not, and what is true now."""
    body = b'{"reasons":' + encode(reasons) + b',"now":' + now + b"}"
    return Response(body, status, media_type=JSON)


def respond_to(request: Request, trouble: BaobabError, players: Sequence[str] = ()) -> Response:
    status = next((code for kind, code in STATUS if isinstance(trouble, kind)), 422)
    answer = error_response([error_json(trouble, request_language(request), players)], status)
    if isinstance(trouble, TooManyRequestsError):
        answer.headers["Retry-After"] = str(trouble.seconds)
    return answer


async def on_baobab_error(request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, BaobabError)
    return respond_to(request, trouble)


async def on_malformed(request: Request, error: Exception) -> Response:
    """A request that does not fit the API: where, and what is wrong."""
    assert isinstance(error, RequestValidationError)
    if any(tuple(complaint["loc"]) == ("path", "table") for complaint in error.errors()):
        # What cannot be the name of a table is none.
        return respond_to(request, NoSuchTableError())
    reasons = []
    for complaint in error.errors()[:MOST_COMPLAINTS]:
        where = ".".join(str(part) for part in complaint["loc"])[:100]
        trouble = TableError("error-request", {"where": where, "what": complaint["msg"][:200]})
        reasons.append(error_json(trouble, request_language(request)))
    return error_response(reasons, 422)


KEYS = {404: "error-no-page", 405: "error-no-method", 400: "error-not-json"}


async def on_http(request: Request, error: Exception) -> Response:
    """What the framework itself refuses."""
    assert isinstance(error, HTTPException)
    trouble = TableError(KEYS.get(error.status_code, "error-no-page"))
    answer = error_response([error_json(trouble, request_language(request))], error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def on_failure(request: Request, error: Exception) -> Response:
    """A mistake of ours: logged by the server, and said without its inside."""
    return error_response([error_json(TableError("error-ours"), request_language(request))], 500)


async def on_store_error(request: Request, error: Exception) -> Response:
    """The store does not answer: a full disk, a database that is down. So nothing has happened."""
    log.error("store_failed", exc_info=error)
    request.app.state.server.can_write = False  # until a sign of life can be written again
    return error_response([error_json(TableError("error-store"), request_language(request))], 503)


def guard_response(scope: Scope, status: int, key: str) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """What the guard says."""
    lang = preferred_language(header(scope, b"accept-language"))
    answer = error_response([error_json(TableError(key), lang)], status)
    return bytes(answer.body), list(answer.raw_headers)

"""The error responses of requests, for the API document."""

from typing import Any

from baobab.table.web.responses import Refusal

Responses = dict[int | str, dict[str, Any]]

SENTENCES = {
    400: "what was sent cannot be read",
    401: "this needs a key",
    403: "this is not yours, or comes from another site",
    404: "there is no such thing",
    408: "the body came too slowly",
    409: "the question has changed; `now` is the fresh view",
    413: "the body is too large",
    415: "the body is not JSON",
    422: "not allowed, with the reasons and their clauses",
    429: "too much in too short a time, see `Retry-After`",
    503: "the server cannot read or write its store at the moment",
}


def error_responses(*codes: int) -> Responses:
    return {code: {"model": Refusal, "description": SENTENCES[code]} for code in codes}


READ_ERRORS = error_responses(403, 404, 422, 429, 503)
WRITE_ERRORS = error_responses(400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 503)

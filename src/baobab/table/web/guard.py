"""Middleware that refuses requests which are too large, too slow or from another site, and adds headers."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 16_384
LARGEST_RECORD = 2_000_000
RECORDS = "/api/records"
SLOWEST_BODY = 10.0
"""Seconds that a body may take to arrive, in however many parts."""

WRITES = frozenset({"POST", "PUT", "PATCH", "DELETE"})

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

Refuse = Callable[[Scope, int, str], tuple[bytes, list[tuple[bytes, bytes]]]]


class BodyError(Exception):
    """A body that was not read to its end."""


class Guard:
    """Looks at every request before anything else does.

    `refuse` makes the answer to one that is refused; `client` says which build of the client is served.
    """

    def __init__(
        self, app: App, origins: tuple[str, ...], refuse: Refuse, client: Callable[[], str] = str
    ) -> None:
        self.app = app
        self.origins = origins
        self.refuse = refuse
        self.client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket" and not same_site(scope, self.origins):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, key = refusal_of(scope, self.origins)
        if status:
            await self.answer(scope, send, status, key)
            return
        body = Body(receive, largest_body(scope))

        async def sending(message: Message) -> None:
            if body.fault:
                return
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *HEADERS,
                    *cache_headers(message),
                    *self.build(scope),
                ]
            await send(message)

        with suppress(BodyError):
            await self.app(scope, body.receive, sending)
        if body.fault:
            await self.answer(scope, send, *body.fault)

    def build(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Responses of the API name the current build of the client, so that pages know when they are old."""
        client = self.client() if scope["path"].startswith("/api/") else ""
        return [(b"baobab-client", client.encode())] if client else []

    async def answer(self, scope: Scope, send: Send, status: int, key: str) -> None:
        body, headers = self.refuse(scope, status, key)
        await send({"type": "http.response.start", "status": status, "headers": [*headers, *HEADERS]})
        await send({"type": "http.response.body", "body": body})


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def same_site(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Does the request come from our own pages, or from a program that is no browser?"""
    if header(scope, b"sec-fetch-site") not in ("", "same-origin", "none"):
        return False
    origin = header(scope, b"origin")
    if not origin or origin in origins:
        return True
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == header(scope, b"host")


def refusal_of(scope: Scope, origins: tuple[str, ...]) -> tuple[int, str]:
    """The status and the reason with which a request is refused; status 0 if it is not."""
    if scope["method"] not in WRITES:
        return 0, ""
    if not same_site(scope, origins):
        return 403, "error-other-site"
    length = header(scope, b"content-length")
    if length.isdecimal() and int(length[:12]) > largest_body(scope):
        return 413, "error-too-large"
    has_body = length not in ("", "0") or bool(header(scope, b"transfer-encoding"))
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    if (has_body or kind) and kind != "application/json":
        return 415, "error-not-json"
    return 0, ""


def largest_body(scope: Scope) -> int:
    return LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_BODY


class Body:
    """A request body of at most so many bytes, which must all arrive in time.

    Whatever the application makes of one that does not, `fault` is what is answered: status and reason.
    """

    def __init__(self, receive: Receive, most: int) -> None:
        self.source = receive
        self.most = most
        self.read = 0
        self.more = True
        self.until = asyncio.get_running_loop().time() + SLOWEST_BODY
        self.fault: tuple[int, str] | None = None

    async def receive(self) -> Message:
        if not self.more:
            return await self.source()
        try:
            async with asyncio.timeout_at(self.until):
                message = await self.source()
        except TimeoutError:
            self.fault = 408, "error-too-slow"
            raise BodyError from None
        if message["type"] == "http.request":
            self.read += len(message.get("body", b""))
            self.more = message.get("more_body", False)
            if self.read > self.most:
                self.fault = 413, "error-too-large"
                raise BodyError
        return message


def cache_headers(message: Message) -> list[tuple[bytes, bytes]]:
    """Responses for one person must not be cached on the way."""
    known = any(key == b"cache-control" for key, _ in message["headers"])
    return [] if known else [(b"cache-control", b"no-store")]

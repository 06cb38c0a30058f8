"""The files of the browser client, compressed when it was built, and cached by browsers for a long time.

A file under `assets/` has its own digest in its name and never changes; the page that names them is asked for
anew each time, and answered in a few bytes when it is the same.
"""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router

from baobab.table.base.errors import WORDS_FOLDER
from baobab.table.web.errors import on_http, request_language
from baobab.words import words

STATIC = Path(__file__).parents[1] / "static"
PAGE = "index.html"
TABLE = "table.html"
"""The same page for those who come straight to a table: it preloads what the table needs."""
STAMP = ".digest"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKINGS = (("br", ".br"), ("gzip", ".gz"))
PLACES = ("/", "/new/{title}", "/table/{table}", "/code")
"""Paths at which the client has something to show."""


@dataclass(frozen=True, slots=True)
class File:
    """One file: as it is, and compressed in the ways that browsers accept."""

    kind: str
    etag: str
    caching: str
    bodies: dict[str, bytes]


def read_files(folder: Path) -> dict[str, File]:
    """Every file of the client by its path."""
    serve_file = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in (".br", ".gz") and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            serve_file[name] = read_file(path, FOREVER if name.startswith("assets/") else ASK_AGAIN)
    return serve_file


def read_file(path: Path, caching: str) -> File:
    body = path.read_bytes()
    bodies = {"": body}
    for coding, suffix in PACKINGS:
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[coding] = packed.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind == "text/javascript" or kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(kind, hashlib.blake2b(body, digest_size=12).hexdigest(), caching, bodies)


def build_of(folder: Path) -> str:
    """The digest of what the client was built from; empty while it is being built."""
    stamp = folder / STAMP
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


class ClientFiles:
    """Serves the files of the client."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self.built = build_of(folder)
        self.files = read_files(folder)
        self.router = Router([Route(place, self.page) for place in PLACES])
        self.router.routes += [Route("/assets/{name}", self.asset)]
        self.router.routes += [Route(f"/{name}", self.root_file) for name in self.files if "/" not in name]

    async def page(self, request: Request) -> Response:
        """The one page there is. After a new build it is read again; files that older pages need stay."""
        built = build_of(self.folder)
        if built and built != self.built:
            self.files |= read_files(self.folder)
            self.built = built
        if PAGE not in self.files:
            text = words(request_language(request), WORDS_FOLDER).say("error-no-client")
            return Response(text, 503, media_type="text/plain; charset=utf-8")
        to_table = request.url.path.startswith("/table/") and TABLE in self.files
        return file_response(request, self.files[TABLE if to_table else PAGE])

    async def asset(self, request: Request) -> Response:
        return self.serve_file(request, f"assets/{request.path_params['name']}")

    async def root_file(self, request: Request) -> Response:
        return self.serve_file(request, request.url.path[1:])

    async def on_http(self, request: Request, error: Exception) -> Response:
        """An error of the framework; a person who looks for a missing page gets one that says so."""
        assert isinstance(error, HTTPException)
        reads = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
        if error.status_code == 404 and reads and not request.url.path.startswith(("/api/", "/assets/")):
            page = await self.page(request)
            page.status_code = 404 if page.status_code == 200 else page.status_code
            return page
        return await on_http(request, error)

    def serve_file(self, request: Request, name: str) -> Response:
        if name not in self.files:
            raise HTTPException(404)
        return file_response(request, self.files[name])


def file_response(request: Request, file: File) -> Response:
    """A file, compressed if the browser accepts that, or 304 if it has it already."""
    accepted = {
        part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")
    }
    coding = next((name for name, _ in PACKINGS if name in accepted and name in file.bodies), "")
    headers = {"Cache-Control": file.caching, "ETag": f'"{file.etag}{coding}"', "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
    return Response(file.bodies[coding], headers=headers, media_type=file.kind)

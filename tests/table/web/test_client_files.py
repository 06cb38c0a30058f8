"""The files of the client as a running server gives them."""

import asyncio
import re
from pathlib import Path

import httpx

from baobab.table.web.client_files import ClientFiles


def build(folder: Path, name: str) -> None:
    """As a build leaves them: files named after what is in them, the page, and the stamp last."""
    (folder / "assets").mkdir(exist_ok=True)
    for old in (folder / "assets").iterdir():
        old.unlink()
    (folder / "assets" / f"{name}.js").write_text(f"// {name}")
    (folder / "index.html").write_text(f"<script src='/assets/{name}.js'></script>")
    (folder / ".digest").write_text(name)


def get(pages: ClientFiles, place: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(pages.router), base_url="http://here"
        ) as client:
            return await client.get(place)

    return asyncio.run(ask())


def test_a_client_built_anew_is_served_by_the_server_that_runs(tmp_path: Path) -> None:
    build(tmp_path, "first")
    pages = ClientFiles(tmp_path)
    assert "first" in get(pages, "/").text
    (tmp_path / ".digest").unlink()
    (tmp_path / "index.html").write_text("half of it")
    assert "first" in get(pages, "/").text, "nothing is read while it is being built"
    build(tmp_path, "second")
    assert "second" in get(pages, "/table/abc").text
    assert get(pages, "/assets/second.js").status_code == 200
    assert get(pages, "/assets/first.js").status_code == 200, "a page that is still open may ask for it"


def test_who_comes_straight_to_a_table_is_told_at_once_what_it_needs() -> None:
    pages = ClientFiles()
    front, table = (
        set(re.findall(r'href="(/assets/[^"]+)"', get(pages, at).text)) for at in ("/", "/table/abc")
    )
    more = table - front
    assert front < table
    assert any("Entrance" in name for name in more)
    assert all(get(pages, name).status_code == 200 for name in more)

"""Messages of a real game for looking at a board: `python -m tools.board_demo africa --seats 4 --seed 7`.

They go to `web/demo/TITLE.json`; `python -m tools.web dev` shows them at `/demo.html?title=TITLE`.
"""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import httpx

from baobab.table.server.server import ServerConfig
from baobab.table.storage.store import file_url
from baobab.table.web.app import make_app

DEMO = Path(__file__).parents[1] / "web" / "demo"


async def play(title: str, seats: int, moves: int, bot: str) -> list[dict[str, Any]]:
    """The messages that seat 0 gets in a game of people, all of whom play as the bot would."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(ServerConfig(database=file_url(Path(folder)), limited=False, workers=1))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://demo", timeout=60) as client:
                return await messages(client, title, seats, moves, bot)


async def messages(
    client: httpx.AsyncClient, title: str, seats: int, moves: int, bot: str
) -> list[dict[str, Any]]:
    wish = {"title": title, "seats": ["me"] * seats, "name": "Anna", "confirm": False, "hints": 1000}
    table = (await client.post("/api/tables", json=wish)).json()["table"]
    at = f"/api/tables/{table}"
    found: list[dict[str, Any]] = []
    for n in range(moves):
        seen = (await client.get(f"{at}/view", params={"seat": 0})).json()
        found.append(seen)
        seat = seen["asked"]
        if seat < 0:
            break
        own = seen if seat == 0 else (await client.get(f"{at}/view", params={"seat": seat})).json()
        hint = (await client.post(f"{at}/hint", json={"seat": seat, "bot": bot})).json()
        decision = own["decision"]["id"]
        if seat == 0:
            own = (await client.get(f"{at}/view", params={"seat": 0})).json()
        body = {
            "seat": seat,
            "cmd_id": f"c{n}",
            "decision_id": decision,
            "action": hint["action"],
            "end": True,
        }
        answer = await client.post(f"{at}/commands", json=body)
        answer.raise_for_status()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--bot", default="greedy")
    args = parser.parse_args()
    DEMO.mkdir(exist_ok=True)
    found = asyncio.run(play(args.title, args.seats, args.moves, args.bot))
    (DEMO / f"{args.title}.json").write_text(json.dumps(found))
    print(f"{len(found)} messages in web/demo/{args.title}.json")


if __name__ == "__main__":
    main()

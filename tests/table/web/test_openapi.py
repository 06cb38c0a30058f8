"""The API is what its document says: fuzzed from it, with views of the shape each title's schema gives."""

import asyncio
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema_rs import validator_for
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from sqlalchemy import text
from tests.table.live_server import scene, stage
from tools.table.server_process import Server
from tools.view_schemas import views

from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng
from baobab.table.web.openapi import view_schema
from baobab.titles import names, title

EXAMPLES = 4
"""Requests of each kind; `--hypothesis-seed` and more of them find what these do not."""


@pytest.mark.parametrize("name", names())
def test_views_have_the_shape_that_is_documented(name: str) -> None:
    """From the first decision to the end, of every size, with the usual rule switches and the others."""
    valid = validator_for(view_schema(name))
    for view in views(title(name), games=2, seed=77, every=40):
        valid.validate(view)


@scene
async def test_a_finished_table_has_the_shape_that_is_documented(file: str) -> None:
    """Scores, the secret and the open hands come only at the end, and everybody may look from every seat."""
    async with stage(file) as here:
        schema = (await here.client.get("/api/openapi.json")).json()
        shapes = {
            name: validator_for({"$ref": f"#/components/schemas/{name}", "components": schema["components"]})
            for name in ("Message", "Past")
        }
        (anna,) = await here.meet("Anna")
        for name in names():
            answer = await anna.post("/api/records", {"record": whole_game(name)})
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]
            for seat in range(-1, title(name).seats[0]):
                over = await anna.view(table, seat)
                assert over["status"] == "over"
                shapes["Message"].validate(over)
                past = await anna.get(f"/api/tables/{table}/past", seat=seat, commit=over["commit"])
                shapes["Past"].validate(past.json())


def whole_game(name: str, seed: int = 5) -> str:
    """The record of a random game of the smallest size, played to its end."""
    game, rng = Game.new(title(name), title(name).seats[0], FastLuck(seed)), Rng(seed)
    while not game.over:
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    return game.record()


@scene
async def test_messages_have_the_shape_that_is_documented(file: str) -> None:
    async with stage(file) as here:
        schema = (await here.client.get("/api/openapi.json")).json()
        reference = {"$ref": "#/components/schemas/Message", "components": schema["components"]}
        valid = validator_for(reference)
        (anna,) = await here.meet("Anna")
        for name in names():
            seats = ["me"] + ["random"] * (title(name).seats[0] - 1)
            table = await anna.open(name, seats, clock={"bank": 100})
            for seat in (0, -1):
                valid.validate(await anna.view(table, seat))


@scene
async def test_health_says_when_nothing_can_be_written(file: str) -> None:
    async with stage(file) as here:
        assert (await here.client.get("/healthz")).json()["status"] == "ok"
        async with here.server.store.write() as connection:
            for what in ("insert", "update"):
                refuse = (
                    f"create trigger no_{what} before {what} on beat begin select raise(abort, 'full'); end"
                )
                await connection.execute(text(refuse))
        here.server.can_write = False
        answer = await here.client.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")


def test_fuzzed_from_its_document_the_server_never_breaks(file: str) -> None:
    """No 500, no undocumented answer, whatever is asked; and the table is still whole."""
    server = Server(file, "--unlimited", "--workers", "1", "--thinking", "0.01")
    asyncio.run(server.start())
    try:
        with httpx.Client(base_url=server.url, timeout=60) as client:
            key = client.post("/api/me", json={"name": "Fuzz"}).json()["key"]
            headers = {"Authorization": f"Bearer {key}"}
            body = {"title": "africa", "seats": ["me", "me"], "watch": "everybody", "confirm": False}
            table = client.post("/api/tables", json=body, headers=headers).json()["table"]
            schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
            for operation in schema.get_all_operations():
                assert not isinstance(operation, Err)
                fuzz(operation.ok(), server.url, headers, table)
            assert client.get(f"/api/tables/{table}/view").json()["status"] == "playing"
    finally:
        assert server.stop() == 0


def fuzz(operation: Any, url: str, headers: dict[str, str], table: str) -> None:
    """Some requests of one kind, all about a table that is there."""
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:
        if case.method == "DELETE":
            return
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if case.query and "follow" in case.query:
            case.query["follow"] = "false"
        case.call_and_validate(base_url=url, headers=headers, checks=checks, timeout=120)

    run()

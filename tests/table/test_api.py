"""The API is what its document says: fuzzed from it, with views of the shape each title's schema gives."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from jsonschema_rs import validator_for
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from starlette.testclient import TestClient
from tests.table.scene import scene, stage
from tools.view_schemas import views

from baobab.table.house import Plan
from baobab.table.store import file_url
from baobab.table.web.app import make_app
from baobab.table.web.document import document, view_schema
from baobab.titles import names, title

EXAMPLES = 4
"""Requests of each kind; `--hypothesis-seed` and more of them find what these do not."""


@pytest.mark.parametrize("name", names())
def test_views_have_the_shape_that_is_documented(name: str) -> None:
    valid = validator_for(view_schema(name))
    for number, view in enumerate(views(title(name), games=1, seed=77)):
        if number % 7 == 0:
            valid.validate(view)


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


def test_fuzzed_from_its_document_the_server_never_breaks(tmp_path: Path) -> None:
    """No 500, no undocumented answer, whatever is asked."""
    app = make_app(Plan(database=file_url(tmp_path), limited=False, workers=1, thinking=0.01))
    with TestClient(app, raise_server_exceptions=False) as client:
        key = client.post("/api/me", json={"name": "Fuzz"}).json()["key"]
        body = {"title": "africa", "seats": ["me", "me"], "watch": "everybody", "confirm": False}
        headers = {"Authorization": f"Bearer {key}"}
        table = client.post("/api/tables", json=body, headers=headers).json()["table"]
        client.cookies.clear()
        schema = schemathesis.openapi.from_dict(document(app))
        for operation in schema.get_all_operations():
            fuzz(operation.ok(), client, headers, table)
        game = asyncio.run(still_whole(tmp_path, table))
        assert game


def fuzz(operation: Any, client: TestClient, headers: dict[str, str], table: str) -> None:
    """Some requests of one kind, most of them about a table that is there."""
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @schemathesis.hypothesis.given(case=operation.as_strategy())  # type: ignore[attr-defined]
    def run(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if case.query and "follow" in case.query:
            case.query["follow"] = "false"
        case.call_and_validate(session=client, headers=headers, checks=checks)

    run()


async def still_whole(folder: Path, table: str) -> bool:
    async with stage(file_url(folder)) as here:
        return bool((await here.house.rooms.room(table)).playing().steps is not None)

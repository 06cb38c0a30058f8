"""The OpenAPI document: made from the code, with a type for the view of each title."""

import json
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from baobab.titles import names, title

REF = "#/components/schemas/"


def make_document(app: FastAPI) -> dict[str, Any]:
    found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    schemas = found["components"]["schemas"]
    for name in names():
        schemas[view_name(name)] = view_schema(name)
    known = [{"$ref": REF + view_name(name)} for name in names()]
    schemas["Message"]["properties"]["view"] = {"anyOf": [*known, {"type": "null"}]}
    schemas["Past"]["properties"]["view"] = {"anyOf": known}
    schemas.pop("HTTPValidationError", None)
    schemas.pop("ValidationError", None)
    return found


def view_name(name: str) -> str:
    """What a title's view is called: `AfricaView`."""
    return "".join(word.capitalize() for word in name.split("_")) + "View"


def view_file(name: str) -> Path:
    """Where the schema of a title's view lies: `view_schema.json` in the title's own folder."""
    return title(name).folder / "view_schema.json"


def view_schema(name: str) -> dict[str, Any]:
    """The schema of a title's view, as `python -m tools.view_schemas` found it by playing."""
    file = view_file(name)
    if not file.is_file():
        return {"type": "object"}  # a title from outside may have none
    schema: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return schema

"""The OpenAPI document: made from the code, with the view of each title typed."""

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from baobab.titles import names
from baobab.titles import title as find_title

VIEW_SCHEMA = "view_schema.json"
"""In a title's folder: what its view looks like."""

REF = "#/components/schemas/"


def document(app: FastAPI) -> dict[str, Any]:
    found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    schemas = found["components"]["schemas"]
    for title in names():
        schemas[view_name(title)] = view_schema(title)
    known = [{"$ref": REF + view_name(title)} for title in names()]
    schemas["Message"]["properties"]["view"] = {"anyOf": [*known, {"type": "null"}]}
    schemas["Past"]["properties"]["view"] = {"anyOf": known}
    schemas.pop("HTTPValidationError", None)
    schemas.pop("ValidationError", None)
    return found


def view_name(title: str) -> str:
    """The name of a title's view: `AfricaView`."""
    return "".join(word.capitalize() for word in title.split("_")) + "View"


def view_schema(title: str) -> dict[str, Any]:
    """What the view of a title looks like, as `python -m tools.view_schemas` found by playing."""
    file = find_title(title).folder / VIEW_SCHEMA
    if not file.is_file():
        return {"type": "object"}  # a title from outside: nobody has played it here
    schema: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return schema

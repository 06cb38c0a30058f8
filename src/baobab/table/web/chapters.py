"""Where in the rules a question stands: what a rules panel opens at."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request

from baobab.kernel.data import room
from baobab.rulebook import clauses, mentions
from baobab.table.web import fields
from baobab.table.web.answers import ASK
from baobab.table.web.callers import Caller, HouseHere, client_of, slow_down
from baobab.table.web.library import house_title

router = APIRouter(tags=["library"])


@router.get("/api/titles/{title}/questions", responses=ASK)
async def questions(request: Request, house: HouseHere, person: Caller, title: fields.Word) -> dict[str, str]:
    """For each question of a title, the first clause that it answers to."""
    slow_down(house, "ask", client_of(request, person))
    return first_clauses(house_title(title).name)


@cache
def first_clauses(title: str) -> dict[str, str]:
    """The clause that each phase cites first, as its source says it: compiled classes have no docstrings."""
    known = clauses(title)
    prefix = next(iter(known)).partition("-")[0] if known else ""
    found: dict[str, str] = {}
    for path in sorted(Path(room(title)).glob("*.py")):
        for name, text in phases(ast.parse(path.read_text(encoding="utf-8"))):
            cited = next((id for _, id in mentions(text, prefix) if id in known), None)
            if cited is not None:
                found.setdefault(name, cited)
    return found


def phases(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The classes that call themselves by a phase's name, each with its docstrings."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            texts = [
                ast.get_docstring(part) or "" for part in ast.walk(node) if isinstance(part, ast.FunctionDef)
            ]
            text = "\n".join([ast.get_docstring(node) or "", *texts])
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and named(call):
                    yield str(ast.literal_eval(call.args[0])), text


def named(call: ast.Call) -> bool:
    """Is this `super().__init__("NAME", …)`?"""
    return (
        isinstance(call.func, ast.Attribute)
        and call.func.attr == "__init__"
        and bool(call.args)
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    )

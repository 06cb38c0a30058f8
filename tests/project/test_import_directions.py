"""Dependencies point one way: kernel ← titles, kernel ← bots ← everything else; and inside the table, too."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from baobab.compiled import PACKAGE

LEAVES = ("baobab.errors", "baobab.interrupts", "baobab.words")
TABLE_KNOWS = (
    "baobab.__version__",
    "baobab.bots",
    "baobab.checked_bot",
    "baobab.effects",
    "baobab.game",
    "baobab.hints",
    "baobab.kernel",
    "baobab.privacy",
    "baobab.replay",
    "baobab.rulebook",
    "baobab.titles",
)
TABLE_LAYERS = ("base", "storage", "rooms", "bots", "server", "web")
"""The packages of the table: each may import those before it."""


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.Module, module: str, is_package: bool) -> Iterator[str]:
    """Every module of ours that is named in an import, also inside functions and `if TYPE_CHECKING`."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(node, module, is_package)
            # `from baobab import words` imports baobab.words: the name imported belongs to the module's name.
            names = [f"{origin}.{alias.name}" for alias in node.names]
        yield from (name for name in names if within(name, "baobab"))


def absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    climb = node.level - 1 if is_package else node.level
    return ".".join(parts[: len(parts) - climb] + ([node.module] if node.module else []))


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def allowed(module: str) -> tuple[str, ...]:
    """The packages that a module may import."""
    parts = module.split(".")
    room = parts[1] if len(parts) > 1 else ""
    if room in ("errors", "words"):
        return LEAVES
    if room == "kernel":
        return (*LEAVES, "baobab.kernel")
    if room == "titles" and len(parts) > 2:
        return (*LEAVES, "baobab.kernel", ".".join(parts[:3]))
    if room == "bots":
        return (*LEAVES, "baobab.kernel", "baobab.bots")
    if room == "table":
        return (*LEAVES, *TABLE_KNOWS, *table_packages(parts))
    return ("baobab",)


def table_packages(parts: list[str]) -> list[str]:
    """The packages of the table that one of its modules may import."""
    layer = TABLE_LAYERS.index(parts[2]) if len(parts) > 2 else -1
    return [f"baobab.table.{name}" for name in TABLE_LAYERS[: layer + 1]]


def faults(source: str, module: str, is_package: bool = False) -> list[str]:
    """The imports of a module that go the wrong way."""
    names = list(imported(ast.parse(source), module, is_package))
    wrong = [name for name in names if not any(within(name, package) for package in allowed(module))]
    if not module.startswith(("baobab.table", "baobab.cli")):
        wrong += [name for name in names if within(name, "baobab.table")]
    return wrong


FILES = sorted(file for file in PACKAGE.rglob("*.py") if "_compiled" not in file.parts)


@pytest.mark.parametrize("file", FILES, ids=module_name)
def test_imports_point_one_way(file: Path) -> None:
    module = module_name(file)
    wrong = faults(file.read_text(encoding="utf-8"), module, file.name == "__init__.py")
    assert not wrong, f"{module} may import {', '.join(allowed(module))}, and imports {', '.join(wrong)}"


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("baobab.words", "import baobab.kernel.state"),
        ("baobab.errors", "from baobab import cli"),
        ("baobab.kernel.state", "from baobab.titles import africa"),
        ("baobab.kernel.state", "from ..bots.greedy import Greedy"),
        ("baobab.kernel.state", "def late():\n    import baobab.table"),
        ("baobab.titles.africa.board", "from baobab.titles.namibia.board import NEIGHBOURS"),
        ("baobab.titles.africa.board", "from baobab.titles import namibia"),
        ("baobab.titles.africa.board", "from baobab.bots import random"),
        ("baobab.bots.greedy", "from baobab.titles.africa.title import Africa"),
        ("baobab.table.rooms.room", "from baobab.cli import console"),
        ("baobab.simulate", "from baobab.table.rooms.room import Room"),
        ("baobab.table.base.wire", "from baobab.table.storage import schema"),
        ("baobab.table.storage.listings", "from baobab.table.rooms.room import Room"),
        ("baobab.table.rooms.seating", "from baobab.table.bots.runner import BotRunner"),
        ("baobab.table.bots.runner", "from ..server.limits import Limits"),
        ("baobab.table.server.server", "from baobab.table.web import app"),
    ],
)
def test_a_wrong_way_is_found(module: str, source: str) -> None:
    assert faults(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("baobab.words", "from baobab.errors import WordsError"),
        ("baobab.kernel.phase", "from baobab.kernel.state import State\nimport json"),
        ("baobab.kernel.phase", "from . import state\nfrom ..words import Name"),
        ("baobab.titles.africa.title", "from baobab.kernel import title\nfrom .board import CELLS"),
        ("baobab.bots.greedy", "from baobab.kernel.state import State"),
        ("baobab.table.rooms.room", "from baobab.game import Game\nfrom baobab import bots"),
        ("baobab.cli.serve", "def run():\n    from baobab.table.web.serve import run"),
        ("baobab.table.web.routes.play", "from baobab.table.rooms.room import Room"),
        ("baobab.table.rooms.room", "from baobab.table import base"),
        ("baobab.cli", "from baobab.titles.africa.title import Africa\nimport baobab.bots.greedy"),
    ],
)
def test_a_right_way_is_left_alone(module: str, source: str) -> None:
    assert not faults(source, module)


def foreign(tree: ast.Module) -> Iterator[str]:
    """The packages of others that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("file", FILES, ids=module_name)
def test_only_storage_speaks_to_databases(file: Path) -> None:
    databases = {"sqlalchemy", "alembic", "sqlite3", "aiosqlite", "asyncpg"}
    found = databases.intersection(foreign(ast.parse(file.read_text(encoding="utf-8"))))
    assert not found or within(module_name(file), "baobab.table.storage")

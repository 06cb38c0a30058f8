"""What mypyc gets wrong, or does not make faster, stays out of the compiled modules (docs/building.md)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from baobab.build import compiled_files
from baobab.compiled import PACKAGE

SHIFT = "a constant is shifted, which mypyc does in 32 bits; use a table of powers"
NEW = "`__new__` on a class fails compiled; call the class"
NATIVE_INTS = ("i64", "i32", "i16", "u8", "int")
SLOW_TO_MAKE = ("dataclass", "dataclasses", "NamedTuple", "namedtuple")


def faults(source: str) -> list[str]:
    """Line and reason of every construct that compiled modules must not hold."""
    tree = ast.parse(source)
    found = {*shifts(tree), *news(tree), *slow_imports(tree)}
    return [f"line {line}: {why}" for line, why in sorted(found)]


def shifts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in (tree, *functions):
        names = names_of_constants(scope)
        for node in ast.walk(scope):
            match node:
                case ast.BinOp(left=ast.Constant(), right=ast.Constant()):
                    pass  # mypy computes it
                case ast.BinOp(left=left, op=ast.LShift()) if is_constant(left, names):
                    yield node.lineno, SHIFT


def names_of_constants(scope: ast.AST) -> set[str]:
    """Names that a scope binds to constants only, as in `one: i64 = 1`: mypyc puts in the constant."""
    constants: list[ast.expr] = []
    for node in ast.walk(scope):
        if isinstance(node, ast.AnnAssign) and node.value is not None and is_constant(node.value, set()):
            constants.append(node.target)
        elif isinstance(node, ast.Assign) and is_constant(node.value, set()):
            constants.extend(node.targets)
    names = {target.id for target in constants if isinstance(target, ast.Name)}
    variable = {
        node.id
        for node in ast.walk(scope)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node not in constants
    }
    return names - variable


def is_constant(node: ast.expr, names: set[str]) -> bool:
    """A number, what is computed from numbers, `i64(1)`, `ONE`, or one of the given names."""
    match node:
        case ast.Constant():
            return isinstance(node.value, int)
        case ast.Name():
            return node.id in names or node.id.isupper()
        case ast.Attribute():
            return node.attr.isupper()
        case ast.UnaryOp():
            return is_constant(node.operand, names)
        case ast.BinOp():
            return is_constant(node.left, names) and is_constant(node.right, names)
        case ast.Call(func=ast.Name(id=name), args=[value]):
            return name in NATIVE_INTS and is_constant(value, names)
    return False


def news(tree: ast.Module) -> Iterator[tuple[int, str]]:
    return ((n.lineno, NEW) for n in ast.walk(tree) if isinstance(n, ast.Attribute) and n.attr == "__new__")


def slow_imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for name in (alias.name for alias in node.names):
                if name in SLOW_TO_MAKE:
                    yield node.lineno, f"mypyc does not speed up `{name}`; write a class with declared fields"


def shown(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


FILES = [file for files in compiled_files(PACKAGE).values() for file in files]


@pytest.mark.parametrize("file", FILES, ids=shown)
def test_compiled_modules_keep_the_style(file: Path) -> None:
    wrong = faults(file.read_text(encoding="utf-8"))
    assert not wrong, f"{shown(file)}: {'; '.join(wrong)}"


@pytest.mark.parametrize(
    "source",
    [
        "x = 1 << n",
        "x = 0xFF << (n + 1)",
        "x = ~1 << n",
        "x = (1 + 0) << n",
        "x = i64(1) << n",
        "x = i64(1) << 31",
        "x = ONE << n",
        "x = bits.ONE << n",
        "def bit(n: i64) -> i64:\n    one: i64 = 1\n    return one << n",
        "c = Cls.__new__(Cls)",
        "c = object.__new__(Cls)",
        "from dataclasses import dataclass",
        "import dataclasses",
        "from typing import NamedTuple",
        "from collections import namedtuple",
    ],
)
def test_a_planted_fault_is_found(source: str) -> None:
    assert faults(source)


@pytest.mark.parametrize(
    "source",
    [
        "x = BIT[n]",
        "x = mask << n",
        "x = 1 << 40",
        "x = MASK >> n",
        "def pack(a: i64, b: i64) -> i64:\n    x: i64 = 0\n    x = x << 4 | a\n    return x << 4 | b",
        "class Cell:\n    def __init__(self, at: i64) -> None:\n        self.at = at",
    ],
)
def test_good_style_is_left_alone(source: str) -> None:
    assert not faults(source)


def test_the_reason_names_the_line() -> None:
    assert faults("n = 3\nx = 1 << n") == [f"line 2: {SHIFT}"]

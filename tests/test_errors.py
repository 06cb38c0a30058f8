"""Every error that the kernel, a game or a replay can raise has words in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.toys import TOYS

from baobab.catalogue_check import problems
from baobab.compiled import PACKAGE
from baobab.words import COMMON, LANGUAGES, words

FILES = [*sorted((PACKAGE / "kernel").glob("*.py")), PACKAGE / "game.py", PACKAGE / "replay.py"]
KEY = re.compile(r"(error|allowed|prompt|reason)(-[a-z]+)+")


def said(file: Path) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Keys in a module, and the names of their parameters where these are written beside the key."""
    tree = ast.parse(file.read_text("utf-8"))
    beside: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and is_key(node.args[0]):
            beside.add(node.args[0])
            assert isinstance(node.args[0], ast.Constant)
            key = str(node.args[0].value)
            match node.args[1:]:
                case []:
                    yield key, frozenset()
                case [ast.Dict(keys=keys), *_]:
                    yield key, frozenset(str(name.value) for name in keys if isinstance(name, ast.Constant))
                case _:
                    yield key, None
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and is_key(node) and node not in beside:
            yield str(node.value), None


def is_key(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(KEY.fullmatch(node.value))


def declared(key: str) -> frozenset[str]:
    """The parameters that the English catalogue declares, or names after their kind, for a key."""
    text = (COMMON / "en.ftl").read_text("utf-8")
    found = re.search(rf"^((?:# .*\n)*){key} = (.*(?:\n +.*)*)", text, re.MULTILINE)
    assert found, f"en: {key} is missing"
    names = frozenset(re.findall(r"\$(\w+) \(", found[1]))
    used = {re.sub(r"_(whose|the|to|of|a|count|or)$", "", name) for name in re.findall(r"\$(\w+)", found[2])}
    return names | used


SAID = sorted(
    {(key, params) for file in FILES for key, params in said(file)},
    key=lambda one: (one[0], sorted(one[1] or ())),
)


def test_there_are_errors_to_check() -> None:
    assert len({key for key, _ in SAID if key.startswith("error-")}) > 40


@pytest.mark.parametrize(("key", "params"), SAID, ids=[key for key, _ in SAID])
def test_an_error_has_words_with_its_parameters(key: str, params: frozenset[str] | None) -> None:
    for lang in LANGUAGES:
        assert words(lang).has(key), f"{lang}: {key} is missing"
    if params is not None:
        assert params == declared(key)


def test_the_catalogues_are_complete() -> None:
    assert problems(COMMON) == []
    for title in TOYS.values():
        assert problems(title().words_folder()) == []

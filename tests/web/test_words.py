"""The browser's words are Python's: every message and every name, in both languages, with many values."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tools import web

import baobab.titles
from baobab.catalogue_check import is_name, problems
from baobab.table.base.errors import WORDS_FOLDER as TABLE
from baobab.table.base.wire import wire_params
from baobab.titles import names
from baobab.words import (
    COMMON,
    GRAMMAR,
    LANGUAGES,
    MissingWordsError,
    Name,
    Param,
    Params,
    Phrase,
    Words,
    title_folder,
    words,
)

SHELL = web.WEB / "words"
TITLES = Path(baobab.titles.__file__).parent
FOLDERS = {"common": [], "table": [TABLE], "shell": [TABLE, SHELL], **{t: [title_folder(t)] for t in names()}}
PLAYERS = ["Anna", "Élodie", "Bruno", "10", "ugo"]
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 1000)
VARIETIES = 4
"""How many sets of parameters each message is worded with."""

DECLARED = re.compile(r"\$(\w+) \(([^)]*)\)")
TEXTS = ("Kano", "élan", "x" * 400, "Ærø 2")


class Variables(Visitor):
    """The variables that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(path: Path) -> list[tuple[str, frozenset[str]]]:
    """Every text of a catalogue by key, with its variables."""
    found = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]
            for key, pattern in parts:
                if pattern is not None:
                    seen = Variables()
                    seen.visit(pattern)
                    found.append((key, frozenset(seen.found)))
    return found


@cache
def declared(folder: Path) -> dict[str, dict[str, str]]:
    """What comments of the English file say about parameters: by message, the kind of each."""
    found = {}
    for entry in FluentParser().parse((folder / "en.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.comment is not None:
            found[entry.id.name] = dict(DECLARED.findall(entry.comment.content or ""))
    return found


@cache
def known_names(folders: tuple[Path, ...]) -> dict[str, list[str]]:
    """The names of each kind, as the English catalogues have them."""
    found: dict[str, list[str]] = {"seat": ["0", "1", "2", "7"]}
    for folder in (COMMON, *folders):
        for key, _ in messages(folder / "en.ftl"):
            kind, _, id = key.partition("-")
            if id and "." not in id:
                found.setdefault(kind, []).append(id)
    return found


def sample(kind: str, turn: int, folders: tuple[Path, ...]) -> Param:
    """A parameter of a kind, another one each turn."""
    kind = kind.split(" or ")[0].strip()
    if kind.startswith("list of "):
        item = kind.removeprefix("list of ")
        return [sample(item, turn + i, folders) for i in range((turn * 2) % 5)]  # type: ignore[misc]
    if kind == "number":
        return NUMBERS[turn % len(NUMBERS)]
    if kind == "phrase":
        return Phrase("prompt-wait", {"seat": Name("seat", str(turn % 3))})
    if kind == "text":
        return TEXTS[turn % len(TEXTS)]
    ids = known_names(folders).get(kind, ["A1", "b-2", "3"] if is_kind(kind, folders) else [])
    return Name(kind, ids[turn % len(ids)]) if ids else NUMBERS[turn % len(NUMBERS)]


def is_kind(kind: str, folders: tuple[Path, ...]) -> bool:
    """Is there a rule for names of this kind? What is called otherwise, and not declared, is a number."""
    return any(key == kind for folder in (COMMON, *folders) for key, _ in messages(folder / "en.ftl"))


def phrases(lang: str, folders: tuple[Path, ...]) -> Iterator[tuple[str, Params]]:
    """Each message of the last folder with several sets of parameters."""
    folder = folders[-1] if folders else COMMON
    for key, variables in messages(folder / f"{lang}.ftl"):
        kinds = declared(folder).get(key.partition(".")[0], {})
        bases = sorted({variable if variable in kinds else base(variable, kinds) for variable in variables})
        for turn in range(VARIETIES if bases else 1):
            yield (
                key,
                {name: sample(kinds.get(name, name), turn + i, folders) for i, name in enumerate(bases)},
            )


def base(variable: str, kinds: dict[str, str]) -> str:
    """The parameter that a variable is a form of: `$face_the` is of `face`."""
    parts = variable.split("_")
    for n in range(len(parts) - 1, 0, -1):
        if "_".join(parts[:n]) in kinds:
            return "_".join(parts[:n])
    return "_".join(parts[:-1]) if len(parts) > 1 and parts[-1] not in GRAMMAR else variable


def python_says(speech: Words, key: str, params: Params) -> str | None:
    try:
        return speech.say(key, params)
    except MissingWordsError:
        return None


def browser_says(
    lang: str, folders: tuple[Path, ...], asked: list[tuple[str, Params]], called: list[Name]
) -> tuple[list[str | None], list[dict[str, str]]]:
    told = {
        "lang": lang,
        "catalogues": [str(folder / f"{lang}.ftl") for folder in (COMMON, *folders)],
        "players": PLAYERS,
        "phrases": [(key, wire_params(params)) for key, params in asked],
        "names": [(name.kind, name.id) for name in called],
    }
    answer = json.loads(web.node("build/say.ts", json.dumps(told)))
    return answer["said"], answer["forms"]


def nouns(lang: str, folders: tuple[Path, ...]) -> list[Name]:
    """Every name of the last folder, and some that only a rule words."""
    folder = folders[-1] if folders else COMMON
    keys = [key for key, _ in messages(folder / f"{lang}.ftl") if is_name(key) and "." not in key]
    own = [Name(*key.split("-", 1)) for key in keys if "-" in key]
    return [*own, *(Name("seat", str(n)) for n in range(7))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("catalogue", FOLDERS)
def test_browser_words_as_python_does(catalogue: str, lang: str) -> None:
    """Promise: the same text from Python and from the browser, for every key."""
    folders = tuple(FOLDERS[catalogue])
    asked = list(phrases(lang, folders))
    speech = words(lang, *folders, players=PLAYERS)
    python = [python_says(speech, key, params) for key, params in asked]
    called = nouns(lang, folders)
    browser, forms = browser_says(lang, folders, asked, called)
    differing = [
        (key, params, ours, theirs)
        for (key, params), ours, theirs in zip(asked, python, browser, strict=True)
        if ours != theirs
    ]
    assert not differing, "\n".join(map(str, islice(differing, 20)))
    assert forms == [dict(speech.forms(name)) for name in called]
    texts = {key for key, _ in asked if not is_name(key) and not key.startswith("list-")}
    worded = {key for (key, _), text in zip(asked, python, strict=True) if text is not None}
    assert not texts - worded, "these were never worded: " + ", ".join(sorted(texts - worded))


def test_shell_has_all_its_words() -> None:
    assert problems(SHELL) == []


def test_shell_asks_for_no_word_that_is_not_there() -> None:
    """Every key that the client names stands in a catalogue."""
    known = {key for folder in (COMMON, TABLE, SHELL) for key, _ in messages(folder / "en.ftl")}
    named = re.compile(r"""["'`](ui-[a-z0-9-]+)["'`]""")
    for path in sorted((web.WEB / "src").rglob("*")):
        if path.suffix in (".svelte", ".ts") and path.name != "api.d.ts":
            missing = set(named.findall(path.read_text("utf-8"))) - known - of_board(path)
            assert not missing, f"{path.name}: {sorted(missing)}"


def of_board(path: Path) -> set[str]:
    """The words that a board has of its title."""
    catalogue = TITLES / path.parent.name / "words" / "en.ftl"
    return {key for key, _ in messages(catalogue)} if catalogue.is_file() else set()

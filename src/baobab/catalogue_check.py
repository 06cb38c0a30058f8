"""Is a catalogue complete? ``problems(folder)`` says what is missing or inconsistent, each in one line.

Used by our tests and for titles from outside; ``docs/words.md`` says what is checked and why.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast

from baobab.words import COMMON, GRAMMAR, LANGUAGES, MissingWordsError, Name, Words

SECTIONS = frozenset(
    {"prompt", "action", "preview", "event", "reason", "fault", "option", "score", "title", "clause"}
    | {"chapter", "error", "allowed", "list", "ui", "drawing", "cli", "sight", "account", "feature"}
)
"""First parts of keys that are texts; a message with any other first part is a name, ``KIND-ID``."""

SEEN_BY_NAMES = frozenset({"name", "initial", "number"})
WITHOUT_FORMS = frozenset({"text", "number", "phrase"})
LIST_FORMS = frozenset({"count", "or"})
LIST_MESSAGES = frozenset({"list-comma", "list-and", "list-or"})

DECLARATION = re.compile(r"\$(\w+) \(([^)]*)\)")
SNAKE_CASE = re.compile(r"\b[a-z0-9]+(?:_[a-z0-9]+)+\b")
HYPHENED = re.compile(r"[a-z]\w*(?:-\w+)+")


@dataclass
class _Contents:
    """The variables, references and plain text of one message or attribute."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    text: str = ""
    placeables: int = 0


@dataclass
class _Catalogue:
    """One language file: every text by its key (``option-fast`` and ``option-fast.help`` apart)."""

    lang: str
    path: Path
    messages: dict[str, ast.Message] = field(default_factory=dict)
    texts: dict[str, _Contents] = field(default_factory=dict)
    terms: set[str] = field(default_factory=set)
    declared: dict[str, dict[str, str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


_FormsByKind = dict[str, dict[str, set[str]]]
"""By kind and name, the forms that the name has."""


def problems(folder: Path) -> list[str]:
    """What is wrong with the catalogue in this folder; empty when it is complete."""
    files = [_read_catalogue(folder, lang) for lang in LANGUAGES]
    found = [fault for file in files for fault in file.faults]
    if found:
        return found
    common = files if folder == COMMON else [_read_catalogue(COMMON, lang) for lang in LANGUAGES]
    found += _missing_in_one_language(files)
    for file, shared in zip(files, common, strict=True):
        found += _check_texts(file, shared)
    try:
        kinds = {lang: _names_by_kind(Words(lang, (folder,)), files + common) for lang in LANGUAGES}
    except MissingWordsError as gap:
        return [*found, str(gap)]
    return [*found, *_missing_forms(kinds), *_check_variables(files, kinds)]


def is_name(id: str) -> bool:
    """Whether a message words a name (``face-gold2``) or is the rule of a kind (``face``)."""
    return id.partition("-")[0] not in SECTIONS


def _read_catalogue(folder: Path, lang: str) -> _Catalogue:
    file = _Catalogue(lang, folder / f"{lang}.ftl")
    if not file.path.is_file():
        file.faults.append(f"{lang}: there is no file {file.path.name}")
        return file
    source = file.path.read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = source.count("\n", 0, start) + 1
            file.faults.append(f"{lang}: line {line} cannot be read: {(entry.content or '').strip()[:60]!r}")
        elif isinstance(entry, ast.Term):
            file.terms.add(f"-{entry.id.name}")
        elif isinstance(entry, ast.Message):
            _add_message(file, entry)
    return file


def _add_message(file: _Catalogue, message: ast.Message) -> None:
    id = message.id.name
    if id in file.messages:
        file.faults.append(f"{file.lang}: {id} stands there twice")
    if id != id.lower():
        file.faults.append(f"{file.lang}: {id} has capital letters, so that nothing can find it")
    file.messages[id] = message
    if message.comment and message.comment.content:
        file.declared[id] = dict(DECLARATION.findall(message.comment.content))
    if message.value:
        file.texts[id] = _read_contents(message.value)
    for attribute in message.attributes:
        text = f"{id}.{attribute.id.name}"
        if text in file.texts:
            file.faults.append(f"{file.lang}: {text} stands there twice")
        file.texts[text] = _read_contents(attribute.value)


def _read_contents(pattern: ast.Pattern) -> _Contents:
    found = _Contents()
    for node in _nodes(pattern):
        if isinstance(node, ast.VariableReference):
            found.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
        elif isinstance(node, ast.TermReference):
            found.references.add(f"-{node.id.name}")
        elif isinstance(node, ast.TextElement):
            found.text += f"{node.value}\n"
        elif isinstance(node, ast.Placeable):
            found.placeables += not isinstance(node.expression, ast.StringLiteral)
    return found


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from _nodes(child)


def _missing_in_one_language(files: list[_Catalogue]) -> Iterator[str]:
    """Messages, and attributes of all but names, that one language has and the other lacks."""
    for here, there in ((files[0], files[1]), (files[1], files[0])):
        for id in here.messages.keys() - there.messages.keys():
            yield f"{there.lang}: {id} is missing"
        for text in here.texts.keys() - there.texts.keys():
            id, _, attribute = text.partition(".")
            if id in there.messages and not (attribute and is_name(id)):
                yield f"{there.lang}: {text} is missing"


def _check_texts(file: _Catalogue, common: _Catalogue) -> Iterator[str]:
    """Empty texts, references to nothing, and ids shown to people."""
    known = file.messages.keys() | file.texts.keys() | file.terms
    known |= common.messages.keys() | common.texts.keys() | common.terms
    for id, message in file.messages.items():
        if not message.value and ("-" in id or not is_name(id)):
            yield f"{file.lang}: {id} is empty"
    articles = _known_articles(common)
    for text, contents in file.texts.items():
        if text.endswith(".article") and contents.text.strip() not in articles:
            yield f"{file.lang}: {text} must be one of {', '.join(sorted(articles))}"
        if not contents.text.strip() and not contents.placeables:
            yield f"{file.lang}: {text} is empty"
        for reference in sorted(contents.references - known):
            yield f"{file.lang}: {text} refers to {reference}, which does not exist"
        raw = SNAKE_CASE.findall(contents.text)
        raw += [word for word in HYPHENED.findall(contents.text) if word in known]
        if text.rpartition(".")[2] not in GRAMMAR:
            yield from (f"{file.lang}: {text} shows the id {word}" for word in raw)


def _known_articles(common: _Catalogue) -> set[str]:
    """The articles that the rule for all names can tell apart."""
    return {
        variant.key.name
        for node in _nodes(common.messages["name"])
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference)
        for variant in node.variants
        if node.selector.id.name == "article" and isinstance(variant.key, ast.Identifier)
    }


def _missing_forms(kinds: dict[str, _FormsByKind]) -> Iterator[str]:
    """Names that lack a form which others of their kind have."""
    for lang, names in kinds.items():
        for kind in sorted(names):
            every: set[str] = set().union(*names[kind].values())
            for id, forms in sorted(names[kind].items()):
                yield from (f"{lang}: {id} has no .{form}" for form in sorted(every - forms))


def _check_variables(files: list[_Catalogue], kinds: dict[str, _FormsByKind]) -> Iterator[str]:
    """Forms used that a name lacks, and parameters that one language uses and the other does not."""
    forms = {
        form for names in kinds.values() for ids in names.values() for has in ids.values() for form in has
    }
    used: list[dict[str, set[str]]] = []
    for file in files:
        bases: dict[str, set[str]] = {}
        for text, contents in file.texts.items():
            id = text.partition(".")[0]
            if is_name(id):
                for variable in sorted(contents.variables - SEEN_BY_NAMES - forms):
                    yield f"{file.lang}: {text} uses ${variable}, which names do not know"
            elif id not in LIST_MESSAGES:
                declared = {k: v for one in files for k, v in one.declared.get(id, {}).items()}
                split = {
                    var: _split_variable(var, forms, declared) for var in sorted(_all_variables(file, text))
                }
                bases[text] = {base for base, _ in split.values()}
                for variable, (base, form) in split.items():
                    for fault in _form_problems(base, form, declared.get(base, base), kinds[file.lang]):
                        yield f"{file.lang}: {text} uses ${variable}, but {fault}"
        used.append(bases)
    for here, there in ((0, 1), (1, 0)):
        for text in sorted(used[0].keys() & used[1].keys()):
            for base in sorted(used[here][text] - used[there][text]):
                yield f"{files[there].lang}: {text} does not use ${base}, which {files[here].lang} does"


def _names_by_kind(words: Words, files: list[_Catalogue]) -> _FormsByKind:
    """By kind, the forms of every name of it; a rule that words any id stands for a name, too."""
    kinds: _FormsByKind = {}
    for file in files:
        for id, message in file.messages.items():
            kind, _, rest = id.partition("-")
            if file.lang == words.lang and id != "name" and is_name(id) and message.value:
                kinds.setdefault(kind, {})[id] = set(words.forms(Name(kind, rest or "0"))) - {""}
    return kinds


def _all_variables(file: _Catalogue, text: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """The variables of a text and of the messages it refers to."""
    contents = file.texts.get(text)
    if contents is None or text in seen:
        return set()
    return contents.variables.union(
        *(_all_variables(file, ref, seen | {text}) for ref in contents.references)
    )


def _split_variable(variable: str, forms: set[str], declared: dict[str, str]) -> tuple[str, str]:
    """``$face_of`` is the form ``of`` of the parameter ``$face``, unless it is a parameter itself."""
    base, _, form = variable.rpartition("_")
    if variable in declared or not base or form not in forms | LIST_FORMS:
        return variable, ""
    if form in LIST_FORMS and "list" not in declared.get(base, ""):
        return variable, ""
    return base, form


def _form_problems(base: str, form: str, declared: str, kinds: _FormsByKind) -> Iterator[str]:
    """Why a form of a parameter may be missing; its kind is its own name, or what the comment declares."""
    words = re.findall(r"\w+", declared)
    if not form or form in LIST_FORMS:
        return
    if words[0] == "list" and form in GRAMMAR:
        yield f"a list has no .{form}"
        return
    for kind in [word for word in words if word not in ("list", "of", "or")]:
        # Wherever a seat is named, a player's own name may stand.
        for one in (kind, "player") if kind == "seat" else (kind,):
            if one in WITHOUT_FORMS:
                yield f"a {one} has no forms"
            elif one not in kinds:
                yield f"there are no names of the kind “{one}” (declare it: # ${base} (KIND))"
            else:
                lacking = sorted(id for id, forms in kinds[one].items() if form not in forms)
                yield from (f"{id} has no .{form}" for id in lacking)


def main(arguments: list[str] | None = None) -> int:
    """`python -m baobab.catalogue_check FOLDER …`: 0 when nothing is missing, 1 when something is.

    A folder is that of the catalogues, or that of a title with its `words/`.
    """
    folders = sys.argv[1:] if arguments is None else arguments
    if not folders:
        sys.stderr.write("python -m baobab.catalogue_check FOLDER …: a title's folder, or its words/\n")
        return 2
    found = [
        f"{folder}: {problem}" for folder in folders for problem in problems(_catalogue_folder(Path(folder)))
    ]
    sys.stdout.write("".join(f"{line}\n" for line in found or ["nothing is missing"]))
    return 1 if found else 0


def _catalogue_folder(folder: Path) -> Path:
    """Where the language files lie: here, or in `words/` below a title."""
    inside = folder / "words"
    here = any((folder / f"{lang}.ftl").is_file() for lang in LANGUAGES)
    return inside if inside.is_dir() and not here else folder


if __name__ == "__main__":
    sys.exit(main())

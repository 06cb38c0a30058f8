"""How messages travel: as JSON with keys and parameters that a client words itself; and the table's words."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import orjson

from baobab.kernel.accounts import Change
from baobab.kernel.notes import Note
from baobab.kernel.sights import Sight
from baobab.table.base.errors import WORDS_FOLDER
from baobab.titles import names, words_folder
from baobab.words import LANGUAGES, Name, Param, Params, Phrase, Words, words

Json = dict[str, object]


@lru_cache(maxsize=256)
def table_words(lang: str, folder: Path, players: tuple[str, ...]) -> Words:
    """The words for a table in a language: the table's, the title's, and the names of its players."""
    return Words(lang, (WORDS_FOLDER, folder), players)


def read_catalogues() -> None:
    """Read the catalogues of all titles now, so that no request has to wait for them."""
    for lang in LANGUAGES:
        for name in names():
            words(lang, words_folder(name))
            table_words(lang, words_folder(name), ("",))


def encode(data: object) -> bytes:
    return orjson.dumps(data)


def wire_phrase(key: str, params: Params) -> Json:
    """A message that is not worded yet, in the JSON of docs/words.md."""
    return {"key": key, "params": wire_params(params)}


def wire_params(params: Params) -> Json:
    return {name: wire(value) for name, value in params.items()}


def wire_note(note: Note | None) -> Json | None:
    return wire_phrase(note.key, note.params) if note is not None else None


def wire_change(change: Change) -> Json:
    return {"item": change.item, "seat": change.seat, "before": change.before, "after": change.after}


def wire_sight(subject: str, sight: Sight) -> Json:
    return {
        "subject": subject,
        "note": wire_note(sight.note),
        "layers": [
            {
                "name": layer.name,
                "marks": [
                    {"place": mark.place, "number": mark.number, "note": wire_note(mark.note)}
                    for mark in layer.marks
                ],
            }
            for layer in sight.layers
        ],
        "paths": [{"name": path.name, "places": path.places, "number": path.number} for path in sight.paths],
        "changes": [wire_change(change) for change in sight.changes],
    }


def wire(value: Param) -> object:
    match value:
        case Name():
            return {"kind": value.kind, "id": value.id}
        case Phrase():
            return wire_phrase(value.key, value.params)
        case str() | int() | float():
            return value
        case Sequence():
            return [wire(item) for item in value]
    raise TypeError(f"{value!r} cannot travel")


def unwire(value: object) -> Param:
    """The parameter that was sent as this JSON."""
    match value:
        case {"kind": str(kind), "id": str(id)}:
            return Name(kind, id)
        case {"key": str(key), "params": dict(params)}:
            return Phrase(key, unwire_params(params))
        case str() | int() | float():
            return value
        case list():
            return [unwire(item) for item in value]  # type: ignore[misc]
    raise TypeError(f"{value!r} is no parameter")


def unwire_params(params: Mapping[str, object]) -> Params:
    return {name: unwire(value) for name, value in params.items()}

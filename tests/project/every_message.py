"""Every message of every catalogue, worded: with 0, 1, 2 and many, and with names of every gender and number.

`python -m tests.project.every_message en` prints them all, for somebody to read through.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from baobab.catalogue_check import (
    LIST_MESSAGES,
    _all_variables,
    _Catalogue,
    _names_by_kind,
    _read_catalogue,
    _split_variable,
    is_name,
)
from baobab.words import COMMON, GRAMMAR, LANGUAGES, Item, Name, Param, Phrase, Words

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "baobab"
NUMBERS = (0, 1, 2, 7)
PLAYERS = ("Anna", "Bruno", "Zoe", "Ugo", "Ines")


@dataclass(frozen=True)
class Said:
    """A message worded once, and with what."""

    folder: str
    lang: str
    key: str
    params: tuple[tuple[str, Param], ...]
    text: str

    def __str__(self) -> str:
        return f"{self.folder}/{self.lang} {self.key} {dict(self.params)}: {self.text!r}"


def catalogues() -> list[Path]:
    """The folders of all catalogues: common, titles, shell, table, command line, kit."""
    inside = [HOUSE / "table" / "words", HOUSE / "cli" / "words", HOUSE / "conformance" / "words"]
    return [COMMON, *sorted(HOUSE.glob("titles/*/words")), *inside, ROOT / "web" / "words"]


def everything(folder: Path, lang: str) -> Iterator[Said]:
    """All wordings of a catalogue in a language."""
    files = [_read_catalogue(folder, one) for one in LANGUAGES]
    common = [] if folder == COMMON else [_read_catalogue(COMMON, one) for one in LANGUAGES]
    table = [] if folder.parent.name in ("table", "words_common") else [HOUSE / "table" / "words"]
    folders = tuple(path for path in (*table, folder) if path != COMMON)
    speech = Words(lang, folders, PLAYERS)
    kinds = {kind: sorted(ids) for kind, ids in _names_by_kind(speech, files + common).items()}
    forms = {
        form
        for names in _names_by_kind(speech, files + common).values()
        for has in names.values()
        for form in has
    }
    file = next(one for one in files if one.lang == lang)
    for key in file.texts:
        id = key.partition(".")[0]
        if (
            is_name(id)
            or id in LIST_MESSAGES
            or file.texts[key].text.strip() == "" == "".join(file.texts[key].variables)
        ):
            continue
        declared = {
            name: what for one in (*common, *files) for name, what in one.declared.get(id, {}).items()
        }
        bases = sorted({_split_variable(name, forms, declared)[0] for name in reached(file, common, key)})
        for params in settings(speech, kinds, {base: declared.get(base, base) for base in bases}):
            yield Said(folder.parent.name, lang, key, tuple(params.items()), speech.say(key, params))


def reached(file: _Catalogue, common: list[_Catalogue], key: str) -> set[str]:
    return _all_variables(file, key).union(
        *(_all_variables(one, key) for one in common if one.lang == file.lang)
    )


def settings(
    speech: Words, kinds: dict[str, list[str]], declared: dict[str, str]
) -> Iterator[dict[str, Param]]:
    """Parameters: all as they come first, then each in turn, and all numbers alike."""
    choices = {name: values(speech, kinds, what) for name, what in declared.items()}
    first = {name: values[min(2, len(values) - 1)] for name, values in choices.items()}
    seen: list[dict[str, Param]] = []
    numeric = [name for name, values in choices.items() if values == list(NUMBERS)]
    for number in NUMBERS if numeric else ():
        seen.append({**first, **dict.fromkeys(numeric, number)})
    for name, values_of in choices.items():
        seen += [{**first, name: value} for value in values_of]
    for a in numeric:
        for b in numeric:
            if a < b:
                seen += [{**first, a: x, b: y} for x in NUMBERS for y in NUMBERS]
    shown: set[str] = set()
    for params in seen or [first]:
        if repr(params) not in shown:
            shown.add(repr(params))
            yield params


def values(speech: Words, kinds: dict[str, list[str]], what: str) -> list[Param]:
    """What a parameter may be, by what its comment says it is."""
    words = [word for word in what.replace(",", " ").split() if word != "or"]
    if words[:2] == ["list", "of"]:
        items = [
            item for item in values(speech, kinds, words[2]) if isinstance(item, Name | Phrase | str | int)
        ]
        return [list[Item](items[:count]) for count in (0, 1, 2, 3) if count <= len(items)]
    found: list[Param] = []
    for word in words:
        if word == "phrase":
            found.append(Phrase("allowed-list"))
        elif word == "text":
            found += ["Kano", "Anna"]
        elif word in ("seat", "player"):
            found += [Name("seat", str(seat)) for seat in (0, 1, 3, 7)]
        elif word in kinds:
            found += samples(speech, word, kinds[word])
    return found or list(NUMBERS)


def samples(speech: Words, kind: str, ids: list[str]) -> list[Item]:
    """Names of a kind, one for every gender, number, article and first letter that makes a difference."""
    found: dict[tuple[str, ...], Item] = {}
    for id in [id for id in ids if "-" in id] or ids:
        rest = id.partition("-")[2]
        name = Name(kind, rest or "A1")
        forms = speech.forms(name)
        facts = tuple(forms.get(form, "") for form in sorted(GRAMMAR))
        found.setdefault((*facts, str(forms[""][:1].lower() in "aeiou")), name)
    return list(found.values())


def main() -> None:
    for lang in sys.argv[1:] or LANGUAGES:
        for folder in catalogues():
            for said in everything(folder, lang):
                sys.stdout.write(f"{said.folder} {said.key}: {said.text}\n")


if __name__ == "__main__":
    main()

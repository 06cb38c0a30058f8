"""Everything a person reads is worded here, from Fluent catalogues that Python and the browser share.

A catalogue is a folder with one file per language, ``en.ftl`` and ``it.ftl``. There is a common one, and
every title brings its own. Rules and errors carry a key and parameters; only here do they become a sentence::

    >>> words("it").say("error-not-your-turn", {"seat": Name("seat", "1")})
    'Non tocca a te: tocca al giocatore 2.'
    >>> words("it", players=["Bruno", "Anna"]).say("error-not-your-turn", {"seat": Name("seat", "1")})
    'Non tocca a te: tocca ad Anna.'

``docs/words.md`` explains how a catalogue is written and exactly how parameters become variables.
"""

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

LANGUAGES = ("en", "it")
COMMON = Path(__file__).with_name("words_common")

GRAMMAR = frozenset({"article", "gender", "mass", "plural"})
"""Forms that are facts about a noun, to select by, and not text to show; a list of names has none of them."""

LONGEST_TEXT = 300
LONGEST_LIST = 2000


class MissingWordsError(LookupError):
    """A catalogue, a message, a form or a parameter that a text needs is not there, or cannot be read."""


@dataclass(frozen=True, slots=True)
class Name:
    """A thing that the catalogue words: the message ``KIND-ID``, or the rule ``KIND`` for the whole kind."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message with its parameters, not worded yet; as a parameter it becomes part of another message."""

    key: str
    params: "Params" = field(default_factory=dict)


Item = Name | Phrase | str | int | float
Param = Item | Sequence[Item]
Params = Mapping[str, Param]


def key(kind: str, id: str) -> str:
    """The key of a message: ``key("clause", "AFR-B2c")`` is ``clause-afr-b2c``."""
    return re.sub(r"[^a-z0-9_-]", "-", f"{kind}-{id}".lower())


def title_folder(title: str) -> Path:
    """The catalogue folder of a built-in title; a title from outside gives its own."""
    return Path(__file__).parent / "titles" / title / "words"


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """Italian where the locale is Italian, otherwise English."""
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return "it" if locale.lower().startswith("it") else "en"


def words(lang: str, *folders: Path, players: Sequence[str] = ()) -> "Words":
    """The words of one language: the common catalogue and then the given ones, where later ones win."""
    return Words(lang, folders, players) if players else _cached_words(lang, folders)


class Words:
    """One language over some catalogues, with the players' names if they are known."""

    def __init__(self, lang: str, folders: Sequence[Path] = (), players: Sequence[str] = ()) -> None:
        self.lang = lang
        self.folders = tuple(folders)
        self.players = tuple(players)
        self._bundle = _load_bundle(lang, self.folders)
        self._forms: dict[Name, dict[str, str]] = {}

    def has(self, key: str) -> bool:
        """Whether there is a text for this key (``option-fast`` or ``option-fast.help``)."""
        return self._pattern(key) is not None

    def say(self, key: str, params: Params | None = None) -> str:
        """The message worded; a whole sentence begins with a capital letter, a phrase is left as it is."""
        pattern = self._pattern(key)
        if pattern is None:
            where = ", ".join(["the common words", *map(str, self.folders)])
            raise MissingWordsError(f"no words in “{self.lang}” for “{key}” in {where}")
        given = {
            f"{name}_{form}" if form else name: text
            for name, value in (params or {}).items()
            for form, text in self._variables(value).items()
        }
        text = self._format(pattern, given, key)
        return text[:1].upper() + text[1:] if text.endswith((".", "!", "?", "…", ":")) else text

    def name(self, name: Name, form: str = "") -> str:
        """A name by itself, plain or in one of its forms: ``name(Name("face", "gold2"), "the")``."""
        forms = self.forms(name)
        if form not in forms:
            raise MissingWordsError(f"“{key(name.kind, name.id)}” has no form “{form}” in “{self.lang}”")
        return forms[form]

    def forms(self, name: Name) -> Mapping[str, str]:
        """All forms of a name; the plain one is under the empty text."""
        if name not in self._forms:
            self._forms[name] = self._decline(name)
        return self._forms[name]

    def _decline(self, name: Name) -> dict[str, str]:
        """What the name's own message says, then the rule of its kind, then the rule for all names.

        Each rule sees the plain wording as ``$name``, and every form found before it.
        """
        kind, id = name.kind, name.id
        index = int(id) if id.isascii() and id.isdigit() else None
        if kind == "seat" and index is not None and index < len(self.players):
            kind, id = "player", self.players[index]
        # What players call themselves never meets a message by chance.
        own = None if kind == "player" else self._message(key(kind, id))
        rule = self._message(kind)
        facts: dict[str, Any] = _name_facts(_shorten(id))
        if index is not None:
            facts["number"] = _plain_number(index + 1)
        plain = own.value if own and own.value else rule.value if rule else None
        if plain is None:
            raise MissingWordsError(
                f"no words in “{self.lang}” for {kind} “{id}” (message “{key(kind, id)}”)"
            )
        forms = {"": self._format(plain, facts, key(kind, id))}
        facts |= _name_facts(forms[""])
        for message in (own, rule, self._message("name")):
            for form, pattern in message.attributes.items() if message else ():
                if form not in forms:
                    text, errors = self._bundle.format_pattern(pattern, {**forms, **facts})
                    if not errors:  # a rule that needs what this name does not have gives no form
                        forms[form] = str(text)
        return forms

    def _variables(self, value: Param) -> Mapping[str, Any]:
        """One parameter as the variables a message sees, by form; the plain one is under the empty text."""
        match value:
            case Name():
                return self.forms(value)
            case Phrase():
                return {"": _shorten(self.say(value.key, value.params), LONGEST_LIST)}
            case str():
                return {"": _shorten(value)}
            case bool():
                raise TypeError("True and False have no words: pass a name or a number")
            case int() | float():
                return {"": _plain_number(value)}
            case Sequence():
                return self._list(value)
        raise TypeError(f"{value!r} cannot be worded")

    def _list(self, items: Sequence[Item]) -> Mapping[str, Any]:
        """A list in every form that all its items have, joined by “and”; joined by “or”; and counted."""
        parts = [self._variables(item) for item in items] or [self.forms(Name("list", "none"))]
        shared = [form for form in parts[0] if form not in GRAMMAR and all(form in part for part in parts)]
        joined = {form: self._join([part[form] for part in parts], "list-and") for form in shared}
        return joined | {
            "or": self._join([part[""] for part in parts], "list-or"),
            "count": _plain_number(len(items)),
        }

    def _join(self, texts: list[Any], last: str) -> Any:
        head = texts[0]
        for text in texts[1:-1]:
            head = self._pair("list-comma", head, text)
        if len(texts) > 1:
            head = self._pair(last, head, texts[-1])
        return head

    def _pair(self, key: str, head: Any, item: Any) -> str:
        initial = _name_facts(str(item))["initial"]
        text = self._format(self._pattern(key), {"head": head, "item": item, "initial": initial}, key)
        return _shorten(text, LONGEST_LIST)

    def _message(self, id: str) -> Any:
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def _pattern(self, key: str) -> Any:
        id, _, attribute = key.partition(".")
        message = self._message(id)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _format(self, pattern: Any, variables: Mapping[str, Any], key: str) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        if errors:
            given = ", ".join(f"${name}" for name in variables) or "nothing"
            why = "; ".join(map(str, errors))
            raise MissingWordsError(f"“{key}” in “{self.lang}” cannot be worded: {why} (given: {given})")
        return str(text)


@lru_cache(maxsize=64)
def _cached_words(lang: str, folders: tuple[Path, ...]) -> Words:
    return Words(lang, folders)


@lru_cache(maxsize=64)
def _load_bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    if lang not in LANGUAGES:
        raise MissingWordsError(f"no words in the language “{lang}”; there are {', '.join(LANGUAGES)}")
    # Without isolation marks, so that terminals, logs and browsers show the same text.
    bundle = FluentBundle([lang], use_isolating=False)
    for path in (folder / f"{lang}.ftl" for folder in dict.fromkeys((COMMON, *folders))):
        if not path.is_file():
            raise MissingWordsError(f"there is no catalogue {path}")
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                raise MissingWordsError(f"{path} cannot be read from “{line}” on")
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _plain_number(value: int | float) -> Any:
    # Ungrouped: whether 1000 takes a separator differs between the libraries of Python and of browsers.
    return fluent_number(value, useGrouping=False)


def _name_facts(text: str) -> dict[str, str]:
    """What rules may know about a wording: itself, and its first letter, small and without accent."""
    return {"name": text, "initial": unicodedata.normalize("NFD", text)[:1].lower()}


def _shorten(text: str, longest: int = LONGEST_TEXT) -> str:
    """A text from outside at a length that a sentence can bear."""
    return text if len(text) <= longest else text[: longest - 1] + "…"

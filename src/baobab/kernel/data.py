"""Data: a title's figures, read from a file that its owner may correct, with a digest."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import baobab.words
from baobab.errors import DataError
from baobab.words import Phrase

LONGEST_SHOWN = 80
BEYOND_NUMBERS = 10**18


class Data:
    """The text of a data file, its digest, and what it says."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.digest = blake2b(text.encode(), digest_size=16).hexdigest()
        try:
            content = json.loads(text, object_pairs_hook=unique)
        except json.JSONDecodeError as error:
            raise DataError("error-data-json", {"line": error.lineno, "what": error.msg}) from error
        except RecursionError as error:
            raise DataError("error-data-deep") from error
        if not isinstance(content, dict):
            raise wrong_kind("$", content, "allowed-object")
        self.root = Entry("", content)


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of a data file, in which no key stands twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise DataError("error-data-twice", {"key": next(key for key in keys if keys.count(key) > 1)})
    return found


class Entry:
    """A value inside a data file that knows its own path, so that errors can name it."""

    def __init__(self, path: str, value: Any) -> None:
        self.path = path
        self.value = value

    def __getitem__(self, key: str) -> "Entry":
        path = f"{self.path}.{key}" if self.path else key
        if not isinstance(self.value, dict) or key not in self.value:
            raise DataError("error-data-missing", {"path": path})
        return Entry(path, self.value[key])

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def items(self) -> list["Entry"]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise wrong_kind(self.path, self.value, "allowed-list")
        return [Entry(f"{self.path}[{i}]", item) for i, item in enumerate(self.value)]

    def keys(self) -> list[str]:
        if not isinstance(self.value, dict):
            raise wrong_kind(self.path, self.value, "allowed-object")
        return list(self.value)

    def number(self, low: int = 0, high: int = 1_000_000) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            allowed = Phrase("allowed-range", {"low": low, "high": high})
            raise DataError(
                "error-data-value", {"path": self.path, "value": shown(self.value), "allowed": [allowed]}
            )
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise wrong_kind(self.path, self.value, "allowed-text")
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise wrong_kind(self.path, self.value, "allowed-truth")
        return self.value

    def wrong(self, what: str) -> DataError:
        """The error that this value makes no sense, said in one sentence."""
        return DataError("error-data-wrong", {"path": self.path, "what": what})


def shown(value: object) -> str:
    """A value from outside as an error may show it: never long, and never in vain."""
    if isinstance(value, str):
        return value[:LONGEST_SHOWN]
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) < BEYOND_NUMBERS:
        return str(value)
    return f"({type(value).__name__})"


def wrong_kind(path: str, value: object, wanted: str) -> DataError:
    return DataError("error-data-value", {"path": path, "value": shown(value), "allowed": [Phrase(wanted)]})


def title_folder(title: str) -> Path:
    """The folder of a title of the house."""
    return Path(baobab.words.__file__).parent / "titles" / title


def read_data(path: Path) -> Data:
    try:
        return Data(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError("error-file", {"path": str(path), "why": error.strerror or str(error)}) from error
    except UnicodeDecodeError as error:
        raise DataError("error-file", {"path": str(path), "why": "it is not UTF-8 text"}) from error

"""Data: a title's figures, read from a file that its owner may correct, with a digest."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import baobab.words
from baobab.errors import DataError


class Data:
    """The text of a data file, its digest, and what it says."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.digest = blake2b(text.encode(), digest_size=16).hexdigest()
        try:
            content = json.loads(text)
        except json.JSONDecodeError as error:
            raise DataError("error-data-json", {"line": error.lineno, "what": error.msg}) from error
        if not isinstance(content, dict):
            raise DataError("error-data-kind", {"path": "the file", "wanted": "an object"})
        self.root = Entry("", content)


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
            raise DataError("error-data-kind", {"path": self.path, "wanted": "a list"})
        return [Entry(f"{self.path}[{i}]", item) for i, item in enumerate(self.value)]

    def keys(self) -> list[str]:
        if not isinstance(self.value, dict):
            raise DataError("error-data-kind", {"path": self.path, "wanted": "an object"})
        return list(self.value)

    def number(self, low: int = 0, high: int = 1_000_000) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise DataError("error-data-kind", {"path": self.path, "wanted": "a whole number"})
        if not low <= self.value <= high:
            raise DataError(
                "error-data-range", {"path": self.path, "value": self.value, "low": low, "high": high}
            )
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise DataError("error-data-kind", {"path": self.path, "wanted": "a text"})
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise DataError("error-data-kind", {"path": self.path, "wanted": "true or false"})
        return self.value

    def wrong(self, what: str) -> DataError:
        """The error that this value makes no sense, said in one sentence."""
        return DataError("error-data-wrong", {"path": self.path, "what": what})


def room(title: str) -> Path:
    """The folder of a title of the house."""
    return Path(baobab.words.__file__).parent / "titles" / title


def read_data(path: Path) -> Data:
    try:
        return Data(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError("error-file", {"path": str(path), "why": error.strerror or str(error)}) from error
    except UnicodeDecodeError as error:
        raise DataError("error-file", {"path": str(path), "why": "it is not UTF-8 text"}) from error

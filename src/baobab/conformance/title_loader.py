"""Loads the title to check; where that fails, the error says what exactly is missing, or where it broke."""

import traceback
from importlib import import_module
from pathlib import Path

from baobab.conformance.report import CATALOGUE
from baobab.errors import UnknownTitleError
from baobab.kernel.title import Title
from baobab.titles import title
from baobab.words import Params

PACKAGE = Path(__file__).resolve().parents[1]


def load_title(name: str, data: Path | None = None) -> Title:
    """The title of this name or at `module:Class`; UnknownTitleError says which of the two does not exist."""
    try:
        return title(name, data)
    except UnknownTitleError as error:
        module, colon, attribute = name.partition(":")
        if module and colon and attribute:
            raise missing_part_error(module, attribute) from error
        raise


def missing_part_error(module: str, attribute: str) -> UnknownTitleError:
    """What of `module:Class` is not there."""
    try:
        found = vars(import_module(module))
    except ModuleNotFoundError as error:
        return unknown_title_error("error-no-module", {"module": error.name or module})
    if attribute in found:
        return unknown_title_error("error-not-a-title", {"module": module, "class": attribute})
    classes = [
        thing.__name__ for thing in found.values() if isinstance(thing, type) and issubclass(thing, Title)
    ]
    known = [name for name in classes if name != "Title"]
    return unknown_title_error("error-no-class", {"module": module, "class": attribute, "known": known})


def unknown_title_error(key: str, params: Params) -> UnknownTitleError:
    return UnknownTitleError(key, params, folders=[CATALOGUE])


def describe_exception(error: Exception) -> str:
    """An exception as text for a finding: type, message, and where it was raised.

    If that is inside this package, the last place outside of it, which is the title's, is added.
    """
    text = f"{type(error).__name__}: {error}"
    frames = traceback.extract_tb(error.__traceback__)
    named = [frame for frame in frames if not frame.filename.startswith("<")]
    outside = [frame for frame in named if not is_package_file(Path(frame.filename))]
    places = [f"{Path(frame.filename).name}, line {frame.lineno}" for frame in [*outside[-1:], *named[-1:]]]
    return f"{text} ({' → '.join(dict.fromkeys(places))})" if places else text


def is_package_file(path: Path) -> bool:
    """Is this a file of the package? Compiled modules name theirs without the full path."""
    return PACKAGE in path.parents or path.parts[:1] == (PACKAGE.name,)

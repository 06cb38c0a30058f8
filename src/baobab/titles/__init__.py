"""The titles by name: those of the house, and any other as `module:Class`."""

import os
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from baobab.errors import UnknownTitleError
from baobab.kernel.data import read_data
from baobab.kernel.title import Title

HOUSE = {
    "africa": "baobab.titles.africa.title:Africa",
    "heart_of_africa": "baobab.titles.heart_of_africa.title:HeartOfAfrica",
    "namibia": "baobab.titles.namibia.title:Namibia",
    "ticket_to_ride": "baobab.titles.ticket_to_ride.title:TicketToRide",
    "great_zimbabwe": "baobab.titles.great_zimbabwe.title:GreatZimbabwe",
}

GUESTS = "BAOBAB_TITLES"
"""The environment variable that names titles from outside for this process and its children:
`NAME=module:Class`, several by commas."""

_titles: dict[str, Title] = {}


def names() -> list[str]:
    """The names of the house's own titles, and of those from outside that are its guests."""
    return list(registered())


def registered() -> dict[str, str]:
    """Where the class of each title is."""
    return {**HOUSE, **guests(os.environ.get(GUESTS, ""))}


@lru_cache
def guests(listed: str) -> dict[str, str]:
    """Titles from outside, as the environment lists them."""
    found: dict[str, str] = {}
    for entry in filter(None, listed.split(",")):
        name, _, place = entry.strip().partition("=")
        if not (name.isidentifier() and place.partition(":")[2]) or name in HOUSE:
            raise UnknownTitleError("error-guest-title", {"given": entry})
        found[name] = place
    return found


def invite(listed: str) -> None:
    """Let titles from outside be played at tables, here and in child processes; each must be there."""
    for name in guests(listed):
        found = title_class(guests(listed)[name])()
        if found.name != name:
            raise UnknownTitleError("error-guest-name", {"name": name, "called": found.name})
    os.environ[GUESTS] = listed


def words_folder(name: str) -> Path:
    """Where the catalogues of a title lie."""
    return title(name).words_folder()


def title(name: str, data: Path | None = None) -> Title:
    """The title of this name or at `module:Class`, with its own data or with a corrected file.

    A title's class is made without arguments, or with a `Data` to use instead of its own.
    """
    if data is not None:
        found = title_class(name)(read_data(data))
    elif name in _titles:
        return _titles[name]
    else:
        found = _titles[name] = title_class(name)()
    return found


def title_of_record(name: str, digest: str) -> Title:
    """The title with the data a game was played with: today's, or a text that was kept in `past/`.

    When a title's `data.json` is corrected, the old text goes to `past/DIGEST.json` in its folder, so that
    games begun with it can be finished and replayed. A record comes from outside: it names a title that is
    known here and never a module to import.
    """
    if name not in registered():
        raise UnknownTitleError("error-unknown-title", {"name": name, "known": names()})
    today = title(name)
    kept = today.folder / "past" / f"{digest}.json"
    if today.data.digest == digest or not digest.isalnum() or not kept.is_file():
        return today
    return title(name, kept)


def title_class(name: str) -> Callable[..., Title]:
    """The class of a title; UnknownTitleError where there is none."""
    module, colon, attribute = registered().get(name, name).partition(":")
    if not (module and colon and attribute):
        raise UnknownTitleError("error-unknown-title", {"name": name, "known": names()})
    try:
        found = getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        # Something else that is not installed is no question of names.
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise UnknownTitleError("error-unknown-title", {"name": name, "known": names()}) from error
    except AttributeError as error:
        raise UnknownTitleError("error-unknown-title", {"name": name, "known": names()}) from error
    if not (isinstance(found, type) and issubclass(found, Title)):
        raise UnknownTitleError("error-unknown-title", {"name": name, "known": names()})
    return found

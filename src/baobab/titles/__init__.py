"""The titles by name: those of the house, and any other as `module:Class`."""

import os
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from baobab.errors import UnknownTitleError, UnknownVersionError
from baobab.kernel import oneline
from baobab.kernel.data import Data, read_data
from baobab.kernel.title import Title
from baobab.kernel.versions import Version, data_of_version, kept_data, read_versions, unknown_version

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
"""Today's titles by name."""

_earlier: dict[tuple[str, int, str], Title] = {}
"""Titles in earlier versions or with earlier data, by folder, version and digest."""


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


def title(name: str, data: Path | None = None, version: int | None = None) -> Title:
    """The title of this name or at `module:Class`: today's rules, or those of an earlier version.

    It has the data that the version came with, or a corrected file. A title's class is made without
    arguments, with a `Data` to use instead of its own, and with a `version` once it has had more than one.
    """
    newest = _titles.get(name)
    if newest is None:
        newest = _titles[name] = title_class(name)()
    if version is None or version == newest.version:
        return newest if data is None else title_class(name)(read_data(data))
    if data is None:
        return earlier_title(name, newest, version, "", "")
    return make_version(name, newest, version, read_data(data))


def title_of_position(name: str, text: str) -> Title:
    """The title in the version that a position names; today's where there is no such version."""
    version = oneline.version_said(text)
    return title(name, version=version) if version in [row.number for row in versions(name)] else title(name)


def versions(name: str) -> list[Version]:
    """The history of a title: its versions from the first to today's."""
    newest = title(name)
    return read_versions(newest.folder) or [Version(newest.version, "", newest.data.digest, {})]


def title_of_record(name: str, digest: str, version: int | None = None, figures: str = "") -> Title:
    """The title with the rules and the data that a game was begun with.

    Its data are today's, a text kept in `past/DIGEST.json` of the title's folder, or the `figures` that came
    with the game. Where there are no such rules or data, this is today's title; whoever asks must compare. A
    record comes from outside: it names a title that is known here and never a module to import.
    """
    if name not in registered():
        raise UnknownTitleError("error-unknown-title", {"name": name, "known": names()})
    newest = title(name)
    wanted = newest.version if version is None else version
    if (wanted, digest) == (newest.version, newest.data.digest):
        return newest
    try:
        return earlier_title(name, newest, wanted, digest, figures)
    except UnknownVersionError:
        return newest


def earlier_title(name: str, newest: Title, version: int, digest: str, figures: str) -> Title:
    """A title in a version, with the data of a digest; UnknownVersionError where either is not here."""
    known = [row.number for row in read_versions(newest.folder)] or [newest.version]
    if version not in known:
        raise unknown_version(newest.folder, version, known)
    data = kept_data(newest.folder, digest) if digest else data_of_version(newest.folder, version)
    if data is None and figures:
        data = Data(figures)
    if data is None or digest not in ("", data.digest):
        raise unknown_version(newest.folder, version, known)
    key = (str(newest.folder), version, data.digest)
    if key not in _earlier:
        _earlier[key] = make_version(name, newest, version, data)
    return _earlier[key]


def make_version(name: str, newest: Title, version: int, data: Data) -> Title:
    """A title in a version, with these data."""
    if version == newest.version:
        return title_class(name)(data)
    known = [row.number for row in read_versions(newest.folder)]
    if version not in known:
        raise unknown_version(newest.folder, version, known or [newest.version])
    return title_class(name)(data, version)


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

"""Versions: the history of a title's rules, a table in its folder (`versions.json`), and data by digest.

    [
      {"version": 1, "date": "2026-11-01", "data": "4f0c…", "switches": {}},
      {"version": 2, "date": "2027-02-01", "data": "a91e…", "switches": {"full_flush": "yes"}}
    ]

`data` is the digest of the data that a version came with. `switches` names for each rule that changed the
option that keeps the old way, and its value. The catalogues say what changed (`version-2`).
"""

from pathlib import Path

from baobab.errors import UnknownVersionError
from baobab.kernel.data import Data, Entry, read_data
from baobab.words import Phrase

HISTORY = "versions.json"
NEWEST_DATA = "data.json"
PAST_DATA = "past"
"""Where a title's folder keeps the data of earlier versions, each as `DIGEST.json`."""


class Version:
    """One version of a title's rules."""

    def __init__(self, number: int, date: str, data: str, switches: dict[str, str]) -> None:
        self.number = number
        self.date = date
        self.data = data
        self.switches = switches


def read_versions(folder: Path) -> list[Version]:
    """The history of a title, from its version 1 on; none where its folder has no such table."""
    file = folder / HISTORY
    if not file.is_file():
        return []
    found: list[Version] = []
    for entry in Data('{"versions": ' + file.read_text(encoding="utf-8") + "}").root["versions"].items():
        found.append(read_version(entry, len(found) + 1))
    return found


def read_version(entry: Entry, number: int) -> Version:
    """One row of the history, which has no gaps."""
    switches = entry["switches"]
    return Version(
        entry["version"].number(number, number),
        entry["date"].text(),
        entry["data"].text(),
        {name: switches[name].text() for name in switches.keys()},  # noqa: SIM118
    )


def newest_version(folder: Path) -> int:
    """The number of the version that new games are played with."""
    return max(1, len(read_versions(folder)))


def data_of_version(folder: Path, version: int) -> Data:
    """The data that a version came with; for 0 or the newest, the data file of today."""
    history = read_versions(folder)
    if version == 0 or version == max(1, len(history)):
        return read_data(folder / NEWEST_DATA)
    if not 0 < version <= len(history):
        raise unknown_version(folder, version, [row.number for row in history])
    found = kept_data(folder, history[version - 1].data)
    if found is None:
        raise unknown_version(folder, version, [row.number for row in history])
    return found


def kept_data(folder: Path, digest: str) -> Data | None:
    """The data of this digest, if the title's folder has it: today's, or one of the past."""
    if not digest.isalnum():
        return None
    kept = folder / PAST_DATA / f"{digest}.json"
    if kept.is_file():
        return read_data(kept)
    today = folder / NEWEST_DATA
    found = read_data(today) if today.is_file() else None
    return found if found is not None and found.digest == digest else None


def unknown_version(folder: Path, version: int, known: list[int]) -> UnknownVersionError:
    """The error that there are no rules of this version here."""
    return UnknownVersionError(
        "error-unknown-version",
        {"title": Phrase("title-name"), "version": version, "known": [str(number) for number in known]},
        folders=[folder / "words"],
    )

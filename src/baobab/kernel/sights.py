"""Sights: what a place reaches, for a person who looks at it.

A sight is data for a picture: layers of places with numbers and words, and paths from place to place. It
says nothing that the seat which looks may not know, and looking changes nothing.
"""

from baobab.errors import SubjectError
from baobab.kernel.accounts import Change
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note


class Mark:
    """A place of a layer, by its name in notation, with a number or a note where it has one."""

    def __init__(self, place: str, number: int | None = None, note: Note | None = None) -> None:
        self.place = place
        self.number = number
        self.note = note


class Layer:
    """Places that have something in common: all in range, all that are claimed, all who could serve."""

    def __init__(self, name: str, marks: list[Mark]) -> None:
        self.name = name
        self.marks = marks


class Path:
    """Places one after another: a way over hubs, or answers to give."""

    def __init__(self, name: str, places: list[str], number: int | None = None) -> None:
        self.name = name
        self.places = places
        self.number = number


class Sight:
    """What is to be seen from a place: layers, paths, a note (`sight-KEY`), and figures that would change."""

    def __init__(
        self,
        layers: list[Layer],
        paths: list[Path] | None = None,
        note: Note | None = None,
        changes: list[Change] | None = None,
    ) -> None:
        self.layers = layers
        self.paths: list[Path] = paths if paths is not None else []
        self.note = note
        self.changes: list[Change] = changes if changes is not None else []


def write_subject(subjects: list[Domain], domain: int, item: int) -> str:
    """The notation of a subject: `cell F7`."""
    return f"{subjects[domain].word} {subjects[domain].names[item]}"


def read_subject(subjects: list[Domain], text: str) -> tuple[int, int]:
    """The domain and the item that a subject in notation names; case and spacing do not matter."""
    words = text.split()
    known = [domain.word for domain in subjects]
    if not known:
        raise SubjectError("error-subject-none")
    if len(words) != 2 or words[0].lower() not in known:
        examples = [write_subject(subjects, i, 0) for i in range(len(subjects))]
        raise SubjectError("error-subject-notation", {"given": text, "examples": examples})
    domain = known.index(words[0].lower())
    item = subjects[domain].find(words[1])
    if item < 0:
        examples = [write_subject(subjects, domain, i) for i in range(min(4, int(subjects[domain].size)))]
        raise SubjectError("error-subject-unknown", {"given": text, "examples": examples})
    return domain, item

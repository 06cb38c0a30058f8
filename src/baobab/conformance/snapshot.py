"""Snapshots: everything about a state as one comparable value, derived fields included."""

from baobab.kernel.fields import Field
from baobab.kernel.state import State
from baobab.kernel.title import Title

Snapshot = tuple[tuple[int, ...], ...]


def take_snapshot(title: Title, s: State, derived: bool = True) -> Snapshot:
    """All numbers of a state: stack, draws, reveals, options and every field."""
    head = ((int(s.seats), int(s.reveals)), tuple(s.options), tuple(s.stack), tuple(s.draws))
    fields = [field for field in title.fields if derived or not field.derived]
    return (*head, *(tuple(field.get(s)) for field in fields))


def key_snapshot(title: Title, s: State) -> Snapshot:
    """What `State.key` must tell apart: questions and fields, but not the number of draws."""
    fields = [tuple(field.get(s)) for field in title.fields if not field.derived]
    return (tuple(s.options), tuple(s.stack), *fields)


def changed_fields(title: Title, one: State, other: State) -> list[Field]:
    """The fields in which two states differ, derived ones left out."""
    return [f for f in title.fields if not f.derived and f.get(one) != f.get(other)]

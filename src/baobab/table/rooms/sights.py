"""What a place or a piece reaches, for a viewer: found once for each position, and cached until the next."""

from baobab.kernel.sights import Sight, read_subject, write_subject
from baobab.table.base.wire import encode, wire_sight
from baobab.table.rooms.history import state_seen_at
from baobab.table.rooms.room import Room

MOST_SIGHTS = 1_000
"""Sights kept for a table until its next event; enough for everybody to look everywhere."""


def sight(room: Room, viewer: int, subject: str, seq: int | None = None) -> bytes:
    """A sight as a viewer may have it; the same bytes for all who look at the same.

    `seq` is the last number that the viewer has seen. If there have been more, the sight is empty: what was
    looked at may be gone, and what it reaches may be different.
    """
    subjects = room.title.subjects
    subject = write_subject(subjects, *read_subject(subjects, subject))
    if seq is not None and seq != room.viewer_logs[viewer].seq:
        return encode(wire_sight(subject, Sight([])))
    key = (viewer, subject)
    if key not in room.sights:
        if len(room.sights) >= MOST_SIGHTS:
            room.sights.clear()
        room.sights[key] = encode(wire_sight(subject, visible_sight(room, viewer, subject)))
    return room.sights[key]


def visible_sight(room: Room, viewer: int, subject: str) -> Sight:
    """A sight in the position that a viewer knows."""
    if not room.is_delayed(viewer):
        return room.begun_game().sight(subject, viewer)
    state = state_seen_at(room, viewer, room.visible_commits(viewer), 0)
    return room.title.sight(state, viewer, *read_subject(room.title.subjects, subject))

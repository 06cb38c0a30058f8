"""What a place reaches, for whoever looks at it: told once for each position, remembered until the next."""

from baobab.kernel.sights import Sight, read_subject, write_subject
from baobab.table.base.wire import wire_sight
from baobab.table.rooms.history import state_seen_at
from baobab.table.rooms.messages import encode
from baobab.table.rooms.room import Room

MOST_SIGHTS = 1_000
"""Sights kept for a table until its next event; enough for everybody to look everywhere."""


def sight(room: Room, viewer: int, subject: str, seq: int | None = None) -> bytes:
    """A sight as a viewer may have it; the same bytes for all who look at the same.

    Who looks at an earlier position than the present one, by the number of the last event seen, gets an empty
    sight: what was looked at may have gone, and what is reached may be different.
    """
    subjects = room.title.subjects
    subject = write_subject(subjects, *read_subject(subjects, subject))
    if seq is not None and seq != room.viewer_logs[viewer].seq:
        return encode(wire_sight(subject, Sight([])))
    key = (viewer, subject)
    if key not in room.sights:
        if len(room.sights) >= MOST_SIGHTS:
            room.sights.clear()
        room.sights[key] = encode(wire_sight(subject, known_sight(room, viewer, subject)))
    return room.sights[key]


def known_sight(room: Room, viewer: int, subject: str) -> Sight:
    """A sight in the position that a viewer knows."""
    if not room.is_delayed(viewer):
        return room.begun_game().sight(subject, viewer)
    state = state_seen_at(room, viewer, room.visible_commits(viewer), 0)
    return room.title.sight(state, viewer, *read_subject(room.title.subjects, subject))

"""Privacy: who may see a step, an answer or an event. `Game` and the table's logs both decide here.

A viewer is a seat, or SPECTATOR. Three things keep something from a viewer: it is not committed yet, the
phase keeps answers secret or sealed, or an event has a private part for one seat alone. What the position
itself hides, each title says in its view; which of its fields are secret, in `Title.fields`.
"""

from baobab.game_steps import Step
from baobab.kernel.events import Event, EventKind
from baobab.kernel.luck import EVERYBODY
from baobab.kernel.phase import OPEN, SEALED
from baobab.kernel.title import Title
from baobab.words import Param, Phrase

SPECTATOR = -1
"""A viewer without a seat."""


def hides_anything(title: Title) -> bool:
    """Is there something in this game that one seat knows and another does not?"""
    return any(field.secret for field in title.fields)


def visible_steps(steps: int, committed: int, last_seat: int, viewer: int) -> int:
    """How many of a game's steps have reached a viewer: those that are committed, and its own under way.

    `last_seat` took the last step; all steps that are not committed are its own.
    """
    return steps if viewer == last_seat else committed


def is_answer_hidden(step: Step, viewer: int, reveals: int, over: bool) -> bool:
    """May this viewer not know (yet) what was answered in a step?

    `reveals` counts the revelations that have reached the viewer: the next one opens a sealed answer.
    """
    if step.privacy == OPEN or step.seat == viewer or over:
        return False
    return step.privacy != SEALED or reveals == step.before.reveals


def sees_private_part(event: Event, viewer: int) -> bool:
    return event.to in (EVERYBODY, viewer)


def visible_event(kind: EventKind, event: Event, viewer: int) -> Event | None:
    """An event as a viewer may know it: whole, or without its private part.

    None for an event that is private altogether: it has not happened for the others, since the number of such
    events would tell how many steps a sealed answer took.
    """
    if sees_private_part(event, viewer):
        return event
    if kind.private and not kind.public:
        return None
    return Event(event.kind, event.public, [], event.to)


def event_phrase(kind: EventKind, event: Event, viewer: int) -> Phrase:
    """What a viewer is told of an event: `event-KIND`, or `event-KIND-seen` with its private part."""
    params: dict[str, Param] = {
        label: domain.say(value)
        for (label, domain), value in zip(kind.public.items(), event.public, strict=True)
    }
    key = f"event-{kind.name}"
    if kind.private and event.private and sees_private_part(event, viewer):
        key += "-seen"
        for (label, domain), value in zip(kind.private.items(), event.private, strict=True):
            params[label] = domain.say(value)
    return Phrase(key, params)

"""Who may see a step, an answer or an event: decided in one place, for the terminal and for tables."""

import pytest

from baobab.kernel.events import Event, EventKind
from baobab.kernel.luck import EVERYBODY
from baobab.kernel.names import Domain
from baobab.privacy import SPECTATOR, event_phrase, hides_anything, visible_event, visible_steps
from baobab.titles import names, title

COLOUR = Domain("colour", ["red", "blue"])
DRAWN = EventKind("drawn", {"from": COLOUR}, {"what": COLOUR})
SEALED = EventKind("sealed", {}, {"what": COLOUR})


@pytest.mark.parametrize("name", names())
def test_a_title_with_private_events_has_secret_fields_and_the_other_way_round(name: str) -> None:
    rules = title(name)
    assert hides_anything(rules) == any(kind.private for kind in rules.events)


def test_steps_under_way_are_seen_by_the_seat_that_takes_them() -> None:
    assert visible_steps(7, 4, last_seat=1, viewer=1) == 7
    assert visible_steps(7, 4, last_seat=1, viewer=0) == 4
    assert visible_steps(7, 4, last_seat=1, viewer=SPECTATOR) == 4
    assert visible_steps(7, 7, last_seat=1, viewer=0) == 7


def test_others_see_that_something_was_drawn_and_not_what() -> None:
    event = Event(0, [0], [1], to=1)
    own, other = visible_event(DRAWN, event, 1), visible_event(DRAWN, event, 0)
    assert own is not None
    assert other is not None
    assert (own.public, own.private) == ([0], [1])
    assert (other.public, other.private) == ([0], [])
    assert event_phrase(DRAWN, own, 1).key == "event-drawn-seen"
    assert set(event_phrase(DRAWN, own, 1).params) == {"from", "what"}
    assert event_phrase(DRAWN, other, 0).key == "event-drawn"
    assert set(event_phrase(DRAWN, event, SPECTATOR).params) == {"from"}


def test_an_event_without_a_public_part_has_not_happened_for_others() -> None:
    assert visible_event(SEALED, Event(0, [], [1], to=1), 0) is None
    assert visible_event(SEALED, Event(0, [], [1], to=1), 1) is not None
    assert visible_event(SEALED, Event(0, [], [1], to=EVERYBODY), 0) is not None

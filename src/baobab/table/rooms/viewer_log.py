"""What one seat, or the spectators, have been told: a log with numbers that only grow.

A viewer's sequence number counts what this viewer could see happen: its own steps at once, those of the
others when they are committed. Steps under way and the length of a sealed answer have no numbers for
anybody else.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from baobab.game import Game, Step
from baobab.kernel.events import Event
from baobab.kernel.luck import EVERYBODY
from baobab.table.base.wire import Json, wire_params
from baobab.words import Param


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log. `step` is the number of steps after which it was told; notices have none."""

    step: int
    seat: int
    key: str
    params: Json
    commit: int = 0


class ViewerLog:
    """The log and the numbers of one viewer, a seat or -1."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.events: list[int] = []
        self.kept: list[int] = []
        self.entries: list[LogEntry] = []
        self.steps_told = -1
        self.changes = 0

    @property
    def seq(self) -> int:
        return len(self.events)

    def seq_of(self, event: int) -> int:
        """This viewer's number for an event of the game, or for the last one seen before it."""
        return bisect_left(self.events, event + 1)

    def append(self, event: int, game: Game | None, notice: LogEntry | None = None) -> None:
        """An event that this viewer sees: tell what it brought, forget what it took back."""
        kept = len(self.entries)
        if game is not None:
            kept = self.catch_up(game)
        if notice is not None:
            self.entries.append(notice)
        self.events.append(event)
        self.kept.append(kept)

    def catch_up(self, game: Game) -> int:
        """Bring the log to what this viewer sees; answers how much of it stayed as it was."""
        return self.append_steps(game, game.shown_steps(self.viewer))

    def append_steps(self, game: Game, steps: Sequence[Step]) -> int:
        """Tell these steps, forget what was told beyond them; answers how much of the log stayed."""
        kept = len(self.entries)
        if self.steps_told > len(steps):
            gone = [i for i, entry in enumerate(self.entries) if entry.step > len(steps)]
            if gone:
                kept = gone[0]
                self.entries = [entry for entry in self.entries if entry.step <= len(steps)]
            self.steps_told = len(steps)
        if self.steps_told < 0:
            self.append_events(game, 0, -1, game.setup_events)
            self.steps_told = 0
        for i in range(self.steps_told, len(steps)):
            self.append_events(game, i + 1, steps[i].seat, steps[i].events)
        self.steps_told = len(steps)
        return kept

    def append_events(self, game: Game, step: int, seat: int, events: list[Event]) -> None:
        for event in events:
            entry = self.entry(game, step, seat, event)
            if entry is not None:
                self.entries.append(entry)

    def entry(self, game: Game, step: int, seat: int, event: Event) -> LogEntry | None:
        """An event as this viewer hears it; None where it may not even know that it happened."""
        kind = game.title.events[event.kind]
        own = event.to in (EVERYBODY, self.viewer)
        if not own and kind.private and not kind.public:
            return None
        params: dict[str, Param] = {
            label: domain.say(value)
            for (label, domain), value in zip(kind.public.items(), event.public, strict=True)
        }
        key = f"event-{kind.name}"
        if own and kind.private and event.private:
            key += "-seen"
            for (label, domain), value in zip(kind.private.items(), event.private, strict=True):
                params[label] = domain.say(value)
        return LogEntry(step, seat, key, wire_params(params))

    def first_new(self, after: int) -> int:
        """From which line on the log is new or changed for somebody who has seen the number `after`."""
        return (
            min([len(self.entries), *self.kept[max(after, 0) :]]) if after < self.seq else len(self.entries)
        )

    def lines_at(self, steps: Iterable[int]) -> list[int]:
        """How much of the log had been told after so many steps; notices go with what was before them."""
        steps_told = list(accumulate((entry.step for entry in self.entries), max))
        return [bisect_right(steps_told, step) for step in steps]


def commit_of(game: Game, entry: LogEntry) -> int:
    """The commit point at which a line came to be known to all."""
    return entry.commit if entry.step < 0 else commit_at(game, entry.step)


def commit_at(game: Game, step: int) -> int:
    """The number of the commit that these steps belong to; the next one while they are under way."""
    return bisect_left(game.marks, step) + 1 if step else 0

"""The log of one viewer, a seat or the spectators: what they have been told, with numbers that only grow.

A viewer's sequence number counts what this viewer could see happen: its own steps at once, those of others
when they are committed. Steps under way and the length of a sealed answer have no numbers for anybody else.
What a viewer may know of an event, `baobab.privacy` decides.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from baobab.game import SPECTATOR, Game, Step
from baobab.kernel.events import Event
from baobab.privacy import event_phrase, visible_event
from baobab.table.base.settings import Settings
from baobab.table.base.wire import Json, wire_params


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log. `step` is the number of steps after which it was told; notices have -1."""

    step: int
    seat: int
    key: str
    params: Json
    commit: int = 0


class ViewerLog:
    """The log of one viewer.

    `events` are the numbers of the table's events that this viewer has seen, `kept` how many entries stayed
    as they were at each of them. `changes` counts those that were play.
    """

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
        """This viewer's number for an event of the table, or for the last one seen before it."""
        return bisect_left(self.events, event + 1)

    def append(self, event: int, game: Game | None, notice: LogEntry | None = None) -> None:
        """Take in an event that this viewer sees: add what it brought, remove what it took back."""
        kept = len(self.entries)
        if game is not None:
            kept = self.catch_up(game)
        if notice is not None:
            self.entries.append(notice)
        self.events.append(event)
        self.kept.append(kept)

    def catch_up(self, game: Game) -> int:
        """Bring the log to what this viewer sees; returns how many entries stayed as they were."""
        return self.set_steps(game, game.steps_for(self.viewer))

    def set_steps(self, game: Game, steps: Sequence[Step]) -> int:
        """Tell exactly these steps; returns how many entries stayed as they were."""
        kept = len(self.entries)
        if self.steps_told > len(steps):
            gone = [i for i, entry in enumerate(self.entries) if entry.step > len(steps)]
            if gone:
                kept = gone[0]
                self.entries = [entry for entry in self.entries if entry.step <= len(steps)]
            self.steps_told = len(steps)
        if self.steps_told < 0:
            self.add_events(game, 0, -1, game.setup_events)
            self.steps_told = 0
        for i in range(self.steps_told, len(steps)):
            self.add_events(game, i + 1, steps[i].seat, steps[i].events)
        self.steps_told = len(steps)
        return kept

    def add_events(self, game: Game, step: int, seat: int, events: list[Event]) -> None:
        for event in events:
            kind = game.title.events[event.kind]
            seen = visible_event(kind, event, self.viewer)
            if seen is not None:
                phrase = event_phrase(kind, seen, self.viewer)
                self.entries.append(LogEntry(step, seat, phrase.key, wire_params(phrase.params)))

    def first_new(self, after: int) -> int:
        """The first entry that is new or changed for somebody who has seen the number `after`."""
        if after >= self.seq:
            return len(self.entries)
        return min([len(self.entries), *self.kept[max(after, 0) :]])

    def lengths_at(self, steps: Iterable[int]) -> list[int]:
        """How many entries there were after so many steps; a notice belongs to the step before it."""
        told = list(accumulate((entry.step for entry in self.entries), max))
        return [bisect_right(told, step) for step in steps]


class DelayedViewerLog(ViewerLog):
    """The log of spectators who see the game with a delay, which ends with the game.

    What happens beyond the delay has no number for them. Notices between moves wait for their place.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(SPECTATOR)
        self.settings = settings
        self.waiting: list[LogEntry] = []

    def append(self, event: int, game: Game | None, notice: LogEntry | None = None) -> None:
        if game is None:
            super().append(event, game, notice)
            return
        if notice is not None:
            self.waiting.append(notice)
        before, length = self.steps_told, len(self.entries)
        kept = self.catch_up(game)
        # A notice always counts, since the seats may have changed; a move that they may not see does not.
        if notice is not None or self.steps_told != before or len(self.entries) != length:
            self.events.append(event)
            self.kept.append(kept)

    def catch_up(self, game: Game) -> int:
        commits = self.settings.visible_commits(SPECTATOR, len(game.commit_points), game.over)
        self.waiting = [
            replace(entry, commit=min(entry.commit, len(game.commit_points))) for entry in self.waiting
        ]
        kept = len(self.entries)
        for commit, steps in enumerate([0, *game.commit_points[:commits]]):
            if steps > self.steps_told or commit == commits:
                kept = min(kept, self.set_steps(game, game.steps[:steps]))
                self.entries += [entry for entry in self.waiting if entry.commit <= commit]
                self.waiting = [entry for entry in self.waiting if entry.commit > commit]
        return kept


def commit_of(game: Game, entry: LogEntry) -> int:
    """The commit point at which an entry became known to all."""
    return entry.commit if entry.step < 0 else commit_at(game, entry.step)


def commit_at(game: Game, step: int) -> int:
    """The commit point that a step belongs to; the next one while the step is under way."""
    return bisect_left(game.commit_points, step) + 1 if step else 0

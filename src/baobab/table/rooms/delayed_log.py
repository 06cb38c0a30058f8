"""Spectators who see the game late, because the host wished so: how much of it they know, and when.

Whatever leaves the house for a spectator asks `seen_commits` how far it may go: views and questions of who is
asked (`messages`), moments of the past (`history`), sights, and the log with its numbers (here). What happens
beyond that has no number for them. The delay ends with the game.
"""

from dataclasses import replace

from baobab.game import SPECTATOR, Game
from baobab.table.base.settings import Settings
from baobab.table.rooms.viewer_log import LogEntry, ViewerLog


def seen_commits(settings: Settings, viewer: int, commits: int, over: bool) -> int:
    """How many of a game's commit points a viewer may know."""
    return commits if viewer != SPECTATOR or over else max(0, commits - settings.delay)


def is_late(settings: Settings, viewer: int, over: bool) -> bool:
    """Does this viewer see an earlier position than the players do?"""
    return viewer == SPECTATOR and settings.delay > 0 and not over


class DelayedViewerLog(ViewerLog):
    """What spectators have been told of a game that they see late.

    Lines about the table that came between moves wait for their place among them.
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
        before, lines = self.steps_told, len(self.entries)
        kept = self.catch_up(game)
        # A word about the table is news, for its seats may have changed; a move they may not see is none.
        if notice is not None or self.steps_told != before or len(self.entries) != lines:
            self.events.append(event)
            self.kept.append(kept)

    def catch_up(self, game: Game) -> int:
        commits = seen_commits(self.settings, SPECTATOR, len(game.marks), game.over)
        self.waiting = [replace(entry, commit=min(entry.commit, len(game.marks))) for entry in self.waiting]
        kept = len(self.entries)
        for commit, steps in enumerate([0, *game.marks[:commits]]):
            if steps > self.steps_told or commit == commits:
                kept = min(kept, self.append_steps(game, game.steps[:steps]))
                self.entries += [entry for entry in self.waiting if entry.commit <= commit]
                self.waiting = [entry for entry in self.waiting if entry.commit > commit]
        return kept

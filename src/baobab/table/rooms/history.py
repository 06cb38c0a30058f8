"""Time travel: the position at any commit point, found from the nearest one that was kept.

It needs no room in memory: the lines of play are put together from the events as text, and only the moves
after the kept position are played.
"""

from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Row

from baobab.kernel import oneline, position
from baobab.kernel.record import Line
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.table.base.errors import NoSuchTableError, TableError
from baobab.table.base.settings import Settings
from baobab.table.rooms.delayed_log import seen_commits
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import END, HOLD, OVER, START, Room, read_move
from baobab.table.storage import event_store
from baobab.table.storage.event_store import PLAY, TableEvent


@dataclass(slots=True)
class StoredMoves:
    """The moves that lead to the present position, and the commit points on it: undone ones are gone."""

    begun: bool = False
    start: str = ""
    moves: list[Line] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)

    def read(self, event: TableEvent) -> None:
        """Go one event further, by its text alone."""
        for text in event.body.splitlines():
            word = text.partition(" ")[0]
            if word == START:
                self.begun = True
                self.start = text.partition("=")[2].strip()
            elif word in ("undo", "rewind"):
                del self.moves[int(text.split()[1]) :]
            elif word not in (HOLD, END):
                self.moves.append(read_move(text))
        del self.marks[event.commit :]
        if event.commit > len(self.marks):
            self.marks.append(len(self.moves))

    @property
    def timeline(self) -> "Timeline":
        return Timeline(self.marks, [move.seat for move in self.moves])


@dataclass(frozen=True, slots=True)
class Timeline:
    """The steps of a game by the seats that took them, and its commit points."""

    marks: list[int]
    seats: list[int]

    def until(self, commit: int) -> "Timeline":
        """As much of it as somebody knows who has come no further than a commit point."""
        if commit >= len(self.marks):
            return self
        return Timeline(self.marks[:commit], self.seats[: self.marks[commit - 1] if commit else 0])

    def shown(self, viewer: int) -> int:
        """How many steps a viewer has seen: all that are committed, and its own."""
        if self.seats and self.seats[-1] == viewer:
            return len(self.seats)
        return self.marks[-1] if self.marks else 0

    def step(self, viewer: int, commit: int, own: int) -> int:
        """The number of steps at a place in time, if this viewer has been there."""
        wrong = TableError("error-no-such-step", {"step": commit, "most": len(self.marks)})
        if not 0 <= commit <= len(self.marks) or own < 0:
            raise wrong
        step = self.marks[commit - 1] if commit else 0
        end = self.marks[commit] if commit < len(self.marks) else self.shown(viewer)
        if own and (step + own > end or any(seat != viewer for seat in self.seats[step : step + own])):
            raise wrong
        return step + own

    def points(self, viewer: int) -> list[dict[str, int]]:
        """The places in time a viewer can go back to: commit points, and own steps between them."""
        found = [{"commit": 0, "own": 0, "seat": -1}]
        before = 0
        for commit, end in enumerate([*self.marks, self.shown(viewer)]):
            for step in range(before + 1, end + 1):
                seat = self.seats[step - 1]
                if step == end and commit < len(self.marks):
                    found.append({"commit": commit + 1, "own": 0, "seat": seat})
                elif seat == viewer:
                    found.append({"commit": commit, "own": step - before, "seat": seat})
            before = max(before, end)
        return found


def timeline_of(room: Room, viewer: int) -> Timeline:
    """The way that a viewer may leaf through."""
    game = room.begun_game()
    return Timeline(game.marks, [step.seat for step in game.steps]).until(room.visible_commits(viewer))


def state_seen_at(room: Room, viewer: int, commit: int, own: int) -> State:
    """The state that a viewer saw at a commit point, or after so many own steps beyond it."""
    game = room.begun_game()
    step = timeline_of(room, viewer).step(viewer, commit, own)
    return game.state if step == len(game.steps) else game.steps[step].before


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it lies in the store, not opened."""

    row: Row[Any]
    title: Title
    moves: StoredMoves

    def timeline(self, viewer: int) -> Timeline:
        """The way that a viewer may leaf through."""
        settings, marks = Settings.read(self.row.settings), self.moves.marks
        return self.moves.timeline.until(seen_commits(settings, viewer, len(marks), self.row.status == OVER))


async def read_stored_game(rooms: Rooms, game: str) -> StoredGame:
    """Read a game from the store without playing it through."""
    async with rooms.store.read() as connection:
        row = await event_store.find_game(connection, game)
        if row is None:
            raise NoSuchTableError()
        events = await event_store.events_of(connection, game)
        figures = await event_store.figures_of(connection, row.data)
    moves = StoredMoves()
    for event in events:
        if event.kind == PLAY:
            moves.read(event)
    return StoredGame(row, rooms.pinned_title(row.title, row.version, row.data, figures), moves)


async def state_from_store(rooms: Rooms, stored: StoredGame, step: int) -> State:
    """The state after so many steps, from the nearest position that was kept."""
    async with rooms.store.read() as connection:
        kept = await event_store.nearest_snapshot(connection, stored.row.id, step)
    title, moves, row = stored.title, stored.moves, stored.row
    if kept is not None:
        first, state = kept[0], position.load(title, orjson.loads(kept[1]))
    elif row.position:
        first, state = 0, oneline.read(title, row.position)
    else:
        options = orjson.loads(row.settings)["options"]
        first, state = 0, title.new(row.seats, title.given(moves.start), options)
    for move in moves.moves[first:step]:
        title.apply(state, title.actions.read(move.text), title.given(move.outcomes))
    return state

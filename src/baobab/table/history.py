"""Time travel: the position at any commit point, found from the nearest one that was kept.

It needs no room in memory: the lines of play are put together from the events as text, and only the moves
after the kept position are played.
"""

from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Row

from baobab.errors import BaobabError
from baobab.kernel import oneline, position
from baobab.kernel.record import Line
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.table import ledger
from baobab.table.late import seen_commits
from baobab.table.ledger import PLAY, Event
from baobab.table.room import END, HOLD, OVER, START, Room, read_move
from baobab.table.rooms import NoSuchTableError, Rooms
from baobab.table.settings import Settings
from baobab.table.speech import FOLDER


@dataclass(slots=True)
class Way:
    """The moves that lead to the present position, and the commit points on it: undone ones are gone."""

    begun: bool = False
    start: str = ""
    moves: list[Line] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)

    def read(self, event: Event) -> None:
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
    def path(self) -> "Path":
        return Path(self.marks, [move.seat for move in self.moves])


@dataclass(frozen=True, slots=True)
class Path:
    """The steps of a game by the seats that took them, and its commit points."""

    marks: list[int]
    seats: list[int]

    def until(self, commit: int) -> "Path":
        """As much of it as somebody knows who has come no further than a commit point."""
        if commit >= len(self.marks):
            return self
        return Path(self.marks[:commit], self.seats[: self.marks[commit - 1] if commit else 0])

    def shown(self, viewer: int) -> int:
        """How many steps a viewer has seen: all that are committed, and its own."""
        if self.seats and self.seats[-1] == viewer:
            return len(self.seats)
        return self.marks[-1] if self.marks else 0

    def step(self, viewer: int, commit: int, own: int) -> int:
        """The number of steps at a place in time, if this viewer has been there."""
        wrong = BaobabError("error-no-such-step", {"step": commit, "most": len(self.marks)}, folders=[FOLDER])
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


def path_of(room: Room, viewer: int) -> Path:
    """The way that a viewer may leaf through."""
    game = room.playing()
    return Path(game.marks, [step.seat for step in game.steps]).until(room.seen_commits(viewer))


def seen_at(room: Room, viewer: int, commit: int, own: int) -> State:
    """The state that a viewer saw at a commit point, or after so many own steps beyond it."""
    game = room.playing()
    step = path_of(room, viewer).step(viewer, commit, own)
    return game.state if step == len(game.steps) else game.steps[step].before


@dataclass(frozen=True, slots=True)
class Shelf:
    """A game as it lies in the store, not opened."""

    row: Row[Any]
    title: Title
    way: Way

    def path(self, viewer: int) -> Path:
        """The way that a viewer may leaf through."""
        settings, marks = Settings.read(self.row.settings), self.way.marks
        return self.way.path.until(seen_commits(settings, viewer, len(marks), self.row.status == OVER))


async def take_down(rooms: Rooms, game: str) -> Shelf:
    """Read a game from the store without playing it through."""
    async with rooms.store.read() as connection:
        row = await ledger.find_game(connection, game)
        if row is None:
            raise NoSuchTableError("error-no-table", folders=[FOLDER])
        events = await ledger.events_of(connection, game)
        figures = await ledger.figures_of(connection, row.data)
    way = Way()
    for event in events:
        if event.kind == PLAY:
            way.read(event)
    return Shelf(row, rooms.title(row.title, row.version, row.data, figures), way)


async def cold_state(rooms: Rooms, shelf: Shelf, step: int) -> State:
    """The state after so many steps, from the nearest position that was kept."""
    async with rooms.store.read() as connection:
        kept = await ledger.nearest_snapshot(connection, shelf.row.id, step)
    title, way, row = shelf.title, shelf.way, shelf.row
    if kept is not None:
        first, state = kept[0], position.load(title, orjson.loads(kept[1]))
    elif row.position:
        first, state = 0, oneline.read(title, row.position)
    else:
        options = orjson.loads(row.settings)["options"]
        first, state = 0, title.new(row.seats, title.given(way.start), options)
    for move in way.moves[first:step]:
        title.apply(state, title.actions.read(move.text), title.given(move.outcomes))
    return state

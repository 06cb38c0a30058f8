"""Time travel: the position at any commit point, from memory or from the nearest snapshot in the store.

A game that nobody is at needs no room: its moves are put together from the text of its events, and only those
after the snapshot are played.
"""

from dataclasses import dataclass, field

import orjson

from baobab.kernel import oneline, position
from baobab.kernel.record import Line
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.privacy import SPECTATOR, visible_steps
from baobab.table.base.errors import NoSuchTableError, TableError
from baobab.table.base.settings import Settings
from baobab.table.rooms.event_lines import read_move
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.storage import event_store
from baobab.table.storage.events import END, HOLD, OVER, PLAY, START, GameRow, TableEvent


@dataclass(frozen=True, slots=True)
class Timeline:
    """The steps of a game by the seats that took them, and its commit points as numbers of steps."""

    commit_points: list[int]
    seats: list[int]

    def until(self, commit: int) -> "Timeline":
        """As much of it as is known to somebody who has come no further than a commit point."""
        if commit >= len(self.commit_points):
            return self
        return Timeline(
            self.commit_points[:commit], self.seats[: self.commit_points[commit - 1] if commit else 0]
        )

    def visible_steps(self, viewer: int) -> int:
        """How many steps a viewer has seen."""
        last = self.seats[-1] if self.seats else SPECTATOR
        return visible_steps(
            len(self.seats), self.commit_points[-1] if self.commit_points else 0, last, viewer
        )

    def step(self, viewer: int, commit: int, own: int) -> int:
        """The number of steps at a moment; an error unless this viewer has been there."""
        nowhere = TableError("error-no-such-step", {"step": commit, "most": len(self.commit_points)})
        if not 0 <= commit <= len(self.commit_points) or own < 0:
            raise nowhere
        step = self.commit_points[commit - 1] if commit else 0
        end = self.commit_points[commit] if commit < len(self.commit_points) else self.visible_steps(viewer)
        if own and (step + own > end or any(seat != viewer for seat in self.seats[step : step + own])):
            raise nowhere
        return step + own

    def points(self, viewer: int) -> list[dict[str, int]]:
        """The moments a viewer can go back to: commit points, and own steps between them."""
        found = [{"commit": 0, "own": 0, "seat": -1}]
        before = 0
        for commit, end in enumerate([*self.commit_points, self.visible_steps(viewer)]):
            for step in range(before + 1, end + 1):
                seat = self.seats[step - 1]
                if step == end and commit < len(self.commit_points):
                    found.append({"commit": commit + 1, "own": 0, "seat": seat})
                elif seat == viewer:
                    found.append({"commit": commit, "own": step - before, "seat": seat})
            before = max(before, end)
        return found


# From a room in memory.


def timeline_of(room: Room, viewer: int) -> Timeline:
    """The timeline as far as a viewer may know it."""
    game = room.begun_game()
    return Timeline(game.commit_points, [step.seat for step in game.steps]).until(
        room.visible_commits(viewer)
    )


def state_seen_at(room: Room, viewer: int, commit: int, own: int) -> State:
    """The state that a viewer saw at a commit point, or after so many own steps beyond it."""
    game = room.begun_game()
    step = timeline_of(room, viewer).step(viewer, commit, own)
    return game.state if step == len(game.steps) else game.steps[step].before


# From the store.


@dataclass(slots=True)
class StoredMoves:
    """The moves that lead to the present position, and the commit points among them; undone ones are gone."""

    begun: bool = False
    start: str = ""
    moves: list[Line] = field(default_factory=list)
    commit_points: list[int] = field(default_factory=list)

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
        del self.commit_points[event.commit :]
        if event.commit > len(self.commit_points):
            self.commit_points.append(len(self.moves))


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is in the store, without a room."""

    row: GameRow
    title: Title
    played: StoredMoves

    def timeline(self, viewer: int) -> Timeline:
        """The timeline as far as a viewer may know it."""
        settings, points = Settings.read(self.row.settings), self.played.commit_points
        whole = Timeline(points, [move.seat for move in self.played.moves])
        return whole.until(settings.visible_commits(viewer, len(points), self.row.status == OVER))


async def read_stored_game(rooms: Rooms, game: str) -> StoredGame:
    """Read a game from the store without playing it through."""
    async with rooms.store.read() as connection:
        row = await event_store.find_game(connection, game)
        if row is None:
            raise NoSuchTableError
        events = await event_store.events_of(connection, game)
        figures = await event_store.figures_of(connection, row.data)
    played = StoredMoves()
    for event in events:
        if event.kind == PLAY:
            played.read(event)
    return StoredGame(row, rooms.pinned_title(row, figures), played)


async def state_from_store(rooms: Rooms, stored: StoredGame, step: int) -> State:
    """The state after so many steps, played from the nearest snapshot."""
    async with rooms.store.read() as connection:
        snapshot = await event_store.nearest_snapshot(connection, stored.row.id, step)
    title, played, row = stored.title, stored.played, stored.row
    if snapshot is not None:
        first, state = snapshot[0], position.load(title, orjson.loads(snapshot[1]))
    elif row.position:
        first, state = 0, oneline.read(title, row.position)
    else:
        options = orjson.loads(row.settings)["options"]
        first, state = 0, title.new(row.seats, title.given(played.start), options)
    for move in played.moves[first:step]:
        title.apply(state, title.actions.read(move.text), title.given(move.outcomes))
    return state

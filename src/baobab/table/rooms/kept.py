"""What the store keeps of a game, told without its rules: for tables whose version cannot run here.

A record is text, so a finished game can be read, taken along and replayed elsewhere. Of a game under way
nobody can tell without the rules which answers of others are hidden: everybody sees their own answers, and of
the others that they answered.
"""

from dataclasses import dataclass

from baobab.kernel.record import HIDDEN, Line, Record, read_lines
from baobab.table.base.errors import NoSuchTableError
from baobab.table.base.settings import Settings
from baobab.table.rooms.history import StoredMoves
from baobab.table.rooms.registry import Rooms
from baobab.table.storage import event_store
from baobab.table.storage.events import END, HOLD, OVER, PLAY, START, GameRow, SeatRows, TableEvent
from baobab.table.storage.people import Person

NOT_IN_A_RECORD = (START, HOLD, END)
"""Words of stored lines that a record does not have."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game as the store has it, and nothing that follows from its rules."""

    row: GameRow
    seats: SeatRows
    events: list[TableEvent]

    @property
    def is_over(self) -> bool:
        return str(self.row.status) == OVER

    @property
    def settings(self) -> Settings:
        return Settings.read(self.row.settings)

    def seats_of(self, person: Person | None) -> list[int]:
        return [seat.n for seat in self.seats if person is not None and seat.person == person.id]

    def lines(self, viewer: int) -> list[Line]:
        """The moves that lead to where the game stands, as far as a viewer may know."""
        played = self.played()
        if self.is_over:
            return played.moves
        points = played.commit_points
        commits = self.settings.visible_commits(viewer, len(points), over=False)
        told = points[commits - 1] if commits else 0
        lines: list[Line] = []
        for number, move in enumerate(played.moves, start=1):
            hidden = move.seat != viewer
            # How many answers another seat gave in a row may be hidden too: a run of them is one line.
            if hidden and (number > told or (lines and lines[-1].seat == move.seat)):
                continue
            text, outcomes = (HIDDEN, "") if hidden else (move.text, outcomes_seen(move, viewer))
            lines.append(Line("move", len(lines) + 1, move.seat, text, outcomes))
        return lines

    def played(self) -> StoredMoves:
        played = StoredMoves()
        for event in self.events:
            if event.kind == PLAY:
                played.read(event)
        return played

    def record(self) -> str:
        """The whole record of a finished game, as it was written down; nothing while it is under way."""
        if not self.is_over:
            return ""
        row = self.row
        page = Record(row.title, row.version, row.data, row.seats)
        page.options = self.settings.options
        page.players = [seat.name or str(seat.n + 1) for seat in self.seats]
        page.holders = [seat.stand_in or seat.bot or "me" for seat in self.seats]
        page.luck = f"sealed {row.seal} {row.secret}".rstrip() if row.seal else "given"
        page.position = row.position
        page.start = self.played().start
        bodies = [event.body for event in self.events if event.kind == PLAY]
        written = [line for body in bodies for line in body.splitlines()]
        read_lines(page, [line for line in written if line.split(" ")[0] not in NOT_IN_A_RECORD], 0)
        page.result = row.result
        return page.write()


def outcomes_seen(move: Line, viewer: int) -> str:
    """What chance brought with a move, as far as a viewer saw it: `red@1` is for seat 1 alone."""
    words = [word.partition("@") for word in move.outcomes.split()]
    return " ".join(f"{face if not at or to == str(viewer) else HIDDEN}{at}{to}" for face, at, to in words)


async def kept_game(rooms: Rooms, game: str) -> KeptGame:
    """A game as it is in the store, whatever rules it has."""
    async with rooms.store.read() as connection:
        row = await event_store.find_game(connection, game)
        if row is None:
            raise NoSuchTableError
        seats = await event_store.seats_of(connection, game)
        return KeptGame(row, seats, await event_store.events_of(connection, game))

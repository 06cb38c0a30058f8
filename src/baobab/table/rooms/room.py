"""A room: one table as it stands in memory.

Only the methods of `Room` change it, and only when the store has it already:

- `absorb` lets an event happen, live and when the room is opened, and empties the caches;
- `read_row` and `read_seats` take in what the game's row and its seats say: host, clock, settings, people;
- `hear_chat` notes the number of the last line of chat.

`messages` and `sights` are caches of what viewers were sent since the last event; whoever fills them changes
nothing that anybody sees.
"""

import asyncio

import orjson

from baobab.game import SPECTATOR, Draft, Game
from baobab.kernel.luck import Luck, SealedLuck
from baobab.kernel.title import Title
from baobab.table.base.clock import Clock
from baobab.table.base.errors import TableError
from baobab.table.base.settings import Settings
from baobab.table.rooms.event_lines import is_held, replay_line, set_up_game
from baobab.table.rooms.seats import Seat, TakeBack
from baobab.table.rooms.viewer_log import DelayedViewerLog, LogEntry, ViewerLog
from baobab.table.storage.events import (
    END,
    HOLD,
    OPEN,
    OVER,
    PLAY,
    PLAYING,
    START,
    TAKE_BACK,
    GameRow,
    SeatRows,
    TableEvent,
)


class Room:
    """One table: what was agreed, who sits where, the game, and the log of each viewer."""

    def __init__(self, row: GameRow, seats: SeatRows, title: Title, chat: int = 0) -> None:
        self.id: str = row.id
        self.title = title
        self.position: str = row.position
        self.seal: str = row.seal
        self.secret: str = row.secret
        self.made: float = row.made
        self.read_row(row)
        self.read_seats(seats)
        self.status: str = OPEN
        self.game: Game | None = None
        self.head = 0
        self.last_event_at: float = row.made
        self.commands: dict[str, int] = {}
        self.take_back: TakeBack | None = None
        self.viewer_logs = {viewer: ViewerLog(viewer) for viewer in range(SPECTATOR, row.seats)}
        if self.settings.delay:
            self.viewer_logs[SPECTATOR] = DelayedViewerLog(self.settings)
        self.chat = chat
        self.lock = asyncio.Lock()
        self.messages: dict[tuple[int, int], bytes] = {}
        self.sights: dict[tuple[int, str], bytes] = {}

    @classmethod
    def without_events(cls, row: GameRow, seats: SeatRows, title: Title) -> "Room":
        """A room as far as its row and seats tell, for questions that need no game."""
        room = cls(row, seats, title)
        room.status = row.status
        return room

    # What others ask of a room.

    @property
    def asked(self) -> int:
        """The seat that is to act, or -1."""
        return self.game.acting_seat if self.game is not None else -1

    @property
    def commit_count(self) -> int:
        """The number of the game's commit points."""
        return len(self.game.commit_points) if self.game is not None else 0

    @property
    def is_full(self) -> bool:
        """Does somebody sit on every seat?"""
        return all(seat.is_taken for seat in self.seats)

    @property
    def players(self) -> list[str]:
        """The names of all players; the number of the seat where there is no name."""
        return [seat.name or str(seat.n + 1) for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.n for seat in self.seats if person is not None and seat.person == person]

    def begun_game(self) -> Game:
        """The game of a table that has begun."""
        if self.game is None:
            raise ValueError(f"game {self.id} has not begun")
        return self.game

    def luck(self) -> Luck:
        """The luck of the whole game; an imported one that does not tell its secret has none."""
        return SealedLuck(bytes.fromhex(self.secret)) if self.secret else self.title.given("")

    def decision_id(self, seat: int) -> str:
        """The name of the question a seat has before it; it changes with every move that the seat sees."""
        return f"{seat}-{self.viewer_logs[seat].changes}"

    def is_delayed(self, viewer: int) -> bool:
        """Does this viewer see an earlier position than the players do?"""
        return self.settings.is_delayed(viewer, self.status == OVER)

    def visible_commits(self, viewer: int) -> int:
        """How many commit points of the game a viewer may know."""
        return self.settings.visible_commits(viewer, self.commit_count, self.status == OVER)

    def must_agree(self) -> list[int]:
        """The people whose consent a take-back still needs."""
        asked = self.take_back
        if asked is None:
            return []
        return [n for n in self.other_people(asked.seat) if n not in asked.agreed]

    def other_people(self, seat: int) -> list[int]:
        """The seats that are played by other people than this one is."""
        person = self.seats[seat].person
        return [
            other.n
            for other in self.seats
            if other.acting_bot is None and other.person != person and other.is_taken
        ]

    def next_event(
        self, made: float, kind: str, seat: int, cmd: str | None, body: str, commits: int | None = None
    ) -> TableEvent:
        """The next event of this table; `commits` counts the commit points after it, if that changes."""
        return TableEvent(
            self.head + 1, kind, seat, cmd, body, made, self.commit_count if commits is None else commits
        )

    def record(self, viewer: int) -> str:
        """The record as a viewer may have it: whole when the game is over, none for who sees it delayed."""
        game = self.begun_game()
        if self.is_delayed(viewer):
            raise TableError("error-late")
        game.players = self.players
        game.holders = [seat.acting_bot or "me" for seat in self.seats]
        return game.record(viewer)

    # What changes a room.

    def read_row(self, row: GameRow) -> None:
        """Take in what the game's row says and may change: its host, clock and settings."""
        self.set_row(row.host, Clock.read(row.clock), Settings.read(row.settings))

    def set_row(self, host: str | None, clock: Clock, settings: Settings) -> None:
        self.host = host
        self.clock = clock
        self.settings = settings

    def read_seats(self, rows: SeatRows) -> None:
        """Take in who sits where."""
        self.seats = [Seat(row.n, row.name, row.person, row.bot, row.stand_in, row.hints) for row in rows]

    def hear_chat(self, number: int) -> None:
        """Note that there is a line of chat with this number."""
        self.chat = max(self.chat, number)

    def absorb(self, event: TableEvent, draft: Draft | None = None) -> None:
        """Let an event happen here that is safe in the store; `draft` is its step, if it is known."""
        before = self.game.sequence if self.game is not None else -1
        notice = None
        if event.kind == PLAY:
            self.take_back = None
            for line in event.body.splitlines():
                self.apply_line(line, event, draft)
            notice = self.rewind_entry(event)
        elif event.kind == TAKE_BACK:
            self.absorb_take_back(event)
            notice = self.notice_entry(event)
        else:
            notice = self.notice_entry(event)
        self.head, self.last_event_at = event.seq, event.made
        if event.cmd is not None:
            self.commands[event.cmd] = event.seq
        self.append_to_logs(event, notice, before)

    def append_to_logs(self, event: TableEvent, notice: LogEntry | None, before: int) -> None:
        """Number the event for everybody who sees it."""
        self.messages.clear()
        self.sights.clear()
        public = event.kind != PLAY or self.game is None or self.game.sequence != before
        for viewer, log in self.viewer_logs.items():
            if public or viewer == event.seat:
                log.append(event.seq, self.game, notice)
                log.changes += event.kind == PLAY

    def apply_line(self, text: str, event: TableEvent, draft: Draft | None) -> None:
        word = text.partition(" ")[0]
        if word == START:
            seats, options = len(self.seats), dict(self.settings.options)
            self.game = set_up_game(self.title, text, self.luck(), self.position, seats, options)
            self.status = OVER if self.game.over else PLAYING
            return
        game = self.game
        if game is None:
            raise ValueError(f"game {self.id} has moves before its start")
        if word == END:
            game.end_turn()
        elif draft is not None and word != HOLD:
            game.accept(draft, hold=is_held(event.body))
        elif word != HOLD:
            replay_line(game, text, is_held(event.body))
        if game.over:
            self.status = OVER

    def absorb_take_back(self, event: TableEvent) -> None:
        body = orjson.loads(event.body)
        if body["do"] == "ask":
            self.take_back = TakeBack(event.seat, body["to"], set())
        elif body["do"] == "agree" and self.take_back is not None:
            self.take_back.agreed.add(event.seat)
        else:
            self.take_back = None

    # Notices: entries of the log that are not moves.

    def notice_entry(self, event: TableEvent) -> LogEntry:
        body = orjson.loads(event.body)
        return LogEntry(-1, event.seat, body["key"], body["params"], self.commit_count)

    def rewind_entry(self, event: TableEvent) -> LogEntry | None:
        """The log says so when all have agreed to go back."""
        if not event.body.startswith("rewind "):
            return None
        return LogEntry(
            -1, event.seat, "event-table-rewound", {"commit": self.commit_count}, self.commit_count
        )

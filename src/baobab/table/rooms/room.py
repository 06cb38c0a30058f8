"""A room: one table as it stands in memory, made of its events and of nothing else."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Row

from baobab.game import SPECTATOR, Draft, Game
from baobab.kernel import record
from baobab.kernel.luck import Luck, SealedLuck
from baobab.kernel.record import Line
from baobab.kernel.title import Title
from baobab.replay import ToldLuck, follow
from baobab.table.base.clock import Clock
from baobab.table.base.errors import TableError
from baobab.table.base.settings import Settings
from baobab.table.rooms.delayed_log import DelayedViewerLog, is_late, seen_commits
from baobab.table.rooms.viewer_log import LogEntry, ViewerLog
from baobab.table.storage.event_store import PLAY, TAKE_BACK, TableEvent

OPEN = "open"
PLAYING = "playing"
OVER = "over"

HOLD = "hold"
END = "end"
START = "start"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here: a person, a bot, a bot that stands in for a person, or nobody yet."""

    n: int
    name: str
    person: str | None
    bot: str | None
    stand_in: str | None
    hints: int

    @property
    def is_taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def acting_bot(self) -> str | None:
        """The bot that answers for this seat now, if one does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class TakeBack:
    """Somebody asks all others to go back to an earlier commit point."""

    seat: int
    to: int
    agreed: set[int]


class Room:
    """One table: what was agreed, who sits where, the game, and what each viewer has been told."""

    def __init__(self, row: Row[Any], seats: Sequence[Row[Any]], title: Title, clock: Clock) -> None:
        self.id: str = row.id
        self.title = title
        self.settings = Settings.read(row.settings)
        self.position: str = row.position
        self.seal: str = row.seal
        self.secret: str = row.secret
        self.host: str | None = row.host
        self.made: float = row.made
        self.clock = clock
        self.seats: list[Seat] = []
        self.set_seats(seats)
        self.status: str = OPEN
        self.game: Game | None = None
        self.head = 0
        self.last_event_at: float = row.made
        self.commands: dict[str, int] = {}
        self.take_back: TakeBack | None = None
        self.viewer_logs = {viewer: ViewerLog(viewer) for viewer in range(SPECTATOR, row.seats)}
        if self.settings.delay:
            self.viewer_logs[SPECTATOR] = DelayedViewerLog(self.settings)
        self.lock = asyncio.Lock()
        self.messages: dict[tuple[int, int], bytes] = {}
        self.sights: dict[tuple[int, str], bytes] = {}
        self.chat = 0

    def set_seats(self, rows: Sequence[Row[Any]]) -> None:
        self.seats = [Seat(row.n, row.name, row.person, row.bot, row.stand_in, row.hints) for row in rows]

    @property
    def asked(self) -> int:
        """The seat that is to act, or -1."""
        return self.game.asked if self.game is not None else -1

    @property
    def players(self) -> list[str]:
        """What everybody is called; who has no name is called by his number."""
        return [seat.name or str(seat.n + 1) for seat in self.seats]

    def luck(self) -> Luck:
        """The luck of the whole game; an imported one that does not tell its secret has none."""
        return SealedLuck(bytes.fromhex(self.secret)) if self.secret else self.title.given("")

    def decision_id(self, seat: int) -> str:
        """The number of the question a seat has before it, which changes with everything it sees happen."""
        return f"{seat}-{self.viewer_logs[seat].changes}"

    def is_delayed(self, viewer: int) -> bool:
        """Does this viewer see an earlier position than the players do?"""
        return is_late(self.settings, viewer, self.status == OVER)

    def visible_commits(self, viewer: int) -> int:
        """How many commit points of the game a viewer may know."""
        return seen_commits(self.settings, viewer, self.commits, self.status == OVER)

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.n for seat in self.seats if person is not None and seat.person == person]

    # Absorbing events, one by one, live and when the room is opened.

    def absorb(self, event: TableEvent, draft: Draft | None = None) -> None:
        """Let an event that is safe in the store happen here."""
        before = self.game.sequence if self.game is not None else -1
        notice = None
        if event.kind == PLAY:
            self.take_back = None
            for line in event.body.splitlines():
                self.apply_line(line, event, draft)
            notice = self.rewind_entry(event)
        elif event.kind == TAKE_BACK:
            self.absorb_take_back(event)
            notice = self.notice(event)
        else:
            notice = self.notice(event)
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
            self.begin(text)
            return
        game = self.game
        if game is None:
            raise ValueError(f"game {self.id} has moves before its start")
        if word == END:
            game.end_turn()
        elif draft is not None and word != HOLD:
            game.accept(draft, hold=is_held(event.body))
        elif word != HOLD:
            self.follow(game, text, is_held(event.body))
        if game.over:
            self.status = OVER

    def begin(self, text: str) -> None:
        """Set the game up, dealing what the start tells."""
        luck = self.luck()
        told = ToldLuck(self.title, luck.line(False), luck if self.secret else None)
        told.tell(text.partition("=")[2].strip())
        if self.position:
            self.game = Game.at(self.title, self.position, told)
        else:
            self.game = Game.new(self.title, len(self.seats), told, dict(self.settings.options))
        told.check_used()
        self.game.luck = luck
        self.status = OVER if self.game.over else PLAYING

    def follow(self, game: Game, text: str, hold: bool) -> None:
        """Do what a stored line says, as a replay does: outcomes as written, proven against the secret."""
        luck = game.luck
        told = ToldLuck(self.title, luck.line(False), luck if self.secret else None)
        told.epoch = luck.epoch if isinstance(luck, SealedLuck) else 0
        game.luck = told
        try:
            follow(game, read_move(text), told, hold)
        finally:
            game.luck = told.proof if told.proof is not None else luck

    # Notices: lines of the log that are not moves.

    def notice(self, event: TableEvent) -> LogEntry:
        said = orjson.loads(event.body)
        return LogEntry(-1, event.seat, said["key"], said["params"], self.commits)

    def rewind_entry(self, event: TableEvent) -> LogEntry | None:
        """The log says so when all have agreed to go back."""
        if not event.body.startswith("rewind "):
            return None
        return LogEntry(-1, event.seat, "event-table-rewound", {"commit": self.commits}, self.commits)

    @property
    def commits(self) -> int:
        return len(self.game.marks) if self.game is not None else 0

    def absorb_take_back(self, event: TableEvent) -> None:
        said = orjson.loads(event.body)
        if said["do"] == "ask":
            self.take_back = TakeBack(event.seat, said["to"], set())
        elif said["do"] == "agree" and self.take_back is not None:
            self.take_back.agreed.add(event.seat)
        else:
            self.take_back = None

    def must_agree(self) -> list[int]:
        """The people whose consent a take-back still needs."""
        asked = self.take_back
        if asked is None:
            return []
        asker = self.seats[asked.seat].person
        return [
            seat.n
            for seat in self.seats
            if seat.acting_bot is None
            and seat.person != asker
            and seat.n not in asked.agreed
            and seat.is_taken
        ]

    def record(self, viewer: int) -> str:
        """The record as a viewer may have it: whole when the game is over, none for who sees it late."""
        game = self.begun_game()
        if self.is_delayed(viewer):
            raise TableError("error-late")
        game.players = self.players
        game.holders = [seat.acting_bot or "me" for seat in self.seats]
        return game.record(viewer)

    def begun_game(self) -> Game:
        """The game of a table that has begun."""
        if self.game is None:
            raise ValueError(f"game {self.id} has not begun")
        return self.game


def is_held(body: str) -> bool:
    """Does a turn wait for its end after this event?"""
    return body.endswith(f"\n{HOLD}")


def read_move(text: str) -> Line:
    """One stored line of a record."""
    page = record.Record("", 0, "", 0)
    record.read_lines(page, [text], 0)
    return page.lines[0]

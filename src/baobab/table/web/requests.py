"""Request bodies. Their names and descriptions are part of the API document."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from baobab.table.rooms.commands import Verb
from baobab.table.web.fields import (
    MOST_STEPS,
    SEATS,
    PlayerName,
    RequestBody,
    SeatNumber,
    Text,
    Word,
    one_line,
)


class NameIn(RequestBody):
    name: PlayerName = ""


class RenameIn(RequestBody):
    name: Annotated[str, one_line(40, 1)]


class CodeIn(RequestBody):
    code: Annotated[str, one_line(60, 1)]


class ClockIn(RequestBody):
    bank: Annotated[int, Field(ge=10, le=30 * 86_400, description="seconds a seat has at the start")]
    increment: Annotated[int, Field(ge=0, le=7 * 86_400, description="seconds gained with each turn")] = 0


class TableIn(RequestBody):
    title: Word
    seats: Annotated[list[Word], Field(min_length=1, max_length=SEATS)] = Field(
        description="for each seat: `open`, `me`, or a bot of `/api/bots`"
    )
    options: Annotated[
        dict[Word, Word | bool | Annotated[int, Field(ge=0, le=MOST_STEPS)]], Field(max_length=60)
    ] = Field(default_factory=dict)
    pace: Literal["live", "turns"] = "live"
    clock: ClockIn | None = None
    watch: Literal["everybody", "link", "nobody"] = "link"
    confirm: bool = Field(True, description="a turn that could be taken back waits for `end`")
    hints: Annotated[int, Field(ge=0, le=1000)] = Field(
        3, description="hints for each seat in the whole game"
    )
    stand_in: Word = Field("", description="the bot that plays on when a clock has run out")
    when_full: bool = Field(
        False, description="begin by itself also when the last seat is taken by somebody who has one already"
    )
    delay: Annotated[int, Field(ge=0, le=MOST_STEPS)] = Field(
        0, description="commit points by which spectators see the game late, until it is over"
    )
    name: PlayerName = ""


class StartIn(RequestBody):
    when_full: bool = Field(description="begin by itself when every seat is taken, whoever takes the last")


class BotIn(RequestBody):
    bot: Word


class CommandIn(RequestBody):
    seat: SeatNumber
    cmd_id: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
    decision_id: Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9-]*$")] = ""
    do: Verb = "move"
    action: Annotated[str, one_line(100)] = Field("", description="a move, in notation")
    end: bool = Field(False, description="end the turn at once, if this move ends it")
    to: Annotated[int, Field(ge=0, le=MOST_STEPS)] = Field(0, description="the commit point to go back to")


class HintIn(RequestBody):
    seat: SeatNumber
    bot: Word = ""


class ForkIn(RequestBody):
    seat: Annotated[int, Field(ge=-1, lt=SEATS)] = -1
    commit: Annotated[int, Field(ge=0, le=MOST_STEPS)] = 0
    own: Annotated[int, Field(ge=0, le=MOST_STEPS)] = 0
    bot: Word
    play: Annotated[list[SeatNumber], Field(max_length=SEATS)] = Field(
        [], description="the seats you will play"
    )


class ChatIn(RequestBody):
    seat: SeatNumber
    text: Annotated[str, one_line(500, 1)]


class NoteIn(RequestBody):
    text: Text


class RecordIn(RequestBody):
    record: Annotated[str, StringConstraints(max_length=1_900_000)]

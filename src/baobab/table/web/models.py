"""What the API takes and gives, as types: its documentation is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from baobab.table.commands import Verb

SEATS = 5
MOST_STEPS = 1_000_000


def no_control(most: int, least: int = 0) -> Any:
    """A text of one line without signs that steer a terminal or turn the writing round."""
    pattern = r"^[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
    return StringConstraints(strip_whitespace=True, min_length=least, max_length=most, pattern=pattern)


PlayerName = Annotated[str, no_control(40)]
Word = Annotated[str, StringConstraints(max_length=60, pattern=r"^[A-Za-z0-9_.:-]*$")]
SeatNumber = Annotated[int, Field(ge=0, lt=SEATS)]
Text = Annotated[str, StringConstraints(max_length=4000, pattern=r"^[^\x00]*$")]


class Taken(BaseModel):
    """The base of what is taken in: nothing unknown, nothing bent into shape."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Given(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What comes in.


class NameIn(Taken):
    name: PlayerName = ""


class CodeIn(Taken):
    code: Annotated[str, no_control(60, 1)]


class ClockIn(Taken):
    bank: Annotated[int, Field(ge=10, le=30 * 86_400, description="seconds a seat has at the start")]
    increment: Annotated[int, Field(ge=0, le=7 * 86_400, description="seconds gained with each turn")] = 0


class TableIn(Taken):
    title: Word
    seats: Annotated[list[Word], Field(min_length=1, max_length=SEATS)] = Field(
        description="for each seat: `open`, `me`, or a bot of `/api/bots`"
    )
    options: Annotated[
        dict[Word, Word | bool | Annotated[int, Field(ge=0, le=MOST_STEPS)]], Field(max_length=60)
    ] = {}
    pace: Literal["live", "turns"] = "live"
    clock: ClockIn | None = None
    watch: Literal["everybody", "link", "nobody"] = "link"
    confirm: bool = Field(True, description="a turn that could be taken back waits for `end`")
    hints: Annotated[int, Field(ge=0, le=1000)] = Field(
        3, description="hints for each seat in the whole game"
    )
    stand_in: Word = Field("", description="the bot that plays on when a clock has run out")
    name: PlayerName = ""


class BotIn(Taken):
    bot: Word


class CommandIn(Taken):
    seat: SeatNumber
    cmd_id: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
    decision_id: Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9-]*$")] = ""
    do: Verb = "move"
    action: Annotated[str, no_control(100)] = Field("", description="a move, in notation")
    end: bool = Field(False, description="end the turn at once, if this move ends it")
    to: Annotated[int, Field(ge=0, le=MOST_STEPS)] = Field(0, description="the commit point to go back to")


class HintIn(Taken):
    seat: SeatNumber
    bot: Word = ""


class ForkIn(Taken):
    seat: Annotated[int, Field(ge=-1, lt=SEATS)] = -1
    commit: Annotated[int, Field(ge=0, le=MOST_STEPS)] = 0
    own: Annotated[int, Field(ge=0, le=MOST_STEPS)] = 0
    bot: Word
    play: Annotated[list[SeatNumber], Field(max_length=SEATS)] = Field(
        [], description="the seats you will play"
    )


class ChatIn(Taken):
    seat: SeatNumber
    text: Annotated[str, no_control(500, 1)]


class NoteIn(Taken):
    text: Text


class RecordIn(Taken):
    record: Annotated[str, StringConstraints(max_length=1_900_000)]


# What goes out.


class Phrase(Given):
    key: str
    params: dict[str, Any]


class Reason(Phrase):
    text: str = Field(description="the sentence, in the language asked for")
    clause: str | None = None


class Refusal(Given):
    """Why something was not done. With 409, `now` is what the seat should see instead."""

    reasons: list[Reason]
    now: "Message | None" = None


class Person(Given):
    name: str
    tables: list[str] = []


class NewPerson(Given):
    """The key is also set as a cookie; programs send it as `Authorization: Bearer KEY`."""

    name: str
    key: str
    code: str


class Code(Given):
    code: str


class Player(Given):
    seat: int
    name: str
    holder: Literal["open", "person", "bot"]
    bot: str | None
    stand_in: str | None
    host: bool


class ClockOut(Given):
    left: list[float]
    running: int
    since: float


class TakeBackOut(Given):
    seat: int
    to: int
    agreed: list[int]
    waits: list[int]


class LogLine(Phrase):
    commit: int
    seat: int


class Log(Given):
    start: int = Field(alias="from")
    lines: list[LogLine]


class Option(Phrase):
    action: str
    preview: Phrase | None


class Undo(Given):
    action: str | None
    why: Phrase | None


class Redo(Given):
    action: str | None


class Decision(Given):
    id: str
    phase: str
    options: list[Option]
    end: bool
    undo: Undo
    redo: Redo


class Result(Given):
    scores: list[int]
    ranks: list[int]
    sheet: dict[str, list[int]]


class Message(Given):
    """The table as one viewer sees it, with the lines of the log that are new to it."""

    table: str
    title: str
    version: int
    seat: int
    seq: int
    status: Literal["open", "playing", "over"]
    players: list[Player]
    asked: int
    clock: ClockOut | None
    take_back: TakeBackOut | None
    log: Log
    commit: int
    own: int
    since: int
    view: dict[str, Any] | None
    prompt: Phrase | None
    decision: Decision | None
    seal: str
    secret: str | None
    result: Result | None


class DoneOut(Given):
    seq: int
    repeated: bool


class You(Given):
    seats: list[int]
    host: bool
    watch: bool


class Settings(Given):
    options: dict[str, str]
    pace: Literal["live", "turns"]
    bank: float
    increment: float
    watch: Literal["everybody", "link", "nobody"]
    confirm: bool
    hints: int
    stand_in: str


class TableOut(Given):
    table: str
    title: str
    version: int
    data: str
    status: Literal["open", "playing", "over"]
    seal: str
    position: str
    settings: Settings
    players: list[Player]
    you: You


class ListedSeat(Given):
    name: str
    holder: Literal["open", "person", "bot"]


class Listed(Given):
    table: str
    title: str
    status: Literal["open", "playing", "over"]
    seats: list[ListedSeat]
    mine: list[int]
    my_turn: bool
    changed: float


class Point(Given):
    commit: int
    own: int
    seat: int


class Past(Given):
    """The view of a seat at an earlier moment."""

    title: str
    seat: int
    commit: int
    own: int
    view: dict[str, Any]


class Position(Given):
    """A position in one line; what is hidden from the asker is drawn anew."""

    position: str


class ChatLine(Given):
    id: int
    seat: int
    text: str
    made: float


class Note(Given):
    text: str


class Why(Given):
    allowed: bool
    reason: Reason | None


class Hint(Given):
    action: str
    text: str
    left: int


class Told(Given):
    commit: int
    seat: int
    text: str


class OptionValueOut(Given):
    value: str
    name: str


class TitleOption(Given):
    name: str
    clause: str
    label: str
    help: str
    default: str
    values: list[OptionValueOut]


class TitleOut(Given):
    title: str
    name: str
    about: str
    seats: list[int]
    version: int
    data: str
    options: list[TitleOption]


class Clause(Given):
    clause: str
    chapter: str
    text: str
    short: str


class Health(Given):
    status: Literal["ok", "stopping"]
    version: str

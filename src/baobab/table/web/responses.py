"""Response bodies besides messages. Their names and descriptions are part of the API document."""

from typing import Any, Literal

from pydantic import Field

from baobab.table.web.fields import ResponseBody
from baobab.table.web.message_types import Message, Phrase, Player


class Reason(Phrase):
    text: str = Field(description="the sentence, in the language asked for")
    clause: str | None = None


class Refusal(ResponseBody):
    """Why something was not done. With 409, `now` is what the seat should see instead."""

    reasons: list[Reason]
    now: Message | None = None


class Person(ResponseBody):
    name: str
    tables: list[str] = Field(default_factory=list)


class NewPerson(ResponseBody):
    """The key is also set as a cookie; programs send it as `Authorization: Bearer KEY`."""

    name: str
    key: str
    code: str


class Code(ResponseBody):
    code: str


class DoneOut(ResponseBody):
    seq: int
    repeated: bool


class You(ResponseBody):
    seats: list[int]
    host: bool
    watch: bool


class Settings(ResponseBody):
    options: dict[str, str]
    pace: Literal["live", "turns"]
    bank: float
    increment: float
    watch: Literal["everybody", "link", "nobody"]
    confirm: bool
    hints: int
    stand_in: str
    when_full: bool = Field(
        description="begins by itself also when the last seat is taken by somebody who has one already"
    )
    delay: int = Field(description="commit points by which spectators see the game late, until it is over")


class Origin(ResponseBody):
    """The moment a practice table began from."""

    table: str
    commit: int


class TableOut(ResponseBody):
    table: str
    title: str
    version: int
    data: str
    status: Literal["open", "playing", "over"]
    seal: str
    position: str = Field(
        description="where a fork began, else empty; until the end, hidden things in it are drawn anew"
    )
    practice: bool = Field(
        description="it began in a position: a moment of another game, or a record cut short"
    )
    origin: Origin | None = Field(description="for who practises: where that was")
    hidden: bool = Field(description="players hold what the others may not see")
    settings: Settings
    players: list[Player]
    you: You


class KeptLine(ResponseBody):
    number: int
    seat: int
    text: str = Field(description="the answer in notation; `?` where you may not know it")
    outcomes: str


class Kept(ResponseBody):
    """What is stored of a game, told without its rules."""

    table: str
    title: str
    version: int
    data: str
    status: Literal["open", "playing", "over"]
    runs: bool = Field(description="this server has its rules, so the table itself can be opened")
    about: str = Field(description="what can be done with it here, and what cannot")
    options: dict[str, str]
    players: list[str]
    mine: list[int] = Field(description="your seats")
    lines: list[KeptLine]
    result: str = Field(description="of a finished game, as its record says it; empty if it was not kept")
    record: str = Field(description="the whole record of a finished game, else empty")


class ListedSeat(ResponseBody):
    name: str
    holder: Literal["open", "person", "bot"]


class Listed(ResponseBody):
    table: str
    title: str
    status: Literal["open", "playing", "over"]
    practice: bool
    seats: list[ListedSeat]
    mine: list[int]
    my_turn: bool
    changed: float


class Point(ResponseBody):
    commit: int
    own: int
    seat: int = Field(description="who did the step that leads here; -1 for the beginning")
    lines: int = Field(description="how many lines of this viewer's log had been told by then")
    what: Phrase | None = Field(
        description="what the viewer itself answered there; nothing for others' steps"
    )


class Past(ResponseBody):
    """The view of a seat at an earlier moment."""

    title: str
    seat: int
    commit: int
    own: int
    asked: int = Field(description="the seat that was to decide, or -1")
    view: dict[str, Any]


class Position(ResponseBody):
    """A position in one line; what is hidden from the asker is drawn anew."""

    position: str


class ChatLine(ResponseBody):
    id: int
    seat: int
    text: str
    made: float


class Note(ResponseBody):
    text: str


class Why(ResponseBody):
    allowed: bool
    reason: Reason | None


class Advice(ResponseBody):
    action: str
    text: str = Field(description="the answer in words, in the language asked for")
    reason: str = Field(description="what the bot expects of it, in a sentence; empty if it does not say")


class Hint(Advice):
    others: list[Advice] = Field(description="what else the bot thought of, best first")
    left: int = Field(description="how many hints this seat may still ask for")


class Told(ResponseBody):
    commit: int
    seat: int
    text: str


class OptionValueOut(ResponseBody):
    value: str
    name: str


class TitleOption(ResponseBody):
    name: str
    clause: str
    label: str
    help: str
    default: str
    values: list[OptionValueOut]


class TitleOut(ResponseBody):
    title: str
    name: str
    about: str
    seats: list[int]
    minutes: list[int] = Field(
        description="how long a game takes, at least and at most; empty if nobody says"
    )
    weight: int = Field(description="how much there is to think about: 1 light, 2 medium, 3 heavy; 0 unknown")
    hidden: bool = Field(description="players hold what the others may not see")
    version: int
    data: str
    options: list[TitleOption]


class Clause(ResponseBody):
    clause: str
    chapter: str
    text: str
    short: str


Condition = Literal["ok", "failing", "stopping"]


class Health(ResponseBody):
    status: Condition
    version: str


class Chart(ResponseBody):
    scores: list[list[int]] = Field(description="for each commit point, the scores of all seats")

"""The message that sockets and streams bring: the table as one viewer sees it.

Names and descriptions are part of the API document.
"""

from typing import Any, Literal

from pydantic import Field

from baobab.table.web.fields import ResponseBody


class Phrase(ResponseBody):
    key: str
    params: dict[str, Any]


class Player(ResponseBody):
    seat: int
    name: str
    holder: Literal["open", "person", "bot"]
    bot: str | None
    stand_in: str | None
    host: bool


class ClockOut(ResponseBody):
    left: list[float]
    running: int
    since: float


class TakeBackOut(ResponseBody):
    seat: int
    to: int
    agreed: list[int]
    waits: list[int]


class LogLine(Phrase):
    commit: int
    seat: int


class Log(ResponseBody):
    start: int = Field(alias="from")
    lines: list[LogLine]


class Change(ResponseBody):
    """A figure that all may know, before and after an answer; seat -1 where it is nobody's."""

    item: str
    seat: int
    before: int
    after: int


class Option(Phrase):
    action: str
    preview: Phrase | None
    rank: int = Field(description="in a long list, answers with larger ones come first")
    ends: bool = Field(description="it passes, stops or ends")
    effect: list[Change] = Field(description="figures it is certain to change")
    ahead: list[str] = Field(description="if it only opens the next question, the answers to that")
    beyond: list[list[str]] = Field(
        description="ways through more such questions, each to an answer that is reached by no other way"
    )
    final: bool = Field(
        description="after it there is no going back: chance decides, or something becomes known"
    )


class SightMark(ResponseBody):
    place: str
    number: int | None
    note: Phrase | None


class SightLayer(ResponseBody):
    name: str
    marks: list[SightMark]


class SightPath(ResponseBody):
    name: str
    places: list[str]
    number: int | None


class Sight(ResponseBody):
    """What a thing reaches: layers of places, paths, and figures that would change."""

    subject: str
    note: Phrase | None
    layers: list[SightLayer]
    paths: list[SightPath]
    changes: list[Change]


class Undo(ResponseBody):
    action: str | None
    what: Phrase | None
    why: Phrase | None


class Redo(ResponseBody):
    action: str | None
    what: Phrase | None


class Decision(ResponseBody):
    id: str
    phase: str
    options: list[Option]
    end: bool
    undo: Undo
    redo: Redo


class Result(ResponseBody):
    scores: list[int]
    ranks: list[int]
    sheet: dict[str, list[int]]


class Message(ResponseBody):
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

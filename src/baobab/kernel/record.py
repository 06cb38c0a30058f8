"""Records: a game as text, one line a move, intent and outcome together.

    baobab-record 1
    title africa
    version 1
    …
    start = 2
    1 2 city B5
    …
    17 0 flip C5 = gold2
    18 0 walk C8
    undo 17
    hash 17 9f3c…
    result 87 74 rank 1 2

A record replays without our generator, since every outcome stands beside its move. `docs/records.md`
describes the format whole.
"""

from typing import Any

from baobab.errors import RecordError
from baobab.kernel.luck import EVERYBODY, Outcome, outcome_word
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.kernel.versions import read_versions
from baobab.words import Phrase

FORMAT = "baobab-record 1"
HIDDEN = "?"
HASH_EVERY = 50
MOST_LINES = 1_000_000
LONGEST_LINE = 4_000


class Line:
    """One line of a game: a move, an undo of the last move, a rewind, or a hash of the position.

    `kind` is "move", "undo", "rewind" or "hash"; `number` the move's number, else how many moves stand
    after this line; `text` the notation, the luck's mark beside a rewind, or the hash. `place` is the
    line's own number in the file it was read from.
    """

    def __init__(
        self, kind: str, number: int, seat: int = -1, text: str = "", outcomes: str = "", place: int = 0
    ) -> None:
        self.kind = kind
        self.number = number
        self.seat = seat
        self.text = text
        self.outcomes = outcomes
        self.place = place

    def __reduce__(self) -> Any:
        return Line, (self.kind, self.number, self.seat, self.text, self.outcomes, self.place)

    def write(self) -> str:
        if self.kind == "move":
            return f"{self.number} {self.seat} {self.text}" + (f" = {self.outcomes}" if self.outcomes else "")
        return f"{self.kind} {self.number} {self.text}".rstrip()


class Record:
    """The whole text of a game, taken apart; `places` are the lines where its head's words stand."""

    def __init__(self, title: str, version: int, data: str, seats: int) -> None:
        self.title = title
        self.version = version
        self.data = data
        self.seats = seats
        self.options: dict[str, str] = {}
        self.players: list[str] = []
        self.holders: list[str] = []
        self.luck = "given"
        self.partial = ""
        self.position = ""
        self.start = ""
        self.lines: list[Line] = []
        self.result = ""
        self.places: dict[str, int] = {}

    def write(self) -> str:
        head = [
            FORMAT,
            f"title {self.title}",
            f"version {self.version}",
            f"data {self.data}",
            f"seats {self.seats}",
        ]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"player {seat} {plain(name)}" for seat, name in enumerate(self.players)]
        head += [f"holder {seat} {plain(who)}" for seat, who in enumerate(self.holders)]
        head.append(f"luck {self.luck}")
        if self.partial:
            head.append(f"partial {self.partial}")
        if self.position:
            head.append(f"position {self.position}")
        head.append(f"start = {self.start}".rstrip())
        head = [line.rstrip() for line in head]
        tail = [f"result {self.result}"] if self.result else []
        return "\n".join([*head, *[line.write() for line in self.lines], *tail]) + "\n"


def write_outcomes(title: Title, outcomes: list[Outcome]) -> str:
    """Outcomes as words: `gold2`, or `red@1` where only seat 1 saw it."""
    return " ".join(
        outcome_word(title.streams[outcome.stream].faces.names[outcome.face], outcome.to)
        for outcome in outcomes
    )


def write_seen(title: Title, outcomes: list[Outcome], seat: int) -> str:
    """Outcomes as words for one seat: what it did not see stays hidden."""
    words = []
    for outcome in outcomes:
        face = title.streams[outcome.stream].faces.names[outcome.face]
        seen = outcome.to == EVERYBODY or outcome.to == seat
        words.append(outcome_word(face if seen else HIDDEN, outcome.to))
    return " ".join(words)


def write_result(title: Title, s: State) -> str:
    """How a finished game ended: the points of all seats, and their places."""
    return f"{' '.join(map(str, title.scores(s)))} rank {' '.join(map(str, title.ranks(s)))}"


def plain(name: str) -> str:
    """A player's name as it can stand on a line of a record."""
    return " ".join(name.split())


def read(text: str) -> Record:
    """Take a record's text apart. Whatever is wrong with it is named with its line."""
    lines = text.split("\n", MOST_LINES)
    if lines[0].strip() != FORMAT:
        raise RecordError("error-record-format", {"line": 1, "wanted": FORMAT})
    if len(lines) > MOST_LINES:
        raise RecordError("error-record-long", {"line": MOST_LINES, "most": MOST_LINES})
    head: dict[str, str] = {}
    places: dict[str, int] = {}
    number = 1
    while number < len(lines) and "start" not in head:
        word, rest = read_head(lines[number], number + 1)
        number += 1
        if word in head:
            raise unreadable(lines[number - 1], number)
        head[word] = rest
        places[word] = number
    for word in ("title", "version", "data", "seats", "luck", "start"):
        if word not in head:
            raise RecordError("error-record-missing", {"line": number, "what": word})
    record = Record(
        head["title"],
        read_number(head["version"], places["version"]),
        head["data"],
        read_number(head["seats"], places["seats"]),
    )
    record.places = places
    record.luck = head["luck"]
    record.position = head.get("position", "")
    record.partial = head.get("partial", "")
    record.start = head["start"]
    for word in head:
        if word.startswith("option "):
            record.options[word.partition(" ")[2]] = head[word]
        elif word.startswith(("player ", "holder ")):
            kept = record.players if word.startswith("player ") else record.holders
            if word.split()[1:] != [str(len(kept))]:
                raise unreadable(lines[places[word] - 1], places[word])
            kept.append(head[word])
    read_lines(record, lines, number)
    return record


HEAD_WORDS = ("title", "version", "data", "seats", "luck", "partial", "position")


def read_head(text: str, place: int) -> tuple[str, str]:
    """A line of the head as what it speaks of (`title`, `option simple`, `player 0`) and what it says."""
    if len(text) > LONGEST_LINE * 16:
        raise RecordError("error-record-long-line", {"line": place})
    word, _, rest = text.strip().partition(" ")
    if word in ("option", "player", "holder"):
        name, _, value = rest.partition(" ")
        return f"{word} {name}", value.strip()
    if word == "start" and rest.startswith("="):
        return word, rest[1:].strip()
    if word not in HEAD_WORDS:
        raise unreadable(text, place)
    return word, rest.strip()


def read_lines(record: Record, lines: list[str], first: int) -> None:
    """The moves and what stands between them."""
    for i in range(first, len(lines)):
        text, place = lines[i].strip(), i + 1
        if not text:
            continue
        if len(text) > LONGEST_LINE:
            raise RecordError("error-record-long-line", {"line": place})
        if record.result:
            raise unreadable(text, place)
        word, _, rest = text.partition(" ")
        if word == "result":
            record.result = rest
            record.places["result"] = place
        elif word in ("undo", "rewind", "hash"):
            number, _, more = rest.partition(" ")
            record.lines.append(Line(word, read_number(number, place), -1, more, "", place))
        else:
            seat, _, move = rest.partition(" ")
            action, equals, outcomes = move.partition(" = ")
            if not action or (equals and not outcomes):
                raise unreadable(text, place)
            record.lines.append(
                Line("move", read_number(word, place), read_number(seat, place), action, outcomes, place)
            )


def read_number(text: str, line: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise RecordError("error-record-number", {"line": line, "given": text[:80]})
    return int(text)


def unreadable(text: str, line: int) -> RecordError:
    return RecordError("error-record-unreadable", {"line": line, "text": text.strip()[:80]})


def check_title(record: Record, title: Title) -> None:
    """Is this record a game of this title, under these rules and with this data?"""
    places = record.places
    if record.title != title.name:
        raise RecordError(
            "error-record-title", {"line": places["title"], "given": record.title, "wanted": title.name}
        )
    if record.version != title.version:
        raise RecordError(
            "error-record-version",
            {
                "line": places["version"],
                "title": Phrase("title-name"),
                "version": record.version,
                "known": [row.number for row in read_versions(title.folder)] or [title.version],
            },
            folders=[title.words_folder()],
        )
    if record.data != title.data.digest:
        raise RecordError(
            "error-record-data",
            {"line": places["data"], "title": Phrase("title-name")},
            folders=[title.words_folder()],
        )
    if record.partial:
        raise RecordError("error-record-partial", {"line": places["partial"], "seat": record.partial})

"""Records: a game as text, one line a move, intent and outcome together.

    baobab-record 1
    title africa
    version 1
    …
    start = 2
    1 2 city B5
    …
    17 0 flip C7 = gold2
    undo 18
    hash 40 9f3c…
    result 87 74 rank 1 2

A record replays without our generator, since every outcome stands beside its move. `docs/records.md`
describes the format whole.
"""

from baobab.errors import RecordError
from baobab.kernel.luck import EVERYBODY, Outcome, outcome_word
from baobab.kernel.title import Title

FORMAT = "baobab-record 1"
HIDDEN = "?"
HASH_EVERY = 50
MOST_LINES = 250_000
LONGEST_LINE = 4_000


class Line:
    """One line of a game: a move, an undo of the last moves, or a hash of the position.

    `kind` is "move", "undo", "rewind" or "hash"; `number` the move's number, the first move taken
    back, or the number of moves so far; `text` the notation or the hash.
    """

    def __init__(self, kind: str, number: int, seat: int = -1, text: str = "", outcomes: str = "") -> None:
        self.kind = kind
        self.number = number
        self.seat = seat
        self.text = text
        self.outcomes = outcomes

    def write(self) -> str:
        if self.kind == "move":
            return f"{self.number} {self.seat} {self.text}" + (f" = {self.outcomes}" if self.outcomes else "")
        return f"{self.kind} {self.number} {self.text}".rstrip()


class Record:
    """The whole text of a game, taken apart."""

    def __init__(self, title: str, version: int, data: str, seats: int) -> None:
        self.title = title
        self.version = version
        self.data = data
        self.seats = seats
        self.options: dict[str, str] = {}
        self.players: list[str] = []
        self.luck = "given"
        self.partial = ""
        self.position = ""
        self.start = ""
        self.lines: list[Line] = []
        self.result = ""

    def write(self) -> str:
        head = [
            FORMAT,
            f"title {self.title}",
            f"version {self.version}",
            f"data {self.data}",
            f"seats {self.seats}",
        ]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"player {seat} {name}" for seat, name in enumerate(self.players)]
        head.append(f"luck {self.luck}")
        if self.partial:
            head.append(f"partial {self.partial}")
        if self.position:
            head.append(f"position {self.position}")
        head.append(f"start = {self.start}".rstrip())
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


def read(text: str) -> Record:
    """Take a record's text apart. Whatever is wrong with it is named with its line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError("error-record-format", {"line": 1, "wanted": FORMAT})
    if len(lines) > MOST_LINES:
        raise RecordError("error-record-long", {"line": MOST_LINES, "most": MOST_LINES})
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    players: list[str] = []
    number = 1
    while number < len(lines):
        word, _, rest = lines[number].strip().partition(" ")
        number += 1
        if len(rest) > LONGEST_LINE * 16:
            raise RecordError("error-record-long-line", {"line": number})
        if word == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif word == "player":
            players.append(rest.partition(" ")[2])
        elif word in HEAD_WORDS and word not in head:
            head[word] = rest
        else:
            raise RecordError("error-record-line", {"line": number, "what": lines[number - 1][:80]})
        if word == "start":
            break
    for word in ("title", "version", "data", "seats", "luck", "start"):
        if word not in head:
            raise RecordError("error-record-missing", {"line": number, "what": word})
    record = Record(
        head["title"], read_number(head["version"], number), head["data"], read_number(head["seats"], number)
    )
    record.options, record.players, record.luck = options, players, head["luck"]
    record.position = head.get("position", "")
    record.partial = head.get("partial", "")
    record.start = head["start"].removeprefix("=").strip()
    read_lines(record, lines, number)
    return record


HEAD_WORDS = ("title", "version", "data", "seats", "luck", "partial", "position", "start")


def read_lines(record: Record, lines: list[str], first: int) -> None:
    """The moves and what stands between them."""
    for place in range(first, len(lines)):
        text = lines[place].strip()
        if not text:
            continue
        if len(text) > LONGEST_LINE:
            raise RecordError("error-record-long-line", {"line": place + 1})
        if record.result:
            raise RecordError("error-record-line", {"line": place + 1, "what": text[:80]})
        word, _, rest = text.partition(" ")
        if word == "result":
            record.result = rest
        elif word in ("undo", "rewind", "hash"):
            number, _, more = rest.partition(" ")
            record.lines.append(Line(word, read_number(number, place + 1), -1, more))
        else:
            seat, _, move = rest.partition(" ")
            action, _, outcomes = move.partition(" = ")
            record.lines.append(
                Line("move", read_number(word, place + 1), read_number(seat, place + 1), action, outcomes)
            )


def read_number(text: str, line: int) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise RecordError("error-record-number", {"line": line, "what": text[:80]})
    return int(text)


def check_title(record: Record, title: Title) -> None:
    """Is this record a game of this title, under these rules and with this data?"""
    if record.title != title.name:
        raise RecordError("error-record-title", {"line": 2, "given": record.title, "wanted": title.name})
    if record.version != title.version:
        raise RecordError(
            "error-record-version", {"line": 3, "version": record.version, "known": title.version}
        )
    if record.data != title.data.digest:
        raise RecordError("error-record-data", {"line": 4, "data": record.data, "known": title.data.digest})
    if record.partial:
        raise RecordError("error-record-partial", {"line": 8, "seat": record.partial})

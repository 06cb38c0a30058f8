"""Positions in one line, for tests, bug reports and links. What is as in a blank state is left out:

`africa/1 3 ask=act/0/1 explorer=G3,B5,K1 spaces=G3:bare,F3:elephant`
"""

from baobab.errors import PositionError
from baobab.kernel.actions import few
from baobab.kernel.data import shown
from baobab.kernel.fields import Field
from baobab.kernel.options import read_options
from baobab.kernel.position import (
    HEADER,
    Dump,
    accept,
    position_fields,
    read_draws,
    read_field,
    read_number,
    read_questions,
    read_seats,
    read_switches,
    read_value,
    write_questions,
)
from baobab.kernel.state import State
from baobab.kernel.title import Title


def write(title: Title, s: State) -> str:
    """A position in one line: what differs from a blank state with the same seats and options."""
    blank = title.blank(s.seats, read_options(title.options, title.version, {}))
    words = [f"{title.name}/{title.version}", str(s.seats)]
    for i, option in enumerate(title.options):
        if s.options[i] != blank.options[i]:
            words.append(f"{option.name}={option.values.names[s.options[i]]}")
    blank = title.blank(s.seats, s.options)
    ask = write_questions(title, s)
    if ask != write_questions(title, blank):
        words.append("ask=" + (",".join(ask) or "-"))
    drawn = [f"{stream.name}:{s.draws[i]}" for i, stream in title.written_streams() if s.draws[i]]
    if drawn:
        words.append("draws=" + ",".join(drawn))
    if s.reveals:
        words.append(f"reveals={s.reveals}")
    for field in title.written_fields():
        if field.get(s) != field.get(blank):
            words.append(f"{field.name}={write_field(field, field.get(s), field.get(blank), int(s.seats))}")
    return " ".join(words)


def write_field(field: Field, numbers: list[int], usual: list[int], seats: int) -> str:
    """A field's value in one word: whole where it is short, else only what is not as usual."""
    if field.scalar() or field.listed or field.by_seat():
        return ",".join(str(field.write(number)) for number in numbers) or "-"
    labels = field.labels(seats)
    return ",".join(
        f"{labels[i]}:{field.write(number)}" for i, number in enumerate(numbers) if number != usual[i]
    )


def read(title: Title, text: str) -> State:
    """The state that a one-line position describes."""
    words = text.split()
    seats_said = as_number(words[1]) if len(words) > 1 else ""
    if isinstance(seats_said, str):
        raise PositionError(
            "error-position-text",
            {"field": "position", "example": f"{title.name}/{title.version} {title.seats[0]}"},
        )
    own = f"{title.name}/{title.version}"
    if words[0].lower() != own:
        value = shown(words[0])
        raise PositionError("error-position-field", {"field": "title", "value": value, "allowed": [own]})
    said = read_pairs(title, words[2:])
    switches: Dump = {
        option.name: said.get(option.name, option.values.names[option.default(title.version)])
        for option in title.options
    }
    s = title.blank(read_seats(title, seats_said), read_switches(title, switches))
    seats = int(s.seats)
    if "ask" in said:
        s.stack = read_questions(title, [] if said["ask"] == "-" else list(said["ask"].split(",")), seats)
    if "draws" in said:
        drawn: dict[str, object] = {stream.name: 0 for _, stream in title.written_streams()}
        for label, count in read_places("draws", said["draws"], list(drawn)):
            drawn[label] = as_number(count)
        s.draws = read_draws(title, drawn)
    if "reveals" in said:
        s.reveals = read_number("reveals", as_number(said["reveals"]))
    for field in title.written_fields():
        if field.name in said:
            field.put(s, read_words(field, said[field.name], field.get(s), seats))
    return accept(title, s)


def version_said(text: str) -> int | None:
    """The version of its title that a position names, if it names one."""
    found = as_number((text.split() or [""])[0].rpartition("/")[2])
    return found if isinstance(found, int) else None


def read_pairs(title: Title, words: list[str]) -> dict[str, str]:
    """The `name=value` words of a position, each name known and given once."""
    known = position_fields(title)[len(HEADER) :]
    said: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise PositionError("error-position-unknown-field", {"field": shown(name), "known": known})
        if name in said:
            raise PositionError("error-position-twice", {"field": name})
        said[name] = value
    return said


def read_words(field: Field, value: str, usual: list[int], seats: int) -> list[int]:
    """The numbers of a field from its one-word form; `usual` fills what is not said."""
    if field.scalar() or field.listed or field.by_seat():
        items = [] if value == "-" else [as_number(item) for item in value.split(",")]
        return read_field(field, items[0] if field.scalar() and len(items) == 1 else items, seats)
    labels = field.labels(seats)
    numbers = list(usual)
    for label, item in read_places(field.name, value, labels):
        place = [known.lower() for known in labels].index(label.lower())
        numbers[place] = read_value(field, f"{field.name}.{label}", as_number(item))
    return numbers


def read_places(name: str, value: str, labels: list[str]) -> list[tuple[str, str]]:
    """The `place:value` parts of a word, each place one of these."""
    known = [label.lower() for label in labels]
    parts = []
    for part in value.split(","):
        label, _, item = part.partition(":")
        if label.lower() not in known:
            raise PositionError(
                "error-position-field", {"field": name, "value": shown(label), "allowed": few(labels)}
            )
        parts.append((labels[known.index(label.lower())], item))
    return parts


def as_number(text: str) -> int | str:
    """A whole number if it looks like one, else the text itself."""
    digits = text[1:] if text.startswith("-") else text
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 18 else text

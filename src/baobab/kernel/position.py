"""Positions as plain data: everything about a state by name, for files, links and hashes."""

import json
from hashlib import blake2b

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.errors import OptionError, PositionError
from baobab.kernel.actions import examples
from baobab.kernel.data import shown
from baobab.kernel.fields import Field
from baobab.kernel.luck import BILLION
from baobab.kernel.names import Domain
from baobab.kernel.options import OptionValue, read_options
from baobab.kernel.state import FRAME, State
from baobab.kernel.title import Title
from baobab.words import Item, Params, Phrase

Dump = dict[str, object]
"""A position as plain data that JSON can hold."""

HEADER = ["title", "version", "data", "seats"]
MOST_QUESTIONS = 64
MOST_LISTED = 4096


def dump(title: Title, s: State) -> Dump:
    """Everything about a state but what is derived, by name."""
    position: Dump = {
        "title": title.name,
        "version": title.version,
        "data": title.data.digest,
        "seats": int(s.seats),
    }
    for i, option in title.written_options(s.options):
        position[option.name] = option.values.names[s.options[i]]
    position["ask"] = write_questions(title, s)
    position["draws"] = {stream.name: int(s.draws[i]) for i, stream in title.written_streams()}
    position["reveals"] = int(s.reveals)
    for field in title.written_fields():
        written = [field.write(number) for number in field.get(s)]
        position[field.name] = written[0] if field.scalar() else written
    return position


def write_questions(title: Title, s: State) -> list[str]:
    """The stack from the bottom: `PHASE/SEAT`, with the arguments that the phase has."""
    questions = []
    for i in range(0, len(s.stack), FRAME):
        phase = title.phases[s.stack[i]]
        parts = [phase.name_in(title.version), str(s.stack[i + 1])]
        if phase.a is not None:
            parts.append(phase.a.names[s.stack[i + 2]])
        if phase.b is not None:
            parts.append(phase.b.names[s.stack[i + 3]])
        questions.append("/".join(parts))
    return questions


def digest(title: Title, s: State) -> str:
    """The hash of a position, the same in every build."""
    text = json.dumps(dump(title, s), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def load(title: Title, position: object) -> State:
    """The state that a dump describes. A broken or impossible one raises an error naming the field."""
    if not isinstance(position, dict):
        raise PositionError("error-position-kind", {"field": "position"})
    wanted = position_fields(title)
    later = [option.name for option in title.options if option.since > title.version]
    for name in wanted:
        if name not in position and name not in later:
            raise PositionError("error-position-missing-field", {"field": name})
    for given in position:
        if given not in wanted:
            raise PositionError("error-position-unknown-field", {"field": shown(given), "known": wanted})
    check_header(title, position)
    s = title.blank(read_seats(title, position["seats"]), read_switches(title, position))
    s.stack = read_questions(title, position["ask"], int(s.seats))
    s.draws = read_draws(title, position["draws"])
    s.reveals = read_number("reveals", position["reveals"])
    for field in title.written_fields():
        field.put(s, read_field(field, position[field.name], int(s.seats)))
    return accept(title, s)


def accept(title: Title, s: State) -> State:
    """A state with its derived fields, or an error if it cannot occur."""
    title.derive(s)
    for fault in title.faults(s):
        params: Params = {"field": fault.field, "fault": fault.phrase()}
        raise PositionError("error-position-impossible", params, folders=[title.words_folder()])
    if not s.over() and len(title.legal(s)) == 0:
        raise PositionError("error-position-dead-end", {"field": "ask", "question": title.phase(s).name})
    return s


def position_fields(title: Title) -> list[str]:
    """The names in a dump, in order."""
    options = [option.name for option in title.options]
    fields = [field.name for field in title.written_fields()]
    return [*HEADER, *options, "ask", "draws", "reveals", *fields]


def check_header(title: Title, position: Dump) -> None:
    for name, own in (("title", title.name), ("version", title.version), ("data", title.data.digest)):
        value = position[name]
        if value != own or isinstance(value, bool):
            raise PositionError(
                "error-position-field", {"field": name, "value": shown(value), "allowed": [str(own)]}
            )


def read_seats(title: Title, seats: object) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in title.seats:
        allowed = [str(n) for n in title.seats]
        raise PositionError(
            "error-position-field", {"field": "seats", "value": shown(seats), "allowed": allowed}
        )
    return seats


def read_switches(title: Title, position: Dump) -> vec[i64]:
    given: dict[str, OptionValue] = {}
    for option in title.options:
        if option.name not in position:
            continue
        value = position[option.name]
        if not isinstance(value, str):
            raise PositionError(
                "error-position-field",
                {"field": option.name, "value": shown(value), "allowed": examples(option.values)},
            )
        given[option.name] = value
    try:
        return read_options(title.options, title.version, given)
    except OptionError as error:
        raise PositionError(
            "error-position-field",
            {
                "field": str(error.params["name"]),
                "value": error.params["value"],
                "allowed": error.params["allowed"],
            },
        ) from error


def read_number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= BILLION:
        allowed = [Phrase("allowed-range", {"low": 0, "high": BILLION})]
        raise PositionError(
            "error-position-field", {"field": name, "value": shown(value), "allowed": allowed}
        )
    return value


def read_draws(title: Title, draws: object) -> vec[i64]:
    names = [stream.name for _, stream in title.written_streams()]
    if not isinstance(draws, dict) or set(draws) != set(names):
        raise PositionError("error-position-draws", {"field": "draws", "wanted": names})
    counts = vec[i64](capacity=len(names))
    for stream in title.streams:
        drawn = read_number(f"draws.{stream.name}", draws[stream.name]) if stream.name in draws else 0
        counts = append(counts, drawn)
    return counts


def read_questions(title: Title, questions: object, seats: int) -> vec[i64]:
    if not isinstance(questions, list) or len(questions) > MOST_QUESTIONS:
        raise PositionError("error-position-list", {"field": "ask", "most": MOST_QUESTIONS})
    stack = vec[i64]()
    for i, question in enumerate(questions):
        for number in read_question(title, f"ask[{i}]", shown(question), seats):
            stack = append(stack, number)
    return stack


def read_question(title: Title, where: str, question: str, seats: int) -> list[int]:
    """The four numbers of a question written as `PHASE/SEAT/A/B`."""
    parts = question.split("/")
    phase_id = -1
    for i, phase in enumerate(title.phases):
        if phase.name_in(title.version) == parts[0]:
            phase_id = i
    if phase_id < 0:
        names = [phase.name_in(title.version) for phase in title.phases]
        raise PositionError("error-position-field", {"field": where, "value": parts[0], "allowed": names})
    phase = title.phases[phase_id]
    domains = [domain for domain in (phase.a, phase.b) if domain is not None]
    if len(parts) != 2 + len(domains):
        raise PositionError(
            "error-position-question", {"field": where, "value": question, "parts": 2 + len(domains)}
        )
    allowed = [str(seat) for seat in range(seats)]
    if parts[1] not in allowed:
        raise PositionError("error-position-field", {"field": where, "value": parts[1], "allowed": allowed})
    arguments = [find(domain, where, part) for domain, part in zip(domains, parts[2:], strict=True)]
    if phase.a is None:
        arguments.insert(0, 0)
    return [phase_id, int(parts[1]), *arguments, *([0] if len(arguments) == 1 else [])]


def find(domain: Domain, where: str, name: str) -> int:
    number = domain.find(name)
    if number < 0:
        raise PositionError(
            "error-position-field", {"field": where, "value": name, "allowed": examples(domain)}
        )
    return number


def read_field(field: Field, value: object, seats: int) -> list[int]:
    """The numbers of one field of a dump, each within its bounds."""
    if field.scalar():
        return [read_value(field, field.name, value)]
    if not isinstance(value, list):
        raise PositionError("error-position-list", {"field": field.name, "most": field.size(seats)})
    if field.listed:
        if len(value) > MOST_LISTED:
            raise PositionError("error-position-list", {"field": field.name, "most": MOST_LISTED})
        return [read_value(field, f"{field.name}[{i}]", item) for i, item in enumerate(value)]
    labels = field.labels(seats)
    if len(value) != len(labels):
        raise PositionError(
            "error-position-length", {"field": field.name, "length": len(value), "wanted": len(labels)}
        )
    return [
        read_value(field, f"{field.name}.{label}", item) for label, item in zip(labels, value, strict=True)
    ]


def read_value(field: Field, where: str, value: object) -> int:
    """One number of a field, from its name or as a number."""
    if field.none and value == field.none:
        return -1
    if field.values is not None:
        return find(field.values, where, "" if isinstance(value, bool) else shown(value))
    if not isinstance(value, int) or isinstance(value, bool) or not field.low <= value <= field.high:
        allowed: list[Item] = [Phrase("allowed-range", {"low": field.low, "high": field.high})]
        if field.none:
            allowed.append(field.none)
        raise PositionError(
            "error-position-field", {"field": where, "value": shown(value), "allowed": allowed}
        )
    return value

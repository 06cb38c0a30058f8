"""The index of a match store: a line per game, with its result and a digest of record and result together.

It saves replaying records that have not changed. The index is never trusted alone: where a line makes no
sense or does not match its record, the record is replayed.
"""

import json
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path

from baobab.arena.match import Task
from baobab.arena.play_game import GameResult

ResultsIndex = dict[tuple[int, int], tuple[str, GameResult]]


def text_digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def game_digest(text: str, result: GameResult) -> str:
    """The digest of a record together with its result: it matches no other pair."""
    return text_digest(text + json.dumps(asdict(result)))


def index_line(text: str, result: GameResult) -> str:
    """A game as a line of the index."""
    return json.dumps({"digest": game_digest(text, result), **asdict(result)}) + "\n"


def indexed_result(known: tuple[str, GameResult] | None, text: str, task: Task) -> GameResult | None:
    """The result that the index has for this record of this task, if it matches both."""
    if known is None:
        return None
    sum, result = known
    seated = tuple(entry.label for entry in task.match.seating(task.rotation))
    return result if result.bots == seated and sum == game_digest(text, result) else None


def read_index(path: Path) -> ResultsIndex:
    """The index as far as it can be read; missing games are verified by replay."""
    found: ResultsIndex = {}
    if not path.exists():
        return found
    text = path.read_text(encoding="utf-8", errors="replace")
    if text and not text.endswith("\n"):  # cut off in the middle of a line
        with path.open("a", encoding="utf-8") as file:
            file.write("\n")
    for row in text.splitlines():
        try:
            sum, result = parse_line(row)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            continue
        found[result.block, result.rotation] = sum, result
    return found


def parse_line(text: str) -> tuple[str, GameResult]:
    """A line of the index; ValueError where it holds no result."""
    row = json.loads(text)
    sum = str(row.pop("digest"))
    lists = {name: tuple(value) for name, value in row.items() if isinstance(value, list)}
    result = GameResult(**{**row, **lists})
    if not is_valid(result):
        raise ValueError(text)
    return sum, result


def is_valid(result: GameResult) -> bool:
    """Does a result have the right types and numbers of values throughout?"""
    seats = len(result.bots)
    return (
        all(type(one) is int for one in (result.block, result.rotation, result.moves))
        and is_tuple_of(result.bots, str, seats)
        and is_tuple_of(result.scores, int, seats)
        and is_tuple_of(result.ranks, int, seats)
        and is_tuple_of(result.asked, int, seats)
        and is_tuple_of(result.seconds, float, seats)
        and all(1 <= rank <= seats for rank in result.ranks)
    )


def is_tuple_of(values: object, kind: type, count: int) -> bool:
    """Is this a tuple of so many values of exactly this type? (isinstance would take a bool for an int.)"""
    return isinstance(values, tuple) and len(values) == count and all(type(one) is kind for one in values)

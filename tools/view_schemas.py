"""The shape of each title's view, found by playing: JSON Schemas for the table's OpenAPI document.

    python -m tools.view_schemas            write them all
    python -m tools.view_schemas --check    say whether those in the source still fit

A title's view is plain data built by its rules. Many random games of all sizes show which names it has, of
which kinds the values are, and where the names are those of the title's own things (spaces, cards, seats).
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.options import OptionValue
from baobab.kernel.title import Title
from baobab.table.web.document import VIEW_SCHEMA
from baobab.titles import names, title

GAMES = 2
"""Games of each size that are looked into."""

FEW = 10
"""Choices of a rule switch; an option with more of them is a figure, and keeps its usual value."""

EVERY = 15
"""Steps from one look to the next; the end of every game is looked at too, where most views change."""

Schema = dict[str, Any]


class Shape:
    """What has been seen in one place of a view."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.fields: dict[str, Shape] = {}
        self.seen = 0
        self.counts: dict[str, int] = {}
        self.items: Shape | None = None

    def see(self, value: object) -> None:
        if isinstance(value, dict):
            self.kinds.add("object")
            self.seen += 1
            for name, part in value.items():
                self.counts[name] = self.counts.get(name, 0) + 1
                self.fields.setdefault(name, Shape()).see(part)
        elif isinstance(value, list):
            self.kinds.add("array")
            self.items = self.items or Shape()
            for part in value:
                self.items.see(part)
        else:
            self.kinds.add(KINDS[type(value)])

    def join(self, other: "Shape") -> None:
        self.kinds |= other.kinds
        self.seen += other.seen
        for name, part in other.fields.items():
            self.counts[name] = self.counts.get(name, 0) + other.counts[name]
            self.fields.setdefault(name, Shape()).join(part)
        if other.items is not None:
            self.items = self.items or Shape()
            self.items.join(other.items)

    def schema(self, things: set[str]) -> Schema:
        parts = [self.part(kind, things) for kind in sorted(self.kinds)]
        return parts[0] if len(parts) == 1 else {"anyOf": parts}

    def part(self, kind: str, things: set[str]) -> Schema:
        if kind == "array":
            assert self.items is not None
            return {"type": "array", "items": self.items.schema(things) if self.items.kinds else {}}
        if kind == "object":
            return self.of_things(things) if self.named_by(things) else self.record(things)
        return {"type": kind}

    def named_by(self, things: set[str]) -> bool:
        """Are the names those of things of the game, or is none of them there every time?"""
        return all(name in things for name in self.fields) or not self.always()

    def always(self) -> list[str]:
        """The names that were there whenever this place was looked at."""
        return [name for name, count in self.counts.items() if count == self.seen]

    def of_things(self, things: set[str]) -> Schema:
        every = Shape()
        for part in self.fields.values():
            every.join(part)
        return {"type": "object", "additionalProperties": every.schema(things) if every.kinds else {}}

    def record(self, things: set[str]) -> Schema:
        return {
            "type": "object",
            "properties": {name: part.schema(things) for name, part in self.fields.items()},
            "required": self.always(),
            "additionalProperties": False,
        }


KINDS = {bool: "boolean", int: "integer", str: "string", float: "number", type(None): "null"}


def things_of(rules: Title) -> set[str]:
    """The names of everything in a game: spaces, cards, seats."""
    found: set[str] = set()
    domains = [stream.faces for stream in rules.streams]
    domains += [domain for kind in rules.actions.kinds for domain in kind.domains]
    domains += [domain for kind in rules.events for domain in [*kind.public.values(), *kind.private.values()]]
    for domain in domains:
        found |= set(domain.names)
    return found


def views(rules: Title, games: int, seed: int = 1, every: int = EVERY) -> Iterator[dict[str, object]]:
    """What seats and spectators see in whole random games of all sizes, and when they are over."""
    for seats in rules.seats:
        for number in range(games):
            rng = Rng(seed + number)
            game = Game.new(rules, seats, FastLuck(seed + number), switches(rules, number))
            while not game.over:
                if len(game.steps) % every == 0:
                    yield from (game.view(seat) for seat in range(-1, seats))
                legal = rules.legal(game.state)
                game.play(int(legal[rng.below(len(legal))]))
            yield from (game.view(seat) for seat in range(-1, seats))


def switches(rules: Title, number: int) -> dict[str, OptionValue]:
    """The options of a game: the usual ones, or in every second the other choice of each rule switch."""
    if number % 2 == 0:
        return {}
    return {
        option.name: option.values.names[1] for option in rules.options if len(option.values.names) <= FEW
    }


def found_schema(rules: Title, games: int = GAMES) -> Schema:
    shape = Shape()
    for view in views(rules, games):
        shape.see(view)
    return {"title": f"What a seat sees of {rules.name}", **shape.record(things_of(rules))}


def written(schema: Schema) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def file_of(name: str) -> Path:
    return title(name).folder / VIEW_SCHEMA


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    wrong = 0
    for name in names():
        text = written(found_schema(title(name)))
        if not args.check:
            file_of(name).write_text(text, encoding="utf-8")
        elif file_of(name).read_text(encoding="utf-8") != text:
            print(f"{name}: the view no longer has the shape in {file_of(name)}")
            wrong = 1
    return wrong


if __name__ == "__main__":
    raise SystemExit(main())

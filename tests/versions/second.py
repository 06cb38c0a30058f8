"""A made-up version 2 of every title, beside its version 1: what a change of the rules may bring.

Each has a switch turned (who begins), a switch added (`courtesy`), a figure of the data corrected, an answer
added (`greet` and `nod`), one renamed, and a question inserted: whoever has answered the question named in
`CHANGES` greets the others. Version 1 knows nothing of all this.

The titles lie in the folder that the environment names, so that the worker processes of a server have them.
"""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from baobab import titles
from baobab.kernel.actions import Kind
from baobab.kernel.data import Data
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Fault, Note, Reason
from baobab.kernel.options import Option
from baobab.kernel.phase import Phase
from baobab.kernel.state import State
from baobab.kernel.title import Title, View
from baobab.kernel.versions import kept_data
from baobab.words import Params

PLACE = "BAOBAB_SECOND_VERSIONS"
HOUSE = dict(titles.HOUSE)

CHANGES: dict[str, tuple[str, str, str, list[str]]] = {
    # the phase after which one greets, a kind of answer, its new name, and a figure that was wrong by one
    "africa": ("city", "city", "settle", ["scoring", "last_monument_bonus"]),
    "heart_of_africa": ("act", "start", "land", ["costs_and_values", "change_resource_ap"]),
    "namibia": ("cube", "cube", "bring", ["reputation_purchase", "final_conversion"]),
    "ticket_to_ride": ("start", "keep", "hold", ["rules", "globetrotter_bonus"]),
    "great_zimbabwe": ("start", "stop", "cease", ["constants", "starting_cattle"]),
}

WORDS = """
version-2 = Made up.
option-courtesy = Courtesy
option-courtesy-about = Whoever has answered greets.
prompt-greet = A word to the others?
action-greet = Greet
action-nod = Nod
"""


class Greet(Phase):
    """The inserted question: a word to the others."""

    def __init__(self, clause: str, greet: Kind, nod: Kind) -> None:
        super().__init__("greet", clause, [greet, nod])

    def legal(self, s: State) -> vec[i64]:
        return vec[i64]([kind.code() for kind in self.kinds])

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        s.answered()

    def why_not(self, s: State, action: i64) -> Reason | None:
        return None if any(kind.owns(action) for kind in self.kinds) else self.not_now()


class Greeted(Phase):
    """A question of the title's own; after its answer the inserted one is asked where the switch says so."""

    def __init__(self, own: Phase, switch: int, greet: int) -> None:
        super().__init__(own.name, own.clause, own.kinds, own.a, own.b, own.privacy)
        self.own = own
        self.switch = switch
        self.greet = greet

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        self.own.apply(s, action, luck, tell)
        if s.options[self.switch] and not s.over():
            s.ask(self.greet, seat)

    def prompt(self, s: State) -> Params:
        return self.own.prompt(s)

    def answer_here(self, s: State, kind: Kind, action: i64) -> str:
        return self.own.answer_here(s, kind, action)

    def legal(self, s: State) -> vec[i64]:
        return self.own.legal(s)

    def always(self, s: State) -> bool:
        return self.own.always(s)

    def proceed(self, s: State, luck: Luck, tell: Teller | None) -> None:
        self.own.proceed(s, luck, tell)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return self.own.why_not(s, action)

    def preview(self, s: State, action: i64) -> Note | None:
        return self.own.preview(s, action)


class Changed(Title):
    """A title of the house with the made-up change; version 1 of it plays as ever."""

    def __init__(self, name: str, data: Data | None, version: int) -> None:
        folder = Path(os.environ[PLACE]) / name
        own_data = data if data is not None else Data((folder / "data.json").read_text("utf-8"))
        own = titles_of_the_house(name)(own_data, version or 2)
        super().__init__(name, own.version, own.seats, folder, own.data)
        self.own = own
        self.actions, self.phases, self.streams = own.actions, own.phases, own.streams
        self.events, self.fields, self.tables = own.events, own.fields, own.tables
        self.options, self.features, self.subjects = own.options, own.features, own.subjects
        self.turn_clause, self.over_clause, self.longest = own.turn_clause, own.over_clause, own.longest
        self.change(*CHANGES[name])

    def change(self, after: str, old: str, new: str, figure: list[str]) -> None:
        """What version 2 changes, with the old way for version 1."""
        actions = self.actions
        kind = actions.by_name.pop(old)
        kind.name = kind.notation = new
        actions.by_name[new] = kind
        actions.formerly(kind, old, until=1)
        greet, nod = actions.add("greet"), actions.add("nod")
        for added in (greet, nod):
            actions.since(added, 2)
        for option in self.options:
            if option.name == "first_player":
                option.changed[2] = 1
        self.options.append(Option("courtesy", self.turn_clause, 0, changed={2: 1}, since=2))
        place = next(i for i, phase in enumerate(self.phases) if phase.name == after)
        self.greet = len(self.phases)
        self.phases[place] = Greeted(self.phases[place], len(self.options) - 1, self.greet)
        self.phases.append(Greet(self.turn_clause, greet, nod))

    def before_greeting(self, s: State) -> State:
        """The state as the house's rules know it: without the question that they do not have."""
        if s.over() or s.phase() != self.greet:
            return s
        known = s.copy()
        known.answered()
        return known

    def blank(self, seats: i64, options: vec[i64]) -> State:
        laid: State = self.own.blank(seats, options)
        return laid

    def setup(self, s: State, luck: Luck, tell: Teller | None) -> None:
        self.own.setup(s, luck, tell)

    def derive(self, s: State) -> None:
        self.own.derive(s)

    def faults(self, s: State) -> list[Fault]:
        return self.own.faults(self.before_greeting(s))

    def view(self, s: State, seat: int) -> View:
        return self.own.view(self.before_greeting(s), seat)

    def resample(self, s: State, seat: int, luck: Luck) -> State:
        drawn: State = self.own.resample(self.before_greeting(s), seat, luck)
        drawn.stack = s.stack[:]
        return drawn

    def scores(self, s: State) -> list[int]:
        return self.own.scores(s)

    def ranks(self, s: State) -> list[int]:
        return self.own.ranks(s)

    def breakdown(self, s: State) -> dict[str, list[int]]:
        return self.own.breakdown(s)

    def accounts(self, s: State) -> dict[str, list[int]]:
        return self.own.accounts(s)

    def values(self, s: State, seat: i64) -> vec[i64]:
        return self.own.values(self.before_greeting(s), seat)


def changed(name: str) -> type[Title]:
    """The class of a title that has had two versions."""

    class TwoVersions(Changed):
        def __init__(self, data: Data | None = None, version: int = 0) -> None:
            super().__init__(name, data, version)

    return TwoVersions


def titles_of_the_house(name: str) -> Callable[..., Title]:
    return titles.title_class(HOUSE[name])


africa, heart_of_africa, namibia, ticket_to_ride, great_zimbabwe = (changed(name) for name in CHANGES)


def write_folder(name: str, place: Path) -> None:
    """The folder of a title after the change: words, history, new data, and the old kept by digest."""
    first = titles_of_the_house(name)()
    folder = place / name
    shutil.copytree(first.folder, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    (folder / "past").mkdir()
    (folder / "past" / f"{first.data.digest}.json").write_text(first.data.text, encoding="utf-8")
    content = json.loads(first.data.text)
    _, old, new, path = CHANGES[name]
    entry: Any = content
    for key in path[:-1]:
        entry = entry[key]
    entry[path[-1]] += 1
    (folder / "data.json").write_text(json.dumps(content), encoding="utf-8")
    history = json.loads((folder / "versions.json").read_text("utf-8"))
    digest = Data((folder / "data.json").read_text("utf-8")).digest
    history.append({"version": 2, "date": "2030-01-01", "data": digest, "switches": {"courtesy": "no"}})
    (folder / "versions.json").write_text(json.dumps(history), encoding="utf-8")
    for catalogue in (folder / "words").glob("*.ftl"):
        text = catalogue.read_text("utf-8")
        catalogue.write_text(text + WORDS + f"action-{new} = {{ action-{old} }}\n", encoding="utf-8")
    kept = kept_data(folder, first.data.digest)
    assert kept is not None
    assert kept.text == first.data.text


def use_second_version(name: str) -> None:
    """From now on this process has the changed title instead of the house's."""
    titles._titles.clear()
    titles.HOUSE[name] = f"tests.versions.second:{name}"


def use_second_versions() -> None:
    """Have all the changed titles that the environment's folder holds."""
    for folder in Path(os.environ[PLACE]).iterdir():
        use_second_version(folder.name)


def use_first_versions() -> None:
    """As it was."""
    titles._titles.clear()
    titles.HOUSE.update(HOUSE)

"""Title: the rules of one game design."""

import json
from pathlib import Path
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from baobab.errors import GameOverError, IllegalActionError, OptionError
from baobab.kernel.actions import ActionTable
from baobab.kernel.bag import filled
from baobab.kernel.data import Data, shown
from baobab.kernel.events import EventKind, Teller
from baobab.kernel.fields import Field, begin_all
from baobab.kernel.luck import GivenLuck, Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Fault, Reason
from baobab.kernel.options import Option, OptionValue, read_options
from baobab.kernel.phase import Phase, S
from baobab.kernel.sights import Sight
from baobab.kernel.state import OVER, State
from baobab.words import Params, Phrase, Words

K = TypeVar("K", bound=State)
"""A class of states: a title's own, or one that adds to it."""

View = dict[str, object]
"""What one seat may know, as plain data: numbers, texts, lists and dictionaries of them."""


class Stream:
    """A source of chance: what is drawn, and the names of what may come out.

    One that came `since` a later version of the title is not written in earlier ones, which never draw
    from it.
    """

    def __init__(self, name: str, faces: Domain, since: int = 1) -> None:
        self.name = name
        self.faces = faces
        self.since = since


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[S]):
    """One game design: immutable, with its data. A subclass fills the tables and writes the rules.

    What it writes is about its own class of states, S: `class Africa(Title[AfricaState])`. What everybody
    asks takes any state.

    `version` grows when visible behaviour changes; every version that ever ran can be made, and writes and
    reads what it wrote and read then. `folder` holds the title's words. The places of the
    `phases` in their list are the phase ids on the stack. `turn_clause` and `over_clause` are cited when
    a seat answers that is not asked, or after the end. `longest` bounds the decisions of a game.
    `tables` are attributes of the state that are no fields: what `derive` makes anew out of the fields, to be
    looked up fast. Rules replace a table and never change one, so copies of a state may share it.
    `subjects` are the things that somebody may look at; see `sight`.
    `constants` says by what the rules call the `phases`, `streams`, `events`, `options` and
    `features`, whose numbers are their places: for each of these lists the constants by name. Lists that are
    not in it are called by constants of the title's own module. The conformance kit proves that they agree.
    """

    def __init__(self, name: str, version: int, seats: range, folder: Path, data: Data) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.folder = folder
        self.data = data
        self.actions = ActionTable(version)
        self.phases: list[Phase] = []
        self.streams: list[Stream] = []
        self.events: list[EventKind] = []
        self.fields: list[Field] = []
        self.tables: list[str] = []
        self.options: list[Option] = []
        self.features: list[str] = []
        self.subjects: list[Domain] = []
        self.constants: dict[str, dict[str, int]] = {}
        self.turn_clause = ""
        self.over_clause = ""
        self.longest = 100_000
        self.begun: dict[int, State] = {}

    def __copy__(self) -> Any:
        return self  # nothing about a title ever changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self

    def __reduce__(self) -> Any:
        return made_again, (type(self), self.version, self.data.text)

    # What a title writes.

    def blank(self, seats: i64, options: vec[i64]) -> S:
        """A state before any draw and any decision, the first question on its stack."""
        raise NotImplementedError

    def setup(self, s: S, luck: Luck, tell: Teller | None) -> None:
        """Carry out on a blank state what is done before the first decision, draws included."""

    def derive(self, s: S) -> None:
        """Compute the derived fields of a loaded state from the others."""

    def faults(self, s: S) -> list[Fault]:
        """What is impossible about a state: broken invariants and conservation laws."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> View:
        """What a seat (or a spectator, -1) may know, built from what it may know and nothing else."""
        raise NotImplementedError

    def resample(self, s: S, seat: int, luck: Luck) -> State:
        """A state that this seat cannot tell from the true one, drawn anew with this luck.

        It depends on nothing but what the seat knows. Where everything hidden lies in bags, a copy is
        all there is to do.
        """
        return s.copy()

    def scores(self, s: S) -> list[int]:
        """The points of every seat: so far, or with the final scoring once the game is over."""
        raise NotImplementedError

    def ranks(self, s: S) -> list[int]:
        """The places of the seats from 1, with the rulebook's tie-breaks; equal places are shared."""
        raise NotImplementedError

    def breakdown(self, s: S) -> dict[str, list[int]]:
        """The lines of the scoring (`score-LINE`), each with its points for every seat."""
        raise NotImplementedError

    def accounts(self, s: S) -> dict[str, list[int]]:
        """The figures of every seat that all may know (`account-ITEM`): money, points, pieces left.

        One number for each seat, and one more where something belongs to nobody: the bank, a god. What an
        answer will cost and bring is told by comparing them before and after it.
        """
        return {}

    def hindsight(self, s: S, action: int, key: str) -> dict[str, int]:
        """Figures of a preview as they turn out, found by carrying the answer out and playing on.

        Only those that the events and accounts of the answer alone do not tell. `NAME_bound` is for a figure
        that says “or more”: it must not be larger than that.
        """
        return {}

    def sight(self, s: S, seat: int, domain: int, item: int) -> Sight:
        """What a thing of `subjects` reaches, as far as a seat (or a spectator, -1) may know.

        Raises `SubjectError` where there is no such thing on this table.
        """
        raise NotImplementedError

    def values(self, s: S, seat: i64) -> vec[i64]:
        """The title's `features` as numbers for a seat, from what that seat may know: what bots weigh."""
        return vec[i64]()

    def draw(self, view: View, speech: Words, width: int, colour: bool) -> str:
        """A view as a picture in text for a terminal so many columns wide."""
        return plain_picture(view)

    # What a title uses.

    def fresh(self, kind: type[K], seats: i64, options: vec[i64]) -> K:
        """For `blank`: a state of a title's class, every field where it starts, nothing drawn and asked.

        It is laid out once for each number of seats; from then on a copy is all there is to do.
        """
        if seats in self.begun:
            known = self.begun[seats].copy()
            assert isinstance(known, kind)
            known.options = options
            return known
        s = kind(seats, options, vec[i64](), filled(len(self.streams), 0), 0)
        begin_all(self.fields, s)
        if not self.tables:  # a table that is still to be made cannot be copied
            self.begun[seats] = s.copy()
        return s

    # What everybody asks.

    def new(
        self, seats: int, luck: Luck, given: dict[str, OptionValue] | None = None, tell: Teller | None = None
    ) -> State:
        """A game set up and asking its first decision."""
        if isinstance(seats, bool) or seats not in self.seats:
            raise OptionError(
                "error-seats",
                {
                    "title": Phrase("title-name"),
                    "seats": shown(seats),
                    "low": self.seats[0],
                    "high": self.seats[-1],
                },
                folders=[self.words_folder()],
            )
        s = self.blank(seats, read_options(self.options, self.version, given if given is not None else {}))
        self.setup(s, luck, tell)
        self.settle(s, luck, tell)
        return s

    def seat(self, s: State) -> i64:
        """Who decides now, or OVER."""
        return s.seat()

    def phase(self, s: State) -> Phase:
        return self.phases[s.phase()]

    def legal(self, s: State) -> vec[i64]:
        """The codes of all allowed actions, ascending; none once the game is over."""
        if s.over():
            return vec[i64]()
        return self.phases[s.phase()].legal(s)

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None = None) -> None:
        """Carry out an action and everything that follows by itself; an error if it is not allowed."""
        self.check_legal(s, action)
        self.step(s, action, luck, tell)

    def check_legal(self, s: State, action: i64) -> None:
        """Raise an error that names the code and the seat, unless this action is allowed now."""
        if s.over():
            raise GameOverError("error-code-over", {"code": int(action)})
        for code in self.legal(s):
            if code == action:
                return
        reason = self.why_not(s, action) if 0 <= action < self.actions.size else None
        raise IllegalActionError(
            "error-code-illegal", {"code": int(action), "seat": int(s.seat())}, reason=reason
        )

    def step(self, s: State, action: i64, luck: Luck, tell: Teller | None = None) -> vec[i64]:
        """`apply` for callers that took the action out of `legal`: it is not looked at again.

        Answers the next decision's legal actions, which it has to find anyway.
        """
        self.phases[s.phase()].apply(s, action, luck, tell)
        return self.settle(s, luck, tell)

    def settle(self, s: State, luck: Luck, tell: Teller | None) -> vec[i64]:
        """Go on until somebody has a choice: a question with one answer answers itself.

        Except a question that is `always` asked, because its absence would tell something hidden.
        """
        while not s.over():
            phase = self.phases[s.phase()]
            options = phase.legal(s)
            if len(options) > 1 or (len(options) == 1 and phase.always(s)):
                return options
            if len(options) == 1:
                phase.apply(s, options[0], luck, tell)
            else:
                phase.proceed(s, luck, tell)
        return vec[i64]()

    def why_not(self, s: State, action: i64) -> Reason | None:
        """The reason why the deciding seat may not do this now; None exactly when it is legal."""
        if s.over():
            return Reason(self.over_clause, "game-over")
        return self.phases[s.phase()].why_not(s, action)

    def given(self, outcomes: str) -> GivenLuck:
        """A luck that deals these outcomes, written in notation: `gold2 zebra`."""
        return GivenLuck(outcomes.split(), [stream.faces for stream in self.streams])

    def words_folder(self) -> Path:
        """Where the title's catalogues lie."""
        return self.folder / "words"

    def written_options(self, values: vec[i64]) -> list[tuple[int, Option]]:
        """The options that this version names in records and positions of games with these values."""
        return [(i, one) for i, one in enumerate(self.options) if one.named(self.version, values[i])]

    def written_streams(self) -> list[tuple[int, Stream]]:
        """The sources of chance that this version has, with their places."""
        return [(i, one) for i, one in enumerate(self.streams) if one.since <= self.version]

    def written_fields(self) -> list[Field]:
        """The fields that this version has and that do not follow from others."""
        return [one for one in self.fields if not one.derived and one.since <= self.version]

    def answer(self, s: State, action: int) -> Phrase:
        """An answer to the present question, as a phrase."""
        key = self.phase(s).answer_here(s, self.actions.kind(action), action)
        return Phrase(key, self.actions.params(action))

    def prompt(self, s: State) -> Params:
        """Parameters of the present question's wording."""
        if s.seat() == OVER:
            return {}
        return self.phase(s).prompt(s)


_made: dict[str, Title] = {}


def made_again(kind: Any, version: int, text: str) -> Any:
    """The title of this class with this data, made once in a process: how a pickled title is read."""
    data = Data(text)
    name = f"{kind.__module__}:{kind.__qualname__} {version} {data.digest}"
    if name not in _made:
        found: Title = kind()
        if found.data.digest != data.digest:
            found = kind(data)
        if found.version < version:
            raise ValueError(f"{found.name} was pickled under version {version}, and here is {found.version}")
        if found.version > version:
            found = kind(data, version)
        _made[name] = found
    return _made[name]


def plain_picture(view: View) -> str:
    """A view without a picture of its own: its data, indented."""
    return json.dumps(view, indent=1, ensure_ascii=False)


def rank(keys: list[list[int]]) -> list[int]:
    """Places from 1 by keys compared from the left, larger first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]

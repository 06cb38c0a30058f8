"""What all checks of a run share: the title, its clauses, its words, the report."""

from collections.abc import Iterator, Set
from contextlib import contextmanager
from dataclasses import dataclass, field

from baobab.conformance.clauses import known_clauses
from baobab.conformance.report import Finding, Report, clip
from baobab.conformance.title_loader import describe_exception
from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.options import OptionValue
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.words import LANGUAGES, Name, Params, Words, words


class StuckError(Exception):
    """Something takes longer than any game may."""


@dataclass
class GameStart:
    """How a game began: enough to repeat it."""

    seats: int
    seed: int
    player: str
    options: dict[str, OptionValue] = field(default_factory=dict)

    def text(self) -> str:
        given = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"seed {self.seed}, {self.seats} seats, {self.player} player{given}"

    def luck(self) -> Luck:
        return FastLuck(self.seed)


class CheckRun:
    """One conformance run over one title."""

    def __init__(self, title: Title, report: Report, known: Set[str] | None) -> None:
        self.title = title
        self.report = report
        self.clauses = known if known is not None else known_clauses(title, report)
        self.rng = Rng(report.seed)
        self.start: GameStart | None = None
        self.worded: set[tuple[str, str]] = set()
        self.languages: tuple[str, ...] = LANGUAGES
        self.events_fit = True

    def count_look(self, check: str, times: int = 1) -> None:
        self.report.looked[check] += times

    def add_finding(
        self, check: str, expected: str, found: str, s: State | None = None, action: int | None = None
    ) -> None:
        self.report.add(self.make_finding(check, expected, found, s, action))

    def warn(self, check: str, expected: str, found: str, s: State | None = None) -> None:
        self.report.warn(self.make_finding(check, expected, found, s, None))

    def make_finding(
        self, check: str, expected: str, found: str, s: State | None, action: int | None
    ) -> Finding:
        return Finding(
            check,
            expected,
            clip(found, 600),
            self.start.text() if self.start else "",
            self.position(s) if s is not None else "",
            self.notation(action) if action is not None else "",
        )

    def position(self, s: State) -> str:
        try:
            return oneline.write(self.title, s)
        except Exception as error:
            return f"cannot be written ({error!r})"

    def notation(self, action: int) -> str:
        return self.title.actions.write(action) if 0 <= action < self.title.actions.size else str(action)

    @contextmanager
    def catch_errors(
        self, check: str, doing: str, s: State | None = None, action: int | None = None
    ) -> Iterator[None]:
        """Turns any exception inside into a finding of this check, so that the run goes on."""
        try:
            yield
        except Exception as error:
            self.add_finding(check, f"{doing} without an error", describe_exception(error), s, action)

    def check_words(self, check: str, key: str, params: Params, s: State | None = None) -> None:
        """Check that a message can be worded in every language; each wording is tried once."""
        wording = (key, repr(sorted(params.items(), key=str)))
        if wording in self.worded:
            return
        self.worded.add(wording)
        for lang in self.languages:
            self.count_look(check)
            try:
                text = self.words(lang).say(key, params)
            except Exception as error:
                self.add_finding(check, f"words in {lang} for {key} {dict(params)}", str(error), s)
            else:
                if not text.strip():
                    self.add_finding(check, f"words in {lang} for {key}", "an empty text", s)

    def check_addressee(self, check: str, what: str, params: Params, s: State, action: int) -> None:
        """Check that the seat being asked is addressed as “you” and not by name."""
        me = Name("seat", str(int(s.seat())))
        named = [
            item for value in params.values() for item in (value if isinstance(value, list) else [value])
        ]
        if me in named:
            self.add_finding(
                check, f"“you” where {what} means the one who is asked", repr(dict(params)), s, action
            )

    def words(self, lang: str) -> Words:
        return words(lang, self.title.words_folder())

    def check_clause(
        self, check: str, clause: str, what: str, s: State | None = None, action: int | None = None
    ) -> None:
        """Check that a cited clause exists in the rules."""
        if self.clauses is None:
            if not clause:
                self.add_finding(check, f"a clause cited by {what}", "none", s, action)
        elif clause not in self.clauses:
            self.add_finding(check, f"a clause of {self.title.name} cited by {what}", repr(clause), s, action)

    def game_at(self, s: State) -> Game:
        """A game without a history, in this state."""
        return Game(self.title, s, FastLuck(0))

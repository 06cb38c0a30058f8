"""Fairness at one moment: what a seat gets stays the same when what is hidden from it is drawn anew."""

from collections import Counter

from baobab.conformance.guard import try_out
from baobab.conformance.report import canonical, difference
from baobab.conformance.run import Run
from baobab.conformance.stamp import changed_fields, stamp
from baobab.game import Game
from baobab.kernel import position
from baobab.kernel.luck import FastLuck
from baobab.kernel.phase import OPEN
from baobab.kernel.state import State

CHECK = "fairness"
RESAMPLE = "resample"
ENOUGH_TRIALS = 40


class FairnessWatch:
    """Looks at resampled states, and remembers over a whole run what was ever drawn anew."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.secret = [field for field in run.title.fields if field.secret and not field.derived]
        self.states = 0
        self.redrawn: Counter[str] = Counter()
        self.private_draws = False

    def check(self, game: Game) -> None:
        """For every seat and a spectator, at what each has been shown."""
        for seat in range(-1, int(game.state.seats)):
            self.check_seat(game.shown(seat), seat)
        self.states += 1

    def check_seat(self, s: State, seat: int) -> None:
        run, title = self.run, self.run.title
        run.looked(CHECK)
        run.looked(RESAMPLE)
        before = stamp(title, s)
        seeds = [run.rng.seed(), run.rng.seed()]
        one, other = (title.resample(s, seat, FastLuck(seed)) for seed in seeds)
        if one is s or stamp(title, s) != before:
            run.find(RESAMPLE, "the true state left alone", f"seat {seat} changed it", s)
        again = title.resample(other, seat, FastLuck(seeds[0]))
        if stamp(title, again) != stamp(title, one):
            found = difference(position.dump(title, one), position.dump(title, again))
            run.find(RESAMPLE, f"nothing but what seat {seat} knows to matter, with equal luck", found, s)
        self.check_kept(s, one, seat)
        truth, drawn = (what_a_seat_gets(run, run.game(state), seat) for state in (s, one))
        if canonical(truth) != canonical(drawn):
            run.find(CHECK, f"the same for seat {seat} after a resample", difference(truth, drawn), s)
        if not plain(truth["view"]):
            run.find(CHECK, f"a view of plain data for seat {seat}", repr(truth["view"]), s)

    def check_kept(self, s: State, drawn: State, seat: int) -> None:
        """Only secret fields may be drawn anew, and the result is a possible state."""
        run, title = self.run, self.run.title
        for field in changed_fields(title, s, drawn):
            self.redrawn[field.name] += 1
            if not field.secret:
                run.find(RESAMPLE, f"only secret fields drawn anew for seat {seat}", field.name, s)
        for name, one, other in (("draws", s.draws, drawn.draws), ("questions", s.stack, drawn.stack)):
            if list(one) != list(other):
                run.find(RESAMPLE, f"the {name} as they were, for seat {seat}", str(list(other)), s)
        for fault in title.faults(drawn):
            found = f"{fault!r} in {run.position(drawn)}"
            run.find(RESAMPLE, f"a possible state for seat {seat}", found, s)
        if run.rng.below(30) == 0:
            with run.guarded(RESAMPLE, f"a state for seat {seat} that can be played out", drawn):
                try_out(title, drawn.copy(), run.rng)

    def conclude(self) -> None:
        """Was what is hidden ever really drawn anew, and is it declared?"""
        run = self.run
        hides = self.private_draws or any(phase.privacy != OPEN for phase in run.title.phases)
        if hides and not self.secret:
            run.find(RESAMPLE, "secret fields, as some draws or answers are hidden", "none is declared")
        if self.secret and self.states >= ENOUGH_TRIALS and not self.redrawn:
            names = ", ".join(field.name for field in self.secret)
            run.find(RESAMPLE, f"{names} drawn anew", f"the truth, {self.states} times for all seats")
        elif self.states >= ENOUGH_TRIALS:
            for field in self.secret:
                if field.name not in self.redrawn:
                    run.warn(RESAMPLE, "every secret field drawn anew now and then", f"never {field.name}")


def what_a_seat_gets(run: Run, game: Game, seat: int) -> dict[str, object]:
    """What a game without a past hands out to a seat, as plain data."""
    data: dict[str, object] = {
        "view": game.view(seat),
        "position": game.position(seat),
        "accounts": game.title.accounts(game.state),
    }
    if seat >= 0 and seat == game.seat:
        data |= what_is_asked(run, game)
    return data


def what_is_asked(run: Run, game: Game) -> dict[str, object]:
    """The decision as the seat that has it sees it: question, answers, reasons against all others."""
    reasons = []
    for code in range(game.title.actions.size):
        reason = game.why_not(code)
        if reason is not None:
            reasons.append(f"{code} {reason.clause} {reason!r}")
    return {
        "legal": game.legal(),
        "prompt": {lang: game.prompt(lang) for lang in run.languages},
        "options": {lang: [repr(choice) for choice in game.options(lang)] for lang in run.languages},
        "reasons": reasons,
    }


def plain(data: object) -> bool:
    """Is this what JSON can hold, and nothing else?"""
    if isinstance(data, dict):
        return type(data) is dict and all(type(name) is str and plain(value) for name, value in data.items())
    if isinstance(data, list):
        return type(data) is list and all(map(plain, data))
    return data is None or type(data) in (str, int, bool)

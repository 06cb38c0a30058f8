"""Fairness in a position: what a seat gets does not change when what is hidden from it is resampled."""

from collections import Counter

from baobab.conformance.bounded_play import play_some
from baobab.conformance.check_run import CheckRun
from baobab.conformance.report import canonical_json, describe_difference
from baobab.conformance.snapshot import changed_fields, take_snapshot
from baobab.game import Game
from baobab.kernel import position
from baobab.kernel.luck import FastLuck
from baobab.kernel.phase import OPEN
from baobab.kernel.state import State

CHECK = "fairness"
RESAMPLE = "resample"
ENOUGH_TRIALS = 40


class FairnessWatch:
    """Checks resampled states, and counts over a whole run which fields were ever redrawn."""

    def __init__(self, run: CheckRun) -> None:
        self.run = run
        self.secret = [field for field in run.title.fields if field.secret and not field.derived]
        self.states = 0
        self.redrawn: Counter[str] = Counter()
        self.private_draws = False

    def check(self, game: Game) -> None:
        """For every seat and a spectator, at what each has been shown."""
        for seat in range(-1, int(game.state.seats)):
            self.check_seat(game.state_for(seat), seat)
        self.states += 1

    def check_seat(self, s: State, seat: int) -> None:
        run, title = self.run, self.run.title
        run.count_look(CHECK)
        run.count_look(RESAMPLE)
        before = take_snapshot(title, s)
        seeds = [run.rng.seed(), run.rng.seed()]
        one, other = (title.resample(s, seat, FastLuck(seed)) for seed in seeds)
        if one is s or take_snapshot(title, s) != before:
            run.add_finding(RESAMPLE, "the true state left alone", f"seat {seat} changed it", s)
        again = title.resample(other, seat, FastLuck(seeds[0]))
        if take_snapshot(title, again) != take_snapshot(title, one):
            found = describe_difference(position.dump(title, one), position.dump(title, again))
            run.add_finding(
                RESAMPLE, f"nothing but what seat {seat} knows to matter, with equal luck", found, s
            )
        self.check_kept(s, one, seat)
        truth, drawn = (data_for_seat(run, run.game_at(state), seat) for state in (s, one))
        if canonical_json(truth) != canonical_json(drawn):
            run.add_finding(
                CHECK, f"the same for seat {seat} after a resample", describe_difference(truth, drawn), s
            )
        if not is_plain(truth["view"]):
            run.add_finding(CHECK, f"a view of plain data for seat {seat}", repr(truth["view"]), s)

    def check_kept(self, s: State, drawn: State, seat: int) -> None:
        """Only secret fields may be redrawn, and the result must be a possible state."""
        run, title = self.run, self.run.title
        for field in changed_fields(title, s, drawn):
            self.redrawn[field.name] += 1
            if not field.secret:
                run.add_finding(RESAMPLE, f"only secret fields drawn anew for seat {seat}", field.name, s)
        for name, one, other in (("draws", s.draws, drawn.draws), ("questions", s.stack, drawn.stack)):
            if list(one) != list(other):
                run.add_finding(RESAMPLE, f"the {name} as they were, for seat {seat}", str(list(other)), s)
        for fault in title.faults(drawn):
            found = f"{fault!r} in {run.position(drawn)}"
            run.add_finding(RESAMPLE, f"a possible state for seat {seat}", found, s)
        if run.rng.below(30) == 0:
            with run.catch_errors(RESAMPLE, f"a state for seat {seat} that can be played out", drawn):
                play_some(title, drawn.copy(), run.rng)

    def conclude(self) -> None:
        """Report hidden fields that were never redrawn or not declared."""
        run = self.run
        hides = self.private_draws or any(phase.privacy != OPEN for phase in run.title.phases)
        if hides and not self.secret:
            run.add_finding(
                RESAMPLE, "secret fields, as some draws or answers are hidden", "none is declared"
            )
        if self.secret and self.states >= ENOUGH_TRIALS and not self.redrawn:
            names = ", ".join(field.name for field in self.secret)
            run.add_finding(RESAMPLE, f"{names} drawn anew", f"the truth, {self.states} times for all seats")
        elif self.states >= ENOUGH_TRIALS:
            for field in self.secret:
                if field.name not in self.redrawn:
                    run.warn(RESAMPLE, "every secret field drawn anew now and then", f"never {field.name}")


def data_for_seat(run: CheckRun, game: Game, seat: int) -> dict[str, object]:
    """Everything that a game without a history gives a seat, as plain data."""
    data: dict[str, object] = {
        "view": game.view(seat),
        "position": game.position(seat),
        "accounts": game.title.accounts(game.state),
    }
    if seat >= 0 and seat == game.seat:
        data |= decision_data(run, game)
    return data


def decision_data(run: CheckRun, game: Game) -> dict[str, object]:
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


def is_plain(data: object) -> bool:
    """Is this what JSON can hold, and nothing else?"""
    if isinstance(data, dict):
        return type(data) is dict and all(
            type(name) is str and is_plain(value) for name, value in data.items()
        )
    if isinstance(data, list):
        return type(data) is list and all(map(is_plain, data))
    return data is None or type(data) in (str, int, bool)

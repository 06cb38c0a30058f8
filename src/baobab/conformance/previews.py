"""Previews come true: every figure is found in events or state once the answer is carried out."""

from collections.abc import Sequence

from baobab.conformance.check_run import CheckRun
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.trial import Trial

CHECK = "previews"


def check_previews(run: CheckRun, s: State, legal: Sequence[int]) -> None:
    """Carry every answer with a preview out in the true position, and look for its figures.

    A title's `hindsight` finds those that need more than one look; of the others, those told under their own
    name must be as told, and the rest must be in some account before or after, or the change of one.
    """
    title = run.title
    for code in legal:
        note = title.phase(s).preview(s, code)
        if note is None:
            continue
        proven = title.hindsight(s, code, note.key)
        trial: Trial | None = None
        for name, value in note.params.items():
            if isinstance(value, bool) or not isinstance(value, int):
                continue
            run.count_look(CHECK)
            if name in proven:
                right = [proven[name]]
            elif f"{name}_bound" in proven:
                right = [value] if value <= proven[f"{name}_bound"] else [proven[f"{name}_bound"]]
            else:
                trial = trial or Trial(title, s, code)
                right = possible_figures(run, s, trial, name)
            if value not in right:
                expected = f"{note.key} to come true: {name} is {value}"
                run.add_finding(CHECK, expected, f"{sorted(set(right))} in events and accounts", s, code)


def possible_figures(run: CheckRun, s: State, trial: Trial, name: str) -> list[int]:
    """Possible values of a figure of this name: from events of the answering seat, or else accounts."""
    told = [event for _, event in trial.told if name in event]
    own = [event for event in told if event.get("seat", trial.seat) == trial.seat]
    if own:
        return [event[name] for event in own]
    found: list[int] = []
    before = run.title.accounts(s)
    for state in (state_after_answer(run, s, trial.action), trial.after):
        after = run.title.accounts(state)
        for item, old in before.items():
            for i in range(len(old)):
                found += [abs(after[item][i] - old[i])] if after[item][i] != old[i] else []
                if i == trial.seat:
                    found += [old[i], after[item][i]]
    return found


def state_after_answer(run: CheckRun, s: State, code: int) -> State:
    """The position after the effect of an answer, before anything follows automatically."""
    after = s.copy()
    run.title.phase(s).apply(after, code, FastLuck(1), None)
    return after

"""The list of legal answers: never empty, ascending, of the right kinds, at least two."""

from itertools import pairwise

from baobab.conformance.check_run import CheckRun
from baobab.kernel.state import State

CHECK = "legal"
MANY_ANSWERS = 200


def check_legal(run: CheckRun, s: State, legal: list[int]) -> list[int]:
    """Check the legal answers of a decision; returns those whose codes exist."""
    run.count_look(CHECK)
    title = run.title
    phase = title.phase(s)
    if not legal:
        run.add_finding(CHECK, "an answer to every question", f"none to {phase.name!r}", s)
    elif len(legal) == 1 and not phase.always(s):
        run.add_finding(CHECK, "two answers or more once settled", f"one to {phase.name!r}", s, legal[0])
    if any(a >= b for a, b in pairwise(legal)):
        run.add_finding(CHECK, "ascending codes, none twice", str(legal), s)
    if not 0 <= int(s.seat()) < s.seats:
        run.add_finding(CHECK, "a seat of the game to decide", f"seat {s.seat()}", s)
    for code in legal:
        if not 0 <= code < title.actions.size:
            run.add_finding(CHECK, f"codes below {title.actions.size}", str(code), s)
        elif title.actions.kinds[title.actions.kind_of[code]] not in phase.kinds:
            run.add_finding(CHECK, f"answers of the kinds that {phase.name!r} names", "another kind", s, code)
    if len(legal) > MANY_ANSWERS:
        run.warn(CHECK, f"at most {MANY_ANSWERS} answers", f"more for {phase.name!r}", s)
    return [code for code in legal if 0 <= code < title.actions.size]


def check_repeatable(run: CheckRun, s: State, legal: list[int]) -> None:
    """Asked once more, the title gives the same answers."""
    if [int(code) for code in run.title.legal(s)] != legal:
        run.add_finding(CHECK, "the same answers whenever they are asked for", str(run.title.legal(s)), s)

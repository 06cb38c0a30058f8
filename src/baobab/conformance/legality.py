"""The list of legal answers: never empty, ascending, of the right kinds, at least two."""

from itertools import pairwise

from baobab.conformance.run import Run
from baobab.kernel.state import State

CHECK = "legal"
MANY = 200


def check_legal(run: Run, s: State, legal: list[int]) -> list[int]:
    """Look at the legal answers of a decision; those that exist at all."""
    run.looked(CHECK)
    title = run.title
    phase = title.phase(s)
    if not legal:
        run.find(CHECK, "an answer to every question", f"none to {phase.name!r}", s)
    elif len(legal) == 1 and not phase.always(s):
        run.find(CHECK, "two answers or more once settled", f"one to {phase.name!r}", s, legal[0])
    if any(a >= b for a, b in pairwise(legal)):
        run.find(CHECK, "ascending codes, none twice", str(legal), s)
    if not 0 <= int(s.seat()) < s.seats:
        run.find(CHECK, "a seat of the game to decide", f"seat {s.seat()}", s)
    for code in legal:
        if not 0 <= code < title.actions.size:
            run.find(CHECK, f"codes below {title.actions.size}", str(code), s)
        elif title.actions.kinds[title.actions.kind_of[code]] not in phase.kinds:
            run.find(CHECK, f"answers of the kinds that {phase.name!r} names", "another kind", s, code)
    if len(legal) > MANY:
        run.warn(CHECK, f"at most {MANY} answers", f"more for {phase.name!r}", s)
    return [code for code in legal if 0 <= code < title.actions.size]


def check_again(run: Run, s: State, legal: list[int]) -> None:
    """Asked once more, the title gives the same answers."""
    if [int(code) for code in run.title.legal(s)] != legal:
        run.find(CHECK, "the same answers whenever they are asked for", str(run.title.legal(s)), s)

"""The list of legal answers: never empty, ascending, of the right kinds, at least two."""

from itertools import pairwise

from baobab.kernel.state import State
from baobab.kit.run import Run

CHECK = "legal"
MANY = 200


def check_legal(run: Run, s: State) -> list[int]:
    """Look at the legal answers of a decision, and give them on."""
    run.looked(CHECK)
    title = run.title
    legal = [int(code) for code in title.legal(s)]
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
        elif not any(kind.owns(code) for kind in phase.kinds):
            run.find(CHECK, f"answers of the kinds that {phase.name!r} names", "another kind", s, code)
    if len(legal) > MANY:
        run.warn(CHECK, f"at most {MANY} answers", f"more for {phase.name!r}", s)
    return [code for code in legal if 0 <= code < title.actions.size]

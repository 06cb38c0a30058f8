"""Effects: what is told about an answer beforehand is what happens."""

from collections.abc import Sequence

from baobab.conformance.run import Run
from baobab.effects import effects
from baobab.kernel.accounts import compare
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.steps import barrier

CHECK = "effects"


def check_effects(run: Run, s: State, legal: Sequence[int]) -> None:
    """Carry out every answer in the true position, and compare."""
    title = run.title
    before = title.accounts(s)
    for item, figures in before.items():
        run.sayable(CHECK, f"account-{item}", {}, s)
        if len(figures) not in (s.seats, s.seats + 1):
            run.find(CHECK, f"a figure of {item} for each seat, and one more at most", str(figures), s)
            return
    for code, told in effects(title, s, int(s.seat()), legal).items():
        run.looked(CHECK)
        after = s.copy()
        answers = title.step(after, code, FastLuck(1), None)
        if told.final != bool(barrier(s, after)):
            run.find(CHECK, "the truth about what can be taken back", f"final is {told.final}", s, code)
        if told.final:
            continue
        happened = compare(before, title.accounts(after), int(s.seats))
        if repr(happened) != repr(told.changes):
            run.find(CHECK, f"what was told: {told.changes}", repr(happened), s, code)
        if told.opens and told.opens != [int(answer) for answer in answers]:
            run.find(CHECK, f"the answers that were told: {told.opens}", repr(list(answers)), s, code)
        for way in told.beyond:
            state, offered = after.copy(), answers
            for answer in way:
                if answer not in [int(one) for one in offered]:
                    run.find(CHECK, f"a way that was told: {way}", repr(list(offered)), s, code)
                    break
                offered = title.step(state, answer, FastLuck(1), None)

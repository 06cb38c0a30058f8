"""The effects announced for an answer are what happens."""

from collections.abc import Sequence

from baobab.conformance.check_run import CheckRun
from baobab.effects import effects_of_answers
from baobab.game_steps import undo_barrier
from baobab.kernel.accounts import compare
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State

CHECK = "effects"


def check_effects(run: CheckRun, s: State, legal: Sequence[int]) -> None:
    """Carry out every answer in the true position, and compare."""
    title = run.title
    before = title.accounts(s)
    for item, figures in before.items():
        run.check_words(CHECK, f"account-{item}", {}, s)
        if len(figures) not in (s.seats, s.seats + 1):
            run.add_finding(CHECK, f"a figure of {item} for each seat, and one more at most", str(figures), s)
            return
    for code, told in effects_of_answers(title, s, int(s.seat()), legal).items():
        run.count_look(CHECK)
        after = s.copy()
        answers = title.step(after, code, FastLuck(1), None)
        if told.final != bool(undo_barrier(s, after)):
            run.add_finding(
                CHECK, "the truth about what can be taken back", f"final is {told.final}", s, code
            )
        if told.final:
            continue
        happened = compare(before, title.accounts(after), int(s.seats))
        if repr(happened) != repr(told.changes):
            run.add_finding(CHECK, f"what was told: {told.changes}", repr(happened), s, code)
        if told.opens and told.opens != [int(answer) for answer in answers]:
            run.add_finding(CHECK, f"the answers that were told: {told.opens}", repr(list(answers)), s, code)
        for way in told.beyond:
            state, offered = after.copy(), answers
            for answer in way:
                if answer not in [int(one) for one in offered]:
                    run.add_finding(CHECK, f"a way that was told: {way}", repr(list(offered)), s, code)
                    break
                offered = title.step(state, answer, FastLuck(1), None)

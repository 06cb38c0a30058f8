"""Guards: apply and play on as the kernel does, but never for ever."""

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.kit.run import Stuck

MOST_SELF_ANSWERS = 10_000


def apply_guarded(title: Title, s: State, action: int, luck: Luck, tell: Teller | None = None) -> None:
    """`Title.apply`, but a question that answers itself for ever raises Stuck."""
    title.phases[s.phase()].apply(s, action, luck, tell)
    settle_guarded(title, s, luck, tell)


def settle_guarded(title: Title, s: State, luck: Luck, tell: Teller | None = None) -> None:
    for _ in range(MOST_SELF_ANSWERS):
        if s.over():
            return
        phase = title.phases[s.phase()]
        options = phase.legal(s)
        if len(options) > 1 or (len(options) == 1 and phase.always(s)):
            return
        if len(options) == 1:
            phase.apply(s, options[0], luck, tell)
        else:
            phase.proceed(s, luck, tell)
    raise Stuck(f"the question {title.phase(s).name!r} answers itself without an end")


def play_out(title: Title, s: State, luck: Luck, seed: int) -> int:
    """Random answers to the end; the number of decisions, or Stuck where there are too many."""
    rng = Rng(seed)
    settle_guarded(title, s, luck)
    for decisions in range(title.longest + 1):
        if s.over():
            return decisions
        legal = title.legal(s)
        apply_guarded(title, s, legal[rng.below(len(legal))], luck)
    raise Stuck(f"not over after {title.longest} decisions")

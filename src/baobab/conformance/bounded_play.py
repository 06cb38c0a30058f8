"""Apply, settle and play on as the kernel does, but with a limit: endless loops raise StuckError."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.conformance.check_run import StuckError
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

MOST_SELF_ANSWERS = 10_000
SOME_DECISIONS = 120


def apply_bounded(title: Title, s: State, action: int, luck: Luck) -> "vec[i64]":
    """`Title.step`, but a question that answers itself for ever raises StuckError."""
    title.phases[s.phase()].apply(s, action, luck, None)
    return settle_bounded(title, s, luck)


def settle_bounded(title: Title, s: State, luck: Luck) -> "vec[i64]":
    """`Title.settle`, with a limit on questions that answer themselves."""
    for _ in range(MOST_SELF_ANSWERS):
        if s.over():
            return vec[i64]()
        phase = title.phases[s.phase()]
        options = phase.legal(s)
        if len(options) > 1 or (len(options) == 1 and phase.always(s)):
            return options
        if len(options) == 1:
            phase.apply(s, options[0], luck, None)
        else:
            phase.proceed(s, luck, None)
    raise StuckError(f"the question {title.phase(s).name!r} answers itself without an end")


def play_on(title: Title, s: State, luck: Luck, seed: int, most: int) -> int:
    """Give up to `most` random answers, or fewer to the end of the game; returns the number of decisions."""
    rng = Rng(seed)
    options = settle_bounded(title, s, luck)
    for decisions in range(most + 1):
        if len(options) == 0:
            return decisions
        options = apply_bounded(title, s, options[rng.below(len(options))], luck)
    return most + 1


def play_out(title: Title, s: State, luck: Luck, seed: int) -> int:
    """Random answers to the end; the number of decisions, or StuckError where there are too many."""
    decisions = play_on(title, s, luck, seed, title.longest)
    if decisions > title.longest:
        raise StuckError(f"not over after {title.longest} decisions")
    return decisions


def play_some(title: Title, s: State, rng: Rng) -> None:
    """Play part of a game from here; now and then, and if it is short always, all of it."""
    if (
        play_on(title, s, FastLuck(rng.seed()), rng.seed(), SOME_DECISIONS) > SOME_DECISIONS
        and rng.below(10) == 0
    ):
        play_out(title, s, FastLuck(1), 1)

"""A bot answers from what its seat knows: re-draw the rest, and it answers the same."""

import os
import sys

import pytest

from baobab.bots import find_bot as find_bot
from baobab.bots.bot import Bot, Budget, ask, ask_why
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.playout import Tally, playout
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

HIDING = ("heart_of_africa", "ticket_to_ride")
"""The titles in which a state itself holds what some seats may not know; elsewhere only draws are hidden."""
SEED = int(os.environ.get("BAOBAB_SEED", "1"))


def some_states(title: Title, count: int) -> list[State]:
    """States from the course of random games, one a game, at every number of seats in turn."""
    states: list[State] = []
    number = SEED * 1000
    while len(states) < count:
        number += 1
        luck, rng = FastLuck(number), Rng(number)
        s = title.new(title.seats[number % len(title.seats)], luck)
        for _ in range(rng.below(60)):
            if not s.over():
                options = title.legal(s)
                title.apply(s, options[rng.below(len(options))], luck)
        if not s.over() and len(title.legal(s)) > 1:
            states.append(s)
    return states


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("player", ["random", "greedy", "search", "easy", "normal", "hard", "expert"])
def test_what_is_hidden_does_not_change_the_answer(name: str, player: str) -> None:
    title = find_title(name)
    sys.stdout.write(f"BAOBAB_SEED={SEED}\n")
    states = some_states(title, 6 if name in HIDING else 2)
    redrawn = [title.resample(s, s.seat(), FastLuck(99)) for s in states]
    assert any(s.key() != other.key() for s, other in zip(states, redrawn, strict=True)) == (name in HIDING)
    for number, (s, other) in enumerate(zip(states, redrawn, strict=True)):
        answers = {
            ask(find_bot(player), title, state, Budget(iterations=4), Rng(number)) for state in (s, other)
        }
        assert len(answers) == 1
        assert answers <= set(title.legal(s))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("player", ["greedy", "search"])
def test_what_is_hidden_does_not_change_what_a_bot_thinks(name: str, player: str) -> None:
    title = find_title(name)
    sys.stdout.write(f"BAOBAB_SEED={SEED}\n")
    states = some_states(title, 3 if name in HIDING else 1)
    redrawn = [title.resample(s, s.seat(), FastLuck(99)) for s in states]
    assert any(s.key() != other.key() for s, other in zip(states, redrawn, strict=True)) == (name in HIDING)
    for s, other in zip(states, redrawn, strict=True):
        thoughts = []
        for state in (s, other):
            said = ask_why(find_bot(player), title, state, Budget(iterations=6), Rng(3))
            thoughts.append(
                [(o.action, o.visits, o.share, o.place, o.margin, o.because, o.deciding) for o in said]
            )
        assert thoughts[0] == thoughts[1]
        assert thoughts[0]


def test_the_bot_gets_another_state_than_the_true_one() -> None:
    met: list[State] = []

    class Curious(Bot):
        def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
            met.append(s)
            return int(title.legal(s)[0])

    title = find_title("ticket_to_ride")
    s = title.new(3, FastLuck(1))
    before = s.key()
    ask(Curious(), title, s, Budget(iterations=1), Rng(1))
    assert met[0] is not s
    assert met[0].key() != before, "the opponents' hands and tickets were the true ones"
    playout(title, met[0], FastLuck(1), Rng(1), Tally())
    assert s.key() == before

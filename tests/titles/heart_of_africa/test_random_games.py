"""Whole games by chance: the invariants after every decision, every legal answer explained.

`BAOBAB_GAMES` says how many games (24), `BAOBAB_SEED` where to begin (1). A failure names its seed.
"""

import os
from collections import Counter

import pytest
from tests.titles.heart_of_africa.positions import TITLE

from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.options import OptionValue
from baobab.kernel.title import Title
from baobab.titles.heart_of_africa.state import HeartState

GAMES = int(os.environ.get("BAOBAB_GAMES", "24"))
SEED = int(os.environ.get("BAOBAB_SEED", "1"))


def options_of(seed: int) -> dict[str, OptionValue]:
    """Every third game is played by the rules as they stand, the others with switches by chance."""
    if seed % 3 == 0:
        return {}
    rng = Rng(seed)
    return {option.name: option.values.names[rng.below(option.values.size)] for option in TITLE.options}


@pytest.mark.parametrize("seed", range(SEED, SEED + GAMES))
def test_invariants_hold_after_every_decision(seed: int) -> None:
    """HOA-I1 HOA-I2 HOA-I3 HOA-I4 HOA-I5 HOA-I6 HOA-I7"""
    t, luck, rng = TITLE, FastLuck(seed), Rng(seed)
    options = options_of(seed)
    s = t.new(2 + seed % 4, luck, options)
    decisions = 0
    while not s.over():
        assert isinstance(s, HeartState)
        hold(s, f"seed {seed}")
        legal = t.legal(s)
        t.apply(s, legal[rng.below(len(legal))], luck)
        decisions += 1
        assert decisions < t.longest
    assert isinstance(s, HeartState)
    hold(s, f"seed {seed}")
    target = int(t.board.figures.targets[s.options[0]])
    assert max(s.vp) >= target or len(s.rows) == 0 or (s.options[10] == 1 and sum(s.bag) < 2)
    assert sorted(t.ranks(s)) == list(range(1, int(s.seats) + 1))


def hold(s: HeartState, where: str) -> None:
    """The conservation laws, counted here once more and by themselves."""
    t, b = TITLE, TITLE.board
    text = f"{where}: {oneline.write(t, s)}"
    assert t.faults(s) == [], text
    assert sum(s.influence) + s.pool == b.figures.influence[s.seats] * s.seats, text
    assert sum(s.neutrals) + s.supply == 25, text
    assert len(set(s.vp)) == s.seats, text
    assert min(s.vp) >= 0, text
    assert all(0 <= row <= 5 for row in [*s.price, *s.reputation]), text
    assert sum(s.station) <= 6, text
    assert sum(s.bag) + len(s.rows) + sum(s.hand) + sum(s.gone) == 83, text
    pieces = Counter(dict.fromkeys(range(b.size), 0))
    for seat in range(s.seats):
        own = [int(s.traders[seat * b.size + area]) for area in range(b.size)]
        lost = s.options[11] == 1
        assert sum(own) + s.reserve[seat] == 14 or (lost and sum(own) + s.reserve[seat] < 14), text
        pieces.update(dict(enumerate(own)))
        if s.wholesaler[seat] >= 0:
            pieces[int(s.wholesaler[seat])] += 1
    assert [int(n) for n in s.pieces] == [pieces[area] for area in range(b.size)], text


@pytest.mark.parametrize("seed", range(SEED, SEED + 3))
def test_values_depend_on_nothing_hidden(seed: int) -> None:
    """HOA-12.0a HOA-8.2b"""
    t: Title = TITLE
    luck, rng = FastLuck(seed), Rng(seed)
    s = t.new(2 + seed % 4, luck)
    place = 0
    while not s.over():
        if place % 7 == 0:
            for seat in range(s.seats):
                drawn = t.resample(s, seat, FastLuck(place))
                ours, theirs = t.values(s, seat), t.values(drawn, seat)
                assert list(ours) == list(theirs)
                assert len(ours) == len(t.features)
        legal = t.legal(s)
        t.apply(s, legal[rng.below(len(legal))], luck)
        place += 1


def test_every_question_comes_up() -> None:
    """The games above meet every phase that asks something."""
    t = TITLE
    seen: set[str] = set()
    for seed in range(1, 60):
        luck, rng = FastLuck(seed), Rng(seed)
        s = t.new(2 + seed % 4, luck, options_of(seed))
        while not s.over():
            seen.add(t.phase(s).name)
            legal = t.legal(s)
            t.apply(s, legal[rng.below(len(legal))], luck)
    engine = {"deal", "rows", "reveal", "rout"}
    assert {phase.name for phase in t.phases} - seen == engine

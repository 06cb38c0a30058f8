"""The gate: seldom wrong, soon sure, and the same verdict wherever it is asked."""

import random
from collections import Counter

import pytest
from tests.arena import result

from baobab.arena.gate import ACCEPTED, LEAST_BLOCKS, REFUSED, UNDECIDED, Gate


def verdicts(seats: int, share: float, runs: int, seed: int) -> Counter[str]:
    """How tests end of a bot that truly has this win share."""
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    for _ in range(runs):
        gate = Gate("a", seats)
        while gate.verdict() == UNDECIDED and len(gate.shares) < 1500:
            gate.shares.append(sum(rng.random() < share for _ in range(seats)) / seats)
        found[gate.verdict()] += 1
    return found


def test_an_equal_seldom_passes_and_a_better_one_seldom_fails() -> None:
    assert verdicts(4, 0.25, 200, seed=5)[ACCEPTED] <= 18
    assert verdicts(4, 0.30, 200, seed=6)[REFUSED] <= 24
    assert verdicts(4, 0.40, 100, seed=7)[ACCEPTED] == 100
    assert verdicts(2, 0.40, 100, seed=8)[REFUSED] == 100


def test_blocks_of_games_are_taken_one_by_one() -> None:
    gate = Gate("a", 2)
    block = [result(0, 0, "ab", (1, 2)), result(0, 1, "ba", (2, 1))]
    while not gate.add_block(block):
        assert gate.verdict() == UNDECIDED
    assert LEAST_BLOCKS <= len(gate.shares) <= LEAST_BLOCKS + 2
    told = gate.as_data()
    assert (told["h0"], told["h1"], told["verdict"]) == (0.5, 0.55, ACCEPTED)
    assert told["blocks"] == len(gate.shares)


def test_bots_that_are_one_and_the_same_are_refused_in_the_end() -> None:
    """Two equal bots that leave nothing to chance win each one game of every block: no spread at all."""
    gate = Gate("a", 2)
    block = [result(0, 0, "ab", (1, 2)), result(0, 1, "ba", (1, 2))]
    while not gate.add_block(block):
        assert len(gate.shares) < 1000
    assert gate.verdict() == REFUSED


def test_nothing_is_decided_by_nothing() -> None:
    assert Gate("a", 3).verdict() == UNDECIDED
    assert Gate("a", 3).log_ratio() == pytest.approx(0)

"""Whole games by chance: the invariants hold after every decision.

`BAOBAB_GAMES` says how many games (8), `BAOBAB_SEED` where to begin (1). A failure names its seed.
"""

import os

import pytest
from tests.titles.great_zimbabwe.positions import TITLE

from baobab.kernel.bag import total
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles.great_zimbabwe.generosity import cattle_on_plaques
from baobab.titles.great_zimbabwe.state import ZimbabweState

GAMES = int(os.environ.get("BAOBAB_GAMES", "8"))
SEED = int(os.environ.get("BAOBAB_SEED", "1"))


def check(s: ZimbabweState, last: list[int], where: str) -> None:
    """TGZ-I1..I5, and that victory points never fall."""
    title = TITLE
    c = title.board.cards
    assert min(s.cash) >= 0, where
    assert max(s.vr) <= c.most_vr, where
    held = total(s.cash) + total(s.earned) + total(s.paid) + s.fees + total(cattle_on_plaques(s))
    assert held == s.afoot, where
    assert all(s.owners[i] < s.seats for i in range(len(s.owners))), where
    atete = s.worshipper(c.gods.find("atete")) >= 0
    for cell in set(s.used):
        assert list(s.used).count(cell) <= (2 if atete else 1), where
    assert all(int(s.vp[seat]) >= last[seat] for seat in range(int(s.seats))), where
    assert title.faults(s) == [], where
    fresh = s.copy()
    title.derive(fresh)
    for field in title.fields:
        assert field.get(fresh) == field.get(s), f"{where}: {field.name}"
    assert list(fresh.cells) == list(s.cells), where
    assert list(fresh.terrain.near) == list(s.terrain.near), where


@pytest.mark.parametrize("seed", range(SEED, SEED + GAMES))
def test_invariants(seed: int) -> None:
    """TGZ-I1 TGZ-I2 TGZ-I3 TGZ-I4 TGZ-I5 TGZ-VP-1 TGZ-AMB-27 cattle conserved after every decision"""
    title, rng, luck = TITLE, Rng(seed), FastLuck(seed)
    seats = 2 + seed % 4
    options: dict[str, int | bool | str] = {
        "first_game": seed % 7 == 0,
        "xango_mode": "outright" if seed % 2 else "margin_tie",
    }
    s = title.new(seats, luck, options)
    assert isinstance(s, ZimbabweState)
    decisions = 0
    last = [0] * seats
    while not s.over():
        legal = title.legal(s)
        assert len(legal) > 1
        title.apply(s, legal[rng.below(len(legal))], luck)
        decisions += 1
        check(s, last, f"seed {seed}, {seats} seats, decision {decisions}")
        last = [int(points) for points in s.vp]
    assert s.round <= 60
    assert sorted(title.ranks(s)) == list(range(1, seats + 1))


def test_copies_share_what_never_changes() -> None:
    """TGZ-HUB-3: a copy goes its own way: ranges kept for one state are not those of the other."""
    title, luck = TITLE, FastLuck(3)
    s = title.new(3, luck)
    assert isinstance(s, ZimbabweState)
    one, other = s.copy(), s.copy()
    free = [c for c in s.terrain.layout.cells if s.cells[c] == 0]
    one.put_monument(free[0], 0)
    other.put_monument(free[-1], 1)
    assert [len(state.monuments) for state in (s, one, other)] == [0, 1, 1]
    assert list(one.cells) != list(other.cells)
    assert one.near is not other.near

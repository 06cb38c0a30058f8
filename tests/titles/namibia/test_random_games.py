"""Random games: what must hold after every decision, and that every game comes to its end."""

import pytest
from tests.titles.namibia.positions import BOARD, TITLE, events_told, new, state
from tests.titles.positions import SEED, altered

from baobab.game import Game
from baobab.kernel.luck import Rng
from baobab.titles.namibia.state import NamibiaState
from baobab.titles.namibia.title import Namibia

KINDS = int(BOARD.kinds)


def lively(title: Namibia, seats: int, seed: int) -> Game:
    """A random game in which bids stay small, so that players live to see all of it."""
    game, rng = new(seats, seed, title), Rng(seed)
    while not game.over:
        moves = game.legal()
        if game.phase == "bribe":
            moves = [*moves[:2], "pass"]
        game.play(moves[rng.below(len(moves))])
        look(title, state(game))
    return game


def look(title: Namibia, s: NamibiaState) -> None:
    """The invariants, counted afresh from what lies on the table."""
    figures = title.board.figures
    for kind in range(KINDS):
        lying = sum(s.cubes[i] for i in range(len(s.ore)) if s.ore[i] == kind)
        held = sum(s.hand[seat * KINDS + kind] for seat in range(s.seats))
        assert s.pool[kind] + lying + held == figures.cubes_in_play(s.seats)
    for seat in range(s.seats):
        standing = sum(1 for owner in s.heads if owner >> 1 == seat and owner >= 0)
        assert s.spare_heads[seat] + standing == (figures.heads if s.out[seat] == 0 else 0)
        assert s.cash[seat] >= 0
        assert s.out[seat] > 0 or s.reputation[seat] >= 1
    assert s.tracks + sum(s.held) + sum(s.rails) - sum(title.board.printed) == figures.tracks
    assert s.markers + list(s.ore).count(KINDS) == figures.markers
    assert all(1 <= value <= 15 for value in [*s.price, *s.demand])
    assert not title.faults(s)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(SEED, SEED + 3))
def test_nothing_is_lost_in_random_games(seats: int, seed: int) -> None:
    """NAM-I1 NAM-I2 NAM-I3 NAM-I4 NAM-I5 NAM-I6 NAM-I7 NAM-I8 NAM-I9 NAM-0.1 NAM-0.6"""
    game = lively(TITLE, seats, seed)
    s = state(game)
    assert s.round == 6 or s.alive() == 1
    if not any(s.out):
        assert len(events_told(game, "selected")) == 18
        assert [event[0] for event in events_told(game, "round")] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", [3, 4])
def test_wild_bidders_end_too(seats: int) -> None:
    """NAM-0.1 NAM-R-06: every answer equally likely, with eliminations."""
    gone = 0
    for seed in range(SEED, SEED + 8):
        game, rng = new(seats, seed), Rng(seed)
        while not game.over:
            moves = game.legal()
            game.play(moves[rng.below(len(moves))])
        look(TITLE, state(game))
        gone += sum(out > 0 for out in state(game).out)
        assert state(game).round == 6 or state(game).alive() == 1
    assert gone > 0


def test_reserved_spaces_stay_bare() -> None:
    """NAM-I8 NAM-0.5: no cube, head or marker on ports and expansion spaces, whatever is played."""
    s = state(lively(TITLE, 4, SEED + 50))
    for place in range(int(BOARD.size)):
        if BOARD.kind[place] != 0:
            assert (s.ore[place], s.heads[place], s.cubes[place]) == (-1, -1, 0)


def test_same_seed_same_game() -> None:
    """NAM-I10"""
    assert lively(TITLE, 3, SEED).record() == lively(TITLE, 3, SEED).record()


def scarce(**supplies: object) -> Namibia:
    """The title with small supplies."""

    def change(data: dict[str, dict[str, object]]) -> None:
        data["components_supply"].update(supplies)

    return altered(TITLE, change)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    ("supply", "figures"),
    [
        ("cubes", {"cubes_per_commodity": {"3": 5, "4": 8}}),
        ("tracks", {"tracks": 3}),
        ("markers", {"abandoned_mine_markers": 1}),
        ("all", {"cubes_per_commodity": {"3": 4, "4": 7}, "tracks": 2, "abandoned_mine_markers": 0}),
    ],
)
def test_every_supply_may_run_dry(seats: int, supply: str, figures: dict[str, object]) -> None:
    """NAM-0.4 NAM-R-47 NAM-R-36 NAM-R-07: play goes on with what is there, to the end."""
    title = scarce(**figures)
    dry = set()
    for seed in range(SEED, SEED + 2):
        game, rng = new(seats, seed, title), Rng(seed)
        while not game.over:
            moves = game.legal()
            moves = [*moves[:2], "pass"] if game.phase == "bribe" else moves
            game.play(moves[rng.below(len(moves))])
            s = state(game)
            look(title, s)
            dry |= {"cubes"} if min(s.pool) == 0 else set()
            dry |= {"tracks"} if s.tracks == 0 else set()
            dry |= {"markers"} if s.markers == 0 else set()
    assert dry >= ({"cubes", "tracks", "markers"} if supply == "all" else {supply})


def test_heads_may_run_dry() -> None:
    """NAM-0.4 NAM-2.2b: with two heads each, mines wait until one comes back."""

    def two(data: dict[str, dict[str, dict[str, object]]]) -> None:
        data["components_rulebook"]["per_player"]["mine_heads"] = 2

    title = altered(TITLE, two)
    game = lively(title, 3, SEED)
    assert events_told(game, "no-start")

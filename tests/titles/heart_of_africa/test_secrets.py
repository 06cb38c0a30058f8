"""What is hidden: special victory counters from all but their owner, commitments until both are in."""

from collections import Counter

from tests.titles.heart_of_africa.positions import TITLE, at, state
from tests.titles.positions import play

from baobab.game import Game
from baobab.kernel.luck import FastLuck

FIGHT = (
    "3 ask=conflicts/0 traders=0.congo:2,1.congo:2,2.cape:5 neutrals=sahara:1 influence=3,4,15"
    " hand=0.reputation:1,1.move_group:2 special=majority_gold,vp_per_area,vp_per_area"
)
SEALED = ("stance", "staked", "pledged")


def test_a_commitment_is_unknown_to_the_others_its_size_too() -> None:
    """HOA-8.2b"""
    small = play(at(FIGHT), "fight congo 1; number 0; done")
    large = play(at(FIGHT), "fight congo 1; number 3; commit reputation; commit majority_gold")
    fled = play(at(FIGHT), "fight congo 1; retreat")
    for seat in (1, 2, -1):
        assert small.view(seat) == large.view(seat) == fled.view(seat)
        assert small.log(seat) == large.log(seat) == fled.log(seat)
        assert small.record(seat) == large.record(seat) == fled.record(seat)
        assert small.count_moves_for(seat) == large.count_moves_for(seat) == fled.count_moves_for(seat)
    assert small.seat == large.seat == fled.seat == 1
    assert small.prompt() == large.prompt()
    assert small.legal() == large.legal()
    assert large.view(0)["commitment"] == {
        "retreat": False,
        "influence": 3,
        "counters": {"reputation": 1, "majority_gold": 1},
        "strength": 31,
    }


def test_both_are_shown_at_once() -> None:
    """HOA-8.2b HOA-8.2g"""
    game = play(at(FIGHT), "fight congo 1; number 3; done")
    before = game.state.reveals
    play(game, "number 1; done")
    assert game.state.reveals == before + 1
    assert [int(n) for name in SEALED for n in getattr(game.state, name) if n] == []
    assert any("commits 3 influence" in line for line in game.log(2))


def test_own_steps_of_a_sealed_answer_can_be_taken_back() -> None:
    """HOA-8.2b"""
    game = play(at(FIGHT), "fight congo 1; number 3; commit reputation")
    game.undo()
    game.undo()
    play(game, "number 1; commit majority_gold")
    counters = {"majority_gold": 1}
    assert game.view(0)["commitment"] == {
        "retreat": False,
        "influence": 1,
        "counters": counters,
        "strength": 16,
    }


def test_special_counters_are_seen_by_their_owner_alone() -> None:
    """HOA-12.0a"""
    game = at(FIGHT)
    assert [game.view(seat)["special"] for seat in (-1, 0, 1, 2)] == [
        None,
        "majority_gold",
        "vp_per_area",
        "vp_per_area",
    ]
    players = game.view(2)["players"]
    assert isinstance(players, list)
    assert [player["secret_special"] for player in players] == [True, True, True]


def test_resampled_specials_come_up_as_often_as_they_should() -> None:
    """HOA-3.9 HOA-12.0a"""
    t = TITLE
    s = state(at(FIGHT))
    counts: Counter[tuple[int, int]] = Counter()
    times = 3000
    for seed in range(times):
        drawn = t.resample(s, 0, FastLuck(seed))
        assert drawn.special[0] == s.special[0]
        counts[int(drawn.special[1]), int(drawn.special[2])] += 1
    mix = [int(n) for n in t.board.specials.mix]
    mix[int(s.special[0])] -= 1
    for one in range(len(mix)):
        for other in range(len(mix)):
            ways = mix[one] * (mix[other] - (one == other))
            expected = times * ways / (8 * 7)
            assert abs(counts[one, other] - expected) <= 6 * max(1.0, expected) ** 0.5


def test_resampled_commitments_are_all_that_could_have_been_made() -> None:
    """HOA-8.2b"""
    t = TITLE
    s = state(play(at(FIGHT), "fight congo 1; number 2; commit reputation; done"))
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(2000):
        drawn = t.resample(s, 1, FastLuck(seed))
        pledged = [int(n) for n in drawn.pledged[: t.board.stakes.size]]
        specials = sum(pledged[10:])
        seen[int(drawn.stance[0]), int(drawn.staked[0]), pledged[8], specials] += 1
        assert t.faults(drawn) == []
    # Retreat, or 0 to 3 influence with or without the counter and with or without the special one.
    assert len(seen) == 1 + 4 * 2 * 2
    assert all(60 < n < 190 for n in seen.values())


def test_a_fork_knows_no_more_than_its_seat() -> None:
    """HOA-12.0a HOA-8.2b"""
    game = play(at(FIGHT), "fight congo 1; retreat")
    forks = {game.fork(1, FastLuck(seed)).position() for seed in range(40)}
    assert len(forks) > 10
    assert isinstance(game.fork(1, FastLuck(0)), Game)


def test_the_supply_is_a_bag_without_an_order() -> None:
    """HOA-3.10 HOA-5.0a"""
    game = at("2 ask=bid/0 rows=ap_only-4,trading_station-2")
    futures = set()
    for seed in range(20):
        s = game.state.copy()
        luck = FastLuck(seed)
        for _ in range(2):
            TITLE.apply(s, TITLE.actions.read("pass"), luck)
        futures.add(tuple(s.rows))  # type: ignore[attr-defined]
    assert len(futures) > 10

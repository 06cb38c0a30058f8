"""How the search looks: draws evenly spread, ways valued at the same distance, results by win and margin."""

import os
import sys
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from baobab.bots.beam_search import BeamSearch
from baobab.bots.bot import Budget, ask
from baobab.bots.evaluation import WON, Evaluation
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.search import Search, SearchBot
from baobab.bots.stratified import StratifiedLuck
from baobab.kernel.luck import EVERYBODY, FastLuck, Rng, Witness
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import title as find_title

SEED = int(os.environ.get("BAOBAB_SEED", "1"))


def under_way(title: Title, seats: int, decisions: int) -> State:
    """A position of a greedy game, some decisions after its beginning."""
    sys.stdout.write(f"BAOBAB_SEED={SEED}\n")
    luck, rng = FastLuck(SEED), Rng(SEED)
    s = title.new(seats, luck)
    for _ in range(decisions):
        title.apply(s, ask(GreedyBot(), title, s, Budget(iterations=1), rng), luck)
    return s


def play_greedily_to_the_end(title: Title, s: State) -> None:
    luck, rng = FastLuck(SEED), Rng(SEED)
    while not s.over():
        title.apply(s, ask(GreedyBot(), title, s, Budget(iterations=1), rng), luck)


def with_settings(title: Title, **settings: int) -> Knobs:
    knobs = knobs_of(title).for_search(title.seats[0])
    knobs.settings = {**knobs.settings, **settings}
    return knobs


def search(title: Title, s: State, knobs: Knobs, iterations: int) -> Search:
    found = Search(
        title, title.resample(s, s.seat(), FastLuck(SEED)), knobs, Evaluation(title, knobs), Rng(SEED)
    )
    found.think(Budget(iterations))
    return found


def test_spread_draws_meet_every_face_as_often_as_it_lies_in_the_bag() -> None:
    bag = vec[i64]([3, 0, 5, 2])
    drawn = [StratifiedLuck(1, i / 10).choose(0, 0, bag, 10, EVERYBODY) for i in range(10)]
    assert [drawn.count(face) for face in range(4)] == [3, 0, 5, 2]


def test_only_the_first_draw_is_spread() -> None:
    bag = vec[i64]([50, 50])
    luck, chance = StratifiedLuck(7, 0.99), FastLuck(7)
    assert luck.choose(0, 0, bag, 100, EVERYBODY) == 1
    later = [luck.choose(0, count, bag, 100, EVERYBODY) for count in range(1, 20)]
    assert later == [chance.choose(0, count, bag, 100, EVERYBODY) for count in range(1, 20)]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_way_is_valued_after_the_same_number_of_moves(seats: int) -> None:
    """With one round: after the move under way, one of every rival, and one's own next."""
    title = find_title("ticket_to_ride")
    s = under_way(title, seats, 30)
    found = search(title, s, with_settings(title, rounds=1), 1)
    assert [found.at_horizon(s, moves) for moves in range(seats + 2)] == [False] * (seats + 1) + [True]
    assert found.roll_out(found.root, s, seats + 1, FastLuck(SEED)) is s
    later = found.roll_out(found.root, s.copy(), seats, FastLuck(SEED))
    assert later.over() or later.seat() != s.seat()


@pytest.mark.parametrize(("rounds", "own_last", "moves"), [(0, 0, 1), (0, 1, 1), (1, 0, 3), (1, 1, 4)])
def test_ways_end_before_or_after_ones_own_next_move(rounds: int, own_last: int, moves: int) -> None:
    title = find_title("namibia")
    s = under_way(title, 3, 12)
    found = search(title, s, with_settings(title, rounds=rounds, own_last=own_last, by_clock=0), 1)
    assert found.horizon == moves


def test_beyond_the_tree_all_answers_meet_the_same_luck() -> None:
    """What greedy moves imagine and draw there goes by the luck of the visit alone."""
    title = find_title("ticket_to_ride")
    s = under_way(title, 2, 30)
    found = search(title, s, with_settings(title, rounds=1, hasty=0), 40)
    visits = [edge.visits for edge in found.root.edges]
    assert sum(visit > 0 for visit in visits) > 1
    found.iterate()
    (visit,) = [
        before for edge, before in zip(found.root.edges, visits, strict=True) if edge.visits != before
    ]
    expected = Rng(found.seeds[visit] + 2)
    met = [expected.x]
    for _ in range(100_000):
        expected.below(2)
        met.append(expected.x)
    assert found.narrow.rng.x in met


def test_by_the_clock_ways_are_valued_when_the_round_is_over() -> None:
    title = find_title("great_zimbabwe")
    s = under_way(title, 2, 12)
    knobs = with_settings(title, rounds=1, by_clock=1)
    found = search(title, s, knobs, 1)
    now = found.evaluation.clock_time(s)
    end = found.roll_out(found.root, s.copy(), 0, FastLuck(SEED))
    assert found.evaluation.clock_time(end) == now + 1
    assert not found.at_horizon(s, 99)


def test_beyond_the_tree_nobody_chooses_knowing_what_will_be_drawn() -> None:
    """What a look has drawn to compare answers is not what comes: all draws are those of the iteration."""
    title = find_title("africa")
    s = under_way(title, 2, 20)
    found = search(title, s, with_settings(title, rounds=2, hasty=0), 1)
    luck = Witness(FastLuck(SEED))
    later = found.roll_out(found.root, s.copy(), 0, luck)
    drawn = sum(later.draws) - sum(s.draws)
    assert drawn > 0
    assert len(luck.outcomes) == drawn


def test_a_lost_game_is_the_better_the_closer_it_was() -> None:
    title = find_title("namibia")
    s = under_way(title, 3, 0)
    play_greedily_to_the_end(title, s)
    gains = list(Evaluation(title, knobs_of(title)).gains_of_result(s))
    scores, ranks = title.scores(s), title.ranks(s)
    assert sorted(gains, reverse=True)[0] == gains[list(ranks).index(1)]
    lost = sorted((scores[seat], gains[seat]) for seat in range(3) if ranks[seat] > 1)
    assert [gain for _, gain in lost] == sorted(gain for _, gain in lost)
    assert all(gain < 0.2 for _, gain in lost)
    assert max(gains) > 0.8


def test_winning_is_worth_what_the_knobs_say() -> None:
    """A result goes by its margin, and by the worth of the win: on the scale of all other states."""
    title = find_title("africa")
    s = under_way(title, 2, 0)
    play_greedily_to_the_end(title, s)
    worth = Evaluation(title, with_settings(title, won=500, won_late=500, point=1000, scale=4000))
    scores, ranks = title.scores(s), title.ranks(s)
    for seat in range(2):
        won = 0 if ranks[0] == ranks[1] else 500 if ranks[seat] == 1 else -500
        ahead = (scores[seat] - scores[1 - seat]) * 1000.0 + won
        assert worth.worth_of(s, seat) == ahead
        hope = 0.5 + 0.5 * (ahead / 4000) / (1 + abs(ahead / 4000))
        assert worth.prospect(s).gains[seat] == pytest.approx(hope)


def test_a_result_is_measured_as_other_states_are() -> None:
    """Where a seat is measured against how it stood, its result is, too, when winning has a worth."""
    title = find_title("ticket_to_ride")
    s = under_way(title, 2, 40)
    worth = Evaluation(title, with_settings(title, won=500, rivals=0, point=1000, scale=4000))
    worth.level_with(s)
    stood = worth.own_worth(s, 0)
    play_greedily_to_the_end(title, s)
    share = (title.ranks(s)[0] == 1) / title.ranks(s).count(1)
    ahead = title.scores(s)[0] * 1000.0 + 500 * (2 * share - 1) - stood
    hope = 0.5 + 0.5 * (ahead / 4000) / (1 + abs(ahead / 4000))
    assert worth.prospect(s).gains[0] == pytest.approx(hope)


@pytest.mark.parametrize("most", [2, 4])
def test_few_answers_of_many_are_spread_over_all(most: int) -> None:
    title = find_title("great_zimbabwe")
    s = title.new(2, FastLuck(SEED))
    allowed = list(title.legal(s))
    sight = BeamSearch(title, Evaluation(title, knobs_of(title)), Rng(SEED), 2, 1, 40)
    assert list(sight.options(s)) == allowed
    sight.most_options = most
    some = list(sight.options(s))
    assert len(some) == len(set(some)) == most < len(allowed)
    places = sorted(allowed.index(action) for action in some)
    assert all(b - a >= len(allowed) // most for a, b in pairwise(places))


def test_all_answers_meet_the_same_draws() -> None:
    """Where tiles are alike, which of them is turned makes no difference to what it is worth."""
    title = find_title("africa")
    knobs = with_settings(title, draws=6)
    for decisions in range(4, 40):
        s = under_way(title, 2, decisions)
        flips = [a for a in title.legal(s) if title.actions.write(a).startswith("flip")]
        if len(flips) > 1:
            break
    sight = BeamSearch(title, Evaluation(title, knobs), Rng(SEED), 4, 6, 40)
    sight.best_paths(s)
    assert len({drawn(title, s, action, sight) for action in flips}) == 1


def drawn(title: Title, s: State, action: int, sight: BeamSearch) -> tuple[int, ...]:
    """The faces that an answer meets in the tries of a look."""
    faces = []
    for i in range(6):
        witness = Witness(sight.luck_of_try(i))
        title.apply(s.copy(), action, witness, None)
        faces.append(witness.outcomes[0].face)
    return tuple(faces)


def test_any_part_of_the_bag_may_come_first() -> None:
    """What a way is shown to lead to is its first try, which may not always be of the first kinds of tile."""
    title = find_title("africa")
    s = title.new(2, FastLuck(SEED))
    sight = BeamSearch(title, Evaluation(title, knobs_of(title)), Rng(SEED), 1, 3, 40)
    bag, first, all_tries = vec[i64]([1] * 9), set[int](), list[list[int]]()
    for _ in range(60):
        sight.best_paths(s)
        tries = [int(sight.luck_of_try(i).choose(0, 0, bag, 9, EVERYBODY)) for i in range(3)]
        first.add(tries[0])
        all_tries.append(sorted(face // 3 for face in tries))
    assert first == set(range(9))
    assert all(thirds == [0, 1, 2] for thirds in all_tries)


def test_a_few_lucky_tries_are_no_advice() -> None:
    """Whatever stands above an answer that was tried enough was tried enough itself."""
    title = find_title("africa")
    lucky = 0
    for decisions in range(20, 60, 4):
        s = under_way(title, 2, decisions)
        thought = SearchBot().search(title, s, Budget(iterations=40), Rng(SEED))
        said = SearchBot().explain(title, s, Budget(iterations=40), Rng(SEED))
        sure = [edge.action for edge in thought.root.edges if thought.is_well_tried(edge)]
        assert [opinion.action in sure for opinion in said] == [i < len(sure) for i in range(len(said))]
        assert thought.best().action in sure
        tried = [edge for edge in thought.root.edges if edge.visits > 0]
        lucky += len({edge.action for edge in tried} - {opinion.action for opinion in said})
    assert lucky > 0, "in none of these decisions was there anything to be left out"


def test_a_finished_game_counts_rivals_as_a_running_one_does() -> None:
    """Else a bot for whom they count in part would shun the end, or seek it, for that alone."""
    title = find_title("africa")
    s = title.new(3, FastLuck(SEED))
    play_greedily_to_the_end(title, s)
    scores = list(title.scores(s))
    last = scores.index(min(scores))
    for rivals, won in ((0, 1), (50, 1), (100, 1)):
        worth = Evaluation(title, with_settings(title, rivals=rivals, won=won, won_late=won, point=1000))
        ahead = 1000 * (scores[last] - rivals / 100 * max(scores))
        assert worth.worth_of_result(s, last) == pytest.approx(ahead - won)
    in_full = Evaluation(title, with_settings(title, rivals=50, won=0, won_late=0, point=1000))
    assert in_full.worth_of_result(s, last) == pytest.approx(1000 * (min(scores) - max(scores)) - WON)

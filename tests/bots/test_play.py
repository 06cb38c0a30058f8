"""The bots of the house at play: who beats whom, what they say, how long they think."""

import os
import signal
import subprocess
import sys
from subprocess import PIPE

import pytest

from baobab.bots import find_bot as find_bot
from baobab.bots import names as bot_names
from baobab.bots.beam_search import BeamSearch
from baobab.bots.bot import Bot, Budget, ask, ask_why
from baobab.bots.evaluation import Evaluation
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.levels import Hard
from baobab.bots.opinions import look_several_times, mean_worths
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

SEED = int(os.environ.get("BAOBAB_SEED", "1"))


def game(title: Title, bots: list[Bot], seed: int, iterations: int = 4) -> State:
    luck, rng = FastLuck(seed), Rng(seed)
    s = title.new(len(bots), luck)
    while not s.over():
        title.apply(s, ask(bots[s.seat()], title, s, Budget(iterations), rng), luck)
    return s


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("player", ["greedy", "easy"])
def test_greed_beats_chance(name: str, player: str) -> None:
    """Three wins at the least in four games, from every seat."""
    title = find_title(name)
    seats = title.seats[0]
    sys.stdout.write(f"BAOBAB_SEED={SEED}\n")
    wins = 0.0
    for number in range(4):
        place = number % seats
        bots = [find_bot(player if seat == place else "random") for seat in range(seats)]
        ranks = title.ranks(game(title, bots, SEED * 100 + number))
        wins += (ranks[place] == 1) / ranks.count(1)
    assert wins >= 3


def test_a_search_plays_a_whole_game() -> None:
    title = find_title("namibia")
    s = game(title, [find_bot("search"), find_bot("random"), find_bot("random")], SEED)
    assert title.ranks(s)[0] == 1


@pytest.mark.parametrize("name", names())
def test_opinions_cover_every_seat_and_name_features(name: str) -> None:
    title = find_title(name)
    s = title.new(title.seats[-1], FastLuck(SEED))
    for player in ("greedy", "search"):
        said = ask_why(find_bot(player), title, s, Budget(iterations=8), Rng(1))
        legal = list(title.legal(s))
        assert {opinion.action for opinion in said} <= set(legal)
        shares = [opinion.share[s.seat()] for opinion in said]
        assert shares == sorted(shares, reverse=True)
        if player == "search":
            chosen = ask(find_bot(player), title, s, Budget(iterations=8), Rng(1))
            assert chosen in {opinion.action for opinion in said}
        for opinion in said:
            assert len(opinion.share) == len(opinion.place) == len(opinion.margin) == s.seats
            assert abs(sum(opinion.share) - 1) < 1e-9
            assert abs(sum(opinion.place) - s.seats * (s.seats + 1) / 2) < 1e-9
            assert {feature for feature, _ in opinion.because} <= set(title.features)
        assert all(opinion.visits > 0 for opinion in said)
        assert len(said) == len(legal) or player == "search"


@pytest.mark.parametrize("name", names())
def test_greed_names_first_what_it_tells_most_hope_for(name: str) -> None:
    title = find_title(name)
    s = title.new(title.seats[0], FastLuck(SEED))
    luck = FastLuck(SEED)
    for decision in range(12):
        said = ask_why(find_bot("greedy"), title, s, Budget(), Rng(decision))
        shares = [opinion.share[s.seat()] for opinion in said]
        assert shares == sorted(shares, reverse=True)
        title.apply(s, said[0].action, luck)


def test_what_is_expected_is_the_mean_of_several_looks() -> None:
    title = find_title("ticket_to_ride")
    s = title.new(2, FastLuck(SEED))
    worth = Evaluation(title, knobs_of(title))
    sight = BeamSearch(title, worth, Rng(SEED), 4, 2, 40)
    first = sight.best_paths(s)
    looks = look_several_times(sight, s, first)
    action = first[-1].first
    met = [list(worth.prospect(way.s).worths) for ways in looks for way in ways if way.first == action]
    assert len(met) == len(looks) > 1
    assert len({tuple(worths) for worths in met}) > 1
    mean = [sum(column) / len(met) for column in zip(*met, strict=True)]
    assert list(mean_worths(worth, looks, action)) == pytest.approx(mean)


THINKER = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # jobs in the background ignore it
from baobab.bots.bot import Budget, ask
from baobab.bots.search import SearchBot
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles import title
africa = title("africa")
print("thinking", flush=True)
ask(SearchBot(), africa, africa.new(2, FastLuck(1)), Budget(iterations=10**12), Rng(1))
"""


def test_thought_can_be_broken_off() -> None:
    """Compiled or not, a search of any length ends when Ctrl-C is pressed."""
    with subprocess.Popen([sys.executable, "-c", THINKER], stdout=PIPE, stderr=PIPE, text=True) as thinker:
        assert thinker.stdout is not None
        assert thinker.stdout.readline() == "thinking\n"
        thinker.send_signal(signal.SIGINT)
        try:
            _, complaint = thinker.communicate(timeout=120)
        finally:
            thinker.kill()
    assert "KeyboardInterrupt" in complaint


def test_a_level_is_as_usual_in_what_its_title_does_not_say() -> None:
    title = find_title("namibia")
    hard = Hard()
    hard.known[title.name] = Knobs({}, {}, {}, {"hard": {"iterations": 7}})
    assert (hard.setting(title, "iterations"), hard.setting(title, "search")) == (7, 1)
    assert str(hard.usual(title)) == "7it+3000ms"


@pytest.mark.parametrize("name", names())
def test_levels_think_no_longer_than_people_will_wait(name: str) -> None:
    title = find_title(name)
    for level, most in (("easy", 0.3), ("normal", 1.0), ("hard", 3.0), ("expert", 10.0)):
        budget = find_bot(level).usual(title)
        assert 0 < budget.seconds <= most


@pytest.mark.parametrize("name", names())
def test_every_title_has_weights_and_says_how_they_were_got(name: str) -> None:
    title = find_title(name)
    knobs = knobs_of(title)
    assert set(knobs.weights) <= set(title.features)
    assert any(knobs.weights.values())
    assert '"how"' in (title.folder / "knobs.json").read_text(encoding="utf-8")


def test_the_house_knows_its_bots_by_name() -> None:
    assert bot_names() == ["random", "greedy", "search", "easy", "normal", "hard", "expert"]


def test_the_same_seed_gives_the_same_game() -> None:
    title = find_title("ticket_to_ride")
    first, again = (game(title, [find_bot("search"), find_bot("greedy")], 5, 2) for _ in range(2))
    assert first.key() == again.key()

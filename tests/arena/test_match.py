"""Blocks: one deal, every seat for every bot, and games that depend on nothing else."""

import pytest
from tests.arena import DECK, FIRST, match

from baobab.arena.match import Match, Task, tasks_of_block
from baobab.arena.play_game import ask_bot, play_task
from baobab.bots.bot import Budget
from baobab.errors import BaobabError
from baobab.game import Game
from baobab.kernel import oneline, record
from baobab.replay import replay
from baobab.titles import title


def test_in_a_block_every_bot_holds_every_seat_once() -> None:
    games = [play_task(task).result for task in tasks_of_block(match(f"{FIRST},random,random@5it"), 0)]
    for seat in range(3):
        assert {game.bots[seat] for game in games} == {FIRST, "random", "random@5it"}
    alone = [play_task(task).result for task in tasks_of_block(match(f"{FIRST},random,random"), 0)]
    assert sorted(game.bots.index(FIRST) for game in alone) == [0, 1, 2]


def test_a_block_has_the_same_draws_in_all_rotations_and_line_ups() -> None:
    """The toy deals each seat an animal at set-up: a function of seed and block alone."""
    starts = {
        record.read(play_task(task).record).start
        for lineup in (f"{FIRST},random,random", "random,random,random")
        for task in tasks_of_block(match(lineup), 4)
    }
    assert len(starts) == 1
    others = {
        record.read(play_task(Task(match("random,random,random", seed=seed), block, 0)).record).start
        for seed, block in ((1, 4), (1, 5), (2, 4))
    }
    assert len(others) == 3


def test_a_record_replays_with_the_deal_of_its_block_and_names_the_bots() -> None:
    one = match(f"{FIRST},random,random", seed=8)
    played = play_task(Task(one, 3, 1))
    game = replay(played.record, title(DECK), one.deal(3))
    assert tuple(game.ranks()) == played.result.ranks
    assert tuple(game.scores()) == played.result.scores
    assert len(game.steps) == played.result.moves
    assert game.holders == list(played.result.bots) == ["random", "random", FIRST]


def test_a_bot_is_asked_where_it_can_choose_and_there_alone() -> None:
    """In Heart of Africa now and then one answer is all there is: it must not make bots look faster."""
    one, rules = match("random,random", title="heart_of_africa"), title("heart_of_africa")
    played = play_task(Task(one, 0, 0))
    choices = [0, 0]
    game = Game.new(rules, 2, one.deal(0))
    for step in replay(played.record, rules, one.deal(0)).steps:
        choices[game.seat] += len(game.legal()) > 1
        game.take(step.action, game.luck)
    assert list(played.result.asked) == choices
    assert sum(choices) < played.result.moves


def test_every_game_has_new_bots_and_is_repeated_exactly() -> None:
    one = match("tests.arena.bots:Remembers,tests.arena.bots:Playouts@9it,random")
    once = [play_task(task).record for task in tasks_of_block(one, 0)]
    again = [play_task(task).record for task in reversed(tasks_of_block(one, 0))]
    assert once == again[::-1]
    assert len(set(once)) == 3


@pytest.mark.parametrize(
    ("bot", "wrong"),
    [
        ("Crashes", r"failed in seat 0 at decision \d+ of a game of block \d+ \(KeyError: 'lost my notes'\)"),
        ("Cheats", r"answered “99999” in seat 0 at decision \d+ of a game of block \d+, and that is not"),
        (
            "SaysNothing",
            r"answered “None” in seat 0 at decision \d+ of a game of block 0, and that is no action",
        ),
        (
            "SaysHalf",
            r"answered “1\.5” in seat 0 at decision \d+ of a game of block 0, and that is no action",
        ),
        ("SaysTooMuch", r"answered “\(int\)” in seat 0 .* and that is no action"),
        ("Mistaken", r"failed in seat 0 .* \(TypeError: object of type 'int' has no len\(\)\)"),
    ],
)
def test_a_bot_that_fails_is_named_with_seat_and_decision(bot: str, wrong: str) -> None:
    with pytest.raises(BaobabError, match=wrong):
        play_blocks(match(f"tests.arena.bots:{bot},random"), 100)


def play_blocks(one: Match, blocks: int) -> None:
    for block in range(blocks):
        play_task(Task(one, block, 0))


def test_bots_see_what_their_seat_may_know_only() -> None:
    """Two games that differ in what seat 0 cannot see give its bot the same answers."""
    one = match("tests.arena.bots:Playouts@9it,random")
    game, rules = Game.new(title(DECK), 2, one.deal(0)), title(DECK)
    game.holders = [entry.label for entry in one.lineup]
    twins = [rules.resample(game.state, game.seat, one.deal(block)) for block in range(8)]
    assert len({oneline.write(rules, twin) for twin in twins}) > 1
    answers = set()
    for twin in twins:
        game.state = twin
        answers.add(ask_bot(one.lineup[0].bot(), Budget(iterations=9), game, Task(one, 0, 0)))
    assert len(answers) == 1

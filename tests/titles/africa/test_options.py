"""What a table may choose: the simpler game, stacked camps, the stall rule, the first player."""

import pytest
from tests.titles.africa.positions import TITLE, at, holds, points, state
from tests.titles.positions import offers, play, refused

from baobab.errors import OptionError
from baobab.game import Game
from baobab.kernel.luck import FastLuck


def test_one_step_a_turn_in_the_simpler_game() -> None:
    """AFR-La AFR-R12"""
    game = at("2 simple=yes ask=move/0/1 explorer=D1,B5", "gold1")
    assert "K1" in offers(game, "travel"), "a turn is A once or B once"
    play(game, "walk D1", "flip D2")
    assert game.seat == 1


def test_without_it_a_turn_has_two_steps() -> None:
    """AFR-La"""
    game = at("2 ask=move/0/1 explorer=D1,B5", "gold1")
    play(game, "walk D1", "flip D2")
    assert game.seat == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_simpler_game_goes_with_any_number_of_players(seats: int) -> None:
    """AFR-La"""
    game = Game.new(TITLE, seats, FastLuck(1), {"simple": True, "first_player": "0"})
    for city in ("D1", "K1", "B5", "N2")[:seats]:
        game.play(f"city {city}")
    seat = game.seat
    if game.phase == "move":
        game.play(f"walk {'D1'}")
    game.play("camp")
    assert game.seat == (seat + 1) % seats


def test_a_second_camp_only_where_the_table_wants_it() -> None:
    """AFR-R2"""
    text = "ask=act/0/1 explorer=G3,B5,K1 spaces=G3:camp,G4:lion,F3:gold1"
    strict = at(f"3 {text}")
    assert offers(strict, "camp") == offers(strict, "mine") == []
    literal = at(f"3 allow_stacked_camps=yes {text}")
    assert offers(literal, "camp") == offers(literal, "mine") == [""]
    play(literal, "camp")
    assert points(literal) == [1, 0, 0], "the same space scores again"
    assert holds(literal, "G3") == "camp"
    assert TITLE.faults(state(literal)) == []
    play(literal, "walk G3", "mine")
    assert TITLE.faults(state(literal)) == [], "three camps on one space"
    assert list(state(literal).camps) == [0, 2, 1]


def test_stacking_changes_nothing_for_animals_and_natives() -> None:
    """AFR-R2 AFR-Vd"""
    text = "ask=put/0/G4/1 explorer=G3,B5,K1 spaces=G3:camp,G4:lion,I8:bare,J8:lion,K8:camp"
    for options in ("", "allow_stacked_camps=yes "):
        game = at(f"3 {options}{text}")
        assert refused(game, "put K8") == "AFR-Vd camp-there"


def idle_turns(rounds: int, seats: int, turns: int) -> Game:
    """A game in which everybody does nothing but travel between two cities."""
    explorers = ",".join("D1 B5 K1".split()[:seats])
    game = at(f"{seats} stall_rounds={rounds} ask=move/0/1 explorer={explorers}")
    for _ in range(turns):
        target = next(place for place in ("I12", "N2", "D1", "B5", "K1") if place in offers(game, "travel"))
        game.play(f"travel {target}")
    return game


@pytest.mark.parametrize(("rounds", "seats"), [(1, 2), (1, 3), (3, 2), (3, 3)])
def test_idle_rounds_end_the_game(rounds: int, seats: int) -> None:
    """AFR-R17"""
    game = idle_turns(rounds, seats, rounds * seats - 1)
    assert not game.over
    assert state(game).idle == rounds * seats - 1
    game = idle_turns(rounds, seats, rounds * seats)
    assert game.over
    assert points(game) == [0] * seats, "nobody gets the bonus"
    names = [TITLE.events[event.kind].name for event in game.events()]
    assert names[-seats - 1 :] == ["stalled", *["scored"] * seats]


def test_0_turns_the_limit_off_and_1000_is_usual() -> None:
    """AFR-R17"""
    assert not idle_turns(0, 2, 60).over
    assert [option.default(1) for option in TITLE.options if option.name == "stall_rounds"] == [1000]
    game = at("2 ask=move/0/1 explorer=D1,B5 idle=1999")
    game.play("travel K1")
    assert game.over


@pytest.mark.parametrize(
    "actions",
    [
        ["walk G3", "flip G2", "walk G3", "pass"],
        ["walk G3", "pass", "walk G3", "flip G2"],
        ["walk G3", "camp", "walk G3", "pass"],
        ["walk G3", "lift G4", "walk G3", "pass"],
    ],
)
def test_turning_moving_and_building_count_as_doing_something(actions: list[str]) -> None:
    """AFR-R17"""
    text = "2 ask=move/0/1 explorer=G3,B5 idle=5 spaces=G3:bare,G4:lion,F3:bare,I8:bare,J8:lion"
    game = at(text, "gold1")
    play(game, *actions)
    assert game.seat == 1
    assert state(game).idle == 0
    assert state(game).busy == 0


@pytest.mark.parametrize("actions", [["walk F3", "pass", "walk G3", "pass"], ["travel N2"]])
def test_walking_passing_and_travelling_do_not_count_as_doing_something(actions: list[str]) -> None:
    """AFR-R17"""
    text = "2 ask=move/0/1 explorer=G3,B5 idle=5 spaces=G3:bare,G4:lion,F3:bare,I8:bare,J8:lion"
    game = play(at(text), *actions)
    assert state(game).idle == 6


def test_a_stalled_game_has_the_normal_final_scoring() -> None:
    """AFR-R17"""
    text = "2 stall_rounds=1 ask=move/0/1 explorer=D1,B5 idle=1 points=4,9 goods=0.drum:3 mined=0.gem1:1"
    game = play(at(text), "travel K1")
    assert game.over
    assert game.scores() == [4 + 5 + 10, 9]


@pytest.mark.parametrize(
    "options", [{"stall_rounds": 1001}, {"stall_rounds": -1}, {"simple": "maybe"}, {"x": 1}]
)
def test_options_that_do_not_exist_are_refused(options: dict[str, int | str]) -> None:
    with pytest.raises(OptionError):
        Game.new(TITLE, 3, FastLuck(1), options)

"""The features for bots: integers that say what they are called, the same for all that a seat cannot tell."""

import pytest
from tests.titles.africa import reference
from tests.titles.africa.positions import TITLE, at, state
from tests.titles.africa.test_random_games import random_game
from tests.titles.positions import play

from baobab.bots.bot import Budget, ask
from baobab.bots.search import SearchBot
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles.africa.herding_scores import Herds
from baobab.titles.africa.scoring import breakdown, goods_score
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.values import values


def features(text: str, seat: int = 0) -> dict[str, int]:
    s = state(at(text))
    return {name: int(n) for name, n in zip(TITLE.features, TITLE.values(s, seat), strict=True)}


def test_points_lead_and_camps() -> None:
    found = features("3 ask=move/0/1 explorer=D1,B5,K1 points=4,9,1")
    assert (found["points"], found["lead"], found["camps"]) == (4, -5, 2)
    assert features("3 ask=move/0/1 explorer=D1,B5,K1 points=4,9,1", 1)["lead"] == 5


def test_goods_and_what_could_still_come() -> None:
    """AFR-FTa"""
    found = features("2 ask=move/0/1 explorer=D1,B5 goods=0.drum:2,1.drum:1,1.pot:5")
    assert found["goods"] == 3
    assert found["goods_hope"] == 2 * 2 + 3 * 5, "2 drums for 2 points, 15 others for 1, no pot"


def test_what_lies_within_reach() -> None:
    """AFR-B0a"""
    spaces = "G3:bare,G4:bare,H4:gold2,H5:lion,G5:native,I8:bare,J8:lion"
    found = features(f"3 ask=move/0/1 explorer=G3,B5,K1 spaces={spaces}")
    assert found["walks"] == 4, "G3, G4, and beyond it G5 and H4"
    assert found["best_camp"] == 1
    assert found["best_mine"] == 2
    assert found["best_animal"] == 1
    assert found["unknown_here"] == 5


def test_room_is_what_lies_three_steps_around_before_the_first_tile_is_turned() -> None:
    """Cape Town (I12) lies at the end of a narrow land, Algiers (D1) at the edge of a wide one."""
    for city, tiles in (("B5", 16), ("D1", 16), ("K1", 15), ("N2", 13), ("I12", 12)):
        other = "K1" if city == "B5" else "B5"
        assert features(f"2 ask=move/0/1 explorer={city},{other}")["room"] == tiles
    assert features("2 ask=move/0/1 explorer=D1,B5 spaces=G3:bare")["room"] == 0


def test_searches_at_four_begin_where_there_is_room() -> None:
    """The second of four leaves Cape Town alone, which has as many tiles next to it as Freetown."""
    s = play(at("4"), "city B5").state
    chosen = ask(SearchBot(), TITLE, s, Budget(iterations=20), Rng(1))
    assert TITLE.actions.write(chosen) == "city D1"


def test_before_the_explorer_is_placed_nothing_is_within_reach() -> None:
    found = features("2")
    assert found["walks"] == found["unknown"] == 0
    assert found["monuments_left"] == 9
    assert found["to_come"] == 72


def test_what_is_to_come_goes_by_the_monuments_that_are_left() -> None:
    """AFR-Ea AFR-2a: two players need nine of the eleven, and once eight lie open, one of the three left."""
    assert features("2 ask=move/0/1 explorer=D1,B5")["to_come"] == 9 * 97 // 12
    assert features("4 ask=move/0/1 explorer=D1,B5,K1,N2")["to_come"] == 11 * 97 // 12
    eight = ",".join(f"{space}:monument" for space in "C4 C5 C6 D4 D5 E4 E5 E6".split())
    assert features(f"2 ask=move/0/1 explorer=D1,B5 spaces={eight}")["to_come"] == 1 * 89 // 4


def test_turns_in_which_nothing_happens_leave_less_to_come() -> None:
    """AFR-R17"""
    found = features("2 ask=move/0/1 explorer=B5,K1 spaces=G3:bare,G4:lion idle=5")
    assert (found["idle"], found["to_come"]) == (5, 9 * 95 // 12 - 5)


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_features_agree_with_the_rules_in_random_games(seed: int) -> None:
    for number, (game, _) in enumerate(random_game(seed)):
        if number % 7 or game.over or game.phase == "city":
            continue
        s = state(game)
        for seat in range(s.seats):
            found = dict(zip(TITLE.features, map(int, TITLE.values(s, seat)), strict=True))
            assert found["goods"] == goods_score(TITLE.board, s, seat)
            t = reference.table(game)
            t.seat = seat
            walks = {move.split()[1] for move in reference.moves(t, 2)}
            assert found["walks"] == len(walks)
            around = walks.union(*(reference.NEIGHBOURS[space] for space in walks))
            assert found["unknown"] == sum(t.spaces[space] == "down" for space in around)
            for name, kind in (("best_animal", "animal"), ("best_native", "native")):
                gains = [
                    max(t.better(space).values()) - t.count(t.spaces[space], space, space)
                    for space in around
                    if t.kind(space) == kind and t.better(space)
                ]
                assert found[name] == max(gains, default=0)
            ended = s.copy()
            ended.clear()
            lines = breakdown(TITLE.board, ended)
            assert (found["gold"], found["gems"]) == (lines["gold"][seat], lines["gems"][seat])


def test_features_do_not_depend_on_what_is_hidden() -> None:
    """AFR-I7"""
    game = play(at("2 ask=act/0/1 explorer=D1,B5", "gold1"), "flip D2")
    for seat in (0, 1):
        other = TITLE.resample(state(game), seat, FastLuck(9))
        assert isinstance(other, AfricaState)
        assert list(TITLE.values(other, seat)) == list(TITLE.values(state(game), seat))


def test_what_is_remembered_of_one_board_is_not_told_of_another() -> None:
    """Positions of a whole game in any order, some of them twice in a row: each looks as at first sight."""
    seen = [state(game).copy() for game, _ in random_game(3)]
    shuffled = [*seen[::7], *seen[::-5], *seen[::3]]
    remembered = Herds()
    for s in [twice for once in shuffled for twice in (once, once)]:
        for seat in range(int(s.seats)):
            fresh = values(TITLE.board, s, seat, Herds())
            assert list(values(TITLE.board, s, seat, remembered)) == list(fresh)

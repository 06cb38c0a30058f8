"""Elimination, played out: who goes, what stays, how the others go on, who wins."""

import pytest
from tests.titles.namibia.positions import at, cubes, events_told, head, state
from tests.titles.positions import allowed, offers, play, refused

from baobab.game import Game

MINES = "ore=A1:gold,A3:gold,L3:copper cubes=A1:2,A3:3,L3:1 heads=A1:0up,A3:0lying"


def through(game: Game, phase: str) -> Game:
    """Answer with the last option until a question of this phase comes up, or the game ends."""
    while not game.over and game.phase != phase:
        game.play(game.legal()[-1])
    return game


def test_the_loss_of_the_place_eliminates_too() -> None:
    """NAM-1.9 NAM-R-05: reputation 5 in the first place of four is 0, and below 1 is out."""
    s = state(play(at("4 ask=bribe/0 reputation=5,15,15,15"), "number 2; pass; pass; pass"))
    assert (s.out[0], s.reputation[0], list(s.order)) == (1, 0, [-1, 3, 2, 1])
    s = state(play(at("4 ask=bribe/0 reputation=6,15,15,15"), "number 2; pass; pass; pass"))
    assert (s.out[0], s.reputation[0]) == (0, 1)


def test_the_forced_sale_eliminates() -> None:
    """NAM-1.9 NAM-1.8b: more points are sold than there are, and the player is out."""
    game = play(at("4 ask=bribe/0 round=6 cash=0,15,15,15 reputation=3,15,15,15"), "pass")
    s = state(game)
    assert (s.out[0], s.cash[0], s.reputation[0]) == (1, 0, 0)
    assert events_told(game, "eliminated") == [[0]]


def test_cubes_stay_and_heads_go() -> None:
    """NAM-R-06: mines of who is out become deposits that others may mine; he takes no tracks."""
    game = play(at(f"4 ask=bribe/0 reputation=5,15,15,15 {MINES}"), "number 2; pass; pass; pass")
    assert (cubes(game, "A1"), head(game, "A1"), head(game, "A3")) == ("gold 2", "", "")
    s = state(game)
    assert (s.spare_heads[0], s.held[0], s.tracks) == (0, 0, 45 - 2 - 1)
    assert game.phase == "start"
    assert allowed(game, "mine A1")


def test_an_empty_place_is_skipped_this_round() -> None:
    """NAM-R-06 NAM-I9: no construction and no selection for it; every unselected commodity moves as such."""
    game = play(at(f"4 ask=bribe/0 reputation=5,15,15,15 {MINES}"), "number 2; pass; pass; pass")
    through(game, "bribe")
    assert [event[0] for event in events_told(game, "selected")] == [3, 2]
    started = {event[0] for event in events_told(game, "started")} | {
        event[0] for event in events_told(game, "no-start")
    }
    assert started == {1, 2, 3}
    unselected = [event for event in events_told(game, "market") if event[1:] == [9, 9]]
    assert len(unselected) == 2


def test_nobody_doubles_if_the_last_place_is_empty() -> None:
    """NAM-R-06: whoever was to be last and is out leaves nobody who starts or explores twice."""
    ore = "ore=A1:gold,A3:gold,A6:gold,C3:gold,C6:gold,L3:copper cubes=A1:2,A3:2,A6:2,C3:2,C6:2,L3:1"
    game = play(at(f"4 ask=bribe/0 round=6 cash=0,15,15,15 reputation=3,15,15,15 {ore}"), "pass; pass; pass")
    through(game, "select")
    starts = [event[0] for event in events_told(game, "started")]
    assert sorted(starts) == sorted(set(starts))


@pytest.mark.parametrize(
    ("who_is_left", "moves", "last"),
    [
        ("4 ask=bribe/0", "number 2; pass; pass; pass", 1),
        ("3 ask=bribe/0", "number 2; pass; pass", 1),
        (
            "4 ask=bribe/1 out=0,0,1,0 places=3 order=1,3,0,none cash=9,9,0,9 reputation=9,9,0,9",
            "pass; pass",
            1,
        ),
        ("4 ask=bribe/3 out=1,0,2,0 places=2 order=3,1,none,none cash=0,9,0,9 reputation=0,9,0,9", "pass", 3),
    ],
)
def test_the_last_of_those_who_are_left_builds_twice(who_is_left: str, moves: str, last: int) -> None:
    """NAM-2.2c NAM-2.3e NAM-T.4 NAM-R-06: from the auction on, with four, three and two players."""
    spaces = "A1 A3 A6 C3 C6 E3 E6 G2 G5 I4".split()
    ore = ",".join(f"{name}:{('silver', 'copper')[i % 2]}" for i, name in enumerate(spaces))
    deposits = f"ore={ore} cubes={','.join(f'{name}:1' for name in spaces)}"
    game = play(at(f"{who_is_left} {deposits}"), moves)
    through(game, "select")
    for kind in ("started", "explored"):
        seats = [event[0] for event in events_told(game, kind)]
        assert seats.count(last) == 2, kind
        assert all(seats.count(seat) == 1 for seat in set(seats) - {last}), kind
        assert len(set(seats)) == state(game).alive()


def test_three_left_use_the_table_for_three() -> None:
    """NAM-R-06 NAM-T.3 NAM-T.6: from the next round on; cubes and tracks of the set-up stay as they are."""
    game = at("4 ask=bribe/1 out=0,0,1,0 places=3 order=1,3,0,none cash=15,15,0,15 reputation=15,15,0,15")
    play(game, "number 1; number 2; pass; number 3; pass")
    assert events_told(game, "place") == [[0, 3, 1, 0, 0], [3, 2, 2, 2, 2], [1, 1, 3, 4, 3]]
    assert list(state(game).pool) == [20] * 4


def test_the_round_after_an_elimination_closes_the_gap() -> None:
    """NAM-R-06 NAM-1.1: the trains move up, and the places are as many as the players."""
    game = play(at(f"4 ask=bribe/0 reputation=15,5,15,15 {MINES}"), "pass; number 2; pass; pass")
    assert list(state(game).order) == [-1, 3, 2, 0]
    through(game, "bribe")
    s = state(game)
    assert (list(s.order), s.places, game.seat) == ([3, 2, 0, -1], 3, 3)


TWO = "4 out=1,0,2,0 places=2 order=3,1,none,none cash=0,15,0,15 reputation=0,15,0,15"


def test_two_left_go_on() -> None:
    """NAM-R-06: -4 and 3 tracks against nothing; the second of two is last."""
    game = play(at(f"{TWO} ask=bribe/3"), "number 4; pass")
    assert events_told(game, "place") == [[1, 2, 1, 0, 0], [3, 1, 4, 4, 3]]


def test_of_two_the_last_must_select_the_dearest() -> None:
    """NAM-R-06 NAM-T.6: both select, the second one the dearest of what is left."""
    game = at(f"{TWO} ask=select/3 stage=0 price=gold:9,silver:8")
    play(game, "select copper B0")
    assert game.seat == 1
    assert {move.split()[0] for move in set(offers(game, "select"))} == {"gold"}
    assert refused(game, "select silver K3") == "NAM-T.6 dearest-first"
    play(game, "select gold K3")
    assert state(game).round == 2


def test_the_last_one_left_wins_at_once() -> None:
    """NAM-R-06: without paying and without a final scoring."""
    game = play(at(f"{TWO} ask=bribe/3".replace("reputation=0,15,0,15", "reputation=0,1,0,9")), "number 15")
    assert not game.over
    game = play(
        at("4 out=1,0,2,0 places=2 order=3,1,none,none cash=0,0,0,15 reputation=0,1,0,9 ask=bribe/3 round=6"),
        "number 8",
    )
    assert game.over
    assert events_told(game, "alone") == [[3]]
    assert (game.scores(), game.ranks()) == ([0, 0, 0, 9], [4, 2, 3, 1])
    assert state(game).cash[3] == 15


def test_who_goes_later_ranks_higher() -> None:
    """NAM-R-06: eliminated players rank below all others, later ones above earlier ones."""
    text = "4 round=6 ask=- out=2,1,0,0 places=2 order=3,2,none,none cash=0,0,7,0 reputation=0,0,3,4"
    game = at(text)
    assert game.scores() == [0, 0, 4, 4]
    assert game.ranks() == [3, 4, 1, 2]


@pytest.mark.parametrize("reputation", ["5,15,15,15", "15,15,15,1"])
def test_games_with_an_elimination_end_properly(reputation: str) -> None:
    """NAM-R-06 NAM-0.1: six rounds are played by those who are left."""
    game = at(f"4 ask=bribe/0 reputation={reputation} {MINES}")
    while not game.over:
        game.play(game.legal()[0])
        assert not game.title.faults(game.state)
    assert state(game).round == 6 or state(game).alive() == 1


def test_a_game_by_elimination_can_end_in_any_round() -> None:
    """NAM-R-06 NAM-1.6: the winner of the auction may fall, and the only other one wins."""
    game = play(at("3 out=1,0,0 places=2 order=1,2,none cash=0,9,9 reputation=0,3,3 ask=bribe/1"), "pass")
    assert game.over
    assert events_told(game, "alone") == [[1]]
    assert game.ranks() == [3, 1, 2]

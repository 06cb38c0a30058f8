"""The rulebook's worked examples, on positions of our own: Anna is seat 0, Bob 1, Chris 2."""

import pytest
from tests.titles.africa.positions import TITLE, at, goods, points, state
from tests.titles.positions import offers, play, refused

from baobab.titles.africa.scoring import goods_score, majority

NAMES = ("Anna", "Bob", "Chris")
SWAP = "3 ask=act/0/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.statue:1,1.pot:1,1.garment:2"


@pytest.mark.parametrize(
    ("choice", "anna", "bob"),
    [
        ("keep", {"statue": 2}, {"pot": 1, "garment": 2}),
        ("swap 1 pot", {"statue": 1, "pot": 1}, {"statue": 1, "garment": 2}),
        ("swap 1 garment", {"garment": 2}, {"statue": 2, "pot": 1}),
    ],
)
def test_exchange_of_goods(choice: str, anna: dict[str, int], bob: dict[str, int]) -> None:
    """AFR-TV1 AFR-BTc..g"""
    game = at(SWAP, "statue", NAMES)
    game.play("flip F4")
    assert game.legal() == ["keep", "swap 1 pot", "swap 1 garment"]
    game.play(choice)
    assert goods(game, 0) == anna
    assert goods(game, 1) == bob
    assert goods(game, 2) == {}


def test_counter_case_without_a_statue_before() -> None:
    """AFR-TV1"""
    game = at(SWAP.replace("0.statue:1,", ""), "statue", NAMES)
    game.play("flip F4")
    assert game.legal() == ["keep", "swap 1 pot"]


@pytest.mark.parametrize(("choice", "score"), [("stay", 2), ("put I8", 3)])
def test_finding_an_elephant(choice: str, score: int) -> None:
    """AFR-TV2 AFR-BAa..e"""
    text = "3 ask=act/0/1 explorer=G3,B5,K1 spaces=G3:bare,I8:bare,F3:elephant,J8:elephant,J9:elephant"
    game = at(text, "elephant", NAMES)
    game.play("flip F4")
    assert game.legal() == ["put I8", "stay"]
    game.play(choice)
    assert points(game) == [score, 0, 0]


def test_moving_a_native() -> None:
    """AFR-TV3 AFR-B3a..c AFR-Vb"""
    text = "3 ask=act/0/1 explorer=G3,B5,K1 spaces=G4:native,G3:bare,J8:bare,J9:bare,K8:bare,I9:bare"
    game = at(text, players=NAMES)
    assert offers(game, "lift") == ["G4"]
    game.play("lift G4")
    assert {choice.notation: choice.preview for choice in game.options()} == {
        "put J8": "1 point",
        "put J9": "2 points",
        "put K8": "1 point",
    }
    for place in ("G3", "I9"):
        assert refused(game, f"put {place}") == "AFR-B3b not-more-room"
    game.play("put J9")
    assert points(game) == [2, 0, 0]


def test_goods_at_the_end() -> None:
    """AFR-TV4 AFR-FTa"""
    game = at("3 ask=move/0/1 explorer=D1,B5,K1 goods=0.statue:4,0.pot:2")
    assert goods_score(TITLE.board, state(game), 0) == 8 + 3


def test_gold_at_the_end() -> None:
    """AFR-TV5 AFR-FGa,c"""
    assert majority([5, 2, 2], 10, 6) == [10, 3, 3]


def test_gems_at_the_end() -> None:
    """AFR-TV6 AFR-FGb"""
    assert majority([3, 1, 3], 10, 6) == [8, 0, 8]


def test_gold_and_gems_on_the_table() -> None:
    """AFR-TV5 AFR-TV6, with tiles of one and two pieces."""
    monuments = ",".join(f"{name}:monument" for name in "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3".split())
    mined = "0.gold2:2,0.gold1:1,1.gold2:1,2.gold1:2,0.gem2:1,0.gem1:1,1.gem1:1,2.gem1:3"
    game = at(f"3 ask=act/0/1 explorer=D1,B5,K1 spaces={monuments} mined={mined}", "monument")
    game.play("flip D2")
    lines = TITLE.breakdown(state(game))
    assert (lines["gold"], lines["gems"]) == ([10, 3, 3], [8, 0, 8])


def test_find_versus_move() -> None:
    """AFR-TV7 AFR-BAe AFR-B2c"""
    herd = "G3:bare,I8:bare,J8:lion,J9:lion"
    found = at(f"3 ask=act/0/1 explorer=G3,B5,K1 spaces={herd}", "lion")
    play(found, "flip F4", "put I8")
    assert points(found)[0] == 3
    moved = at(f"3 ask=act/0/1 explorer=G3,B5,K1 spaces={herd},F4:lion,F3:lion")
    play(moved, "lift F4")
    assert points(moved)[0] == 1

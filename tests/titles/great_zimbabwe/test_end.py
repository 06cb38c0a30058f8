"""Phases III and IV: revenue and victory."""

from tests.titles.great_zimbabwe.positions import at, cash, seen, state
from tests.titles.positions import play, refused

LAST = "2 turn=1 order=0,1"


def test_all_cattle_come_back_from_cards() -> None:
    """TGZ-REV-1 TGZ-CTL-1 technologies, specialists, and the card of Qamata"""
    line = "cash=0,0 makers=potter:A1:0 earned=0.potter:5 specialists=herd:0 paid=herd:6 gods=qamata:1 fees=3"
    game = play(at(f"{LAST} {line}"), "end")
    assert cash(game) == [0 + 5 + 6 + 1, 0 + 3 + 1]
    s = state(game)
    assert (sum(s.earned), sum(s.paid), s.fees) == (0, 0, 0)


def test_the_highest_monument_brings_income() -> None:
    """TGZ-REV-2 TGZ-TV4f levels 3, 1, 1 bring 3"""
    game = play(at(f"{LAST} cash=0,0 monuments=A1:0.3,D1:0.1"), "end")
    assert cash(game) == [3, 1]


def test_engai_adds_two() -> None:
    """TGZ-GD-ENG"""
    assert cash(play(at(f"{LAST} cash=0,0 gods=engai:1"), "end")) == [1, 3]


def test_the_check_comes_after_the_round_only() -> None:
    """TGZ-WIN-1 not in the middle of it"""
    game = at("2 turn=0 order=0,1 monuments=A1:0.5")
    assert state(game).vp[0] >= state(game).vr[0]
    assert not play(game, "end").over
    assert play(game, "end").over
    assert game.ranks() == [1, 2]


def test_nobody_qualifying_means_another_round() -> None:
    """TGZ-WIN-1 markers are taken off"""
    game = play(at(f"{LAST} used=A1", land="W"), "end")
    assert (game.phase, state(game).round, len(state(game).used)) == ("gift", 2, 0)


def test_who_qualifies_alone_wins() -> None:
    """TGZ-WIN-2 however many points others have"""
    rich = "makers=potter:A12:1,wood_carver:D12:1,ivory_carver:G11:1,diamond_cutter:J11:1"
    game = at(f"2 turn=1 order=1,0 monuments=A1:0.5,A4:1.5,A6:1.1 {rich} gods=obatala:1")
    assert state(game).vp[1] > state(game).vp[0]
    play(game, "end", "end")
    assert game.ranks() == [1, 2]


FIVES = "monuments=A1:0.5,A4:1.5"


def test_the_larger_margin_wins() -> None:
    """TGZ-WIN-3"""
    game = play(at(f"2 turn=0 order=1,0 {FIVES},A7:1.1"), "end")
    assert game.ranks() == [2, 1]


def test_xango_wins_equal_margins() -> None:
    """TGZ-WIN-3 TGZ-GD-XAN TGZ-AMB-15 before points and turn order"""
    line = f"2 turn=1 order=0,1 {FIVES},A7:0.2 gods=xango:1 makers=potter:A12:0"
    game = at(line)
    s = state(game)
    assert [int(s.vp[i] - s.vr[i]) for i in (0, 1)] == [3, 4]
    level = at(f"2 turn=1 order=0,1 {FIVES},A7:0.1,A9:0.1 gods=xango:1")
    s = state(level)
    assert [int(s.vp[i] - s.vr[i]) for i in (0, 1)] == [4, 4]
    assert play(level, "end").ranks() == [2, 1]


def test_xango_may_be_played_outright() -> None:
    """TGZ-AMB-15"""
    line = f"2 turn=1 order=0,1 {FIVES},A7:0.2,A9:0.2 gods=xango:1"
    assert play(at(line), "end").ranks() == [1, 2]
    assert play(at(line + " xango_mode=outright"), "end").ranks() == [2, 1]


def test_more_points_win_then_the_earlier_turn() -> None:
    """TGZ-WIN-3"""
    points = at(f"2 turn=0 order=1,0 {FIVES},A7:0.1,A9:0.1 specialists=builder:0")
    assert play(points, "end").ranks() == [1, 2]
    order = at(f"2 turn=0 order=1,0 {FIVES}")
    assert play(order, "end").ranks() == [2, 1]


def test_the_cap_on_rounds() -> None:
    """TGZ-AMB-27 the best margin wins"""
    game = play(at(f"{LAST} round=60 monuments=A1:1.2"), "end")
    assert game.over
    assert game.ranks() == [2, 1]
    assert not play(at(f"{LAST} round=59 monuments=A1:1.2"), "end").over


def test_points_are_a_function_of_the_board() -> None:
    """TGZ-VP-1 TGZ-VR-1"""
    game = at("2 turn=0 monuments=A1:0.3 makers=diamond_cutter:D1:0,potter:G1:1 gods=eshu:0")
    assert list(state(game).vp) == [1 + 7 + 3, 1 + 1]
    assert list(state(game).vr) == [20 + 1 + 4, 20 + 3]
    assert game.title.breakdown(game.state) == {
        "monuments": [8, 1],
        "craftsmen": [3, 1],
        "beginning": [-20, -20],
        "god": [-4, 0],
        "specialists": [0, 0],
        "technologies": [-1, -3],
    }
    assert [player["adds"] for player in seen(game)["players"]] == [
        [{"kind": "god", "card": "eshu", "vr": 4}, {"kind": "craft", "card": "diamond_cutter", "vr": 1}],
        [{"kind": "craft", "card": "potter", "vr": 3}],
    ]
    assert game.scores() == [-14, -21]


def test_the_stock_never_runs_out() -> None:
    """TGZ-AMB-20 far more than the 120 cattle of the box"""
    game = play(at(f"{LAST} cash=500,500"), "end")
    assert cash(game) == [501, 501]


def test_after_the_end_nothing_is_allowed() -> None:
    """TGZ-WIN-1"""
    game = play(at(f"{LAST} monuments=A1:0.5"), "end")
    assert game.legal() == []
    assert refused(game, "end") == "TGZ-WIN-1 game-over"

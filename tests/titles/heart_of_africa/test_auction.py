"""New counters and the auction."""

import pytest
from tests.titles.heart_of_africa.positions import TITLE, at, hand, log_lines, state
from tests.titles.positions import offers, play, refused

ROWS = "rows=ap_only-4,trading_station-2,ap_only-5,move_group-2"


def test_a_turn_begins_with_two_new_counters_in_the_last_row() -> None:
    """HOA-5.0a HOA-4.0a HOA-11.0c"""
    game = play(at(f"2 ask=bid/0 {ROWS}", "reputation-3 heart_bonus-2"), "pass; pass")
    rows = game.view(-1)["rows"]
    assert isinstance(rows, list)
    assert [[c["function"] for c in row] for row in rows] == [
        ["ap_only", "move_group"],
        ["reputation", "heart_bonus"],
    ]
    assert game.phase == "bid"


def all_gone(*left: str) -> str:
    """Everything but these faces is out of the game."""
    c = TITLE.board.counters
    bag = {name: left.count(name) for name in c.faces.names}
    gone = {name: int(c.per_function[i]) for i, name in enumerate(c.functions.names)}
    for name in left:
        gone[name.rpartition("-")[0]] -= 1
    return (
        "bag="
        + ",".join(f"{k}:{v}" for k, v in bag.items())
        + " gone="
        + ",".join(f"{k}:{v}" for k, v in gone.items() if v)
    )


def last_rows(rows: str, *left: str) -> str:
    faces = rows.split(",")
    text = all_gone(*left, *faces)
    bag, gone = text.split(" ")
    counts = dict(part.split(":") for part in bag.removeprefix("bag=").split(","))
    for face in faces:
        counts[face] = str(int(counts[face]) - 1)
    return f"rows={rows} bag=" + ",".join(f"{k}:{v}" for k, v in counts.items()) + f" {gone}"


def test_a_single_last_counter_is_a_row() -> None:
    """HOA-5.0b"""
    game = play(
        at(f"2 ask=bid/0 {last_rows('ap_only-4,move_group-2', 'reputation-3')}", "reputation-3"), "pass; pass"
    )
    rows = game.view(-1)["rows"]
    assert isinstance(rows, list)
    assert [len(row) for row in rows] == [1]
    play(game, "pass; pass")
    assert game.over


def test_when_no_row_is_left_most_points_win() -> None:
    """HOA-5.0b HOA-13.0d HOA-R-7"""
    game = play(at(f"2 ask=bid/0 vp=9,4 {last_rows('ap_only-4,move_group-2')}"), "pass; pass")
    assert game.over
    assert game.ranks() == [1, 2]
    assert "There are no more counters: player 1 wins with 9 points." in log_lines(game)


def test_as_agreed_the_game_ends_as_soon_as_two_cannot_be_drawn() -> None:
    """HOA-R-7"""
    text = (
        f"2 ask=bid/0 {last_rows('ap_only-4,move_group-2,ap_only-5,ap_only-6')} supply_exhausted=end_at_once"
    )
    assert play(at(text), "pass; pass").over
    assert not play(at(text.replace("supply_exhausted=end_at_once", "")), "pass; pass").over


def test_bids_go_from_most_points_to_fewest_once_each() -> None:
    """HOA-6.0b HOA-6.0c HOA-4.0b"""
    game = at(f"3 ask=bid/1 vp=5,12,9 {ROWS}")
    seats = [game.seat]
    for bid in ("number 2", "pass"):
        game.play(bid)
        seats.append(game.seat)
    assert seats == [1, 2, 0]
    game.play("pass")
    assert state(game).active == 1


def test_a_bid_beats_all_earlier_ones_and_is_one_at_least() -> None:
    """HOA-6.0d HOA-R-4"""
    game = at(f"2 ask=bid/0 {ROWS}")
    assert refused(game, "number 0") == "HOA-6.0d bid-too-low"
    game.play("number 4")
    assert refused(game, "number 4") == "HOA-6.0d bid-too-low"
    assert offers(game, "number")[0] == "5"


def test_as_agreed_a_bid_of_nothing_counts() -> None:
    """HOA-R-4"""
    game = play(at(f"2 ask=bid/0 min_bid=0 {ROWS}"), "number 0; pass")
    assert state(game).active == 0
    assert state(game).influence[0] == 15


@pytest.mark.parametrize(
    ("text", "highest", "why"),
    [
        ("2 ask=bid/0 influence=6,24 vp=20,15", 6, "HOA-6.0e bid-opener"),
        ("2 ask=bid/1 influence=24,6 vp=20,15", 16, "HOA-6.0g bid-cap"),
        ("2 ask=bid/1 influence=24,6 vp=20,3", 9, "HOA-6.0g bid-points"),
    ],
)
def test_what_can_be_bid_at_most(text: str, highest: int, why: str) -> None:
    """HOA-6.0e HOA-6.0g HOA-6.0h"""
    game = at(f"{text} {ROWS}")
    assert offers(game, "number")[-1] == str(highest)
    assert refused(game, f"number {highest + 1}") == why


def test_points_are_used_only_when_all_influence_is_in() -> None:
    """HOA-6.0f HOA-6.0i HOA-6.0j"""
    game = play(at(f"2 ask=bid/0 influence=15,15 vp=20,10 {ROWS}"), "number 3; number 14")
    assert list(state(game).vp) == [20, 10]
    assert list(state(game).influence) == [15, 1]
    assert state(game).pool == 14


def test_points_paid_are_shared_from_the_lowest_up() -> None:
    """HOA-6.0k HOA-6.0l HOA-6.0m HOA-R-6 HOA-R-39"""
    text = f"4 ask=bid/0 vp=20,12,10,5 influence=12,12,12,0 {ROWS}"
    game = play(at(text), "pass; pass; pass; number 5")
    # 5 points among three: 1 each, and the two lowest one more; seat 2 moves first, and both skip.
    assert list(state(game).vp) == [21, 15, 13, 0]
    other = play(at(text + " vp_share_order=descending_vp"), "pass; pass; pass; number 5")
    assert list(state(other).vp) == [21, 14, 12, 0]


def test_shares_add_up_even_where_the_payer_stops_early() -> None:
    """HOA-6.0p HOA-9.5d HOA-R-28"""
    game = play(at(f"3 ask=bid/0 vp=20,0,3 influence=15,15,0 {ROWS}"), "pass; number 3; pass")
    # Space 0 is taken, so the payer stops on 1; both others get their shares of 3 in full.
    assert list(state(game).vp) == [21, 3, 1]


def test_all_pass_and_row_1_leaves_the_game() -> None:
    """HOA-6.0n HOA-11.0c HOA-R-5"""
    game = play(at(f"2 ask=bid/0 influence=10,10 {ROWS}"), "pass; pass")
    assert state(game).gone[0] == 1
    assert state(game).gone[1] == 1
    assert state(game).pool == 10
    assert state(game).active == -1


def test_as_agreed_the_opener_takes_the_row_for_nothing() -> None:
    """HOA-R-5"""
    game = play(at(f"2 ask=bid/1 vp=5,9 all_pass=opener_takes {ROWS}"), "pass; pass")
    assert state(game).active == 1
    assert state(game).influence[1] == 15
    assert hand(game, 1) == {"trading_station": 1}


def test_the_winner_takes_the_row_its_points_and_its_functions() -> None:
    """HOA-6.0a HOA-6.0o HOA-7.1a HOA-7.1d HOA-R-9 HOA-R-46"""
    game = play(at(f"2 ask=bid/0 hand=0.move_group:1 {ROWS}"), "number 1; pass")
    assert hand(game, 0) == {"trading_station": 1, "move_group": 1}
    assert state(game).gone[0] == 1
    assert state(game).ap == 4 + 2


def test_a_player_can_win_through_shares() -> None:
    """HOA-13.0b HOA-R-36"""
    game = play(at(f"3 ask=bid/0 vp=41,38,5 influence=15,15,0 {ROWS}"), "pass; pass; number 5")
    assert game.over
    assert game.ranks()[0] == 1
    assert game.scores() == [44, 42, 0]
    assert list(state(game).bids) == [-1, -1, -1]  # the auction is over, too


def test_nothing_else_happens_before_the_auction_is_over() -> None:
    """HOA-6.0a HOA-4.0a"""
    game = at(f"3 ask=bid/0 traders=0.egypt:5,1.cape:5,2.angola:5 {ROWS}")
    for action in ("move egypt sudan", "use move_group", "neutral congo", "done", "fight egypt 1"):
        assert refused(game, action) == "HOA-6.0a auction-first"

"""Whether a question is asked tells nobody anything about a hidden hand."""

import pytest
from tests.titles.positions import SEED, play, say_seed
from tests.titles.ticket_to_ride.positions import (
    BOARD,
    CAPE,
    EMPTY,
    TITLE,
    at,
    hoard,
    no_tickets,
    owned,
    state,
)

from baobab.game import SPECTATOR, Game
from baobab.kernel.luck import FastLuck, Rng


def lines(game: Game, seat: int) -> list[str]:
    """The moves in the record of a seat."""
    return [line.text for line in game.lines_for(seat)]


def test_one_way_to_pay_is_asked_for() -> None:
    """TTR-CLAIM-2: else its missing line would tell that there are no locomotives."""
    poor, rich = at("2 hand=0.black:4,0.red:1"), at("2 hand=0.black:4,0.locomotive:1")
    for game in (poor, rich):
        play(game, "claim", f"route {CAPE}", "pay black", "single")
    assert lines(poor, 1) == lines(rich, 1) == ["claim", f"route {CAPE}", "pay black", "single"]


def test_a_doubling_is_asked_for_where_it_might_be_possible() -> None:
    """TTR-TERR-10: while enough cards are left that could be locomotives, and only then."""
    text = "seen=0.mountain:1,1.mountain:2"
    game = play(at(f"2 hand=0.black:3,0.red:1 {text}"), "claim", f"route {CAPE}", "pay black")
    assert (game.phase, game.legal()) == ("double", ["single"])
    bare = play(at(f"2 hand=0.black:3 {text}"), "claim", f"route {CAPE}", "pay black")
    assert bare.seat == 1


def short_routes_but(*free: str) -> str:
    """All routes of one space taken by the second player, but for some."""
    short = [r for r in range(117) if BOARD.length[r] == 1 and BOARD.twin[r] < r]
    names = [BOARD.routes.names[r] for r in short]
    return owned(*[f"1 {name}" for name in names if name not in free])


def test_one_route_is_asked_for_where_there_might_be_others() -> None:
    """TTR-CLAIM-1: and answers itself where everybody sees that there are none."""
    free = "salisbury-bulawayo"
    game = at(f"2 hand=0.black:1 {short_routes_but(free, 'ujiji-elizabethville')}")
    play(game, "claim")
    assert (game.phase, game.legal()) == ("route", [f"route {free}"])
    game = play(at(f"2 hand=0.black:1 {short_routes_but(free)}"), "claim")
    assert game.phase == "pay"


def test_one_card_is_asked_for_where_a_claim_might_be_possible() -> None:
    """TTR-TURN-1: a draw that answered itself would tell that the hand pays for nothing."""
    up = EMPTY.replace("1:empty,2:empty", "1:locomotive,2:green", 1)
    terrain = "seen=1.desert:15,1.jungle:15,1.mountain:15"
    free = short_routes_but("salisbury-bulawayo")

    def after_the_other(mine: str, claims: str) -> Game:
        cards = f"0.{mine}:1,{hoard(1, {'green': 1, 'locomotive': 1, mine: 1})}"
        text = f"{up} {terrain} hand={cards} {claims} {no_tickets()}"
        return play(at(f"2 {text} ask=turn/1"), "take locomotive")

    assert after_the_other("black", free).legal() == ["take green", "claim"]
    assert after_the_other("red", free).legal() == ["take green"]
    assert after_the_other("red", short_routes_but()).seat == 1, "all see that nothing can be claimed"


def whole_claim(game: Game, moves: dict[str, str]) -> bool:
    """Make a claim of one answer for each question; False if the hand does not allow it."""
    seat = game.seat
    while game.seat == seat and game.phase in moves:
        if game.why_not(moves[game.phase]) is not None:
            return False
        game.play(moves[game.phase])
    return True


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_claim_leaves_the_same_lines_whatever_the_hand_was(seats: int) -> None:
    """TTR-CLAIM-2 TTR-TERR-10: the claims of a random game, made with hands drawn anew."""
    say_seed()
    rng, luck, compared = Rng(SEED), FastLuck(SEED), 0
    game = Game.new(TITLE, seats, luck)
    start = state(game)
    moves: dict[str, str] = {}
    while not game.over:
        phase, seat = game.phase, game.seat
        if phase == "turn":
            start, moves = state(game), {}
        legal = game.legal()
        moves[phase] = "claim" if "claim" in legal else legal[rng.below(len(legal))]
        game.play(moves[phase])
        if game.seat == seat or moves.get("turn") != "claim" or rng.below(3):
            continue
        for other in (SPECTATOR, (seat + 1) % seats):
            left = set()
            for _ in range(6):
                world = Game(TITLE, TITLE.resample(start, other, FastLuck(rng.seed())), luck)
                if whole_claim(world, moves):
                    left.add(tuple(lines(world, other)))
                    compared += 1
            assert len(left) <= 1, left
    assert compared > 50

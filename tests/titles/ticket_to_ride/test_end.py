"""The final round and the final scoring."""

from tests.titles.positions import play
from tests.titles.ticket_to_ride.positions import BOARD, TITLE, at, owned, state, tickets
from tests.titles.ticket_to_ride.test_tickets import path

from baobab.game import Game
from baobab.kernel.title import rank
from baobab.titles.ticket_to_ride import scoring

SINGLES = [r for r in range(117) if BOARD.twin[r] < 0]


def using(seat: int, trains: int, skip: set[int] | None = None) -> list[str]:
    """Single routes that take exactly so many trains of a seat."""
    claims, left = [], trains
    for route in sorted(set(SINGLES) - (skip or set()), key=lambda r: -BOARD.length[r]):
        if BOARD.length[route] <= left:
            claims.append(f"{seat} {BOARD.routes.names[route]}")
            left -= int(BOARD.length[route])
    assert left == 0
    return claims


def almost_out(trains_left: int, seats: int = 3) -> Game:
    """The first player has so many trains left and cards for a route of one space."""
    claims = using(0, 45 - trains_left)
    return at(
        f"{seats}"
        + " "
        + f"{owned(*claims)} hand="
        + ",".join(f"0.{c}:2" for c in BOARD.train_cards.names[:8])
    )


def test_two_trains_or_fewer_begin_the_final_round() -> None:
    """TTR-END-1 TTR-END-2: everybody, that player last, has one more turn."""
    game = almost_out(3)
    play(game, "claim")
    one = next(m for m in game.legal() if BOARD.length[BOARD.routes.find(m.split()[1])] == 1)
    play(game, one)
    while game.seat == 0:
        game.play(game.legal()[0])
    assert state(game).trains[0] == 2
    assert state(game).last == 0
    turns = []
    while not game.over:
        turns.append(game.seat)
        play(game, "draw terrain", "draw terrain")
    assert turns == [1, 2, 0]


def test_the_game_goes_on_with_three_trains() -> None:
    """TTR-END-1"""
    game = play(almost_out(3), "draw terrain", "draw terrain")
    assert state(game).last == -1


def test_a_second_player_changes_nothing() -> None:
    """TTR-END-3"""
    first = using(0, 43)
    skip = {BOARD.routes.find(claim.split()[1]) for claim in first}
    second = using(1, 42, skip)
    hand = ",".join(f"1.{card}:2" for card in BOARD.train_cards.names[:8])
    game = at(f"3 ask=turn/1 {owned(*first, *second)} last=0 hand={hand}")
    play(game, "claim")
    while game.seat == 1:
        game.play(game.legal()[0])
    assert state(game).trains[1] <= 2
    assert state(game).last == 0
    play(game, *["draw terrain"] * 4)
    assert game.over


TRAVELLER = "nigeria-durban chad-luanda"
OTHER = "nigeria-mombasa sudan-pretoria"
THIRD = "chad-cape_town sudan-leopoldville"


def finished(claims: list[str], first: str = TRAVELLER, second: str = OTHER) -> Game:
    """A game of three that has just ended with these routes of the first two players, and tickets; the
    third one ran out of trains on routes that complete nothing."""
    taken = {BOARD.routes.find(claim.split()[1]) for claim in claims}
    filler = using(2, 43, taken | {int(BOARD.twin[r]) for r in taken})
    game = at(f"3 {owned(*claims, *filler)} last=2 {tickets(first, second, THIRD)} ask=turn/2")
    play(game, "draw terrain", "draw terrain")
    assert game.over
    assert TITLE.breakdown(state(game))["complete"][2] == 0
    return game


def test_the_final_score() -> None:
    """TTR-SCORE-1 TTR-SCORE-2: routes, complete tickets, minus incomplete ones, and the bonus."""
    way = path("durban", "nigeria_south")
    game = finished(way)
    lines = TITLE.breakdown(state(game))
    assert lines["routes"][0] == sum(int(BOARD.worth[BOARD.routes.find(c.split()[1])]) for c in way)
    assert lines["complete"][:2] == [18, 0]
    assert lines["incomplete"][:2] == [-9, -15 - 18]
    assert lines["globetrotter"] == [10, 0, 0]
    assert game.scores()[0] == lines["routes"][0] + 18 - 9 + 10
    assert game.scores()[1] == -33


def test_the_log_tells_the_final_score_also_below_zero() -> None:
    """TTR-SCORE-1: it may be negative."""
    game = finished(path("durban", "nigeria_south"))
    told = (
        "Player 2: routes 0, complete tickets 0, incomplete tickets -33, Globetrotter 0; in all -33 points."
    )
    assert told in game.log()
    assert any("Globetrotter 10; in tutto " in line for line in game.log(lang="it"))


def two_travellers() -> Game:
    """Both complete one ticket; the second player has two incomplete ones more."""
    way = path("durban", "nigeria_south")
    return finished([*way, *path("mombasa", "nigeria_north", 1, avoid=way)])


def test_everybody_with_the_most_complete_tickets_gets_the_bonus() -> None:
    """TTR-SCORE-2 TTR-SCORE-3: the full ten each; incomplete tickets do not matter for it."""
    lines = TITLE.breakdown(state(two_travellers()))
    assert lines["complete"] == [18, 15, 0]
    assert lines["incomplete"][0] != lines["incomplete"][1]
    assert lines["globetrotter"] == [10, 10, 0]


def test_no_bonus_without_a_complete_ticket() -> None:
    """TTR-SCORE-4 TTR-A18"""
    lines = TITLE.breakdown(state(finished([])))
    assert lines["complete"] == lines["globetrotter"] == [0, 0, 0]


def test_no_other_bonus() -> None:
    """TTR-SCORE-5 TTR-A24: no line for a longest path."""
    lines = TITLE.breakdown(state(two_travellers()))
    assert list(lines) == ["routes", "complete", "incomplete", "globetrotter"]


def test_ties_are_broken_by_complete_tickets() -> None:
    """TTR-SCORE-6 TTR-A19: then the victory is shared."""
    game = two_travellers()
    keys = scoring.rank_keys(BOARD, state(game))
    assert [key[1] for key in keys] == [1, 1, 0]
    assert [key[0] for key in keys] == game.scores()
    assert rank([[30, 2], [30, 3], [12, 9]]) == [2, 1, 3]
    assert rank([[30, 2], [30, 2]]) == [1, 1]
    assert game.ranks() == rank(keys)


def test_everybody_shows_his_tickets_at_the_end() -> None:
    """TTR-TICK-5: in the log and in the view."""
    game = two_travellers()
    assert any("has completed Nigeria–Durban: +18 points." in told for told in game.log(1))
    assert game.view(1)["tickets"] is not None


def test_points_are_booked_when_a_route_is_claimed() -> None:
    """TTR-SCORE-7 TTR-I6: and the board still tells how they came about."""
    game = at("2 " + owned("0x2 cape_town-port_elizabeth-black", "0 ngaoundere-nigeria_north-red"))
    assert game.scores() == [8 + 4, 0]
    assert game.view()["routes"] == {
        "cape_town-port_elizabeth-black": {"seat": 0, "doubled": True},
        "ngaoundere-nigeria_north-red": {"seat": 0, "doubled": False},
    }

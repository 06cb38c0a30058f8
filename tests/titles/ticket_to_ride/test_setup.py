"""Components and set-up."""

import json

import pytest
from tests.titles.positions import SEED, refusing_clause
from tests.titles.ticket_to_ride.positions import BOARD, TITLE, hand, state

from baobab.errors import OptionError
from baobab.game import Game
from baobab.kernel.luck import FastLuck

SEATS = (2, 3, 4, 5)


def fresh(seats: int, **options: str) -> Game:
    return Game.new(TITLE, seats, FastLuck(SEED), options)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_trains_cards_terrain_and_tickets(seats: int) -> None:
    """TTR-COMP-1 TTR-SET-1 TTR-SET-2 TTR-SET-3 TTR-SET-6 TTR-SET-8"""
    s = state(fresh(seats))
    assert list(s.trains) == [45] * seats
    assert TITLE.scores(s) == [0] * seats
    for seat in range(seats):
        assert sum(s.hand[seat * 9 : seat * 9 + 9]) == 4
        assert sum(s.seen[seat * 12 + 9 : seat * 12 + 12]) == 1
        assert list(s.offered_to).count(seat) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_five_train_and_two_terrain_cards_lie_face_up(seats: int) -> None:
    """TTR-SET-4 TTR-SET-5: and what is left stays in the decks."""
    s = state(fresh(seats))
    assert all(card < 9 for card in s.display[:5])
    assert all(card >= 9 for card in s.display[5:])
    assert list(s.display[:5]).count(8) < 3
    assert s.deck_size + sum(s.discards[:9]) == 110 - 4 * seats - 5
    assert sum(s.terrain_deck) == 45 - seats - 2


def test_the_decks() -> None:
    """TTR-COMP-2 TTR-COMP-3 TTR-COMP-4"""
    assert dict(zip(BOARD.cards.names, BOARD.full, strict=True)) == {
        "red": 12, "orange": 12, "yellow": 12, "green": 12, "blue": 12, "purple": 12, "white": 12,
        "black": 12, "locomotive": 14, "desert": 15, "jungle": 15, "mountain": 15,
    }  # fmt: skip
    assert BOARD.ticket_count == 48


def test_the_board() -> None:
    """TTR-COMP-5 TTR-MAP-1 TTR-MAP-2: 117 tracks, 42 of them pairs of equal length; four ferries."""
    kinds = [item["kind"] for item in json.loads(TITLE.data.text)["cities"]["items"]]
    assert (kinds.count("city"), kinds.count("junction"), BOARD.nodes.size) == (33, 10, 33 + 10 + 6 + 2)
    assert len(BOARD.length) == 117
    pairs = [(r, BOARD.twin[r]) for r in range(117) if BOARD.twin[r] >= 0]
    assert len(pairs) == 42
    assert all(BOARD.length[a] == BOARD.length[b] and BOARD.twin[b] == a for a, b in pairs)
    assert any(BOARD.colour[a] != BOARD.colour[b] for a, b in pairs)
    assert [BOARD.length[r] for r in range(117) if BOARD.ferry[r]] == [3, 3, 6, 6]
    assert {int(length) for length in BOARD.length} == {1, 2, 3, 4, 5, 6}


def test_the_first_player_is_drawn_or_agreed_on() -> None:
    """TTR-SET-1"""
    assert {Game.new(TITLE, 4, FastLuck(seed)).seat for seed in range(40)} == {0, 1, 2, 3}
    assert fresh(3, first_player="2").seat == 2
    with pytest.raises(OptionError):
        fresh(3, first_player="4")


def test_at_least_two_of_the_first_tickets_are_kept() -> None:
    """TTR-SET-7: 11 subsets."""
    game = fresh(2)
    assert game.legal() == [
        "keep 12", "keep 13", "keep 23", "keep 123", "keep 14", "keep 24", "keep 124", "keep 34",
        "keep 134", "keep 234", "keep 1234",
    ]  # fmt: skip
    assert refusing_clause(game, "keep 3") == "TTR-SET-7"


def test_first_choices_stay_secret_until_all_have_chosen() -> None:
    """TTR-SET-7: then the numbers are known, and only these."""
    game = fresh(3, first_player="0")
    game.play("keep 12")
    for seat in (1, 2, -1):
        players = game.view(seat)["players"]
        assert isinstance(players, list)
        assert [player["tickets"] for player in players] == [None] * 3
        assert "keep 12" not in game.record(seat)
    assert game.view(2)["ticket_deck"] == 36
    game.play("keep 123")
    game.play("keep 1234")
    players = game.view(1)["players"]
    assert isinstance(players, list)
    assert [player["tickets"] for player in players] == [2, 3, 4]
    assert game.view(1)["ticket_deck"] == 48 - 9
    assert "keep 1234" not in game.record(1)


def test_returned_tickets_go_under_the_deck_in_order_of_seats() -> None:
    """TTR-SET-7 TTR-A20: from the first player on, each in the order dealt."""
    game = fresh(2, first_player="1")
    dealt = [BOARD.tickets.names[t] for t in state(game).offered]
    game.play("keep 13")
    game.play("keep 24")
    s = state(game)
    assert [BOARD.tickets.names[s.offered[i]] for i in range(8) if s.kept[i] == 0] == [
        dealt[1], dealt[3], dealt[4], dealt[6],
    ]  # fmt: skip
    assert game.seat == 1


def test_a_seat_sees_its_own_hand_only() -> None:
    """TTR-SET-2: dealt hidden."""
    game = fresh(2)
    own = game.view(0)["own"]
    assert isinstance(own, dict)
    assert {name: n for name, n in own["hand"].items() if n} == hand(game, 0)
    assert game.view(-1)["own"] is None

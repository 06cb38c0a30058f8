"""Whole random games: they end by the rules, and nothing is ever lost."""

import pytest
from tests.titles.positions import SEED, say_seed
from tests.titles.ticket_to_ride.positions import BOARD, TITLE

from baobab.kernel.luck import FastLuck, Rng
from baobab.titles.ticket_to_ride.state import TicketState


def check_laws(s: TicketState) -> None:
    """Counted here by hand, independently of the title's own laws.  TTR-I1..I7"""
    seats = int(s.seats)
    for card in range(9):
        hands = sum(s.hand[seat * 9 + card] for seat in range(seats))
        lying = list(s.display[:5]).count(card)
        assert hands + lying + s.discards[card] + s.deck[card] == BOARD.full[card]
    for terrain in range(3):
        fronts = sum(s.seen[seat * 12 + 9 + terrain] for seat in range(seats))
        lying = list(s.display[5:]).count(9 + terrain)
        assert fronts + lying + s.discards[9 + terrain] + s.terrain_deck[terrain] == 15
    assert s.deck_size == sum(s.deck)
    fates = list(s.kept)
    assert s.ticket_deck + fates.count(1) + fates.count(-1) == 48
    held = [t for i, t in enumerate(s.offered) if fates[i] != 0]
    assert len(set(held)) == len(held)
    placed = [0] * seats
    points = [0] * seats
    for route in range(117):
        if s.claims[route] >= 0:
            owner = int(s.owner(route))
            placed[owner] += int(BOARD.length[route])
            points[owner] += int(BOARD.worth[route]) * (2 if s.claims[route] % 2 else 1)
            twin = BOARD.twin[route]
            if twin >= 0 and s.claims[twin] >= 0:
                assert seats > 3
                assert s.owner(twin) != owner
    assert [45 - n for n in placed] == list(s.trains)
    assert TITLE.breakdown(s)["routes"] == points
    for up, deck in ((s.display[:5], list(s.deck) + list(s.discards[:9])),
                     (s.display[5:], list(s.terrain_deck) + list(s.discards[9:]))):  # fmt: skip
        assert -1 not in list(up) or sum(deck) == 0


def random_game(seats: int, seed: int) -> TicketState:
    """A random game with the laws checked after every decision, and the end looked at."""
    rng, luck = Rng(seed), FastLuck(seed)
    s = TITLE.new(seats, luck)
    assert isinstance(s, TicketState)
    decisions = 0
    while not s.over():
        legal = TITLE.legal(s)
        TITLE.apply(s, legal[rng.below(len(legal))], luck)
        check_laws(s)
        decisions += 1
        assert decisions < TITLE.longest
    assert min(s.trains) <= 2 or s.passes == seats
    assert s.last >= 0 or s.passes == seats
    return s


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_lose_nothing(seats: int) -> None:
    """TTR-I1 TTR-I2 TTR-I3 TTR-I4 TTR-I5 TTR-I6 TTR-I7 TTR-END-2"""
    say_seed()
    for seed in range(SEED, SEED + 3):
        s = random_game(seats, seed * 100 + seats)
        assert not TITLE.faults(s)
        assert sorted(TITLE.ranks(s))[0] == 1

"""What a seat knows and what it cannot know: views, known cards, tickets under the deck."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from tests.titles.positions import SEED, altered, play, say_seed
from tests.titles.ticket_to_ride.positions import TITLE, at, hand, hoard, state

from baobab.conformance.possible_worlds import chi_square_deviation
from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.title import TicketToRide

History = tuple[tuple[int, ...], tuple[int, ...]]
"""Tickets in the order shown, and whether each was kept."""


def resampled(game: Game, seat: int, times: int = 50) -> list[TicketState]:
    found = []
    for seed in range(times):
        s = TITLE.resample(state(game), seat, FastLuck(SEED * 1000 + seed))
        assert isinstance(s, TicketState)
        assert not TITLE.faults(s)
        found.append(s)
    return found


def cards_of(s: TicketState, seat: int) -> dict[str, int]:
    names = TITLE.board.train_cards.names
    return {name: int(s.hand[seat * 9 + i]) for i, name in enumerate(names) if s.hand[seat * 9 + i]}


def test_face_up_picks_are_remembered() -> None:
    """TTR-DRAW-3 TTR-A21: the rest of the hand is drawn anew."""
    game = play(at("2 hand=0.black:3", "white purple"), "take red", "take blue")
    players = game.view(1)["players"]
    assert isinstance(players, list)
    assert {name: n for name, n in players[0]["known"].items() if n} == {"red": 1, "blue": 1}
    hands = [cards_of(s, 0) for s in resampled(game, 1)]
    assert all(h.get("red", 0) >= 1 and h.get("blue", 0) >= 1 and sum(h.values()) == 5 for h in hands)
    assert len({str(h) for h in hands}) > 10


def test_spent_cards_are_known_no_more() -> None:
    """TTR-DRAW-3: of three taken and two spent, one is left for sure; of two taken and three spent none."""
    route = "route cape_town-port_elizabeth-black"
    for known, left in ((3, 0), (4, 1), (1, 0)):
        game = at(f"2 hand=0.black:4 seen=0.black:{known}")
        play(game, "claim", route, "pay black", "single")
        assert state(game).seen[7] == left


def test_a_seat_keeps_what_is_its_own() -> None:
    """TTR-SET-2"""
    game = at("3 hand=0.black:3,0.red:2,1.white:4,2.blue:1")
    for s in resampled(game, 0):
        assert cards_of(s, 0) == hand(game, 0)
        assert list(s.offered[:4]) == list(state(game).offered[:4])
        assert list(s.kept[:4]) == list(state(game).kept[:4])


def test_right_after_a_shuffle_the_deck_is_known() -> None:
    """TTR-DECK-2: everybody saw what was shuffled; later draws are hidden again."""
    less = {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1, "purple": 1, "white": 4, "black": 2}
    held = f"hand={hoard(1, {**less, 'purple': 6})},0.purple:5 discards=white:4,black:2"
    game = play(at(f"2 {held}", "purple@0 white@0"), "draw trains", "draw trains")
    assert state(game).deck_size == 5
    decks = Counter(tuple(s.deck) for s in resampled(game, 1, 300))
    assert set(decks) == {
        (0, 0, 0, 0, 0, 0, 3, 2, 0),
        (0, 0, 0, 0, 0, 0, 4, 1, 0),
    }
    known = [decks[0, 0, 0, 0, 0, 0, 3, 2, 0], decks[0, 0, 0, 0, 0, 0, 4, 1, 0]]
    assert chi_square_deviation([(known[0], 200.0), (known[1], 100.0)]) < 5
    assert {tuple(s.deck) for s in resampled(game, 0)} == {tuple(state(game).deck)}


def test_unseen_cards_are_dealt_evenly() -> None:
    """TTR-I1: one hidden card of the opponent is any of the unseen ones."""
    less = {"red": 4, "orange": 1, "yellow": 1, "green": 1, "blue": 1, "white": 2}
    game = at(f"2 hand={hoard(0, less)},1.red:1")
    times = 900
    found = Counter(str(cards_of(s, 1)) for s in resampled(game, 0, times))
    assert set(found) == {"{'red': 1}", "{'white': 1}"}
    # One hidden card and a deck of four: three red and two white cards are unseen.
    assert (
        chi_square_deviation([(found["{'red': 1}"], times * 3 / 5), (found["{'white': 1}"], times * 2 / 5)])
        < 5
    )


def few_tickets(content: dict[str, Any]) -> None:
    content["tickets"]["items"] = content["tickets"]["items"][:9]
    content["rules"]["tickets_total"] = 9


SMALL = altered(TITLE, few_tickets)

SCENES = {
    "first choices open": ("keep 12",),
    "first choices": ("keep 12", "keep 134"),
    "other draws mine": ("keep 12", "keep 34", "draw terrain", "draw terrain", "tickets"),
    "other kept some of mine": ("keep 12", "keep 34", "draw terrain", "draw terrain", "tickets", "keep 2"),
    "two came back": (
        "keep 12", "keep 34", "draw terrain", "draw terrain", "tickets", "keep 2", "tickets",
    ),
    "and went again": (
        "keep 12", "keep 34", "draw terrain", "draw terrain", "tickets", "keep 2", "tickets", "keep 1",
        "tickets", "keep 3",
    ),
}  # fmt: skip


def scene(moves: tuple[str, ...]) -> Game:
    game = Game.new(SMALL, 2, FastLuck(SEED), {"first_player": "0"})
    return play(game, *moves)


def worlds(title: TicketToRide, s: TicketState, seat: int) -> Counter[History]:
    """All histories of the tickets that the seat must hold possible, counted by brute force: every
    assignment of unseen tickets, every choice of the others, followed from the start."""
    groups = groups_of(title, s)
    fresh = min(len(s.offered), int(title.board.ticket_count))
    mine = {i for i in range(len(s.offered)) if s.offered_to[i] == seat}
    seen = {int(s.offered[i]) for i in mine}
    unseen = [t for t in range(int(title.board.ticket_count)) if t not in seen]
    found: Counter[History] = Counter()
    for fates in fates_of(s, groups, seat):
        back = [i for i in range(len(fates)) if fates[i] == 0]
        origin = list(range(fresh))
        for i in range(fresh, len(fates)):
            origin.append(origin[back[i - fresh]])
        names: dict[int, int] = {}
        if any(names.setdefault(origin[i], int(s.offered[i])) != s.offered[i] for i in mine):
            continue
        if len(set(names.values())) != len(names):
            continue
        free = [i for i in range(fresh) if i not in names]
        for tickets in permutations(unseen, len(free)):
            all_names = names | dict(zip(free, tickets, strict=True))
            found[tuple(all_names[o] for o in origin), fates] += 1
    return found


def groups_of(title: TicketToRide, s: TicketState) -> list[list[int]]:
    """The offers as lists of places; sizes by what was left."""
    groups: list[list[int]] = []
    kept, place = 0, 0
    while place < len(s.offered):
        size = 4 if len(groups) < s.seats else min(4, int(title.board.ticket_count) - kept)
        groups.append(list(range(place, place + size)))
        kept += sum(1 for i in groups[-1] if s.kept[i] == 1)
        place += size
    return groups


def fates_of(s: TicketState, groups: list[list[int]], seat: int) -> Iterator[tuple[int, ...]]:
    """Every way in which the others can have chosen, with as many kept as is known."""
    choosing = s.phase() == 0
    ways: list[tuple[int, ...]] = [()]
    for group in groups:
        truth = tuple(int(s.kept[i]) for i in group)
        if s.offered_to[group[0]] == seat or truth[0] < 0:
            options = [truth]
        else:
            counts = range(2, 5) if choosing else [sum(truth)]
            options = [
                tuple(1 if i in keep else 0 for i in range(len(group)))
                for count in counts
                for keep in combinations(range(len(group)), count)
            ]
        ways = [way + option for way in ways for option in options]
    yield from ways


@pytest.mark.parametrize("name", list(SCENES))
def test_tickets_are_drawn_anew_as_brute_force_says(name: str) -> None:
    """TTR-TICK-1 TTR-A20 TTR-I3: only possible histories, each equally likely, for both seats."""
    say_seed()
    game = scene(SCENES[name])
    for seat in (0, 1):
        s = state(game)
        expected = worlds(SMALL, s, seat)
        times = min(1800, 400 + 4 * len(expected))
        rng = Rng(SEED)
        found: Counter[History] = Counter()
        for _ in range(times):
            drawn = SMALL.resample(s, seat, FastLuck(rng.seed()))
            assert isinstance(drawn, TicketState)
            history = (tuple(map(int, drawn.offered)), tuple(map(int, drawn.kept)))
            assert history in expected, f"seat {seat} cannot hold {history} possible"
            found[history] += 1
        share = times / sum(expected.values())
        assert chi_square_deviation([(found[h], share * n) for h, n in expected.items()]) < 5
        by_fate: Counter[tuple[int, ...]] = Counter()
        fates: Counter[tuple[int, ...]] = Counter()
        for history, n in expected.items():
            fates[history[1]] += n
            by_fate[history[1]] += found[history]
        assert chi_square_deviation([(by_fate[fate], share * n) for fate, n in fates.items()]) < 5


def test_who_returned_tickets_knows_them_again() -> None:
    """TTR-A20: the first player knows what the second is looking at, as far as it was his."""
    game = scene(SCENES["other draws mine"])
    s = state(game)
    again = [i for i in range(8, len(s.offered)) if s.offered[i] in list(s.offered[:4])]
    assert len(again) == 2
    for seed in range(30):
        drawn = SMALL.resample(s, 0, FastLuck(seed))
        assert isinstance(drawn, TicketState)
        assert all(drawn.offered[i] == s.offered[i] for i in again)


def test_views_hide_what_is_hidden() -> None:
    """TTR-TICK-5 TTR-SET-2: a seat's view is the same in every state it cannot tell apart."""
    rng = Rng(SEED)
    for seats in (2, 5):
        game = Game.new(TITLE, seats, FastLuck(SEED))
        while not game.over and len(game.steps) < 160:
            legal = TITLE.legal(game.state)
            if len(game.steps) % 20 == 0:
                for seat in range(-1, seats):
                    shown = game.state_for(seat)
                    assert isinstance(shown, TicketState)
                    assert TITLE.view(TITLE.resample(shown, seat, FastLuck(5)), seat) == game.view(seat)
            game.play(int(legal[rng.below(len(legal))]))

"""A turn, drawing cards, and the decks."""

from typing import Any

import pytest
from tests.titles.positions import SEED, altered, play, reason, refusing_clause
from tests.titles.ticket_to_ride.positions import (
    DISPLAY,
    EMPTY,
    TITLE,
    at,
    discards,
    display,
    front,
    hand,
    hoard,
    no_tickets,
    state,
)

from baobab.errors import PositionError
from baobab.kernel.luck import FastLuck


def test_a_turn_is_one_of_three_things() -> None:
    """TTR-TURN-1: draw cards, claim a route, or draw tickets; then the next player clockwise."""
    game = at("3 hand=0.red:3")
    kinds = {move.split()[0] for move in game.legal()}
    assert kinds == {"take", "draw", "claim", "tickets"}
    play(game, "draw terrain", "draw terrain")
    assert game.seat == 1
    play(game, "draw terrain", "draw terrain", "draw terrain", "draw terrain")
    assert game.seat == 0


def test_nothing_carries_over() -> None:
    """TTR-TURN-2: no claiming and no tickets after the first card, one route a turn."""
    game = play(at("2 hand=0.red:5"), "take red")
    assert refusing_clause(game, "claim") == refusing_clause(game, "tickets") == "TTR-TURN-2"
    assert refusing_clause(game, "route ngaoundere-nigeria_north-red") == "TTR-TURN-2"
    game = play(at("2 hand=0.red:5,0.blue:3"), "claim")
    assert refusing_clause(game, "draw trains") == "TTR-TURN-2"


def test_two_cards_one_after_the_other() -> None:
    """TTR-DRAW-1 TTR-DRAW-7: the second after the display is filled up."""
    game = play(at("2", "white"), "take red")
    assert display(game).split()[0] == "white"
    assert game.seat == 0
    assert "take white" in game.legal()
    assert game.phase == "second"


def test_trains_and_terrain_in_any_mixture() -> None:
    """TTR-DRAW-2"""
    for first in ("take red", "draw trains", "take desert", "draw terrain"):
        game = play(at("2"), first)
        assert {"draw trains", "draw terrain", "take jungle"} <= set(game.legal())
    game = play(at("2", "black@0 mountain"), "draw trains", "draw terrain")
    assert hand(game, 0) == {"black": 1}
    assert front(game, 0) == {"mountain": 1}
    assert game.seat == 1


def test_every_pick_is_a_face_up_card_or_the_top_of_a_deck() -> None:
    """TTR-DRAW-3: equal face-up cards are one answer."""
    game = at(f"2 display={DISPLAY.replace('orange', 'red').replace('jungle', 'desert')}")
    assert [move for move in game.legal() if move.split()[0] in ("take", "draw")] == [
        "take red", "take yellow", "take green", "take blue", "take desert", "draw trains", "draw terrain",
    ]  # fmt: skip
    assert refusing_clause(game, "take purple") == "TTR-DRAW-3"


def test_a_face_up_locomotive_is_the_only_card_of_its_turn() -> None:
    """TTR-DRAW-4"""
    game = play(at(f"2 display={DISPLAY.replace('red', 'locomotive')}"), "take locomotive")
    assert game.seat == 1
    assert hand(game, 0) == {"locomotive": 1}


def test_a_face_up_locomotive_is_never_the_second_card() -> None:
    """TTR-DRAW-5 TTR-A13: after a terrain card too, and when it has only just appeared."""
    up = f"display={DISPLAY.replace('red', 'locomotive')}"
    game = play(at(f"2 {up}"), "take desert")
    assert refusing_clause(game, "take locomotive") == "TTR-DRAW-5"
    assert "take locomotive" not in game.legal()
    game = play(at("2", "locomotive"), "take red")
    assert refusing_clause(game, "take locomotive") == "TTR-DRAW-5"


def test_a_blind_locomotive_is_a_card_like_any_other() -> None:
    """TTR-DRAW-6"""
    game = play(at("2", "locomotive@0 locomotive@0"), "draw trains", "draw trains")
    assert hand(game, 0) == {"locomotive": 2}
    assert game.seat == 1


def test_taken_cards_are_replaced_from_their_own_deck() -> None:
    """TTR-DRAW-7 TTR-DECK-6: two equal terrain cards may lie side by side."""
    game = play(at("2", "jungle"), "take desert")
    assert display(game) == "red orange yellow green blue jungle jungle"


def test_terrain_goes_to_the_front_for_all_to_see() -> None:
    """TTR-DRAW-8"""
    game = play(at("2", "desert mountain"), "take desert", "draw terrain")
    assert front(game, 0) == {"desert": 1, "mountain": 1}
    assert hand(game, 0) == {}
    players = game.view(1)["players"]
    assert isinstance(players, list)
    assert players[0]["terrain"] == {"desert": 1, "jungle": 0, "mountain": 1}


def test_the_turn_ends_after_one_card_where_there_is_no_second() -> None:
    """TTR-DRAW-9 TTR-DECK-3: everything else is in somebody's hand."""
    terrain = "seen=1.desert:15,1.jungle:15,1.mountain:15"
    up = EMPTY.replace("1:empty", "1:red", 1)
    game = at(f"2 {up} {terrain} hand={hoard(1, {'red': 1})}")
    assert [move for move in game.legal() if move.startswith(("take", "draw"))] == ["take red"]
    game.play("take red")
    assert game.seat == 1


def test_a_second_card_must_be_taken() -> None:
    """TTR-DRAW-1 TTR-A16"""
    game = play(at("2"), "take red")
    assert refusing_clause(game, "pass") == "TTR-DRAW-1"


def test_no_hand_limit() -> None:
    """TTR-TURN-4"""
    display = EMPTY.replace("1:empty", "1:red", 1).replace("terrain1:empty", "terrain1:desert")
    terrain = "seen=0.desert:14,0.jungle:15,0.mountain:15"
    game = at(f"2 {display} {terrain} hand={hoard(0, {'red': 1})}")
    assert {"take red", "take desert"} <= set(game.legal())


def test_payments_go_to_the_discards_of_their_kind() -> None:
    """TTR-DECK-1: trains, locomotives played as terrain, and terrain."""
    game = at("2 hand=0.black:3,0.locomotive:1 seen=0.mountain:1")
    play(game, "claim", "route cape_town-port_elizabeth-black", "pay black", "double 0")
    assert discards(game) == {"black": 3, "mountain": 1}
    assert front(game, 0) == {}


def test_discards_become_the_deck_when_it_is_empty() -> None:
    """TTR-DECK-2 TTR-DECK-5 TTR-A15: at once, and the two kinds never mix."""
    less = {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1, "purple": 1, "white": 4}
    text = f"hand={hoard(1, less)} discards=white:4,desert:3"
    game = play(at(f"2 {text}", "purple@0"), "draw trains")
    assert state(game).deck_size == 4
    assert discards(game) == {"desert": 3}
    less = {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1, "white": 4, "purple": 1}
    text = "seen=1.desert:11,1.jungle:13,1.mountain:15 discards=desert:3"
    game = play(at(f"2 {text}", "jungle"), "draw terrain")
    assert list(state(game).terrain_deck) == [3, 0, 0]


def test_empty_slots_are_filled_when_cards_come_back() -> None:
    """TTR-DECK-3 TTR-DECK-5: a claim's discards are shuffled and turned up from the left."""
    text = f"{EMPTY} hand={hoard(0)} seen=1.desert:15,1.jungle:15,1.mountain:15"
    cape = "route cape_town-port_elizabeth-black"
    game = at(f"2 {text}")
    assert refusing_clause(game, "draw trains") == "TTR-DECK-3"
    assert not any(move.startswith(("take", "draw")) for move in game.legal())
    play(game, "claim", cape, "pay black", "single")
    assert display(game) == "black black black - - - -"
    assert state(game).deck_size == 0


def test_three_locomotives_flush_the_display() -> None:
    """TTR-DECK-4 TTR-SET-4: all five are replaced, again and again if needed."""
    up = f"display={DISPLAY.replace('red', 'locomotive').replace('orange', 'locomotive')}"
    loco = "locomotive"
    game = at(f"2 {up}", f"{loco} {loco} {loco} {loco} red red red red red red red")
    play(game, "take yellow")
    assert display(game) == "red red red red red desert jungle"
    assert discards(game) == {"green": 1, "blue": 1, "red": 2, "locomotive": 6}


FEW = "display=1:locomotive,2:locomotive,3:red,4:red,5:blue,terrain1:desert,terrain2:jungle"


def test_no_flush_where_it_cannot_help() -> None:
    """TTR-DECK-4 TTR-A14: all know that too few other cards are left to deal a better display."""
    less = {"locomotive": 5, "red": 2, "blue": 1}
    game = play(at(f"2 {FEW} hand={hoard(1, less)} drawn=0.red:0"), "take blue")
    assert display(game).split()[:5] == ["locomotive", "locomotive", "red", "red", "locomotive"]
    assert state(game).deck_size == 2
    assert discards(game) == {}


def test_nobody_looks_into_the_deck_for_a_flush() -> None:
    """TTR-DECK-4 TTR-A14: what was drawn blind might still be there, so all is tried that can be."""
    less = {"locomotive": 5, "red": 2, "blue": 1}
    game = play(at(f"2 {FEW} hand={hoard(1, less)}"), "take blue")
    assert any("discarded" in told for told in game.log(1))
    assert display(game).split()[:5].count("locomotive") >= 3
    assert not any(state(game).drawn)
    drawn = TITLE.resample(state(game), 0, FastLuck(3))
    assert not TITLE.faults(drawn)


def test_a_flush_of_few_cards_comes_to_an_end() -> None:
    """TTR-DECK-4 TTR-A14: ten cards, seven of them locomotives, in two halves that never mixed."""
    less = {"locomotive": 7, "red": 3, "blue": 1}
    for seed in range(SEED, SEED + 20):
        game = at(f"2 {FEW} hand={hoard(1, less)}")
        game.luck = FastLuck(seed)
        game.play("take blue")
        assert display(game).split()[:5].count("locomotive") == 2


THREE = "display=1:locomotive,2:locomotive,3:locomotive,4:red,5:red,terrain1:desert,terrain2:jungle"
NEW_CARDS = "flush_counts=new_cards"


@pytest.mark.parametrize("last", ["locomotive", "blue"])
@pytest.mark.parametrize("drawn", ["", "drawn=0.red:0"])
def test_one_card_left_cannot_help_a_flush(last: str, drawn: str) -> None:
    """TTR-DECK-4 TTR-A14: three locomotives stay where one new card is all there is; nothing moves."""
    less = {"locomotive": 3, "red": 2}
    less[last] = less.get(last, 0) + 1
    game = at(f"2 {NEW_CARDS} {THREE} hand={hoard(1, less)} {drawn}")
    assert display(game).split()[:5] == ["locomotive"] * 3 + ["red"] * 2
    assert state(game).deck_size == 1
    game = at(f"2 ask=turn/1 {NEW_CARDS} {THREE} hand={hoard(1, less)} {drawn}")
    play(game, "draw trains")
    assert display(game).split()[:5] == ["locomotive"] * 3 + ["red"] * 2
    assert not any("discarded" in told for told in game.log(0))
    with pytest.raises(PositionError, match="at most 2"):
        at(f"2 {THREE} hand={hoard(1, {'locomotive': 3, 'red': 2, 'blue': 1})}")


def test_three_new_cards_may_help_a_flush() -> None:
    """TTR-DECK-4 TTR-A14: as many others as the display needs can lie in the deck, for all that is known."""
    up = THREE.replace("3:locomotive", "3:blue")
    less = {"locomotive": 3, "red": 2, "blue": 1, "green": 3}
    game = at(f"2 {NEW_CARDS} {up} hand={hoard(1, less)}", "locomotive green green green red red")
    play(game, "take blue")
    assert display(game).split()[:5] == ["green", "green", "green", "red", "red"]
    assert state(game).deck_size == 3


def test_cards_known_to_be_in_hands_are_not_in_the_deck() -> None:
    """TTR-DECK-4 TTR-A14: everybody knows where all others are, so the three left are locomotives."""
    up = THREE.replace("3:locomotive", "3:blue")
    less = {"locomotive": 6, "red": 2, "blue": 1}
    held = hoard(1, less)
    game = play(at(f"2 {NEW_CARDS} {up} hand={held} seen={held}"), "take blue")
    assert display(game).split()[:5].count("locomotive") == 3
    assert discards(game) == {}
    blind = play(at(f"2 {NEW_CARDS} {up} hand={held}"), "take blue")
    assert any("discarded" in told for told in blind.log(1))


def test_flushes_out_of_new_cards_come_to_an_end() -> None:
    """TTR-DECK-4 TTR-A14: whatever few cards are left, in a display that nobody can better."""
    for seed in range(SEED, SEED + 60):
        less = {"locomotive": 3 + seed % 9, "red": 2 + seed % 3, "blue": 1 + seed % 4}
        game = at(f"2 {NEW_CARDS} {FEW} hand={hoard(1, less)}")
        game.luck = FastLuck(seed)
        game.play("take blue")
        assert not TITLE.faults(state(game))
        for seat in range(2):
            assert not TITLE.faults(TITLE.resample(state(game), seat, FastLuck(seed)))


def test_new_cards_alone_count_from_the_next_version_on() -> None:
    """TTR-A14: games begun under version 1 keep what they began with, and say nothing about it."""
    option = next(option for option in TITLE.options if option.name == "flush_counts")
    assert [option.values.names[option.default(version)] for version in (1, 2)] == [
        "display_too",
        "new_cards",
    ]
    assert "flush_counts" not in at("2").record()
    assert "option flush_counts new_cards\n" in at(f"2 {NEW_CARDS}").record()


def test_passing_only_when_nothing_else_is_possible() -> None:
    """TTR-TURN-3"""
    game = at("2")
    assert refusing_clause(game, "pass") == "TTR-TURN-3"
    nothing = f"{EMPTY} seen=1.desert:15,1.jungle:15,1.mountain:15 hand={hoard(1)} {no_tickets()}"
    game = at(f"2 {nothing} ask=turn/1")
    assert all(move.startswith("claim") for move in game.legal())


def test_who_can_do_nothing_passes() -> None:
    """TTR-TURN-3: it happens by itself, and the other goes on."""
    terrain = "seen=1.desert:15,1.jungle:15,1.mountain:15"
    up = EMPTY.replace("1:empty", "1:red", 1)
    game = at(f"2 {up} {terrain} hand={hoard(1, {'red': 1})} {no_tickets()} ask=turn/1")
    game.play("take red")
    assert game.seat == 1
    assert state(game).passes == 1
    assert any("passes" in told for told in game.log(0))


def few_cards(content: dict[str, Any]) -> None:
    """A game with one card of every colour and terrain, so that it can run dry."""
    for name, total in (("train_cards", 9), ("terrain_cards", 3)):
        content[name]["deck"] = dict.fromkeys(content[name]["deck"], 1)
        content[name]["total"] = total
    content["rules"]["initial_train_cards"] = 0


def test_when_all_pass_in_succession_the_game_ends() -> None:
    """TTR-TURN-3: with the last card taken, all short routes claimed and no ticket left."""
    title = altered(TITLE, few_cards)
    short = [r for r in range(117) if title.board.length[r] <= 2 and (title.board.twin[r] < r)]
    claims = ",".join(f"{title.board.routes.names[r]}:{i % 2}" for i, r in enumerate(short))
    cards = ",".join(f"0.{card}:1" for card in title.board.train_cards.names[1:])
    up = EMPTY.replace("1:empty", "1:red", 1)
    terrain = "seen=1.desert:1,1.jungle:1,1.mountain:1"
    game = at(f"2 {up} {terrain} hand={cards} claims={claims} {no_tickets()}", title=title)
    assert title.longest > 0
    s = state(game).copy()
    title.apply(s, title.actions.read("take red"), FastLuck(1))
    assert s.over()
    assert sorted(title.ranks(s)) in ([1, 2], [1, 1])


def test_reasons_name_the_card() -> None:
    """TTR-DRAW-3: and the deck."""
    game = at("2")
    assert "purple card" in game.say(reason(game, "take purple"))
    assert "carta viola" in game.say(reason(game, "take purple"), "it")

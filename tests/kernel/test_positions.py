"""Positions: plain data and one line of text, both ways, and errors that name the field."""

import json
from typing import Any

import pytest
from tests.toys import TOYS
from tests.toys.market_day.title import MarketDay
from tests.toys.sealed_bid.title import SealedBid
from tests.toys.under_the_deck.title import UnderTheDeck

from baobab.errors import PositionError
from baobab.kernel import oneline, position
from baobab.kernel.fields import Field
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.names import Domain, seat_domain
from baobab.kernel.title import Title


@pytest.mark.parametrize("name", TOYS)
def test_every_position_of_a_game_reads_as_it_is_written(name: str) -> None:
    title = TOYS[name]()
    for seed in range(20):
        luck, rng = FastLuck(seed), Rng(seed)
        s = title.new(title.seats[seed % len(title.seats)], luck)
        while True:
            dump, line = position.dump(title, s), oneline.write(title, s)
            for again in (position.load(title, json.loads(json.dumps(dump))), oneline.read(title, line)):
                assert position.dump(title, again) == dump
                assert again.key() == s.key()
                assert list(title.legal(again)) == list(title.legal(s))
            options = title.legal(s)
            if not options:
                break
            title.apply(s, options[rng.below(len(options))], luck)


def test_a_line_says_only_what_is_unusual() -> None:
    title = MarketDay()
    assert oneline.write(title, title.new(2, FastLuck(0))) == "market_day/1 2"
    s = title.new(2, FastLuck(0), {"rich": True})
    for move in ("work", "cook stew", "pick goat"):
        title.apply(s, title.actions.read(move), FastLuck(0))
    assert (
        oneline.write(title, s)
        == "market_day/1 2 rich=yes ask=turn/0,buy/0/stew worked=1 cooked=1 coins=11,9 plan=goat:1"
    )


def test_a_line_fills_in_what_is_usual() -> None:
    s = oneline.read(UnderTheDeck(), "Under_the_Deck/1 2 draws=deck:2 top=ant:0,bee:0 hand=0.ant:1,1.BEE:1")
    assert position.dump(UnderTheDeck(), s)["top"] == [0, 0, 1, 1, 1, 1, 1, 1, 1]
    title: Title = UnderTheDeck()
    assert title.view(s, 1)["hand"] == ["bee"]


def test_lists_names_and_nothing_are_written_as_words() -> None:
    title = UnderTheDeck()
    line = (
        "under_the_deck/1 2 ask=turn/1 top=ant:0,bee:0,cat:0,dog:0 "
        "shown=dog:1 under=cat,bee,ant under_by=0,1,1 under_to=0,none,none"
    )
    s = oneline.read(title, line)
    assert oneline.write(title, s) == line
    assert position.dump(title, s)["under_to"] == ["0", "none", "none"]


def test_the_hash_of_a_position_is_written_down_once_for_all() -> None:
    """Two builds, and two versions of the library, agree on it."""
    title = MarketDay()
    assert position.digest(title, title.new(2, FastLuck(0))) == "a7833551c34e88e57d3007c577995e3f"


def market(**changes: Any) -> dict[str, Any]:
    title = MarketDay()
    return {**position.dump(title, title.new(2, FastLuck(0))), **changes}


@pytest.mark.parametrize(
    ("changes", "field", "part"),
    [
        ({"title": "africa"}, "title", "it should be market_day"),
        ({"version": 2}, "version", "it should be 1"),
        ({"version": True}, "version", "it should be 1"),
        ({"data": "0" * 32}, "data", "it should be "),
        ({"seats": 4}, "seats", "“4”: it should be 1, 2 or 3"),
        ({"seats": "2"}, "seats", "it should be 1, 2 or 3"),
        ({"seats": True}, "seats", "it should be 1, 2 or 3"),
        ({"rich": "maybe"}, "rich", "it should be no or yes"),
        ({"rich": 1}, "rich", "it should be no or yes"),
        ({"draws": {"deck": 1}}, "draws", "this game draws nothing"),
        ({"draws": []}, "draws", "this game draws nothing"),
        ({"reveals": -1}, "reveals", "a whole number from 0"),
        ({"reveals": 10**5000}, "reveals", "“(int)”"),
        ({"turn": 13}, "turn", "“13”: it should be a whole number from 0 to 12"),
        ({"turn": "1"}, "turn", "a whole number"),
        ({"turn": True}, "turn", "a whole number"),
        ({"turn": 1.0}, "turn", "a whole number"),
        ({"turn": None}, "turn", "“(NoneType)”"),
        ({"turn": -1}, "turn", "a whole number"),
        ({"turn": 10**5000}, "turn", "“(int)”"),
        ({"coins": 3}, "coins", "should be a list"),
        ({"coins": {"0": 3}}, "coins", "should be a list"),
        ({"coins": [3]}, "coins", "should have 2 values, and has 1"),
        ({"coins": [3, 99]}, "coins.1", "a whole number from 0 to 17"),
        ({"stock": [1, 1, [], 1]}, "stock.fish", "“(list)”"),
        ({"ask": "turn/0"}, "ask", "should be a list of at most"),
        ({"ask": ["turn/0"] * 65}, "ask", "should be a list of at most 64"),
        ({"ask": ["play/0"]}, "ask[0]", "it should be turn or buy"),
        ({"ask": ["turn"]}, "ask[0]", "should have 2 parts"),
        ({"ask": ["turn/2"]}, "ask[0]", "“2”: it should be 0 or 1"),
        ({"ask": ["turn/-1"]}, "ask[0]", "it should be 0 or 1"),
        ({"ask": ["turn/" + "9" * 5000]}, "ask[0]", "it should be 0 or 1"),
        ({"ask": ["turn/0", "buy/0"]}, "ask[1]", "should have 3 parts"),
        ({"ask": ["turn/0", "buy/0/pie"]}, "ask[1]", "it should be soup, stew or feast"),
        ({"ask": [7]}, "ask[0]", "it should be turn or buy"),
        ({"ask": [None]}, "ask[0]", "it should be turn or buy"),
        ({"plan": [1, 0, 0, 0]}, "plan", "Nobody is buying"),
        ({"ask": ["turn/0", "buy/0/soup"]}, "cooked", "Who is buying has begun to cook."),
        (
            {"ask": ["turn/0", "buy/0/feast"], "cooked": 1},
            "ask",
            "nobody could answer the question “buy”",
        ),
        ({"colour": 3}, "colour", "has no “colour”"),
        ({7: 3}, "7", "has no “7”"),
    ],
)
def test_a_broken_dump_names_the_field(changes: dict[str, Any], field: str, part: str) -> None:
    with pytest.raises(PositionError) as trouble:
        position.load(MarketDay(), {**market(), **changes})
    assert trouble.value.field == field
    assert part in str(trouble.value)
    assert field in trouble.value.words("it")


@pytest.mark.parametrize("name", market())
def test_a_missing_field_is_named(name: str) -> None:
    dump = market()
    del dump[name]
    with pytest.raises(PositionError) as trouble:
        position.load(MarketDay(), dump)
    assert str(trouble.value) == f"The position lacks “{name}”."


@pytest.mark.parametrize("thing", [None, [], "market_day/1 2", 3])
def test_what_is_no_dump_is_refused(thing: object) -> None:
    with pytest.raises(PositionError, match="This is not a position"):
        position.load(MarketDay(), thing)


def test_draws_are_counted_stream_by_stream() -> None:
    title = SealedBid()
    dump = position.dump(title, title.new(2, FastLuck(0)))
    for draws, field in (({}, "draws"), ({"prizes": -1}, "draws.prizes"), ({"prizes": 1, 3: 1}, "draws")):
        with pytest.raises(PositionError) as trouble:
            position.load(title, {**dump, "draws": draws})
        assert trouble.value.field == field


@pytest.mark.parametrize(
    ("line", "field", "part"),
    [
        ("", "position", "begins like this: market_day/1 1"),
        ("market_day/1", "position", "begins like this"),
        ("market_day/1 two", "position", "begins like this"),
        ("market_day/1 ²", "position", "begins like this"),
        ("market_day/1 " + "9" * 5000, "position", "begins like this"),
        ("market_day/1 4", "seats", "it should be 1, 2 or 3"),
        ("market_day/2 2", "title", "it should be market_day/1"),
        ("africa/1 2", "title", "it should be market_day/1"),
        ("market_day/1 2 turn", "turn", "has no “turn”"),
        ("market_day/1 2 colour=3", "colour", "has no “colour”"),
        ("market_day/1 2 seats=3", "seats", "has no “seats”"),
        ("market_day/1 2 turn=1 turn=2", "turn", "twice"),
        ("market_day/1 2 turn=", "turn", "a whole number from 0 to 12"),
        ("market_day/1 2 turn=1,2", "turn", "a whole number from 0 to 12"),
        ("market_day/1 2 coins=1", "coins", "should have 2 values, and has 1"),
        ("market_day/1 2 coins=1,x", "coins.1", "“x”: it should be a whole number"),
        ("market_day/1 2 stock=pork:1", "stock", "it should be yam, bean, fish or goat"),
        ("market_day/1 2 stock=yam", "stock.yam", "a whole number from 0 to 2"),
        ("market_day/1 2 stock=yam:3", "stock.yam", "“3”: it should be a whole number from 0 to 2"),
        ("market_day/1 2 rich=2", "rich", "it should be no or yes"),
        ("market_day/1 2 draws=deck:1", "draws", "cannot be “deck”"),
        ("market_day/1 2 ask=turn/3", "ask[0]", "it should be 0 or 1"),
        ("market_day/1 2 plan=yam:1", "plan", "Nobody is buying"),
    ],
)
def test_a_broken_line_names_the_field(line: str, field: str, part: str) -> None:
    with pytest.raises(PositionError) as trouble:
        oneline.read(MarketDay(), line)
    assert trouble.value.field == field
    assert part in str(trouble.value)
    assert trouble.value.words("it")


def test_what_cannot_be_is_said_with_the_words_of_the_title() -> None:
    cow = "sealed_bid/1 2 ask=round/0,bid/0 draws=prizes:1 prize=cow bag=cow:2"
    with pytest.raises(PositionError) as trouble:
        oneline.read(SealedBid(), f"{cow} bids=5,0")
    assert trouble.value.field == "bids.0"
    with pytest.raises(PositionError) as trouble:
        oneline.read(SealedBid(), f"{cow} coins=2,4 bids=3,0")
    assert str(trouble.value) == "This position cannot come up (bids). Player 1 has not got 3 coins."
    assert trouble.value.words("it", ["Anna"]).endswith("Anna non ha 3 monete.")


def test_a_finished_game_is_a_position_too() -> None:
    title = MarketDay()
    s = oneline.read(title, "market_day/1 2 ask=- turn=8")
    assert s.over()
    assert oneline.write(title, s) == "market_day/1 2 ask=- turn=8"


def test_fields_name_their_values_and_places() -> None:
    seats, animals = seat_domain(3), Domain("animal", ["ant", "bee"])
    owner = Field("owner", [animals], values=seats, none="none")
    assert [owner.write(value) for value in (-1, 0, 2)] == ["none", "0", "2"]
    assert [owner.allows(value) for value in (-2, -1, 2, 3)] == [False, True, True, False]
    herd = Field("herd", [seats, animals])
    assert herd.labels(2) == ["0.ant", "0.bee", "1.ant", "1.bee"]
    assert (herd.size(2), herd.by_seat(), Field("x", [seats]).by_seat()) == (4, False, True)
    with pytest.raises(ValueError, match="an empty list"):
        Field("owner", values=seats, none="-")

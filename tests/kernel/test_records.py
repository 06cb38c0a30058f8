"""Records: a game as text that replays, and that cannot be changed unnoticed."""

from collections.abc import Callable

import pytest
from tests.toys import TOYS
from tests.toys.market_day.title import MarketDay
from tests.toys.sealed_bid.title import SealedBid
from tests.toys.under_the_deck.title import UnderTheDeck

from baobab.errors import BaobabError, RecordError
from baobab.game import Game
from baobab.kernel import position, record
from baobab.kernel.luck import FastLuck, Luck, Rng, SealedLuck
from baobab.kernel.record import LONGEST_LINE, MOST_LINES
from baobab.replay import replay

SECRET = bytes(range(32))


def play(game: Game, rng: Rng, fidget: bool = False) -> Game:
    """Play to the end at random; with many an undo, and a few rewinds, if asked."""
    while not game.over:
        if fidget and game.steps and rng.below(4) == 0:
            try:
                game.undo()
            except BaobabError:
                if rng.below(4) == 0:
                    game.rewind(int(rng.below(len(game.steps))))
            continue
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    return game


def bid_game(moves: str, luck: Luck | None = None) -> Game:
    luck = luck or SealedBid().given("goat camel")
    game = Game.new(SealedBid(), 2, luck, {"short": True}, ["Anna", "Bruno"])
    for move in moves.split():
        game.play(move)
    return game


WHOLE = "add stop add add stop add stop stop"
FINISHED = """\
baobab-record 1
title sealed_bid
version 1
data ad94288e8fcd407cfbb1f13937ac48be
seats 2
option short yes
option first no
player 0 Anna
player 1 Bruno
luck given
start = goat
1 0 add
2 0 stop
3 1 add
4 1 add
5 1 stop = camel
6 0 add
7 0 stop
8 1 stop
hash 8 HASH
result 3 1 rank 1 2
"""


def test_a_record_reads_like_the_game() -> None:
    text = bid_game(WHOLE).record()
    assert text == FINISHED.replace("HASH", text.split("hash 8 ")[1][:32])


@pytest.mark.parametrize("name", TOYS)
@pytest.mark.parametrize("fidget", [False, True], ids=["straight", "fidgeting"])
def test_a_replay_is_the_game(name: str, fidget: bool) -> None:
    title = TOYS[name]()
    for seed in range(30):
        luck: Luck = SealedLuck(bytes([seed]) * 32) if seed % 2 else FastLuck(seed)
        game = play(Game.new(title, title.seats[-1], luck), Rng(seed), fidget)
        again = replay(game.record(), title)
        assert again.record() == game.record() == record.read(game.record()).write()
        assert position.dump(title, again.state) == position.dump(title, game.state)
        assert (again.sequence, again.committed_steps) == (game.sequence, game.committed_steps)
        for seat in (-1, 0, 1):
            assert again.log(seat) == game.log(seat)


def test_a_running_game_is_taken_up_where_it_was() -> None:
    def luck() -> Luck:
        return SealedLuck(SECRET)

    game = bid_game("stop stop add", luck())
    game.rewind(1)
    for move in ("stop", "add"):
        game.play(move)
    assert "rewind 1 1" in game.record()
    assert SECRET.hex() not in game.record()
    again = replay(game.record(), SealedBid(), luck())
    assert again.record() == game.record()
    assert play(again, Rng(1)).record() == play(game, Rng(1)).record()


def test_without_its_luck_a_running_game_can_be_looked_at_only() -> None:
    again = replay(bid_game("stop", SealedLuck(SECRET)).record(), SealedBid())
    assert "luck sealed" in again.record()
    with pytest.raises(RecordError, match="Chance decided something"):
        again.play("stop")


def test_a_running_game_is_not_taken_up_with_another_luck() -> None:
    text = bid_game("stop stop", SealedLuck(SECRET)).record()
    for luck in (SealedLuck(bytes(32)), FastLuck(3)):
        with pytest.raises(RecordError) as trouble:
            replay(text, SealedBid(), luck)
        assert (trouble.value.key, trouble.value.line) == ("error-record-luck", 10)
    with pytest.raises(RecordError, match="is not what the sealed chance dealt"):
        replay(bid_game("stop stop", FastLuck(3)).record(), SealedBid(), FastLuck(4))


def test_the_secret_proves_every_draw() -> None:
    """Who deals from a hand of his own is caught when the secret is told."""
    fair, foul = (bid_game(WHOLE, luck).record() for luck in (SealedLuck(SECRET), FastLuck(3)))
    assert replay(fair, SealedBid()).record() == fair
    swindle = foul.replace("luck given", "luck " + SealedLuck(SECRET).line(over=True))
    with pytest.raises(RecordError, match="is not what the sealed chance dealt"):
        replay(swindle, SealedBid())
    for secret in (bytes(32).hex(), "00", "zz"):
        with pytest.raises(RecordError) as trouble:
            replay(fair.replace(SECRET.hex(), secret), SealedBid())
        assert trouble.value.key == "error-record-luck"


def test_a_game_from_a_position_replays() -> None:
    game = Game.at(MarketDay(), "market_day/1 2 turn=7 coins=9,0", FastLuck(1), ["Anna", "Bruno"])
    for move in ("cook stew", "pick goat", "pick fish", "end"):
        game.play(move)
    text = game.record()
    assert "position market_day/1 2 turn=7 coins=9,0\n" in text
    assert replay(text, MarketDay()).record() == text
    for old, new in (("seats 2", "seats 3"), ("option rich no", "option rich yes")):
        with pytest.raises(RecordError, match="and in the game it is"):
            replay(text.replace(old, new), MarketDay())
    with pytest.raises(RecordError, match="Line 10 of the record does not fit") as trouble:
        replay(text.replace("turn=7", "turn=77"), MarketDay())
    assert trouble.value.line == 10


def test_no_name_breaks_a_line() -> None:
    names = ["Anna\nresult 9 9 rank 1 1", "  ", "a\u2028b\x85c\x1cd\x00e"]
    game = Game.new(UnderTheDeck(), 3, FastLuck(1), players=names)
    again = replay(game.record(), UnderTheDeck())
    assert again.players == ["Anna result 9 9 rank 1 1", "", "a b c d\x00e"]
    assert again.record() == game.record()


# Tampering


def changed(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("change", "key", "line"),
    [
        (changed("baobab-record 1", "baobab-record 2"), "error-record-format", 1),
        (changed("title sealed_bid", "title africa"), "error-record-title", 2),
        (changed("title sealed_bid\n", ""), "error-record-missing", 10),
        (changed("version 1", "version 2"), "error-record-version", 3),
        (changed("version 1", "version one"), "error-record-number", 3),
        (changed("data ad", "data bd"), "error-record-data", 4),
        (changed("seats 2", "seats 3"), "error-record-line", 16),
        (changed("seats 2", "seats 7"), "error-record-line", 5),
        (changed("seats 2", "seats 2\nseats 2"), "error-record-unreadable", 6),
        (changed("option short yes", "option short no"), "error-record-line", 19),
        (changed("option short yes", "option short maybe"), "error-record-line", 6),
        (changed("option short yes", "option long yes"), "error-record-line", 6),
        (changed("option first no", "option short yes"), "error-record-unreadable", 7),
        (changed("player 1", "player 2"), "error-record-unreadable", 9),
        (changed("start = goat", "start = elephant"), "error-record-line", 11),
        (changed("start = goat", "start ="), "error-record-line", 11),
        (changed("start = goat", "start = goat cow"), "error-record-line", 11),
        (changed("start = goat", "start goat"), "error-record-unreadable", 11),
        (changed("start = goat", "start = cow"), "error-record-hash", 20),
        (changed("1 0 add\n", ""), "error-record-move-number", 12),
        (changed("1 0 add", "1 1 add"), "error-record-seat", 12),
        (changed("1 0 add", "1 0 fly"), "error-record-line", 12),
        (changed("1 0 add", "1 0"), "error-record-unreadable", 12),
        (changed("1 0 add", "1 x add"), "error-record-number", 12),
        (changed("1 0 add", "1 0 add ="), "error-record-line", 12),
        (changed("1 0 add", "1 0 add = goat"), "error-record-line", 12),
        (changed("1 0 add", "undo 0"), "error-record-undo", 12),
        (changed("1 0 add", "rewind 0"), "error-record-undo", 12),
        (changed("3 1 add", "3 1 stop"), "error-record-line", 14),
        (changed("stop = camel", "stop = goat"), "error-record-hash", 20),
        (changed("stop = camel", "stop"), "error-record-line", 16),
        (changed("stop = camel", "stop = camel@1"), "error-record-line", 16),
        (changed("5 1 stop = camel", "undo 3\n5 1 stop = camel"), "error-record-move-number", 17),
        (changed("6 0 add", "undo 4"), "error-record-line", 17),
        (changed("6 0 add", "rewind 4 1\n5 1 stop = camel\n6 0 add"), "error-record-says", 17),
        (changed("8 1 stop", "8 1 stop\n9 0 stop"), "error-record-line", 20),
        (changed("hash 8", "hash 7"), "error-record-hash", 20),
        (changed("result 3 1", "result 1 3"), "error-record-result", 21),
        (changed("result 3 1 rank 1 2\n", ""), "error-record-result", 20),
        (lambda text: text + "result 3 1 rank 1 2\n", "error-record-unreadable", 22),
        (lambda text: text.split("hash")[0] + "result 3 1 rank 2 1\n", "error-record-result", 20),
        (lambda text: text.split("7 0")[0] + "result 3 1 rank 1 2\n", "error-record-result", 18),
    ],
)
def test_a_changed_line_is_found(change: Callable[[str], str], key: str, line: int) -> None:
    broken = change(bid_game(WHOLE).record())
    with pytest.raises(RecordError) as trouble:
        replay(broken, SealedBid())
    assert (trouble.value.key, trouble.value.line) == (key, line), str(trouble.value)
    for lang in ("en", "it"):
        assert str(line) in trouble.value.words(lang)


def test_a_move_that_was_not_allowed_says_why() -> None:
    broken = changed("1 0 add", "1 0 stop")(bid_game(WHOLE).record()).replace("2 0 stop", "2 1 fly")
    with pytest.raises(RecordError, match=r"Line 13 .* No move of this game begins with “fly”"):
        replay(broken, SealedBid())
    poor = "\n".join(f"{move} 0 add" for move in range(1, 6))
    broken = bid_game("").record().partition("hash")[0] + poor + "\n"
    with pytest.raises(RecordError, match="line 16"):
        replay(broken, SealedBid())


def test_a_record_that_breaks_off_is_noticed() -> None:
    text = bid_game(WHOLE).record().partition("6 0")[0]
    with pytest.raises(RecordError) as trouble:
        replay(text, SealedBid())
    assert (trouble.value.key, trouble.value.line) == ("error-record-cut", 16)


def test_a_game_under_way_ends_with_a_hash_and_goes_on() -> None:
    game = replay(bid_game("add stop add add stop").record(), SealedBid())
    assert (len(game.steps), game.seat) == (5, 0)


@pytest.mark.parametrize("luck", ["", "whatever", "sealed abc", "given more", "sealed"])
def test_a_luck_that_is_none_is_refused(luck: str) -> None:
    text = bid_game(WHOLE).record().replace("luck given", f"luck {luck}")
    with pytest.raises(RecordError) as trouble:
        replay(text, SealedBid())
    assert trouble.value.key == "error-record-luck"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n" * 100,
        "\x00\x01\x02",
        "\ufeffbaobab-record 1\n",
        "baobab-record 1",
        "baobab-record 1\n" + "option a b\n" * 10,
        "baobab-record 1\n" + "title " + "x" * 100_000,
        "baobab-record 1\n" + "\n" * (MOST_LINES + 1),
        "baobab-record 1\ntitle x\nversion " + "9" * 10_000,
        FINISHED.partition("1 0")[0] + "9" * 10_000 + " 0 add",
        FINISHED.partition("1 0")[0] + "1 ² add",
        FINISHED.partition("1 0")[0] + "١ 0 add",
        FINISHED.partition("1 0")[0] + "-1 0 add",
        FINISHED.partition("1 0")[0] + "1 0 add" + " add" * LONGEST_LINE,
        FINISHED.partition("1 0")[0] + "undo",
        FINISHED.partition("1 0")[0] + "undo -1",
        FINISHED.partition("1 0")[0] + "rewind 999999999",
        FINISHED.partition("1 0")[0] + "hash 0",
        FINISHED.replace("player 0 Anna", "player"),
        FINISHED.replace("option short", "option"),
        FINISHED.replace("luck given", "luck sealed"),
        FINISHED.replace("luck given", "luck sealed x " + "0" * 64),
        FINISHED.replace("start =", "position market_day/1 2\nstart ="),
        FINISHED.replace("start =", "partial 1\nstart ="),
    ],
    ids=range(24),
)
def test_hostile_texts_get_an_error_with_a_line(text: str) -> None:
    with pytest.raises(RecordError) as trouble:
        replay(text, SealedBid())
    assert trouble.value.line is not None
    assert len(str(trouble.value)) < 600


def test_hashes_stand_every_fifty_moves_and_at_the_end() -> None:
    title = MarketDay()
    for seed in range(5):
        game = play(Game.new(title, 3, FastLuck(1)), Rng(seed))
        marks = [line.number for line in game.lines if line.kind == "hash"]
        assert marks == sorted({*range(50, len(game.steps), 50), len(game.steps)})

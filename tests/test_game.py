"""Game: what others see and when, taking back, and what a seat may take away with it."""

import pytest
from tests.toys import TOYS
from tests.toys.market_day.title import MarketDay
from tests.toys.sealed_bid.title import SealedBid
from tests.toys.under_the_deck.title import UnderTheDeck

from baobab.errors import (
    BaobabError,
    GameOverError,
    IllegalActionError,
    NotationError,
    OptionError,
    UndoBarrierError,
)
from baobab.game import SPECTATOR, Game
from baobab.kernel import oneline, position
from baobab.kernel.luck import FastLuck, Luck, Rng, SealedLuck
from baobab.replay import replay

NAMES = ["Anna", "Bruno", "Ciro"]


def market(line: str = "market_day/1 2 coins=9,9") -> Game:
    return Game.at(MarketDay(), line, FastLuck(1), NAMES)


def bidding(moves: str = "", outcomes: str = "goat camel cow cow", seats: int = 2) -> Game:
    title = SealedBid()
    game = Game.new(title, seats, title.given(outcomes), players=NAMES[:seats])
    for move in moves.split():
        game.play(move)
    return game


def deck(*moves: str, outcomes: str = "ant@0 bee@1 cat@0 dog@0 elk@0 fox@1 gnu@1 hen@1 ibex@0") -> Game:
    title = UnderTheDeck()
    game = Game.new(title, 2, title.given(outcomes), players=NAMES[:2])
    for move in moves:
        game.play(move)
    return game


def known(game: Game, seat: int) -> tuple[object, ...]:
    """Everything that leaves a game for a seat."""
    return (
        game.view(seat),
        game.sequence,
        game.seat,
        game.prompt("it", seat),
        game.log(seat),
        game.record(seat),
        game.position(seat),
        game.fork(seat, FastLuck(5)).record(),
    )


# Asking


def test_a_question_in_words() -> None:
    game = market()
    assert game.prompt() == "What will you do?"
    assert game.prompt("it") == "Che cosa fai?"
    assert game.legal() == ["work", "cook soup", "cook stew", "end"]
    assert [(choice.notation, choice.words, choice.preview) for choice in game.options("it")] == [
        ("work", "lavora", ""),
        ("cook soup", "prepara una zuppa", "costa almeno 3"),
        ("cook stew", "prepara uno stufato", "costa almeno 6"),
        ("end", "finisci il turno", ""),
    ]
    game.play("cook stew")
    assert (game.phase, game.prompt()) == ("buy", "For the stew you need 3 more things. Which first?")


def test_who_is_not_asked_hears_only_who_is() -> None:
    game = market()
    game.play("cook stew")
    for seat in (1, SPECTATOR):
        assert game.prompt("en", seat) == "It is Anna's turn."
        assert game.prompt("it", seat) == "Tocca ad Anna."
    assert game.prompt("en", 0) == game.prompt("en")


def test_why_not_answers_the_one_who_decides() -> None:
    game = market()
    assert game.why_not("work") is None
    assert game.why_not("work", seat=0) is None
    reason = game.why_not("cook feast")
    assert reason is not None
    assert game.say(reason) == "A feast costs at least 11, and you have less. [TMD-4]"
    reason = game.why_not("pick yam")
    assert reason is not None
    assert reason.generic()


@pytest.mark.parametrize("move", ["work", "cook feast", "cook soup", "pick yam", "end"])
def test_why_not_tells_another_seat_nothing_but_whose_turn_it_is(move: str) -> None:
    game = market()
    reason = game.why_not(move, seat=1)
    assert reason is not None
    assert game.say(reason, "it") == "Non tocca a te: tocca ad Anna. [TMD-6]"
    with pytest.raises(IllegalActionError, match="It is not your turn"):
        game.play(move, seat=1)
    assert not game.steps


def test_what_is_not_allowed_raises_its_reason() -> None:
    game = market()
    with pytest.raises(IllegalActionError) as trouble:
        game.play("cook feast")
    assert trouble.value.words("it", NAMES) == "Preparare un banchetto costa almeno 11, e tu hai di meno."
    assert getattr(trouble.value.reason, "clause", "") == "TMD-4"
    with pytest.raises(NotationError):
        game.play("cook pie")
    with pytest.raises(NotationError):
        game.play(99)
    game.play(game.options()[0].code)
    assert game.legal() == ["cook soup", "cook stew", "cook feast", "end"]


def test_after_the_end_nothing_is_allowed() -> None:
    game = market("market_day/1 2 ask=turn/1 turn=7")
    game.play("end")
    assert (game.over, game.seat, game.phase, game.legal()) == (True, -1, "", [])
    assert game.prompt("it") == "La partita è finita."
    for seat in (None, 0, 1):
        with pytest.raises(GameOverError, match="The game is over"):
            game.play("work", seat=seat)


def test_a_table_has_the_seats_and_options_of_its_title() -> None:
    with pytest.raises(OptionError, match="Market day is for 1 to 3 players, not for 4"):
        Game.new(MarketDay(), 4, FastLuck(1))
    with pytest.raises(OptionError, match="no option “poor”"):
        Game.new(MarketDay(), 2, FastLuck(1), {"poor": True})


# What others see, and when


def test_steps_under_way_are_nobody_elses_business() -> None:
    game = market()
    before = [known(game, seat) for seat in (1, SPECTATOR)]
    for move in ("cook stew", "pick goat", "pick yam"):
        game.play(move)
        assert [known(game, seat) for seat in (1, SPECTATOR)] == before
    assert game.view(0)["plan"] == ["yam", "goat"]
    game.play("pick fish")
    assert [known(game, seat) for seat in (1, SPECTATOR)] == before
    assert (game.count_moves_for(0), game.count_moves_for(1), game.sequence) == (4, 0, 0)
    game.play("end")
    assert (game.count_moves_for(0), game.count_moves_for(1), game.sequence) == (5, 5, 1)
    assert game.log(1) == ["Anna cooks a stew for 9."]


def test_a_turn_with_nothing_left_to_choose_passes_on_and_can_be_taken_back() -> None:
    """TMD-2: after both parts only the end is left, which answers itself."""
    game = market()
    for move in ("work", "cook soup", "pick yam", "pick bean"):
        game.play(move)
    assert (game.seat, game.sequence) == (1, 1)
    game.undo(seat=0)
    assert (game.seat, game.sequence, game.phase) == (0, 2, "buy")


def test_taking_back_steps_under_way_is_nobody_elses_business_either() -> None:
    game = market()
    before = known(game, 1)
    game.play("work")
    game.play("cook soup")
    game.undo()
    game.undo()
    game.redo()
    assert known(game, 1) == before


def test_chance_commits_what_led_to_it() -> None:
    game = deck()
    assert game.sequence == 0
    game.play("draw")
    assert (game.seat, game.committed_steps, game.sequence) == (0, 1, 1)
    assert game.view(1)["offered"] == 3
    game.play("return elk")
    assert (game.committed_steps, game.sequence) == (1, 1)
    assert game.view(1)["offered"] == 3
    game.play("done")
    assert (game.seat, game.committed_steps, game.sequence) == (1, 3, 2)


def test_a_sealed_answer_is_one_step_whatever_its_size() -> None:
    """TSB-3"""
    answers = ["stop", "add stop", "add add stop", "add add add stop", "add add add add"]
    games = [bidding(moves) for moves in answers]
    assert {game.seat for game in games} == {1}
    for seat in (1, SPECTATOR):
        others = [known(game, seat) for game in games]
        assert all(other == others[0] for other in others)
    assert "1 0 ?\n" in games[2].record(1)
    assert games[2].log(1) == ["The prize is a goat."]
    assert games[2].log(0) == [
        "The prize is a goat.",
        "You have set one coin aside.",
        "You have set 2 coins aside.",
    ]


def test_sealed_answers_open_when_all_are_in() -> None:
    """TSB-4"""
    game = bidding("add add stop add")
    assert "?" in game.record(1)
    assert "add" not in game.record(SPECTATOR)
    game.play("stop")
    for seat in (0, 1, SPECTATOR):
        assert game.record(seat).splitlines()[-5:] == [
            *("1 0 add", "2 0 add", "3 0 stop", "4 1 add", "5 1 stop = camel"),
        ]
    assert "Bruno bids 1." in game.log(0)


def test_a_seat_without_a_choice_answers_by_itself() -> None:
    """TSB-3: that it has no coins is open to all, so its silence tells nothing."""
    game = bidding("add add add add add add add add stop", seats=3)
    assert game.view()["coins"] == [0, 0, 4]
    assert (game.seat, game.sequence) == (2, 3)
    game.play("stop")
    assert (game.seat, game.view()["round"]) == (2, 2)


def test_what_only_one_seat_sees_stays_with_it() -> None:
    game = deck("draw", "return elk", "done")
    assert game.log(0) == [
        *("You are dealt the ant.", "Bruno is dealt an animal."),
        *("You look at the cat.", "You look at the dog.", "You look at the elk."),
        "You put the elk under the deck.",
    ]
    assert game.log(1) == [
        *("Anna is dealt an animal.", "You are dealt the bee."),
        *["Anna looks at an animal."] * 3,
        "Anna puts an animal under the deck.",
    ]
    assert all("elk" not in str(thing) for thing in known(game, 1)[:6])
    for event in game.events(1):
        assert event.to == 1 or not event.private


def test_secret_answers_stay_hidden_until_the_end() -> None:
    """TUD-3"""
    game = deck("draw", "return elk", "return cat", "draw", "done")
    assert game.record(1).partition("start")[2].splitlines() == [
        *(" = ?@0 bee@1", "1 0 draw = ?@0 ?@0 ?@0", "2 0 ?", "3 1 draw = fox@1 gnu@1 hen@1", "4 1 done"),
    ]
    assert game.record(SPECTATOR).partition("start")[2].splitlines() == [
        *(" = ?@0 ?@1", "1 0 draw = ?@0 ?@0 ?@0", "2 0 ?", "3 1 draw = ?@1 ?@1 ?@1", "4 1 ?"),
    ]
    rng = Rng(1)
    while not game.over:
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    assert game.record(1) == game.record()
    assert "2 0 return elk\n3 0 return cat" in game.record(1)


def test_a_partial_record_has_no_seed_no_hash_no_result_and_no_undo() -> None:
    game = Game.new(UnderTheDeck(), 2, SealedLuck(bytes(range(32))))
    for _ in range(2):
        game.play("draw")
        game.play(game.legal()[0])
        game.undo()
        game.play("done")
    text = game.record(0)
    assert "partial 0" in text
    for word in ("hash", "undo", "result", "position", bytes(range(32)).hex()):
        assert word not in text
    with pytest.raises(BaobabError, match="only what one side saw"):
        replay(text, UnderTheDeck())


@pytest.mark.parametrize("name", TOYS)
def test_what_a_seat_takes_away_is_made_of_what_it_knows(name: str) -> None:
    """Another world that the seat cannot tell from this one gives it the same view, position and fork."""
    title = TOYS[name]()
    for seed in range(15):
        rng = Rng(seed)
        game = Game.new(title, title.seats[-1], FastLuck(seed))
        while not game.over:
            for seat in range(SPECTATOR, title.seats[-1]):
                other = Game(
                    title, title.resample(game.state_for(seat), seat, FastLuck(seed + 77)), FastLuck(0)
                )
                assert title.faults(other.state) == []
                assert other.view(seat) == game.view(seat)
                assert other.position(seat) == game.position(seat)
                assert other.fork(seat, FastLuck(9)).position() == game.fork(seat, FastLuck(9)).position()
            legal = game.legal()
            game.play(legal[rng.below(len(legal))])


def test_a_fork_goes_its_own_way() -> None:
    game = deck("draw", "return elk", "done")
    here = game.record()
    fork = game.fork(1, FastLuck(4))
    assert fork.view(1) == game.view(1)
    fork.play("draw")
    assert replay(fork.record(), UnderTheDeck()).record() == fork.record()
    assert game.record() == here


def test_positions_of_the_whole_table_are_the_whole_truth() -> None:
    game = deck("draw", "return elk", "done")
    again = oneline.read(game.title, game.position())
    assert position.dump(game.title, again) == position.dump(game.title, game.state)


# Taking back


def test_undo_goes_back_step_by_step_and_redo_forth() -> None:
    game = market()
    states = []
    for move in ("work", "cook soup", "pick yam", "pick bean"):
        states.append(game.position())
        game.play(move)
    last = game.position()
    for state in reversed(states):
        game.undo(seat=0)
        assert game.position() == state
    with pytest.raises(UndoBarrierError, match="nothing to take back"):
        game.undo()
    for _ in states:
        game.redo(seat=0)
    assert game.position() == last
    with pytest.raises(UndoBarrierError, match="nothing to redo"):
        game.redo()


def test_something_else_done_ends_redoing_and_the_same_is_redoing() -> None:
    game = market()
    for move in ("work", "cook soup", "pick yam"):
        game.play(move)
    for _ in range(3):
        game.undo()
    game.play("work")
    assert game.redo().action == game.code("cook soup")
    game.play("pick bean")
    with pytest.raises(UndoBarrierError):
        game.redo()


def test_the_first_barrier_is_chance() -> None:
    game = deck("draw")
    with pytest.raises(UndoBarrierError, match="chance has had its say"):
        game.undo()
    game.play("return elk")
    game.undo()
    with pytest.raises(UndoBarrierError, match="chance has had its say"):
        game.undo()


def test_the_second_barrier_is_another_seats_decision() -> None:
    game = market()
    game.play("end")
    with pytest.raises(UndoBarrierError, match="player 1 has made a choice") as trouble:
        game.undo(seat=1)
    assert trouble.value.words("it", NAMES).endswith("ha scelto Anna.")
    game.undo(seat=0)
    assert (game.seat, game.sequence) == (0, 2)
    with pytest.raises(UndoBarrierError, match="player 1 took it back"):
        game.redo(seat=1)
    game.redo(seat=0)
    game.play("work")
    with pytest.raises(UndoBarrierError, match="player 2 has made a choice"):
        game.undo(seat=0)


def test_the_third_barrier_is_that_something_became_known() -> None:
    game = bidding("stop")
    game.play("stop")
    with pytest.raises(UndoBarrierError, match="chance has had its say"):
        game.undo()
    game = deck("show ant")
    with pytest.raises(UndoBarrierError, match="something has been revealed"):
        game.undo()


def test_drawing_what_another_returned_is_a_barrier_too() -> None:
    """TUD-4: no chance is in it, but something becomes known."""
    game = deck("draw", "return elk", "done", "draw", "return hen", "done", "draw", "show bee")
    assert game.view(0)["top"] == 0
    draws = list(game.state.draws)
    game.play("draw")
    assert list(game.state.draws) == draws
    with pytest.raises(UndoBarrierError, match="something has been revealed"):
        game.undo()
    below = game.view(0)["under"], game.view(1)["under"], game.view()["under"]
    assert [[place["animal"] for place in seen] for seen in below] == [  # type: ignore[attr-defined]
        *(["elk", None], [None, "hen"], [None, None]),
    ]
    game.play("draw")
    assert [place["animal"] for place in game.view(1)["under"]] == [None, "hen"]  # type: ignore[attr-defined]


def test_the_end_is_a_barrier() -> None:
    """Secret answers and the luck's secret are told then."""
    game = market("market_day/1 2 ask=turn/1 turn=7")
    game.play("end")
    with pytest.raises(UndoBarrierError, match="something has been revealed"):
        game.undo()


def test_a_rewind_goes_past_every_barrier_and_deals_anew() -> None:
    luck = SealedLuck(bytes(range(32)))
    title = UnderTheDeck()
    game = Game.new(title, 2, luck)
    game.play("draw")
    first, sequence = game.view(0)["offer"], game.sequence
    offers = set()
    for epoch in range(1, 8):
        game.rewind(0)
        assert game.luck.mark() == str(epoch)
        assert game.sequence > sequence
        sequence = game.sequence
        game.play("draw")
        offers.add(str(game.view(0)["offer"]))
    assert len(offers) > 3
    assert str(first) not in offers or len(offers) > 4
    assert game.luck.line(False) == luck.line(False)


def test_a_rewind_past_no_draw_leaves_luck_alone() -> None:
    game = Game.new(MarketDay(), 2, SealedLuck(bytes(32)))
    for move in ("work", "end", "work"):
        game.play(move)
    game.rewind(1)
    assert (game.luck.mark(), game.seat, game.legal()) == ("0", 0, ["cook soup", "cook stew", "end"])
    with pytest.raises(UndoBarrierError):
        game.redo()


@pytest.mark.parametrize("steps", [-1, 2, 3, 10**30])
def test_a_rewind_goes_back_and_not_forth(steps: int) -> None:
    game = market()
    game.play("work")
    game.play("end")
    with pytest.raises(BaobabError, match="only to one from 0 to 1"):
        game.rewind(steps)


def test_a_finished_game_of_sealed_luck_is_not_taken_up_again() -> None:
    def finished(luck: Luck) -> Game:
        game = Game.new(SealedBid(), 2, luck, {"short": True})
        for _ in range(4):
            game.play("stop")
        assert game.over
        return game

    with pytest.raises(BaobabError, match="its sealed chance is known"):
        finished(SealedLuck(bytes(32))).rewind(0)
    game = finished(FastLuck(1))
    game.rewind(0)
    assert not game.over


# Chance, dealt anew


def test_a_hidden_bid_is_drawn_evenly_from_what_it_may_be() -> None:
    """Brute force: four coins, so five bids."""
    game = bidding("add stop")
    bids = [int(game.fork(1, FastLuck(seed)).view(0)["bid"]) for seed in range(2_000)]  # type: ignore[call-overload]
    assert {bid: 320 < bids.count(bid) < 480 for bid in range(5)} == dict.fromkeys(range(5), True)


def test_hidden_animals_are_dealt_evenly_over_their_places() -> None:
    """Anna has ant, cat and dog and returned the elk; bee, fox and the others are anywhere else."""
    game = deck("draw", "return elk", "done")
    hands = []
    for seed in range(2_000):
        fork = game.fork(0, FastLuck(seed))
        assert fork.view(0) == game.view(0)
        hands.append(str(fork.view(1)["hand"]))
    assert sorted(set(hands)) == ["['bee']", "['fox']", "['gnu']", "['hen']", "['ibex']"]
    assert all(320 < hands.count(hand) < 480 for hand in set(hands))


def test_a_held_turn_is_seen_when_it_is_ended() -> None:
    """The last step of a turn waits for the end of the turn, and can be taken back until then."""
    game = market()
    before = game.view(1)
    game.take(game.code("end"), game.luck, hold=True)
    assert (game.held, game.acting_seat, game.seat, game.sequence) == (True, 0, 1, 0)
    assert game.view(1) == before
    assert game.prompt(seat=0).startswith("Your turn is done")
    assert game.prompt(seat=1) == "It is Anna's turn."
    assert reason_for(game, "work", 0) == "reason-turn-held"
    assert reason_for(game, "work", 1) == "reason-not-your-turn"
    game.undo(seat=0)
    assert (game.held, game.acting_seat, game.sequence) == (False, 0, 0)
    game.redo(seat=0, hold=True)
    game.end_turn()
    assert (game.held, game.acting_seat, game.sequence, game.commit_points) == (False, 1, 1, [1])
    with pytest.raises(BaobabError, match="no turn to end"):
        game.end_turn()


def reason_for(game: Game, action: str, seat: int) -> str:
    reason = game.why_not(action, seat)
    assert reason is not None
    return reason.key


def test_a_draft_changes_nothing() -> None:
    game = market()
    before = game.position()
    draft = game.draft(game.code("end"), game.luck)
    assert (game.position(), len(game.steps), game.lines) == (before, 0, [])
    assert draft.commits
    assert draft.passes_on
    game.accept(draft)
    assert (game.seat, game.commit_points) == (1, [1])

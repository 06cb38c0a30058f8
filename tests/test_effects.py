"""An answer that only opens the next question says what can be answered to that; no other answer does."""

import random

import pytest

import baobab
from baobab.effects import effects_of_answers
from baobab.game import Game
from baobab.kernel.luck import FastLuck

SEED = 11


def ahead(game: Game, code: int) -> list[str]:
    """The answers to the question that an answer opens, in notation."""
    opens = effects_of_answers(game.title, game.state, game.seat, [code])[code].opens
    return [game.title.actions.write(answer) for answer in opens]


def somewhere(name: str, steps: int) -> Game:
    game = baobab.new(name, seats=3, seed=SEED)
    rng = random.Random(SEED)
    while len(game.steps) < steps and not game.over:
        game.play(rng.choice(game.legal()))
    return game


def test_claiming_names_the_routes_that_can_be_claimed() -> None:
    game = somewhere("ticket_to_ride", 3)
    while game.phase != "turn":
        game.play(game.legal()[0])
    seen = ahead(game, game.code("claim"))
    assert seen
    assert all(action.startswith("route ") for action in seen)
    game.play("claim")
    assert seen == game.legal()


def test_drawing_says_nothing_of_what_comes() -> None:
    game = somewhere("ticket_to_ride", 3)
    assert ahead(game, game.code("tickets")) == []
    assert ahead(game, game.code("draw trains")) == []


@pytest.mark.parametrize("name", ["africa", "heart_of_africa", "namibia", "ticket_to_ride", "great_zimbabwe"])
def test_only_what_can_be_taken_back_is_looked_through(name: str) -> None:
    """Whatever is told could also be seen by taking the step and taking it back."""
    game = baobab.new(name, seats=3, seed=SEED)
    rng = random.Random(SEED)
    for _ in range(60):
        for action in game.legal():
            seen = ahead(game, game.code(action))
            if not seen:
                continue
            draft = game.draft(game.code(action), FastLuck(5))
            assert not draft.commits
            assert not draft.step.outcomes
            assert not draft.step.events
            assert draft.after.seat() == game.seat
        game.play(rng.choice(game.legal()))
        if game.over:
            break


def test_one_looks_through_several_questions_where_one_way_alone_leads_there() -> None:
    """Who leaves the others' goods alone stays where they are and turns a tile: keep, walk, flip."""
    game, rng = baobab.new("africa", seats=3, seed=SEED), random.Random(SEED)
    while game.phase != "swap" or not (ways := beyond(game, "keep")):
        game.play(rng.choice(game.legal()))
    assert any(way[-1].startswith("flip ") for way in ways)
    assert len({way[-1] for way in ways}) == len(ways)
    assert not {way[-1] for way in ways} & {*game.legal(), *ahead(game, game.code("keep"))}
    before = game.position()
    for way in ways:
        draft = baobab.at("africa", before)
        for action in ("keep", *way):
            assert action in draft.legal()
            draft.play(action)


def beyond(game: Game, action: str) -> list[list[str]]:
    """The ways through more questions than one that an answer opens, in notation."""
    told = effects_of_answers(game.title, game.state, game.seat, map(game.code, game.legal()))[
        game.code(action)
    ]
    return [[game.title.actions.write(answer) for answer in way] for way in told.beyond]

"""What people and programs see: pictures, geometry, features, short clauses, a game in both languages."""

import json

import pytest
from tests.titles.heart_of_africa.table import at, heart, play, state

from baobab.game import Game
from baobab.kernel.data import room
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles.heart_of_africa.values import FEATURES
from baobab.words import Words

POSITION = (
    "3 ask=act/0 traders=0.egypt:4,0.sudan:1,1.cape:5,2.sudan:2 wholesaler=egypt,off,off"
    " neutrals=sudan:2,congo:1"
    " station=egypt:1 hand=0.move_group:2 special=majority_gold,none,vp_per_area ap=4"
    " rows=ap_only-4,trading_station-2"
)


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_picture_fits_the_terminal_and_shows_everything(lang: str, width: int) -> None:
    game = at(POSITION)
    text = heart().draw(game.view(0), game.words(lang), width, False)
    assert max(map(len, text.splitlines())) <= width
    assert "①4★" in text
    assert "①1 ③2 ●2" in text
    assert "\x1b" not in text
    assert ("most gold" if lang == "en" else "più oro di tutti") in text


def test_a_picture_shows_a_seat_only_its_own_secrets() -> None:
    """HOA-12.0a"""
    game = at(POSITION)
    speech = game.words("en")
    assert "most gold" not in heart().draw(game.view(1), speech, 80, False)
    assert "a point for each area" not in heart().draw(game.view(0), speech, 80, False)
    assert "\x1b[" in heart().draw(game.view(0), speech, 80, True)


def test_geometry_knows_every_area_and_space() -> None:
    geometry = json.loads((room("heart_of_africa") / "geometry.json").read_text(encoding="utf-8"))
    b = heart().board
    assert list(geometry["areas"]) == b.areas.names
    width, height = geometry["canvas"]
    for area in geometry["areas"].values():
        assert len(area["polygon"]) >= 5
        assert len(area["players"]) == 5
        for x, y in [*area["players"], area["neutrals"], area["resource"], area["station"], area["label"]]:
            assert 0 < x < width
            assert 0 < y < height
    assert len(geometry["score_track"]) == 80
    assert [arrow["areas"] for arrow in geometry["arrows"]] == [
        ["madagascar", "mozambique"],
        ["madagascar", "zanzibar"],
    ]
    assert geometry["resource_table"]["values"] == [int(n) for n in b.figures.prices]
    assert geometry["reputation_table"]["values"] == [int(n) for n in b.figures.reputation]


def test_features_say_what_they_mean() -> None:
    s = state(at(POSITION))
    found = dict(zip(FEATURES, heart().values(s, 0), strict=True))
    assert found["vp"] == 8
    assert found["lead"] == 1
    assert found["to_go"] == 34
    assert found["areas"] == 1
    assert found["shared"] == 1
    assert found["neutrals"] == 2
    assert found["stations"] == 1
    assert found["station_lead"] == 1
    assert found["counters"] == 2
    assert found["specials"] == 1
    assert found["traders"] == 5
    assert found["wholesaler"] == 1
    assert found["row_ap"] == 6
    assert found["row_functions"] == 1
    assert found["ap"] == 4
    assert found["turn_points"] == 0 + 1 + 3 - 2
    assert heart().features == FEATURES


def test_cited_clauses_have_a_short_text() -> None:
    """Every clause that a reason of these games cites is worded in both languages."""
    cited = set()
    game, rng = Game.new(heart(), 3, FastLuck(5)), Rng(5)
    for _ in range(120):
        for code in range(0, int(heart().actions.size), 7):
            reason = game.why_not(code)
            if reason is not None:
                cited.add(reason.clause)
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    for lang in ("en", "it"):
        speech = game.words(lang)
        assert [clause for clause in sorted(cited) if not speech.has(key(clause))] == []


def key(clause: str) -> str:
    return "clause-" + clause.lower().replace(".", "-")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_can_be_read(lang: str) -> None:
    game, rng = Game.new(heart(), 4, FastLuck(8), players=["Anna", "Bruno", "Carla", "Dario"]), Rng(8)
    speech: Words = game.words(lang)
    while not game.over:
        assert heart().draw(game.view(game.seat), speech, 80, False)
        assert game.prompt(lang).endswith((".", "?", ":"))
        options = game.options(lang)
        assert all(option.words for option in options)
        game.play(options[rng.below(len(options))].code)
    log = game.log(-1, lang)
    assert len(log) > 100
    assert log[-1].endswith(("!", "."))


def test_a_turn_reads_well_in_italian() -> None:
    text = "2 ask=conflicts/0 traders=0.congo:3,1.congo:2 neutrals=sahara:1 special=majority_gold,none"
    game = at(text)
    game.players = ["Anna", "Bruno"]
    play(game, "fight congo 1; number 1; done; number 0; send heart; pass")
    assert game.log(0, "it") == [
        "Anna attacca Bruno in Congo.",
        "Anna ha scelto in segreto.",
        "Bruno ha scelto in segreto.",
        "Anna ha 6 dai pezzi, impegna 1 di influenza e nessun segnalino: in tutto 9.",
        "Bruno ha 4 dai pezzi, impegna 0 di influenza e nessun segnalino: in tutto 4.",
        "Anna vince contro Bruno in Congo.",
        "Bruno perde un commerciante in Congo.",
        "Un commerciante di Bruno si ritira nel Cuore dell'Africa.",
    ]

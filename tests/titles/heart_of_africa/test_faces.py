"""What people and programs see: pictures, geometry, features, short clauses, a game in both languages."""

import json

import pytest
from tests.titles.heart_of_africa.positions import TITLE, at, state
from tests.titles.positions import play

from baobab.clauses import clauses
from baobab.cli.rules import chapter_key
from baobab.game import Game
from baobab.kernel.data import title_folder
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles.heart_of_africa.board import borders
from baobab.titles.heart_of_africa.drawing_map import LAYOUT, Map, drawn_borders
from baobab.titles.heart_of_africa.values import FEATURES
from baobab.words import Words, key, words

POSITION = (
    "3 ask=act/0 traders=0.egypt:4,0.sudan:1,1.cape:5,2.sudan:2 wholesaler=egypt,off,off"
    " neutrals=sudan:2,congo:1"
    " station=egypt:1 hand=0.move_group:2 special=majority_gold,none,vp_per_area ap=4"
    " rows=ap_only-4,trading_station-2,wholesaler-2,reputation-5"
)


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_picture_fits_the_terminal_and_shows_everything(lang: str, width: int) -> None:
    game = at(POSITION)
    text = TITLE.draw(game.view(0), game.words(lang), width, False)
    assert max(map(len, text.splitlines())) <= width
    assert "①4★" in text
    assert "①1 ③2 ●2" in text
    assert "\x1b" not in text
    assert ("most gold" if lang == "en" else "più oro di tutti") in text


def test_a_picture_shows_a_seat_only_its_own_secrets() -> None:
    """HOA-12.0a"""
    game = at(POSITION)
    speech = game.words("en")
    assert "most gold" not in TITLE.draw(game.view(1), speech, 80, False)
    assert "a point for each area" not in TITLE.draw(game.view(0), speech, 80, False)
    assert "\x1b[" in TITLE.draw(game.view(0), speech, 80, True)


def test_a_picture_shows_every_border() -> None:
    """HOA-D6: a line for each, or a word about it."""
    game = at(POSITION)
    p = Map(game.view(0), borders(TITLE.board), game.words("en"), 80, False)
    links, others = drawn_borders(p, LAYOUT)
    assert others == [("tripoli", "sudan"), ("bornu", "cameroon"), ("zambezi", "kalahari")]
    assert len(p.borders) == 53
    # Two borders lead straight down across an empty place, with two lines each.
    assert len(links) == 53 - len(others) + 2
    text = TITLE.draw(game.view(0), game.words("en"), 80, False)
    assert "Also adjacent: Tripoli–Sudan, Bornu–Cameroon, Zambezi–Kalahari" in text
    lines = text.splitlines()
    congo = next(i for i, line in enumerate(lines) if "Congo" in line)
    assert lines[congo - 1] == "                   │         ╱     │         ╱     │         ╲     │"
    assert lines[congo + 1] == "                diamonds 2 ──── gold 3 ──────── bananas 1 ───── – 0"


def test_a_crowd_stays_in_its_cell() -> None:
    crowd = ",".join(f"{seat}.congo:3" for seat in range(5))
    game = at(f"5 ask=act/0 traders={crowd} neutrals=congo:2,zambezi:1 wholesaler=congo,off,off,off,off")
    lines = TITLE.draw(game.view(0), game.words("en"), 80, False).splitlines()
    place = next(i for i, line in enumerate(lines) if "Congo" in line)
    assert lines[place + 2].index("①3★②3③3④3⑤3●2") == lines[place].index("Congo")
    assert lines[place + 2].index("●1") == lines[place].index("Zambezi")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Congo: stopped 1 · ★ stopped 1"), ("it", "Congo: fermi 1 · ★ fermi 1")]
)
def test_a_picture_says_who_has_stopped(lang: str, said: str) -> None:
    """HOA-D8"""
    game = at("2 ask=act/0 traders=0.congo:3,1.cape:5 wholesaler=congo,off marks=congo.stopped:1 lead=1")
    assert said in TITLE.draw(game.view(0), game.words(lang), 100, False)


def test_a_picture_says_what_the_row_on_auction_does() -> None:
    text = "2 ask=bid/0 rows=resource_swing-2,ap_only-4,move_group-2,ap_only-5"
    game = at(text)
    shown = TITLE.draw(game.view(0), game.words("en"), 100, False)
    assert "price swing: one price up, another one down" in shown
    assert "march: " not in shown
    early = Game.new(TITLE, 2, FastLuck(1))
    assert "face down" not in TITLE.draw(early.view(0), early.words("en"), 100, False)


def inside(x: float, y: float, polygon: list[list[float]]) -> bool:
    """Does a line to the right of the point cross the border an odd number of times?"""
    crossed = 0
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            crossed += 1
    return crossed % 2 == 1


def test_geometry_knows_every_area_and_space() -> None:
    geometry = json.loads((title_folder("heart_of_africa") / "geometry.json").read_text(encoding="utf-8"))
    b = TITLE.board
    assert list(geometry["areas"]) == b.areas.names
    width, height = geometry["canvas"]
    for area in geometry["areas"].values():
        assert len(area["polygon"]) >= 5
        assert len(area["players"]) == 5
        for x, y in [*area["players"], area["neutrals"], area["resource"], area["station"], area["label"]]:
            assert 0 < x < width
            assert 0 < y < height
            assert inside(x, y, area["polygon"])
    assert len(geometry["score_track"]) == 80
    assert [arrow["areas"] for arrow in geometry["arrows"]] == [
        ["madagascar", "mozambique"],
        ["madagascar", "zanzibar"],
    ]
    assert geometry["resource_table"]["values"] == [int(n) for n in b.figures.prices]
    assert geometry["reputation_table"]["values"] == [int(n) for n in b.figures.reputation]


def test_features_say_what_they_mean() -> None:
    s = state(at(POSITION))
    found = dict(zip(FEATURES, TITLE.values(s, 0), strict=True))
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
    assert found["rows_ap"] == 6 + 7
    assert found["rows_functions"] == 1 + 2
    assert found["ap"] == 4
    assert found["turn_points"] == 0 + 1 + 3 - 2
    assert TITLE.features == FEATURES


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_clause_and_chapter_has_a_short_text(lang: str) -> None:
    rules = clauses("heart_of_africa")
    keys = {key("clause", clause) for clause in rules}
    keys |= {chapter_key(clause.chapter) for clause in rules.values()}
    speech = words(lang, TITLE.words_folder())
    assert [known for known in sorted(keys) if not speech.has(known)] == []
    texts = [speech.say(key("clause", clause)) for clause in rules]
    assert all(text.endswith(".") for text in texts)
    lines = (TITLE.words_folder() / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    assert {line.split(" = ")[0] for line in lines if line.startswith(("clause-", "chapter-"))} == keys


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_can_be_read(lang: str) -> None:
    game, rng = Game.new(TITLE, 4, FastLuck(8), players=["Anna", "Bruno", "Carla", "Dario"]), Rng(8)
    speech: Words = game.words(lang)
    while not game.over:
        assert TITLE.draw(game.view(game.seat), speech, 80, False)
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

"""The worked examples of the rulebook."""

from tests.titles.great_zimbabwe.positions import at, cash, hubs, leg, levels, on_card, price, state
from tests.titles.positions import offers, play, refused

from baobab.titles.great_zimbabwe.generosity import cattle_on_plaques, row_of_plaques

KILWA, MUTAPA, ZULU = 0, 1, 2


def test_gifts() -> None:
    """TGZ-TV1 TGZ-BID-1,3,4,5,6,7,9"""
    held = "makers=ivory_carver:A1:0,diamond_cutter:D1:2 specialists=rain_ceremony:1,nomads:0"
    game = at(f"3 gift=0 cash=7,5,9 pile=2,0,1 {held}")
    s = state(game)
    assert (s.vr[KILWA], s.vr[MUTAPA], s.vr[ZULU]) == (23, 21, 21)
    assert list(row_of_plaques(s)) == [KILWA, ZULU, MUTAPA]
    assert list(cattle_on_plaques(state(play(game, "number 2")))) == [1, 1, 0]
    assert list(cattle_on_plaques(state(play(game, "number 3")))) == [2, 2, 1]
    play(game, "pass")
    assert list(state(game).order) == [-1, -1, MUTAPA]
    assert offers(game, "number") == ["4", "5"]
    assert list(cattle_on_plaques(state(play(game, "number 5")))) == [4, 3, 3]
    play(game, "pass")
    assert game.phase == "turn"
    assert list(state(game).order) == [KILWA, ZULU, MUTAPA]
    assert cash(game) == [4, 8, 9]


def test_placing() -> None:
    """TGZ-TV2 TGZ-CRF-1,2,6,8 TGZ-SEC-1 TGZ-PRC-2,3"""
    land = "I........I..\n" + "............\n" * 3 + "W...........\n" + "............\n" * 2 + "........W..."
    line = "3 turn=0 cash=6,9,9 makers=ivory_carver:B1:0:1,wood_carver:B5:1:1"
    game = play(at(line, land=land), "craft ivory_carver")
    assert "G2" in offers(game, "site")
    before = state(game).afoot
    play(game, "site G2", "craft sculptor")
    assert refused(game, "site G7") == "TGZ-SEC-1 out-of-hub-range"
    hub = play(
        at(line + " monuments=E6:2.1", land=land),
        "craft ivory_carver",
        "site G2",
        "craft sculptor",
        "site G7",
    )
    play(hub, "(prices)", "price sculptor 2", "(confirm)")
    s = state(hub)
    assert cash(hub)[0] == 0
    assert s.afoot == before - 2 - 4
    assert s.vr[0] == 20 + 2 + 3
    assert s.vp[0] == 1 + 1 + 1 + 2
    assert (price(hub, 0, "ivory_carver"), price(hub, 0, "sculptor")) == (1, 2)
    near = at("3 turn=0 cash=6,9,9 makers=ivory_carver:B2:0:1", land="I..I........")
    assert refused(near, "craft ivory_carver") == "TGZ-CRF-6 no-resource-free"


BOARD = """
...W........
............
............
............
...........I
............
............
............
...W........
..~~~~~~~..I
"""
PIECES = (
    "3 turn=2 cash=9,9,7 order=2,0,1 monuments=F4:1.1,I6:2.2,B10:2.1 "
    "makers=sculptor:F1:0:2,wood_carver:E7:2:1,ivory_carver:K7:0:1"
)


def test_raising() -> None:
    """TGZ-TV3 TGZ-RAI-7,8,9,10 TGZ-HUB-3,4"""
    game = at(PIECES, land=BOARD)
    assert hubs(game, 2, "I6", "ivory_carver1") == 0
    assert hubs(game, 2, "I6", "sculptor1") == 1
    assert leg(game, 2, "sculptor1", "wood_carver1") == 1
    assert hubs(game, 2, "B10", "ivory_carver1") == 0
    dry = at(PIECES, land=BOARD.replace("~", "."))
    assert hubs(dry, 2, "B10", "ivory_carver1") == -1
    before = state(game).afoot
    play(game, "raise I6", "(maker sculptor1)", "(take D1)", "(from wood_carver1)", "(take D9)")
    play(game, "(maker ivory_carver1)", "take L5", "raise B10")
    while game.phase != "turn":
        play(game, game.legal()[0])
    assert levels(game) == {"F4": 1, "I6": 3, "B10": 2}
    assert (on_card(game, 0, "ivory_carver"), on_card(game, 0, "sculptor")) == (2, 2)
    assert on_card(game, 2, "wood_carver") == 1
    assert state(game).afoot == before - 2
    assert cash(game)[2] == 0
    assert sorted(state(game).used) == sorted([3, 8 * 18 + 3, 4 * 18 + 11, 9 * 18 + 11])
    assert state(game).vp[2] == 1 + 7 + 3 + 1  # with the first monument and the wood carver

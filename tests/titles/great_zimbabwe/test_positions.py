"""Positions that cannot come up are refused with a reason."""

import pytest
from tests.titles.great_zimbabwe.positions import at, title_on

from baobab.errors import PositionError
from baobab.kernel import oneline

GAME = title_on("")
BASE = "great_zimbabwe/1 2 round=1 order=0,1 monuments=N18,O18 discs=0.1,1.1"
GODS = "gods=xango:open,engai:open,gu:open,elegua:open,obatala:open,dziva:open,atete:open,qamata:open"
OPEN = "specialists=shaman:open,rain_ceremony:open,herd:open,builder:open,nomads:open"

BROKEN = [
    ("gods", "2 turn=0 gods=eshu:0,gu:0"),
    ("pile", "2 turn=0 pile=0,0"),
    ("cards", "2 turn=0 cards=0.potter:1"),
    ("cards", "2 turn=0 makers=potter:A1:0 cards=0.potter:2"),
    ("prices", "2 turn=0 makers=potter:A1:0:0"),
    ("prices", "2 turn=0 prices=0.potter:2"),
    ("paid", "2 turn=0 paid=herd:2"),
    ("fees", "2 turn=0 fees=2"),
    ("used", "2 turn=0 used=A1"),
    ("rain", "2 turn=0 rain=A1"),
    ("rain", "2 turn=0 rain=A1,C1"),
    ("charms", "2 turn=0 charms=R1 charm_kinds=wood"),
    ("charm_kinds", "2 turn=0 charms=A1"),
    ("makers", "2 turn=0 makers=potter:A1:0,wood_carver:A1:0"),
    ("makers", "2 turn=0 makers=potter:L1:0"),
    ("cards", "2 turn=0 makers=potter:A1:4"),
    ("monuments", "2 turn=0 monuments=P18:0.1"),
    ("discs", "2 turn=0 monuments=A1:4.1"),
    ("round", "2 turn=0 round=0"),
    ("ask", "2 ask=-"),
    ("ask", "2 gift=0 monuments=A1:0.5"),
    ("order", "2 turn=0 order=0,0"),
    ("order", "2 gift=0 order=open,0"),
    ("laid", "2 gift=0 laid=3"),
    ("laid", "2 gift=0 laid=7 last_gift=3"),
    ("laid", "2 turn=0 laid=3 last_gift=3"),
    ("helped", "2 gift=0 helped=1 laid=2 last_gift=2"),
    ("acted", "2 gift=0 acted=1"),
    ("acted", "2 do=0:build/@/1"),
    ("ask", "2 do=0:build/@/2 acted=1"),
    ("acted", "2 turn=0 makers=potter:A1:0 fresh=2"),
    ("acted", "2 turn=0 makers=potter:A1:0 firsts=2"),
    ("ask", "2 do=0:prices/@/potter/dziva makers=potter:A1:0"),
    ("ask", "2 do=0:prices/@/potter/freely makers=potter:A1:0"),
    ("ask", "2 do=0:herd/@"),
    ("ask", "2 do=0:site/@/sculptor acted=1"),
    ("busy", "2 turn=0 busy=1"),
    ("fresh", "2 turn=0 fresh=1"),
    ("window", "2 turn=0 window=1"),
    ("plan", "2 turn=0 plan=A1"),
    ("plan", "2 do=0:maker/@ acted=1 plan=N18"),
]


@pytest.mark.parametrize(("field", "text"), BROKEN)
def test_impossible_positions(field: str, text: str) -> None:
    """TGZ-I1..I5 TGZ-CRF-7"""
    with pytest.raises(PositionError) as caught:
        at(text)
    assert caught.value.params["field"] == field
    for lang in ("en", "it"):
        assert caught.value.words(lang)


def test_a_position_reads_as_it_was_written() -> None:
    game = at("2 turn=0 makers=potter:A2:0:2,wood_carver:C2v:1 monuments=F6:0.3 used=A1 cash=4,5", land="C.W")
    text = oneline.write(game.title, game.state)
    assert oneline.write(game.title, oneline.read(game.title, text)) == text
    assert "monuments=N18,O18,F6" in text


def test_tiles_have_their_places() -> None:
    """TGZ-SET-1"""
    for tiles in ("tiles=1:0n", "tiles=1:2n", "tiles=9:none", "tiles=9:1n"):
        with pytest.raises(PositionError) as caught:
            oneline.read(GAME, f"{BASE} {GODS} {OPEN} ask=turn/0 {tiles}")
        assert caught.value.params["field"] == "tiles"

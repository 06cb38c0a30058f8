"""Positions as text: what cannot come up is refused with the field; golden node counts."""

import pytest
from tests.titles.africa.positions import TITLE, at, complete, load

from baobab.errors import PositionError
from baobab.kernel import oneline, position
from baobab.kernel.luck import FastLuck
from baobab.kernel.playout import node_counts

MONUMENTS = ",".join(f"{name}:monument" for name in "A1 A2 A3 B1 B2 B3 B4 C1 C2".split())

IMPOSSIBLE = [
    # No tile is lost or doubled.
    ("spaces", "AFR-I1 tiles-lost", "2 ask=move/0/1 explorer=D1,B5 spaces=G3:bare"),
    ("spaces", "AFR-I1 tiles-lost", "2 ask=move/0/1 explorer=D1,B5 goods=0.pot:1"),
    ("spaces", "AFR-I1 too-many-tiles", "2 ask=move/0/1 explorer=D1,B5 goods=0.pot:6"),
    ("spaces", "AFR-Sa tile-down-on-city", "2 ask=move/0/1 explorer=D1,B5 spaces=K1:down,G3:bare"),
    ("spaces", "AFR-I5 goods-on-board", "2 ask=move/0/1 explorer=D1,B5 spaces=G3:pot"),
    # No camp is lost.
    ("supply", "AFR-I2 wrong-supply", "2 ask=move/0/1 explorer=D1,B5 spaces=G3:monument"),
    ("supply", "AFR-I2 wrong-supply", "2 ask=move/0/1 explorer=D1,B5 supply=7"),
    ("camps", "AFR-I2 camps-lost", "2 ask=move/0/1 explorer=D1,B5 spaces=D1:camp"),
    ("camps", "AFR-I2 camps-lost", "2 ask=move/0/1 explorer=D1,B5 camps=1,2"),
    ("camps", "AFR-I2 camps-lost", "2 allow_stacked_camps=yes ask=move/0/1 explorer=D1,B5 camps=1,2"),
    ("spaces", "AFR-BMc too-many-monuments", f"2 ask=move/0/1 explorer=D1,B5 spaces={MONUMENTS},C3:monument"),
    # Explorers.
    ("explorer", "AFR-I3 explorer-on-tile-down", "2 ask=move/0/1 explorer=D1,G3"),
    ("explorer", "AFR-I3 explorers-together", "2 ask=move/0/1 explorer=D1,D1"),
    ("first_player", "AFR-R1 no-such-first", "2 first_player=3 ask=move/0/1 explorer=D1,B5"),
    # Questions.
    ("ask", "AFR-Ea ended-too-soon", "2 ask=- explorer=D1,B5"),
    ("ask", "AFR-Ea should-be-over", f"2 ask=move/0/1 explorer=D1,B5 supply=0 camps=2,10 spaces={MONUMENTS}"),
    ("ask", "AFR-Sg cities-and-explorers", "2 ask=move/0/1 explorer=D1,off"),
    ("ask", "AFR-Sg cities-and-explorers", "2 ask=move/0/1,city/1 explorer=D1,B5"),
    ("ask", "AFR-Sg cities-in-order", "2 ask=move/0/1,city/0 explorer=D1,off"),
    ("ask", "AFR-Sg cities-in-order", "2 ask=move/0/2,city/1 explorer=D1,off"),
    ("ask", "AFR-Sg cities-in-order", "2 first_player=1 ask=move/0/1,city/1 explorer=D1,off"),
    ("ask", "AFR-Sg begun-too-soon", "2 ask=move/0/1,city/1 explorer=D1,off points=1,0"),
    ("ask", "AFR-Sg begun-too-soon", "2 ask=move/0/1,city/1 explorer=D1,off camps=3,1"),
    ("ask", "AFR-Sg begun-too-soon", "2 ask=move/0/1,city/1 explorer=G3,off spaces=G3:lion"),
    ("ask", "AFR-Sg begun-too-soon", "2 ask=move/0/1,city/1 explorer=D1,off idle=1"),
    ("ask", "AFR-Ga no-such-step", "2 simple=yes ask=move/0/2 explorer=D1,B5"),
    ("ask", "AFR-Ga no-such-step", "2 ask=city/0 explorer=D1,B5"),
    ("ask", "AFR-BTc no-such-goods", "2 ask=swap/0/pot/1 explorer=D1,B5 busy=1"),
    ("ask", "AFR-B2a no-such-tile", "2 ask=put/0/G3/1 explorer=D1,B5"),
    ("ask", "AFR-B2a no-such-tile", "2 ask=put/0/D2/1 explorer=D1,B5 spaces=D2:lion"),
    ("ask", "AFR-B2a no-such-tile", "2 ask=found/0/G3/1 explorer=D1,B5 busy=1 spaces=G3:lion"),
    ("ask", "AFR-B2a no-such-tile", "2 ask=found/0/D2/1 explorer=D1,D2 busy=1 spaces=D2:lion"),
    # The turn.
    ("idle", "AFR-R17 stalled-already", "2 stall_rounds=1 ask=move/0/1 explorer=D1,B5 idle=2"),
    ("busy", "AFR-R17 wrong-busy", "2 ask=move/0/1 explorer=D1,B5 busy=1"),
    ("busy", "AFR-R17 wrong-busy", "2 ask=act/0/1 explorer=D1,B5 busy=1"),
    ("busy", "AFR-R17 wrong-busy", "2 ask=found/0/D2/1 explorer=D1,B5 spaces=D2:lion"),
    ("busy", "AFR-R17 wrong-busy", "2 stall_rounds=1 ask=- explorer=D1,B5 idle=2 busy=1"),
]


@pytest.mark.parametrize(("field", "fault", "text"), IMPOSSIBLE)
def test_impossible_positions_are_refused(field: str, fault: str, text: str) -> None:
    """AFR-I1 AFR-I2 AFR-I3 AFR-I5"""
    with pytest.raises(PositionError) as caught:
        load(text)
    phrase = caught.value.params["fault"]
    assert caught.value.params["field"] == field
    assert getattr(phrase, "key", "") == f"fault-{fault.split()[1]}"
    for lang in ("en", "it"):
        assert f"({field})" in caught.value.words(lang)


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("explorer.0", "2 ask=move/0/1 explorer=Z9,B5"),
        ("explorer", "2 ask=move/0/1 explorer=D1"),
        ("points.0", "2 ask=move/0/1 explorer=D1,B5 points=-1,0"),
        ("busy", "2 ask=move/0/1 explorer=D1,B5 busy=2"),
        ("spaces", "2 ask=move/0/1 explorer=D1,B5 spaces=Z9:bare"),
        ("spaces.G3", "2 ask=move/0/1 explorer=D1,B5 spaces=G3:dragon"),
        ("ask[0]", "2 ask=sleep/0/1 explorer=D1,B5"),
        ("ask[0]", "2 ask=move/2/1 explorer=D1,B5"),
        ("ask[0]", "2 ask=move/0/3 explorer=D1,B5"),
        ("ask[0]", "2 ask=move/0 explorer=D1,B5"),
        ("seats", "6 ask=move/0/1 explorer=D1,B5"),
        ("weather", "2 weather=fine"),
        ("bag", "2 bag=monument:3"),
    ],
)
def test_misspelt_positions_name_the_field(field: str, text: str) -> None:
    with pytest.raises(PositionError) as caught:
        load(text)
    assert caught.value.params["field"] == field


GOOD = [
    "2",
    "5 first_player=4",
    "3 ask=move/0/1 explorer=G3,B5,K1 spaces=G3:bare",
    "3 ask=act/2/2 explorer=G3,B5,K1 spaces=G3:bare,G4:camp busy=1 idle=3",
    "3 ask=put/0/G4/1 explorer=G3,B5,K1 spaces=G3:bare,G4:lion,I8:bare,J8:lion",
    "3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:lion,G3:bare,I8:bare,J8:lion",
    "3 ask=swap/0/drum/2 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:1,1.pot:1",
    "2 allow_stacked_camps=yes ask=act/0/1 explorer=D1,B5 spaces=D1:camp camps=0,2",
]


@pytest.mark.parametrize("text", GOOD)
def test_positions_go_through_text_and_dump_unchanged(text: str) -> None:
    """AFR-Se"""
    s = load(complete(text))
    written = oneline.write(TITLE, s)
    again = oneline.read(TITLE, written)
    assert again.key() == s.key()
    assert oneline.write(TITLE, again) == written
    loaded = position.load(TITLE, position.dump(TITLE, s))
    assert position.digest(TITLE, loaded) == position.digest(TITLE, s)


GOLDEN = {
    "2 ask=move/0/1 explorer=D1,B5": [4, 17, 69],
    "3 ask=act/0/1 explorer=G3,B5,K1 spaces=G3:bare,G4:native,J8:bare,J9:bare,K8:bare,I9:bare": [8, 27, 95],
    "3 ask=put/0/G4/1 explorer=G3,B5,K1 spaces=G3:bare,G4:lion,I8:bare,J8:lion,K8:bare": [2, 4, 28],
    "3 ask=swap/0/drum/2 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:2,1.pot:1,2.mask:2": [3, 24, 186],
    "2 simple=yes allow_stacked_camps=yes ask=act/0/1 explorer=D1,B5 spaces=D1:camp": [5, 23, 123],
    "5 first_player=4": [5, 20, 60],
}
"""How many states lie one, two and three answers deep."""


@pytest.mark.parametrize("text", GOLDEN)
def test_golden_node_counts(text: str) -> None:
    assert node_counts(TITLE, at(text).state, 3, FastLuck(1)) == GOLDEN[text]

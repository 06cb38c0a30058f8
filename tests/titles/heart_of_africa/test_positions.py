"""Positions that cannot occur are refused, and the reason names the clause and the field."""

import pytest
from tests.titles.heart_of_africa.positions import at, complete, load

from baobab.errors import PositionError

GOOD = "2 ask=act/0 traders=0.egypt:5,1.cape:5"
FIGHT = "2 ask=conflicts/0,reveal/0/congo,stake/1/congo,stake/0/congo traders=0.congo:2,1.congo:2 foe=1"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (f"{GOOD} pool=1", "influence"),
        (f"{GOOD} supply=13", "neutrals"),
        (f"{GOOD} reserve=8,9", "traders"),
        (f"{GOOD} vp=5,5", "vp"),
        (f"{GOOD} vp=50,5", "ask"),
        (f"{GOOD} bag=ap_only-4:2", "hand"),
        (
            f"{GOOD} station="
            + ",".join(f"{a}:1" for a in "egypt nubia cape angola guinea senegal congo".split()),
            "station",
        ),
        (f"{GOOD} resource=egypt:gold", "resource"),
        (
            f"{GOOD} resource="
            + ",".join(f"{a}:gold" for a in "sahara niger bornu sudan abyssinia lakes congo".split()),
            "resource",
        ),
        (f"{GOOD} special=majority_gold,majority_gold", "special"),
        (f"{GOOD} marks=egypt.stopped:6", "marks"),
        (f"{GOOD} lead=1", "lead"),
        (f"{GOOD} marks=egypt.spent:1", "marks"),
        (f"{GOOD} barred=egypt:1", "marks"),
        (f"{GOOD} changes=1", "changed"),
        (f"{GOOD} last=3", "last"),
        (f"{GOOD} band=1", "band"),
        (f"{GOOD} refuge=egypt:1", "refuge"),
        (f"{GOOD} unmoved=sahara:1", "unmoved"),
        (f"{GOOD} drawn=no_loss", "losses"),
        (f"{GOOD} staked=active:1", "stance"),
        (f"{GOOD} foe=1", "foe"),
        (f"{GOOD} bids=3,none", "bids"),
        (f"{GOOD} active=1", "ask"),
        ("2 ask=bid/0 rows=ap_only-4,ap_only-5 ap=3", "active"),
        ("2 ask=bid/0", "ask"),
        ("2 ask=bid/0 rows=ap_only-4,ap_only-5 bids=3,none", "bids"),
        ("2 ask=bid/1 rows=ap_only-4,ap_only-5 bids=16,none", "bids"),
        ("2 ask=-", "ask"),
        ("2 ask=- vp=50,8 bids=3,none", "bids"),
        (f"{GOOD.replace('act/0', 'act/0,shift/0')} last=3 neutral_shift_scope=one_area", "ask"),
        ("2 ask=deal/0,start/1,start/0", "ask"),
        ("2 ask=deal/0,start/0,start/1 traders=1.cape:5", "traders"),
        ("2 ask=act/0,build/1 traders=0.egypt:5,1.cape:5", "ask"),
        ("2 ask=act/0,response/0/egypt traders=0.egypt:5,1.cape:5", "ask"),
        ("2 ask=act/0,group/0/egypt/cape traders=0.egypt:5,1.cape:5", "ask"),
        ("2 ask=conflicts/0,response/0/congo traders=0.congo:2,1.cape:5", "drawn"),
        ("2 ask=conflicts/0,drive/0/congo traders=0.congo:2,1.cape:5 refuge=heart:1", "refuge"),
        (FIGHT.replace("1.congo:2", "1.cape:2"), "ask"),
        (FIGHT.replace("foe=1", "foe=0"), "ask"),
        (FIGHT.replace("stake/0", "pledge/0") + " stance=active:1 staked=active:16", "staked"),
        (
            "2 ask=conflicts/0,reveal/0/congo,send/0/congo/1 traders=0.congo:2,1.congo:2 foe=1"
            " refuge=heart:1",
            "ask",
        ),
        ("2 ask=rows/0 rows=ap_only-4,ap_only-5", "ask"),
    ],
)
def test_an_impossible_position_is_refused(text: str, field: str) -> None:
    """HOA-I1 HOA-I2 HOA-I3 HOA-I4 HOA-I6 HOA-I7 HOA-D8 HOA-D9"""
    with pytest.raises(PositionError) as error:
        load(complete(text))
    assert error.value.field == field
    assert error.value.words("it")
    assert str(error.value)


@pytest.mark.parametrize("text", [GOOD, FIGHT, "3 ask=deal/0,start/0,start/1 traders=2.cape:5"])
def test_a_possible_position_is_read_and_written(text: str) -> None:
    game = at(text)
    again = load(game.position().split(" ", 1)[1])
    assert again.key() == game.state.key()

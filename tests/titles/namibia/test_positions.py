"""Positions: read as written, and what cannot come up is refused with a reason."""

import pytest
from tests.titles.namibia.positions import TITLE, at, new, state
from tests.titles.positions import SEED

from baobab.errors import PositionError
from baobab.kernel import oneline
from baobab.kernel.luck import Rng
from baobab.words import Phrase

IMPOSSIBLE = [
    ("cubes-of-nothing", "4 ask=bribe/0 cubes=A1:1"),
    ("not-a-mine-space", "4 ask=bribe/0 ore=B0:gold cubes=B0:1"),
    ("nobodys-mine", "3 ask=bribe/0 ore=A1:gold cubes=A1:1 heads=A1:3up"),
    ("mine-on-marker", "4 ask=bribe/0 ore=A1:abandoned heads=A1:0up"),
    ("forbidden-mine", "4 ask=bribe/0 ore=A1:diamond cubes=A1:1 heads=A1:0up"),
    ("empty-mine", "4 ask=bribe/0 heads=A1:0up"),
    ("too-many-cubes", "4 ask=bribe/0 ore=A1:gold cubes=A1:21"),
    (
        "too-many-heads",
        "4 ask=bribe/0 ore=A1:gold,A2:gold,A3:gold,A4:gold,A6:gold,A7:gold"
        " cubes=A1:1,A2:1,A3:1,A4:1,A6:1,A7:1 heads=A1:0up,A2:0up,A3:0up,A4:0up,A6:0up,A7:0up",
    ),
    ("too-many-tracks", "4 ask=lay/0 held=46,0,0,0"),
    ("track-missing", "4 ask=bribe/0 rails=K3-K4:0"),
    ("track-at-sea", "4 ask=bribe/0 rails=K3-W:1"),
    ("track-alone", "4 ask=bribe/0 rails=E4-F4:1"),
    ("shipped-unselected", "4 ask=select/0 stage=0 shipped=gold:1"),
    ("port-twice", "4 ask=select/2 stage=2 port=gold:B0,copper:B0"),
    ("too-many-places", "3 ask=bribe/0 places=4"),
    ("out-of-order", "4 ask=bribe/0 out=2,0,0,0"),
    ("out-with-goods", "4 ask=bribe/1 out=1,0,0,0"),
    ("no-reputation", "4 ask=bribe/0 reputation=0,15,15,15"),
    ("card-twice", "4 ask=bribe/0 card=no_gold,no_gold,no_silver,no_copper"),
    ("truck-astray", "4 ask=select/0 stage=0 truck=A1,off,off,off"),
    ("no-auction-now", "4 ask=select/0 stage=0 bid=3,0,0,0"),
    ("wrong-order", "4 ask=bribe/0 order=0,0,1,2"),
    ("wrong-places", "4 ask=bribe/0 taken=1,none,none,none"),
    ("ended-too-soon", "4 ask=- round=5"),
    ("one-question", "4 ask=bribe/0,bribe/1"),
    ("asked-who-is-out", "4 ask=bribe/0 out=1,0,0,0 cash=0,1,1,1 reputation=0,1,1,1 places=4"),
    ("cubes-in-hand", "4 ask=bribe/0 hand=0.gold:1"),
    ("no-buying-now", "4 ask=buy/0 round=2"),
    ("nothing-selected-now", "4 ask=bribe/0 port=gold:B0"),
    ("no-trucks-now", "4 ask=bribe/0 ore=A1:gold cubes=A1:1 heads=A1:0up truck=A1,off,off,off"),
    ("tracks-held", "4 ask=select/0 stage=0 held=1,0,0,0"),
    ("not-the-setup", "4 ask=cube/0 round=2 hand=0.gold:1,1.copper:1,2.gold:1,3.gold:1"),
    ("hands-in-turn", "4 ask=cube/0 hand=0.gold:1,1.copper:1"),
    ("forbidden-in-hand", "4 ask=cube/0 hand=0.diamond:1,1.copper:1,2.gold:1,3.gold:1"),
    ("not-bidding", "4 ask=bribe/0 bid=3,2,0,0"),
    ("wrong-bids", "4 ask=bribe/0 bid=0,3,3,0"),
    ("bid-above-money", "4 ask=bribe/0 bid=0,0,16,0"),
    ("too-often", "4 ask=start/0/2 ore=A1:gold,A2:gold cubes=A1:1,A2:1"),
    ("wrong-stage", "4 ask=select/0 stage=1"),
]


@pytest.mark.parametrize(("key", "text"), IMPOSSIBLE, ids=[key for key, _ in IMPOSSIBLE])
def test_an_impossible_position_is_refused(key: str, text: str) -> None:
    """NAM-I1 NAM-I2 NAM-I3 NAM-I4 NAM-I5 NAM-I6 NAM-I7 NAM-I8: with the fault in words."""
    with pytest.raises(PositionError) as caught:
        at(text)
    fault = caught.value.params["fault"]
    assert isinstance(fault, Phrase)
    assert fault.key == f"fault-{key}"
    for lang in ("en", "it"):
        assert caught.value.words(lang)


@pytest.mark.parametrize("seats", [3, 4])
def test_positions_come_back_as_they_were(seats: int) -> None:
    game, rng = new(seats, SEED), Rng(SEED)
    while not game.over:
        again = oneline.read(TITLE, game.position())
        assert again.key() == state(game).key()
        assert list(TITLE.legal(again)) == list(TITLE.legal(game.state))
        moves = game.legal()
        game.play(moves[rng.below(len(moves))])


def test_a_poor_player_may_have_bid_the_minimum() -> None:
    """NAM-R-02: the one bid that may exceed the money."""
    assert at("4 round=5 ask=bribe/1 bid=5,0,0,0 cash=2,15,15,15").seat == 1

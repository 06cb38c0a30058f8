"""Bots at Africa bring a game to its end, though nobody who is behind wants to."""

import pytest

import baobab
from baobab.bots import find_bot as find_bot
from baobab.bots.bot import Budget, ask
from baobab.kernel.luck import FastLuck, Rng

LAST_TILE = (
    "africa/1 4 ask=move/0/1 draws=tiles:95,first:1 spaces=A1:bare,A2:native,A3:bare,B1:bare,B2:gem2,"
    "B3:bare,B4:native,B5:camp,C1:native,C2:native,C3:camp,C4:monument,C5:bare,D2:monument,D3:bare,"
    "D4:zebra,D5:camp,D6:monument,E1:native,E2:camp,E3:zebra,E4:zebra,E5:bare,E6:bare,F1:bare,"
    "F2:bare,F3:zebra,F4:zebra,F5:camp,F6:camp,G1:giraffe,G2:gem1,G3:bare,G4:native,G5:bare,"
    "G6:native,G7:bare,G8:native,H1:giraffe,H2:giraffe,H3:camp,H4:camp,H5:camp,H6:native,H7:native,"
    "H8:bare,H9:monument,H10:bare,H11:native,H12:bare,I1:monument,I2:giraffe,I3:rhinoceros,"
    "I4:rhinoceros,I5:lion,I6:camp,I7:native,I8:monument,I9:elephant,I10:camp,I11:lion,I12:camp,"
    "J1:bare,J2:giraffe,J3:gold1,J4:rhinoceros,J5:monument,J6:lion,J7:camp,J8:elephant,J9:elephant,"
    "J10:elephant,J11:monument,J12:lion,J13:gold2,K1:camp,K2:gold2,K3:rhinoceros,K4:rhinoceros,"
    "K5:camp,K6:bare,K7:native,K8:elephant,K9:monument,K10:camp,K11:lion,L1:monument,L2:camp,L3:bare,"
    "L4:native,L5:gem2,L6:bare,L7:camp,L8:bare,M1:bare,M2:native,M3:bare,N1:gem1 explorer=D6,A3,C5,"
    "B5 points=39,52,43,49 camps=0,0,0,0 goods=0.statue:3,0.garment:4,1.statue:2,1.drum:5,2.pot:5,"
    "3.garment:1,3.mask:5 mined=0.gold1:1,0.gold2:1,0.gem2:1,1.gold1:1,1.gold2:1,1.gem1:1,1.gem2:2,"
    "2.gold1:2,2.gold2:1,2.gem1:2 supply=0 idle=22"
)
"""One tile is left, the last monument. Seat 1 wins if it is turned, and once travelled to and fro instead."""


CAMPS_IN_HAND = (
    LAST_TILE.replace("K1:camp", "K1:bare").replace("L2:camp", "L2:bare").replace("camps=0,0", "camps=0,2")
)
"""The same, but seat 1 holds two camps, which it could still hope to use."""


def at_two(position: str) -> str:
    """The same for two seats: three monuments lie face down, of which one is wanted.  AFR-2a"""
    seats, spaces = (
        position.replace("africa/1 4", "africa/1 2").replace("tiles:95", "tiles:93").split(" spaces=")
    )
    for space in ("J11", "L1"):
        spaces = spaces.replace(f"{space}:monument,", "")
    for space in "B5 C3 D5 E2 F5 F6".split():
        spaces = spaces.replace(f"{space}:camp", f"{space}:bare")
    board, camps = spaces.split(" explorer=")[0], "0,2" if "camps=0,2" in spaces else "0,0"
    return (
        f"{seats} spaces={board} explorer=D6,A3 points=39,52 camps={camps} "
        "goods=0.statue:3,0.garment:5,0.pot:5,1.statue:2,1.drum:5,1.mask:5 mined=0.gold1:3,0.gold2:2,"
        "0.gem1:2,0.gem2:1,1.gold1:1,1.gold2:1,1.gem1:1,1.gem2:2 supply=0 idle=22"
    )


POSITIONS = [LAST_TILE, CAMPS_IN_HAND, at_two(LAST_TILE), at_two(CAMPS_IN_HAND)]


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("player", ["greedy", "search"])
@pytest.mark.parametrize("others", ["greedy", "search"])
def test_a_game_in_which_nothing_happens_comes_to_its_end(player: str, others: str, position: str) -> None:
    """AFR-R17: without that 1,000 rounds were idled away."""
    game = baobab.at("africa", position)
    title, s = game.title, game.state.copy()
    bots = [find_bot(player if seat == 1 else others) for seat in range(s.seats)]
    luck, rng = FastLuck(1), Rng(1)
    for _ in range(60):
        if not s.over():
            title.apply(s, ask(bots[s.seat()], title, s, Budget(iterations=20), rng), luck)
    assert s.over()
    assert title.ranks(s)[1] == 1

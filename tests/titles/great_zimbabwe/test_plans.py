"""Every raise that the rules allow, and no other, is what the questions lead to, each by one way.

`BAOBAB_PLANS` says how many boards (40), `BAOBAB_SEED` where to begin (1).
"""

import os

import pytest
from tests.titles.great_zimbabwe.positions import at, state
from tests.titles.great_zimbabwe.reference import Plan, Slow, all_plans, read_plan

from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles.great_zimbabwe.state import ZimbabweState

PLANS = int(os.environ.get("BAOBAB_PLANS", "40"))
SEED = int(os.environ.get("BAOBAB_SEED", "1"))

CRAFTS = [
    "wood_carver",
    "potter",
    "ivory_carver",
    "diamond_cutter",
    "sculptor",
    "vessel_maker",
    "throne_maker",
]
SQUARES = ["ivory_carver", "diamond_cutter", "sculptor", "vessel_maker"]
GODS = ["", "tsui_goab", "atete", "anansi", "eshu", "qamata"]


def small_board(rng: Rng) -> tuple[str, str]:
    """A crowded corner with a few craftsmen, monuments and resources."""
    cells = [["."] * 8 for _ in range(7)]
    taken: set[tuple[int, int]] = set()

    def free(high: int, wide: int) -> tuple[int, int] | None:
        for _ in range(20):
            row, column = int(rng.below(8 - high)), int(rng.below(9 - wide))
            spots = {(row + y, column + x) for y in range(high) for x in range(wide)}
            if not spots & taken:
                taken.update(spots)
                return row, column
        return None

    def name(spot: tuple[int, int]) -> str:
        return f"{'ABCDEFGH'[spot[1]]}{spot[0] + 1}"

    for mark in "WWWCCIID~~~~"[: 5 + int(rng.below(8))]:
        spot = free(1, 1)
        if spot:
            cells[spot[0]][spot[1]] = mark
    makers, count = [], dict.fromkeys(CRAFTS, 0)
    for _ in range(2 + int(rng.below(5))):
        craft = CRAFTS[rng.below(len(CRAFTS))]
        spot = free(2, 2) if craft in SQUARES else free(1, 2)
        if spot and count[craft] < 3:
            count[craft] += 1
            makers.append(f"{craft}:{name(spot)}:{rng.below(2)}:{1 + rng.below(3)}")
    monuments = []
    for owner in (0, 0, 1):
        spot = free(1, 1)
        if spot:
            monuments.append(f"{name(spot)}:{owner}.{1 + rng.below(3)}")
    god = GODS[rng.below(len(GODS))]
    # One price a card: the first craftsman of an owner says it.
    line = f"2 turn=0 cash={rng.below(9)},9"
    if makers:
        line += f" makers={','.join(makers)}"
    if monuments:
        line += f" monuments={','.join(monuments)}"
    if god:
        line += f" gods={god}:0"
    used = [f"{'ABCDEFGH'[x]}{y + 1}" for y in range(7) for x in range(8) if cells[y][x] in "WCID"]
    if used and rng.below(3) == 0:
        line += f" used={used[0]}"
    return "\n".join("".join(row) for row in cells), line


def ways_to_raise(game: Game) -> list[Plan]:
    """All plans that the questions lead to, one entry for each way."""
    title, found = game.title, []

    def follow(s: ZimbabweState) -> None:
        phase = title.phase(s).name
        for action in title.phases[s.phase()].legal(s):
            kind = title.actions.kind(action).name
            if phase == "turn" and kind != "raise":
                continue
            if kind == "commit":
                found.append(read_plan(s, [int(step) for step in s.plan]))
                continue
            child = s.copy()
            title.phases[s.phase()].apply(child, action, FastLuck(1), None)
            follow(child)

    follow(state(game))
    return found


def test_the_questions_lead_to_exactly_the_raises_that_the_rules_allow() -> None:
    """TGZ-RAI-1,3,4,5,6,7,8,9,10,11,12,13 TGZ-GD-TSU TGZ-GD-ATE TGZ-GD-ANA TGZ-GD-ESH"""
    rng = Rng(SEED)
    plans = 0
    for number in range(PLANS):
        picture, line = small_board(rng)
        game = at(line, land=picture)
        s = state(game)
        wanted = all_plans(s, 0, Slow(s, int(s.steps(0))))
        found = ways_to_raise(game)
        assert len(found) == len(set(found)), f"board {number}: two ways to one plan\n{picture}\n{line}"
        assert set(found) == wanted, f"board {number}\n{picture}\n{line}"
        plans += len(wanted)
    assert plans > PLANS


@pytest.mark.parametrize("god", ["tsui_goab", "atete"])
def test_a_crowded_workshop(god: str) -> None:
    """TGZ-GD-TSU TGZ-GD-ATE many resources, several makers of a kind, all sets of goods once"""
    picture = "CCC.C...\n"
    makers = "potter:A2:0:1,potter:D2:1:2,potter:G2:1:2"
    game = at(f"2 turn=0 cash=7,9 gods={god}:0 makers={makers} monuments=C4:0.2,E4:0.1", land=picture)
    s = state(game)
    found = ways_to_raise(game)
    assert set(found) == all_plans(s, 0, Slow(s, 3))
    assert len(found) == len(set(found))

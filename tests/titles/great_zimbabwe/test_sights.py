"""What a place reaches, and the plan that is proposed: the same ranges and prices that the rules go by."""

import pytest
from tests.titles.great_zimbabwe.positions import TITLE, at, seen, state
from tests.titles.positions import play

from baobab.errors import SubjectError
from baobab.game import Game
from baobab.kernel.accounts import compare
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.sights import Sight

ENOUGH_PLANS = 5
LAKE = ".~~~~~~~~~.W"


def numbers(sight: Sight, layer: str) -> dict[str, int | None]:
    found = next(one for one in sight.layers if one.name == layer)
    return {mark.place: mark.number for mark in found.marks}


def told(game: Game, sight: Sight, layer: str) -> list[str]:
    found = next(one for one in sight.layers if one.name == layer)
    return [game.words("en").say(mark.note.key, mark.note.params) for mark in found.marks if mark.note]


def test_land_sees_steps_lakes_and_resources() -> None:
    """TGZ-RNG-1 TGZ-RNG-3"""
    game = at("2 turn=0", land=LAKE)
    sight = game.sight("cell A1", 0)
    steps = numbers(sight, "steps")
    assert (steps["B1"], steps["J1"], steps["K1"], steps["L1"]) == (1, 1, 2, 3)
    assert set(numbers(sight, "lake")) == {f"{column}1" for column in "BCDEFGHIJ"}
    assert numbers(sight, "resources") == {"L1": 0}
    assert told(game, sight, "resources") == ["wood on L1: nobody has it in range"]


def test_a_lake_is_seen_as_one() -> None:
    """TGZ-RNG-3"""
    game = at("2 turn=0", land=LAKE)
    sight = game.sight("cell E1", -1)
    assert sight.note is not None
    assert (
        game.words("en").say(sight.note.key, sight.note.params) == "A lake of 9 cells: all of it is one step"
    )
    assert numbers(sight, "steps")["K1"] == 1


def test_a_resource_names_who_has_it_in_range() -> None:
    """TGZ-CRF-6"""
    game = at("2 turn=0 makers=wood_carver:C1v:1:2,potter:B3:0", land="W..........C")
    sight = game.sight("cell A1", 0)
    assert told(game, sight, "makers") == ["wood carver 1: 2 to player 2"]
    assert told(game, game.sight("cell B1", 0), "resources") == ["wood on A1: in range of wood carver 1"]


def test_a_craftsman_sees_its_resources_and_the_monuments_it_serves() -> None:
    """TGZ-RAI-7 TGZ-RNG-5"""
    game = at("2 turn=0 makers=wood_carver:C1v:1:2 monuments=D5:0.1,D8:1.1,L12:1.1", land="W..........C")
    sight = game.sight("maker wood_carver1", 0)
    assert numbers(sight, "resources") == {"A1": 0}
    assert numbers(sight, "monuments") == {"D5": 0, "D8": 1}
    assert sight.note is not None
    words = game.words("en").say(sight.note.key, sight.note.params)
    assert words == "1 resource in reach; 2 monuments can buy here, 1 of them yours"
    assert numbers(game.sight("cell C1", 0), "monuments") == {"D5": 0, "D8": 1}


def test_a_craftsman_shows_the_ways_to_monuments_of_who_looks() -> None:
    """TGZ-HUB-8: late in a game, ways to everybody's monuments would cover the map."""
    game = at("2 turn=0 makers=wood_carver:C1v:1:2 monuments=D5:0.1,D8:1.1,L12:1.1", land="W..........C")
    ways = {
        seat: [path.places for path in game.sight("maker wood_carver1", seat).paths] for seat in (-1, 0, 1)
    }
    assert ways == {-1: [], 0: [], 1: [["D8", "D5", "wood_carver1"]]}


def test_a_monument_sees_the_makers_over_hubs() -> None:
    """TGZ-HUB-2 TGZ-HUB-8"""
    game = at("2 turn=0 makers=wood_carver:C1v:1:2 monuments=D5:0.1,D8:1.1", land="W..........C")
    sight = game.sight("cell D8", 1)
    assert numbers(sight, "makers") == {"wood_carver1": 1}
    assert numbers(sight, "hubs")["D5"] == 0
    assert [path.places for path in sight.paths] == [["D8", "D5", "wood_carver1"]]


def test_eshu_sees_farther_in_the_turn_of_his_worshipper() -> None:
    """TGZ-RNG-6"""
    game = at("2 turn=0 gods=eshu:0", land="W...........")
    assert numbers(game.sight("cell G1", 0), "resources") == {"A1": 0}
    assert numbers(game.sight("cell G1", 1), "resources") == {}
    assert numbers(game.sight("cell G1", -1), "resources") == {}


def test_a_site_is_seen_only_while_somebody_places() -> None:
    """TGZ-CRF-5 TGZ-CRF-6"""
    game = at("2 turn=0 cash=9,9 monuments=D5:0.1,D8:1.1", land="W...........\n")
    with pytest.raises(SubjectError):
        game.sight("site C1", 0)
    play(game, "craft wood_carver")
    assert numbers(game.sight("site C1", 0), "resources") == {"A1": 0}
    assert numbers(game.sight("site D1v", 0), "resources") == {"A1": 0}
    assert numbers(game.sight("site E1v", 0), "resources") == {}
    assert numbers(game.sight("site C1v", 0), "monuments") == {"D5": 0, "D8": 1}
    with pytest.raises(SubjectError):
        game.sight("site C1", 1)


RAIN_HELPS = """
.W...~~~~~..
............
"""


def test_a_tile_is_seen_by_who_would_use_it() -> None:
    """TGZ-SPC-3: only craftsmen of the kind in range, and only while the tile is being laid."""
    line = "2 turn=0 cash=9,9 specialists=shaman:0 makers=potter:B5:1:2,wood_carver:B8:0:1"
    game = at(line, land="W...........")
    with pytest.raises(SubjectError):
        game.sight("tile A3", 0)
    play(game, "use shaman", "resource clay")
    sight = game.sight("tile A3", 0)
    assert told(game, sight, "makers") == ["potter 1: 2 to player 2"]
    assert numbers(game.sight("tile A12", 0), "makers") == {}
    for subject, seat in (("tile A1", 0), ("tile B5", 0), ("tile A3", 1)):
        with pytest.raises(SubjectError):
            game.sight(subject, seat)


def test_tiles_are_listed_by_whom_they_serve() -> None:
    """TGZ-SPC-3: what serves one's own craftsmen stands first, what serves nobody last."""
    line = "2 turn=0 cash=9,9 specialists=shaman:0 makers=potter:B5:1:2,potter:G5:0:2"
    game = play(at(line, land="W..........."), "use shaman", "resource clay")
    previews = {option.notation: option.preview for option in game.options("en")}
    phase = game.title.phase(game.state)
    notes = {action: phase.preview(game.state, game.code(action)) for action in game.legal()}
    ranks = {action: (previews[action], note.rank) for action, note in notes.items() if note}
    assert ranks["lay A3"] == ("in range of potter 1", 1)
    assert ranks["lay H3"] == ("in range of potter 2", 100)
    assert ranks["lay D4"] == ("in range of potter 1 and potter 2", 101)
    crowded = play(at(f"{line},vessel_maker:E2:0:1", land="W..........."), "use shaman", "resource clay")
    assert [option.preview for option in crowded.options("en") if option.notation == "lay D4"] == [
        "in range of 2 of yours and 1 of others"
    ]
    assert ranks["lay A12"] == ("in range of no craftsman who uses it", 0)


def test_rain_shows_what_it_would_change() -> None:
    """TGZ-SPC-4 TGZ-RNG-3: the lake as it would be, resources that come into reach, fewer hubs."""
    line = "2 turn=0 cash=9,9 specialists=rain_ceremony:0 makers=wood_carver:K2:0:1 monuments=B3:0.1"
    game = play(at(line, land=RAIN_HELPS), "use rain_ceremony")
    assert numbers(game.sight("maker wood_carver1", 0), "resources") == {}
    sight = game.sight("site D1", 0)
    assert told(game, sight, "makers") == ["wood carver 1 would reach B1, too"]
    assert set(numbers(sight, "lake")) >= {"D1", "E1", "F1", "J1"}
    assert [path.places for path in sight.paths if path.name == "way"] == [["B3", "wood_carver1"]]
    assert sight.note is not None
    words = game.words("en").say(sight.note.key, sight.note.params)
    assert words == "Rain here: 1 craftsman reaches more, 1 way of yours needs fewer hubs"
    previews = {option.notation: option.preview for option in game.options("en")}
    assert previews["rain D1"] == "more within reach of wood carver 1"
    assert previews["rain A12"] == "no craftsman reaches more"
    with pytest.raises(SubjectError):
        game.sight("site F1", 0)
    with pytest.raises(SubjectError):
        game.sight("site D1", 1)


def test_who_is_paid_is_complete() -> None:
    """TGZ-HUB-7 TGZ-GD-QAM: every owner for the work, and hubs to the stock or to Qamata's worshipper."""
    line = "3 turn=0 cash=9,9,9 makers=wood_carver:C1v:1:2 monuments=D5:1.1,D8:0.1"
    for gods, hubs in (("", "to the stock for 1 hub"), (" gods=qamata:2", "to player 3 (Qamata) for 1 hub")):
        game = play(at(line + gods, land="W..........C"), "raise D8")
        if game.phase == "raise":  # all the rest answered itself
            assert told(game, game.sight("plan now", 0), "paid") == ["to player 2 for wood carver 1", hubs]
            marks = next(one for one in game.sight("plan now", 0).layers if one.name == "paid").marks
            assert [(mark.place, mark.number) for mark in marks] == [
                ("1", 2),
                ("stock" if not gods else "2", 1),
            ]


def test_a_gift_shows_where_each_head_lands() -> None:
    """TGZ-BID-6: also where the gift ends the phase, and the plaques are emptied at once."""
    game = Game.new(TITLE, 3, FastLuck(5))
    while game.phase != "gift":
        game.play(game.legal()[0])
    seat = game.seat
    assert list(numbers(game.sight("gift 2", seat), "plaques").values()) == [1, 1, 0]
    assert sum(number or 0 for number in numbers(game.sight("gift 3", seat), "plaques").values()) == 3
    game.play("number 3")
    for subject in ("gift 3", "gift 1023"):
        with pytest.raises(SubjectError):
            game.sight(subject, game.seat)
    with pytest.raises(SubjectError):
        game.sight("gift 2", seat)


def test_a_plan_is_completed_as_cheaply_as_can_be_and_comes_true() -> None:
    """TGZ-RAI-13: the proposal costs what the preview said, and playing it does what it told."""
    title, seen = TITLE, 0
    game, rng = Game.new(title, 3, FastLuck(5)), Rng(5)
    while not game.over and seen < ENOUGH_PLANS:
        raises = [action for action in game.legal() if action.startswith("raise ")]
        game.play(raises[0] if raises else game.legal()[rng.below(len(game.legal()))])
        if game.phase in ("maker", "take", "from") and len(state(game).plan) == 1:
            seen += 1
            check_proposal(game)
    assert seen == ENOUGH_PLANS, "hardly anything was raised"


RICH = (
    "great_zimbabwe/1 5 ask=turn/3,maker/3 draws=tiles:8,quarters:9,gods:8,pile:5 "
    "tiles=1:8e,2:10e,3:2n,4:5n,6:3e,7:7s,8:4w,9:6n pile=2,0,1,3,4 cash=18,23,28,27,20 cards=0.wood_c"
    "arver:1,0.potter:1,0.ivory_carver:2,1.sculptor:2,1.vessel_maker:1,1.throne_maker:2,2.potter:2,3."
    "diamond_cutter:1,3.vessel_maker:2,3.throne_maker:1,4.wood_carver:2,4.ivory_carver:1,4.diamond_cu"
    "tter:2,4.sculptor:1 prices=0.wood_carver:2,0.potter:3,0.ivory_carver:3,1.sculptor:1,1.vessel_mak"
    "er:3,1.throne_maker:3,2.potter:3,3.diamond_cutter:3,3.vessel_maker:3,3.throne_maker:3,4.wood_car"
    "ver:2,4.ivory_carver:3,4.diamond_cutter:3,4.sculptor:3 "
    "gods=elegua:2,dziva:1,eshu:3,obatala:open,tsui_goab:open,qamata:4,engai:0,xango:open "
    "specialists=shaman:0,rain_ceremony:2,herd:1,builder:3,nomads:4 paid=builder:2,nomads:2 "
    "monuments=I7,L7,J12,L10,G12,L14,C11,G7,O9,J14,E12,Q18,P3,L5,J16,H9,E1,H1,E14,G5,N16,Q6,M13 discs"
    "=4.3,2.3,1.3,3.4,0.3,3.3,2.1,2.3,4.3,0.3,2.2,2.3,1.2,1.3,3.1,0.3,4.2,1.2,0.1,2.1,3.1,3.1,4.1 mak"
    "ers=wood_carver1:D6,wood_carver2:P12v,wood_carver3:M2,potter1:K5v,potter2:O10,potter3:F11v,ivory"
    "_carver1:P4,ivory_carver2:H5,ivory_carver3:G3,diamond_cutter1:Q11,diamond_cutter2:B5,diamond_cut"
    "ter3:J7,sculptor1:K16,sculptor2:J10,sculptor3:M5,vessel_maker1:E9,vessel_maker2:N3,vessel_maker3"
    ":G13,throne_maker1:O7,throne_maker2:L8,throne_maker3:H11v owners=wood_carver1:0,wood_carver2:4,w"
    "ood_carver3:0,potter1:0,potter2:2,potter3:2,ivory_carver1:4,ivory_carver2:0,ivory_carver3:4,diam"
    "ond_cutter1:3,diamond_cutter2:4,diamond_cutter3:4,sculptor1:4,sculptor2:1,sculptor3:4,vessel_mak"
    "er1:1,vessel_maker2:3,vessel_maker3:3,throne_maker1:3,throne_maker2:1,throne_maker3:1 "
    "charms=I12,M16,C18,M18,H7,F16,M17,D4,M4,I17 "
    "charm_kinds=clay,ivory,clay,clay,diamond,ivory,clay,wood,diamond,wood "
    "rain=F14,F15,E3,F3,A10,B10,Q10,R10,K15,L15,O11,O12,M7,N7,E18,F18 order=4,3,0,1,2 plan=L10 "
    "round=14 acted=1 busy=8"
)
"""Five seats, late: four secondary goods for a monument of level 4, with many resources to choose from."""


def test_a_rich_plan_is_proposed_at_once() -> None:
    """Every resource costs the same, so trying them all out would take for ever."""
    game = Game.at(TITLE, RICH, FastLuck(0))
    rest = next(path for path in game.sight("plan now", game.seat).paths if path.name == "rest")
    assert len([action for action in rest.places if action.startswith("maker ")]) == 4
    assert refused_later(game) == "TGZ-RAI-4"


def refused_later(game: Game) -> str:
    """The clause that speaks against a good of the plan whose turn has not come yet."""
    reason = game.why_not("maker throne_maker1")
    assert reason is not None
    assert reason.key == "reason-maker-later"
    return reason.clause


def check_proposal(game: Game) -> None:
    seat = game.seat
    sight = game.sight("plan now", seat)
    rest = next(path for path in sight.paths if path.name == "rest")
    least = game.steps[-1].before
    title = game.title
    steps = [place for path in sight.paths if path.name in ("raise", "good") for place in path.places]
    assert steps[: len(seen(game, seat)["plan"])] == seen(game, seat)["plan"]
    assert steps[len(seen(game, seat)["plan"]) :] == [answer.split()[1] for answer in rest.places]
    paid = next(layer for layer in sight.layers if layer.name == "paid")
    assert sum(mark.number or 0 for mark in paid.marks) == rest.number
    preview = title.phase(least).preview(least, game.steps[-1].action)
    assert preview is not None
    assert preview.params["cattle"] == rest.number
    trial = Game(title, game.state.copy(), FastLuck(0))
    before = title.accounts(trial.state)
    for action in rest.places:
        if action in trial.legal():
            trial.play(action)
    if trial.phase == "raise":
        trial.play("commit")
    happened = compare(before, title.accounts(trial.state), int(trial.state.seats))
    if trial.seat == seat:
        assert repr(happened) == repr(sight.changes)

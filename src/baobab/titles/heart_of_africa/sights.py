"""What an area reaches, for the eye: where its pieces could go for how many action points, and what a fight
there would weigh.

HOA-7.1.2 HOA-8.1a HOA-8.2
"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note
from baobab.kernel.sights import Layer, Mark, Path, Sight
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.strength import base_strength
from baobab.titles.heart_of_africa.pieces import count_own, spends_ap, stopped_there
from baobab.titles.heart_of_africa.player_turn.movement import count_walkers
from baobab.titles.heart_of_africa.player_turn.new_traders import enter_cost
from baobab.titles.heart_of_africa.player_turn.prices import area_value
from baobab.titles.heart_of_africa.state import HeartState

FAR = -1


def subjects(b: Board) -> list[Domain]:
    """What can be looked at: the areas of the map."""
    return [b.areas]


def sight(b: Board, s: HeartState, area: int) -> Sight:
    """The walkers of the active player there and how far they come, what each player's pieces weigh, and
    what the area is worth. All of it lies open, so every seat sees the same."""
    layers = [fighters(b, s, area)]
    paths: list[Path] = []
    if s.active >= 0 and spends_ap(s):
        going = departures(b, s, area)
        if going.marks:
            cost, back = steps(b, s, area)
            layers.append(going)
            layers.append(
                Layer("reach", [Mark(b.areas.names[to], int(cost[to])) for to in areas_within_reach(s, cost)])
            )
            paths = [
                Path("way", way_to(b, back, area, to), int(cost[to])) for to in areas_within_reach(s, cost)
            ]
        entry = enter_cost(b, s, s.active, area)
        if entry >= 0:
            layers.append(Layer("enter", [Mark(b.areas.names[area], int(entry))]))
    note = Note("sight-area", {"area": b.areas.say(area), "value": area_value(b, s, area)})
    return Sight(layers, paths, note)


def fighters(b: Board, s: HeartState, area: int) -> Layer:
    """What the pieces of each player there count in a conflict, before anything is committed.  HOA-8.2a"""
    marks = [
        Mark(str(seat), int(base_strength(b, s, seat, area)))
        for seat in range(int(s.seats))
        if count_own(b, s, seat, area) > 0
    ]
    return Layer("fighters", marks)


def departures(b: Board, s: HeartState, area: int) -> Layer:
    """How many traders may leave, and whether the wholesaler may.  HOA-7.1.2d HOA-8.3a"""
    marks = []
    if s.traders[s.active * b.size + area] > 0 and count_walkers(b, s, area) > 0:
        marks.append(Mark("traders", int(count_walkers(b, s, area))))
    if s.wholesaler[s.active] == area and s.lead % 2 == 0:
        marks.append(Mark("wholesaler", 1))
    return Layer("walkers", marks)


def steps(b: Board, s: HeartState, origin: i64) -> tuple[vec[i64], vec[i64]]:
    """For every area the action points that one piece pays to come there, and the area before it.

    Whoever meets somebody stops, so no way leads through such an area.  HOA-7.1.2a HOA-7.1.2d
    """
    cost, back = filled(b.size, FAR), filled(b.size, FAR)
    cost[origin] = 0
    queue = [origin]
    for area in queue:
        if area != origin and stopped_there(b, s, area) == 1:
            continue
        for i in range(b.near_first[area], b.near_first[area + 1]):
            to = b.near[i]
            if cost[to] == FAR:
                cost[to] = cost[area] + b.figures.move_ap
                back[to] = area
                queue.append(to)
    cost[origin] = FAR
    return cost, back


def areas_within_reach(s: HeartState, cost: vec[i64]) -> list[int]:
    """The areas for which the action points suffice."""
    return [to for to in range(len(cost)) if 0 < cost[to] <= s.ap]


def way_to(b: Board, back: vec[i64], origin: i64, to: i64) -> list[str]:
    """The areas from the first to the last."""
    found = [b.areas.names[to]]
    at = to
    while at != origin:
        at = back[at]
        found.append(b.areas.names[at])
    found.reverse()
    return found

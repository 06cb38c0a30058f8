"""What would happen, as far as everybody may know: points, shares of the pool, and what fighters can muster.

HOA-8.2 HOA-9 HOA-11.0
"""

from mypy_extensions import i64

from baobab.kernel.title import View
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.battle import fights_with_lead
from baobab.titles.heart_of_africa.conflict.neutrals import can_bear, neutral_strength
from baobab.titles.heart_of_africa.conflict.strength import base_strength, fighting_weight
from baobab.titles.heart_of_africa.counters import PLAIN
from baobab.titles.heart_of_africa.pieces import count_own
from baobab.titles.heart_of_africa.score_track import space_after
from baobab.titles.heart_of_africa.scoring import (
    area_points,
    bonus_points,
    can_play_special,
    heart_points,
    neutral_points,
    special_points,
    station_points,
)
from baobab.titles.heart_of_africa.state import HeartState


def total_points(b: Board, s: HeartState, seat: int) -> int:
    """What a seat would score if it scored now.  HOA-9.4c"""
    gains = area_points(b, s, seat) + heart_points(b, s, seat) + station_points(b, s, seat)
    if seat == s.active:
        gains += bonus_points(b, s, seat)
    return int(gains - neutral_points(b, s, seat))


def score_forecast(b: Board, s: HeartState, seat: int) -> View:
    """What a seat would score if it scored now, item by item, and where its marker would stand.

    HOA-9.4c HOA-9.5a
    """
    areas, neutrals = area_points(b, s, seat), neutral_points(b, s, seat)
    heart, stations = heart_points(b, s, seat), station_points(b, s, seat)
    counter = bonus_points(b, s, seat) if seat == s.active else 0
    total = total_points(b, s, seat)
    return {
        "areas": int(areas),
        "neutrals": -int(neutrals),
        "heart": int(heart),
        "stations": int(stations),
        "counter": int(counter),
        "total": total,
        "space": int(space_after(s, seat, total)),
    }


def pool_forecast(s: HeartState) -> View:
    """What each of the others would receive of the pool, and what would wait.  HOA-11.0a HOA-11.0b"""
    others = s.seats - 1
    return {"each": int(s.pool // others), "rest": int(s.pool % others)}


def own_special_points(b: Board, s: HeartState, seat: int) -> int | None:
    """What the asking seat's own secret counter would bring now; nothing where it could not be played."""
    if seat < 0 or s.special[seat] < 0:
        return None
    face = s.special[seat]
    return int(special_points(b, s, seat, face)) if can_play_special(b, s, seat, face) else 0


def fight_forecast(b: Board, s: HeartState, area: int) -> list[View]:
    """Both fighters, the active player first: what each has for certain, and the most it can come to.

    A secret counter counts, whatever it is, as everybody knows who still holds one.
    HOA-8.2a HOA-8.2c HOA-8.2d HOA-8.2.1a
    """
    return [side_forecast(b, s, seat, area) for seat in (int(s.active), int(s.foe))]


def side_forecast(b: Board, s: HeartState, seat: int, area: int) -> View:
    f = b.figures
    functions, faces = b.counters.functions.size, b.specials.faces.size
    counters: i64 = 0
    for i in range(functions):
        counters += 0 if i == PLAIN else s.hand[seat * functions + i]
    for i in range(faces):
        counters += s.open_specials[seat * faces + i]
    secret = 1 if s.special[seat] >= 0 else 0
    base = base_strength(b, s, seat, area)
    added = s.influence[seat] * f.influence_points + (counters + secret) * f.counter_points
    return {
        "seat": seat,
        "weight": int(fighting_weight(b, s, seat, area)),
        "reputation": int(f.reputation[s.reputation[seat]]),
        "base": int(base),
        "influence": int(s.influence[seat]),
        "counters": int(counters),
        "secret": secret,
        "most": int(base + added),
        "loses": "wholesaler" if fights_with_lead(s, seat, area) else "trader",
        "leaves": int(count_own(b, s, seat, area)) - 1,
    }


def neutrals_forecast(b: Board, s: HeartState, area: int) -> View:
    """Against neutrals: how strong both are, and which counters could be accepted.  HOA-8.1a HOA-R-18"""
    faces = b.losses.faces
    return {
        "strength": int(neutral_strength(b, s, area)),
        "neutrals": int(s.neutrals[area]),
        "bearable": [faces.names[i] for i in range(faces.size) if can_bear(b, s, i)],
    }

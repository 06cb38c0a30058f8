"""What bots weigh: the standing of one seat in numbers, from what that seat may know.

Another seat's secret counter and commitments are never read.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.constants import names_in_order
from baobab.kernel.standing import best_of_others
from baobab.titles.heart_of_africa.auction.bidding import target_points
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.commitments import FIGHTS, side_of
from baobab.titles.heart_of_africa.conflict.strength import weight
from baobab.titles.heart_of_africa.counters import PLAIN
from baobab.titles.heart_of_africa.pieces import count_own, is_friendly
from baobab.titles.heart_of_africa.scoring import (
    area_points,
    heart_points,
    neutral_points,
    special_points,
    station_points,
    stations_of,
)
from baobab.titles.heart_of_africa.state import HeartState

VP: Final = 0
LEAD: Final = 1
TO_GO: Final = 2
TURN: Final = 3
AREA_POINTS: Final = 4
BEST_TURN: Final = 5
AREAS: Final = 6
RESOURCE_AREAS: Final = 7
STATIONS: Final = 8
STATION_LEAD: Final = 9
HEART: Final = 10
HEART_WAY: Final = 11
NEUTRALS: Final = 12
BEATABLE: Final = 13
INFLUENCE: Final = 14
INFLUENCE_LEAD: Final = 15
POOL_SHARE: Final = 16
PAID: Final = 17
COUNTERS: Final = 18
SPECIAL: Final = 19
SPECIALS: Final = 20
REPUTATION: Final = 21
REPUTATION_LEAD: Final = 22
TRADERS: Final = 23
RESERVE: Final = 24
WHOLESALER: Final = 25
SPREAD: Final = 26
ROW_AP: Final = 27
ROW_FUNCTIONS: Final = 28
ROWS_AP: Final = 29
ROWS_FUNCTIONS: Final = 30
THREAT: Final = 31
PREY: Final = 32
SHARED: Final = 33
AP: Final = 34
ACTIVE: Final = 35
CHEAP: Final = 36

FEATURE_CONSTANTS: Final = {
    "vp": VP,  # on the score track
    "lead": LEAD,  # points more than the best opponent
    "to_go": TO_GO,  # points still missing to win
    "turn_points": TURN,  # what a turn would score now, without counters
    "area_points": AREA_POINTS,  # values of controlled areas
    "best_turn": BEST_TURN,  # what a turn would score for the best opponent
    "areas": AREAS,  # controlled areas
    "resource_areas": RESOURCE_AREAS,  # controlled areas with a resource
    "stations": STATIONS,  # trading stations owned
    "station_lead": STATION_LEAD,  # stations more than the best opponent
    "heart": HEART,  # 1 if the Heart is controlled
    "heart_way": HEART_WAY,  # neutrals and foreign pieces in the Heart
    "neutrals": NEUTRALS,  # neutrals where the seat has pieces
    "neutrals_beatable": BEATABLE,  # neutrals in areas where the seat is strong enough for them
    "influence": INFLUENCE,  # in hand, less what is committed
    "influence_lead": INFLUENCE_LEAD,  # more than the best opponent
    "pool_share": POOL_SHARE,  # what the pool would bring to each of those who did not win the auction
    "paid": PAID,  # influence in the pool in the seat's own turn: it flows to the others
    "counters": COUNTERS,  # action counters in hand
    "special": SPECIAL,  # points that the best special victory counter would bring now
    "specials": SPECIALS,  # special victory counters in hand
    "reputation": REPUTATION,
    "reputation_lead": REPUTATION_LEAD,  # more than the best opponent
    "traders": TRADERS,  # on the map
    "reserve": RESERVE,  # traders that can still be brought in
    "wholesaler": WHOLESALER,  # 1 if it is on the map
    "spread": SPREAD,  # areas with a piece
    "row_ap": ROW_AP,  # action points of the row that is auctioned next
    "row_functions": ROW_FUNCTIONS,  # counters with a function in it
    "rows_ap": ROWS_AP,  # action points of the next three rows
    "rows_functions": ROWS_FUNCTIONS,  # counters with a function in them
    "threat": THREAT,  # areas of the seat next to a foreign stack that is stronger before commitments
    "prey": PREY,  # foreign areas next to a stack of the seat that is stronger before commitments
    "shared": SHARED,  # areas shared with another player: a conflict for whoever wins the auction
    "ap": AP,  # action points left in the seat's own turn
    "active": ACTIVE,  # 1 in the seat's own turn
    "cheap": CHEAP,  # areas where a new trader costs less because of a station
}
"""The features by name, each with its place."""

FEATURES: Final = names_in_order(FEATURE_CONSTANTS)


def values(b: Board, s: HeartState, seat: i64) -> vec[i64]:
    """The features of a seat, in their order."""
    out = filled(len(FEATURES), 0)
    weigh_points(b, s, seat, out)
    weigh_map(b, s, seat, out)
    weigh_means(b, s, seat, out)
    weigh_counters(b, s, seat, out)
    weigh_rows(b, s, out)
    weigh_threats(b, s, seat, out)
    return out


def turn_points(b: Board, s: HeartState, seat: i64) -> i64:
    gains = area_points(b, s, seat) + heart_points(b, s, seat) + station_points(b, s, seat)
    return gains - neutral_points(b, s, seat)


def weigh_points(b: Board, s: HeartState, seat: i64, out: vec[i64]) -> None:
    """The score track, and what turns would bring as things stand.  HOA-9.0b HOA-9.1a HOA-9.3b"""
    out[VP] = s.vp[seat]
    out[LEAD] = s.vp[seat] - best_of_others(s.vp, s.seats, seat)
    out[TO_GO] = target_points(b, s) - s.vp[seat]
    out[TURN] = turn_points(b, s, seat)
    out[AREA_POINTS] = area_points(b, s, seat)
    stations = filled(s.seats, 0)
    turns = filled(s.seats, 0)
    for other in range(s.seats):
        stations[other] = stations_of(b, s, other)
        turns[other] = turn_points(b, s, other)
    out[BEST_TURN] = best_of_others(turns, s.seats, seat)
    out[STATIONS] = stations[seat]
    out[STATION_LEAD] = stations[seat] - best_of_others(stations, s.seats, seat)
    out[HEART] = 1 if is_friendly(b, s, seat, b.heart) else 0
    out[HEART_WAY] = s.neutrals[b.heart] + s.pieces[b.heart] - count_own(b, s, seat, b.heart)


def weigh_map(b: Board, s: HeartState, seat: i64, out: vec[i64]) -> None:
    """Pieces and areas."""
    lead = s.wholesaler[seat]
    for area in range(b.size):
        n = count_own(b, s, seat, area)
        if n == 0:
            continue
        traders = s.traders[seat * b.size + area]
        out[SPREAD] += 1
        out[TRADERS] += traders
        met = s.neutrals[area]
        out[NEUTRALS] += met
        if met > 0 and weight(b, traders, lead == area) >= met:
            out[BEATABLE] += met
        if s.pieces[area] > n:
            out[SHARED] += 1
            continue
        out[AREAS] += 1
        if s.resource[area] >= 0:
            out[RESOURCE_AREAS] += 1
        if s.station[area] == 1:
            out[CHEAP] += 1
    out[RESERVE] = s.reserve[seat]
    out[WHOLESALER] = 1 if lead >= 0 else 0


def weigh_means(b: Board, s: HeartState, seat: i64, out: vec[i64]) -> None:
    """Influence and where it flows, reputation, action points.  HOA-11.0a"""
    committed: i64 = 0
    if s.foe >= 0 and (seat == s.active or seat == s.foe) and s.stance[side_of(s, seat)] == FIGHTS:
        committed = s.staked[side_of(s, seat)]
    out[INFLUENCE] = s.influence[seat] - committed
    out[INFLUENCE_LEAD] = s.influence[seat] - best_of_others(s.influence, s.seats, seat)
    out[POOL_SHARE] = s.pool // (s.seats - 1)
    out[REPUTATION] = b.figures.reputation[s.reputation[seat]]
    out[REPUTATION_LEAD] = s.reputation[seat] - best_of_others(s.reputation, s.seats, seat)
    if s.active == seat:
        out[ACTIVE] = 1
        out[PAID] = s.pool
        out[AP] = s.ap


def weigh_counters(b: Board, s: HeartState, seat: i64, out: vec[i64]) -> None:
    """Counters in hand, and what the best special one would bring.  HOA-12.0b"""
    functions, faces = b.counters.functions.size, b.specials.faces.size
    for function in range(functions):
        out[COUNTERS] += s.hand[seat * functions + function]
    for face in range(faces):
        n = s.open_specials[seat * faces + face] + (1 if s.special[seat] == face else 0)
        if n > 0:
            out[SPECIALS] += n
            points = special_points(b, s, seat, face)
            if points > out[SPECIAL]:
                out[SPECIAL] = points


def weigh_rows(b: Board, s: HeartState, out: vec[i64]) -> None:
    """What the next three rows offer.  HOA-6.0a"""
    n = b.figures.row
    rows = s.rows[: 3 * n]
    for i in range(len(rows)):
        points = b.counters.ap[rows[i]]
        useful = 0 if b.counters.function[rows[i]] == PLAIN else 1
        out[ROWS_AP] += points
        out[ROWS_FUNCTIONS] += useful
        if i < n:
            out[ROW_AP] += points
            out[ROW_FUNCTIONS] += useful


def stack_strength(b: Board, s: HeartState, seat: i64, area: i64) -> i64:
    """A stack before commitments, whoever's turn it is.  HOA-8.2a HOA-8.3b"""
    heavy = weight(b, s.traders[seat * b.size + area], s.wholesaler[seat] == area)
    return heavy * b.figures.reputation[s.reputation[seat]]


def weigh_threats(b: Board, s: HeartState, seat: i64, out: vec[i64]) -> None:
    """Who could attack whom across one border."""
    for area in range(b.size):
        if count_own(b, s, seat, area) == 0:
            continue
        ours = stack_strength(b, s, seat, area)
        threatened = False
        for i in range(b.near_first[area], b.near_first[area + 1]):
            near = b.near[i]
            if s.pieces[near] == count_own(b, s, seat, near):
                continue
            for other in range(s.seats):
                if other == seat or count_own(b, s, other, near) == 0:
                    continue
                theirs = stack_strength(b, s, other, near)
                if theirs > ours:
                    threatened = True
                elif ours > theirs:
                    out[PREY] += 1
        if threatened:
            out[THREAT] += 1

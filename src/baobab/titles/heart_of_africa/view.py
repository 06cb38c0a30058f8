"""What a seat may know of a game of Heart of Africa: all but others' secret counters and commitments.

HOA-12.0a HOA-8.2b
"""

from baobab.kernel.state import FRAME
from baobab.kernel.title import View
from baobab.titles.heart_of_africa.auction.bidding import target_points
from baobab.titles.heart_of_africa.board import BANDS, Board
from baobab.titles.heart_of_africa.conflict.commitments import FLEES, UNDECIDED, committed_strength, side_of
from baobab.titles.heart_of_africa.forecast import (
    fight_forecast,
    neutrals_forecast,
    own_special_points,
    pool_forecast,
    score_forecast,
    total_points,
)
from baobab.titles.heart_of_africa.pieces import controller, count_banded
from baobab.titles.heart_of_africa.player_turn.prices import area_value
from baobab.titles.heart_of_africa.scoring import stations_of
from baobab.titles.heart_of_africa.setup import coasts
from baobab.titles.heart_of_africa.state import HeartState


def look(b: Board, s: HeartState, seat: int, phase: str) -> View:
    """Everything by name; `special` and `commitment` are the asking seat's own."""
    f = b.figures
    return {
        "phase": phase,
        "target": int(target_points(b, s)),
        "seat": int(s.seat()),
        "active": int(s.active) if s.active >= 0 else None,
        "areas": {b.areas.names[area]: look_at_area(b, s, area) for area in range(b.size)},
        "prices": {b.markers.names[m]: int(f.prices[s.price[m]]) for m in range(b.markers.size)},
        "rows": look_at_rows(b, s),
        "face_down": {b.counters.faces.names[i]: int(s.bag[i]) for i in range(len(s.bag))},
        "gone": {b.counters.functions.names[i]: int(s.gone[i]) for i in range(len(s.gone))},
        "gone_specials": counts_by_name(b.specials.faces.names, [int(n) for n in s.gone_specials]),
        "pool": int(s.pool),
        "shares": pool_forecast(s),
        "neutrals_left": int(s.supply),
        "stations_left": int(s.stations),
        "bids": [int(bid) if bid >= 0 else None for bid in s.bids],
        "passed": seats_that_passed(s, phase),
        "players": [look_at_player(b, s, other) for other in range(s.seats)],
        "turn": look_at_turn(b, s),
        "conflict": look_at_conflict(b, s, phase),
        "me": seat if seat >= 0 else None,
        "special": own_special(b, s, seat),
        "special_points": own_special_points(b, s, seat),
        "commitment": own_commitment(b, s, seat),
    }


def seats_that_passed(s: HeartState, phase: str) -> list[int]:
    """Who has had the chance to bid in this auction and did not: bids come from the most points down.

    HOA-6.0b
    """
    if phase != "bid":
        return []
    return [seat for seat in range(s.seats) if s.bids[seat] < 0 and s.vp[seat] > s.vp[s.seat()]]


def counts_by_name(names: list[str], counts: list[int]) -> dict[str, int]:
    """What there is, by name; nothing is left out but what is none."""
    return {name: n for name, n in zip(names, counts, strict=True) if n > 0}


def look_at_area(b: Board, s: HeartState, area: int) -> View:
    owner = controller(b, s, area)
    kind = s.resource[area]
    return {
        "traders": [int(s.traders[seat * b.size + area]) for seat in range(s.seats)],
        "wholesalers": [seat for seat in range(s.seats) if s.wholesaler[seat] == area],
        "neutrals": int(s.neutrals[area]),
        "resource": b.resources.names[kind] if kind >= 0 else None,
        "value": int(area_value(b, s, area)),
        "station": s.station[area] == 1,
        "coastal": coasts(b, s)[area] == 1,
        "heart": area == b.heart,
        "owner": int(owner) if owner >= 0 else None,
    }


def look_at_rows(b: Board, s: HeartState) -> list[list[View]]:
    counters: list[View] = [
        {"function": b.counters.functions.names[b.counters.function[face]], "ap": int(b.counters.ap[face])}
        for face in s.rows
    ]
    n = int(b.figures.row)
    return [counters[i : i + n] for i in range(0, len(counters), n)]


def look_at_player(b: Board, s: HeartState, seat: int) -> View:
    functions, faces = int(b.counters.functions.size), int(b.specials.faces.size)
    hand = [int(s.hand[seat * functions + i]) for i in range(functions)]
    specials = [int(s.open_specials[seat * faces + i]) for i in range(faces)]
    return {
        "vp": int(s.vp[seat]),
        "influence": int(s.influence[seat]),
        "reputation": int(b.figures.reputation[s.reputation[seat]]),
        "reserve": int(s.reserve[seat]),
        "wholesaler": b.areas.names[s.wholesaler[seat]] if s.wholesaler[seat] >= 0 else None,
        "stations": int(stations_of(b, s, seat)),
        "counters": counts_by_name(b.counters.functions.names, hand),
        "open_specials": counts_by_name(b.specials.faces.names, specials),
        "secret_special": bool(s.special[seat] >= 0),
        "tally": score_forecast(b, s, seat),
    }


def look_at_turn(b: Board, s: HeartState) -> View | None:
    """Marks of the player turn under way, which all may see."""
    if s.active < 0:
        return None
    bands = {
        b.areas.names[area]: {
            BANDS.names[band]: int(count_banded(b, s, area, band))
            for band in range(1, 6)
            if count_banded(b, s, area, band) > 0
        }
        for area in range(b.size)
    }
    return {
        "ap": int(s.ap),
        "price_changes": int(s.changes),
        "price_changed": b.markers.names[s.changed] if s.changed >= 0 else None,
        "heart_bonus": s.bonus == 1,
        "tired": {name: band for name, band in bands.items() if band},
        "wholesaler": BANDS.names[s.lead] if s.wholesaler[s.active] >= 0 else None,
        "barred": [b.areas.names[area] for area in range(b.size) if s.barred[area] == 1],
        "refuge": [b.areas.names[area] for area in range(b.size) if s.refuge[area] == 1],
        "unmoved": {
            b.areas.names[area]: int(s.unmoved[area]) for area in range(b.size) if s.unmoved[area] > 0
        },
        "last": int(s.last) if s.last >= 0 else None,
        "band": int(s.band),
        "marched": int(s.marched),
    }


def look_at_conflict(b: Board, s: HeartState, phase: str) -> View | None:
    """The conflict under way: with whom and where, or which counter was drawn against neutrals.

    While both commit, also what each can have and who wins a tie. Its area is the argument of the question
    `reveal`, which waits second from below.  HOA-8.2g
    """
    if s.drawn >= 0:
        return {
            "area": b.areas.names[s.a()],
            "loss": b.losses.faces.names[s.drawn],
            "redraws": int(s.redraws),
            "pool": {b.losses.faces.names[i]: int(s.losses[i]) for i in range(len(s.losses))},
            **neutrals_forecast(b, s, s.a()),
        }
    if s.foe < 0:
        return None
    area = s.stack[FRAME + 2]
    told: View = {
        "area": b.areas.names[area],
        "foe": int(s.foe),
        "pieces_of": [int(s.active), int(s.foe)],
    }
    if phase in ("stake", "pledge"):
        told["sides"] = fight_forecast(b, s, area)
        told["tie"] = int(s.foe)
    return told


def own_special(b: Board, s: HeartState, seat: int) -> str | None:
    return b.specials.faces.names[s.special[seat]] if seat >= 0 and s.special[seat] >= 0 else None


def own_commitment(b: Board, s: HeartState, seat: int) -> View | None:
    """What the asking seat itself has committed, once it has begun to.  HOA-8.2b"""
    if s.foe < 0 or seat not in (s.active, s.foe):
        return None
    side = side_of(s, seat)
    if s.stance[side] == UNDECIDED:
        return None
    size = int(b.stakes.size)
    pledged = [int(s.pledged[side * size + i]) for i in range(size)]
    return {
        "retreat": s.stance[side] == FLEES,
        "influence": int(s.staked[side]),
        "counters": counts_by_name(b.stakes.names, pledged),
        "strength": int(committed_strength(b, s, seat, s.stack[FRAME + 2])),
    }


def accounts(b: Board, s: HeartState) -> dict[str, list[int]]:
    """The figures of every player; the pool, neutrals and stations left are nobody's."""
    seats = range(int(s.seats))
    return {
        "points": [int(s.vp[seat]) for seat in seats],
        "influence": [*[int(s.influence[seat]) for seat in seats], int(s.pool)],
        "reputation": [int(b.figures.reputation[s.reputation[seat]]) for seat in seats],
        "reserve": [int(s.reserve[seat]) for seat in seats],
        "ap": [int(s.ap) if seat == s.active else 0 for seat in seats],
        "score": [total_points(b, s, seat) for seat in seats],
        "neutrals": [*[0 for _ in seats], int(s.supply)],
        "stations": [*[0 for _ in seats], int(s.stations)],
    }

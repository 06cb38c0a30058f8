"""Which questions can be open together, and what must lie on the table for them."""

from baobab.kernel.bag import total
from baobab.kernel.notes import Fault
from baobab.kernel.state import FRAME
from baobab.titles.heart_of_africa.auction.bidding import most_bid, target_points
from baobab.titles.heart_of_africa.board import LEAD, Board
from baobab.titles.heart_of_africa.functions.group_move import band_size
from baobab.titles.heart_of_africa.laws.conflicts import conflict_faults, one_fault
from baobab.titles.heart_of_africa.options import AP_USE, EXHAUSTED, SHIFT_SCOPE
from baobab.titles.heart_of_africa.pieces import count_banded
from baobab.titles.heart_of_africa.score_track import leader, seat_behind
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import (
    ACT,
    BID,
    BRING,
    BUILD,
    CONFLICTS,
    CONVERT,
    DEAL,
    DRIVE,
    GROUP,
    HERD,
    MARCH,
    NEUTRAL,
    PAIR,
    PLEDGE,
    RENOWN,
    RESPONSE,
    REVEAL,
    SCORE,
    SEND,
    SEND_LEAD,
    SHIFT,
    SHIFT_ENTER,
    STAKE,
    START,
    SWING_DOWN,
    SWING_UP,
    WHICH,
)

PLACING = (SEND, SEND_LEAD, DRIVE)
PICKING = (SEND, SEND_LEAD, DRIVE, PAIR, SHIFT)
FUNCTION_QUESTIONS = (
    BUILD,
    BRING,
    PAIR,
    CONVERT,
    RENOWN,
    SWING_UP,
    SWING_DOWN,
    SHIFT_ENTER,
    SHIFT,
    HERD,
    MARCH,
    GROUP,
    WHICH,
)


def question_faults(b: Board, s: HeartState) -> list[Fault]:
    """All that is impossible about the open questions."""
    highest = int(s.vp[leader(s)])
    if s.over():
        out = len(s.rows) + total(s.bag) == 0 or (s.options[EXHAUSTED] == 1 and total(s.bag) < b.figures.row)
        if highest < target_points(b, s) and not out:
            return one_fault("HOA-13.0a", "ended-too-soon")
        return scratch_faults(b, s, -1) or bid_leftovers(s)
    if highest >= target_points(b, s):
        return one_fault("HOA-13.0a", "should-be-over")
    frames = [[int(n) for n in s.stack[i : i + FRAME]] for i in range(0, len(s.stack), FRAME)]
    return scratch_faults(b, s, frames[-1][0]) or stage_faults(b, s, frames)


def stage_faults(b: Board, s: HeartState, frames: list[list[int]]) -> list[Fault]:
    """The question at the bottom is the stage of the game; those above belong to it.  HOA-7.0d"""
    stage, above = frames[0], frames[1:]
    if stage[0] == DEAL:
        return start_faults(b, s, above)
    if stage[0] == BID:
        return bid_faults(b, s) if not above else one_fault("HOA-6.0b", "bid-alone")
    if stage[0] not in (NEUTRAL, ACT, CONFLICTS, SCORE) or s.active < 0 or stage[1] != s.active:
        return one_fault("HOA-7.0d", "no-such-stage")
    if bid_leftovers(s):
        return bid_leftovers(s)
    if stage[0] != CONFLICTS and stage[0] != SCORE and (is_anybody_tired(b, s) or sum(s.barred) > 0):
        return [Fault("marks", "HOA-D7", "tired-too-soon")]
    if stage[0] == NEUTRAL and (sum(s.marks) > 0 or s.lead > 0):
        return [Fault("marks", "HOA-D8", "tired-too-soon")]
    if not above:
        return []
    if len(above) == 1 and stage[0] in (ACT, CONFLICTS) and above[0][0] in FUNCTION_QUESTIONS:
        return function_faults(b, s, above[0], stage[0])
    if stage[0] != CONFLICTS:
        return one_fault("HOA-7.0d", "no-such-stage")
    return conflict_faults(b, s, above)


def bid_leftovers(s: HeartState) -> list[Fault]:
    """Bids last as long as their auction.  HOA-6.0i"""
    return [Fault("bids", "HOA-6.0i", "bids-left-over")] if any(bid >= 0 for bid in s.bids) else []


def is_anybody_tired(b: Board, s: HeartState) -> bool:
    """Has any piece fought this turn?"""
    return s.lead > 1 or any(
        count_banded(b, s, area, band) > 0 for area in range(b.size) for band in range(2, 6)
    )


def scratch_faults(b: Board, s: HeartState, top: int) -> list[Fault]:
    """What a question notes for itself is empty when another one is asked."""
    if top not in PLACING and sum(s.refuge) > 0:
        return [Fault("refuge", "HOA-8.2.1g", "left-over")]
    if top not in (SHIFT, HERD) and sum(s.unmoved) > 0:
        return [Fault("unmoved", "HOA-10.3", "left-over")]
    if top not in PICKING and s.last >= 0:
        return [Fault("last", "HOA-10.5", "left-over")]
    if top != GROUP and (s.band > 0 or s.marched > 0):
        return [Fault("band", "HOA-10.10", "left-over")]
    if top != RESPONSE and (s.drawn >= 0 or s.redraws > 0 or list(s.losses) != list(b.losses.mix)):
        return [Fault("losses", "HOA-8.0g", "left-over")]
    if top not in (STAKE, PLEDGE) and (sum(s.stance) > 0 or sum(s.staked) > 0 or sum(s.pledged) > 0):
        return [Fault("stance", "HOA-8.2b", "left-over")]
    in_fight = len(s.stack) > FRAME and s.stack[FRAME] == REVEAL
    return [] if in_fight == (s.foe >= 0) else [Fault("foe", "HOA-8.2b", "left-over")]


def start_faults(b: Board, s: HeartState, above: list[list[int]]) -> list[Fault]:
    """Who has most points chooses last; those who wait have nothing on the map.  HOA-3.8"""
    seat = leader(s)
    for phase, asked, _, _ in above:
        if phase != START or asked != seat or seat < 0:
            return one_fault("HOA-3.8", "starts-in-order")
        if any(s.traders[seat * b.size + area] > 0 for area in range(b.size)):
            return [Fault("traders", "HOA-3.8", "starts-in-order")]
        if s.reserve[seat] != b.figures.traders:
            return [Fault("reserve", "HOA-3.8", "starts-in-order")]
        seat = seat_behind(s, seat)
    dealt = len(s.rows) + sum(s.hand) + sum(s.gone) + sum(s.open_specials) + sum(s.gone_specials)
    early = s.active >= 0 or dealt > 0 or any(face >= 0 for face in s.special)
    bidding = any(bid >= 0 for bid in s.bids)
    return one_fault("HOA-3.8", "starts-in-order") if early or bidding or not above else []


def bid_faults(b: Board, s: HeartState) -> list[Fault]:
    """Bids so far rise along the score track, and each could be paid.  HOA-6.0b HOA-6.0d HOA-6.0h"""
    if s.active >= 0 or len(s.rows) == 0:
        return one_fault("HOA-6.0a", "bid-alone")
    seat, best = leader(s), -1
    while seat != s.seat():
        bid = int(s.bids[seat])
        if bid >= 0 and (bid <= best or bid > most_bid(b, s, seat)):
            return [Fault("bids", "HOA-6.0d", "bids-rise")]
        best = max(best, bid)
        seat = seat_behind(s, seat)
    while seat >= 0:
        if s.bids[seat] >= 0:
            return [Fault("bids", "HOA-6.0b", "bids-rise")]
        seat = seat_behind(s, seat)
    return []


def function_faults(b: Board, s: HeartState, frame: list[int], stage: int) -> list[Fault]:
    """A function's question: what it needs is there.  HOA-10.11"""
    phase, seat, origin, area = frame
    supplied = s.reserve[s.active] > 0
    fits = seat == s.active
    if phase == BUILD:
        fits &= s.stations > 0
    elif phase == BRING:
        fits &= s.wholesaler[s.active] < 0
    elif phase == PAIR:
        fits &= supplied and s.last < b.size
    elif phase == CONVERT:
        fits &= supplied
    elif phase in (SHIFT, HERD):
        fits &= all(s.unmoved[i] <= s.neutrals[i] for i in range(b.size)) and s.last < b.size * b.size
        if phase == HERD:
            fits &= s.options[SHIFT_SCOPE] == 1 and b.adjacent(origin, area)
        if s.options[SHIFT_SCOPE] == 1:
            fits &= s.last < 0
    elif phase == GROUP:
        fits &= b.adjacent(origin, area) and s.band <= LEAD and band_size(b, s, origin, s.band) > 0
    elif phase == WHICH:
        in_time = stage == ACT or s.options[AP_USE] == 1
        fits &= in_time and b.adjacent(origin, area) and s.ap >= b.figures.move_ap
    return [] if fits else one_fault("HOA-10.11", "no-such-question")

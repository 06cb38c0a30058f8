"""The auction of row 1 and of the turn.  HOA-6.0"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.auction.rows import discard_row, row_ap, take_row
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.options import ALL_PASS, MIN_BID, SHARE_ORDER, TARGET
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.score_track import (
    advance,
    check_victory,
    fall_back,
    leader,
    seat_behind,
    space_after,
)
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import BID, NEUTRAL, ROWS
from baobab.words import Params


def target_points(b: Board, s: HeartState) -> i64:
    """The points that end the game.  HOA-13.0a HOA-13.0c"""
    return b.figures.targets[s.options[TARGET]]


def highest_bid(s: HeartState) -> i64:
    """The highest bid so far, or -1.  HOA-6.0d"""
    best: i64 = -1
    for bid in s.bids:
        if bid > best:
            best = bid
    return best


def least_bid(s: HeartState) -> i64:
    """The lowest bid that is allowed now.  HOA-6.0d HOA-R-4"""
    least: i64 = 1 if s.options[MIN_BID] == 0 else 0
    over = highest_bid(s) + 1
    return over if over > least else least


def most_bid(b: Board, s: HeartState, seat: i64) -> i64:
    """The highest bid that a seat could pay: who opens pays with influence only.

    HOA-6.0e HOA-6.0g HOA-6.0h
    """
    most = s.influence[seat]
    if seat != leader(s):
        points = s.vp[seat]
        most += points if points < b.figures.bid_vp else b.figures.bid_vp
    return most


class Bid(HeartPhase):
    """One bid each in the open, from most points to fewest, or pass.  HOA-6.0a..d HOA-4.0b"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("bid", "HOA-6.0b", [actions.number, actions.decline], board, actions)

    def prompt(self, s: HeartState) -> Params:
        b = self.board
        counters = [b.counters.functions.say(b.counters.function[face]) for face in s.rows[: b.figures.row]]
        points = row_ap(b, s)
        most = most_bid(b, s, s.seat())
        return {"functions": counters, "ap": points, "least": least_bid(s), "most": most}

    def legal(self, s: HeartState) -> vec[i64]:
        low, high = least_bid(s), most_bid(self.board, s, s.seat())
        out = vec[i64](capacity=high + 2)
        for bid in range(low, high + 1):
            out = append(out, self.actions.number.code(bid))
        return append(out, self.actions.decline.code())

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        if self.actions.number.owns(action):
            s.bids[seat] = self.actions.number.arg(action)
            if tell is not None:
                tell.tell(events.BID, [seat, s.bids[seat]])
        elif tell is not None:
            tell.tell(events.PASSED, [seat])
        s.answered()
        after = seat_behind(s, seat)
        if after >= 0:
            s.ask(BID, after)
        else:
            self.settle(s, tell)

    def settle(self, s: HeartState, tell: Teller | None) -> None:
        """The highest bidder wins. If all have passed, row 1 goes, or the opener has it for nothing.

        HOA-6.0i HOA-6.0n HOA-11.0c HOA-R-5
        """
        winner: i64 = -1
        for seat in range(s.seats):
            if s.bids[seat] >= 0 and (winner < 0 or s.bids[seat] > s.bids[winner]):
                winner = seat
        if winner < 0 and s.options[ALL_PASS] == 1:
            winner = leader(s)
        if winner >= 0:
            self.win(s, winner, tell)
            return
        discard_row(self.board, s)
        if tell is not None:
            tell.tell(events.NO_BIDS, [])
        s.ask(ROWS, 0)

    def win(self, s: HeartState, seat: i64, tell: Teller | None) -> None:
        """The winner alone pays: influence to the pool first, then points to all others; then the turn.

        The bids are gone by then, since the points may end the game.
        HOA-6.0e HOA-6.0f HOA-6.0i HOA-6.0j HOA-6.0o
        """
        b = self.board
        bid = s.bids[seat] if s.bids[seat] > 0 else 0
        for other in range(s.seats):
            s.bids[other] = -1
        paid = bid if bid < s.influence[seat] else s.influence[seat]
        points = bid - paid
        s.influence[seat] -= paid
        s.pool += paid
        gained = row_ap(b, s)
        if tell is not None:
            tell.tell(events.AUCTION_WON, [seat, paid, points, gained])
        take_row(b, s, seat, tell)
        if points > 0:
            pay_points(s, seat, points, tell)
            if check_victory(s, target_points(b, s), tell):
                return
        s.active = seat
        s.ap = gained
        s.ask(NEUTRAL, seat)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        """A bid beats the earlier ones and can be paid; all else waits for the auction.

        HOA-6.0a HOA-6.0c HOA-6.0d HOA-6.0g HOA-6.0h
        """
        if self.actions.decline.owns(action):
            return None
        if not self.actions.number.owns(action):
            return Reason("HOA-6.0a", "auction-first")
        bid, seat = self.actions.number.arg(action), s.seat()
        if bid < least_bid(s):
            return Reason("HOA-6.0d", "bid-too-low", {"bid": bid, "least": least_bid(s)})
        most = most_bid(self.board, s, seat)
        if bid <= most:
            return None
        if seat == leader(s):
            return Reason("HOA-6.0e", "bid-opener", {"bid": bid, "most": most})
        cap = self.board.figures.bid_vp
        influence = s.influence[seat]
        if s.vp[seat] < cap:
            own: Params = {"bid": bid, "most": most, "influence": influence, "points": s.vp[seat]}
            return Reason("HOA-6.0g", "bid-points", own)
        return Reason(
            "HOA-6.0g", "bid-cap", {"bid": bid, "most": most, "influence": influence, "points": cap}
        )

    def preview(self, s: HeartState, action: i64) -> Note | None:
        """What a bid would cost if it wins, and what the others would get for it.

        HOA-6.0e HOA-6.0k HOA-6.0l HOA-11.0a
        """
        if not self.actions.number.owns(action):
            return None
        seat, bid, others = s.seat(), self.actions.number.arg(action), s.seats - 1
        influence = bid if bid < s.influence[seat] else s.influence[seat]
        points = bid - influence
        return Note(
            "preview-bid",
            {
                "influence": influence,
                "points": points,
                "space": space_after(s, seat, -points),
                "share": points // others,
                "more": points % others,
                "each": (s.pool + influence) // others,
            },
        )


def pay_points(s: HeartState, payer: i64, points: i64, tell: Teller | None) -> None:
    """Points of a bid go back on the track, and all others get equal shares, whether they bid or not.

    What does not divide goes, one each, to those with fewest points. They get the whole amount even if
    the payer could not move so far. As agreed the receivers move from the lowest or from the highest.
    HOA-6.0k HOA-6.0l HOA-6.0m HOA-6.0p HOA-R-6 HOA-R-28 HOA-R-39
    """
    fall_back(s, payer, points)
    others = s.seats - 1
    share, rest = points // others, points % others
    order = filled(others, 0)
    at: i64 = 0
    seat = leader(s)
    while seat >= 0:
        if seat != payer:
            at += 1
            order[others - at] = seat
        seat = seat_behind(s, seat)
    shares = filled(s.seats, share)
    for place in range(rest):
        shares[order[place]] += 1
    for place in range(others):
        seat = order[place] if s.options[SHARE_ORDER] == 0 else order[others - 1 - place]
        advance(s, seat, shares[seat])
        if tell is not None and shares[seat] > 0:
            tell.tell(events.SHARE, [seat, shares[seat], s.vp[seat]])

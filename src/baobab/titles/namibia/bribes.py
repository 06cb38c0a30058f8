"""Chapter 1, bribing the officials: an auction for the places of the round.  NAM-1"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.namibia import events
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.elimination import eliminate
from baobab.titles.namibia.options import PAYMENT
from baobab.titles.namibia.phase import NamibiaPhase, who
from baobab.titles.namibia.state import NONE, NamibiaState
from baobab.titles.namibia.supply import take_tracks
from baobab.titles.namibia.turn import BRIBE, begin_construction
from baobab.words import Params


def minimum_bid(b: Board, s: NamibiaState) -> i64:
    """The number of the round.  NAM-1.2"""
    return s.round * b.figures.minimum


def standing_bid(s: NamibiaState) -> i64:
    """The highest bid so far, 0 if nobody has bid."""
    highest: i64 = 0
    for amount in s.bid:
        if amount > highest:
            highest = amount
    return highest


def auction_payment(b: Board, s: NamibiaState, seat: i64) -> i64:
    """What a player pays who leaves the auction or wins it: their own last bid, at least the minimum.

    With the switch `payment=standing_bid` it is the bid that stands.  NAM-1.5b NAM-1.6 NAM-R-01 NAM-R-03
    """
    due = standing_bid(s) if s.options[PAYMENT] == 1 else s.bid[seat]
    return max(due, minimum_bid(b, s))


def points_to_sell(b: Board, s: NamibiaState, seat: i64, amount: i64) -> i64:
    """The fewest points of reputation whose sale covers a payment.  NAM-1.8a NAM-R-04"""
    lacking = amount - s.cash[seat]
    return 0 if lacking <= 0 else (lacking + b.figures.sale - 1) // b.figures.sale


def is_bidding(s: NamibiaState, seat: i64) -> bool:
    """Is this seat still in the auction?  NAM-1.4"""
    for place in range(s.seats):
        if s.taken[place] == seat:
            return False
    return s.out[seat] == 0


def free_place(s: NamibiaState) -> i64:
    """The highest-numbered place that nobody has left the auction for.  NAM-1.5a

    Whoever is eliminated in the auction leaves their place empty, but it was theirs.  NAM-R-06
    """
    rivals: i64 = 0
    for place in range(s.places):
        if is_bidding(s, s.order[place]):
            rivals += 1
    return rivals - 1


def take_place(b: Board, s: NamibiaState, seat: i64, tell: Teller | None) -> None:
    """A player leaves the auction: sell reputation if need be, pay, lose reputation, take tracks.

    The loss comes even where only the minimum is paid.  NAM-1.5a NAM-1.7 NAM-1.8a..b NAM-1.9 NAM-1.10 NAM-T.3
    NAM-0.3 NAM-R-05
    """
    table, place, amount = b.figures.table(s.places), free_place(s), auction_payment(b, s, seat)
    points = points_to_sell(b, s, seat, amount)
    if points > 0:
        s.reputation[seat] -= points
        s.cash[seat] += points * b.figures.sale
        if tell is not None:
            tell.tell(events.SOLD, [seat, points, points * b.figures.sale])
    s.cash[seat] -= amount
    s.reputation[seat] -= table.loss[place]
    if s.reputation[seat] < b.figures.alive:
        if tell is not None:
            tell.tell(events.PLACE, [seat, place + 1, amount, table.loss[place], 0])
        eliminate(b, s, seat, tell)
        return
    s.taken[place] = seat
    tracks = take_tracks(s, seat, table.tracks[place])
    if tell is not None:
        tell.tell(events.PLACE, [seat, place + 1, amount, table.loss[place], tracks])


def end_auction(s: NamibiaState) -> None:
    """The places taken are the order of the round, and the first in it builds.  NAM-1.6"""
    for place in range(s.seats):
        s.order[place] = s.taken[place]
        s.taken[place] = NONE
        s.bid[place] = 0
    begin_construction(s)


class Bribe(NamibiaPhase):
    """Raise the bid, or pass and take the last free place.  NAM-1.1 NAM-1.3 NAM-1.4 NAM-R-02"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("bribe", "NAM-1.3", [actions.number, actions.done], board, actions)

    def prompt(self, s: NamibiaState) -> Params:
        return {"bid": standing_bid(s), "minimum": minimum_bid(self.board, s), "round": s.round}

    def lowest(self, s: NamibiaState) -> i64:
        """The smallest bid allowed.  NAM-1.3"""
        standing = standing_bid(s)
        return standing + 1 if standing > 0 else minimum_bid(self.board, s)

    def highest(self, s: NamibiaState) -> i64:
        """All one's money, and to open also the minimum, which is due anyway.  NAM-1.3 NAM-R-02"""
        most = s.cash[s.seat()]
        if standing_bid(s) == 0:
            most = max(most, minimum_bid(self.board, s))
        return min(most, self.actions.number.size - 1)

    def legal(self, s: NamibiaState) -> vec[i64]:
        low, high, base = self.lowest(s), self.highest(s), self.actions.number.base
        out = vec[i64](capacity=max(0, high - low + 1) + 1)
        while low <= high:
            out = append(out, base + low)
            low += 1
        return append(out, self.actions.done.base)

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, seat = self.board, s.seat()
        following = self.next_bidder(s, seat)
        s.answered()
        if self.actions.number.owns(action):
            s.bid[seat] = self.actions.number.arg(action)
            if tell is not None:
                tell.tell(events.BID, [seat, s.bid[seat]])
        else:
            take_place(b, s, seat, tell)
            if s.alive() == 1:
                return
            if self.next_bidder(s, following) == following:
                take_place(b, s, following, tell)
                if s.alive() > 1:
                    end_auction(s)
                return
        s.ask(BRIBE, following)

    def next_bidder(self, s: NamibiaState, seat: i64) -> i64:
        """The next one still bidding after a seat, round and round in last round's order.  NAM-1.1"""
        place = s.place_of(seat)
        for _ in range(s.places):
            place = (place + 1) % s.places
            if is_bidding(s, s.order[place]):
                return s.order[place]
        return seat

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if self.actions.done.owns(action):
            return None
        if not self.actions.number.owns(action):
            return self.elsewhere(action)
        amount, standing = self.actions.number.arg(action), standing_bid(s)
        if standing == 0 and amount < self.lowest(s):
            minimum = minimum_bid(self.board, s)
            return Reason("NAM-1.2", "below-minimum", {"minimum": minimum, "round": s.round})
        if amount < self.lowest(s):
            leader = next(other for other in range(s.seats) if s.bid[other] == standing)
            return Reason("NAM-1.3", "bid-too-low", {"bid": standing, "leader": who(leader)})
        if amount > self.highest(s):
            return self.too_high(s)
        return None

    def too_high(self, s: NamibiaState) -> Reason:
        """Who has less than the minimum may still open with it, but with no more.  NAM-R-02"""
        money = s.cash[s.seat()]
        if self.highest(s) > money:
            minimum = minimum_bid(self.board, s)
            return Reason("NAM-1.3", "only-the-minimum", {"money": money, "minimum": minimum})
        return Reason("NAM-1.3", "bid-too-high", {"money": money})

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        """What passing costs now, and what it brings; or that it puts one out of the game.  NAM-1.9"""
        if not self.actions.done.owns(action):
            return None
        b, seat, place = self.board, s.seat(), free_place(s)
        table, amount = b.figures.table(s.places), auction_payment(b, s, seat)
        sold = points_to_sell(b, s, seat, amount)
        params: Params = {
            "place": place + 1,
            "amount": amount,
            "loss": table.loss[place],
            "sold": sold,
            "price": sold * b.figures.sale,
        }
        if s.reputation[seat] - sold - table.loss[place] < b.figures.alive:
            return Note("preview-pass-out", {**params, "reputation": s.reputation[seat]})
        return Note("preview-pass", {**params, "tracks": min(table.tracks[place], s.tracks)})

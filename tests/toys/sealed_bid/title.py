"""Sealed bid: answers of several steps, hidden until all are in. The rules stand in `rules.md`."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from baobab.errors import SubjectError
from baobab.kernel.actions import ActionTable
from baobab.kernel.bag import Redraw, draw, filled, total
from baobab.kernel.data import Data
from baobab.kernel.events import EventKind, Teller
from baobab.kernel.fields import Field
from baobab.kernel.luck import EVERYBODY, FastLuck, Luck
from baobab.kernel.names import Domain, numbers, seat_domain
from baobab.kernel.notes import Fault, Note, Reason
from baobab.kernel.options import Option
from baobab.kernel.phase import SEALED, Phase
from baobab.kernel.sights import Layer, Mark, Sight, write_subject
from baobab.kernel.state import State
from baobab.kernel.title import Stream, Title, View, rank
from baobab.words import Params

DATA = Data('{"coins": 4, "rounds": 4, "short": 2, "goat": [4, 1], "cow": [3, 2], "camel": [2, 3]}')
COINS, ROUNDS, SHORT = (DATA.root[name].number() for name in ("coins", "rounds", "short"))
PRIZE = Domain("prize", ["goat", "cow", "camel"])
HERD = [DATA.root[name].items()[0].number() for name in PRIZE.names]
WORTH = [DATA.root[name].items()[1].number() for name in PRIZE.names]
SEAT = seat_domain(3)

ACTIONS = ActionTable()
ADD = ACTIONS.add("add")
STOP = ACTIONS.add_ending("stop")

ROUND, BID = 0, 1
PRIZES = 0
LAID, ADDED, SHOWN, WON, KEPT = range(5)
IS_SHORT, FIRST_WINS = 0, 1
NOTHING = -1


class BidState(State):
    round: i64
    prize: i64
    bag: vec[i64]
    coins: vec[i64]
    bids: vec[i64]
    points: vec[i64]


class Round(Phase[BidState]):
    """A round from its prize to its bids: nothing to decide by itself (TSB-2, TSB-4, TSB-5)."""

    def legal(self, s: BidState) -> vec[i64]:
        return vec[i64]()

    def why_not(self, s: BidState, action: i64) -> Reason | None:
        return self.not_now()

    def proceed(self, s: BidState, luck: Luck, tell: Teller | None) -> None:
        if s.prize == NOTHING:
            s.prize = draw(s, luck, PRIZES, s.bag, EVERYBODY)
            if tell:
                tell.tell(LAID, [s.prize])
            for seat in reversed(range(s.seats)):
                s.ask(BID, seat)
        else:
            s.reveal()
            self.award(s, tell)
            s.prize, s.bids = NOTHING, filled(s.seats, 0)
            s.round += 1
            if s.round == (SHORT if s.options[IS_SHORT] else ROUNDS):
                s.clear()

    def award(self, s: BidState, tell: Teller | None) -> None:
        """Everybody pays, the highest bid wins (TSB-4, TSB-5)."""
        best = max(s.bids)
        winners = [seat for seat in range(s.seats) if s.bids[seat] == best]
        for seat in range(s.seats):
            s.coins[seat] -= s.bids[seat]
            if tell:
                tell.tell(SHOWN, [seat, s.bids[seat]])
        if len(winners) == 1 or s.options[FIRST_WINS]:
            s.points[winners[0]] += WORTH[s.prize]
            if tell:
                tell.tell(WON, [winners[0], s.prize])
        elif tell:
            tell.tell(KEPT, [s.prize])


class Bid(Phase[BidState]):
    """How many coins to set aside, one by one and in secret (TSB-3)."""

    def prompt(self, s: BidState) -> Params:
        return {"coins": int(s.bids[s.seat()])}

    def may_add(self, s: BidState) -> bool:
        return s.bids[s.seat()] < s.coins[s.seat()]

    def legal(self, s: BidState) -> vec[i64]:
        return vec[i64]([ADD.base, STOP.base] if self.may_add(s) else [STOP.base])

    def why_not(self, s: BidState, action: i64) -> Reason | None:
        if action == ADD.base and not self.may_add(s):
            return Reason("TSB-3", "no-coin")
        return None

    def preview(self, s: BidState, action: i64) -> Note | None:
        left = s.coins[s.seat()] - s.bids[s.seat()]
        return Note("preview-coins-left", {"coins": int(left) - 1}) if action == ADD.base else None

    def apply(self, s: BidState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        if action == ADD.base:
            s.bids[seat] += 1
            if tell:
                tell.whisper(ADDED, [], [s.bids[seat]], seat)
        else:
            s.answered()


class SealedBid(Title[BidState]):
    """Bids in secret for prizes in the open."""

    def __init__(self) -> None:
        super().__init__("sealed_bid", 1, range(2, 4), Path(__file__).parent, DATA)
        self.actions = ACTIONS
        self.phases = [Round("round", "TSB-2", []), Bid("bid", "TSB-3", [ADD, STOP], privacy=SEALED)]
        self.streams = [Stream("prizes", PRIZE)]
        self.subjects = [SEAT]
        self.events = [
            EventKind("laid", {"prize": PRIZE}),
            EventKind("added", {}, {"coins": numbers(COINS)}),
            EventKind("shown", {"seat": SEAT, "coins": numbers(COINS)}),
            EventKind("won", {"seat": SEAT, "prize": PRIZE}),
            EventKind("kept", {"prize": PRIZE}),
        ]
        self.fields = [
            Field("round", high=ROUNDS),
            Field("prize", values=PRIZE, none="none"),
            Field("bag", [PRIZE], high=max(HERD)),
            Field("coins", [SEAT], high=COINS, start=COINS),
            Field("bids", [SEAT], high=COINS, secret=True),
            Field("points", [SEAT], high=ROUNDS * max(WORTH)),
        ]
        self.options = [Option("short", "TSB-6", 0), Option("first", "TSB-5", 0)]
        self.constants = {"options": {"short": IS_SHORT, "first": FIRST_WINS}}
        self.turn_clause = self.over_clause = "TSB-6"
        self.longest = ROUNDS * (COINS + 1) * 3

    def hindsight(self, s: BidState, action: int, key: str) -> dict[str, int]:
        """The coins that are not in the bid."""
        seat, after = int(s.seat()), s.copy()
        self.phase(s).apply(after, action, FastLuck(1), None)
        return {"coins": int(after.coins[seat] - after.bids[seat])}

    def blank(self, seats: i64, options: vec[i64]) -> BidState:
        s = self.fresh(BidState, seats, options)
        self.lay(s)
        return s

    def lay(self, s: BidState) -> None:
        """The herd is gathered (TSB-1)."""
        s.bag = vec[i64](HERD)
        s.ask(ROUND, 0)

    def faults(self, s: BidState) -> list[Fault]:
        found = [
            Fault("bids", "TSB-3", "too-many-coins", {"seat": SEAT.say(seat), "coins": int(s.bids[seat])})
            for seat in range(s.seats)
            if s.bids[seat] > s.coins[seat]
        ]
        if total(s.bag) + s.draws[PRIZES] != sum(HERD):
            found.append(Fault("bag", "TSB-1", "prizes", {"prizes": sum(HERD)}))
        if not s.over() and s.round >= self.rounds(s):
            found.append(Fault("round", "TSB-6", "rounds", {"rounds": self.rounds(s)}))
        return found

    def rounds(self, s: BidState) -> int:
        return SHORT if s.options[IS_SHORT] else ROUNDS

    def accounts(self, s: BidState) -> dict[str, list[int]]:
        return {"coins": [int(n) for n in s.coins], "points": [int(n) for n in s.points]}

    def sight(self, s: BidState, seat: int, domain: int, item: int) -> Sight:
        """What a player has won, and how much the others could still bid."""
        if item >= s.seats:
            raise SubjectError("error-subject-absent", {"given": write_subject(self.subjects, domain, item)})
        rivals = [Mark(SEAT.names[other], int(s.coins[other])) for other in range(s.seats) if other != item]
        return Sight([Layer("rivals", rivals)], note=Note("sight-purse", {"coins": int(s.coins[item])}))

    def view(self, s: BidState, seat: int) -> View:
        return {
            "round": int(s.round),
            "prize": PRIZE.names[s.prize] if s.prize != NOTHING else None,
            "coins": list(s.coins),
            "points": list(s.points),
            "bid": int(s.bids[seat]) if seat >= 0 else None,
        }

    def resample(self, s: BidState, seat: int, luck: Luck) -> BidState:
        """Whoever has bid may have bid anything; whoever is still to bid has set nothing aside."""
        other, redraw = s.copy(), Redraw(luck)
        waiting = [other.stack[i + 1] for i in range(0, len(other.stack), 4) if other.stack[i] == BID]
        for bidder in range(other.seats):
            if bidder != seat:
                done = other.prize != NOTHING and bidder not in waiting
                other.bids[bidder] = redraw.below(other.coins[bidder] + 1) if done else 0
        return other

    def scores(self, s: BidState) -> list[int]:
        return list(s.points)

    def ranks(self, s: BidState) -> list[int]:
        return rank([[s.points[seat], s.coins[seat]] for seat in range(s.seats)])

    def breakdown(self, s: BidState) -> dict[str, list[int]]:
        return {"prizes": self.scores(s)}

"""Titles with one fault each, made of the toys: the kit must find every one of them."""

from typing import TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.market_day import title as market
from tests.toys.sealed_bid import title as bid
from tests.toys.under_the_deck import title as deck

from baobab.kernel.bag import Redraw
from baobab.kernel.events import EventKind, Teller
from baobab.kernel.fields import Field
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note, Reason
from baobab.kernel.phase import OPEN
from baobab.kernel.sights import Layer, Mark, Sight
from baobab.kernel.state import State
from baobab.kernel.title import Stream, View

Item = TypeVar("Item")


class LeakingView(bid.SealedBid):
    """Everybody sees all bids."""

    def view(self, s: bid.BidState, seat: int) -> View:
        return {**super().view(s, seat), "bids": list(s.bids)}


class LeakingSight(bid.SealedBid):
    """Who looks at a player sees that player's bid."""

    def sight(self, s: bid.BidState, seat: int, domain: int, item: int) -> Sight:
        seen = super().sight(s, seat, domain, item)
        return Sight([*seen.layers, Layer("bid", [Mark("bid", int(s.bids[item]))])])


class CarelessSight(bid.SealedBid):
    """Looking at a player takes a coin away."""

    def sight(self, s: bid.BidState, seat: int, domain: int, item: int) -> Sight:
        s.coins[0] -= 1
        return super().sight(s, seat, domain, item)


class LeakingAccounts(bid.SealedBid):
    """The figures that all may know count sealed bids."""

    def accounts(self, s: bid.BidState) -> dict[str, list[int]]:
        return {**super().accounts(s), "coins": [int(n) for n in s.bids]}


class RestlessAccounts(bid.SealedBid):
    """Figures change by being looked at, so what was told of an answer does not come true."""

    looks = 0

    def accounts(self, s: State) -> dict[str, list[int]]:
        RestlessAccounts.looks += 1
        return {"points": [RestlessAccounts.looks % 7 for _ in range(s.seats)]}


class HopefulBid(bid.Bid):
    def preview(self, s: bid.BidState, action: i64) -> Note | None:
        left = super().preview(s, action)
        return None if left is None else Note(left.key, {"coins": cast(int, left.params["coins"]) + 1})


class FalsePreview(bid.SealedBid):
    """A preview promises a coin more than there will be."""

    def __init__(self) -> None:
        super().__init__()
        replace_bid(self, HopefulBid)


class NamingTurn(market.Turn):
    def why_not(self, s: market.MarketState, action: i64) -> Reason | None:
        reason = super().why_not(s, action)
        if reason is None:
            return None
        return Reason(
            reason.clause,
            reason.key.removeprefix("reason-"),
            {**reason.params, "who": market.SEAT.say(s.seat())},
        )


class NamingReason(market.MarketDay):
    """Whoever is refused something is spoken of by name."""

    def __init__(self) -> None:
        super().__init__()
        replace_turn(self, NamingTurn)


class TickingState(bid.BidState):
    ticks: i64


class TickingBid(bid.Bid):
    def apply(self, s: bid.BidState, action: i64, luck: Luck, tell: Teller | None) -> None:
        cast(TickingState, s).ticks += 1
        super().apply(s, action, luck, tell)


class TickingView(bid.SealedBid):
    """Everybody sees how many steps were taken, and so how much was bid."""

    def __init__(self) -> None:
        super().__init__()
        replace_bid(self, TickingBid)
        self.fields = [*self.fields, Field("ticks")]

    def blank(self, seats: i64, options: vec[i64]) -> TickingState:
        s = self.fresh(TickingState, seats, options)
        self.lay(s)
        return s

    def view(self, s: bid.BidState, seat: int) -> View:
        return {**super().view(s, seat), "ticks": int(cast(TickingState, s).ticks)}


class LoudBid(bid.Bid):
    def apply(self, s: bid.BidState, action: i64, luck: Luck, tell: Teller | None) -> None:
        super().apply(s, action, luck, None)
        if tell and action == bid.ADD.base:
            tell.tell(bid.KEPT, [0])


class LoudSteps(bid.SealedBid):
    """Something can be heard at every coin of a sealed bid."""

    def __init__(self) -> None:
        super().__init__()
        replace_bid(self, LoudBid)


class OpenBid(bid.SealedBid):
    """Sealed answers are not declared as such, and so stand in everybody's record."""

    def __init__(self) -> None:
        super().__init__()
        replace_bid(self, bid.Bid, OPEN)


class CopyingResample(bid.SealedBid):
    """Who resamples gets the truth."""

    def resample(self, s: State, seat: int, luck: Luck) -> bid.BidState:
        return cast(bid.BidState, s).copy()


class ShiftingResample(bid.SealedBid):
    """What is drawn anew depends on the truth."""

    def resample(self, s: bid.BidState, seat: int, luck: Luck) -> bid.BidState:
        truth = s
        drawn = super().resample(s, seat, luck)
        for bidder in range(truth.seats):
            if bidder != seat and truth.coins[bidder]:
                drawn.bids[bidder] = (drawn.bids[bidder] + truth.bids[bidder]) % (truth.coins[bidder] + 1)
        return drawn


class SkewedResample(bid.SealedBid):
    """Large bids are drawn too often."""

    def resample(self, s: bid.BidState, seat: int, luck: Luck) -> bid.BidState:
        drawn, redraw = super().resample(s, seat, luck), Redraw(luck)
        for bidder in range(drawn.seats):
            more = drawn.coins[bidder] - drawn.bids[bidder]
            if bidder != seat and drawn.bids[bidder] and more:
                drawn.bids[bidder] += redraw.below(more + 1)
        return drawn


class DeadEndBid(bid.Bid):
    def legal(self, s: bid.BidState) -> vec[i64]:
        return vec[i64]() if s.bids[s.seat()] == 3 else super().legal(s)


class DeadEnd(bid.SealedBid):
    """After three coins there is no answer."""

    def __init__(self) -> None:
        super().__init__()
        replace_bid(self, DeadEndBid)


class RoundAboutBid(bid.Bid):
    def may_add(self, s: bid.BidState) -> bool:
        return s.coins[s.seat()] > 0

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        s = cast(bid.BidState, s)
        if action == bid.ADD.base and s.bids[s.seat()] == s.coins[s.seat()]:
            s.bids[s.seat()] = 0
        else:
            super().apply(s, action, luck, tell)


class RoundAbout(bid.SealedBid):
    """After the last coin one begins again without any."""

    def __init__(self) -> None:
        super().__init__()
        replace_bid(self, RoundAboutBid)


class ForgetfulBid(bid.Bid):
    def apply(self, s: bid.BidState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if action != bid.ADD.base or s.bids[s.seat()] < 1:
            super().apply(s, action, luck, tell)


class Forgetful(bid.SealedBid):
    """The second coin changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        replace_bid(self, ForgetfulBid)


class VagueTurn(market.Turn):
    def why_not(self, s: market.MarketState, action: i64) -> Reason | None:
        reason = super().why_not(s, action)
        return self.not_now() if reason is not None else None


class VagueReason(market.MarketDay):
    """Whatever is wrong, only that it cannot be done now is said."""

    def __init__(self) -> None:
        super().__init__()
        replace_turn(self, VagueTurn)


class LenientTurn(market.Turn):
    def why_not(self, s: market.MarketState, action: i64) -> Reason | None:
        return None if market.WORK.owns(action) else super().why_not(s, action)

    def legal(self, s: market.MarketState) -> vec[i64]:
        done = s.worked
        return vec[i64]([code for code in super().legal(s) if not (done and market.WORK.owns(code))])


class LenientReason(market.MarketDay):
    """Nothing is said against working twice, though it is not legal."""

    def __init__(self) -> None:
        super().__init__()
        replace_turn(self, LenientTurn)


class LawlessTurn(market.Turn):
    def why_not(self, s: market.MarketState, action: i64) -> Reason | None:
        reason = super().why_not(s, action)
        return Reason("TMD-99", "worked") if reason is not None and market.WORK.owns(action) else reason


class LawlessReason(market.MarketDay):
    """A clause is cited that the rules do not have."""

    def __init__(self) -> None:
        super().__init__()
        replace_turn(self, LawlessTurn)


class SpeechlessTurn(market.Turn):
    def why_not(self, s: market.MarketState, action: i64) -> Reason | None:
        reason = super().why_not(s, action)
        return Reason("TMD-2", "beyond-words") if reason is not None and market.WORK.owns(action) else reason


class SpeechlessReason(market.MarketDay):
    """A reason has no words."""

    def __init__(self) -> None:
        super().__init__()
        replace_turn(self, SpeechlessTurn)


class DisorderedTurn(market.Turn):
    def legal(self, s: market.MarketState) -> vec[i64]:
        return vec[i64](sorted(super().legal(s), reverse=True))


class Disordered(market.MarketDay):
    """Legal answers come in descending order."""

    def __init__(self) -> None:
        super().__init__()
        replace_turn(self, DisorderedTurn)


class SharingState(market.MarketState):
    def copy(self) -> "SharingState":
        s = SharingState(self.seats, self.options, self.stack[:], self.draws[:], self.reveals)
        s.turn, s.worked, s.cooked = self.turn, self.worked, self.cooked
        s.coins, s.points, s.stock, s.plan = self.coins[:], self.points, self.stock[:], self.plan[:]
        return s


class SharedArray(market.MarketDay):
    """A state and its copy have the same points."""

    def blank(self, seats: i64, options: vec[i64]) -> SharingState:
        s = self.fresh(SharingState, seats, options)
        self.lay(s)
        return s


class CarelessState(market.MarketState):
    def key(self) -> i64:
        return self.turn + self.seats


class CarelessKey(market.MarketDay):
    """The key tells hardly any states apart."""

    def blank(self, seats: i64, options: vec[i64]) -> CarelessState:
        s = self.fresh(CarelessState, seats, options)
        self.lay(s)
        return s


class LosingRound(bid.Round):
    def proceed(self, s: bid.BidState, luck: Luck, tell: Teller | None) -> None:
        super().proceed(s, luck, tell)
        if s.round == 1 and s.prize == bid.NOTHING:
            s.bag[0] -= 1


class LostPrize(bid.SealedBid):
    """A prize is lost on the way."""

    def __init__(self) -> None:
        super().__init__()
        self.phases = [LosingRound("round", "TSB-2", []), *self.phases[1:]]


class WealthyState(market.MarketState):
    wealth: i64


class StaleDerived(market.MarketDay):
    """All coins together are derived once, and not kept up."""

    def __init__(self) -> None:
        super().__init__()
        self.fields = [*self.fields, Field("wealth", derived=True)]

    def blank(self, seats: i64, options: vec[i64]) -> WealthyState:
        s = self.fresh(WealthyState, seats, options)
        self.lay(s)
        self.derive(s)
        return s

    def derive(self, s: State) -> None:
        s = cast(WealthyState, s)
        s.wealth = sum(s.coins)


class IndiscreetTeller(Teller):
    def __init__(self, teller: Teller, seats: int) -> None:
        self.events = teller.events
        self.seats = seats

    def whisper(self, kind: int, public: list[int], private: list[int], to: int) -> None:
        super().whisper(kind, public, private, (to + 1) % self.seats)


class IndiscreetTurn(deck.Turn):
    def apply(self, s: deck.DeckState, action: i64, luck: Luck, tell: Teller | None) -> None:
        super().apply(s, action, luck, IndiscreetTeller(tell, int(s.seats)) if tell else None)


class WrongEar(deck.UnderTheDeck):
    """What somebody draws is whispered to his neighbour."""

    def __init__(self) -> None:
        super().__init__()
        self.phases = [IndiscreetTurn("turn", "TUD-2", [deck.DRAW, deck.SHOW]), *self.phases[1:]]


class OpenReturn(deck.UnderTheDeck):
    """What is returned under the deck stands in everybody's record."""

    def __init__(self) -> None:
        super().__init__()
        keep = self.phases[1]
        self.phases = [self.phases[0], deck.Keep(keep.name, keep.clause, keep.kinds)]


WISHES = Domain("animal", ["none", *deck.ANIMAL.names])


class HesitantTurn(deck.Turn):
    """Whoever wants to show an animal is asked again, if there is a smaller one in hand to show instead."""

    def legal(self, s: deck.DeckState) -> vec[i64]:
        if s.a() == 0:
            return super().legal(s)
        hand = s.hand_of(s.seat())
        return vec[i64]([deck.SHOW.code(animal) for animal in hand if animal < s.a()])

    def why_not(self, s: deck.DeckState, action: i64) -> Reason | None:
        if s.a() and not deck.SHOW.owns(action):
            return self.not_now()
        if s.a() and deck.SHOW.arg(action) >= s.a():
            return Reason("TUD-5", "not-in-hand", {"animal": deck.ANIMAL.say(deck.SHOW.arg(action))})
        return super().why_not(s, action)

    def apply(self, s: deck.DeckState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if s.a() or deck.DRAW.owns(action):
            super().apply(s, action, luck, tell)
        else:
            seat = s.seat()
            s.answered()
            s.ask(deck.TURN, seat, deck.SHOW.arg(action) + 1)


class TellingQuestion(deck.UnderTheDeck):
    """Whether a question answers itself depends on a hidden hand, and leaves its mark in the record."""

    def __init__(self) -> None:
        super().__init__()
        turn = HesitantTurn("turn", "TUD-2", [deck.DRAW, deck.SHOW], a=WISHES)
        self.phases = [turn, *self.phases[1:]]


class Undeclared(bid.SealedBid):
    """No field is declared to be secret."""

    def __init__(self) -> None:
        super().__init__()
        self.fields = [field for field in self.fields if field.name != "bids"]
        self.fields.append(Field("bids", [bid.SEAT], high=bid.COINS))


class StoveState(market.MarketState):
    def __init__(self, seats: i64, options: vec[i64], stack: vec[i64], draws: vec[i64], reveals: i64) -> None:
        super().__init__(seats, options, stack, draws, reveals)
        self.cold: i64 = 0


class StoveTurn(market.Turn):
    def why_not(self, s: market.MarketState, action: i64) -> Reason | None:
        if market.COOK.owns(action) and cast(StoveState, s).cold:
            return Reason("TMD-2", "cooked")
        return super().why_not(s, action)

    def apply(self, s: market.MarketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if market.WORK.owns(action):
            cast(StoveState, s).cold ^= 1
        super().apply(s, action, luck, tell)


class ForgottenField(market.MarketDay):
    """Whoever works lets the stove go cold, or lights it; no field says so, and positions lose it."""

    def __init__(self) -> None:
        super().__init__()
        replace_turn(self, StoveTurn)

    def blank(self, seats: i64, options: vec[i64]) -> StoveState:
        s = self.fresh(StoveState, seats, options)
        self.lay(s)
        return s


class FalseTable(ForgottenField):
    """The stove is called a table, but nothing derives it from the fields."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = ["cold"]


class PeepingState(deck.DeckState):
    def __init__(self, seats: i64, options: vec[i64], stack: vec[i64], draws: vec[i64], reveals: i64) -> None:
        super().__init__(seats, options, stack, draws, reveals)
        self.last: i64 = -1


class PeepingTurn(deck.Turn):
    def apply(self, s: deck.DeckState, action: i64, luck: Luck, tell: Teller | None) -> None:
        super().apply(s, action, luck, tell)
        for animal, offered in enumerate(cast(PeepingState, s).offer):
            if offered:
                cast(PeepingState, s).last = animal


class SecretWithoutField(deck.UnderTheDeck):
    """The state keeps the last animal that somebody drew, so that bots of all seats get it."""

    def __init__(self) -> None:
        super().__init__()
        self.phases = [PeepingTurn("turn", "TUD-2", [deck.DRAW, deck.SHOW]), *self.phases[1:]]

    def blank(self, seats: i64, options: vec[i64]) -> PeepingState:
        s = self.fresh(PeepingState, seats, options)
        self.lay(s)
        return s


class TalkativeEvents(bid.SealedBid):
    """Who wins is told with the prize, and the kind of the event does not know of it."""

    def __init__(self) -> None:
        super().__init__()
        self.events[bid.WON] = EventKind("won", {"seat": bid.SEAT})


class UnknownEvent(bid.SealedBid):
    """An event is told whose kind the title does not have."""

    def __init__(self) -> None:
        super().__init__()
        del self.events[bid.KEPT]


class SwappedPhases(bid.SealedBid):
    """What the rules call a round is a bid, and the other way round."""

    def __init__(self) -> None:
        super().__init__()
        self.phases = self.phases[::-1]


class SwappedEvents(bid.SealedBid):
    """Whoever keeps a coin is said to have won a prize."""

    def __init__(self) -> None:
        super().__init__()
        swap(self.events, bid.WON, bid.KEPT)


class SwappedOptions(bid.SealedBid):
    """Whoever asks for a short game gets one in which the first bidder wins."""

    def __init__(self) -> None:
        super().__init__()
        swap(self.options, bid.IS_SHORT, bid.FIRST_WINS)


class SwappedStreams(bid.SealedBid):
    """What is drawn from one pile is written down as drawn from another."""

    def __init__(self) -> None:
        super().__init__()
        self.streams = [Stream("weather", bid.PRIZE), *self.streams]
        self.constants["streams"] = {"prizes": bid.PRIZES, "weather": 1}


class SwappedFeatures(bid.SealedBid):
    """Bots take coins for points."""

    def __init__(self) -> None:
        super().__init__()
        self.features = ["coins", "points"]
        self.constants["features"] = {"points": 0, "coins": 1}

    def values(self, s: State, seat: i64) -> vec[i64]:
        s = cast(bid.BidState, s)
        return vec[i64]([s.points[seat], s.coins[seat]])


class NamelessEvents(bid.SealedBid):
    """Rules tell an event by a number that has no name."""

    def __init__(self) -> None:
        super().__init__()
        self.events[bid.KEPT] = EventKind("kept-all", {"prize": bid.PRIZE})


def swap(items: list[Item], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


def replace_bid(title: bid.SealedBid, phase: type[bid.Bid], privacy: int | None = None) -> None:
    usual = title.phases[1]
    hidden = usual.privacy if privacy is None else privacy
    title.phases = [title.phases[0], phase(usual.name, usual.clause, usual.kinds, privacy=hidden)]


def replace_turn(title: market.MarketDay, phase: type[market.Turn]) -> None:
    usual = title.phases[0]
    title.phases = [phase(usual.name, usual.clause, usual.kinds), *title.phases[1:]]

"""Market day: parts of a turn in any order, and a plan paid as a whole. The rules stand in `rules.md`."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.actions import ActionTable
from baobab.kernel.bag import filled, total
from baobab.kernel.data import Data
from baobab.kernel.events import EventKind, Teller
from baobab.kernel.fields import Field
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain, numbers, seat_domain
from baobab.kernel.notes import Fault, Note, Reason
from baobab.kernel.options import Option
from baobab.kernel.phase import Phase
from baobab.kernel.state import FRAME, State
from baobab.kernel.title import Title, View, rank
from baobab.kernel.trial import Trial
from baobab.words import Params

DATA = Data('{"coins": 4, "rich": 9, "wage": 2, "turns": 4, "stock": 2, "price": [1, 2, 3, 5]}')
START, RICH, WAGE, TURNS, STOCK = (
    DATA.root[name].number() for name in ("coins", "rich", "wage", "turns", "stock")
)
PRICE = [entry.number() for entry in DATA.root["price"].items()]
GOOD = Domain("good", ["yam", "bean", "fish", "goat"])
DISH = Domain("dish", ["soup", "stew", "feast"])
TAKES, WORTH = [2, 3, 4], [1, 3, 6]
MOST_COINS = RICH + WAGE * TURNS
SEAT = seat_domain(3)

ACTIONS = ActionTable()
WORK = ACTIONS.add("work")
COOK = ACTIONS.add("cook", dish=DISH)
PICK = ACTIONS.add("pick", good=GOOD)
END = ACTIONS.add("end")

TURN, BUY = 0, 1
WORKED, COOKED, ENDED = range(3)


class MarketState(State):
    turn: i64
    worked: i64
    cooked: i64
    coins: vec[i64]
    points: vec[i64]
    stock: vec[i64]
    plan: vec[i64]

    def cost(self) -> int:
        """What the plan costs so far."""
        return sum(PRICE[good] for good in range(GOOD.size) if self.plan[good])

    def cheapest(self, picks: int, but: int = -1) -> int:
        """What this many more goods cost at least, one of them left out; more than anybody has if none do."""
        free = sorted(
            PRICE[good]
            for good in range(GOOD.size)
            if self.stock[good] and not self.plan[good] and good != but
        )
        return sum(free[:picks]) if len(free) >= picks else MOST_COINS + 1


class Turn(Phase[MarketState]):
    """The parts of a turn, in any order (TMD-2, TMD-3, TMD-6)."""

    def why_not(self, s: MarketState, action: i64) -> Reason | None:
        if WORK.owns(action):
            return Reason("TMD-2", "worked") if s.worked else None
        if COOK.owns(action):
            if s.cooked:
                return Reason("TMD-2", "cooked")
            dish = COOK.arg(action)
            least = s.cheapest(TAKES[dish])
            if least > MOST_COINS:
                return Reason("TMD-4", "sold-out", {"dish": DISH.say(dish), "goods": TAKES[dish]})
            if least > s.coins[s.seat()]:
                return Reason("TMD-4", "too-dear", {"dish": DISH.say(dish), "coins": least})
            return None
        return None if END.owns(action) else self.not_now()

    def legal(self, s: MarketState) -> vec[i64]:
        return vec[i64]([code for code in range(ACTIONS.size) if self.why_not(s, code) is None])

    def preview(self, s: MarketState, action: i64) -> Note | None:
        if not COOK.owns(action):
            return None
        return Note("preview-least", {"coins": s.cheapest(TAKES[COOK.arg(action)])})

    def apply(self, s: MarketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        if WORK.owns(action):
            s.worked = 1
            s.coins[seat] += WAGE
            if tell:
                tell.tell(WORKED, [seat])
        elif COOK.owns(action):
            s.cooked = 1
            s.ask(BUY, seat, COOK.arg(action))
        else:
            s.answered()
            s.turn += 1
            s.worked = s.cooked = 0
            if s.turn < TURNS * s.seats:
                s.ask(TURN, (seat + 1) % s.seats)
            elif tell:
                tell.tell(ENDED, [])


class Buy(Phase[MarketState]):
    """One good after the other, as long as the dish can still be paid (TMD-4, TMD-5)."""

    def prompt(self, s: MarketState) -> Params:
        return {"dish": DISH.say(s.a()), "goods": TAKES[s.a()] - int(total(s.plan))}

    def why_not(self, s: MarketState, action: i64) -> Reason | None:
        if not PICK.owns(action):
            return self.not_now()
        good = PICK.arg(action)
        if s.plan[good]:
            return Reason("TMD-4", "picked", {"good": GOOD.say(good)})
        if not s.stock[good]:
            return Reason("TMD-4", "no-stock", {"good": GOOD.say(good)})
        rest = TAKES[s.a()] - total(s.plan) - 1
        least = s.cost() + PRICE[good] + s.cheapest(rest, but=good)
        if least > s.coins[s.seat()]:
            return Reason("TMD-4", "plan-too-dear", {"good": GOOD.say(good), "coins": least})
        return None

    def legal(self, s: MarketState) -> vec[i64]:
        return vec[i64]([code for code in range(ACTIONS.size) if self.why_not(s, code) is None])

    def apply(self, s: MarketState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, dish = s.seat(), s.a()
        s.plan[PICK.arg(action)] = 1
        if total(s.plan) == TAKES[dish]:
            s.coins[seat] -= s.cost()
            s.points[seat] += WORTH[dish]
            if tell:
                tell.tell(COOKED, [seat, dish, s.cost()])
            for good in range(GOOD.size):
                s.stock[good] -= s.plan[good]
            s.plan = filled(GOOD.size, 0)
            s.answered()


class MarketDay(Title[MarketState]):
    """Work, cook, or do both in the order you like."""

    def __init__(self) -> None:
        super().__init__("market_day", 1, range(1, 4), Path(__file__).parent, DATA)
        self.actions = ACTIONS
        self.phases = [Turn("turn", "TMD-2", [WORK, COOK, END]), Buy("buy", "TMD-4", [PICK], a=DISH)]
        self.events = [
            EventKind("worked", {"seat": SEAT}),
            EventKind("cooked", {"seat": SEAT, "dish": DISH, "coins": numbers(MOST_COINS)}),
            EventKind("ended", {}),
        ]
        self.fields = [
            Field("turn", high=TURNS * 3),
            Field("worked", high=1),
            Field("cooked", high=1),
            Field("coins", [SEAT], high=MOST_COINS),
            Field("points", [SEAT], high=TURNS * max(WORTH)),
            Field("stock", [GOOD], high=STOCK, start=STOCK),
            Field("plan", [GOOD], high=1),
        ]
        self.options = [Option("rich", "TMD-1", 0)]
        self.turn_clause, self.over_clause = "TMD-6", "TMD-7"
        self.longest = TURNS * 3 * (3 + GOOD.size)

    def hindsight(self, s: MarketState, action: int, key: str) -> dict[str, int]:
        """The least that a dish costs, whatever is bought for it."""
        return {"coins": cheapest_cooked(Trial(self, s, action))}

    def blank(self, seats: i64, options: vec[i64]) -> MarketState:
        s = self.fresh(MarketState, seats, options)
        self.lay(s)
        return s

    def lay(self, s: MarketState) -> None:
        """The market opens (TMD-1)."""
        s.coins = filled(s.seats, RICH if s.options[0] else START)
        s.ask(TURN, 0)

    def faults(self, s: MarketState) -> list[Fault]:
        questions = range(0, len(s.stack), FRAME)
        asked, seats = [s.stack[i] for i in questions], {s.stack[i + 1] for i in questions}
        if asked not in ([], [TURN], [TURN, BUY]) or len(seats) > 1:
            return [Fault("ask", "TMD-2", "questions")]
        buying = not s.over() and s.phase() == BUY
        if not buying and total(s.plan):
            return [Fault("plan", "TMD-4", "no-plan")]
        if buying and not s.cooked:
            return [Fault("cooked", "TMD-2", "cooking")]
        return []

    def view(self, s: MarketState, seat: int) -> View:
        return {
            "turn": int(s.turn),
            "worked": bool(s.worked),
            "cooked": bool(s.cooked),
            "coins": list(s.coins),
            "points": list(s.points),
            "stock": dict(zip(GOOD.names, s.stock, strict=True)),
            "plan": [GOOD.names[good] for good in range(GOOD.size) if s.plan[good]],
        }

    def scores(self, s: MarketState) -> list[int]:
        return list(s.points)

    def ranks(self, s: MarketState) -> list[int]:
        return rank([[s.points[seat], s.coins[seat]] for seat in range(s.seats)])

    def breakdown(self, s: MarketState) -> dict[str, list[int]]:
        return {"dishes": self.scores(s)}


def cheapest_cooked(trial: Trial) -> int:
    """The fewest coins for which a dish begun can be cooked."""
    if trial.all("cooked"):
        return trial.of("cooked")["coins"]
    return min(
        cheapest_cooked(Trial(trial.title, trial.after, int(code))) for code in trial.title.legal(trial.after)
    )

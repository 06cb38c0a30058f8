"""Line-ups: which bots play, with which budgets (`greedy,search@500it,search@200ms,my:Bot`)."""

import re
from dataclasses import dataclass
from pathlib import Path

from baobab.bots import BUILT_IN, TUNABLE, bot_error
from baobab.bots import find_bot as find_bot
from baobab.bots.bot import Bot, Budget
from baobab.bots.knobs import read_knobs
from baobab.errors import BaobabError
from baobab.kernel.title import Title

MOST_ITERATIONS = 1_000_000_000
MOST_SECONDS = 3600.0

BUDGET = re.compile(r"(?P<number>\d{1,12}(?:\.\d{1,6})?)(?P<unit>it|ms|s)", re.ASCII)
UNITS = {"ms": 0.001, "s": 1.0}


@dataclass(frozen=True)
class LineupEntry:
    """One bot of a line-up. `name` is what `baobab.bots.find_bot` takes, a file of knobs included.

    Without a budget (both figures 0) the bot thinks as much as it usually does.
    """

    name: str
    iterations: int = 0
    seconds: float = 0.0

    @property
    def label(self) -> str:
        """The entry as it is shown, and as it could be given again."""
        return f"{self.name}@{Budget(self.iterations, self.seconds)}" if self.has_budget else self.name

    @property
    def has_budget(self) -> bool:
        """Was a budget given?"""
        return self.iterations > 0 or self.seconds > 0

    def budget(self, title: Title) -> Budget:
        """The budget for one decision."""
        if self.has_budget:
            return Budget(self.iterations, self.seconds)
        bot = self.bot()
        try:
            return usual_budget(bot, title)
        except Exception as error:
            raise bot_error(self.name, error) from error

    def bot(self) -> Bot:
        """The bot itself, a new one for every seat of every game."""
        return find_bot(self.name)

    def check(self, title: Title) -> None:
        """Refuse a bot, budget or knob file that does not work, before any game."""
        budget = self.budget(title)
        if not is_allowed(budget) and not (self.name in BUILT_IN and str(budget) == "0it"):
            given = f"{budget.iterations}it" if budget.iterations else f"{budget.seconds * 1000:g}ms"
            raise budget_error(self.name, given)
        knobs = self.knob_file()
        if knobs is not None:
            try:
                read_knobs(title, knobs)
            except BaobabError as error:
                raise BaobabError(
                    "error-arena-knobs", {"path": str(knobs), "what": error.phrase}, folders=error.folders
                ) from error

    def knob_file(self) -> Path | None:
        """The file of knobs that the name ends with (`greedy:FILE`), if it does."""
        first, colon, rest = self.name.partition(":")
        return Path(rest) if colon and first in TUNABLE else None

    def with_budget_times(self, factor: int) -> "LineupEntry":
        """The same bot with a multiple of the budget."""
        return LineupEntry(self.name, self.iterations * factor, self.seconds * factor)


def usual_budget(bot: Bot, title: Title) -> Budget:
    """The bot's own budget; where it has iterations and time, the iterations alone, which can be repeated."""
    budget = bot.usual(title)
    return Budget(iterations=int(budget.iterations)) if budget.iterations else budget


def is_allowed(budget: Budget) -> bool:
    """Is the budget positive and below the maximum?"""
    if budget.iterations:
        return 0 < budget.iterations <= MOST_ITERATIONS
    return 0 < budget.seconds <= MOST_SECONDS


def budget_error(bot: str, given: str) -> BaobabError:
    """An error that says which budgets are allowed."""
    most = {"millions": MOST_ITERATIONS // 1_000_000, "seconds": int(MOST_SECONDS)}
    return BaobabError("error-arena-budget", {"bot": bot, "budget": given, **most})


def read_entry(text: str) -> LineupEntry:
    """An entry as people write it: `NAME`, `NAME@500it`, `NAME@200ms` or `NAME@2s`."""
    name, at, given = text.strip().rpartition("@")
    if not at:
        return LineupEntry(given)
    found = BUDGET.fullmatch(given)
    number = float(found["number"]) if found else 0.0
    if found and found["unit"] == "it":
        entry = LineupEntry(name, iterations=int(number) if number.is_integer() else 0)
    else:
        entry = LineupEntry(name, seconds=number * UNITS[found["unit"]] if found else 0.0)
    if not (0 < entry.iterations <= MOST_ITERATIONS or 0 < entry.seconds <= MOST_SECONDS):
        raise budget_error(text.strip(), given)
    return entry


def read_lineup(text: str, seats: int | None = None) -> tuple[LineupEntry, ...]:
    """A line-up of exactly `seats` bots, each of which exists."""
    lineup = tuple(read_entry(part) for part in text.split(","))
    if seats is not None and len(lineup) != seats:
        raise BaobabError("error-arena-lineup", {"lineup": text, "bots": len(lineup), "seats": seats})
    for entry in lineup:
        entry.bot()
    return lineup

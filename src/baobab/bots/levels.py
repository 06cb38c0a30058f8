"""The levels that people play against, as each title defines them (`levels` of its knobs)."""

from mypy_extensions import i64

from baobab.bots.bot import Bot, Budget, Opinion
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.search import SearchBot
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

DEFAULT_LEVELS = {
    "easy": {"blur": 100, "milliseconds": 300},
    "normal": {"blur": 0, "milliseconds": 1000},
    "hard": {"search": 1, "iterations": 40, "milliseconds": 3000},
    "expert": {"search": 1, "iterations": 480, "milliseconds": 10_000},
}
"""What the levels are where a title says nothing."""


class LevelBot(Bot):
    """One of the four levels: greedy with or without blur, or a short or long search."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.bots: dict[str, Bot] = {}
        self.known: dict[str, Knobs] = {}

    def knobs(self, title: Title) -> Knobs:
        if title.name not in self.known:
            self.known[title.name] = knobs_of(title)
        return self.known[title.name]

    def setting(self, title: Title, name: str) -> int:
        """What a title says of this level, or else the default."""
        said = self.knobs(title).levels.get(self.level, {})
        return said.get(name, DEFAULT_LEVELS[self.level].get(name, 0))

    def bot_for(self, title: Title) -> Bot:
        """The bot that plays a title at this level."""
        found = self.bots.get(title.name)
        if found is None:
            if self.setting(title, "search"):
                found = SearchBot(self.knobs(title))
            else:
                found = GreedyBot(self.knobs(title), self.setting(title, "blur") / 100.0)
            self.bots[title.name] = found
        return found

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
        return self.bot_for(title).decide(title, s, budget, rng)

    def explain(self, title: Title, s: State, budget: Budget, rng: Rng) -> list[Opinion]:
        return self.bot_for(title).explain(title, s, budget, rng)

    def usual(self, title: Title) -> Budget:
        return Budget(self.setting(title, "iterations"), self.setting(title, "milliseconds") / 1000.0)


class Easy(LevelBot):
    """Beatable by a beginner: greedy, with blur."""

    def __init__(self) -> None:
        super().__init__("easy")


class Normal(LevelBot):
    """Looks to the end of its own move."""

    def __init__(self) -> None:
        super().__init__("normal")


class Hard(LevelBot):
    """Thinks of the answers to its move, or, where that helps little, sees what it is about more clearly."""

    def __init__(self) -> None:
        super().__init__("hard")


class Expert(LevelBot):
    """Searches as long as people are willing to wait."""

    def __init__(self) -> None:
        super().__init__("expert")

"""The bot that answers at random: the zero of the ratings, and a fuzzer of the rules."""

from mypy_extensions import i64

from baobab.bots.bot import Bot, Budget
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title


class RandomBot(Bot):
    """Every allowed answer is equally likely."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
        options = title.legal(s)
        return options[rng.below(len(options))]

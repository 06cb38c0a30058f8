"""What a bot is: somebody who answers a decision from a seat's knowledge of the game."""

from mypy_extensions import i64, mypyc_attr

from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions. It never meets the true state, only one resampled for its seat."""

    def decide(self, title: Title, s: State, rng: Rng) -> i64:
        """The code of an allowed action for the seat that decides in this state."""
        raise NotImplementedError


def ask(bot: Bot, title: Title, s: State, rng: Rng) -> i64:
    """Put the present decision to a bot, which gets to see what its seat may know."""
    seen = title.resample(s, s.seat(), FastLuck(rng.seed()))
    return bot.decide(title, seen, rng)

"""Asking a bot that anybody may have written: one whose answer is no action is told from one that fails."""

from baobab.bots.bot import Bot, Budget, ask
from baobab.kernel.data import shown
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title


class NoActionError(Exception):
    """An answer that is not the code of any action: None, a fraction, a text."""

    def __init__(self, answer: object) -> None:
        super().__init__(str(answer) if answer is None or isinstance(answer, float) else shown(answer))


class Heard(Bot):
    """A bot whose answers are looked at before compiled code, in words of its own, can refuse them."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        answer: object = self.bot.decide(title, s, budget, rng)
        if isinstance(answer, int) and answer.bit_length() < 63:
            return answer
        raise NoActionError(answer)


def ask_anybody(bot: Bot, title: Title, s: State, budget: Budget, rng: Rng) -> int:
    """Put the present decision to a bot, as `ask` does; NoActionError where its answer is none."""
    return int(ask(Heard(bot), title, s, budget, rng))

"""The one checked call of a bot that anybody may have written.

`simulate`, the arena, the terminal and the table's workers all ask through `ask_checked`; each words
what went wrong in its own way.
"""

from baobab.bots.bot import Bot, Budget, ask
from baobab.kernel.data import shown
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

FAILED, NO_ACTION, NOT_ALLOWED = "failed", "no action", "not allowed"


class BotFaultError(Exception):
    """Why a bot gave no answer that can be carried out.

    `kind` is FAILED (it raised an error), NO_ACTION (its answer is no code of an action: None, a fraction, a
    text) or NOT_ALLOWED. `params` are for the message: `why` for a failure, else `answer`.
    """

    def __init__(self, kind: str, params: dict[str, str], code: int | None = None) -> None:
        super().__init__(*params.values())
        self.kind = kind
        self.params = params
        self.code = code


class CheckedBot(Bot):
    """Checks that an answer is a whole number before compiled code refuses it with an error of its own."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        answer: object = self.bot.decide(title, s, budget, rng)
        if isinstance(answer, int) and answer.bit_length() < 63:
            return answer
        text = str(answer) if answer is None or isinstance(answer, float) else shown(answer)
        raise BotFaultError(NO_ACTION, {"answer": text})


def ask_checked(bot: Bot, title: Title, s: State, budget: Budget, rng: Rng) -> int:
    """The allowed action that a bot chooses, asked as `ask` does; BotFaultError where it chooses none."""
    try:
        code = int(ask(CheckedBot(bot), title, s, budget, rng))
    except BotFaultError:
        raise
    except (Exception, SystemExit) as error:
        raise BotFaultError(FAILED, {"why": f"{type(error).__name__}: {error}"}) from error
    if code not in title.legal(s):
        text = title.actions.write(code) if 0 <= code < title.actions.size else str(code)
        raise BotFaultError(NOT_ALLOWED, {"answer": text}, code)
    return code

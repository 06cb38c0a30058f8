"""Phase: one question of the rules, with its answers, their effect and the reasons against them."""

from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from baobab.kernel.actions import NUMBER, Kind
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import NOT_NOW, Note, Reason
from baobab.kernel.state import State
from baobab.words import Params

S = TypeVar("S", bound=State, default=Any)
"""A title's class of states."""

OPEN: Final = 0
"""Privacy of an answer: everybody sees it."""

SEALED: Final = 1
"""Hidden from the other seats until the state's next `reveal`."""

SECRET: Final = 2
"""Hidden from the other seats until the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A question put to one seat. Objects are singletons of their title and hold no state of a game.

    S is the title's class of states: `class Move(Phase[AfricaState])` writes its methods for that class, and
    compiled code checks it once, on the way in from the kernel. A bare `Phase` is one of any title.

    `clause` is the clause that asks, cited where nothing more precise can be said. `kinds` are the
    kinds of answer; `a` and `b` name the arguments of the question on the stack, if it has any.
    `former` are the names that it had, each by the last version of the title that used it: positions of that
    version and of earlier ones write and read it.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        kinds: list[Kind],
        a: Domain | None = None,
        b: Domain | None = None,
        privacy: int = OPEN,
    ) -> None:
        self.name = name
        self.clause = clause
        self.kinds = kinds
        self.a = a
        self.b = b
        self.privacy = privacy
        self.former: dict[int, str] = {}

    def name_in(self, version: int) -> str:
        """What positions of a version of the title call this question."""
        for until in sorted(self.former):
            if version <= until:
                return self.former[until]
        return self.name

    def prompt(self, s: S) -> Params:
        """Parameters of the question's wording (`prompt-NAME`)."""
        return {}

    def answer_key(self, kind: Kind) -> str:
        """The message that words an answer: an amount is worded by its question (`action-number-bid`)."""
        return f"action-{kind.name}-{self.name}" if kind.name == NUMBER else f"action-{kind.name}"

    def answer_here(self, s: S, kind: Kind, action: i64) -> str:
        """The message that words an answer in this position, where the position changes how it is said."""
        return self.answer_key(kind)

    def legal(self, s: S) -> vec[i64]:
        """The codes of all allowed answers, ascending. None at all: nothing to ask, `proceed`."""
        raise NotImplementedError

    def always(self, s: S) -> bool:
        """Is this asked even where it has one answer? Where asking or not would tell something hidden."""
        return False

    def apply(self, s: S, action: i64, luck: Luck, tell: Teller | None) -> None:
        """Carry an allowed answer out. It must lead on: take the question away or change what it asks."""
        raise NotImplementedError

    def proceed(self, s: S, luck: Luck, tell: Teller | None) -> None:
        """Carry on without a question, where `legal` has nothing to offer."""
        raise RuntimeError(f"dead end: the question {self.name!r} has no answer")

    def why_not(self, s: S, action: i64) -> Reason | None:
        """The reason against an answer; None exactly when it is allowed."""
        raise NotImplementedError

    def preview(self, s: S, action: i64) -> Note | None:
        """What an allowed answer will cost or bring (`preview-KEY`), where that helps to choose."""
        return None

    def not_now(self) -> Reason:
        """The generic reason, for kinds of answer that this question does not take."""
        return Reason(self.clause, NOT_NOW)

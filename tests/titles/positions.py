"""How the tests of all titles are written: a position in one line, actions in notation, an expectation.

    game = play(at("2 ask=act/0/1 explorer=D1,B5", "gold2"), "turn E2; pass")
    assert refused(game, "turn A1") == "AFR-B1a too-far-to-turn"

`at` and `new` belong to a title, whose own `positions` module says what it fills in where a text is silent.
"""

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.data import Data
from baobab.kernel.luck import FastLuck, Luck
from baobab.kernel.notes import Reason
from baobab.kernel.options import OptionValue
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import title as find_title

T = TypeVar("T", bound=Title)
S = TypeVar("S", bound=State)

SEED = int(os.environ.get("BAOBAB_SEED", "1"))
"""Random tests start here; set BAOBAB_SEED for other games."""


def say_seed() -> None:
    """What to set to repeat a test, shown where it fails."""
    sys.stdout.write(f"BAOBAB_SEED={SEED}\n")


def load_title(name: str, kind: type[T]) -> T:
    """The built-in title, as what it is."""
    found = find_title(name)
    assert isinstance(found, kind)
    return found


class Positions(Generic[T, S]):
    """Games of one title at positions written in one line."""

    def __init__(self, title: T, state: type[S], complete: Callable[[str], str] = str) -> None:
        self.title = title
        self.state_kind = state
        self.complete = complete

    def at(self, text: str, chance: str = "", players: tuple[str, ...] = (), title: T | None = None) -> Game:
        """The game at `SEATS name=value …`, completed; `chance` says in notation what luck brings next."""
        title = title or self.title
        luck: Luck = title.given(chance) if chance else FastLuck(1)
        return Game.at(title, f"{title.name}/{title.version} {self.complete(text)}", luck, players)

    def new(self, seats: int, seed: int = 1, title: T | None = None, **options: OptionValue) -> Game:
        """A game from its beginning."""
        return Game.new(title or self.title, seats, FastLuck(seed), options)

    def load(self, text: str) -> State:
        """The state that a position describes as it stands, with nothing completed."""
        return oneline.read(self.title, f"{self.title.name}/{self.title.version} {text}")

    def state(self, game: Game) -> S:
        """The state of a game, as the title's own."""
        assert isinstance(game.state, self.state_kind)
        return game.state


def play(game: Game, *actions: str) -> Game:
    """Play these actions, parted by semicolons or one by one.

    One in brackets, as `(prices)`, is played only if the question has not answered itself.
    """
    for action in "; ".join(actions).split(";") if actions else ():
        action = action.strip()
        if not action.startswith("(") or action.strip("()") in game.legal():
            game.play(action.strip("()"))
    return game


def offers(game: Game, kind: str) -> list[str]:
    """The arguments of all allowed answers of a kind, `["G3", "H2"]`; a kind without arguments gives [""]."""
    return [action.partition(" ")[2] for action in game.legal() if action.split()[0] == kind]


def allowed(game: Game, action: str) -> bool:
    """Whether there is no reason against an action."""
    return game.why_not(action) is None


def reason(game: Game, action: str) -> Reason:
    """The reason against an action; there must be one, and words for it in both languages."""
    found = game.why_not(action)
    assert found is not None, f"{action} is allowed"
    assert action not in game.legal()
    for lang in ("en", "it"):
        assert game.say(found, lang).endswith(f"[{found.clause}]")
    return found


def refused(game: Game, action: str) -> str:
    """Why an action is not allowed, clause and key: `AFR-B1a too-far-to-turn`."""
    found = reason(game, action)
    return f"{found.clause} {found.key.removeprefix('reason-')}"


def refusing_clause(game: Game, action: str) -> str:
    """The clause that forbids an action."""
    return reason(game, action).clause


def preview(game: Game, action: str, lang: str = "en") -> str:
    """What an action will cost or bring, as it is offered."""
    return next(choice.preview or "" for choice in game.options(lang) if choice.notation == action)


def altered(title: T, change: Callable[[Any], object]) -> T:
    """The title with other figures: `altered(TITLE, lambda data: data["tracks"].update(rounds=2))`."""
    content = json.loads(title.data.text)
    change(content)
    return type(title)(Data(json.dumps(content)))  # type: ignore[call-arg, arg-type]

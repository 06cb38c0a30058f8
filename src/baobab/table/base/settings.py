"""What a table agrees on before the game: everything that is pinned for its whole length."""

from dataclasses import asdict, dataclass, field

import orjson

from baobab.game import SPECTATOR

EVERYBODY = "everybody"
LINK = "link"
NOBODY = "nobody"
WATCH = (EVERYBODY, LINK, NOBODY)
"""Who may watch: anybody (the table is listed), whoever has the link, or nobody but the players."""

LIVE = "live"
TURNS = "turns"


@dataclass(frozen=True, slots=True)
class Settings:
    """How this table plays.

    `confirm`: a turn that could still be taken back waits for “end turn”. `when_full`: the host agrees that
    the game begins by itself also when the last seat is taken by somebody who has one already. `delay`:
    spectators see the game so many commit points late, until it is over.
    """

    options: dict[str, str] = field(default_factory=dict)
    pace: str = LIVE
    bank: float = 0.0
    increment: float = 0.0
    watch: str = LINK
    confirm: bool = True
    hints: int = 0
    stand_in: str = ""
    when_full: bool = False
    delay: int = 0
    origin: str = ""  # the table that a practice began from, and the commit point there
    moment: int = 0

    def write(self) -> str:
        return orjson.dumps(asdict(self)).decode()

    @classmethod
    def read(cls, text: str) -> "Settings":
        return cls(**orjson.loads(text))

    # What delayed spectators may see. Everything that leaves the server for a spectator asks here: views and
    # prompts, moments of the past, sights, the log and its numbers, lists.

    def is_delayed(self, viewer: int, over: bool) -> bool:
        """Does this viewer see an earlier position than the players do?"""
        return viewer == SPECTATOR and self.delay > 0 and not over

    def visible_commits(self, viewer: int, commits: int, over: bool) -> int:
        """How many of a game's commit points this viewer may know."""
        return max(0, commits - self.delay) if self.is_delayed(viewer, over) else commits

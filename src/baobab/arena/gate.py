"""The gate: is a new bot stronger than the bots it sits with? A sequential test on blocks decides.

H0: its win share is 1/n, that of an equal. H1: it is `gain` more. After every block the likelihoods of the
two are compared (Wald's test on the mean of blocks, with the spread between blocks as it is seen); the run
ends when one of them is so much likelier that the verdict is wrong in about 5 of 100 cases, or when there are
no more blocks.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from baobab.arena.bot_figures import win_share
from baobab.arena.play_game import GameResult

GAIN = 0.05
ERROR = 0.05
LEAST_BLOCKS = 10
"""Blocks before the first verdict."""

PRIOR_BLOCKS = 20
"""The spread of independent games counts for so many blocks, so that a few blocks that happen to agree are no
proof. With both figures, 3,000 simulated tests were wrong in 4 to 7 of 100 cases."""

ACCEPTED, REFUSED, UNDECIDED = "accepted", "refused", "undecided"


@dataclass
class Gate:
    """The sequential test of one bot."""

    bot: str
    seats: int
    gain: float = GAIN
    shares: list[float] = field(default_factory=list)

    @property
    def equal(self) -> float:
        """The win share of an equal."""
        return 1 / self.seats

    @property
    def bound(self) -> float:
        """How large the logarithm of the ratio of likelihoods must be for a verdict."""
        return math.log((1 - ERROR) / ERROR)

    def add_block(self, games: Sequence[GameResult]) -> bool:
        """Add the games of one more block; True if there is a verdict."""
        held = [(game, seat) for game in games for seat, who in enumerate(game.bots) if who == self.bot]
        self.shares.append(fmean(win_share(game, seat) for game, seat in held))
        return self.verdict() != UNDECIDED

    def log_ratio(self) -> float:
        """The logarithm of the ratio of likelihoods, H1 to H0."""
        if not self.shares:
            return 0.0
        middle = self.equal + self.gain / 2
        mean = fmean(self.shares)
        seen = math.fsum((share - mean) ** 2 for share in self.shares)
        supposed = PRIOR_BLOCKS * middle * (1 - middle) / self.seats
        spread = (seen + supposed) / (len(self.shares) + PRIOR_BLOCKS)
        return self.gain * len(self.shares) * (mean - middle) / spread

    def verdict(self) -> str:
        if len(self.shares) < LEAST_BLOCKS or abs(self.log_ratio()) < self.bound:
            return UNDECIDED
        return ACCEPTED if self.log_ratio() > 0 else REFUSED

    def as_data(self) -> dict[str, object]:
        """For programs."""
        return {
            "bot": self.bot,
            "h0": round(self.equal, 4),
            "h1": round(self.equal + self.gain, 4),
            "errors": ERROR,
            "blocks": len(self.shares),
            "log_ratio": round(self.log_ratio(), 3),
            "bound": round(self.bound, 3),
            "verdict": self.verdict(),
        }

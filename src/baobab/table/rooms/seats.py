"""Seats of a table, and the request of one seat to take moves back."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here: a person, a bot, a bot that stands in for a person, or nobody yet."""

    n: int
    name: str
    person: str | None
    bot: str | None
    stand_in: str | None
    hints: int

    @property
    def is_taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def acting_bot(self) -> str | None:
        """The bot that answers for this seat now, if one does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class TakeBack:
    """Somebody asks all others to go back to an earlier commit point."""

    seat: int
    to: int
    agreed: set[int]

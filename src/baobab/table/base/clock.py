"""Clocks: a bank of seconds a seat, which runs only while that seat is asked and the server is up."""

from dataclasses import dataclass, replace

import orjson


@dataclass(frozen=True, slots=True)
class Clock:
    """What each seat has left, whose clock runs, and since when (seconds since 1970)."""

    left: tuple[float, ...] = ()
    running: int = -1
    since: float = 0.0

    @property
    def is_on(self) -> bool:
        """Does this table play with clocks?"""
        return bool(self.left)

    def after_event(self, asked: int, now: float, increment: float) -> "Clock":
        """The clock after an event: time used is charged, and a seat that has finished its turn gains."""
        if not self.is_on:
            return self
        left = list(self.left)
        if self.running >= 0:
            left[self.running] = max(0.0, self.seconds_left(self.running, now))
            if asked != self.running:
                left[self.running] += increment
        return Clock(tuple(left), asked, now)

    def seconds_left(self, seat: int, now: float) -> float:
        """What a seat has left now; below zero if its time is up."""
        used = max(0.0, now - self.since) if seat == self.running else 0.0
        return self.left[seat] - used

    def with_at_least(self, seat: int, least: float, now: float) -> "Clock":
        """The clock with at least so many seconds for a seat from now on."""
        left = list(self.left)
        left[seat] = max(self.seconds_left(seat, now), least)
        return replace(self, left=tuple(left), since=now if seat == self.running else self.since)

    def after_restart(self, now: float, alive: float) -> "Clock":
        """The clock when the server is back: time since it was last alive is not charged."""
        if not self.is_on or self.running < 0:
            return self
        left = list(self.left)
        left[self.running] = max(0.0, self.seconds_left(self.running, max(self.since, alive)))
        return replace(self, left=tuple(left), since=now)

    def write(self) -> str:
        return orjson.dumps({"left": self.left, "running": self.running, "since": self.since}).decode()

    @classmethod
    def read(cls, text: str) -> "Clock":
        data = orjson.loads(text)
        return cls(tuple(data["left"]), data["running"], data["since"])

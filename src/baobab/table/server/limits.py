"""Rate limits: buckets of tokens that fill up again."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES = {
    "command": Rate(40, 2.0),
    "ask": Rate(120, 20.0),
    "sight": Rate(60, 15.0),
    "chat": Rate(10, 0.5),
    "table": Rate(20, 20 / 3600),
    "tables of an address": Rate(60, 60 / 3600),
    "code": Rate(5, 5 / 60),
    "key": Rate(20, 0.2),
    "person": Rate(60, 60 / 3600),
    "hint": Rate(5, 0.1),
    "record": Rate(5, 5 / 600),
    "export": Rate(3, 3 / 600),
    "socket": Rate(30, 0.5),
    "socket message": Rate(30, 2.0),
    "read": Rate(20, 2.0),
}
"""What is limited, for each seat, person or address. A whole club may share one address."""


class Limits:
    """The buckets of all clients."""

    def __init__(
        self, rates: dict[str, Rate] | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rates = RATES if rates is None else rates
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, what: str, who: str) -> float:
        """Take a token; if there is none, the seconds until there will be one, else 0."""
        rate = self.rates.get(what)
        if rate is None:
            return 0.0
        now, key = self.clock(), (what, who)
        tokens, then = self.buckets.pop(key, (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - then) * rate.per_second)
        short = max(0.0, 1.0 - tokens)
        self.buckets[key] = (tokens if short else tokens - 1.0, now)
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return short / rate.per_second if short else 0.0

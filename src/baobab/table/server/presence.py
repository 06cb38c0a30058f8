"""Presence: which seats have an open connection, and how many connections one client may have."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

MOST_SOCKETS = 10
"""Connections of one person or address to one table."""

MOST_SPECTATORS = 200
"""Connections of people without a seat to one table."""


class Presence:
    def __init__(self) -> None:
        self.seats: dict[str, Counter[int]] = defaultdict(Counter)
        self.clients: Counter[tuple[str, str]] = Counter()
        self.spectators: Counter[str] = Counter()

    def seats_here(self, game: str) -> list[int]:
        """The seats that have an open connection."""
        return (
            sorted(seat for seat, count in self.seats[game].items() if count > 0)
            if game in self.seats
            else []
        )

    def may_enter(self, game: str, client: str, seated: bool) -> bool:
        """May this client open one more connection? Spectators never keep a player out."""
        return self.clients[game, client] < MOST_SOCKETS and (
            seated or self.spectators[game] < MOST_SPECTATORS
        )

    @contextmanager
    def connection(self, game: str, client: str, seated: bool) -> Iterator[None]:
        """Count one connection for as long as the block lasts."""
        self.clients[game, client] += 1
        self.spectators[game] += not seated
        try:
            yield
        finally:
            self.clients[game, client] -= 1
            self.spectators[game] -= not seated
            if self.clients[game, client] <= 0:
                del self.clients[game, client]
            if self.spectators[game] <= 0:
                del self.spectators[game]

    def sit(self, game: str, seat: int) -> None:
        self.seats[game][seat] += 1

    def rise(self, game: str, seat: int) -> None:
        self.seats[game][seat] -= 1
        if not any(count > 0 for count in self.seats[game].values()):
            del self.seats[game]

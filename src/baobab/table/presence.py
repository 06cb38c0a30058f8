"""Who is here: which seats have an open connection, and how many connections one client may have."""

from collections import Counter, defaultdict

MOST_SOCKETS = 10
"""Connections of one person or address to one table."""

MOST_SPECTATORS = 200
"""Connections of people without a seat to one table."""


class Presence:
    def __init__(self) -> None:
        self.seats: dict[str, Counter[int]] = defaultdict(Counter)
        self.clients: Counter[tuple[str, str]] = Counter()
        self.spectators: Counter[str] = Counter()

    def here(self, game: str) -> list[int]:
        """The seats that somebody is looking from."""
        return (
            sorted(seat for seat, count in self.seats[game].items() if count > 0)
            if game in self.seats
            else []
        )

    def may_enter(self, game: str, client: str, seated: bool) -> bool:
        most = MOST_SPECTATORS if not seated else MOST_SOCKETS * 10
        return self.clients[game, client] < MOST_SOCKETS and self.spectators[game] < most

    def enter(self, game: str, client: str, seated: bool) -> None:
        self.clients[game, client] += 1
        self.spectators[game] += not seated

    def leave(self, game: str, client: str, seated: bool) -> None:
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

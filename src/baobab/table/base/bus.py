"""The bus: “game G has changed”, to everybody in this process who listens. It carries no state.

A listener asks the room for whatever it has missed, so a message that is lost or doubled does no harm. For
several machines another bus would do; listeners would not notice.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Bus:
    """Listeners by game, and subscribers to every game."""

    def __init__(self) -> None:
        self.by_game: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.subscribers: list[Callable[[str], None]] = []

    def subscribe(self, on_change: Callable[[str], None]) -> None:
        """Call this with the name of every game that changes, for as long as the process lives."""
        self.subscribers.append(on_change)

    def publish(self, game: str) -> None:
        for bell in self.by_game.get(game, ()):
            bell.set()
        for on_change in self.subscribers:
            on_change(game)

    def listeners(self, game: str) -> int:
        """How many listen to this game."""
        return len(self.by_game.get(game, ()))

    @contextmanager
    def listen(self, game: str, bell: asyncio.Event) -> Iterator[asyncio.Event]:
        """Set `bell` whenever the game changes, as long as the block lasts."""
        self.by_game[game].add(bell)
        try:
            yield bell
        finally:
            self.by_game[game].discard(bell)
            if not self.by_game[game]:
                del self.by_game[game]

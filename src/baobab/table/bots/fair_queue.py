"""Taking turns: a few places, and nobody gets a second one while others wait for their first."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many places; those who wait are served owner by owner, each in the order of asking.

    One who asks for a hundred things at once waits a hundred times, and everybody else once.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """A place of one's own, for as long as the block lasts."""
        if self.free > 0:
            self.free -= 1
        else:
            await self.wait(owner)
        try:
            yield
        finally:
            self.serve_next()

    async def wait(self, owner: str) -> None:
        ticket: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.serve_next()  # the place was ours already
            raise

    def serve_next(self) -> None:
        """Give the place to the next owner, who then goes to the end of the line."""
        while self.waiting:
            owner, tickets = self.waiting.popitem(last=False)
            ticket = tickets.popleft()
            if tickets:
                self.waiting[owner] = tickets
            if not ticket.done():
                ticket.set_result(None)
                return
        self.free += 1

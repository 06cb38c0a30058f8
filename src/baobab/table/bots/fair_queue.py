"""A queue for a few places that is fair to owners: each gets one before any gets a second."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many places; waiting owners are served in turn, each in the order of their own requests.

    An owner who asks for a hundred places at once waits a hundred times, and everybody else once.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """A place for as long as the block lasts."""
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
                self.serve_next()  # the place was given to us already
            raise

    def serve_next(self) -> None:
        """Give the place to the next owner, who then goes to the end of the queue."""
        while self.waiting:
            owner, tickets = self.waiting.popitem(last=False)
            ticket = tickets.popleft()
            if tickets:
                self.waiting[owner] = tickets
            if not ticket.done():
                ticket.set_result(None)
                return
        self.free += 1

"""Timing: when a seat's clock runs out, a bot plays on for it until its player is back."""

import asyncio
import logging

from baobab import bots
from baobab.errors import Trouble
from baobab.table.room import PLAYING, Room
from baobab.table.rooms import Rooms
from baobab.table.seating import time_out

GRACE = 2.0
"""Seconds that the way to the server costs nobody."""

log = logging.getLogger("baobab.timing")


class Timing:
    """One alarm for each table whose clock runs."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.due: set[str] = set()
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.bus.always.append(self.hear)

    def hear(self, game: str) -> None:
        room = self.rooms.open.get(game)
        if room is not None and room.clock.on:
            self.watch(room)

    def watch(self, room: Room) -> None:
        """Set the alarm for the seat whose clock runs."""
        alarm = self.alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        seat = room.clock.running
        if room.status != PLAYING or seat < 0 or room.seats[seat].machine is not None:
            return
        left = room.clock.left_now(seat, self.rooms.now()) + GRACE
        self.alarms[room.id] = asyncio.get_running_loop().call_later(max(left, 0.0), self.ring, room.id)

    def ring(self, game: str) -> None:
        task = asyncio.create_task(self.check(game))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def check(self, game: str) -> None:
        """Is the time of the seat that is asked really up?"""
        async with self.rooms.entered(game) as room:
            seat = room.clock.running
            if room.status != PLAYING or seat < 0 or room.seats[seat].machine is not None:
                return
            if room.clock.left_now(seat, self.rooms.now()) > 0:
                self.watch(room)
                return
            try:
                await time_out(self.rooms, room, seat, room.settings.stand_in or bots.names()[0])
            except Trouble as trouble:
                log.warning("time_out_failed", extra={"table": game, "why": trouble.key})

    def close(self) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in self.tasks:
            task.cancel()

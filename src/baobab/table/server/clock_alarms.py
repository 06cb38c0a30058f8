"""Alarms of clocks: when a seat's time is up, a bot plays on for it until its player is back."""

import asyncio
import logging

from baobab.table.base.bot_roster import STAND_IN
from baobab.table.base.clock import Clock
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.rooms.seating import time_out
from baobab.table.storage.events import PLAYING

GRACE = 2.0
"""Seconds that are not charged, for the way to the server."""

RETRY = 30.0
"""Seconds until a check that failed is tried again."""

log = logging.getLogger("baobab.clocks")


class ClockAlarms:
    """One alarm for each table whose clock runs."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.bus.subscribe(self.on_change)

    def on_change(self, game: str) -> None:
        room = self.rooms.loaded.get(game)
        if room is not None and room.clock.is_on:
            self.update_alarm(room)

    def update_alarm(self, room: Room) -> None:
        """Set or cancel the alarm of a room, as its clock says."""
        seat = room.clock.running
        if room.status != PLAYING or seat < 0 or room.seats[seat].acting_bot is not None:
            self.cancel_alarm(room.id)
        else:
            self.set_alarm(room.id, room.clock)

    def cancel_alarm(self, game: str) -> None:
        alarm = self.alarms.pop(game, None)
        if alarm is not None:
            alarm.cancel()

    def set_alarm(self, game: str, clock: Clock) -> None:
        """Check a table when its running clock should be at its end; its room need not be open until then."""
        self.cancel_alarm(game)
        left = clock.seconds_left(clock.running, self.rooms.now()) + GRACE
        self.alarms[game] = asyncio.get_running_loop().call_later(max(left, 0.0), self.ring, game)

    def ring(self, game: str) -> None:
        self.alarms.pop(game, None)
        task = asyncio.create_task(self.check(game))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def check(self, game: str) -> None:
        """Let a bot stand in if the time of the running seat is really up; try again later if that fails."""
        try:
            async with self.rooms.lock(game) as room:
                seat = room.clock.running
                if room.status != PLAYING or seat < 0 or room.seats[seat].acting_bot is not None:
                    return
                if room.clock.seconds_left(seat, self.rooms.now()) > 0:
                    self.update_alarm(room)
                else:
                    await time_out(self.rooms, room, seat, room.settings.stand_in or STAND_IN)
        except Exception:
            log.exception("time_out_failed", extra={"table": game})
            self.alarms[game] = asyncio.get_running_loop().call_later(RETRY, self.ring, game)

    def close(self) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in self.tasks:
            task.cancel()

"""Clocks: they run while a seat is asked and the server is up, and tell nothing about steps under way."""

from tests.table.live_server import scene, stage
from tests.table.rooms.test_commands import asked, walk_of

from baobab.table.base.clock import Clock


def test_an_outage_costs_no_time() -> None:
    clock = Clock((100.0, 100.0)).after_event(0, 1000.0, 0.0)
    assert clock.seconds_left(0, 1030.0) == 70.0
    back = clock.after_restart(now=5000.0, alive=1010.0)
    assert back.seconds_left(0, 5000.0) == 90.0
    assert back.after_event(1, 5005.0, 3.0).left == (88.0, 100.0)


@scene
async def test_a_server_that_was_away_takes_no_time_from_anybody(database: str) -> None:
    moment = [1000.0]
    async with stage(database, now=lambda: moment[0]) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", clock={"bank": 600})
        seat, _, _ = await asked(guests, table)
        await here.server.write_heartbeat()
    moment[0] += 300
    async with stage(database, now=lambda: moment[0]) as here:
        clock = (await here.server.rooms.get(table)).clock
        assert clock.seconds_left(seat, moment[0]) == 600
        assert table in here.server.clock_alarms.alarms
        moment[0] += 20
        assert clock.seconds_left(seat, moment[0]) == 580


@scene
async def test_when_time_is_up_a_bot_plays_on_until_the_player_is_back(file: str) -> None:
    moment = [1000.0]
    async with stage(file, now=lambda: moment[0]) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", clock={"bank": 60}, stand_in="random")
        seat, guest, _ = await asked(guests, table)
        await here.server.clock_alarms.check(table)
        assert (await guest.view(table))["players"][seat]["stand_in"] is None
        moment[0] += 61
        await here.server.clock_alarms.check(table)
        assert (await guest.view(table))["players"][seat]["stand_in"] == "random"
        room = await here.server.rooms.get(table)
        while room.clock.running == seat and room.seats[seat].acting_bot:
            await here.server.bot_runner.busy[table]
        assert (await guest.post(f"/api/tables/{table}/seats/{seat}/back")).status_code == 200
        assert room.clock.seconds_left(seat, moment[0]) >= 30


@scene
async def test_steps_under_way_show_neither_in_clocks_nor_in_lists(file: str) -> None:
    """The others see the same bytes before and after a step that they may not know of."""
    moment = [1000.0]
    async with stage(file, now=lambda: moment[0]) as here:
        table, guests, seat = await walk_of(here, clock={"bank": 600}, watch="everybody")

        async def heard() -> list[bytes]:
            other = guests[1 - seat]
            view = await other.get(f"/api/tables/{table}/view", seat=1 - seat)
            lists = [await other.get("/api/tables", which=which) for which in ("watch", "mine")]
            return [view.content, *(one.content for one in lists)]

        before = await heard()
        for do in ("move", "undo", "redo", "undo"):
            moment[0] += 5
            view = await guests[seat].view(table, seat)
            action = view["decision"]["options"][0]["action"] if do == "move" else ""
            assert (await guests[seat].play(table, seat, action, do=do)).status_code == 200
            assert await heard() == before

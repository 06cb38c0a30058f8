"""Moves: exactly one event for each command, or none and a reason; the others see what is committed."""

import asyncio
import random
from typing import Any

from tests.table.live_server import Stage, scene, served, stage
from tools.table.api_guest import Guest, Json, any_answer

from baobab.table.server.server import Server
from baobab.table.storage import event_store


async def events(server: Server, table: str) -> list[str]:
    async with server.store.read() as connection:
        return [event.body for event in await event_store.events_of(connection, table)]


async def asked(guests: list[Guest], table: str) -> tuple[int, Guest, Json]:
    """The seat that is asked, its player and the question."""
    view = await guests[0].view(table)
    seat = view["asked"]
    return seat, guests[seat], (await guests[seat].view(table, seat))["decision"]


async def play_some(guests: list[Guest], table: str, moves: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        seat, guest, decision = await asked(guests, table)
        answer = await guest.command(table, seat, decision["id"], **any_answer(decision, rng))
        assert answer.status_code == 200, answer.text


@scene
async def test_a_move_is_answered_with_the_new_number(database: str) -> None:
    async with stage(database) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, guest, decision = await asked(guests, table)
        before = (await guest.view(table, seat))["seq"]
        answer = await guest.command(table, seat, decision["id"], action=decision["options"][0]["action"])
        assert (answer.status_code, answer.json()) == (200, {"seq": before + 1, "repeated": False})


@scene
async def test_sent_twice_it_is_done_once(database: str) -> None:
    async with stage(database) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, guest, decision = await asked(guests, table)
        body = {"seat": seat, "cmd_id": "c1", "decision_id": decision["id"], "end": True}
        body["action"] = decision["options"][0]["action"]
        answers = [await guest.post(f"/api/tables/{table}/commands", body) for _ in range(3)]
        together = await asyncio.gather(
            *(guest.post(f"/api/tables/{table}/commands", body) for _ in range(5))
        )
        said = [answer.json() for answer in [*answers, *together]]
        assert [one["repeated"] for one in said] == [False] + [True] * 7
        assert len({one["seq"] for one in said}) == 1
        assert sum(body["action"] in line for line in await events(here.server, table)) == 1


@scene
async def test_sent_again_after_a_restart_it_is_still_done_once(database: str) -> None:
    async with stage(database) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, guest, decision = await asked(guests, table)
        body = {"seat": seat, "cmd_id": "c1", "decision_id": decision["id"]}
        body["action"] = decision["options"][0]["action"]
        first = (await guest.post(f"/api/tables/{table}/commands", body)).json()
    async with stage(database) as here:
        again = await Guest(here.client, guest.key).post(f"/api/tables/{table}/commands", body)
        assert again.json() == {**first, "repeated": True}


@scene
async def test_the_slower_of_two_tabs_gets_the_fresh_view(database: str) -> None:
    async with stage(database) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, guest, decision = await asked(guests, table)
        one, two = decision["options"][:2]
        first = await guest.command(table, seat, decision["id"], action=one["action"])
        second = await guest.command(table, seat, decision["id"], action=two["action"])
        assert (first.status_code, second.status_code) == (200, 409)
        refusal = second.json()
        assert refusal["now"] == await guest.view(table, seat)
        assert refusal["reasons"][0]["text"].startswith("Something has changed")


@scene
async def test_whoever_is_not_asked_is_told_whose_turn_it_is(database: str) -> None:
    """A command that fits no offered decision changes nothing, and says why."""
    async with stage(database) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, _, decision = await asked(guests, table)
        other = 1 - seat
        number = f"{other}-{decision['id'].split('-')[1]}"
        before = await events(here.server, table)
        answer = await guests[other].command(table, other, number, action=decision["options"][0]["action"])
        assert answer.status_code == 422
        assert answer.json()["reasons"][0]["clause"].startswith("AFR-")
        stolen = await guests[other].command(
            table, seat, decision["id"], action=decision["options"][0]["action"]
        )
        assert stolen.status_code == 403
        assert await events(here.server, table) == before


@scene
async def test_what_the_rules_forbid_cites_its_clause_in_both_languages(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, guest, decision = await asked(guests, table)
        for lang, words in (("it", "Adesso"), ("en", "now")):
            answer = await guest.client.post(
                f"/api/tables/{table}/commands?lang={lang}",
                json={"seat": seat, "cmd_id": f"c{lang}", "decision_id": decision["id"], "action": "flip C5"},
                headers=guest.headers(),
            )
            reason = answer.json()["reasons"][0]
            assert answer.status_code == 422
            assert reason["clause"]
            assert words in reason["text"], reason
        nonsense = await guest.command(table, seat, decision["id"], action="fly to the moon")
        assert nonsense.status_code == 422


async def walk_of(here: Stage, **more: Any) -> tuple[str, list[Guest], int]:
    """A game of Africa after the cities are chosen: a table, its people, and the seat that is asked."""
    table, guests = await here.table("africa", "Anna", "Bruno", **more)
    for _ in range(2):
        seat, guest, decision = await asked(guests, table)
        first = decision["options"][0]["action"]
        await guest.command(table, seat, decision["id"], action=first, end=True)
    seat, _, _ = await asked(guests, table)
    return table, guests, seat


@scene
async def test_others_see_a_move_when_it_is_committed(file: str) -> None:
    async with stage(file) as here:
        table, guests, seat = await walk_of(here)
        other = 1 - seat
        before = [await guests[other].view(table, other), await guests[other].view(table)]
        decision = (await guests[seat].view(table, seat))["decision"]
        walk = next(
            option for option in decision["options"] if option["action"].startswith(("walk", "travel"))
        )
        own = (await guests[seat].view(table, seat))["seq"]
        assert (
            await guests[seat].command(table, seat, decision["id"], action=walk["action"])
        ).status_code == 200
        assert (await guests[seat].view(table, seat))["seq"] == own + 1
        assert [await guests[other].view(table, other), await guests[other].view(table)] == before
        assert (await guests[seat].play(table, seat, do="undo")).status_code == 200
        assert [await guests[other].view(table, other), await guests[other].view(table)] == before


@scene
async def test_undo_redo_and_reset_stop_at_what_others_have_seen(file: str) -> None:
    async with stage(file) as here:
        table, guests, seat = await walk_of(here)
        guest = guests[seat]
        start = await guest.view(table, seat)
        assert start["decision"]["undo"]["action"] is None
        assert start["decision"]["undo"]["why"]["key"] == "error-undo-nothing"
        refused = await guest.play(table, seat, do="undo")
        assert (refused.status_code, refused.json()["reasons"][0]["key"]) == (422, "error-undo-nothing")
        walk = next(o["action"] for o in start["decision"]["options"] if o["action"].startswith("walk"))
        await guest.play(table, seat, walk)
        walked = await guest.view(table, seat)
        assert walked["decision"]["undo"]["action"] == walk
        await guest.play(table, seat, do="undo")
        undone = await guest.view(table, seat)
        assert undone["view"] == start["view"]
        assert undone["decision"]["redo"]["action"] == walk
        await guest.play(table, seat, do="redo")
        assert (await guest.view(table, seat))["view"] == walked["view"]
        await guest.play(table, seat, do="reset")
        assert (await guest.view(table, seat))["view"] == start["view"]


@scene
async def test_a_turn_waits_for_its_end_only_where_it_could_be_taken_back(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, guest, decision = await asked(guests, table)
        await guest.play(table, seat, decision["options"][0]["action"])
        held = await guest.view(table, seat)
        assert held["decision"]["end"]
        assert held["decision"]["options"] == []
        assert held["prompt"]["key"] == "prompt-held"
        assert (await guests[1 - seat].view(table, 1 - seat))["asked"] == seat
        assert (await guest.play(table, seat, "city K1")).status_code == 422
        assert (await guest.play(table, seat, do="end")).status_code == 200
        assert (await guest.view(table, seat))["asked"] == 1 - seat
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", confirm=False)
        seat, guest, decision = await asked(guests, table)
        await guest.play(table, seat, decision["options"][0]["action"])
        assert (await guest.view(table, seat))["asked"] == 1 - seat


@scene
async def test_beyond_the_barrier_all_must_agree(database: str) -> None:
    async with stage(database) as here:
        table, guests, _ = await walk_of(here)
        await play_some(guests, table, 6)
        now = await guests[0].view(table)
        assert now["commit"] > 2
        asking = await guests[0].command(table, 0, "", do="ask_back", to=2)
        assert asking.status_code == 200, asking.text
        waiting = (await guests[1].view(table, 1))["take_back"]
        assert (waiting["seat"], waiting["to"], waiting["waits"]) == (0, 2, [1])
        assert (await guests[0].command(table, 0, "", do="agree", to=2)).status_code == 422
        assert (await guests[1].command(table, 1, "", do="agree", to=1)).status_code == 409
        refused = await guests[1].command(table, 1, "", do="refuse")
        assert refused.status_code == 200
        assert (await guests[1].view(table, 1))["take_back"] is None
        await guests[0].command(table, 0, "", do="ask_back", to=2)
        assert (await guests[1].command(table, 1, "", do="agree", to=2)).status_code == 200
        back = await guests[0].view(table)
        assert (back["commit"], back["take_back"]) == (2, None)
        assert back["seq"] > now["seq"]
        log = (await guests[0].get(f"/api/tables/{table}/log", lang="it")).json()
        assert log[-1]["text"] == "Tutti d'accordo: la partita torna alla mossa 2."
        await play_some(guests, table, 3, seed=2)
        room = here.server.rooms.loaded.pop(table)
        again = await here.server.rooms.get(table)
        assert again.begun_game().position() == room.begun_game().position()
        assert again.record(0) == room.record(0)


@scene
async def test_a_restart_changes_nothing_that_anybody_sees(database: str) -> None:
    """Steps under way, a held turn and what can be redone are there again."""
    async with stage(database) as here:
        table, guests, seat = await walk_of(here)
        await play_some(guests, table, 9, seed=3)
        seat, guest, decision = await asked(guests, table)
        before = [await guests[one].view(table, one) for one in (0, 1)]
    async with stage(database) as here:
        again = [await Guest(here.client, guests[one].key).view(table, one) for one in (0, 1)]
    assert again == before
    assert before[seat]["decision"] == decision
    assert guest.key


@scene
async def test_many_writers_on_one_game(file: str) -> None:
    """The short form of `python -m tools.table.racing_writers`: one server, all commands at once."""
    async with served(file) as (here, _):
        table, guests = await here.table("africa", "Anna", "Bruno", confirm=False)
        won = 0
        for _ in range(5):
            seat, guest, decision = await asked(guests, table)
            actions = [option["action"] for option in decision["options"]]
            answers = await asyncio.gather(
                *(
                    guest.command(table, seat, decision["id"], action=actions[i % len(actions)])
                    for i in range(50)
                )
            )
            statuses = sorted(answer.status_code for answer in answers)
            assert statuses == [200] + [409] * 49
            won += 1
        kept = await events(here.server, table)
        assert len([line for line in kept if line[:1].isdigit()]) == won


@scene
async def test_every_answer_is_the_same_after_a_restart(file: str) -> None:
    """The number that each command was answered with is found again when the table is read from the store."""
    rng = random.Random(7)
    async with stage(file) as here:
        for name in ("africa", "ticket_to_ride", "heart_of_africa", "great_zimbabwe"):
            table, guests = await here.table(name, "Anna", "Bruno")
            answered: dict[tuple[int, str], int] = {}
            for number in range(60):
                seat, guest, decision = await asked(guests, table)
                what = any_answer(decision, rng)
                if decision["undo"]["action"] and rng.random() < 0.3:
                    what = {"do": rng.choice(["undo", "reset"])}
                body = {"seat": seat, "cmd_id": f"c{number}", "decision_id": decision["id"], **what}
                answer = await guest.post(f"/api/tables/{table}/commands", body)
                assert answer.status_code == 200, answer.text
                answered[seat, body["cmd_id"]] = answer.json()["seq"]
            here.server.rooms.loaded.clear()
            for (seat, cmd), seq in answered.items():
                body = {"seat": seat, "cmd_id": cmd, "decision_id": "0-0", "do": "end"}
                again = await guests[seat].post(f"/api/tables/{table}/commands", body)
                assert again.json() == {"seq": seq, "repeated": True}

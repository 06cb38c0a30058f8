"""Earlier moments of a game: the list of them, their views and positions."""

import asyncio
import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.table.base.errors import TableError
from baobab.table.base.wire import encode
from baobab.table.rooms.decisions import action_phrase
from baobab.table.rooms.history import read_stored_game, state_from_store, state_seen_at, timeline_of
from baobab.table.rooms.room import Room
from baobab.table.server.server import Server
from baobab.table.storage.people import Person
from baobab.table.web import fields, message_types, responses
from baobab.table.web.deps import (
    Caller,
    ServerHere,
    TableId,
    Viewer,
    client_of,
    limit_rate,
    viewer_of,
)
from baobab.table.web.error_docs import READ_ERRORS
from baobab.table.web.errors import JSON

router = APIRouter(tags=["past"])
TABLE = "/api/tables/{table}"
Commit = Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="a commit point")]
Own = Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="own steps beyond it")]
MOST_PASTS = 32
"""Views sent at once: enough to leaf through, and too few to keep other tables waiting."""


async def begun_room(server: Server, table: str) -> Room:
    room = await server.rooms.get(table)
    if room.game is None:
        raise TableError("error-not-begun")
    return room


@router.get(TABLE + "/points", responses=READ_ERRORS)
async def points(
    request: Request, server: ServerHere, person: Caller, table: TableId, seat: Viewer = -1
) -> list[responses.Point]:
    """The moments a seat can go back to: commit points, the same for all, and own steps between them."""
    limit_rate(server, "ask", client_of(request, person))
    room = await begun_room(server, table)
    viewer = viewer_of(room, person, seat)
    game = room.begun_game()
    path = timeline_of(room, viewer)
    found = path.points(viewer)
    steps = [path.step(viewer, point["commit"], point["own"]) for point in found]
    lines = room.viewer_logs[viewer].lengths_at(steps)
    return [
        responses.Point(**point, lines=told, what=own_answer(game, viewer, step))
        for point, told, step in zip(found, lines, steps, strict=True)
    ]


def own_answer(game: Game, viewer: int, step: int) -> message_types.Phrase | None:
    """What a viewer answered in a step of their own; None for others' steps, which the log tells of."""
    if not step or game.steps[step - 1].seat != viewer:
        return None
    return message_types.Phrase.model_validate(action_phrase(game, game.steps[step - 1]))


async def past_state(
    server: Server, table: str, person: Person | None, seat: int, commit: int, own: int
) -> tuple[Title, State, int]:
    """The title, the state a viewer saw at a moment, and the viewer; no room is opened for it."""
    room = server.rooms.loaded.get(table)
    if room is None:
        stored = await read_stored_game(server.rooms, table)
        viewer = viewer_of(await server.rooms.load_without_events(stored.row), person, seat)
        if not stored.played.begun:
            raise TableError("error-not-begun")
        step = stored.timeline(viewer).step(viewer, commit, own)
        return stored.title, await state_from_store(server.rooms, stored, step), viewer
    viewer = viewer_of(room, person, seat)
    room = await begun_room(server, table)
    return room.title, state_seen_at(room, viewer, commit, own), viewer


@router.get(TABLE + "/past", response_model=responses.Past, responses=READ_ERRORS)
async def past(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    commit: Commit,
    own: Own = 0,
    seat: Viewer = -1,
) -> Response:
    """The view of a seat at an earlier moment; a link to it shows the same to everybody who may watch."""
    limit_rate(server, "ask", client_of(request, person))
    title, state, viewer = await past_state(server, table, person, seat, commit, own)
    return Response(encode(past_content(title, state, viewer, commit, own)), media_type=JSON)


def past_content(title: Title, state: State, viewer: int, commit: int, own: int) -> dict[str, object]:
    """The view of a state with its moment. Within a turn, its own player is still asked."""
    asked = -1 if state.over() else int(state.seat())
    return {
        "title": title.name,
        "seat": viewer,
        "commit": commit,
        "own": own,
        "asked": viewer if own else asked,
        "view": title.view(state, viewer),
    }


@router.get(TABLE + "/pasts", response_model=list[responses.Past], responses=READ_ERRORS)
async def pasts(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    first: Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="a place in the list of `/points`")],
    count: Annotated[int, Query(ge=1, le=MOST_PASTS)] = MOST_PASTS,
    seat: Viewer = -1,
) -> Response:
    """The views of a seat at several moments on end, for who leafs through a game."""
    limit_rate(server, "ask", client_of(request, person))
    room = await begun_room(server, table)
    viewer = viewer_of(room, person, seat)
    places = [
        (at["commit"], at["own"]) for at in timeline_of(room, viewer).points(viewer)[first : first + count]
    ]
    states = [state_seen_at(room, viewer, commit, own).copy() for commit, own in places]
    found = []
    for (commit, own), state in zip(places, states, strict=True):
        found.append(past_content(room.title, state, viewer, commit, own))
        await asyncio.sleep(0)  # let other tables come in between
    return gzip_response(request, encode(found))


def gzip_response(request: Request, body: bytes) -> Response:
    """A response, compressed if the browser accepts that: views in a row are mostly the same."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=JSON, headers=headers)
    return Response(
        gzip.compress(body, 1, mtime=0), media_type=JSON, headers={**headers, "Content-Encoding": "gzip"}
    )


@router.get(TABLE + "/position", responses=READ_ERRORS)
async def position(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    commit: Commit,
    own: Own = 0,
    seat: Viewer = -1,
) -> responses.Position:
    """A position in one line, one that the seat cannot tell from the true one."""
    limit_rate(server, "ask", client_of(request, person))
    title, state, viewer = await past_state(server, table, person, seat, commit, own)
    return responses.Position(position=oneline.write(title, title.resample(state, viewer, FastLuck(0))))

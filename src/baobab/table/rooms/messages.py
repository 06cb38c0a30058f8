"""What a viewer is sent: the table, the view, the question, and the lines of the log that are new.

Everything here is made of what the viewer has been told and may know. A message holds keys and parameters, no
sentences: the client words them in its own language, from the same catalogues.
"""

from functools import lru_cache
from pathlib import Path

import orjson

from baobab.game import Game
from baobab.table.base.wire import Json, encode, table_words, unwire_params, wire_phrase
from baobab.table.rooms.decisions import decision, prompt
from baobab.table.rooms.history import state_seen_at
from baobab.table.rooms.room import Room
from baobab.table.rooms.seats import Seat
from baobab.table.rooms.viewer_log import commit_of
from baobab.table.storage.events import OVER
from baobab.words import Name

MOST_MESSAGES = 16
"""Messages kept for a table until its next event; whoever asks for odd numbers must not fill the memory."""


def message(room: Room, viewer: int, after: int = 0) -> bytes:
    """What a viewer needs who has seen the number `after`; the same bytes for all who ask the same."""
    key = (viewer, first_line(room, viewer, after))
    if key not in room.messages:
        if len(room.messages) >= MOST_MESSAGES:
            room.messages.clear()
        room.messages[key] = encode(content(room, viewer, after))
    return room.messages[key]


def first_line(room: Room, viewer: int, after: int) -> int:
    """The first line of the log that a viewer is sent who has seen the number `after`."""
    log = room.viewer_logs[viewer]
    return log.first_new(after) if 0 < after <= log.seq else 0


def content(room: Room, viewer: int, after: int = 0) -> Json:
    log = room.viewer_logs[viewer]
    first = first_line(room, viewer, after)
    delayed = room.game is not None and room.is_delayed(viewer)
    return {
        "table": room.id,
        "title": room.title.name,
        "version": room.title.version,
        "seat": viewer,
        "seq": log.seq,
        "status": room.status,
        "players": [player(room, seat) for seat in room.seats],
        "log": {"from": first, "lines": log_lines(room, viewer, first)},
        **(delayed_part(room, viewer) if delayed else present_part(room, viewer)),
        **ending(room),
    }


def present_part(room: Room, viewer: int) -> Json:
    """How things stand now, as far as this viewer may know."""
    return {
        "asked": room.asked if room.status != OVER else -1,
        "clock": clock(room),
        "take_back": take_back(room),
        **game_part(room, viewer),
    }


def delayed_part(room: Room, viewer: int) -> Json:
    """How things stood, for a viewer with a delay; nothing about whom the game waits for now."""
    commit = room.visible_commits(viewer)
    state = state_seen_at(room, viewer, commit, 0)
    asked = int(state.seat())
    return {
        "asked": asked,
        "clock": None,
        "take_back": None,
        "commit": commit,
        "own": 0,
        "since": 0,
        "view": room.title.view(state, viewer),
        "prompt": wire_phrase("prompt-wait", {"seat": Name("seat", str(asked))}),
        "decision": None,
    }


def player(room: Room, seat: Seat) -> Json:
    return {
        "seat": seat.n,
        "name": seat.name,
        "holder": "bot" if seat.bot else "person" if seat.person else "open",
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "host": seat.person is not None and seat.person == room.host,
    }


def clock(room: Room) -> Json | None:
    if not room.clock.is_on:
        return None
    return {"left": list(room.clock.left), "running": room.clock.running, "since": room.clock.since}


def take_back(room: Room) -> Json | None:
    asked = room.take_back
    if asked is None:
        return None
    return {"seat": asked.seat, "to": asked.to, "agreed": sorted(asked.agreed), "waits": room.must_agree()}


def game_part(room: Room, viewer: int) -> Json:
    """The game as this viewer sees it, and the question if they are asked."""
    game = room.game
    if game is None:
        return {"commit": 0, "own": 0, "since": 0, "view": None, "prompt": None, "decision": None}
    return {
        "commit": len(game.commit_points),
        "own": game.steps_seen(viewer) - game.committed_steps,
        "since": last_own_commit(game, viewer),
        "view": game.view(viewer),
        "prompt": prompt(game, viewer),
        "decision": decision(room, game, viewer) if viewer == game.acting_seat and not game.over else None,
    }


def last_own_commit(game: Game, viewer: int) -> int:
    """The commit point of this viewer's last own move: what came after it is news."""
    points = game.commit_points
    for commit in range(len(points), 0, -1):
        if game.steps[points[commit - 1] - 1].seat == viewer:
            return commit
    return 0


def ending(room: Room) -> Json:
    """The seal from the beginning; scores, places and the secret when the game is over."""
    game = room.game
    if game is None or not game.over:
        return {"seal": room.seal, "secret": None, "result": None}
    return {
        "seal": room.seal,
        "secret": room.secret or None,
        "result": {
            "scores": game.scores(),
            "ranks": game.ranks(),
            "sheet": game.title.breakdown(game.state),
        },
    }


# The log.


def log_lines(room: Room, viewer: int, first: int) -> list[Json]:
    game = room.game
    return [
        {
            "commit": commit_of(game, entry) if game is not None else 0,
            "seat": entry.seat,
            "key": entry.key,
            "params": entry.params,
        }
        for entry in room.viewer_logs[viewer].entries[first:]
    ]


def log_sentences(room: Room, viewer: int, lang: str, after: int = 0) -> list[Json]:
    """The log in words, from after a commit point on."""
    folder, players = room.title.words_folder(), tuple(room.players)
    return [
        {
            "commit": line["commit"],
            "seat": line["seat"],
            "text": sentence(lang, folder, players, entry.key, encode(entry.params)),
        }
        for entry, line in zip(room.viewer_logs[viewer].entries, log_lines(room, viewer, 0), strict=True)
        if not after or int(str(line["commit"])) > after
    ]


@lru_cache(maxsize=20_000)
def sentence(lang: str, folder: Path, players: tuple[str, ...], key: str, params: bytes) -> str:
    """A line of the log in words; the same lines are read again and again."""
    return table_words(lang, folder, players).say(key, unwire_params(orjson.loads(params)))

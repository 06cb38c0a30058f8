"""What a viewer is sent: the table, the view, the question, and the lines of the log that are new.

Everything here is built from what the viewer has been told and may know. A message holds keys and parameters,
no sentences: the client words them in its own language, from the same catalogues.
"""

from functools import lru_cache
from pathlib import Path

import orjson

from baobab.effects import effects
from baobab.errors import BaobabError
from baobab.game import Game, Step
from baobab.table.base.wire import Json, table_words, unwire_params, wire_change, wire_note, wire_phrase
from baobab.table.rooms.history import state_seen_at
from baobab.table.rooms.room import OVER, Room, Seat
from baobab.table.rooms.viewer_log import commit_of
from baobab.words import Name, Params

MOST_MESSAGES = 16
"""Messages kept for a table until its next event; whoever asks strange numbers must not fill the memory."""


def encode(data: object) -> bytes:
    return orjson.dumps(data)


def message(room: Room, viewer: int, after: int = 0) -> bytes:
    """What somebody needs who has seen the number `after`; the same bytes for all who ask the same."""
    key = (viewer, first_new(room, viewer, after))
    if key not in room.messages:
        if len(room.messages) >= MOST_MESSAGES:
            room.messages.clear()
        room.messages[key] = encode(content(room, viewer, after))
    return room.messages[key]


def first_new(room: Room, viewer: int, after: int) -> int:
    """The line of the log from which on somebody who has seen the number `after` is sent it."""
    log = room.viewer_logs[viewer]
    return log.first_new(after) if 0 < after <= log.seq else 0


def content(room: Room, viewer: int, after: int = 0) -> Json:
    log = room.viewer_logs[viewer]
    first = first_new(room, viewer, after)
    return {
        "table": room.id,
        "title": room.title.name,
        "version": room.title.version,
        "seat": viewer,
        "seq": log.seq,
        "status": room.status,
        "players": [player(room, seat) for seat in room.seats],
        "log": {"from": first, "lines": log_lines(room, viewer, first)},
        **(
            delayed_part(room, viewer)
            if room.game is not None and room.is_delayed(viewer)
            else present_part(room, viewer)
        ),
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
    """How things stood, for who sees the game late; nothing about who is waited for now."""
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
    """The game as this viewer sees it, and the question if it is asked."""
    game = room.game
    if game is None:
        return {"commit": 0, "own": 0, "since": 0, "view": None, "prompt": None, "decision": None}
    return {
        "commit": len(game.marks),
        "own": len(game.shown_steps(viewer)) - game.committed,
        "since": last_own_commit(game, viewer),
        "view": game.view(viewer),
        "prompt": prompt(game, viewer),
        "decision": decision(room, game, viewer) if viewer == game.asked and not game.over else None,
    }


def prompt(game: Game, viewer: int) -> Json:
    """What is asked, and of whom; who is not asked hears only that."""
    if game.over:
        return wire_phrase("prompt-over", {})
    who: Params = {"seat": Name("seat", str(game.asked))}
    if viewer != game.asked:
        return wire_phrase("prompt-wait", who)
    if game.held:
        return wire_phrase("prompt-held", who)
    return wire_phrase(f"prompt-{game.phase}", {**who, **game.title.prompt(game.state)})


def decision(room: Room, game: Game, viewer: int) -> Json:
    """The question with all its answers, and what can be taken back."""
    return {
        "id": room.decision_id(viewer),
        "phase": "" if game.held else game.phase,
        "options": [] if game.held else options(game, viewer),
        "end": game.held,
        "undo": undo(game, viewer),
        "redo": redo(game, viewer),
    }


def options(game: Game, viewer: int) -> list[Json]:
    """The answers, each with its preview and what it is certain to lead to."""
    title, state = game.title, game.state
    phase, actions = title.phase(state), title.actions
    found = effects(title, state, viewer, title.legal(state))
    answers: list[Json] = []
    for code, effect in found.items():
        answer, preview = title.answer(state, code), phase.preview(state, code)
        answers.append(
            {
                "action": actions.write(code),
                **wire_phrase(answer.key, answer.params),
                "preview": wire_note(preview),
                "rank": preview.rank if preview is not None else 0,
                "ends": actions.kind(code).ends,
                "final": effect.final,
                "effect": [wire_change(change) for change in effect.changes],
                "ahead": [actions.write(answer) for answer in effect.opens],
                "beyond": [[actions.write(answer) for answer in way] for way in effect.beyond],
            }
        )
    return answers


def undo(game: Game, viewer: int) -> Json:
    """What an undo would take back, or why there is none; it never crosses what the others have seen."""
    try:
        step = undoable_step(game, viewer)
    except BaobabError as trouble:
        return {"action": None, "what": None, "why": wire_phrase(trouble.key, trouble.params)}
    return {"action": game.title.actions.write(step.action), "what": action_phrase(game, step), "why": None}


def undoable_step(game: Game, seat: int) -> Step:
    """The seat's last step, if it can still take it back by itself."""
    if game.committed == len(game.steps) and game.steps and game.steps[-1].seat == seat:
        game.undoable(seat)  # chance or a revelation is a better reason than that the turn is over
        raise BaobabError("error-undo-seen")
    if game.committed == len(game.steps) or game.steps[-1].seat != seat:
        raise BaobabError("error-undo-nothing")
    return game.undoable(seat)


def redo(game: Game, viewer: int) -> Json:
    try:
        step = game.redoable(viewer)
    except BaobabError:
        return {"action": None, "what": None}
    return {"action": game.title.actions.write(step.action), "what": action_phrase(game, step)}


def action_phrase(game: Game, step: Step) -> Json:
    """What was answered in a step, as a phrase."""
    answer = game.title.answer(step.before, step.action)
    return wire_phrase(answer.key, answer.params)


def last_own_commit(game: Game, viewer: int) -> int:
    """The commit point of this viewer's last own move: what came after it is news."""
    marks = game.marks
    for commit in range(len(marks), 0, -1):
        if game.steps[marks[commit - 1] - 1].seat == viewer:
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

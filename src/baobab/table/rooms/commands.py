"""Commands of the game: answer, take back, end the turn. Each becomes one event, or an error."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import orjson

from baobab.errors import BaobabError, GameOverError, IllegalActionError
from baobab.game import Draft, Game
from baobab.kernel import position
from baobab.kernel.record import write_result
from baobab.kernel.state import State
from baobab.table.base.errors import TableError
from baobab.table.base.wire import wire_params
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.rooms.undo import first_undoable, undoable_step
from baobab.table.storage.events import END, HOLD, OVER, PLAY, PLAYING, TAKE_BACK, TableChange
from baobab.table.storage.store import RaceLostError
from baobab.words import Name, Param

SNAPSHOT_EVERY = 25

Verb = Literal["move", "undo", "redo", "reset", "end", "ask_back", "agree", "refuse"]


@dataclass(frozen=True, slots=True)
class Command:
    """What a seat wants: `cmd` is the command's own name, `decision` that of the question it answers."""

    cmd: str
    decision: str
    do: Verb
    action: str = ""
    end: bool = False
    to: int = 0


@dataclass(frozen=True, slots=True)
class CommandResult:
    """A command that was carried out, now or when it was sent before."""

    seq: int
    repeated: bool = False


class StaleError(Exception):
    """The question has changed, or is not the sender's any more: `key` says which."""

    def __init__(self, key: str = "error-stale") -> None:
        super().__init__(key)
        self.key = key


async def carry_out(
    rooms: Rooms, game: str, seat: int, command: Command, check: Callable[[Room], None]
) -> CommandResult:
    """Carry out a command of a seat, once, however often it is sent.

    `check` raises an error unless the sender holds the seat at the moment when the command is carried out.
    """
    async with rooms.lock(game) as room:
        done = done_before(room, seat, command)
        if done is not None:
            return done
        check(room)
        if not is_current(room, seat, command):
            raise StaleError
        change = plan_change(room, seat, command, rooms.now())
        try:
            await rooms.apply(room, change)
        except RaceLostError:
            done = done_before(room, seat, command)
            if done is not None:
                return done
            raise StaleError from None
        return CommandResult(room.viewer_logs[seat].seq)


def done_before(room: Room, seat: int, command: Command) -> CommandResult | None:
    """The same result again, if this command was carried out before."""
    event = room.commands.get(command_key(seat, command))
    return CommandResult(room.viewer_logs[seat].seq_of(event), repeated=True) if event is not None else None


def command_key(seat: int, command: Command) -> str:
    """The name of a command in the store; two seats may choose the same `cmd`."""
    return f"{seat} {command.cmd}"


def is_current(room: Room, seat: int, command: Command) -> bool:
    """Does the command answer what the seat has before it now? Whoever agrees says to what."""
    if command.do == "agree":
        return room.take_back is None or command.to == room.take_back.to
    return command.do in ("ask_back", "refuse") or command.decision == room.decision_id(seat)


def plan_change(room: Room, seat: int, command: Command, now: float) -> TableChange:
    """The change that a command would bring; an error says why there is none."""
    if room.game is None:
        raise TableError("error-not-begun")
    if command.do in ("ask_back", "agree", "refuse"):
        return plan_take_back(room, room.game, seat, command, now)
    if room.status == OVER:
        raise GameOverError("error-game-over")
    game = room.game
    if command.do in ("move", "redo"):
        return plan_step(room, game, seat, command, now)
    if command.do == "end":
        if game.acting_seat != seat or not game.held:
            raise BaobabError("error-end-nothing")
        change = play_change(room, seat, command, now, END, int(game.seat), room.commit_count + 1)
        change.snapshot = snapshot(game, len(game.steps), game.state)
        return change
    return plan_undo(room, game, seat, command, now)


def play_change(
    room: Room, seat: int, command: Command, now: float, body: str, asked: int, commits: int
) -> TableChange:
    """A change by a PLAY event, after which `asked` is to act and there are so many commit points."""
    passes = room.clock.is_on and asked != room.clock.running
    return TableChange(
        room.next_event(now, PLAY, seat, command_key(seat, command), body, commits),
        {"asked": asked},
        # A clock that runs on says nothing: steps under way must not show in it.
        clock=room.clock.after_event(asked, now, room.settings.increment) if passes else None,
    )


def plan_step(room: Room, game: Game, seat: int, command: Command, now: float) -> TableChange:
    draft = draft_step(game, seat, command)
    hold = (
        room.settings.confirm and room.seats[seat].acting_bot is None and not command.end and draft.passes_on
    )
    body = draft.line.write() + (f"\n{HOLD}" if hold else "")
    after = draft.after
    commits = room.commit_count + (draft.commits and not hold)
    change = play_change(room, seat, command, now, body, seat if hold else int(after.seat()), commits)
    change.draft = draft
    change.game["status"] = OVER if after.over() else PLAYING
    if after.over():
        change.game["result"] = write_result(game.title, after)
    if commits > room.commit_count:
        change.snapshot = snapshot(game, len(game.steps) + 1, after)
    return change


def snapshot(game: Game, steps: int, after: State) -> tuple[int, str] | None:
    """The position at a commit point, if it is one to be kept: every so many steps, and at the end."""
    if not after.over() and steps // SNAPSHOT_EVERY == game.committed_steps // SNAPSHOT_EVERY:
        return None
    return steps, orjson.dumps(position.dump(game.title, after)).decode()


def draft_step(game: Game, seat: int, command: Command) -> Draft:
    """The step that the seat wants to take, if the rules allow it."""
    if command.do == "redo":
        step = game.step_to_redo(seat)
        if game.held:
            raise BaobabError("error-redo-nothing")
        return game.draft(step.action, game.luck)
    code = game.code(command.action)
    reason = game.why_not(code, seat)
    if reason is not None:
        raise IllegalActionError(
            reason.key, reason.params, reason=reason, folders=[game.title.words_folder()]
        )
    return game.draft(code, game.luck)


def plan_undo(room: Room, game: Game, seat: int, command: Command, now: float) -> TableChange:
    """One step back, or all steps of the turn that can be taken back."""
    undoable_step(game, seat)
    last = len(game.steps) - 1
    first = first_undoable(game, seat) if command.do == "reset" else last
    body = "\n".join(f"undo {steps}" for steps in range(last, first - 1, -1))
    return play_change(room, seat, command, now, body, seat, room.commit_count)


# Beyond what the others have seen: everybody must agree.


def plan_take_back(room: Room, game: Game, seat: int, command: Command, now: float) -> TableChange:
    if command.do == "ask_back":
        return plan_ask(room, game, seat, command, now)
    if room.take_back is None:
        raise TableError("error-no-take-back")
    if command.do == "agree":
        if seat not in room.must_agree():
            raise TableError("error-agreed")
        if room.must_agree() == [seat]:
            return plan_rewind(room, game, seat, command, room.take_back.to, now)
    return take_back_change(room, seat, command, now, f"event-table-{command.do}", {})


def plan_ask(room: Room, game: Game, seat: int, command: Command, now: float) -> TableChange:
    if room.take_back is not None:
        raise TableError("error-take-back-twice")
    if not 0 <= command.to < len(game.commit_points):
        params = {"to": command.to, "most": max(len(game.commit_points) - 1, 0)}
        raise TableError("error-take-back-where", params)
    game.luck_after_rewind(0)
    if not room.other_people(seat):
        return plan_rewind(room, game, seat, command, command.to, now)
    return take_back_change(room, seat, command, now, "event-table-ask-back", {"to": command.to})


def plan_rewind(room: Room, game: Game, seat: int, command: Command, to: int, now: float) -> TableChange:
    steps = game.commit_points[to - 1] if to else 0
    luck = game.luck_after_rewind(steps)
    body = f"rewind {steps} {luck.mark()}".rstrip()
    change = play_change(room, seat, command, now, body, int(game.steps[steps].seat), to)
    change.cut = steps
    return change


def take_back_change(
    room: Room, seat: int, command: Command, now: float, key: str, more: dict[str, Param]
) -> TableChange:
    """A change that asks for a take-back, agrees or refuses."""
    params: dict[str, Param] = {"seat": Name("seat", str(seat)), **more}
    do = "ask" if command.do == "ask_back" else command.do
    body = orjson.dumps({"do": do, **more, "key": key, "params": wire_params(params)}).decode()
    return TableChange(room.next_event(now, TAKE_BACK, seat, command_key(seat, command), body))

"""Histories: undo, redo and rewind come back to the same states, and records replay."""

from baobab.conformance.mutants import check_trouble, mutate_line
from baobab.conformance.report import clip
from baobab.conformance.run import Run
from baobab.conformance.stamp import stamp
from baobab.errors import BaobabError, UndoBarrierError
from baobab.game import Game, barrier
from baobab.kernel import position, record
from baobab.replay import replay

UNDO = "undo"
CHECK = "record"


def check_undo(run: Run, game: Game, action: int) -> None:
    """Play, take back, play again, take back: the states are the same each time."""
    run.looked(UNDO)
    luck = game.luck
    try:
        play_and_take_back(run, game, action)
    finally:
        game.luck = luck  # a rewind changes it, and the game should go on as its seed says


def play_and_take_back(run: Run, game: Game, action: int) -> None:
    title, s = run.title, game.state
    before, steps, sequence = stamp(title, s), len(game.steps), game.sequence
    game.play(action)
    after, barred = stamp(title, game.state), barrier(s, game.state)
    if game.steps[-1].seat != game.seat and not barred:
        barred = "seat"
    try:
        game.undo()
    except UndoBarrierError as error:
        check_trouble(run, UNDO, error, "undo")
        if not barred:
            run.find(UNDO, "an undo, as nothing stands against it", error.key, s, action)
        if len(game.steps) != steps + 1 or stamp(title, game.state) != after:
            run.find(UNDO, "a refused undo to change nothing", "a change", s, action)
        game.rewind(steps)
        return
    if barred in ("draw", "known"):
        run.find(UNDO, f"a barrier ({barred})", "an undo that went through", s, action)
    if stamp(title, game.state) != before or len(game.steps) != steps:
        run.find(UNDO, "the earlier state after an undo", "another", s, action)
    game.redo()
    if barred in ("", "seat") and stamp(title, game.state) != after:
        run.find(UNDO, "the same state after a redo", "another", s, action)
    game.rewind(steps)
    if stamp(title, game.state) != before or game.sequence < sequence:
        run.find(UNDO, "the earlier state after a rewind, and no smaller sequence", "another", s, action)


def check_record(run: Run, game: Game) -> None:
    """A record reads as it was written, and replays to the same game."""
    run.looked(CHECK)
    text = game.record()
    with run.guarded(CHECK, "reading and replaying a record", game.state):
        if record.read(text).write() != text:
            run.find(CHECK, "a record to read as it was written", "another text", game.state)
        again = replay(text, run.title)
        if stamp(run.title, again.state) != stamp(run.title, game.state):
            run.find(CHECK, "the same state after a replay", run.position(again.state), game.state)
        if [step.action for step in again.steps] != [step.action for step in game.steps]:
            run.find(CHECK, "the same steps after a replay", "others", game.state)
        if game.over and line_text(again) != line_text(game):
            run.find(CHECK, "the same record after a replay", "another", game.state)


def line_text(game: Game) -> str:
    return "\n".join(line.write() for line in game.lines)


def check_rewind(run: Run, game: Game) -> None:
    """Back to a random earlier step, as it was then."""
    if not game.steps:
        return
    run.looked(UNDO)
    steps = int(run.rng.below(len(game.steps)))
    then = stamp(run.title, game.steps[steps].before)
    game.rewind(steps)
    if stamp(run.title, game.state) != then or len(game.steps) != steps:
        run.find(UNDO, "the earlier state after a rewind", "another", game.state)


def check_broken_records(run: Run, game: Game, times: int) -> None:
    """A record with a line changed is refused with a reason, or tells another possible game."""
    text = game.record()
    for _ in range(times):
        run.looked("mutants")
        lines = text.splitlines()
        at = int(run.rng.below(len(lines)))
        lines[at] = mutate_line(lines[at], run.rng)
        broken = "\n".join(lines) + "\n"
        try:
            again = replay(broken, run.title)
            position.digest(run.title, again.state)
        except BaobabError as error:
            check_trouble(run, CHECK, error, lines[at])
        except Exception as error:
            expected = f"a RecordError for line {at + 1} {clip(lines[at])!r}"
            run.find("mutants", expected, f"{type(error).__name__}: {error}", game.state)

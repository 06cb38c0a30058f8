"""Undo, redo and rewind come back to the same states, and records replay."""

from baobab.conformance.check_run import CheckRun
from baobab.conformance.mutants import check_error_words, mutate_line
from baobab.conformance.report import clip
from baobab.conformance.snapshot import take_snapshot
from baobab.errors import BaobabError, UndoBarrierError
from baobab.game import Game, undo_barrier
from baobab.kernel import position, record
from baobab.replay import replay

UNDO = "undo"
CHECK = "record"


def check_undo(run: CheckRun, game: Game, action: int) -> None:
    """Play, take back, play again, take back: the states are the same each time."""
    run.count_look(UNDO)
    luck = game.luck
    try:
        play_and_take_back(run, game, action)
    finally:
        game.luck = luck  # a rewind changes it, and the game should go on as its seed says


def play_and_take_back(run: CheckRun, game: Game, action: int) -> None:
    title, s = run.title, game.state
    before, steps, sequence = take_snapshot(title, s), len(game.steps), game.sequence
    game.play(action)
    after, barred = take_snapshot(title, game.state), undo_barrier(s, game.state)
    if game.steps[-1].seat != game.seat and not barred:
        barred = "seat"
    try:
        game.undo()
    except UndoBarrierError as error:
        check_error_words(run, UNDO, error, "undo")
        if not barred:
            run.add_finding(UNDO, "an undo, as nothing stands against it", error.key, s, action)
        if len(game.steps) != steps + 1 or take_snapshot(title, game.state) != after:
            run.add_finding(UNDO, "a refused undo to change nothing", "a change", s, action)
        game.rewind(steps)
        return
    if barred in ("draw", "known"):
        run.add_finding(UNDO, f"a barrier ({barred})", "an undo that went through", s, action)
    if take_snapshot(title, game.state) != before or len(game.steps) != steps:
        run.add_finding(UNDO, "the earlier state after an undo", "another", s, action)
    game.redo()
    if barred in ("", "seat") and take_snapshot(title, game.state) != after:
        run.add_finding(UNDO, "the same state after a redo", "another", s, action)
    game.rewind(steps)
    if take_snapshot(title, game.state) != before or game.sequence < sequence:
        run.add_finding(
            UNDO, "the earlier state after a rewind, and no smaller sequence", "another", s, action
        )


def check_record(run: CheckRun, game: Game) -> None:
    """A record reads as it was written, and replays to the same game."""
    run.count_look(CHECK)
    text = game.record()
    with run.catch_errors(CHECK, "reading and replaying a record", game.state):
        if record.read(text).write() != text:
            run.add_finding(CHECK, "a record to read as it was written", "another text", game.state)
        again = replay(text, run.title)
        if take_snapshot(run.title, again.state) != take_snapshot(run.title, game.state):
            run.add_finding(CHECK, "the same state after a replay", run.position(again.state), game.state)
        if [step.action for step in again.steps] != [step.action for step in game.steps]:
            run.add_finding(CHECK, "the same steps after a replay", "others", game.state)
        if game.over and record_text(again) != record_text(game):
            run.add_finding(CHECK, "the same record after a replay", "another", game.state)


def record_text(game: Game) -> str:
    return "\n".join(line.write() for line in game.lines)


def check_rewind(run: CheckRun, game: Game) -> None:
    """Back to a random earlier step, as it was then."""
    if not game.steps:
        return
    run.count_look(UNDO)
    steps = int(run.rng.below(len(game.steps)))
    then = take_snapshot(run.title, game.steps[steps].before)
    game.rewind(steps)
    if take_snapshot(run.title, game.state) != then or len(game.steps) != steps:
        run.add_finding(UNDO, "the earlier state after a rewind", "another", game.state)


def check_broken_records(run: CheckRun, game: Game, times: int) -> None:
    """A record with a changed line is refused with a reason, or is another possible game."""
    text = game.record()
    for _ in range(times):
        run.count_look("mutants")
        lines = text.splitlines()
        at = int(run.rng.below(len(lines)))
        lines[at] = mutate_line(lines[at], run.rng)
        broken = "\n".join(lines) + "\n"
        try:
            again = replay(broken, run.title)
            position.digest(run.title, again.state)
        except BaobabError as error:
            check_error_words(run, CHECK, error, lines[at])
        except Exception as error:
            expected = f"a RecordError for line {at + 1} {clip(lines[at])!r}"
            run.add_finding("mutants", expected, f"{type(error).__name__}: {error}", game.state)

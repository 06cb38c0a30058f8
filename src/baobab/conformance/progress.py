"""Every legal answer leads on, and nothing leads back within a move."""

from baobab.conformance.bounded_play import apply_bounded
from baobab.conformance.check_run import CheckRun, StuckError
from baobab.conformance.snapshot import Snapshot, take_snapshot
from baobab.conformance.title_loader import describe_exception
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State

CHECK = "progress"
CYCLE = "cycle"
MOST_NODES = 300
DEEPEST = 24


def check_answers(run: CheckRun, s: State, legal: list[int]) -> list[State]:
    """Carry out every answer on a copy: no error, no dead end, and something changes."""
    before = take_snapshot(run.title, s)
    after = []
    for action in legal:
        run.count_look(CHECK)
        child = s.copy()
        try:
            apply_bounded(run.title, child, action, FastLuck(run.rng.seed()))
        except StuckError as stuck:
            run.add_finding(CYCLE, "an end to questions that answer themselves", str(stuck), s, action)
        except Exception as error:
            run.add_finding(CHECK, "every legal answer to lead on", describe_exception(error), s, action)
        else:
            if take_snapshot(run.title, child) == before:
                run.add_finding(CHECK, "a legal answer to change something", "an unchanged state", s, action)
            after.append(child)
    return after


def check_cycles(run: CheckRun, s: State) -> None:
    """Search the seat's present move, without chance, for a way back to a state already met on the way."""
    run.count_look(CYCLE)
    nodes = 0
    path: set[Snapshot] = set()
    done: set[Snapshot] = set()

    def explore(state: State, depth: int) -> bool:
        nonlocal nodes
        here = take_snapshot(run.title, state)
        if here in path:
            run.add_finding(CYCLE, "progress within a move of one seat", "a state that comes up again", state)
            return True
        if here in done or depth == DEEPEST:
            return False
        path.add(here)
        for action in run.title.legal(state):
            nodes += 1
            if nodes > MOST_NODES:
                break
            child = state.copy()
            apply_bounded(run.title, child, action, FastLuck(nodes))
            same_move = child.seat() == state.seat() and list(child.draws) == list(state.draws)
            if same_move and explore(child, depth + 1):
                return True
        path.discard(here)
        done.add(here)
        return False

    try:
        explore(s, 0)
    except Exception:
        return  # check_answers reports errors of single answers

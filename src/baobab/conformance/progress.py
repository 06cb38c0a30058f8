"""Every legal answer leads on, and nothing leads back within a move."""

from baobab.conformance.guard import apply_guarded
from baobab.conformance.loading import failure
from baobab.conformance.run import Run, StuckError
from baobab.conformance.stamp import Stamp, stamp
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State

CHECK = "progress"
CYCLE = "cycle"
MOST_NODES = 300
DEEPEST = 24


def check_answers(run: Run, s: State, legal: list[int]) -> list[State]:
    """Carry out every answer on a copy: no error, no dead end, and something changes."""
    before = stamp(run.title, s)
    after = []
    for action in legal:
        run.looked(CHECK)
        child = s.copy()
        try:
            apply_guarded(run.title, child, action, FastLuck(run.rng.seed()))
        except StuckError as stuck:
            run.find(CYCLE, "an end to questions that answer themselves", str(stuck), s, action)
        except Exception as error:
            run.find(CHECK, "every legal answer to lead on", failure(error), s, action)
        else:
            if stamp(run.title, child) == before:
                run.find(CHECK, "a legal answer to change something", "an unchanged state", s, action)
            after.append(child)
    return after


def check_cycles(run: Run, s: State) -> None:
    """Search the seat's present move, without chance, for a way back to a state already met on the way."""
    run.looked(CYCLE)
    nodes = 0
    path: set[Stamp] = set()
    done: set[Stamp] = set()

    def explore(state: State, depth: int) -> bool:
        nonlocal nodes
        here = stamp(run.title, state)
        if here in path:
            run.find(CYCLE, "progress within a move of one seat", "a state that comes up again", state)
            return True
        if here in done or depth == DEEPEST:
            return False
        path.add(here)
        for action in run.title.legal(state):
            nodes += 1
            if nodes > MOST_NODES:
                break
            child = state.copy()
            apply_guarded(run.title, child, action, FastLuck(nodes))
            same_move = child.seat() == state.seat() and list(child.draws) == list(state.draws)
            if same_move and explore(child, depth + 1):
                return True
        path.discard(here)
        done.add(here)
        return False

    try:
        explore(s, 0)
    except Exception:
        return  # errors on the way are the business of check_answers

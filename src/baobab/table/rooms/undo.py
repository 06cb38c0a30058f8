"""Which steps a seat may take back by itself at a table: never beyond what the others have seen."""

from baobab.errors import BaobabError
from baobab.game import Game, Step, undo_barrier


def undoable_step(game: Game, seat: int) -> Step:
    """The seat's last step, if it can still take it back by itself; else an error that says why not."""
    if game.committed_steps == len(game.steps) and game.steps and game.steps[-1].seat == seat:
        game.step_to_undo(seat)  # chance or a revelation is a better reason than that the turn is over
        raise BaobabError("error-undo-seen")
    if game.committed_steps == len(game.steps) or game.steps[-1].seat != seat:
        raise BaobabError("error-undo-nothing")
    return game.step_to_undo(seat)


def first_undoable(game: Game, seat: int) -> int:
    """The first of all steps of the turn that the seat can take back, as a number of steps before it."""
    undoable_step(game, seat)
    first = len(game.steps) - 1
    while first > game.committed_steps and not undo_barrier(game.steps[first - 1].before, game.state):
        first -= 1
    return first

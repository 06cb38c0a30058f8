"""What lies behind an answer that only opens the next question, as *claim a route* opens *which one?*

A client can then mark those places at once, and take both steps with one click. It is told only where
nothing has happened yet: no event, no draw, nothing revealed, the same seat asked again. A player could see
as much by taking the step and taking it back.
"""

from baobab.game import Game
from baobab.kernel.luck import FastLuck


def ahead(game: Game, code: int) -> list[str]:
    """The answers to the question that an action opens, in notation; none if it does more than that."""
    if game.title.actions.params(code):
        return []
    draft = game.draft(code, FastLuck(0))
    if draft.commits or draft.step.events:
        return []
    return [game.title.actions.write(answer) for answer in game.title.legal(draft.after)]

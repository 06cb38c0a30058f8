"""Hints: what a strong bot advises, from what the person knows."""

from baobab.bots import bot as find_bot
from baobab.bots.bot import ask_why
from baobab.bots.explain import lead
from baobab.cli.console import Console
from baobab.game import Game
from baobab.kernel.luck import Rng
from baobab.words import Params

ADVISER = "hard"
MOST = 3
"""Answers that a hint names."""


def show_hints(game: Game, rng: Rng, console: Console) -> None:
    """The best answers with what they promise, best first."""
    adviser = find_bot(ADVISER)
    for said in ask_why(adviser, game.title, game.state, adviser.usual(game.title), rng)[:MOST]:
        share, margin = said.share[game.seat], round(said.margin[game.seat])
        params: Params = {
            "move": game.choice(said.action, console.lang).words,
            "share": round(100 * share),
            "lead": lead(margin),
            "points": abs(margin),
            "others": int(game.state.seats) - 1,
        }
        console.say("play-hint", params)

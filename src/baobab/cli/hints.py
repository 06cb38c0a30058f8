"""Hints: what a strong bot would do in a person's place, from what the person knows."""

from baobab.bots import bot as find_bot
from baobab.bots.bot import Opinion, ask_why
from baobab.cli.console import Console
from baobab.game import Game
from baobab.kernel.luck import Rng
from baobab.words import Params

MOST = 3
"""Answers that a hint names."""


def show_hints(game: Game, rng: Rng, console: Console) -> None:
    """The best answers with what they promise, best first."""
    for said in (opinions(game, "hard", rng) or opinions(game, "normal", rng))[:MOST]:
        share, margin = said.share[game.seat], said.margin[game.seat]
        params: Params = {
            "move": game.choice(said.action, console.lang).words,
            "share": round(100 * share),
            "margin": f"{round(margin):+d}".replace("-", "−"),
        }
        console.say("play-hint", params)


def opinions(game: Game, level: str, rng: Rng) -> list[Opinion]:
    """What a level thinks of the present answers; nothing where its time did not suffice to try one."""
    adviser = find_bot(level)
    return ask_why(adviser, game.title, game.state, adviser.usual(game.title), rng)

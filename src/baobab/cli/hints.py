"""Hints: what a strong bot advises, from what the person knows."""

from baobab.bots import find_bot as find_bot
from baobab.bots.bot import ask_why
from baobab.cli.console import Console
from baobab.game import Game
from baobab.hints import hint_sentence
from baobab.kernel.luck import Rng

ADVISER = "hard"
MOST_HINTS = 3
"""Answers that a hint names."""


def show_hints(game: Game, rng: Rng, console: Console) -> None:
    """The best answers with what they promise, best first."""
    adviser = find_bot(ADVISER)
    for said in ask_why(adviser, game.title, game.state, adviser.usual(game.title), rng)[:MOST_HINTS]:
        share, margin = said.share[game.seat], round(said.margin[game.seat])
        others = int(game.state.seats) - 1
        why = hint_sentence(game.words(console.lang), round(100 * share), margin, others, said.deciding)
        console.say("play-hint", {"move": game.choice(said.action, console.lang).words, "reason": why})

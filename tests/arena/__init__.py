"""The arena: duplicate blocks, figures, ratings, gate, ladder, and that no finished game is lost."""

import random
from pathlib import Path

from baobab.arena.lineup import read_lineup
from baobab.arena.match import Match
from baobab.arena.play_game import GameResult

ROOT = Path(__file__).parents[2]
DECK = "tests.toys.under_the_deck.title:UnderTheDeck"
FIRST = "tests.arena.bots:First"


def match(lineup: str, title: str = DECK, seed: int = 1) -> Match:
    return Match(title, read_lineup(lineup), seed)


def result(
    block: int, rotation: int, bots: str, ranks: tuple[int, ...], scores: tuple[int, ...] = ()
) -> GameResult:
    """A game of bots with one-letter names."""
    n = len(bots)
    return GameResult(block, rotation, tuple(bots), scores or ranks[::-1], ranks, 10, (1,) * n, (0.0,) * n)


def drawn_games(strengths: dict[str, float], blocks: int, rng: random.Random) -> list[GameResult]:
    """Games whose places are drawn as the model of the ratings says."""
    bots = "".join(strengths)
    games = []
    for block in range(blocks):
        for rotation in range(len(bots)):
            seated = bots[rotation:] + bots[:rotation]
            left, ranks = list(range(len(bots))), [0] * len(bots)
            for place in range(1, len(bots) + 1):
                seat = rng.choices(left, [strengths[seated[seat]] for seat in left])[0]
                left.remove(seat)
                ranks[seat] = place
            games.append(result(block, rotation, seated, tuple(ranks)))
    return games

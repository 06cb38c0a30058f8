"""Finds the `odds` and the `modesty` of a title, with which the shares that a bot tells come true.

    python -m tools.calibrate TITLE [--games 100] [--seed 1] [--write]

Greedy bots play each other. At every so many decisions the seat that decides says what share of the win it
expects, from what it knows; the scale that misses the results by least (mean square) is the one to tell.
Where hands are hidden, whoever looks thinks itself ahead, since it knows what its own cards are good for:
what the seats think so in the mean is taken off.
"""

import argparse
import json
import sys
from collections.abc import Sequence

from librt.vecs import vec

from baobab.bots.bot import Budget, ask
from baobab.bots.explain import opinion
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import knobs_of
from baobab.bots.worth import Worth
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

EVERY = 7
SCALES = [100.0 * 1.125**step for step in range(60)]
Look = tuple[list[float], int, float]
"""What all seats looked worth, who looked, and what part of the win that seat got."""


def looks(title: Title, worth: Worth, games: int, seed: int) -> list[Look]:
    """What was seen in games between greedy bots, and what came of it."""
    bot, budget, found = GreedyBot(), Budget(iterations=1), list[Look]()
    for game in range(games):
        luck, rng = FastLuck(seed * 1_000_003 + game), Rng(seed * 7919 + game)
        s = title.new(title.seats[0], luck)
        seen: list[tuple[list[float], int]] = []
        decisions = 0
        while not s.over():
            if decisions % EVERY == 0:
                view = title.resample(s, s.seat(), FastLuck(rng.seed()))
                seen.append((list(worth.each(view)), int(s.seat())))
            title.apply(s, ask(bot, title, s, budget, rng), luck)
            decisions += 1
        ranks = title.ranks(s)
        first = [rank == 1 for rank in ranks]
        found += [(worths, seat, first[seat] / sum(first)) for worths, seat in seen]
        sys.stderr.write(f"\r{title.name}: {game + 1} of {games} games ")
    sys.stderr.write("\n")
    return found


def told(worth: Worth, worths: list[float], seat: int) -> float:
    share: float = opinion(worth, 0, 1, vec[float](worths), seat).share[seat]
    return share


def miss(worth: Worth, found: Sequence[Look], odds: float) -> float:
    """The mean square between what is told on a scale and what came."""
    worth.odds = odds
    return sum((told(worth, worths, seat) - won) ** 2 for worths, seat, won in found) / len(found)


def best_odds(worth: Worth, found: Sequence[Look]) -> int:
    """The scale that misses by least, of many that grow by an eighth each."""
    missed = [(miss(worth, found, odds), odds) for odds in SCALES]
    return round(min(missed)[1])


def mean_lead(found: Sequence[Look]) -> int:
    """What those who look think themselves ahead of the mean of the others."""
    leads = [worths[seat] - (sum(worths) - worths[seat]) / (len(worths) - 1) for worths, seat, _ in found]
    return round(sum(leads) / len(leads))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.calibrate", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title", choices=names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put it into the knobs of the title")
    asked = parser.parse_args(argv)
    title = find_title(asked.title)
    worth = Worth(title, knobs_of(title))
    found = looks(title, worth, asked.games, asked.seed)
    before = miss(worth, found, worth.odds)
    modesty = mean_lead(found)
    worth.modesty = float(modesty)
    odds = best_odds(worth, found)
    missed = miss(worth, found, odds)
    print(f"{title.name}: odds {odds}, modesty {modesty}, missed by {missed:.4f} (before: {before:.4f})")
    if odds == round(SCALES[-1]):
        print("  the largest scale tried: what seats are worth says next to nothing about who will win")
    for tenth in range(10):
        part = [(told(worth, worths, seat), won) for worths, seat, won in found]
        part = [(share, won) for share, won in part if int(min(share, 0.999) * 10) == tenth]
        if part:
            share, won = (sum(column) / len(part) for column in zip(*part, strict=True))
            print(f"  told {share:4.0%}, won {won:4.0%}, looks {len(part)}")
    if asked.write:
        file = title.folder / "knobs.json"
        knobs = json.loads(file.read_text(encoding="utf-8"))
        knobs["settings"] |= {"odds": odds, "modesty": modesty}
        file.write_text(json.dumps(knobs, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Calibrates the win shares that a bot reports for a title: fits its `odds` and `modesty`.

    python -m tools.calibrate_shares TITLE [--search] [--seats 2] [--games 100] [--seed 1] [--write]

Greedy bots play each other. Every few moves the bot to calibrate (greedy or, with `--search`, a search of a
few iterations) says what the deciding seat's best answer leads to. `odds` is the scale on which the win
shares it would report miss the results by least (mean square). A bot looks at the end of a move, or further,
and knows what its own cards are good for, so it overrates itself: its mean lead is taken off (`modesty`),
and, where that improves the fit, more of it as all seats come to be worth more (`modesty_share`).
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from itertools import count
from statistics import fmean, linear_regression
from typing import Any

from librt.vecs import vec
from tools.cli_options import add_seats, seats_of, seed_number, whole_number
from tools.self_play import bots_decide, deal_seeds, last_state, play_steps

from baobab.bots.bot import Bot, Budget
from baobab.bots.evaluation import Evaluation, won_share
from baobab.bots.greedy import GreedyBot, GreedySetup
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.opinions import make_opinion
from baobab.bots.search import SearchBot
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

EVERY = 7
ITERATIONS = 40
MOST = 1_000_000
"""The largest `modesty`, positive or negative."""
SCALES = [100.0 * 1.125**step for step in range(60)]
Look = tuple[list[float], int, float]
"""What all seats looked worth, who looked, and what part of the win that seat got."""
Figures = dict[str, int]
Adviser = Callable[[State, Rng], list[float]]
"""Says what all seats are worth after the best answer, from what the deciding seat may know."""


def greedy_adviser(title: Title, knobs: Knobs) -> Adviser:
    setup = GreedySetup(title, knobs)

    def advise(s: State, rng: Rng) -> list[float]:
        return list(setup.evaluation.prospect(setup.beam_search(rng).best_paths(s)[0].s).worths)

    return advise


def search_adviser(title: Title, knobs: Knobs) -> Adviser:
    bot = SearchBot(knobs)

    def advise(s: State, rng: Rng) -> list[float]:
        best = bot.search(title, s, Budget(iterations=ITERATIONS), rng).best()
        return list(best.mean_worths()) if best.visits > 0 else []

    return advise


def collect_looks(title: Title, advise: Adviser, seats: int, games: int, seed: int) -> list[Look]:
    """What the adviser saw in games between greedy bots, and the results."""
    bots, found = [GreedyBot()] * seats, list[Look]()
    for game, deal in enumerate(deal_seeds(seed, games)):
        found += looks_of_game(title, advise, bots, FastLuck(deal), Rng(seed * 7919 + game))
        sys.stderr.write(f"\r{title.name}: {game + 1} of {games} games ")
    sys.stderr.write("\n")
    return found


def looks_of_game(title: Title, advise: Adviser, bots: Sequence[Bot], luck: Luck, rng: Rng) -> list[Look]:
    """The same of one game."""
    answer, turn, seen = bots_decide(title, bots, rng), count(), list[tuple[list[float], int]]()

    def decide(s: State) -> int:
        if next(turn) % EVERY == 0 and len(title.legal(s)) > 1:
            worths = advise(title.resample(s, s.seat(), FastLuck(rng.seed())), rng)
            if worths:
                seen.append((worths, int(s.seat())))
        return answer(s)

    ranks = title.ranks(last_state(play_steps(title, len(bots), luck, decide)))
    return [(worths, seat, won_share(ranks, seat)) for worths, seat in seen]


def told_share(evaluation: Evaluation, worths: list[float], seat: int) -> float:
    share: float = make_opinion(evaluation, 0, 1, vec[float](worths), seat).share[seat]
    return share


def mean_square_miss(evaluation: Evaluation, found: Sequence[Look], odds: float) -> float:
    """The mean square error of the reported shares on a scale."""
    evaluation.odds = odds
    return sum((told_share(evaluation, worths, seat) - won) ** 2 for worths, seat, won in found) / len(found)


def best_odds(evaluation: Evaluation, found: Sequence[Look]) -> int:
    """The scale that misses by least, of many that grow by an eighth each."""
    missed = [(mean_square_miss(evaluation, found, odds), odds) for odds in SCALES]
    return round(min(missed)[1])


def usual_leads(found: Sequence[Look]) -> list[tuple[int, int]]:
    """What those who look think themselves ahead of the mean of the others: the same all along, or by a line.

    The line goes by what all seats are worth in the mean: where it begins, and its slope in per cent.
    """
    means = [sum(worths) / len(worths) for worths, _, _ in found]
    leads = [worths[seat] - (sum(worths) - worths[seat]) / (len(worths) - 1) for worths, seat, _ in found]
    level = [(round(fmean(leads)), 0)]
    if len(set(means)) == 1:
        return level
    slope, begins = linear_regression(means, leads)
    return [*level, (round(begins), round(100 * min(1.0, max(-1.0, slope))))]


def balance_modesty(evaluation: Evaluation, found: Sequence[Look]) -> int:
    """The modesty with which, on this scale, the mean reported share equals the mean result."""
    won = sum(share for _, _, share in found)
    low, high = -MOST, MOST
    while high - low > 1:
        evaluation.modesty = float((low + high) // 2)
        if sum(told_share(evaluation, worths, seat) for worths, seat, _ in found) > won:
            low = (low + high) // 2
        else:
            high = (low + high) // 2
    return high


def apply_figures(evaluation: Evaluation, figures: Figures) -> None:
    evaluation.odds, evaluation.modesty = float(figures["odds"]), float(figures["modesty"])
    evaluation.modesty_share = figures["modesty_share"] / 100


def fit_figures(evaluation: Evaluation, found: Sequence[Look]) -> tuple[float, Figures]:
    """The figures that miss by least, and by how much."""
    tried: list[tuple[float, Figures]] = []
    for modesty, percent in usual_leads(found):
        figures = {"odds": round(evaluation.odds), "modesty": modesty, "modesty_share": percent}
        apply_figures(evaluation, figures)
        figures["odds"] = best_odds(evaluation, found)
        apply_figures(evaluation, figures)
        figures["modesty"] = balance_modesty(evaluation, found)
        apply_figures(evaluation, figures)
        tried.append((mean_square_miss(evaluation, found, figures["odds"]), figures))
    return min(tried, key=lambda one: one[0])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.calibrate_shares", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title", choices=names())
    parser.add_argument("--search", action="store_true", help="what is said of searches, and of full tables")
    add_seats(parser)
    parser.add_argument("--games", type=whole_number(1), default=100)
    parser.add_argument("--seed", type=seed_number, default=1)
    parser.add_argument("--write", action="store_true", help="put it into the knobs of the title")
    args = parser.parse_args(argv)
    title = find_title(args.title)
    seats = seats_of(parser, title, args.seats)
    knobs = knobs_of(title)
    evaluation = Evaluation(title, knobs.for_search(seats) if args.search else knobs)
    advise = search_adviser(title, knobs) if args.search else greedy_adviser(title, knobs)
    found = collect_looks(title, advise, seats, args.games, args.seed)
    before = mean_square_miss(evaluation, found, evaluation.odds)
    missed, figures = fit_figures(evaluation, found)
    apply_figures(evaluation, figures)
    words = ", ".join(f"{name} {figure}" for name, figure in figures.items())
    print(f"{title.name}: {words}, missed by {missed:.4f} (before: {before:.4f})")
    if figures["odds"] == round(SCALES[-1]):
        print("  the largest scale tried: what seats are worth says next to nothing about who will win")
    for tenth in range(10):
        shares = [(told_share(evaluation, worths, seat), won) for worths, seat, won in found]
        shares = [(share, won) for share, won in shares if int(min(share, 0.999) * 10) == tenth]
        if shares:
            share, won = (sum(column) / len(shares) for column in zip(*shares, strict=True))
            print(f"  told {share:4.0%}, won {won:4.0%}, looks {len(shares)}")
    if args.write:
        file = title.folder / "knobs.json"
        content = json.loads(file.read_text(encoding="utf-8"))
        part = search_part(content, seats) if args.search else content
        part["settings"] = part.get("settings", {}) | figures
        file.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


def search_part(content: dict[str, Any], seats: int) -> dict[str, Any]:
    """The part of a knob file for searches at this number of seats."""
    part: dict[str, Any] = content.setdefault("search", {})
    crowd: dict[str, Any] = part.get("crowd", part)
    return crowd if seats >= crowd.get("seats", seats) else part


if __name__ == "__main__":
    raise SystemExit(main())

"""The same seeds give the same records interpreted and compiled.

python -m baobab.conformance.builds TITLE --games 20 --seed 1
"""

import argparse
import json
import os
import subprocess
import sys
from hashlib import blake2b

from baobab import compiled
from baobab.conformance.report import Finding, Report
from baobab.game import Game
from baobab.kernel import position
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.playout import Tally, random_game
from baobab.kernel.title import Title

CHECK = "builds"


def game_digests(title: Title, games: int, seed: int) -> list[str]:
    """For each game a digest of its whole record, and of where a playout with the same seed ends."""
    digests = []
    for number in range(games):
        seats = title.seats[number % len(title.seats)]
        game = seeded_game(title, seats, seed + number)
        text = blake2b(game.record().encode(), digest_size=12).hexdigest()
        end = random_game(title, seats, seed + number, None, Tally())
        digests.append(f"{seats} {seed + number} {text} {position.digest(title, end)}")
    return digests


def seeded_game(title: Title, seats: int, seed: int) -> Game:
    """A whole game of random answers, with its record."""
    game, rng = Game.new(title, seats, FastLuck(seed)), Rng(seed)
    while not game.over:
        legal = title.legal(game.state)
        game.play(int(legal[rng.below(len(legal))]))
    return game


def digests_in_other_build(name: str, games: int, seed: int, pure: bool) -> dict[str, object]:
    """The digests from another process with the other build: `build` and `digests`."""
    environment = {**os.environ, "BAOBAB_PURE": "1" if pure else "0"}
    command = [
        sys.executable,
        "-m",
        "baobab.conformance.builds",
        name,
        "--games",
        str(games),
        "--seed",
        str(seed),
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"build": "none", "digests": [], "error": done.stderr.strip()[-400:]}
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def check_builds(title: Title, name: str, report: Report, games: int = 20) -> None:
    """Play seeded games from the sources in another process and compare; needs a compiled build here."""
    if compiled.build_name() != "compiled":
        report.skipped[CHECK] = compiled.status()
        return
    ours = game_digests(title, games, report.seed)
    answer = digests_in_other_build(name, games, report.seed, pure=True)
    theirs = answer["digests"]
    assert isinstance(theirs, list)
    report.looked[CHECK] += games
    if "error" in answer:
        report.add(Finding(CHECK, "the same games from the sources", str(answer["error"])))
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            seats, seed, *_ = one.split()
            game = f"seed {seed}, {seats} seats, baobab.conformance.builds"
            report.add(Finding(CHECK, "the same game from both builds", f"{one} and {other}", game))


def main(arguments: list[str] | None = None) -> int:
    from baobab.titles import title

    parser = argparse.ArgumentParser(
        prog="python -m baobab.conformance.builds", description="Digests of seeded games."
    )
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    digests = game_digests(title(args.title), args.games, args.seed)
    sys.stdout.write(json.dumps({"build": compiled.build_name(), "digests": digests}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

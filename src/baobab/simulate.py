"""Plays many games at once: how fast they are, how long, and who wins."""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from baobab import compiled
from baobab.bots import find_bot as find_bot
from baobab.bots.bot import Bot
from baobab.checked_bot import FAILED, NO_ACTION, NOT_ALLOWED, BotFaultError, ask_checked
from baobab.errors import BaobabError
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.options import OptionValue
from baobab.kernel.playout import Tally, random_game
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import title as find_title

ProgressCallback = Callable[[int, float], None]
"""Called now and then with the games played and the seconds passed."""

PROGRESS_SECONDS = 0.2
"""Seconds between two progress reports."""


FAULT_KEYS = {
    FAILED: "error-arena-bot",
    NO_ACTION: "error-bot-not-allowed",
    NOT_ALLOWED: "error-bot-not-allowed",
}


@dataclass
class SimulationTotals:
    """Totals of the games so far."""

    games: int = 0
    decisions: int = 0
    offered: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def add(self, other: "SimulationTotals") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.offered += other.offered
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]


@dataclass(frozen=True)
class SimulationJob:
    """What to simulate. Game number n is decided by seed + n alone, so jobs can share the numbers."""

    title: str
    seats: int
    bot: str = "random"
    seed: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    data: Path | None = None


def simulate(
    job: SimulationJob,
    games: int | None = None,
    seconds: float | None = None,
    jobs: int = 1,
    progress: ProgressCallback | None = None,
) -> dict[str, object]:
    """Play this many games, or for this long, and return the totals."""
    check_job(job, jobs)
    started = time.perf_counter()
    if jobs == 1:
        result = play_share(job, 0, 1, games, seconds, progress)
    else:
        result = play_in_processes(job, games, seconds, jobs, progress)
    elapsed = max(time.perf_counter() - started, 1e-9)
    return {
        "title": job.title,
        "seats": job.seats,
        "bot": job.bot,
        "seed": job.seed,
        "jobs": jobs,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(result.decisions / elapsed),
        "games_per_second": round(result.games / elapsed, 2),
        "mean_options": round(result.offered / max(result.decisions, 1), 2),
        "wins": result.wins,
        "mean_scores": [round(points / max(result.games, 1), 2) for points in result.points],
        "build": compiled.build_name(),
    }


def check_job(job: SimulationJob, jobs: int) -> None:
    """Refuse what cannot be simulated before any process starts."""
    title = find_title(job.title, job.data)
    title.new(job.seats, FastLuck(job.seed), dict(job.options))
    find_bot(job.bot)
    if not 1 <= jobs <= 1024:
        raise BaobabError("error-jobs", {"jobs": jobs})


def play_share(
    job: SimulationJob,
    first: int,
    stride: int,
    games: int | None,
    seconds: float | None,
    progress: ProgressCallback | None = None,
) -> SimulationTotals:
    """Play the games number first, first + stride, … of a job."""
    title = find_title(job.title, job.data)
    result = SimulationTotals(wins=[0] * job.seats, points=[0] * job.seats)
    started = shown = time.perf_counter()
    number = first
    while games is None or number < games:
        now = time.perf_counter()
        if seconds is not None and now - started >= seconds:
            break
        if progress is not None and now - shown >= PROGRESS_SECONDS:
            shown = now
            progress(result.games, now - started)
        play_game(job, title, job.seed + number, result)
        number += stride
    return result


def play_game(job: SimulationJob, title: Title, seed: int, result: SimulationTotals) -> None:
    tally = Tally()
    if job.bot == "random":
        s = random_game(title, job.seats, seed, dict(job.options), tally)
    else:
        s = play_bot_game(job, title, seed, tally)
    result.games += 1
    result.decisions += tally.decisions
    result.offered += tally.offered
    ranks, scores = title.ranks(s), title.scores(s)
    for seat in range(job.seats):
        result.wins[seat] += ranks[seat] == 1
        result.points[seat] += scores[seat]


def play_bot_game(job: SimulationJob, title: Title, seed: int, tally: Tally) -> State:
    """A game in which one kind of bot holds every seat."""
    bots, luck, rng = [find_bot(job.bot) for _ in range(job.seats)], FastLuck(seed), Rng(seed)
    s = title.new(job.seats, luck, dict(job.options))
    while not s.over():
        options = list(title.legal(s))
        if len(options) > 1:
            tally.decisions += 1
            tally.offered += len(options)
        code = ask_bot(bots[s.seat()], job.bot, title, s, rng)
        title.step(s, code, luck)
    tally.games += 1
    return s


def ask_bot(bot: Bot, name: str, title: Title, s: State, rng: Rng) -> int:
    """What a bot answers; the error names a bot that has no answer."""
    try:
        return ask_checked(bot, title, s, bot.usual(title), rng)
    except BotFaultError as fault:
        raise BaobabError(FAULT_KEYS[fault.kind], {"bot": name, **fault.params}) from fault


def play_in_processes(
    job: SimulationJob, games: int | None, seconds: float | None, jobs: int, progress: ProgressCallback | None
) -> SimulationTotals:
    """The same games, distributed over several processes."""
    result = SimulationTotals(wins=[0] * job.seats, points=[0] * job.seats)
    started = time.perf_counter()
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        waiting = [pool.submit(play_share, job, first, jobs, games, seconds) for first in range(jobs)]
        for future in waiting:
            result.add(future.result())
            if progress is not None:
                progress(result.games, time.perf_counter() - started)
    return result

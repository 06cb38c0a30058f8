"""A worker process: thinks for a bot or replays a record, within limits of time and memory.

    python -m baobab.table.bots.worker MEGABYTES

reads one job a line from standard input, as JSON, and writes one line for each. It knows nothing of a game
but what the job says: for a bot, a position drawn anew from what its seat knows.
"""

import os
import sys
from contextlib import suppress
from typing import Any

import orjson

from baobab import bots
from baobab.bots.bot import Bot, Budget, Opinion, ask_why
from baobab.checked_bot import ask_checked
from baobab.errors import BaobabError, RecordError
from baobab.kernel import position, record
from baobab.kernel.luck import Rng
from baobab.kernel.record import Record
from baobab.kernel.title import Title
from baobab.replay import RecordedLuck, follow_line, replay, revealed_luck, start_game
from baobab.table.base.wire import Json, wire_params
from baobab.titles import names, title_of_record, words_folder

NICE = 5
ADVICE = 3
"""Answers that a hint names at most."""

LONGEST_JOB = 8_000_000


def title_of_job(job: dict[str, Any]) -> Title:
    """The title of a job, with the rules and the data that its game began with."""
    return title_of_record(job["title"], job["data"], job["version"], job["figures"])


def budget_of(bot: Bot, title: Title, most: float) -> Budget:
    """The bot's usual budget, cut to so many seconds."""
    usual = bot.usual(title)
    seconds = min(usual.seconds, most) if usual.seconds > 0.0 else most
    return Budget(int(usual.iterations), seconds)


def decide(job: dict[str, Any]) -> Json:
    """What a bot answers in a position."""
    title, bot = title_of_job(job), bots.find_bot(job["bot"])
    state = position.load(title, job["position"])
    code = ask_checked(bot, title, state, budget_of(bot, title, job["seconds"]), Rng(job["seed"]))
    return {"action": title.actions.write(code)}


def advise(job: dict[str, Any]) -> Json:
    """What a bot thinks of its best answers; a bot that cannot say why gives its answer alone."""
    title, bot = title_of_job(job), bots.find_bot(job["bot"])
    state = position.load(title, job["position"])
    seat = int(state.seat())
    budget = budget_of(bot, title, job["seconds"])
    opinions = ask_why(bot, title, state, budget, Rng(job["seed"]))[:ADVICE]
    return {
        "advice": [opinion_figures(title, one, seat) for one in opinions] or [{**decide(job), "share": None}]
    }


def opinion_figures(title: Title, opinion: Opinion, seat: int) -> Json:
    """An opinion in figures for people: percent to win, points ahead of the best other, and what decides."""
    return {
        "action": title.actions.write(opinion.action),
        "share": round(100 * opinion.share[seat]),
        "margin": round(opinion.margin[seat]),
        "deciding": opinion.deciding,
    }


def check_record(job: dict[str, Any]) -> Json:
    """Replay a record, and say how its game went; an error if it cannot have been played."""
    text = job["record"]
    page = record.read(text)
    title = title_of_page(page)
    record.check_title(page, title)
    told = RecordedLuck(title, page.luck, revealed_luck(page))
    game, commits = start_game(page, title, told), []
    replay(text, title)
    for line in page.lines:
        follow_line(game, line, told)
        if line.kind != "hash":
            commits.append(len(game.commit_points))
    return {
        "over": game.over,
        "position": game.position(),
        "start": page.start,
        "began": game.from_position,
        "lines": [line.write() for line in page.lines if line.kind != "hash"],
        "commits": commits,
        "version": page.version,
        "data": page.data,
        "options": page.options,
        "players": page.players,
        "luck": page.luck,
        "result": page.result,
        "title": title.name,
        "seats": int(game.state.seats),
    }


def title_of_page(page: Record) -> Title:
    """The title of a record; if it is not installed, the error names the line."""
    try:
        return title_of_record(page.title, page.data, page.version)
    except BaobabError as error:
        raise RecordError(
            "error-record-line", {"line": page.places["title"], "what": error.phrase}, folders=error.folders
        ) from error


JOBS = {"decide": decide, "advise": advise, "record": check_record}


def do_job(text: bytes) -> bytes:
    """The result of one job, or the error that says why there is none."""
    try:
        job = orjson.loads(text)
        return orjson.dumps(JOBS[job["do"]](job))
    except BaobabError as error:
        failure = {
            "error": error.key,
            "params": wire_params(error.params),
            "titles": titles_in_words(error),
        }
        return orjson.dumps(failure)
    except MemoryError:
        return orjson.dumps({"failed": "MemoryError"})
    except Exception as error:
        return orjson.dumps({"failed": f"{type(error).__name__}: {error}"[:300]})


def titles_in_words(error: BaobabError) -> list[str]:
    """The titles whose catalogues an error needs."""
    return [name for name in names() if words_folder(name) in error.folders]


def limit_resources(megabytes: int) -> None:
    """Limit the memory, where the system can, and let the server go first."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    with suppress(AttributeError, OSError):
        os.nice(NICE)


def main() -> None:
    limit_resources(int(sys.argv[1]))
    while True:
        line = sys.stdin.buffer.readline(LONGEST_JOB)
        if not line:
            return
        sys.stdout.buffer.write(do_job(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()

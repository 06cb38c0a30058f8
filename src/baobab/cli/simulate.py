"""`baobab simulate TITLE`: many games between bots, and their totals."""

import argparse

from baobab.cli.console import Console, ProgressBar
from baobab.cli.parse import (
    MOST_SEED,
    add_options,
    add_title,
    check_bot,
    options_of,
    parse_seconds,
    parse_whole,
    title_of,
)
from baobab.simulate import SimulationJob, simulate
from baobab.words import Words


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_title(parser, speech)
    parser.add_argument("--seats", metavar="N", help=speech.say("cli-help-seats"))
    parser.add_argument("--bot", metavar="BOT", default="random", help=speech.say("cli-help-bot"))
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--games", metavar="N", help=speech.say("cli-help-games"))
    length.add_argument("--seconds", metavar="S", help=speech.say("cli-help-seconds"))
    parser.add_argument("--seed", metavar="N", default="1", help=speech.say("cli-help-seed"))
    parser.add_argument("--jobs", metavar="N", default="1", help=speech.say("cli-help-jobs"))
    add_options(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    title = title_of(args)
    most = title.seats[-1]
    job = SimulationJob(
        title=args.title,
        seats=parse_whole("--seats", args.seats, 0, 99) if args.seats is not None else most,
        bot=args.bot,
        seed=parse_whole("--seed", args.seed, 0, MOST_SEED),
        options=options_of(args),
        data=args.data,
    )
    check_bot(args.bot)
    games = parse_whole("--games", args.games, 1, 1_000_000_000) if args.games is not None else None
    limit = parse_seconds("--seconds", args.seconds) if args.seconds is not None else None
    if games is None and limit is None:
        limit = 3.0
    bar = ProgressBar(console, games or limit or 1.0, "")

    def progress(done: int, elapsed: float) -> None:
        bar.show(done if games else elapsed, console.text("progress-games", {"games": done}))

    result = simulate(job, games, limit, parse_whole("--jobs", args.jobs, 1, 1024), progress)
    bar.close()
    if console.json:
        console.write_json(result)
    else:
        show_result(result, console)
    return 0


def show_result(result: dict[str, object], console: Console) -> None:
    told = {**result, "build": console.text(f"build-{result['build']}")}
    rows = [[console.text(f"result-{key}"), format_value(value)] for key, value in told.items()]
    console.write_table(rows)


def format_value(value: object) -> str:
    if isinstance(value, list):
        return "  ".join(format_value(item) for item in value)
    return f"{value:,}".replace(",", " ") if isinstance(value, int) else str(value)

"""`baobab arena TITLE`: how strong bots are, in duplicate blocks, every game kept."""

import argparse
import signal
import sys
from contextlib import redirect_stdout
from pathlib import Path

from baobab.arena.gate import ACCEPTED, GAIN, Gate
from baobab.arena.ladder import read_ladder
from baobab.arena.lineup import LineupEntry, read_lineup
from baobab.arena.match import Match
from baobab.arena.match_store import default_root
from baobab.arena.play_game import GameResult
from baobab.arena.plots import write_plots
from baobab.arena.report import report
from baobab.arena.run import Progress, Run
from baobab.cli.arena_tables import format_duration, show_plot_files, show_report
from baobab.cli.console import Console, ProgressBar
from baobab.cli.errors import CliError
from baobab.cli.parse import MOST_SEED, add_options, add_title, options_of, parse_whole, title_of
from baobab.cli.stop_signals import raise_interrupt
from baobab.errors import BaobabError
from baobab.words import Words, words

MOST_BLOCKS = 1_000_000


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    folder = speech.say("cli-metavar-folder")
    add_title(parser, speech)
    parser.add_argument("--seats", metavar="N", help=speech.say("cli-help-arena-seats"))
    parser.add_argument(
        "--bots", metavar="BOT,BOT,…", action="append", default=[], help=speech.say("cli-help-arena-bots")
    )
    parser.add_argument("--ladder", metavar="BOT@N", help=speech.say("cli-help-arena-ladder"))
    parser.add_argument("--blocks", metavar="N", default="100", help=speech.say("cli-help-arena-blocks"))
    parser.add_argument("--seed", metavar="N", default="1", help=speech.say("cli-help-seed"))
    parser.add_argument("--jobs", metavar="N", default="1", help=speech.say("cli-help-jobs"))
    parser.add_argument("--gate", action="store_true", help=speech.say("cli-help-arena-gate"))
    parser.add_argument("--gain", metavar="N", help=speech.say("cli-help-arena-gain"))
    parser.add_argument("--plots", metavar=folder, type=Path, help=speech.say("cli-help-arena-plots"))
    parser.add_argument("--keep", metavar=folder, type=Path, help=speech.say("cli-help-arena-keep"))
    add_options(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    """0: done, and with a gate accepted; 1: not accepted."""
    with redirect_stdout(sys.stderr):  # what bots print, now or on import, is no result
        matches = matches_of(args)
        gate = gate_of(args, matches)
        name = words(console.lang, title_of(args).words_folder()).say("title-name")
        blocks = parse_whole("--blocks", args.blocks, 1, MOST_BLOCKS)
        jobs = parse_whole("--jobs", args.jobs, 1, 1024)
        if args.plots is not None:
            make_folder(args.plots)
        keep: Path = args.keep if args.keep is not None else default_root()
        make_folder(keep)
        games = Run(matches, blocks, keep)
        try:
            results = play_matches(games, jobs, gate, console)
        except KeyboardInterrupt:
            params = {"done": len(games.results), "total": games.games}
            sys.stderr.write("\n" + console.text("arena-stopped", params) + "\n")
            return 130
    data = report(matches, results, gate, ladder=args.ladder is not None)
    if console.json:
        console.write_json(data)
    else:
        show_report(data, name, results, games.folders, console)
    if args.plots is not None and results:  # last: on a full disk the figures are out already
        drawn = write_plots(data, results, args.plots, console.lang, name)
        if not console.json:
            show_plot_files(drawn, console)
    return 0 if gate is None or gate.verdict() == ACCEPTED else 1


def matches_of(args: argparse.Namespace) -> list[Match]:
    """A match for each line-up asked for."""
    seed = parse_whole("--seed", args.seed, 0, MOST_SEED)
    options = options_of(args)
    title = title_of(args)
    if args.ladder is not None and args.bots:
        raise conflict_error("--ladder", "--bots")
    if args.ladder is None and not args.bots:
        raise CliError("error-arena-nobody")
    seats = parse_whole("--seats", args.seats, 1, 99) if args.seats is not None else None
    lineups: list[tuple[LineupEntry, ...]] = []
    if args.ladder is not None:
        lineups = read_ladder(args.ladder, title, seats or title.seats[-1])
    for text in args.bots:
        lineups.append(read_lineup(text, seats))
        seats = seats or len(lineups[0])
    matches = [Match(args.title, lineup, seed, options, args.data) for lineup in dict.fromkeys(lineups)]
    for match in matches:
        match.check()
    return matches


def gate_of(args: argparse.Namespace, matches: list[Match]) -> Gate | None:
    """The test asked for, of the first bot of the only line-up."""
    if not args.gate:
        if args.gain is not None:
            raise CliError("error-arena-gain-alone")
        return None
    if args.ladder is not None:
        raise conflict_error("--gate", "--ladder")
    match = matches[0]
    if len(matches) > 1 or len(set(match.lineup)) < 2:
        raise CliError("error-arena-gate")
    most = 100 - 100 // match.seats - 1
    gain = parse_whole("--gain", args.gain, 1, most) / 100 if args.gain is not None else GAIN
    return Gate(match.lineup[0].label, match.seats, gain)


def conflict_error(one: str, other: str) -> BaobabError:
    params = {"what": one, "other": other, "program": "baobab arena"}
    return CliError("error-usage-together", params)


def make_folder(path: Path) -> None:
    """Make a folder for games or plots, or refuse before anything is played."""
    if path.exists() and not path.is_dir():
        raise CliError("error-no-folder", {"path": str(path)})
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        params = {"path": str(path), "why": error.strerror or str(error)}
        raise CliError("error-make-folder", params) from error


def play_matches(games: Run, jobs: int, gate: Gate | None, console: Console) -> list[GameResult]:
    """Play, with a progress bar; SIGTERM is treated like Ctrl-C."""
    bar = ProgressBar(console, games.games, "")

    def watch(progress: Progress) -> None:
        left = progress.seconds_left()
        params = {"done": progress.done, "total": progress.total}
        note = console.text("arena-progress", params)
        if left is not None and progress.done < progress.total:
            note += " · " + console.text("arena-left", {"time": format_duration(left, console)})
        bar.show(progress.done, note)

    before = signal.signal(signal.SIGTERM, raise_interrupt)
    try:
        return games.play(jobs, watch, gate.add_block if gate is not None else None)
    finally:
        signal.signal(signal.SIGTERM, before)
        bar.close()

"""`baobab check TITLE`: the conformance kit."""

import argparse

from baobab.cli.console import Console, ProgressBar
from baobab.cli.parse import MOST_SEED, add_title, parse_whole, read_file
from baobab.conformance import Finding, Report, check
from baobab.conformance.builds import check_builds
from baobab.conformance.clauses import clause_ids
from baobab.conformance.title_loader import describe_exception, load_title
from baobab.errors import BaobabError
from baobab.words import Words


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_title(parser, speech)
    parser.add_argument("--positions", metavar="N", default="1000", help=speech.say("cli-help-positions"))
    parser.add_argument("--seed", metavar="N", default="1", help=speech.say("cli-help-seed"))
    parser.add_argument(
        "--clauses", metavar=speech.say("cli-metavar-file"), help=speech.say("cli-help-clauses")
    )
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    """0: nothing was found; 1: something was."""
    report = check_title(args, console)
    if console.json:
        console.write_json(report.as_data())
    else:
        console.write(report.text(console.lang))
    return 0 if report.clean else 1


def check_title(args: argparse.Namespace, console: Console) -> Report:
    positions = parse_whole("--positions", args.positions, 1, 1_000_000_000)
    seed = parse_whole("--seed", args.seed, 0, MOST_SEED)
    known = clause_ids(read_file(args.clauses), args.clauses) if args.clauses is not None else None
    try:
        title = load_title(args.title, args.data)
    except BaobabError:
        raise
    except Exception as error:
        report = Report(args.title, 0, seed, "")
        report.add(Finding("title", "a title that can be made", describe_exception(error)))
        return report
    bar = ProgressBar(console, positions, "")

    def progress(done: int, total: int) -> None:
        bar.show(done, console.text("progress-positions", {"done": done, "total": total}))

    report = check(title, positions, seed, known, progress)
    bar.close()
    if args.data is None:
        check_builds(title, args.title, report)
    return report

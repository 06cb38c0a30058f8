"""`baobab check TITLE`: the conformance kit at the command line."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from baobab.errors import Trouble
from baobab.kit.builds import check_builds
from baobab.kit.check import check
from baobab.kit.report import Finding, Report
from baobab.titles import title

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(subparsers: "Subparsers") -> argparse.ArgumentParser:
    """Add `check` to the commands of a program."""
    parser = subparsers.add_parser("check", help="does a title keep the promises of the house?")
    add_arguments(parser)
    parser.set_defaults(run=run)
    return parser


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", help="a title of the house, or module:Class for one from outside")
    parser.add_argument("--positions", type=int, default=1000, help="how many positions to look into (1000)")
    parser.add_argument("--seed", type=int, default=1, help="decides the whole run (1)")
    parser.add_argument("--data", type=Path, help="a corrected data file to use instead of the title's own")
    parser.add_argument(
        "--clauses", type=Path, help="for a title from outside: a file with a clause id a line"
    )
    parser.add_argument("--json", action="store_true", help="the result as JSON")


def run(args: argparse.Namespace) -> int:
    """0: clean; 1: something was found; 2: what was asked makes no sense, said in one sentence."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # where somebody writing a title has it
    try:
        report = report_for(args)
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 2
    except (BadRequestError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    text = json.dumps(report.as_data(), ensure_ascii=False, indent=1) if args.json else report.text()
    sys.stdout.write(text + "\n")
    return 0 if report.clean else 1


class BadRequestError(ValueError):
    """Something about the arguments makes no sense."""


def report_for(args: argparse.Namespace) -> Report:
    if args.positions < 1:
        raise BadRequestError(f"--positions must be 1 or more, not {args.positions}.")
    if not 0 <= args.seed < 2**62:
        raise BadRequestError(f"--seed must be a number from 0 to 2**62 - 1, not {args.seed}.")
    clauses = None
    if args.clauses is not None:
        clauses = {line.split()[0] for line in args.clauses.read_text("utf-8").splitlines() if line.strip()}
    try:
        checked = title(args.title, args.data)
    except Trouble:
        raise
    except Exception as error:
        report = Report(args.title, 0, args.seed, "")
        report.add(Finding("title", "a title that can be made", f"{type(error).__name__}: {error}"))
        return report
    watched = sys.stderr.isatty()
    report = check(checked, args.positions, args.seed, clauses, show_progress if watched else None)
    if watched:
        sys.stderr.write("\r\033[K")
    if args.data is None:
        check_builds(checked, args.title, report)
    return report


def show_progress(done: int, total: int) -> None:
    sys.stderr.write(f"\r{done} of {total} positions")
    sys.stderr.flush()

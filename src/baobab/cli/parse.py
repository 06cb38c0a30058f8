"""Parsing of argument values; every mistake is explained in one sentence, in the user's language."""

import argparse
from pathlib import Path

from baobab.bots import find_bot as find_bot
from baobab.cli.errors import CliError
from baobab.errors import BaobabError
from baobab.kernel.options import OptionValue
from baobab.kernel.record import Record
from baobab.kernel.title import Title
from baobab.titles import title as find_title
from baobab.titles import title_of_record
from baobab.words import Words

MOST_SEED = 2**62 - 1


def parse_whole(name: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    digits = text.removeprefix("-").replace("_", "")
    if not digits.isdecimal() or len(digits) > 30 or not low <= int(text) <= high:
        raise CliError("error-number", {"name": name, "value": text, "low": low, "high": high})
    return int(text)


def parse_seconds(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= 86_400:
        raise CliError("error-seconds", {"name": name, "value": text})
    return value


def read_file(path: str) -> str:
    """The text of a file, or a sentence about why there is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BaobabError("error-no-such-file", {"path": path}) from error
    except UnicodeDecodeError as error:
        raise BaobabError("error-not-text", {"path": path}) from error
    except OSError as error:
        raise BaobabError("error-file", {"path": path, "why": error.strerror or str(error)}) from error


def add_title(parser: argparse.ArgumentParser, speech: Words, optional: bool = False) -> None:
    parser.add_argument(
        "title",
        metavar=speech.say("cli-metavar-title"),
        nargs="?" if optional else None,
        help=speech.say("cli-help-title"),
    )
    parser.add_argument(
        "--data", metavar=speech.say("cli-metavar-file"), type=Path, help=speech.say("cli-help-data")
    )


def add_options(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument(
        "--option",
        metavar=speech.say("cli-metavar-option"),
        action="append",
        default=[],
        help=speech.say("cli-help-option"),
    )


def title_of(args: argparse.Namespace) -> Title:
    return find_title(args.title, args.data)


def options_of(args: argparse.Namespace) -> dict[str, OptionValue]:
    """The options given as NAME=VALUE, not yet checked against the title."""
    given: dict[str, OptionValue] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise CliError("error-option-form", {"given": text})
        given[name] = value
    return given


def check_bot(name: str) -> None:
    """Refuse an unknown bot before the game, and a budget, which only the arena takes."""
    try:
        find_bot(name)
    except BaobabError as error:
        bot, at, _ = name.rpartition("@")
        if at and error.key in ("error-unknown-bot", "error-no-bot-there"):
            raise CliError("error-bot-budget", {"name": name, "bot": bot}) from error
        raise


def add_record(parser: argparse.ArgumentParser, speech: Words) -> None:
    """Add a record file, and the options that `recorded_title` reads."""
    file = speech.say("cli-metavar-file")
    parser.add_argument("file", metavar=file, help=speech.say("cli-help-record"))
    parser.add_argument(
        "--title", metavar=speech.say("cli-metavar-title"), help=speech.say("cli-help-record-title")
    )
    parser.add_argument("--data", metavar=file, type=Path, help=speech.say("cli-help-data"))


def recorded_title(page: Record, args: argparse.Namespace) -> Title:
    """The title of a record: the one named on the command line, else a built-in one with the game's data.

    What the record itself names is never imported.
    """
    if args.title:
        return find_title(args.title, args.data)
    known = title_of_record(page.title, page.data, page.version)
    return find_title(known.name, args.data, known.version) if args.data else known

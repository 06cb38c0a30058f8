"""The parser of all commands, with help and errors in the user's language."""

import argparse
import re
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from baobab import __version__
from baobab.cli import arena, backup, data, play, position, replay, rules, serve, simulate, titles, verify
from baobab.cli import check as check_command
from baobab.cli.console import write_stdout
from baobab.cli.errors import CATALOGUE, UsageError
from baobab.words import LANGUAGES, Words, default_language, words

COMMANDS: dict[str, Callable[[argparse.ArgumentParser, Words], None]] = {
    "play": play.add_arguments,
    "titles": titles.add_arguments,
    "rules": rules.add_arguments,
    "data": data.add_arguments,
    "simulate": simulate.add_arguments,
    "arena": arena.add_arguments,
    "replay": replay.add_arguments,
    "position": position.add_arguments,
    "check": check_command.add_arguments,
    "serve": serve.add_arguments,
    "verify": verify.add_arguments,
    "backup": backup.add_backup_arguments,
    "restore": backup.add_restore_arguments,
}


def find_language(argv: Sequence[str]) -> str:
    """The language asked for by `--lang`, wherever it stands, or that of the locale."""
    for i, word in enumerate(argv):
        if word == "--lang" and i + 1 < len(argv):
            return argv[i + 1] if argv[i + 1] in LANGUAGES else default_language()
        if word.startswith("--lang="):
            return word[7:] if word[7:] in LANGUAGES else default_language()
    return default_language()


def make_parser(lang: str) -> argparse.ArgumentParser:
    """The parser of all commands, explaining itself in this language."""
    speech = words(lang, CATALOGUE)
    top = CommandParser(speech, prog="baobab", description=speech.say("cli-about"))
    top.add_argument(
        "--version", action="version", version=f"baobab {__version__}", help=speech.say("cli-help-version")
    )
    add_language(top, speech)
    commands = top.add_subparsers(
        metavar=speech.say("cli-metavar-command"),
        title=speech.say("cli-commands"),
        required=True,
        dest="command",
    )
    for name, add_arguments in COMMANDS.items():
        explained = speech.say(f"cli-command-{name}")
        sub = commands.add_parser(name, speech=speech, help=explained, description=explained)
        add_arguments(sub, speech)
        add_language(sub, speech)
    return top


def add_language(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument(
        "--lang",
        metavar="|".join(LANGUAGES),
        default=argparse.SUPPRESS,
        type=parse_language,
        help=speech.say("cli-help-lang"),
    )


def parse_language(text: str) -> str:
    if text not in LANGUAGES:
        raise UsageError("error-lang", {"lang": text, "known": list(LANGUAGES)})
    return text


class CommandParser(argparse.ArgumentParser):
    """argparse, with headings and errors in the user's language."""

    def __init__(self, speech: Words, **options: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=HelpFormatter, **options)
        self.speech = speech
        self._positionals.title = speech.say("cli-positionals")
        self._optionals.title = speech.say("cli-optionals")
        self.add_argument("-h", "--help", action="help", help=speech.say("cli-help-help"))

    def format_help(self) -> str:
        HelpFormatter.usage_word = self.speech.say("cli-usage") + " "
        return super().format_help()

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help or version; argparse itself would ignore a failed write."""
        write_stdout(message)

    def error(self, message: str) -> NoReturn:
        """Turn argparse's English message into one sentence of the catalogue."""
        for pattern, key in ARGPARSE_ERRORS:
            match = re.fullmatch(pattern, message, re.DOTALL)
            if match:
                params = {name: text for name, text in match.groupdict().items() if text is not None}
                raise UsageError(key, {**params, "program": self.prog})
        raise UsageError("error-usage", {"what": message, "program": self.prog})


ARGPARSE_ERRORS = (
    (r"the following arguments are required: (?P<what>.*)", "error-usage-required"),
    (r"unrecognized arguments: (?P<what>.*)", "error-usage-unknown"),
    (r"argument (?P<what>.*?): expected .* arguments?", "error-usage-value"),
    (r"argument .*?: invalid choice: '?(?P<what>.*?)'? \(choose from .*\)", "error-usage-choice"),
    (r"argument (?P<what>.*?): not allowed with argument (?P<other>.*)", "error-usage-together"),
    (r"one of the arguments (?P<what>.*) is required", "error-usage-required"),
)


class HelpFormatter(argparse.HelpFormatter):
    """Help with our own word for “usage”."""

    usage_word = "usage: "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix if prefix is not None else self.usage_word)

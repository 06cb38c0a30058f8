"""`baobab check TITLE`: the conformance kit."""

import argparse

from baobab.cli.console import Console
from baobab.kit import command
from baobab.words import Words


def arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    command.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    return command.run(args)

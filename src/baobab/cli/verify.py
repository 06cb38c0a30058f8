"""`baobab verify RECORD`: was this game dealt by the luck that was sealed before it began?"""

import argparse

from baobab.cli.console import Console
from baobab.cli.errors import CliError
from baobab.cli.parse import add_record, read_file, recorded_title
from baobab.kernel import record
from baobab.replay import replay, revealed_luck
from baobab.words import Words


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_record(parser, speech)
    parser.add_argument("--seal", metavar="SEAL", help=speech.say("cli-help-seal"))
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    """0: every draw of the game follows from the sealed secret."""
    text = read_file(args.file)
    page = record.read(text)
    if revealed_luck(page) is None:
        raise CliError("error-verify-secret")
    seal = page.luck.split()[1]
    if args.seal and args.seal.lower() != seal:
        raise CliError("error-verify-seal", {"given": args.seal, "found": seal})
    game = replay(text, recorded_title(page, args))
    draws = len(game.setup_outcomes) + sum(len(step.outcomes) for step in game.steps)
    if console.json:
        console.write_json(
            {"verified": True, "seal": seal, "moves": len(game.steps), "draws": draws, "over": game.over}
        )
    else:
        console.say("verify-done", {"moves": len(game.steps), "draws": draws, "seal": seal})
    return 0

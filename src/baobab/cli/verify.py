"""`baobab verify RECORD`: was this game dealt by the luck that was sealed before it began?"""

import argparse

from baobab.cli.console import FOLDER, Console
from baobab.cli.values import add_record, read_text, recorded_title
from baobab.errors import BaobabError
from baobab.kernel import record
from baobab.replay import replay, told_secret
from baobab.words import Words


def arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_record(parser, speech)
    parser.add_argument("--seal", metavar="SEAL", help=speech.say("cli-help-seal"))
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    """0: every draw of the game follows from the sealed secret."""
    text = read_text(args.file)
    page = record.read(text)
    if told_secret(page) is None:
        raise BaobabError("error-verify-secret", folders=[FOLDER])
    seal = page.luck.split()[1]
    if args.seal and args.seal.lower() != seal:
        raise BaobabError("error-verify-seal", {"given": args.seal, "found": seal}, folders=[FOLDER])
    game = replay(text, recorded_title(page, args))
    draws = len(game.setup_outcomes) + sum(len(step.outcomes) for step in game.steps)
    if console.json:
        console.data(
            {"verified": True, "seal": seal, "moves": len(game.steps), "draws": draws, "over": game.over}
        )
    else:
        console.say("verify-done", {"moves": len(game.steps), "draws": draws, "seal": seal})
    return 0

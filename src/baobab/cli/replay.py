"""`baobab replay FILE`: verify a record and print its log; nothing is written."""

import argparse

from baobab.cli.console import Console
from baobab.cli.parse import add_record, read_file, recorded_title
from baobab.cli.screen import show_scores
from baobab.game import SPECTATOR
from baobab.kernel import record
from baobab.replay import replay
from baobab.words import Words


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_record(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    text = read_file(args.file)
    title = recorded_title(record.read(text), args)
    game = replay(text, title)
    if console.json:
        ranks = game.ranks() if game.over else []
        console.write_json(
            {
                "title": title.name,
                "version": title.version,
                "seats": int(game.state.seats),
                "moves": len(game.steps),
                "over": game.over,
                "scores": game.scores(),
                "ranks": ranks,
                "position": game.position(),
                "verified": True,
            }
        )
        return 0
    for line in game.log(SPECTATOR, console.lang):
        console.write(line)
    console.write()
    if game.over:
        show_scores(game, console)
    console.say("replay-verified", {"moves": len(game.steps)})
    return 0

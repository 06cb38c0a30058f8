"""`baobab position TITLE TEXT`: draw a position, its decision and its options."""

import argparse

from baobab.cli.console import Console
from baobab.cli.parse import add_title, title_of
from baobab.cli.screen import show_decision
from baobab.game import SPECTATOR, Game
from baobab.kernel import position
from baobab.kernel.luck import FastLuck
from baobab.titles import title_of_position
from baobab.words import Words


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_title(parser, speech)
    text = speech.say("cli-metavar-text")
    parser.add_argument("text", metavar=text, nargs="+", help=speech.say("cli-help-position"))
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    text = " ".join(args.text)
    title = title_of(args)
    if not args.data:
        title = title_of_position(args.title, text)
    game = Game.at(title, text, FastLuck(0))
    if console.json:
        options = [
            {
                "code": choice.code,
                "notation": choice.notation,
                "words": choice.words,
                "preview": choice.preview,
            }
            for choice in game.options(console.lang)
        ]
        console.write_json(
            {
                "position": position.dump(title, game.state),
                "text": game.position(),
                "seat": game.seat,
                "prompt": game.prompt(console.lang),
                "options": options,
            }
        )
        return 0
    seat = game.seat if not game.over else SPECTATOR
    console.write(title.draw(game.view(seat), game.words(console.lang), console.width, console.colour))
    console.write()
    show_decision(game, console)
    return 0

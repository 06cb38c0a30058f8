"""`baobab play TITLE`: a game in the terminal, with people and bots."""

import argparse
import getpass
import random
from pathlib import Path

from baobab.cli.console import Console
from baobab.cli.errors import CliError
from baobab.cli.parse import (
    MOST_SEED,
    add_options,
    add_title,
    check_bot,
    options_of,
    parse_whole,
    read_file,
    recorded_title,
)
from baobab.cli.terminal_game import ME, TerminalGame
from baobab.game import Game
from baobab.kernel import record
from baobab.kernel.luck import FastLuck
from baobab.replay import replay
from baobab.titles import names
from baobab.titles import title as find_title
from baobab.words import Words, words

OPPONENT = "normal"
"""The bot for seats that are not named."""


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_title(parser, speech, optional=True)
    who, name, file = (speech.say(f"cli-metavar-{what}") for what in ("who", "names", "file"))
    parser.add_argument("--seats", metavar=who, help=speech.say("cli-help-who"))
    parser.add_argument("--names", metavar=name, help=speech.say("cli-help-names"))
    parser.add_argument("--seed", metavar="N", help=speech.say("cli-help-seed-play"))
    parser.add_argument("--resume", metavar=file, help=speech.say("cli-help-resume"))
    parser.add_argument("--save", metavar=file, type=Path, help=speech.say("cli-help-save"))
    add_options(parser, speech)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    seed = (
        parse_whole("--seed", args.seed, 0, MOST_SEED)
        if args.seed is not None
        else random.SystemRandom().getrandbits(60)
    )
    game = resume_game(args, seed) if args.resume else start_game(args, console, seed)
    who = seat_holders(args, game)
    return TerminalGame(game, who, console, save_path(args, game), seed, resume_command(args)).run()


def save_path(args: argparse.Namespace, game: Game) -> Path:
    """The file to save to: the one resumed, the one given, or a new one in this folder."""
    if args.save is not None:
        path: Path = args.save
        if path.exists() and (args.resume is None or path.resolve() != Path(args.resume).resolve()):
            raise CliError("error-save-exists", {"path": str(path)})
        return path
    if args.resume:
        return Path(args.resume)
    path = Path(f"{game.title.name}.record")
    return free_path(path) if path.exists() else path


def resume_command(args: argparse.Namespace) -> str:
    """The command that resumes this game, without the file: `baobab play --resume`."""
    parts = ["baobab play"]
    if args.title and args.title not in names():
        parts.append(args.title)
    if args.data is not None:
        parts.append(f"--data {args.data}")
    return " ".join([*parts, "--resume"])


def free_path(path: Path) -> Path:
    """A name beside this one that no file has yet."""
    number = 2
    while path.with_stem(f"{path.stem}-{number}").exists():
        number += 1
    return path.with_stem(f"{path.stem}-{number}")


def start_game(args: argparse.Namespace, console: Console, seed: int) -> Game:
    """A new game, of the title named or chosen from a list."""
    title = find_title(args.title or ask_title(console), args.data)
    holders = args.seats.split(",") if args.seats else [ME] + [OPPONENT] * (title.seats[0] - 1)
    options = options_of(args)
    game = Game.new(title, len(holders), FastLuck(seed), options)
    game.players = player_names(args, holders, console)
    return game


def ask_title(console: Console) -> str:
    """Ask which game to play."""
    console.say("choose-title")
    for number, name in enumerate(names(), start=1):
        one = find_title(name)
        speech = words(console.lang, one.words_folder())
        count = console.text("players", {"low": one.seats[0], "high": one.seats[-1]})
        console.write(f"{number:>4}  {speech.say('title-name')} · {count}")
    while True:
        answer = ask_line("> ")
        if answer is None:
            raise CliError("error-no-title")
        if answer.isdecimal() and 1 <= int(answer) <= len(names()):
            return names()[int(answer) - 1]
        if answer.lower() in names():
            return answer.lower()
        console.say("choose-again", {"most": len(names())})


def ask_line(prompt: str) -> str | None:
    """A line from the keyboard, or None at the end of input."""
    try:
        return input(prompt).strip()
    except EOFError:
        return None


def player_names(args: argparse.Namespace, holders: list[str], console: Console) -> list[str]:
    """The players' names: those given, else made from who holds the seat."""
    if args.names:
        given = [name.strip() for name in args.names.split(",")]
        if len(given) != len(holders) or not all(given):
            raise CliError("error-names", {"names": len(given), "seats": len(holders)})
        return given
    result, person, machine = [], 0, 0
    for holder in holders:
        if holder == ME:
            person += 1
            alone = holders.count(ME) == 1
            result.append((alone and account_name()) or console.text("person", {"number": person}))
        else:
            machine += 1
            result.append(console.text("machine", {"bot": holder, "number": machine}))
    return result


def account_name() -> str:
    """The user's account name, where it looks like a person's."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        return ""
    return "" if user in ("root", "user", "admin") or not user.isalpha() else user.capitalize()


def resume_game(args: argparse.Namespace, seed: int) -> Game:
    """The game of a saved record, continued with fresh luck."""
    text = read_file(args.resume)
    page = record.read(text)
    title = recorded_title(page, args)
    if title.name != page.title:
        raise CliError("error-resume-title", {"given": args.title, "found": page.title})
    game = replay(text, title)
    game.luck = FastLuck(seed)
    return game


def seat_holders(args: argparse.Namespace, game: Game) -> list[str]:
    """Who answers for each seat: `me`, or the name of a bot."""
    seats = int(game.state.seats)
    kept = game.holders or [ME] + [OPPONENT] * (seats - 1)
    holders = args.seats.split(",") if args.seats else kept
    if len(holders) != seats:
        raise CliError("error-holders", {"given": len(holders), "seats": seats})
    for holder in holders:
        if holder != ME:
            check_bot(holder)
    game.holders = holders
    return holders

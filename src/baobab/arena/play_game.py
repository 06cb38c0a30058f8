"""One game between bots, from its deal to its record."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from baobab.arena.match import Task
from baobab.bots.bot import Bot, Budget
from baobab.checked_bot import NoActionError, ask_anybody
from baobab.errors import BaobabError
from baobab.game import Game
from baobab.kernel.data import shown
from baobab.kernel.luck import Rng


@dataclass(frozen=True)
class GameResult:
    """How a game ended, seat by seat; how often its bot was asked, and what it took to think."""

    block: int
    rotation: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    asked: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: its result, and the record that proves it."""

    result: GameResult
    record: str


def play_task(task: Task) -> FinishedGame:
    """Play one game. A bot that fails or answers what is not allowed is named, with seat and decision."""
    match, entries = task.match, task.match.seating(task.rotation)
    task.check_knobs()
    title = match.load_title()
    bots = [entry.bot() for entry in entries]
    budgets = [entry.budget(title) for entry in entries]
    game = Game.new(title, match.seats, match.deal(task.block), match.options)
    game.holders = [entry.label for entry in entries]
    asked, seconds = [0] * match.seats, [0.0] * match.seats
    while not game.over:
        options = list(title.legal(game.state))
        if len(options) == 1:  # nobody is asked, and no time counted
            game.take(options[0], game.luck)
            continue
        seat, started = game.seat, time.perf_counter()
        code = answer(bots[seat], budgets[seat], game, options, task)
        seconds[seat] += time.perf_counter() - started
        asked[seat] += 1
        game.take(code, game.luck)
    task.check_knobs()
    return FinishedGame(result_of(game, task, tuple(asked), tuple(seconds)), game.record())


def answer(bot: Bot, budget: Budget, game: Game, options: Sequence[int], task: Task) -> int:
    """What a bot answers to the present decision, checked against the options that it has."""
    title, state, seat, decision = game.title, game.state, game.seat, len(game.steps) + 1
    where: dict[str, str | int] = {
        "bot": game.holders[seat],
        "seat": seat,
        "decision": decision,
        "block": task.block,
    }
    rng = Rng(task.thought_seed(seat, decision))
    try:
        code = ask_anybody(bot, title, state, budget, rng)
    except NoActionError as answer:
        raise BaobabError("error-arena-no-action", {**where, "answer": str(answer)}) from answer
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}"
        raise BaobabError("error-arena-failed", {**where, "why": why}) from error
    if code not in options:
        raise BaobabError("error-arena-answer", {**where, "answer": notation_of(game, code)})
    return code


def notation_of(game: Game, code: int) -> str:
    """A forbidden answer in notation where there is such an action."""
    return game.title.actions.write(code) if 0 <= code < int(game.title.actions.size) else shown(code)


def result_of(game: Game, task: Task, asked: tuple[int, ...], seconds: tuple[float, ...]) -> GameResult:
    """The result of a game that is over."""
    return GameResult(
        block=task.block,
        rotation=task.rotation,
        bots=tuple(entry.label for entry in task.match.seating(task.rotation)),
        scores=tuple(map(int, game.scores())),
        ranks=tuple(map(int, game.ranks())),
        moves=len(game.steps),
        asked=asked,
        seconds=seconds,
    )

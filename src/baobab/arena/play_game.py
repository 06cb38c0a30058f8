"""Plays one game between bots, from its deal to its record."""

import time
from dataclasses import dataclass

from baobab.arena.match import Task
from baobab.bots.bot import Bot, Budget
from baobab.checked_bot import FAILED, NO_ACTION, NOT_ALLOWED, BotFaultError, ask_checked
from baobab.errors import BaobabError
from baobab.game import Game
from baobab.kernel.luck import Rng

FAULT_KEYS = {
    FAILED: "error-arena-failed",
    NO_ACTION: "error-arena-no-action",
    NOT_ALLOWED: "error-arena-answer",
}


@dataclass(frozen=True)
class GameResult:
    """How a game ended, seat by seat; how often each bot was asked, and the seconds it took."""

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
    """Play one game; the error names a bot that fails or gives an answer that is not allowed."""
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
        if len(options) == 1:  # no bot is asked, and no time counted
            game.take(options[0], game.luck)
            continue
        seat, started = game.seat, time.perf_counter()
        code = ask_bot(bots[seat], budgets[seat], game, task)
        seconds[seat] += time.perf_counter() - started
        asked[seat] += 1
        game.take(code, game.luck)
    task.check_knobs()
    return FinishedGame(result_of(game, task, tuple(asked), tuple(seconds)), game.record())


def ask_bot(bot: Bot, budget: Budget, game: Game, task: Task) -> int:
    """What a bot answers to the present decision; a bot without an answer is named, with seat and block."""
    seat, decision = game.seat, len(game.steps) + 1
    rng = Rng(task.thought_seed(seat, decision))
    try:
        return ask_checked(bot, game.title, game.state, budget, rng)
    except BotFaultError as fault:
        who = {"bot": game.holders[seat], **fault.params}
        where = {"seat": seat, "decision": decision, "block": task.block}
        raise BaobabError(FAULT_KEYS[fault.kind], {**who, **where}) from fault


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

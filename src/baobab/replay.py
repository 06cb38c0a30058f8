"""Replay: from the text of a record back to the game, every outcome, hash and result checked."""

from baobab.errors import NotationError, RecordError
from baobab.game import Game
from baobab.kernel import position, record
from baobab.kernel.record import Line
from baobab.kernel.title import Title
from baobab.words import Params


def replay(text: str, title: Title) -> Game:
    """The game that a record tells, every outcome, hash and result checked."""
    page = record.read(text)
    record.check_title(page, title)
    start = title.given(page.start)
    if page.position:
        game = Game.at(title, page.position, start)
        game.players = page.players
    else:
        game = Game.new(title, page.seats, start, dict(page.options), page.players)
    if start.used < len(start.words):
        raise RecordError("error-record-outcome-unused", {"line": 0})
    for line in page.lines:
        follow(game, line)
    written = record.read(game.record()).result
    if page.result and page.result != written:
        raise RecordError("error-record-result", {"given": page.result, "found": written})
    return game


def follow(game: Game, line: Line) -> None:
    """Do what one line of a record says, and check it."""
    if line.kind in ("undo", "rewind"):
        if not 0 <= line.number < len(game.steps):
            raise RecordError("error-record-undo", {"number": line.number, "most": len(game.steps)})
        game.go_back(line.number, line.kind)
    elif line.kind == "hash":
        found = position.digest(game.title, game.state)
        if line.number != len(game.steps) or line.text != found:
            raise RecordError(
                "error-record-hash", {"line": line.number, "recorded": line.text, "found": found}
            )
    else:
        follow_move(game, line)


def follow_move(game: Game, line: Line) -> None:
    if line.number != len(game.steps) + 1:
        raise RecordError("error-record-number", {"line": line.number, "what": str(line.number)})
    if line.seat != game.seat:
        raise RecordError("error-record-seat", {"line": line.number, "seat": line.seat, "wanted": game.seat})
    try:
        code = game.code(line.text)
    except NotationError as error:
        raise RecordError("error-record-line", {"line": line.number, "what": error.phrase}) from error
    reason = game.why_not(code)
    if reason is not None:
        what: Params = {"line": line.number, "what": reason.phrase()}
        raise RecordError("error-record-line", what, folders=[game.title.words_folder()])
    luck = game.title.given(line.outcomes)
    game.take(code, luck)
    if luck.used < len(luck.words):
        raise RecordError("error-record-outcome-unused", {"line": line.number})

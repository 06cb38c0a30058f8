"""Replays a record: from its text back to the game, every outcome, hash and result checked."""

import re

from librt.vecs import vec
from mypy_extensions import i64

from baobab.errors import BaobabError, OptionError, PositionError, RecordError
from baobab.game import Game
from baobab.kernel import position, record
from baobab.kernel.luck import GivenLuck, Luck, SealedLuck
from baobab.kernel.notes import Reason
from baobab.kernel.record import Line, Record
from baobab.kernel.title import Title


class RecordedLuck(Luck):
    """Deals the outcomes that a record lists; checks them where the record or its reader has the secret."""

    def __init__(self, title: Title, said: str, proof: Luck | None) -> None:
        self.title = title
        self.luck_line = said
        self.proof = proof
        self.epoch = 0
        self.given: GivenLuck = title.given("")

    def expect(self, outcomes: str) -> None:
        """Set the outcomes to deal next."""
        self.given = self.title.given(outcomes)

    def check_used(self) -> None:
        """Check that every outcome of the line was dealt."""
        if self.given.used < len(self.given.words):
            raise RecordError("error-record-outcome-unused", {"outcome": self.given.words[self.given.used]})

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        face = self.given.choose(stream, count, bag, total, to)
        if self.proof is not None and self.proof.choose(stream, count, bag, total, to) != face:
            raise RecordError("error-record-outcome-luck", {"outcome": self.given.words[self.given.used - 1]})
        return face

    def later(self) -> Luck:
        self.epoch += 1
        if self.proof is not None:
            self.proof = self.proof.later()
        return self

    def line(self, over: bool) -> str:
        return self.luck_line

    def mark(self) -> str:
        return str(self.epoch) if self.luck_line.startswith("sealed ") else ""


def replay(text: str, title: Title, luck: Luck | None = None) -> Game:
    """The game of a record, every outcome, hash and result checked.

    `luck` is what the game was dealt with, if known: outcomes are checked against it, and an unfinished game
    goes on with it. A record that reveals its secret needs none.
    """
    page = record.read(text)
    record.check_title(page, title)
    told = RecordedLuck(title, page.luck, luck if luck is not None else revealed_luck(page))
    if luck is not None and luck.line(False).split() != page.luck.split()[:2]:
        raise RecordError("error-record-luck", {"line": page.places["luck"]})
    game = start_game(page, title, told)
    for line in page.lines:
        try:
            follow_line(game, line, told)
        except RecordError as error:
            raise error_at_line(error, line.place, title) from error
    check_result(page, game)
    if told.proof is not None:
        game.luck = told.proof
    return game


def revealed_luck(page: Record) -> Luck | None:
    """The luck whose secret the record reveals, or None; an error if it is not the secret that was sealed."""
    words = page.luck.split()
    if words == ["given"] or (len(words) == 2 and re.fullmatch(r"sealed [0-9a-f]{64}", page.luck)):
        return None
    if len(words) != 3:
        raise RecordError("error-record-luck", {"line": page.places["luck"]})
    try:
        luck = SealedLuck(bytes.fromhex(words[2]))
    except ValueError as error:
        raise RecordError("error-record-luck", {"line": page.places["luck"]}) from error
    if luck.line(True) != page.luck:
        raise RecordError("error-record-luck", {"line": page.places["luck"]})
    return luck


def start_game(page: Record, title: Title, told: RecordedLuck) -> Game:
    """The game before its first move."""
    places = page.places
    told.expect(page.start)
    try:
        if page.position:
            game = Game.at(title, page.position, told, page.players)
        else:
            game = Game.new(title, page.seats, told, dict(page.options), page.players)
        game.holders = page.holders
        told.check_used()
    except OptionError as error:
        where = f"option {error.params['name']}" if "name" in error.params else "seats"
        raise error_at_line(error, places[where], title) from error
    except PositionError as error:
        raise error_at_line(error, places["position"], title) from error
    except RecordError as error:
        raise error_at_line(error, places["start"], title) from error
    again = record.read(game.record())
    if again.seats != page.seats:
        raise RecordError(
            "error-record-says",
            {"line": places["seats"], "given": str(page.seats), "found": str(again.seats)},
        )
    for name, value in page.options.items():
        found = again.options.get(name, "")
        if found != value:
            line = places[f"option {name}"]
            raise RecordError("error-record-says", {"line": line, "given": value, "found": found})
    return game


def follow_line(game: Game, line: Line, told: RecordedLuck, hold: bool = False) -> None:
    """Do what one line of a record says, and check it."""
    if line.kind == "move":
        follow_move(game, line, told, hold)
    elif line.kind == "hash":
        found = position.digest(game.title, game.state)
        if line.number != len(game.steps) or line.text != found:
            raise RecordError(
                "error-record-hash", {"line": line.place, "recorded": line.text, "found": found}
            )
    else:
        most = len(game.steps) - 1
        if not (line.number == most if line.kind == "undo" else 0 <= line.number <= most):
            raise RecordError("error-record-undo", {"line": line.place, "number": line.number})
        try:
            game.undo() if line.kind == "undo" else game.rewind(line.number)
        except BaobabError as error:
            raise error_at_line(error, line.place, game.title) from error
        mark = game.lines[-1].text
        if mark != line.text:
            raise RecordError("error-record-says", {"line": line.place, "given": line.text, "found": mark})


def follow_move(game: Game, line: Line, told: RecordedLuck, hold: bool) -> None:
    if line.number != len(game.steps) + 1:
        raise RecordError(
            "error-record-move-number",
            {"line": line.place, "given": line.number, "wanted": len(game.steps) + 1},
        )
    if not game.over and line.seat != game.seat:
        raise RecordError("error-record-seat", {"line": line.place, "seat": line.seat, "wanted": game.seat})
    try:
        code = game.code(line.text)
    except BaobabError as error:
        raise error_at_line(error, line.place, game.title) from error
    reason = game.why_not(code)
    if reason is not None:
        raise error_at_line(reason, line.place, game.title)
    told.expect(line.outcomes)
    game.take(code, told, hold)
    told.check_used()


def check_result(page: Record, game: Game) -> None:
    """Check that the record ends as the game does; the record of an unfinished game ends with a hash."""
    if not game.over and not page.result and (not page.lines or page.lines[-1].kind != "hash"):
        line = page.lines[-1].place if page.lines else page.places["start"]
        raise RecordError("error-record-cut", {"line": line})
    found = record.read(game.record()).result
    if page.result != found:
        line = page.places.get("result", page.lines[-1].place if page.lines else page.places["start"])
        raise RecordError("error-record-result", {"line": line, "given": page.result, "found": found})


def error_at_line(what: BaobabError | Reason, line: int, title: Title) -> RecordError:
    """An error with the line of the file where it is."""
    if isinstance(what, RecordError) and "line" in what.params:
        return what
    phrase = what.phrase() if isinstance(what, Reason) else what.phrase
    return RecordError("error-record-line", {"line": line, "what": phrase}, folders=[title.words_folder()])

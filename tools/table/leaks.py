"""Plays games twice, with everything hidden from a seat resampled, and compares all that the seat is sent.

    python -m tools.table.leaks --positions 10000 [--title TITLE]

Messages of the socket and of requests, the log in both languages, reasons, records, positions, the past, and
the question behind a hint come from the same functions that the server answers with. The games are those of
the conformance kit: a twin follows the public part of a game as long as it can. Steps under way, turns that
are held and turns that are taken back must not show at all. `redrawn` counts the positions in which something
hidden really was another, or steps were under way in one of the two games only.
"""

import argparse
import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from baobab.conformance.check_run import CheckRun, GameStart
from baobab.conformance.report import Report, canonical_json
from baobab.conformance.twin_games import CHECK, RepeatedLuck, TwinLuck, Twins, TwinsPartedError, rare_percent
from baobab.game import Game, Step
from baobab.kernel import oneline
from baobab.kernel.events import Event as Happening
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.title import Title
from baobab.table.base.clock import Clock
from baobab.table.base.settings import Settings
from baobab.table.bots.runner import decide_job, seed_from_view
from baobab.table.rooms.history import state_seen_at, timeline_of
from baobab.table.rooms.messages import content, log_sentences, message
from baobab.table.rooms.room import Room
from baobab.table.storage.events import PLAY, PLAYING, TableEvent
from baobab.titles import names, title

MODES = ("few", "fidget", "many", "few")
LONGEST = 400
HIDDEN_STEPS = 300


class SeatedGame(Game):
    """A game that is played at a table: every step is an event of its room."""

    room: Room
    rng: Rng
    absorbing = False

    def take(self, code: int, luck: Luck, hold: bool = False) -> list[Happening]:
        draft, seat = self.draft(code, luck), self.seat
        held = draft.passes_on and self.rng.below(2) == 0
        self.event(seat, draft.line.write() + ("\nhold" if held else ""), draft)
        if held:
            self.event(seat, "end")
        return list(draft.step.events)

    def undo(self, seat: int | None = None) -> Step:
        if self.absorbing:
            return super().undo(seat)
        last = self.steps[-1]
        self.absorbing = True
        self.event(last.seat, f"undo {len(self.steps) - 1}")
        self.absorbing = False
        return last

    def event(self, seat: int, body: str, draft: Any = None) -> None:
        self.room.absorb(TableEvent(self.room.head + 1, PLAY, seat, None, body, 0.0, 0), draft)


def seated_game(rules: Title, state: Any, luck: Luck) -> SeatedGame:
    """A game at a new table of which nobody has seen anything yet."""
    seats = int(state.seats)
    rows = [
        SimpleNamespace(n=n, name=f"P{n}", person=f"p{n}", bot=None, stand_in=None, hints=0)
        for n in range(seats)
    ]
    row = SimpleNamespace(
        id="table",
        settings=Settings().write(),
        position="",
        seal="0" * 64,
        secret="",
        host="p0",
        clock=Clock().write(),
        made=0.0,
        seats=seats,
    )
    room = Room(row, rows, rules)  # type: ignore[arg-type]
    game = SeatedGame(rules, state, luck)
    game.room, game.rng = room, Rng(1)
    room.game, room.status, room.head = game, PLAYING, 1
    return game


def begin_game(game: SeatedGame) -> SeatedGame:
    for telling in game.room.viewer_logs.values():
        telling.append(1, game)
        telling.changes += 1
    return game


class WatchedTwins(Twins):
    """Twins that look at everything a server sends."""

    looks = 0
    """How often something was looked at: twice for each comparison."""

    def data_received(self, game: Game, log: bool = False) -> dict[str, object]:
        assert isinstance(game, SeatedGame)
        WatchedTwins.looks += 1
        return {
            "told": [[event.kind, *event.public] for event in game.events(self.seat)],
            "position": game.position(self.seat),
            "sent": data_sent(game.room, self.seat, log),
        }


def data_sent(room: Room, seat: int, everything: bool) -> dict[str, object]:
    """What a seat is sent at this moment."""
    game = room.begun_game()
    last = room.viewer_logs[seat].seq
    data: dict[str, object] = {
        "message": message(room, seat).decode(),
        "news": content(room, seat, max(last - 1, 0)),
        "points": timeline_of(room, seat).points(seat),
    }
    commit = len(game.commit_points) // 2
    data["past"] = game.title.view(state_seen_at(room, seat, commit, 0), seat)
    if seat >= 0:
        data["refused"] = refusals(room, game, seat)
    if seat >= 0 and seat == game.acting_seat and not game.held:
        data["hint"] = decide_job(game, seat, "random", 1.0, seed_from_view(room, game, seat))
    if everything:
        data["log"] = {lang: log_sentences(room, seat, lang) for lang in ("en", "it")}
        data["record"] = room.record(seat)
        drawn = game.title.resample(state_seen_at(room, seat, commit, 0), seat, FastLuck(7))
        data["position"] = oneline.write(game.title, drawn)
    return data


def refusals(room: Room, game: Game, seat: int) -> list[str]:
    """What the seat hears about some moves, whether it is asked or not."""
    heard = []
    for code in range(0, int(game.title.actions.size), max(1, int(game.title.actions.size) // 25)):
        reason = game.why_not(code, seat)
        heard.append("" if reason is None else f"{reason.clause} {reason!r}")
    return heard


def check_twin(run: CheckRun, game: Game, start: GameStart, seat: int, mode: str) -> None:
    """One twin of a game, for a seat or a spectator."""
    rng = Rng(run.rng.seed())
    percent = {"few": rare_percent(game, seat), "many": 60, "fidget": 0}[mode]
    lucks: Sequence[Luck] = (
        RepeatedLuck(game.setup_outcomes),
        TwinLuck(game.setup_outcomes, seat, rng, percent),
    )
    try:
        one, two = (set_up(run.title, start, luck) for luck in lucks)
        WatchedTwins(run, one, two, seat, rng, percent, mode == "fidget").follow(game.steps[:HIDDEN_STEPS])
    except TwinsPartedError:
        return


def set_up(rules: Title, start: GameStart, luck: Luck) -> SeatedGame:
    plain = Game.new(rules, start.seats, luck)
    game = seated_game(rules, plain.state, FastLuck(0))
    game.setup_events, game.setup_outcomes = plain.setup_events, plain.setup_outcomes
    return begin_game(game)


def prove(name: str, positions: int, seed: int) -> Report:
    """As many comparisons as wanted, over games of all sizes and all seats."""
    rules = title(name)
    report = Report(name, 0, seed, "")
    run = CheckRun(rules, report, set())
    WatchedTwins.looks, number = 0, 0
    while WatchedTwins.looks < 2 * positions and not report.findings:
        number += 1
        seats = rules.seats[number % len(rules.seats)]
        start = GameStart(seats, seed + number, "random")
        game = Game.new(rules, seats, start.luck())
        while not game.over and len(game.steps) < LONGEST:
            legal = rules.legal(game.state)
            game.play(int(legal[run.rng.below(len(legal))]))
        for mode in MODES:
            check_twin(run, game, start, int(run.rng.below(seats + 1)) - 1, mode)
            if WatchedTwins.looks >= 2 * positions:
                break
    report.positions = WatchedTwins.looks // 2
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=names())
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wrong = 0
    for name in [args.title] if args.title else names():
        report = prove(name, args.positions, args.seed)
        wrong += len(report.findings)
        found = [canonical_json(finding.__dict__)[:1000] for finding in report.findings]
        said = {"title": name, "positions": report.positions, "redrawn": report.looked[CHECK]}
        print(json.dumps({**said, "differences": found}), flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

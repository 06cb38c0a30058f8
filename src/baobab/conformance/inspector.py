"""The inspector plays the games of a run and applies all checks to them."""

from collections import Counter

from baobab.conformance import histories, laws, progress, reasons, wording
from baobab.conformance.attributes import check_attributes
from baobab.conformance.bounded_play import apply_bounded, play_out, settle_bounded
from baobab.conformance.check_run import CheckRun, GameStart, StuckError
from baobab.conformance.copies import CopyWatch, PastStates
from baobab.conformance.effects import check_effects
from baobab.conformance.fairness import FairnessWatch
from baobab.conformance.legal_answers import check_legal, check_repeatable
from baobab.conformance.mutants import check_error_words, check_mutants
from baobab.conformance.players import NAMES, Player
from baobab.conformance.possible_worlds import CHECK as WORLDS
from baobab.conformance.possible_worlds import check_worlds
from baobab.conformance.previews import check_previews
from baobab.conformance.round_trips import check_position
from baobab.conformance.sights import check_sights
from baobab.conformance.snapshot import Snapshot, take_snapshot
from baobab.conformance.title_loader import describe_exception
from baobab.conformance.twin_games import CHECK as TWINS
from baobab.conformance.twin_games import MODES, check_twins
from baobab.errors import OptionError
from baobab.game import Game
from baobab.kernel.luck import EVERYBODY, FastLuck, Outcome
from baobab.kernel.options import OptionValue, read_options

SAMPLES_A_GAME = 20
WIDEST_GAP = 40
LONG = 150
TWINS_OF_A_LONG_GAME = 4


class Inspector:
    """Plays and checks many games; it keeps what only many games together show."""

    def __init__(self, run: CheckRun, positions: int) -> None:
        self.run = run
        self.positions = positions
        self.copies = CopyWatch(run)
        self.fairness = FairnessWatch(run)
        self.seen: Counter[tuple[int, int]] = Counter()
        self.worlds_left = 16 + positions // 100

    def inspect_game(self, number: int) -> None:
        """One whole game, checked while it is played and when it is over."""
        run = self.run
        start = run.start = self.next_start(number)
        game = self.set_up(start)
        if game is not None:
            ancestors = PastStates(run.title)
            finished = self.play(game, start, ancestors)
            ancestors.check(run)
            if finished:
                self.inspect_finished(game, start)

    def next_start(self, number: int) -> GameStart:
        """All seat counts and players in turn; every other game with options as they come."""
        run = self.run
        seats = run.title.seats[number % len(run.title.seats)]
        options: dict[str, OptionValue] = {}
        if number % 2:
            for option in run.title.options:
                options[option.name] = option.values.names[run.rng.below(option.values.size)]
        player = NAMES[number // len(run.title.seats) % len(NAMES)]
        return GameStart(seats, int(run.rng.below(1_000_000_000)), player, options)

    def set_up(self, start: GameStart) -> Game | None:
        run, title = self.run, self.run.title
        if start.options and not self.accepts_options(start):
            start.options.clear()
        with run.catch_errors("progress", "setting a game up"):
            s = title.blank(start.seats, read_options(title.options, title.version, start.options))
            title.setup(s, start.luck(), None)
            settle_bounded(title, s, start.luck())
            game = Game.new(title, start.seats, start.luck(), start.options)
            self.note_draws(game.setup_outcomes)
            return game
        return None

    def accepts_options(self, start: GameStart) -> bool:
        """Do these options go together? A title may refuse some with these seats, if it says so."""
        title = self.run.title
        try:
            s = title.blank(start.seats, read_options(title.options, title.version, start.options))
            title.setup(s, start.luck(), None)
        except OptionError as error:
            check_error_words(self.run, "progress", error, start.text())
            return False
        except Exception:
            return True  # to be reported when the game is set up
        return True

    def play(self, game: Game, start: GameStart, ancestors: PastStates) -> bool:
        """Play to the end, looking in now and then; False where the game could not go on."""
        run, title = self.run, self.run.title
        player = Player(start.player, start.seed, self.seen)
        gap = self.sampling_gap()
        this_move: set[Snapshot] = set()
        decisions = 0
        options = [int(code) for code in title.legal(game.state)]
        while not game.over:
            if decisions > title.longest:
                run.add_finding("progress", f"an end within {title.longest} decisions", "none", game.state)
                return False
            legal = check_legal(run, game.state, options)
            if not legal:
                return False
            self.check_laws(game)
            ancestors.add(game.state)
            here = take_snapshot(title, game.state)
            if here in this_move:
                run.add_finding(
                    "cycle", "progress within a move of one seat", "a state came up again", game.state
                )
                return False
            this_move.add(here)
            if run.rng.below(gap) == 0 and run.report.positions < self.positions:
                run.report.positions += 1
                self.inspect_position(game, legal)
                if take_snapshot(title, game.state) != here:
                    run.add_finding(
                        "copy", "a state untouched by questions about it", "it changed", game.state
                    )
                    return False
            before, action = game.state, player.choose(title, game.state, legal)
            taken = self.take(game, action)
            if taken is None:
                return False
            options = taken
            decisions += 1
            run.report.decisions += 1
            if game.seat != before.seat() or list(game.state.draws) != list(before.draws):
                this_move.clear()
        return True

    def take(self, game: Game, action: int) -> list[int] | None:
        """One step of the game, after a trial on a copy that cannot go on for ever; the next answers."""
        run, s = self.run, game.state
        try:
            options = apply_bounded(run.title, s.copy(), action, game.luck)
            game.play(action)
        except StuckError as stuck:
            run.add_finding("cycle", "an end to questions that answer themselves", str(stuck), s, action)
            return None
        except Exception as error:
            run.add_finding("progress", "every legal answer to lead on", describe_exception(error), s, action)
            return None
        self.note_draws(game.steps[-1].outcomes)
        return [int(code) for code in options]

    def note_draws(self, outcomes: list[Outcome]) -> None:
        self.fairness.private_draws |= any(outcome.to != EVERYBODY for outcome in outcomes)

    def sampling_gap(self) -> int:
        """How many decisions lie between two samples, so that every game gives some positions."""
        report = self.run.report
        length = report.decisions // report.games if report.games else self.estimate_length()
        return max(1, min(length // SAMPLES_A_GAME, WIDEST_GAP))

    def estimate_length(self) -> int:
        """How long a game of this title may be, before one was played."""
        title = self.run.title
        try:
            luck = FastLuck(self.run.report.seed)
            return play_out(title, title.new(title.seats[0], luck), luck, self.run.report.seed)
        except Exception:
            return SAMPLES_A_GAME  # whatever is wrong will come up again, and be reported, in a game

    def check_laws(self, game: Game) -> None:
        with self.run.catch_errors("faults", "the laws of the title", game.state):
            laws.check_laws(self.run, game.state)

    def inspect_position(self, game: Game, legal: list[int]) -> None:
        """All checks of one position."""
        run, s = self.run, game.state
        check_repeatable(run, s, legal)
        with run.catch_errors("progress", "carrying out every answer", s):
            for child in progress.check_answers(run, s, legal):
                self.copies.remember(child)
        if run.rng.below(4) == 0:
            progress.check_cycles(run, s)
        with run.catch_errors("reasons", "reasons", s):
            reasons.check_reasons(run, s, legal)
            reasons.check_other_seats(run, game)
        with run.catch_errors("words", "words for a question", s):
            wording.check_question(run, game, legal)
        check_attributes(run, s)
        with run.catch_errors("copy", "copying", s):
            self.copies.check_copy(s)
        with run.catch_errors("faults", "fields within their bounds", s):
            laws.check_bounds(run, s)
        with run.catch_errors("scores", "scores and ranks", s):
            laws.check_scores(run, s)
        with run.catch_errors("position", "writing a position", s):
            check_position(run, s)
        with run.catch_errors("mutants", "breaking a position", s):
            check_mutants(run, s, 2)
        with run.catch_errors("fairness", "views and resampled states", s):
            self.fairness.check(game)
        with run.catch_errors("effects", "the effects of answers", s):
            check_effects(run, s, legal)
        with run.catch_errors("previews", "what previews foretell", s):
            check_previews(run, s, legal)
        with run.catch_errors("sights", "looking at things", s):
            for seat in range(-1, int(s.seats)):
                check_sights(run, game.state_for(seat), seat)
        with run.catch_errors("undo", "undo and redo", s):
            histories.check_undo(run, game, legal[run.rng.below(len(legal))])

    def inspect_finished(self, game: Game, start: GameStart) -> None:
        """All checks of a finished game."""
        run, s = self.run, game.state
        self.check_laws(game)
        check_attributes(run, s)
        with run.catch_errors("reasons", "reasons once the game is over", s):
            reasons.check_over(run, s)
        with run.catch_errors("scores", "scores and ranks once the game is over", s):
            laws.check_scores(run, s)
        wording.check_end(run, game)
        wording.check_log(run, game)
        with run.catch_errors("position", "writing a position once the game is over", s):
            check_position(run, s)
        histories.check_record(run, game)
        with run.catch_errors("mutants", "breaking a record", s):
            histories.check_broken_records(run, game, 2)
        for mode in MODES if len(game.steps) < LONG else MODES[:TWINS_OF_A_LONG_GAME]:
            seat = int(run.rng.below(start.seats + 1)) - 1
            with run.catch_errors(TWINS, "a twin game"):
                check_twins(run, game, start, seat, mode)
        if self.worlds_left > 0 and self.fairness.secret:
            with run.catch_errors(WORLDS, "counting possible worlds"):
                seat = int(run.rng.below(start.seats + 1)) - 1
                before = run.report.looked[WORLDS]
                check_worlds(run, game, start, seat)
                self.worlds_left -= run.report.looked[WORLDS] - before
        with run.catch_errors("undo", "a rewind", s):
            histories.check_rewind(run, game)
            histories.check_record(run, game)

    def conclude(self) -> None:
        run, title = self.run, self.run.title
        run.start = None
        self.copies.conclude()
        self.fairness.conclude()
        asked = {phase for phase, _ in self.seen}
        chosen = {kind for _, kind in self.seen}
        for i, phase in enumerate(title.phases):
            if i not in asked and phase.kinds:
                run.warn("coverage", "every question asked", f"never {phase.name!r}")
        for i, kind in enumerate(title.actions.kinds):
            if i not in chosen:
                run.warn("coverage", "every kind of answer given", f"never {kind.name!r}")

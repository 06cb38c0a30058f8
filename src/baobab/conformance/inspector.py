"""The inspector plays the games of a run and looks at them from all sides."""

from collections import Counter

from baobab.conformance import histories, laws, progress, reasons, wording
from baobab.conformance.attributes import check_attributes
from baobab.conformance.copies import Ancestors, CopyWatch
from baobab.conformance.effects import check_effects
from baobab.conformance.fairness import FairnessWatch
from baobab.conformance.guard import apply_guarded, play_out, settle_guarded
from baobab.conformance.legality import check_again, check_legal
from baobab.conformance.loading import failure
from baobab.conformance.mutants import check_mutants, check_trouble
from baobab.conformance.players import NAMES, Player
from baobab.conformance.previews import check_previews
from baobab.conformance.run import Run, Start, StuckError
from baobab.conformance.sights import check_sights
from baobab.conformance.stamp import Stamp, stamp
from baobab.conformance.texts import check_position
from baobab.conformance.twins import CHECK as TWINS
from baobab.conformance.twins import MODES, check_twins
from baobab.conformance.worlds import CHECK as WORLDS
from baobab.conformance.worlds import check_worlds
from baobab.errors import OptionError
from baobab.game import Game
from baobab.kernel.luck import EVERYBODY, FastLuck, Outcome
from baobab.kernel.options import OptionValue, read_options

SAMPLES_A_GAME = 20
WIDEST_GAP = 40
LONG = 150
TWINS_OF_A_LONG_GAME = 4


class Inspector:
    """One run over many games; it remembers what only many games together can tell."""

    def __init__(self, run: Run, positions: int) -> None:
        self.run = run
        self.positions = positions
        self.copies = CopyWatch(run)
        self.fairness = FairnessWatch(run)
        self.seen: Counter[tuple[int, int]] = Counter()
        self.worlds_left = 16 + positions // 100

    def game(self, number: int) -> None:
        """One whole game, looked at while it goes and when it is over."""
        run = self.run
        start = run.start = self.begin(number)
        game = self.set_up(start)
        if game is not None:
            ancestors = Ancestors(run.title)
            finished = self.play(game, start, ancestors)
            ancestors.check(run)
            if finished:
                self.afterwards(game, start)

    def begin(self, number: int) -> Start:
        """All seat counts and players in turn; every other game with options as they come."""
        run = self.run
        seats = run.title.seats[number % len(run.title.seats)]
        options: dict[str, OptionValue] = {}
        if number % 2:
            for option in run.title.options:
                options[option.name] = option.values.names[run.rng.below(option.values.size)]
        player = NAMES[number // len(run.title.seats) % len(NAMES)]
        return Start(seats, int(run.rng.below(1_000_000_000)), player, options)

    def set_up(self, start: Start) -> Game | None:
        run, title = self.run, self.run.title
        if start.options and not self.accepts(start):
            start.options.clear()
        with run.guarded("progress", "setting a game up"):
            s = title.blank(start.seats, read_options(title.options, title.version, start.options))
            title.setup(s, start.luck(), None)
            settle_guarded(title, s, start.luck())
            game = Game.new(title, start.seats, start.luck(), start.options)
            self.note_draws(game.setup_outcomes)
            return game
        return None

    def accepts(self, start: Start) -> bool:
        """Do these options go together? A title may refuse some with these seats, if it says so."""
        title = self.run.title
        try:
            s = title.blank(start.seats, read_options(title.options, title.version, start.options))
            title.setup(s, start.luck(), None)
        except OptionError as error:
            check_trouble(self.run, "progress", error, start.text())
            return False
        except Exception:
            return True  # to be reported when the game is set up
        return True

    def play(self, game: Game, start: Start, ancestors: Ancestors) -> bool:
        """Play to the end, looking in now and then; False where the game could not go on."""
        run, title = self.run, self.run.title
        player = Player(start.player, start.seed, self.seen)
        gap = self.gap()
        this_move: set[Stamp] = set()
        decisions = 0
        options = [int(code) for code in title.legal(game.state)]
        while not game.over:
            if decisions > title.longest:
                run.find("progress", f"an end within {title.longest} decisions", "none", game.state)
                return False
            legal = check_legal(run, game.state, options)
            if not legal:
                return False
            self.laws(game)
            ancestors.add(game.state)
            here = stamp(title, game.state)
            if here in this_move:
                run.find("cycle", "progress within a move of one seat", "a state came up again", game.state)
                return False
            this_move.add(here)
            if run.rng.below(gap) == 0 and run.report.positions < self.positions:
                run.report.positions += 1
                self.look(game, legal)
                if stamp(title, game.state) != here:
                    run.find("copy", "a state untouched by questions about it", "it changed", game.state)
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
            options = apply_guarded(run.title, s.copy(), action, game.luck)
            game.play(action)
        except StuckError as stuck:
            run.find("cycle", "an end to questions that answer themselves", str(stuck), s, action)
            return None
        except Exception as error:
            run.find("progress", "every legal answer to lead on", failure(error), s, action)
            return None
        self.note_draws(game.steps[-1].outcomes)
        return [int(code) for code in options]

    def note_draws(self, outcomes: list[Outcome]) -> None:
        self.fairness.private_draws |= any(outcome.to != EVERYBODY for outcome in outcomes)

    def gap(self) -> int:
        """About every how many decisions to look in, so that every game gives some positions."""
        report = self.run.report
        length = report.decisions // report.games if report.games else self.first_length()
        return max(1, min(length // SAMPLES_A_GAME, WIDEST_GAP))

    def first_length(self) -> int:
        """How long a game of this title may be, before one was played."""
        title = self.run.title
        try:
            luck = FastLuck(self.run.report.seed)
            return play_out(title, title.new(title.seats[0], luck), luck, self.run.report.seed)
        except Exception:
            return SAMPLES_A_GAME  # whatever is wrong will come up again, and be reported, in a game

    def laws(self, game: Game) -> None:
        with self.run.guarded("faults", "the laws of the title", game.state):
            laws.check_laws(self.run, game.state)

    def look(self, game: Game, legal: list[int]) -> None:
        """Everything that can be seen at one position."""
        run, s = self.run, game.state
        check_again(run, s, legal)
        with run.guarded("progress", "carrying out every answer", s):
            for child in progress.check_answers(run, s, legal):
                self.copies.remember(child)
        if run.rng.below(4) == 0:
            progress.check_cycles(run, s)
        with run.guarded("reasons", "reasons", s):
            reasons.check_reasons(run, s, legal)
            reasons.check_other_seats(run, game)
        with run.guarded("words", "words for a question", s):
            wording.check_question(run, game, legal)
        check_attributes(run, s)
        with run.guarded("copy", "copying", s):
            self.copies.check_copy(s)
        with run.guarded("faults", "fields within their bounds", s):
            laws.check_bounds(run, s)
        with run.guarded("scores", "scores and ranks", s):
            laws.check_scores(run, s)
        with run.guarded("position", "writing a position", s):
            check_position(run, s)
        with run.guarded("mutants", "breaking a position", s):
            check_mutants(run, s, 2)
        with run.guarded("fairness", "views and resampled states", s):
            self.fairness.check(game)
        with run.guarded("effects", "the effects of answers", s):
            check_effects(run, s, legal)
        with run.guarded("previews", "what previews foretell", s):
            check_previews(run, s, legal)
        with run.guarded("sights", "looking at things", s):
            for seat in range(-1, int(s.seats)):
                check_sights(run, game.shown(seat), seat)
        with run.guarded("undo", "undo and redo", s):
            histories.check_undo(run, game, legal[run.rng.below(len(legal))])

    def afterwards(self, game: Game, start: Start) -> None:
        """Everything that can be seen when a game is over."""
        run, s = self.run, game.state
        self.laws(game)
        check_attributes(run, s)
        with run.guarded("reasons", "reasons once the game is over", s):
            reasons.check_over(run, s)
        with run.guarded("scores", "scores and ranks once the game is over", s):
            laws.check_scores(run, s)
        wording.check_end(run, game)
        wording.check_log(run, game)
        with run.guarded("position", "writing a position once the game is over", s):
            check_position(run, s)
        histories.check_record(run, game)
        with run.guarded("mutants", "breaking a record", s):
            histories.check_broken_records(run, game, 2)
        for mode in MODES if len(game.steps) < LONG else MODES[:TWINS_OF_A_LONG_GAME]:
            seat = int(run.rng.below(start.seats + 1)) - 1
            with run.guarded(TWINS, "a twin game"):
                check_twins(run, game, start, seat, mode)
        if self.worlds_left > 0 and self.fairness.secret:
            with run.guarded(WORLDS, "counting possible worlds"):
                seat = int(run.rng.below(start.seats + 1)) - 1
                before = run.report.looked[WORLDS]
                check_worlds(run, game, start, seat)
                self.worlds_left -= run.report.looked[WORLDS] - before
        with run.guarded("undo", "a rewind", s):
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

"""Twin games: a game is played again with everything hidden from a seat resampled, and what it gets compared.

As long as the twin can follow the public part of the true game, everything the seat receives must be the
same, byte for byte: views, events, log, record, sequence numbers.
"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.conformance.bounded_play import apply_bounded
from baobab.conformance.check_run import CheckRun, GameStart
from baobab.conformance.fairness import decision_data
from baobab.conformance.possible_worlds import answer_end, asks_in_secret
from baobab.conformance.report import canonical_json, describe_difference
from baobab.conformance.snapshot import take_snapshot
from baobab.game import Game, Step, undo_barrier
from baobab.kernel.luck import EVERYBODY, FastLuck, Luck, Outcome, Rng, face_at
from baobab.kernel.phase import OPEN
from baobab.kernel.state import State

CHECK = "twins"
MODES = ("few", "fork", "fidget", "few", "many", "few", "fork", "few")
LONGEST_ANSWER = 200
MOST_STEPS = 300
LOGGED = 40
"""All events are compared as data, and this many of the last in words, too."""
MOST_LOOKS = 40
"""About how often twins are compared, however long their game."""


class TwinsPartedError(Exception):
    """The twin cannot follow the true game any further."""


class TwinLuck(Luck):
    """Repeats outcomes: what the seat saw stays, what it did not see is redrawn now and then."""

    def __init__(self, outcomes: list[Outcome], seat: int, rng: Rng, percent: int) -> None:
        self.outcomes = outcomes
        self.seat = seat
        self.rng = rng
        self.percent = percent
        self.used = 0

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        given = self.outcomes[self.used] if self.used < len(self.outcomes) else None
        self.used += 1
        if given is not None and (given.stream != stream or given.to != to):
            raise TwinsPartedError
        possible = given is not None and bag[given.face] > 0
        if to in (EVERYBODY, self.seat):
            if given is None or not possible:
                raise TwinsPartedError
            return given.face
        if given is None or not possible or self.rng.below(100) < self.percent:
            return face_at(bag, self.rng.below(total))
        return given.face


class Twins:
    """The true game and its twin, side by side, as one seat sees them."""

    def __init__(
        self, run: CheckRun, one: Game, two: Game, seat: int, rng: Rng, percent: int, fidget: bool
    ) -> None:
        self.run, self.one, self.two = run, one, two
        self.seat, self.rng, self.percent, self.fidget = seat, rng, percent, fidget
        self.last = self.reveals()
        self.hidden_answers = False
        self.gap = 1

    def data_received(self, game: Game, log: bool = False) -> dict[str, object]:
        """All that the seat gets from one of the games."""
        return data_received(self.run, game, self.seat, log)

    def follow(self, steps: list[Step]) -> None:
        """Take the steps of the true game in both, until they part."""
        place = 0
        self.gap = 1 + len(steps) // MOST_LOOKS
        while place < len(steps) and self.compare():
            first, end = steps[place], place + 1
            if first.privacy == OPEN or first.seat == self.seat:
                self.take_open(first)
            else:
                end = answer_end(steps, place)
                self.take_hidden(steps[place:end])
            place = end
        if place == len(steps):
            self.compare()

    def take_open(self, step: Step) -> None:
        if self.fidget and step.seat != self.seat:
            self.change_mind(step)
        self.one.take(step.action, RepeatedLuck(step.outcomes))
        if self.two.seat != step.seat or self.two.why_not(step.action) is not None:
            raise TwinsPartedError
        luck = TwinLuck(step.outcomes, self.seat, self.rng, self.percent)
        self.two.take(step.action, luck)
        if luck.used < len(step.outcomes):
            raise TwinsPartedError
        if step.seat != self.seat:
            self.check_in_step(step)

    def check_in_step(self, step: Step) -> None:
        """After the same move of another seat, nothing is asked in one that answered itself in the other.

        Else the number of lines in a record would tell how much choice a hidden hand gave.
        """
        under_way = [game.committed_steps < len(game.steps) for game in (self.one, self.two)]
        if under_way[0] != under_way[1]:
            if self.hidden_answers and self.reveals() != self.last:
                raise TwinsPartedError  # another answer was revealed since the twins were last compared
            expected = f"the same questions to seat {step.seat}, whatever is hidden from seat {self.seat}"
            found = f"one that answered itself (twin: {self.run.position(self.two.steps[-1].before)})"
            self.run.add_finding(CHECK, expected, found, step.before, step.action)
            raise TwinsPartedError

    def take_hidden(self, steps: list[Step]) -> None:
        """A hidden answer: the true one in one game, perhaps another one, of any length, in the other."""
        watched = len(steps) > 1 and self.rng.below(self.gap) == 0
        before = canonical_json(self.data_received(self.one)) if watched else ""
        for i, step in enumerate(steps):
            self.one.take(step.action, RepeatedLuck(step.outcomes))
            under_way = watched and i + 1 < len(steps) and self.one.committed_steps < len(self.one.steps)
            if under_way and canonical_json(self.data_received(self.one)) != before:
                expected = f"nothing new for seat {self.seat} while a hidden answer is under way"
                self.run.add_finding(CHECK, expected, "something", step.before, step.action)
                raise TwinsPartedError
        seat, title = steps[0].seat, self.run.title
        other_answer = self.rng.below(100) < self.percent
        for i in range(LONGEST_ANSWER):
            if not asks_in_secret(title, self.two.state, seat):
                break
            legal = [int(code) for code in title.legal(self.two.state)]
            same = i < len(steps) and steps[i].action in legal and not other_answer
            action = steps[i].action if same else legal[self.rng.below(len(legal))]
            self.hidden_answers |= not same
            outcomes = steps[i].outcomes if i < len(steps) else []
            before_it = self.two.state
            self.two.take(action, TwinLuck(outcomes, self.seat, self.rng, self.percent))
            if undo_barrier(before_it, self.two.state):
                break

    def change_mind(self, step: Step) -> None:
        """Another seat tries something and undoes it before it is committed: nobody may notice."""
        state = self.two.state
        legal = [int(code) for code in self.run.title.legal(state)]
        action = legal[self.rng.below(len(legal))]
        trial = state.copy()
        luck = FastLuck(self.rng.seed())
        apply_bounded(self.run.title, trial, action, luck)
        if trial.seat() == state.seat() and not undo_barrier(state, trial):
            self.two.take(action, luck)
            self.two.undo()

    def reveals(self) -> tuple[int, int]:
        """How often something was revealed in each game."""
        return int(self.one.state.reveals), int(self.two.state.reveals)

    def compare(self) -> bool:
        """Does the seat get the same in both? False where they part for a reason that it may know."""
        one, two = self.one, self.two
        if one.over or two.over:
            return False
        if self.rng.below(self.gap):
            return True
        reveals = self.reveals()
        revealed, self.last = reveals != self.last, reveals
        if (
            take_snapshot(self.run.title, one.state) != take_snapshot(self.run.title, two.state)
            or self.fidget
        ):
            self.run.count_look(CHECK)
        log = self.rng.below(10) == 0 and self.run.events_fit
        ours, theirs = (self.data_received(game, log) for game in (one, two))
        if repr(ours) == repr(theirs) or canonical_json(ours) == canonical_json(
            theirs
        ):  # the first is quicker
            return one.state.phase() == two.state.phase() or one.seat != self.seat
        announced = self.hidden_answers and ours["told"] != theirs["told"]
        if revealed or (announced and ours["position"] != theirs["position"]):
            return False
        expected = f"the same for seat {self.seat}, whatever is hidden from it"
        last = one.steps[-1].action if one.steps else None
        found = f"{describe_difference(ours, theirs)} (twin: {self.run.position(two.state_for(self.seat))})"
        self.run.add_finding(CHECK, expected, found, one.state, last)
        return False


class RepeatedLuck(Luck):
    """Deals the same outcomes again."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.faces = [outcome.face for outcome in outcomes]
        self.used = 0

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        self.used += 1
        return self.faces[self.used - 1]


def data_received(run: CheckRun, game: Game, seat: int, log: bool = False) -> dict[str, object]:
    """All that a seat gets from a game: view, events, record and counters."""
    events = game.events(seat)
    data: dict[str, object] = {
        "view": game.view(seat),
        "told": [[event.kind, *event.public] for event in events],
        "whispered": [[*event.private, event.to] for event in events],
        "record": game.record(seat),
        "sequence": game.sequence,
        "seen": game.count_moves_for(seat),
        "position": game.position(seat),
        "turn": game.seat,
    }
    if log:
        data["log"] = {
            lang: [game.word_event(event, seat, game.words(lang)) for event in events[-LOGGED:]]
            for lang in run.languages
        }
    if seat >= 0 and seat == game.seat:
        data |= decision_data(run, game)
    return data


def check_twins(run: CheckRun, game: Game, start: GameStart, seat: int, mode: str) -> None:
    """One twin of a finished game, for a seat or a spectator."""
    rng = Rng(run.rng.seed())
    percent = {"few": rare_percent(game, seat), "many": 60, "fidget": 0, "fork": 50}[mode]
    try:
        if mode == "fork":
            place = int(rng.below(max(1, len(game.steps))))
            one, two = fork_games(run, game, place, seat, rng)
        else:
            place = 0
            one = set_up_game(run, start, RepeatedLuck(game.setup_outcomes))
            two = set_up_game(run, start, TwinLuck(game.setup_outcomes, seat, rng, percent))
        Twins(run, one, two, seat, rng, percent, mode == "fidget").follow(
            game.steps[place : place + MOST_STEPS]
        )
    except TwinsPartedError:
        return


def rare_percent(game: Game, seat: int) -> int:
    """The percentage of hidden draws to redraw so that it happens once or twice in a game."""
    outcomes = [*game.setup_outcomes, *(outcome for step in game.steps for outcome in step.outcomes)]
    hidden = sum(outcome.to not in (EVERYBODY, seat) for outcome in outcomes)
    hidden += sum(step.privacy != OPEN and step.seat != seat for step in game.steps)
    return min(60, max(2, 150 // max(1, hidden)))


def set_up_game(run: CheckRun, start: GameStart, luck: Luck) -> Game:
    game = Game.new(run.title, start.seats, luck, start.options)
    game.luck = FastLuck(0)
    return game


def fork_games(run: CheckRun, game: Game, place: int, seat: int, rng: Rng) -> tuple[Game, Game]:
    """Two games from the middle of a game: the true state, and one that the seat cannot tell from it."""
    if not game.steps:
        raise TwinsPartedError
    state: State = game.steps[place].before
    if place and not has_seen_state(game, place, seat):
        raise TwinsPartedError
    drawn = run.title.resample(state, seat, FastLuck(rng.seed()))
    return run.game_at(state.copy()), run.game_at(drawn)


def has_seen_state(game: Game, place: int, seat: int) -> bool:
    """Has the seat seen the state before this step: its own, or committed?"""
    before, last = game.steps[place], game.steps[place - 1]
    return before.seat == seat or before.seat != last.seat or bool(undo_barrier(last.before, before.before))

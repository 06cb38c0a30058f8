"""Possible worlds: where a seat has few, all are enumerated and compared with what `resample` draws."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from baobab.conformance.bounded_play import apply_bounded, settle_bounded
from baobab.conformance.check_run import CheckRun, GameStart
from baobab.conformance.report import canonical_json
from baobab.conformance.snapshot import Snapshot, take_snapshot
from baobab.game import Game, Step, undo_barrier
from baobab.kernel.luck import EVERYBODY, FastLuck, Luck, Outcome
from baobab.kernel.options import read_options
from baobab.kernel.phase import OPEN
from baobab.kernel.state import State
from baobab.kernel.title import Title

CHECK = "worlds"
MOST_WORLDS = 1_000
MOST_WORK = 10_000
MOST_WAYS = 1_000_000
"""Give up at once if the first path alone has more branches than this."""

MOST_DRAWS = 2_000
MOST_DEVIATIONS = 5.0
"""Standard deviations beyond which a distribution is reported as wrong."""


class ImpossibleWorldError(Exception):
    """What the seat saw cannot have happened in this world."""


class TooManyWorldsError(Exception):
    """There are too many worlds to enumerate."""


@dataclass
class World:
    state: State
    weight: float


class BranchingLuck(Luck):
    """What the seat saw comes again; what it did not see follows a path of choices."""

    def __init__(self, seat: int, outcomes: list[Outcome], path: list[int]) -> None:
        self.seat = seat
        self.outcomes = outcomes
        self.path = path
        self.weight = 1.0
        self.ways = 1
        self.used = 0
        self.taken: list[int] = []
        self.open: list[list[int]] = []

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        given = self.outcomes[self.used] if self.used < len(self.outcomes) else None
        self.used += 1
        if given is not None and (given.stream != stream or given.to != to):
            raise ImpossibleWorldError
        if to in (EVERYBODY, self.seat):
            if given is None or bag[given.face] <= 0:
                raise ImpossibleWorldError
            face = given.face
        else:
            faces = [face for face in range(len(bag)) if bag[face] > 0]
            self.ways *= len(faces)
            place = len(self.taken)
            if place == len(self.path):
                self.open += [[*self.taken, other] for other in faces[1:]]
                self.path.append(faces[0])
            face = self.path[place]
            self.taken.append(face)
        self.weight *= int(bag[face]) / int(total)
        return face


def enumerate_branches(seat: int, outcomes: list[Outcome], go: Callable[[Luck], State]) -> list[World]:
    """All possible outcomes of something, as far as this seat can tell."""
    ends: list[World] = []
    paths: list[list[int]] = [[]]
    while paths:
        luck = BranchingLuck(seat, outcomes, paths.pop())
        state = None
        with suppress(ImpossibleWorldError):
            state = go(luck)
        paths += luck.open
        if state is not None and luck.used >= len(outcomes):
            ends.append(World(state, luck.weight))
        if len(ends) + len(paths) > MOST_WORK or luck.ways > MOST_WAYS:
            raise TooManyWorldsError
    return ends


class Worlds:
    """All states that are possible for a seat, followed through a game.

    `exact` as long as their probabilities are certain: until another seat answers in the open where its
    answers depend on what is hidden.
    """

    def __init__(self, run: CheckRun, start: GameStart, setup: list[Outcome], seat: int) -> None:
        self.run, self.seat, self.exact = run, seat, True
        title = run.title

        def set_up(luck: Luck) -> State:
            s: State = title.blank(start.seats, read_options(title.options, title.version, start.options))
            title.setup(s, luck, None)
            settle_bounded(title, s, luck)
            return s

        self.worlds = merge_worlds(title, enumerate_branches(seat, setup, set_up))

    def follow(self, step: Step) -> None:
        """One step that the seat saw, in every world where it can have been taken."""
        title = self.run.title
        ends: list[World] = []
        answers = set()
        for world in self.worlds:
            legal = [int(code) for code in title.legal(world.state)]
            answers.add(tuple(legal))
            if world.state.seat() == step.seat and step.action in legal:
                ends += self.branch(world, step.action, step.outcomes)
        if step.seat != self.seat and len(answers) > 1:
            self.exact = False
        self.worlds = merge_worlds(title, ends)

    def follow_hidden(self, steps: list[Step]) -> None:
        """An answer that the seat did not see, of however many steps: every possible one in every world."""
        title = self.run.title
        if any(step.outcomes for step in steps):
            self.exact = False
        ends: list[World] = []
        sizes = set()
        outcomes = [outcome for step in steps for outcome in step.outcomes]
        for world in self.worlds:
            answers = self.whole_answers(world.state, steps[0].seat, outcomes)
            sizes.add(len(answers))
            ends += [World(state, world.weight / len(answers)) for state in answers]
            if len(ends) > MOST_WORK:
                raise TooManyWorldsError
        if len(sizes) > 1:
            self.exact = False
        self.worlds = merge_worlds(title, ends)

    def whole_answers(self, s: State, seat: int, outcomes: list[Outcome]) -> list[State]:
        """The different states after a whole hidden answer of a seat."""
        title = self.run.title
        ends: dict[Snapshot, State] = {}
        waiting = [(s, 0)]
        work = 0
        while waiting:
            state, used = waiting.pop()
            work += 1
            for action in title.legal(state):
                for child in self.branch(World(state, 1.0), action, outcomes[used:], whole=False):
                    drawn = sum(child.state.draws) - sum(state.draws)
                    if asks_in_secret(title, child.state, seat) and not undo_barrier(state, child.state):
                        waiting.append((child.state, used + drawn))
                    else:
                        ends[take_snapshot(title, child.state)] = child.state
            if work > MOST_WORK:
                raise TooManyWorldsError
        return list(ends.values())

    def branch(self, world: World, action: int, outcomes: list[Outcome], whole: bool = True) -> list[World]:
        def apply(luck: Luck) -> State:
            child = world.state.copy()
            apply_bounded(self.run.title, child, action, luck)
            if not whole and isinstance(luck, BranchingLuck):
                luck.used = max(luck.used, len(outcomes))
            return child

        return [
            World(w.state, w.weight * world.weight) for w in enumerate_branches(self.seat, outcomes, apply)
        ]

    def keep_matching(self, truth: State) -> None:
        """Drop the worlds in which the seat would see something else."""
        title = self.run.title
        seen = canonical_json(title.view(truth, self.seat))
        self.worlds = [
            world
            for world in self.worlds
            if list(world.state.stack) == list(truth.stack)
            and canonical_json(title.view(world.state, self.seat)) == seen
        ]
        if len(self.worlds) > MOST_WORLDS:
            raise TooManyWorldsError


@dataclass
class Moment:
    """A state of a game, and all worlds that a seat holds possible there."""

    truth: State
    seat: int
    worlds: list[World]
    exact: bool

    def check_resamples(self, run: CheckRun) -> None:
        """Resample often: only these worlds may come up, and each as often as it should."""
        title = run.title
        weights = {take_snapshot(title, world.state, derived=False): world.weight for world in self.worlds}
        times = min(MOST_DRAWS, 100 + 20 * len(weights))
        run.count_look(CHECK)
        counts = dict.fromkeys(weights, 0)
        for _ in range(times):
            drawn = title.resample(self.truth, self.seat, FastLuck(run.rng.seed()))
            here = take_snapshot(title, drawn, derived=False)
            if here not in counts:
                found = f"{run.position(drawn)}, which is none of the {len(weights)} possible ones"
                run.add_finding(CHECK, f"a state that seat {self.seat} holds possible", found, self.truth)
                return
            counts[here] += 1
        if self.exact:
            total = sum(weights.values())
            far = chi_square_deviation([(counts[here], times * weights[here] / total) for here in weights])
            if far > MOST_DEVIATIONS:
                expected = f"{len(weights)} worlds as likely for seat {self.seat} as counting all says"
                run.add_finding(
                    CHECK, expected, f"a distribution {far:.0f} standard deviations off", self.truth
                )


def merge_worlds(title: Title, worlds: list[World]) -> list[World]:
    """Equal states as one, with their weights together."""
    by_stamp: dict[Snapshot, World] = {}
    for world in worlds:
        known = by_stamp.setdefault(take_snapshot(title, world.state), World(world.state, 0.0))
        known.weight += world.weight
    if len(by_stamp) > MOST_WORK:
        raise TooManyWorldsError
    return list(by_stamp.values())


def asks_in_secret(title: Title, s: State, seat: int) -> bool:
    """Does the same seat go on with its hidden answer?"""
    return not s.over() and s.seat() == seat and title.phase(s).privacy != OPEN


def chi_square_deviation(bins: list[tuple[int, float]]) -> float:
    """How far counts are from what was expected: chi-square as standard deviations (Wilson, Hilferty)."""
    large = [(n, e) for n, e in bins if e >= 5]
    small = [(n, e) for n, e in bins if e < 5]
    if small:
        large.append((sum(n for n, _ in small), sum(e for _, e in small)))
    k = len(large) - 1
    if k < 1:
        return 0.0
    chi = sum((n - e) ** 2 / e for n, e in large)
    return float(((chi / k) ** (1 / 3) - (1 - 2 / (9 * k))) / (2 / (9 * k)) ** 0.5)


def check_worlds(run: CheckRun, game: Game, start: GameStart, seat: int) -> None:
    """Follow a game as a seat sees it while all possible worlds can be enumerated, and compare there.

    Compared are the last moment and a random one: late worlds tell more, early ones are exact more often.
    """
    moments: list[Moment] = []
    try:
        worlds = Worlds(run, start, game.setup_outcomes, seat)
        for moment in follow_game(worlds, game):
            moments.append(moment)
    except TooManyWorldsError:
        pass
    if moments:
        for moment in (moments[-1], moments[run.rng.below(len(moments))]):
            moment.check_resamples(run)


def follow_game(worlds: Worlds, game: Game) -> Iterator[Moment]:
    """The moments of a game that a seat sees, until something is revealed."""
    place = 0
    while place < len(game.steps):
        first, end = game.steps[place], place + 1
        worlds.keep_matching(first.before)
        if worlds.worlds:
            yield Moment(first.before, worlds.seat, worlds.worlds, worlds.exact)
        if first.privacy == OPEN or first.seat == worlds.seat:
            worlds.follow(first)
        else:
            end = answer_end(game.steps, place)
            worlds.follow_hidden(game.steps[place:end])
        after = game.steps[end].before if end < len(game.steps) else game.state
        if after.reveals != first.before.reveals:
            return
        place = end


def answer_end(steps: list[Step], place: int) -> int:
    """Where the hidden answer that begins at a place ends: with its seat, in the open, or at a barrier."""
    end = place + 1
    while (
        end < len(steps)
        and steps[end].seat == steps[place].seat
        and steps[end].privacy != OPEN
        and not undo_barrier(steps[end - 1].before, steps[end].before)
    ):
        end += 1
    return end

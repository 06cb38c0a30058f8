"""A beam search through a seat's own move: which path through its questions is worth most.

Paths grow by one answer at a time, and only the best few are kept. A path ends where another seat decides or
the game is over. Where chance decides, some draws are tried, each followed by a single path to the end of the
move, and the mean counts. The draws are stratified, and all answers meet the same ones.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.bots.evaluation import Evaluation
from baobab.bots.stratified import StratifiedLuck
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

SEED_FLIP: Final = 0x5DEECE66D
"""Turns a seed into another one."""


class MovePath:
    """A path through a move: its first answer, the state it leads to, that state's worth; is it done?"""

    def __init__(self, first: i64, s: State, evaluation: float, done: bool) -> None:
        self.first = first
        self.s = s
        self.worth = evaluation
        self.done = done


class BeamSearch:
    """A beam search with its width, number of draws and depth."""

    def __init__(
        self, title: Title, evaluation: Evaluation, rng: Rng, beam: i64, draws: i64, deepest: i64
    ) -> None:
        self.most_options: i64 = 0
        self.title = title
        self.evaluation = evaluation
        self.rng = rng
        self.beam = beam
        self.draws = draws
        self.deepest = deepest
        self.rival_worth = 0.0
        self.seeds: list[int] = []
        self.offset = 0.0

    def best_paths(self, s: State) -> list[MovePath]:
        """For every allowed answer the best path that begins with it, best first."""
        self.rival_worth = self.evaluation.rival_worth(s, s.seat())
        self.seeds = [self.rng.seed() for _ in range(self.draws)]
        self.offset = float(self.rng.below(1000)) / 1000.0
        begun: list[MovePath] = []
        for action in self.options(s):
            begun.append(self.follow(s, action, action))
        done: list[MovePath] = []
        open_paths = begun
        for _ in range(self.deepest):
            open_paths = distinct_states(best_first(split_finished(open_paths, done)), self.beam)
            if not open_paths:
                break
            open_paths = self.extend_paths(open_paths)
        done.extend(open_paths)
        return best_per_answer(done, begun)

    def options(self, s: State) -> vec[i64]:
        """The allowed answers, or an evenly spread selection of `most_options` of them."""
        allowed = self.title.legal(s)
        count = i64(len(allowed))
        if self.most_options == 0 or count <= self.most_options:
            return allowed
        some = vec[i64](capacity=self.most_options)
        offset = i64(self.offset * float(count))
        for i in range(self.most_options):
            some = append(some, allowed[(offset + i * count // self.most_options) % count])
        return some

    def extend_paths(self, paths: list[MovePath]) -> list[MovePath]:
        """These paths, each extended by every answer."""
        longer: list[MovePath] = []
        for path in paths:
            for action in self.options(path.s):
                longer.append(self.follow(path.s, action, path.first))
        return longer

    def follow(self, s: State, action: i64, first: i64) -> MovePath:
        """A path extended by one answer."""
        seat = s.seat()
        child = s.copy()
        self.title.step(child, action, self.luck_of_try(0), None)
        if equal_vectors(s.draws, child.draws):
            done = child.over() or child.seat() != seat
            return MovePath(first, child, self.worth_on_path(child, seat), done)
        total = self.finish_move(child, seat, self.seeds[0])
        for i in range(1, self.draws):
            other = s.copy()
            self.title.step(other, action, self.luck_of_try(i), None)
            total += self.finish_move(other, seat, self.seeds[i])
        return MovePath(first, child, total / float(self.draws), True)

    def luck_of_try(self, i: i64) -> Luck:
        """The luck of the i-th try; the first draws of all tries are evenly spread, from a random offset."""
        return StratifiedLuck(self.seeds[i], (self.offset + float(i) / float(self.draws)) % 1.0)

    def worth_on_path(self, s: State, seat: i64) -> float:
        """The worth of a state on a seat's path; in the middle of its move rivals count as before it."""
        if s.over() or s.seat() != seat:
            return self.evaluation.worth_of(s, seat)
        return self.evaluation.own_worth(s, seat) - self.rival_worth

    def finish_move(self, s: State, seat: i64, seed: int) -> float:
        """The worth at the end of the move, by answers that each look best one step on; changes s."""
        to_come, foreseen = FastLuck(seed), FastLuck(seed ^ SEED_FLIP)
        for _ in range(self.deepest):
            if s.over() or s.seat() != seat:
                break
            self.title.step(s, self.best_next(s, foreseen), to_come, None)
        return self.evaluation.worth_of(s, seat)

    def best_next(self, s: State, luck: Luck) -> i64:
        """The answer that looks best one step on, with another luck than the one to come."""
        seat = s.seat()
        options = self.options(s)
        best = options[0]
        if len(options) == 1:
            return best
        most = 0.0
        for i in range(len(options)):
            child = s.copy()
            self.title.step(child, options[i], luck, None)
            worth = self.worth_on_path(child, seat)
            if i == 0 or worth > most:
                most = worth
                best = options[i]
        return best


def best_per_answer(paths: list[MovePath], begun: list[MovePath]) -> list[MovePath]:
    """The best path for each first answer; those that fell out of the beam come last, as first valued."""
    found: list[MovePath] = []
    lowest = 0.0
    for path in best_first(paths):
        if not has_first(found, path.first):
            found.append(path)
            lowest = path.worth
    top = 0.0
    lost: list[MovePath] = []
    for path in best_first(begun):
        if not has_first(found, path.first):
            if not lost:
                top = path.worth
            lost.append(path)
    for path in lost:
        found.append(MovePath(path.first, path.s, min(path.worth, lowest - (top - path.worth)), path.done))
    return found


def has_first(paths: list[MovePath], first: i64) -> bool:
    for path in paths:
        if path.first == first:
            return True
    return False


def equal_vectors(a: vec[i64], b: vec[i64]) -> bool:
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


def split_finished(paths: list[MovePath], done: list[MovePath]) -> list[MovePath]:
    """The unfinished paths; finished ones are appended to `done`."""
    going: list[MovePath] = []
    for path in paths:
        if path.done:
            done.append(path)
        else:
            going.append(path)
    return going


def distinct_states(paths: list[MovePath], most: i64) -> list[MovePath]:
    """The first few paths with different states: many orders of answers lead to the same one."""
    found: list[MovePath] = []
    keys: set[int] = set()
    for path in paths:
        key = int(path.s.key())
        if key not in keys:
            keys.add(key)
            found.append(path)
            if i64(len(found)) == most:
                break
    return found


def best_first(paths: list[MovePath]) -> list[MovePath]:
    """The paths sorted by worth; of equal ones the first stays first."""
    return sorted(paths, key=negative_worth)


def negative_worth(path: MovePath) -> float:
    return -path.worth

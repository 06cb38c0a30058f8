"""Looking to the end of one's own move: which way through its questions is worth most.

The ways grow by one answer at a time, and only the best few are kept (a beam). A way ends where another seat
decides or the game is over. Where chance has a say, some draws are tried, each followed with a single way to
the end of the move, and the mean counts. The draws tried lie evenly spread, and all answers meet the same.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.bots.spread import SpreadLuck
from baobab.bots.worth import Worth
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

OTHER: Final = 0x5DEECE66D
"""Turns a seed into that of another luck."""


class Way:
    """A way through one's own move: how it begins, where it stands, what that is worth, is it at its end?"""

    def __init__(self, first: i64, s: State, worth: float, done: bool) -> None:
        self.first = first
        self.s = s
        self.worth = worth
        self.done = done


class Sight:
    """How far and how wide somebody looks."""

    def __init__(self, title: Title, worth: Worth, rng: Rng, beam: i64, draws: i64, deepest: i64) -> None:
        self.most: i64 = 0
        self.title = title
        self.worth = worth
        self.rng = rng
        self.beam = beam
        self.draws = draws
        self.deepest = deepest
        self.against = 0.0
        self.seeds: list[int] = []
        self.part = 0.0

    def ways(self, s: State) -> list[Way]:
        """For every allowed answer the best way found that begins with it, best first."""
        self.against = self.worth.against(s, s.seat())
        self.seeds = [self.rng.seed() for _ in range(self.draws)]
        self.part = float(self.rng.below(1000)) / 1000.0
        begun: list[Way] = []
        for action in self.options(s):
            begun.append(self.follow(s, action, action))
        done: list[Way] = []
        open_ways = begun
        for _ in range(self.deepest):
            open_ways = apart(best_first(set_aside(open_ways, done)), self.beam)
            if not open_ways:
                break
            open_ways = self.longer(open_ways)
        done.extend(open_ways)
        return one_each(done, begun)

    def options(self, s: State) -> vec[i64]:
        """The allowed answers; where there are more than `most`, so many of them, evenly spread."""
        allowed = self.title.legal(s)
        count = i64(len(allowed))
        if self.most == 0 or count <= self.most:
            return allowed
        some = vec[i64](capacity=self.most)
        offset = i64(self.part * float(count))
        for i in range(self.most):
            some = append(some, allowed[(offset + i * count // self.most) % count])
        return some

    def longer(self, ways: list[Way]) -> list[Way]:
        """These ways one answer longer, by every answer."""
        longer: list[Way] = []
        for way in ways:
            for action in self.options(way.s):
                longer.append(self.follow(way.s, action, way.first))
        return longer

    def follow(self, s: State, action: i64, first: i64) -> Way:
        """One answer further along a way."""
        seat = s.seat()
        child = s.copy()
        self.title.apply(child, action, self.luck(0), None)
        if same(s.draws, child.draws):
            done = child.over() or child.seat() != seat
            return Way(first, child, self.seen(child, seat), done)
        total = self.to_the_end(child, seat, self.seeds[0])
        for i in range(1, self.draws):
            other = s.copy()
            self.title.apply(other, action, self.luck(i), None)
            total += self.to_the_end(other, seat, self.seeds[i])
        return Way(first, child, total / float(self.draws), True)

    def luck(self, i: i64) -> Luck:
        """The luck of the i-th try: the first draws of all of them lie evenly spread, from anywhere on."""
        return SpreadLuck(self.seeds[i], (self.part + float(i) / float(self.draws)) % 1.0)

    def seen(self, s: State, seat: i64) -> float:
        """The worth of a state on the way of a seat; in the middle of its move rivals count as before it."""
        if s.over() or s.seat() != seat:
            return self.worth.of(s, seat)
        return self.worth.alone(s, seat) - self.against

    def to_the_end(self, s: State, seat: i64, seed: int) -> float:
        """The worth at the end of the move, by answers that each look best one step on; changes s."""
        to_come, foreseen = FastLuck(seed), FastLuck(seed ^ OTHER)
        for _ in range(self.deepest):
            if s.over() or s.seat() != seat:
                break
            self.title.apply(s, self.nearest(s, foreseen), to_come, None)
        return self.worth.of(s, seat)

    def nearest(self, s: State, luck: Luck) -> i64:
        """The answer that looks best one step on, with a luck that is not the one to come."""
        seat = s.seat()
        options = self.options(s)
        best = options[0]
        if len(options) == 1:
            return best
        most = 0.0
        for i in range(len(options)):
            child = s.copy()
            self.title.apply(child, options[i], luck, None)
            worth = self.seen(child, seat)
            if i == 0 or worth > most:
                most = worth
                best = options[i]
        return best


def one_each(ways: list[Way], begun: list[Way]) -> list[Way]:
    """The best way for each first answer; those that fell out come last, as they looked at first."""
    found: list[Way] = []
    lowest = 0.0
    for way in best_first(ways):
        if not begins(found, way.first):
            found.append(way)
            lowest = way.worth
    top = 0.0
    lost: list[Way] = []
    for way in best_first(begun):
        if not begins(found, way.first):
            if not lost:
                top = way.worth
            lost.append(way)
    for way in lost:
        found.append(Way(way.first, way.s, min(way.worth, lowest - (top - way.worth)), way.done))
    return found


def begins(ways: list[Way], first: i64) -> bool:
    for way in ways:
        if way.first == first:
            return True
    return False


def same(a: vec[i64], b: vec[i64]) -> bool:
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


def set_aside(ways: list[Way], done: list[Way]) -> list[Way]:
    """The ways that go on; those at their end are put with the others that are done."""
    going: list[Way] = []
    for way in ways:
        if way.done:
            done.append(way)
        else:
            going.append(way)
    return going


def apart(ways: list[Way], most: i64) -> list[Way]:
    """The first few of these ways that stand in different states: many orders of answers lead to one."""
    found: list[Way] = []
    keys: set[int] = set()
    for way in ways:
        key = int(way.s.key())
        if key not in keys:
            keys.add(key)
            found.append(way)
            if i64(len(found)) == most:
                break
    return found


def best_first(ways: list[Way]) -> list[Way]:
    """The ways by what they are worth; of equal ones the first stays first."""
    return sorted(ways, key=negative_worth)


def negative_worth(way: Way) -> float:
    return -way.worth

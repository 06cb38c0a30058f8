"""The tree of a search: nodes are decisions, edges are answers.

A node is a decision as the searching seat may know it: the answers that led to it, and the outcomes of draws
that this seat has seen. What it cannot see differs from one iteration to the next and shares the node. Only
sealed answers of the others tell nodes apart, too, though the seat would not see them: nothing of the true
game is in them, but the answers that follow in the tree know a little too much.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.bots.evaluation import Prospect
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.kernel.state import mix


class WatchedLuck(Luck):
    """A luck that hashes the outcomes that a seat has seen since `take_seen_key` was last called."""

    def __init__(self, luck: Luck, seat: i64) -> None:
        self.luck = luck
        self.seat = seat
        self.seen: i64 = 0

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        face = self.luck.choose(stream, count, bag, total, to)
        if to == EVERYBODY or to == self.seat:
            self.seen = mix(mix(self.seen, stream), face)
        return face

    def take_seen_key(self) -> i64:
        """The key of what was seen since the last call."""
        seen = self.seen
        self.seen = 0
        return seen


class Edge:
    """An answer in the tree: how good it looked, how often it was tried, what every seat gained."""

    def __init__(self, action: i64, seats: i64, prior: float, look: float) -> None:
        self.action = action
        self.prior = prior
        self.first_look = look
        self.visits: i64 = 0
        self.gains: vec[float] = zeros(seats)
        self.worths: vec[float] = zeros(seats)
        self.nodes: dict[int, Node] = {}

    def child(self, seen: i64) -> "Node":
        """The node behind this answer, for the outcomes that were seen."""
        key = int(seen)
        node = self.nodes.get(key)
        if node is None:
            node = Node()
            self.nodes[key] = node
        return node

    def value(self, seat: i64, trust: float, drift: float) -> float:
        """The mean gain of a seat, the first look, corrected by the drift, counting for `trust` visits."""
        return (self.gains[seat] + (self.first_look + drift) * trust) / (float(self.visits) + trust)

    def add(self, leaf: Prospect) -> None:
        self.visits += 1
        for seat in range(len(leaf.gains)):
            self.gains[seat] += leaf.gains[seat]
            self.worths[seat] += leaf.worths[seat]

    def mean_worths(self) -> vec[float]:
        """The mean worth of every seat after this answer."""
        found = vec[float]()
        for worth in self.worths:
            found = append(found, worth / float(self.visits))
        return found


class Node:
    """A decision in the tree, its answers in the order in which they looked good."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.edges: list[Edge] = []

    def drift(self, seat: i64) -> float:
        """How much better, or worse, the answers turned out than they looked, in the mean of all visits."""
        visits = 0.0
        more = 0.0
        for edge in self.edges:
            if edge.visits > 0:
                tries = float(edge.visits)
                visits += tries
                more += edge.gains[seat] - edge.first_look * tries
        return more / visits if visits > 0.0 else 0.0

    def edge(self, action: i64) -> Edge | None:
        for edge in self.edges:
            if edge.action == action:
                return edge
        return None


def zeros(seats: i64) -> vec[float]:
    found = vec[float](capacity=seats)
    for _ in range(seats):
        found = append(found, 0.0)
    return found


def contains(options: vec[i64], action: i64) -> bool:
    """Is the action among these options, which ascend?"""
    low: i64 = 0
    high = i64(len(options))
    while low < high:
        middle = (low + high) // 2
        if options[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < i64(len(options)) and options[low] == action

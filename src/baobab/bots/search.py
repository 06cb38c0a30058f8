"""The search bot: single-observer information-set tree search with greedy rollouts.

Every iteration resamples what the seat does not know, walks down the tree by what each deciding seat prefers
(max-n, each seat against the best of its rivals), and plays on greedily where the tree ends, up to a horizon
that is the same for all paths. Paths of different length would not be comparable, since the seat that has
just moved stands better.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.bots.beam_search import BeamSearch, MovePath, equal_vectors
from baobab.bots.bot import Bot, Budget, Opinion
from baobab.bots.evaluation import Evaluation
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.opinions import FeatureContrast, look_several_times, make_opinion, mean_worths, sort_by_hope
from baobab.bots.search_tree import Edge, Node, WatchedLuck, contains
from baobab.bots.stratified import StratifiedLuck
from baobab.interrupts import check_interrupts
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

GOLDEN: Final = 0.6180339887498949


class Search:
    """The search of one decision."""

    def __init__(self, title: Title, s: State, knobs: Knobs, evaluation: Evaluation, rng: Rng) -> None:
        self.title = title
        self.s = s
        self.seat = s.seat()
        self.rng = rng
        self.evaluation = evaluation
        evaluation.level_with(s)
        deepest = knobs.setting("deepest")
        self.wide = BeamSearch(
            title, evaluation, rng, knobs.setting("beam"), knobs.setting("first_draws"), deepest
        )
        beam, draws = knobs.setting("narrow_beam"), knobs.setting("narrow_draws")
        self.narrow = BeamSearch(title, evaluation, rng, beam, draws, deepest)
        self.narrow.most_options = knobs.setting("narrow_options")
        self.explore = knobs.setting("explore") / 100.0
        self.trust = float(knobs.setting("trust"))
        self.widen = knobs.setting("widen") / 100.0
        self.sharp = knobs.setting("sharp") / 100.0
        self.hasty = knobs.setting("hasty") != 0
        rounds = i64(knobs.setting("rounds"))
        self.horizon = max(1, rounds * s.seats + i64(knobs.setting("own_last")))
        self.by_clock = knobs.setting("by_clock") != 0
        self.until = evaluation.clock_time(s) + rounds if self.by_clock else i64(0)
        self.low = 1.0
        self.high = 0.0
        self.seeds: list[int] = []
        self.offset = float(rng.below(1000)) / 1000.0
        self.root = Node()
        self.paths = self.wide.best_paths(s)
        self.expand(self.root, s, self.paths)
        self.root.visits = 1

    def think(self, budget: Budget) -> None:
        """Iterate until the budget is spent."""
        done: i64 = 0
        while not budget.spent(done):
            check_interrupts()
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """One iteration, down the tree and back.

        The n-th try of an answer at the root uses the n-th hidden state and luck of a series that all answers
        share: they are compared on the same luck.
        """
        edge = self.choose(self.root, self.s)
        if edge.visits == i64(len(self.seeds)):
            self.seeds.append(self.rng.seed())
        seed = self.seeds[edge.visits]
        s = self.title.resample(self.s, self.seat, FastLuck(seed))
        luck = WatchedLuck(StratifiedLuck(seed + 1, self.draw_offset(edge.visits)), self.seat)
        self.narrow.rng = Rng(seed + 2)
        nodes: list[Node] = [self.root]
        edges: list[Edge] = []
        moves: i64 = 0
        while True:
            before = s.seat()
            edges.append(edge)
            self.title.step(s, edge.action, luck, None)
            node = edge.child(luck.take_seen_key())
            nodes.append(node)
            if s.seat() != before:
                moves += 1
            if node.visits == 0 or self.at_horizon(s, moves):
                break
            edge = self.choose(node, s)
        leaf = self.evaluation.prospect(self.roll_out(node, s, moves, luck))
        self.low = min(self.low, leaf.gains[self.seat])
        self.high = max(self.high, leaf.gains[self.seat])
        for seen in nodes:
            seen.visits += 1
        for edge in edges:
            edge.add(leaf)

    def draw_offset(self, visits: i64) -> float:
        """The quantile of a visit's first draw; the visits of an answer are evenly spread, few or many."""
        return (self.offset + float(visits) * GOLDEN) % 1.0

    def choose(self, node: Node, s: State) -> Edge:
        """The answer to try: one that did well for the deciding seat, or looks good and was little tried."""
        if not node.edges:
            self.expand(node, s, self.narrow.best_paths(s))
        options = self.title.legal(s)
        self.add_missing_edges(node, s, options)
        seat = s.seat()
        root = float(node.visits) ** 0.5
        width = max(2, i64(self.widen * root))
        pull = self.explore * root * max(0.02, self.high - self.low)
        drift = node.drift(seat)
        best = node.edges[0]
        most = -10.0
        considered: i64 = 0
        for edge in node.edges:
            if contains(options, edge.action):
                score = edge.value(seat, self.trust, drift) + pull * edge.prior / (1.0 + float(edge.visits))
                if score > most:
                    most = score
                    best = edge
                considered += 1
                if considered >= width:
                    break
        return best

    def add_missing_edges(self, node: Node, s: State, options: vec[i64]) -> None:
        """Add answers that were not allowed when the node was first met with another hidden state."""
        known: i64 = 0
        for edge in node.edges:
            if contains(options, edge.action):
                known += 1
        if known == i64(len(options)):
            return
        last = node.edges[len(node.edges) - 1]
        for action in options:
            if node.edge(action) is None:
                node.edges.append(Edge(action, s.seats, last.prior, last.first_look))

    def at_horizon(self, s: State, moves: i64) -> bool:
        """Is the state to be valued: at the end, or after so many moves, or rounds of the clock?"""
        if s.over():
            return True
        if self.by_clock:
            return self.evaluation.clock_time(s) >= self.until
        return moves == self.horizon

    def roll_out(self, node: Node, s: State, moves: i64, luck: Luck) -> State:
        """A truncated rollout: greedy moves up to the horizon, which is the same for all paths.

        A path that met draws was chosen knowing them: only its first answer is given, with new draws.
        """
        while not self.at_horizon(s, moves):
            seat = s.seat()
            if self.hasty:
                self.narrow.rival_worth = self.evaluation.rival_worth(s, seat)
                self.narrow.finish_move(s, seat, self.narrow.rng.seed())
            else:
                paths = self.narrow.best_paths(s)
                if not node.edges:
                    self.expand(node, s, paths)
                if equal_vectors(s.draws, paths[0].s.draws):
                    s = paths[0].s
                else:
                    self.title.step(s, paths[0].first, luck, None)
            if s.seat() != seat:
                moves += 1
        return s

    def expand(self, node: Node, s: State, paths: list[MovePath]) -> None:
        """Give a node its edges, with priors from the worth of these paths."""
        top = paths[0].worth
        total = 0.0
        priors: list[float] = []
        for path in paths:
            prior = 1.0 / (1.0 + (top - path.worth) / (self.sharp * self.evaluation.scale))
            priors.append(prior * prior)
            total += prior * prior
        for i in range(len(paths)):
            look = self.evaluation.gain(paths[i].worth, s.seat())
            node.edges.append(Edge(paths[i].first, s.seats, priors[i] / total, look))

    def best(self) -> Edge:
        """The answer that did best; those hardly tried count for how they looked."""
        drift = self.root.drift(self.seat)
        best = self.root.edges[0]
        for edge in self.root.edges:
            if edge.value(self.seat, self.trust, drift) > best.value(self.seat, self.trust, drift):
                best = edge
        return best

    def is_well_tried(self, edge: Edge) -> bool:
        """Was this the answer that did best, or tried at least a quarter as often as the one tried most?"""
        if edge is self.best():
            return True
        most: i64 = 1
        for other in self.root.edges:
            most = max(most, other.visits)
        return edge.visits * 4 >= most


class SearchBot(Bot):
    """Searches until its budget is spent."""

    def __init__(self, knobs: Knobs | None = None, file: str = "") -> None:
        self.knobs = knobs
        self.file = file
        self.found: dict[str, Knobs] = {}

    def search(self, title: Title, s: State, budget: Budget, rng: Rng) -> Search:
        """The whole search of a decision."""
        knobs = self.knobs if self.knobs is not None else self.found.get(title.name)
        if knobs is None:
            knobs = knobs_of(title, self.file)
            self.found[title.name] = knobs
        knobs = knobs.for_search(int(s.seats))
        search = Search(title, s, knobs, Evaluation(title, knobs), rng)
        search.think(budget)
        return search

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
        options = title.legal(s)
        if len(options) == 1:
            return options[0]
        return self.search(title, s, budget, rng).best().action

    def explain(self, title: Title, s: State, budget: Budget, rng: Rng) -> list[Opinion]:
        """What it thinks of the answers, best first.

        An answer that was hardly tried is listed only if it looks no better than all others: a few lucky
        tries are no advice.
        """
        search = self.search(title, s, budget, rng)
        looks = look_several_times(search.wide, s, search.paths)
        seat = s.seat()
        contrast = FeatureContrast(search.evaluation, looks, seat)
        found: list[Opinion] = []
        doubtful: list[Opinion] = []
        for edge in search.root.edges:
            sure = search.is_well_tried(edge)
            if sure or edge.visits > 0:
                tried = edge.visits > 0
                worths = edge.mean_worths() if tried else mean_worths(search.evaluation, looks, edge.action)
                given = make_opinion(search.evaluation, edge.action, edge.visits, worths, seat)
                contrast.explain(given)
                (found if sure else doubtful).append(given)
        found = sort_by_hope(found, seat)
        least = found[len(found) - 1].share[seat]
        for given in sort_by_hope(doubtful, seat):
            if given.share[seat] <= least:
                found.append(given)
        return found

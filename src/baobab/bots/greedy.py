"""The greedy bot: it looks to the end of its own move and takes what is worth most there."""

from mypy_extensions import i64

from baobab.bots.beam_search import BeamSearch, MovePath
from baobab.bots.bot import Bot, Budget, Opinion
from baobab.bots.evaluation import Evaluation
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.opinions import (
    LOOKS,
    FeatureContrast,
    look_several_times,
    make_opinion,
    mean_worths,
    sort_by_hope,
)
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title


class GreedySetup:
    """Knobs and evaluation of the greedy bot for one title."""

    def __init__(self, title: Title, knobs: Knobs) -> None:
        self.title = title
        self.knobs = knobs
        self.evaluation = Evaluation(title, knobs)

    def beam_search(self, rng: Rng) -> BeamSearch:
        """The beam search of the greedy bot."""
        knobs = self.knobs
        beam, draws = knobs.setting("beam"), knobs.setting("draws")
        return BeamSearch(self.title, self.evaluation, rng, beam, draws, knobs.setting("deepest"))


class GreedyBot(Bot):
    """Maximises features times weights at the end of its move; `blur` adds noise to what it sees.

    It uses the knobs given, those of a file, or those beside the title.
    """

    def __init__(self, knobs: Knobs | None = None, blur: float = 0.0, file: str = "") -> None:
        self.knobs = knobs
        self.blur = blur
        self.file = file
        self.setups: dict[str, GreedySetup] = {}

    def setup_for(self, title: Title) -> GreedySetup:
        """The setup for a title, made on first use."""
        found = self.setups.get(title.name)
        if found is None or found.title is not title:
            found = GreedySetup(title, self.knobs if self.knobs is not None else knobs_of(title, self.file))
            self.setups[title.name] = found
        return found

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
        options = title.legal(s)
        if len(options) == 1:
            return options[0]
        setup = self.setup_for(title)
        paths = setup.beam_search(rng).best_paths(s)
        if self.blur == 0.0:
            return paths[0].first
        return best_blurred(paths, self.blur * setup.evaluation.scale, rng).first

    def explain(self, title: Title, s: State, budget: Budget, rng: Rng) -> list[Opinion]:
        """What it thinks of the answers, from several looks: it may prefer another answer than `decide`."""
        setup = self.setup_for(title)
        beam = setup.beam_search(rng)
        paths = beam.best_paths(s)
        looks = look_several_times(beam, s, paths)
        contrast = FeatureContrast(setup.evaluation, looks, s.seat())
        found: list[Opinion] = []
        for path in paths:
            worths = mean_worths(setup.evaluation, looks, path.first)
            given = make_opinion(setup.evaluation, path.first, LOOKS, worths, s.seat())
            contrast.explain(given)
            found.append(given)
        return sort_by_hope(found, s.seat())


def best_blurred(paths: list[MovePath], noise: float, rng: Rng) -> MovePath:
    """The best path after adding noise of up to this much, either way, to every worth."""
    best = paths[0]
    most = 0.0
    for i in range(len(paths)):
        seen = paths[i].worth + noise * (float(rng.below(2001)) / 1000.0 - 1.0)
        if i == 0 or seen > most:
            most = seen
            best = paths[i]
    return best

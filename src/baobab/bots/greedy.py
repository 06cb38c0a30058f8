"""The bot that looks to the end of its own whole move and takes what is worth most there."""

from mypy_extensions import i64

from baobab.bots.bot import Bot, Budget, Opinion
from baobab.bots.explain import LOOKS, Contrast, mean_worths, most_hopeful_first, opinion, several_looks
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.lookahead import Sight, Way
from baobab.bots.worth import Worth
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title


class Scales:
    """What a bot made ready for one title."""

    def __init__(self, title: Title, knobs: Knobs) -> None:
        self.title = title
        self.knobs = knobs
        self.worth = Worth(title, knobs)

    def sight(self, rng: Rng) -> Sight:
        """The look of greed itself."""
        knobs = self.knobs
        beam, draws = knobs.setting("beam"), knobs.setting("draws")
        return Sight(self.title, self.worth, rng, beam, draws, knobs.setting("deepest"))


class GreedyBot(Bot):
    """Features times weights, at the end of the move. `blur` is noise in what it sees.

    It goes by the knobs given, by those of a file, or by those that lie beside the title.
    """

    def __init__(self, knobs: Knobs | None = None, blur: float = 0.0, file: str = "") -> None:
        self.knobs = knobs
        self.blur = blur
        self.file = file
        self.scales: dict[str, Scales] = {}

    def ready(self, title: Title) -> Scales:
        """The scales for a title, made when it is first met."""
        found = self.scales.get(title.name)
        if found is None or found.title is not title:
            found = Scales(title, self.knobs if self.knobs is not None else knobs_of(title, self.file))
            self.scales[title.name] = found
        return found

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
        options = title.legal(s)
        if len(options) == 1:
            return options[0]
        scales = self.ready(title)
        ways = scales.sight(rng).ways(s)
        if self.blur == 0.0:
            return ways[0].first
        return blurred(ways, self.blur * scales.worth.scale, rng).first

    def explain(self, title: Title, s: State, budget: Budget, rng: Rng) -> list[Opinion]:
        """Who is asked why looks several times, and may come to prefer another answer than at a glance."""
        scales = self.ready(title)
        sight = scales.sight(rng)
        ways = sight.ways(s)
        looks = several_looks(sight, s, ways)
        contrast = Contrast(scales.worth, looks, s.seat())
        found: list[Opinion] = []
        for way in ways:
            worths = mean_worths(scales.worth, looks, way.first)
            given = opinion(scales.worth, way.first, LOOKS, worths, s.seat())
            contrast.explain(given)
            found.append(given)
        return most_hopeful_first(found, s.seat())


def blurred(ways: list[Way], noise: float, rng: Rng) -> Way:
    """The best way to eyes that see every worth wrong by up to so much, either way."""
    best = ways[0]
    most = 0.0
    for i in range(len(ways)):
        seen = ways[i].worth + noise * (float(rng.below(2001)) / 1000.0 - 1.0)
        if i == 0 or seen > most:
            most = seen
            best = ways[i]
    return best

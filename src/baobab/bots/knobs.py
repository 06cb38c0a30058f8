"""Knobs: what bots go by in a title, as data beside the title (`knobs.json`), never as code."""

from pathlib import Path

from baobab.errors import DataError
from baobab.kernel.data import Entry, read_data
from baobab.kernel.title import Title
from baobab.words import Phrase

MOST = 1_000_000_000
SETTINGS = {
    "beam": 12,  # ways through one's own move that are kept at each step
    "draws": 4,  # draws tried where chance has a say
    "deepest": 40,  # answers of one move that are followed
    "rivals": 100,  # per cent of the best rival's worth that counts against one's own
    "scale": 1000,  # so much more worth than a rival means to be well ahead of it
    "point": 1000,  # worth of one point of the final score, for telling people
    "won": 0,  # what winning is worth beyond the margin, and losing less than it; 0: more than any margin
    "odds": 0,  # the scale of the shares that people are told, from tools.calibrate; 0: as `scale`
    "modesty": 0,  # taken off one's own worth when shares are told: one knows one's own good cards only
    "first_draws": 8,  # draws tried in the first look of a search
    "narrow_beam": 3,  # the beam inside the tree
    "narrow_draws": 1,
    "narrow_options": 0,  # answers to a question that are looked at inside the tree; 0: all
    "explore": 60,  # hundredths: how far a search trusts what it has seen little of
    "trust": 12,  # visits that a first look counts for
    "widen": 80,  # hundredths of the root of the visits: answers considered
    "sharp": 30,  # hundredths of the scale: how much worse an answer may look and still be tried
    "rounds": 1,  # rounds, and one's own move after them, until a search values what it sees
    "by_clock": 0,  # is it valued when so many rounds of the clock are over, instead?
    "hasty": 0,  # are moves beyond the tree made answer by answer, without looking to their end?
}
"""The settings of the bots, and what each is where a title says nothing."""


class Knobs:
    """A title's weights and settings, and what its levels are."""

    def __init__(
        self,
        weights: dict[str, int],
        late: dict[str, int],
        settings: dict[str, int],
        levels: dict[str, dict[str, int]],
    ) -> None:
        self.weights = weights
        self.late = late
        self.settings = settings
        self.levels = levels
        self.search: Knobs | None = None
        self.clock = ""
        self.begins = 0
        self.ends = 1

    def setting(self, name: str) -> int:
        return self.settings.get(name, SETTINGS[name])

    def of_search(self) -> "Knobs":
        """What a search goes by: the same, but for what the file says of searches alone."""
        return self.search if self.search is not None else self


def knobs_of(title: Title, given: str = "") -> Knobs:
    """The knobs of a file, or those beside the title; where there are none, bots go by the score alone."""
    if given:
        return read_knobs(title, Path(given))
    file = title.folder / "knobs.json"
    return read_knobs(title, file) if file.is_file() else Knobs({}, {}, {}, {})


def read_knobs(title: Title, file: Path) -> Knobs:
    """Knobs from a file, every name checked."""
    return checked(title, read_data(file).root)


def checked(title: Title, root: Entry) -> Knobs:
    levels: dict[str, dict[str, int]] = {}
    named(root, list(PARTS))
    if root.has("levels"):
        names = named(root["levels"], list(LEVELS))
        for name in names:
            levels[name] = numbers(root["levels"][name], list(LEVEL_SETTINGS))
    knobs = Knobs(
        numbers(root["weights"], title.features),
        numbers(root["late"], title.features) if root.has("late") else {},
        numbers(root["settings"], list(SETTINGS)) if root.has("settings") else {},
        levels,
    )
    if root.has("clock"):
        read_clock(title, root["clock"], knobs)
    if root.has("search"):
        knobs.search = searching(title, root["search"], knobs)
    return knobs


def searching(title: Title, entry: Entry, knobs: Knobs) -> Knobs:
    """The knobs with the weights and settings that count for searches alone."""
    named(entry, ["how", "weights", "settings"])
    weights, settings = knobs.weights.copy(), knobs.settings.copy()
    if entry.has("weights"):
        weights.update(numbers(entry["weights"], title.features))
    if entry.has("settings"):
        settings.update(numbers(entry["settings"], list(SETTINGS)))
    found = Knobs(weights, knobs.late, settings, knobs.levels)
    found.clock, found.begins, found.ends = knobs.clock, knobs.begins, knobs.ends
    return found


PARTS = ("how", "weights", "late", "clock", "settings", "search", "levels")
LEVELS = ("easy", "normal", "hard", "expert")
LEVEL_SETTINGS = ("search", "blur", "iterations", "milliseconds")
"""Of a level: does it search, how dim is its sight (hundredths of the scale), how long may it think."""


def read_clock(title: Title, entry: Entry, knobs: Knobs) -> None:
    """The feature that says how far the game is, from its beginning to its end."""
    knobs.clock = entry["feature"].text()
    if knobs.clock not in title.features:
        raise unknown(entry["feature"], knobs.clock, title.features)
    knobs.begins = entry["begins"].number(-MOST, MOST)
    knobs.ends = entry["ends"].number(-MOST, MOST)
    if knobs.begins == knobs.ends:
        raise DataError(
            "error-data-value",
            {
                "path": entry["ends"].path,
                "value": str(knobs.ends),
                "allowed": [Phrase("allowed-other", {"value": knobs.begins})],
            },
        )


def named(entry: Entry, known: list[str]) -> list[str]:
    """The keys of an object, all of them known."""
    names = entry.keys()
    for name in names:
        if name not in known:
            raise unknown(entry[name], name, known)
    return names


def numbers(entry: Entry, known: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    names = named(entry, known)
    for name in names:
        found[name] = entry[name].number(-MOST, MOST)
    return found


def unknown(entry: Entry, name: str, known: list[str]) -> DataError:
    return DataError("error-data-value", {"path": entry.path, "value": name, "allowed": known})

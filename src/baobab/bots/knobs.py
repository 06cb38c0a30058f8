"""Knobs: the weights and settings of bots for a title, as data beside the title (`knobs.json`)."""

from pathlib import Path

from baobab.errors import DataError
from baobab.kernel.data import Entry, read_data
from baobab.kernel.title import Title
from baobab.words import Phrase

MOST = 1_000_000_000
SETTINGS = {
    "beam": (12, 1, 1000),  # paths through the own move that are kept at each step
    "draws": (4, 1, 1000),  # draws tried where chance decides
    "deepest": (40, 1, 1000),  # answers of one move that are followed
    "rivals": (100, 0, 100),  # per cent of the best rival's worth that is subtracted
    "scale": (1000, 1, MOST),  # so much more worth than a rival means to be well ahead of it
    "point": (1000, 1, MOST),  # worth of one point of the final score, for telling people
    "won": (0, 0, MOST),  # what winning is worth beyond the margin; 0: more than any margin
    "won_late": (0, 0, MOST),  # the same where the clock has run out; 0: as before that
    "odds": (0, 0, MOST),  # the scale of reported shares, from tools.calibrate_shares; 0: as `scale`
    "modesty": (0, -MOST, MOST),  # subtracted from the own worth when shares are reported
    "modesty_share": (0, -100, 100),  # per cent of the mean worth of all seats that are taken off besides
    "first_draws": (8, 1, 1000),  # draws tried in the first look of a search
    "narrow_beam": (3, 1, 1000),  # the beam inside the tree
    "narrow_draws": (1, 1, 1000),  # draws tried inside the tree
    "narrow_options": (0, 0, MOST),  # answers to a question that are looked at inside the tree; 0: all
    "explore": (60, 0, MOST),  # hundredths: how much answers are tried that were tried little
    "trust": (12, 1, MOST),  # visits that a first look counts for
    "widen": (80, 0, MOST),  # hundredths of the root of the visits: answers considered
    "sharp": (30, 1, MOST),  # hundredths of the scale: how much worse an answer may look and still be tried
    "rounds": (1, 0, 20),  # rounds until a search values what it sees
    "own_last": (1, 0, 1),  # and the own move after them?
    "by_clock": (0, 0, 1),  # do rounds of the clock count instead?
    "hasty": (0, 0, 1),  # are moves beyond the tree made answer by answer, without looking to their end?
}
"""The settings of the bots: what each is where a title says nothing, and the least and most it may be."""


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
        self.crowd: Knobs | None = None
        self.crowd_seats = 0
        self.clock = ""
        self.begins = 0
        self.ends = 1

    def setting(self, name: str) -> int:
        return self.settings.get(name, SETTINGS[name][0])

    def with_weights(self, weights: dict[str, int], late: dict[str, int]) -> "Knobs":
        """The same settings, levels and clock with other weights."""
        found = Knobs(weights, late, self.settings.copy(), self.levels)
        found.clock, found.begins, found.ends = self.clock, self.begins, self.ends
        return found

    def for_search(self, seats: int) -> "Knobs":
        """The knobs of a search: the same, with what is given for searches, and for tables of many seats."""
        found = self.search if self.search is not None else self
        if found.crowd is not None and seats >= found.crowd_seats:
            return found.crowd
        return found


def knobs_of(title: Title, given: str = "") -> Knobs:
    """The knobs of a file, or those beside the title; without any, bots use the score alone."""
    if given:
        return read_knobs(title, Path(given))
    file = title.folder / "knobs.json"
    return read_knobs(title, file) if file.is_file() else Knobs({}, {}, {}, {})


def read_knobs(title: Title, file: Path) -> Knobs:
    """Knobs from a file, every name checked."""
    return parse_knobs(title, read_data(file).root)


def parse_knobs(title: Title, root: Entry) -> Knobs:
    levels: dict[str, dict[str, int]] = {}
    check_keys(root, list(PARTS))
    check_how(root)
    if root.has("levels"):
        names = check_keys(root["levels"], list(LEVELS))
        for name in names:
            levels[name] = read_settings(root["levels"][name], LEVEL_SETTINGS)
    knobs = Knobs(
        read_weights(root["weights"], title.features),
        read_weights(root["late"], title.features) if root.has("late") else {},
        read_settings(root["settings"], SETTINGS) if root.has("settings") else {},
        levels,
    )
    if root.has("clock"):
        read_clock(title, root["clock"], knobs)
    check_rounds(root, knobs)
    if root.has("search"):
        knobs.search = read_search_knobs(title, root["search"], knobs)
    return knobs


def read_search_knobs(title: Title, entry: Entry, knobs: Knobs) -> Knobs:
    """The knobs with the weights and settings of searches, and of searches at tables of many seats."""
    check_keys(entry, ["how", "weights", "late", "clock", "settings", "crowd"])
    found = override_knobs(title, entry, knobs)
    if entry.has("crowd"):
        crowd = entry["crowd"]
        check_keys(crowd, ["how", "seats", "weights", "late", "clock", "settings"])
        found.crowd_seats = crowd["seats"].number(title.seats[0], title.seats[-1])
        found.crowd = override_knobs(title, crowd, found)
    return found


def override_knobs(title: Title, entry: Entry, knobs: Knobs) -> Knobs:
    """The knobs with weights, settings and a clock of their own.

    A weight given here holds from the beginning of the game to its end, unless `late` is given, too.
    """
    check_how(entry)
    weights, late = knobs.weights.copy(), knobs.late.copy()
    if entry.has("weights"):
        own = read_weights(entry["weights"], title.features)
        weights.update(own)
        for feature in own:
            late.pop(feature, None)
    if entry.has("late"):
        late.update(read_weights(entry["late"], title.features))
    found = knobs.with_weights(weights, late)
    if entry.has("settings"):
        found.settings.update(read_settings(entry["settings"], SETTINGS))
    if entry.has("clock"):
        read_clock(title, entry["clock"], found)
    check_rounds(entry, found)
    return found


def check_how(entry: Entry) -> None:
    """Check that `how`, if given, is a text."""
    if entry.has("how"):
        entry["how"].text()


PARTS = ("how", "weights", "late", "clock", "settings", "search", "levels")
LEVELS = ("easy", "normal", "hard", "expert")
LEVEL_SETTINGS = {
    "search": (0, 0, 1),  # does it search?
    "blur": (0, 0, MOST),  # hundredths of the scale: how dim is its sight, if it does not search
    "iterations": (0, 0, MOST),
    "milliseconds": (0, 1, 3_600_000),
}
"""What a level is, with the least and most of each; for those not given see `baobab.bots.levels`."""


def read_clock(title: Title, entry: Entry, knobs: Knobs) -> None:
    """The feature that says how far the game is, from its beginning to its end."""
    check_keys(entry, ["feature", "begins", "ends"])
    knobs.clock = entry["feature"].text()
    if knobs.clock not in title.features:
        raise unknown_key_error(entry["feature"], knobs.clock, title.features)
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


def check_rounds(entry: Entry, knobs: Knobs) -> None:
    """Refuse `by_clock` without a clock."""
    if knobs.setting("by_clock") == 1 and knobs.clock == "":
        path = entry["settings"]["by_clock"].path
        raise DataError("error-data-value", {"path": path, "value": "1", "allowed": ["0"]})


def check_keys(entry: Entry, known: list[str]) -> list[str]:
    """The keys of an object, all of them known."""
    names = entry.keys()
    for name in names:
        if name not in known:
            raise unknown_key_error(entry[name], name, known)
    return names


def read_weights(entry: Entry, known: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    names = check_keys(entry, known)
    for name in names:
        found[name] = entry[name].number(-MOST, MOST)
    return found


def read_settings(entry: Entry, known: dict[str, tuple[int, int, int]]) -> dict[str, int]:
    """Settings, each between its least and its most."""
    found: dict[str, int] = {}
    for name in check_keys(entry, list(known)):
        _, least, most = known[name]
        found[name] = entry[name].number(least, most)
    return found


def unknown_key_error(entry: Entry, name: str, known: list[str]) -> DataError:
    return DataError("error-data-value", {"path": entry.path, "value": name, "allowed": known})

"""Options and rule switches: what a table may choose before a game."""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.errors import OptionError
from baobab.kernel.actions import examples
from baobab.kernel.data import shown
from baobab.kernel.names import YES_NO, Domain
from baobab.words import Item, Phrase

OptionValue = int | bool | str


class Option:
    """One option of a title, with the clause it comes from.

    `changed` maps a version of the title to the default that began with it: a corrected rule is a
    switch whose default depends on the version, so that running games keep theirs. An option that came
    `since` a later version is neither written nor read in earlier ones: there it stands at its default.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        default: int,
        values: Domain = YES_NO,
        changed: dict[int, int] | None = None,
        since: int = 1,
    ) -> None:
        self.name = name
        self.clause = clause
        self.first_default = default
        self.values = values
        self.changed: dict[int, int] = changed if changed is not None else {}
        self.since = since

    def default(self, version: int) -> int:
        value = self.first_default
        for since in sorted(self.changed):
            if since <= version:
                value = self.changed[since]
        return value

    def read(self, given: OptionValue) -> int:
        """The number of a value given by name, as a number or as true or false."""
        if self.values is YES_NO and shown(given) in ("true", "false", "0", "1"):
            return int(shown(given) in ("true", "1"))
        value = self.values.find(shown(given))
        if value < 0 or isinstance(given, bool):
            allowed: list[Item] = list(examples(self.values))
            if self.values.numeric:
                allowed = [Phrase("allowed-range", {"low": 0, "high": int(self.values.size) - 1})]
            raise OptionError(
                "error-option-value", {"name": self.name, "value": shown(given), "allowed": allowed}
            )
        return value


def read_options(options: list[Option], version: int, given: dict[str, OptionValue]) -> vec[i64]:
    """All options of a game in the title's order, from those given by name."""
    known = {option.name for option in options if option.since <= version}
    for name in given:
        if name not in known:
            raise OptionError("error-option-unknown", {"name": name, "known": sorted(known)})
    values = vec[i64](capacity=len(options))
    for option in options:
        values = append(
            values, option.read(given[option.name]) if option.name in given else option.default(version)
        )
    return values

"""Constants: rules call phases, streams, events, options and features by constants, which stand for places.

A title says in `Title.constants` which name each constant goes with, and the conformance kit proves that what
has this name stands at this place.
"""


def constants_of(module: object) -> dict[str, int]:
    """The whole numbers among a module's constants, by their names in small letters."""
    found: dict[str, int] = {}
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, int) and not isinstance(value, bool):
            found[name.lower()] = value
    return found


def names_in_order(numbers: dict[str, int]) -> list[str]:
    """Names in the order of their numbers, which run from 0 without a gap."""
    names = sorted(numbers, key=numbers.__getitem__)
    for place, name in enumerate(names):
        if numbers[name] != place:
            raise ValueError(f"{name!r} has the number {numbers[name]}, and its place is {place}")
    return names

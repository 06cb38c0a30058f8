"""Constants: those by which rules call phases, streams, events, options and features name what stands
at their places.

Two kinds of event that changed places would be told for one another; nothing but their names can show it.
"""

import sys

from baobab.conformance.check_run import CheckRun
from baobab.kernel.constants import constants_of
from baobab.kernel.title import Title

CHECK = "constants"


def check_constants(run: CheckRun) -> None:
    """Everything that is called by its place has a constant of its name, and this is its place.

    Where there is one thing only, no other can be taken for it.
    """
    title = run.title
    for kind, names in listed_names(title).items():
        numbers = title.constants.get(kind, own_constants(title))
        for place, name in enumerate(names if len(names) > 1 else []):
            run.count_look(CHECK)
            number = numbers.get(name, numbers.get(name.replace("-", "_")))
            if number is None:
                run.add_finding(
                    CHECK, f"a constant for {name!r}, number {place} of `{kind}`", "none of this name"
                )
            elif number != place:
                stands = repr(names[number]) if 0 <= number < len(names) else "nothing"
                run.add_finding(
                    CHECK, f"{name!r} at its number {number} in `{kind}`", f"{stands} there, it at {place}"
                )


def listed_names(title: Title) -> dict[str, list[str]]:
    """The names of what is called by its place, list by list."""
    return {
        "phases": [phase.name for phase in title.phases],
        "streams": [stream.name for stream in title.streams],
        "events": [event.name for event in title.events],
        "options": [option.name for option in title.options],
        "features": title.features,
    }


def own_constants(title: Title) -> dict[str, int]:
    """The constants of the module that holds the title's class, and of those that it is made from."""
    found: dict[str, int] = {}
    for kind in type(title).__mro__:
        if kind is not Title and issubclass(kind, Title):
            found = constants_of(sys.modules[kind.__module__]) | found
    return found

"""Maps in a data file: which places lie beside one another."""

from baobab.kernel.data import Entry
from baobab.kernel.names import Domain


def read_neighbours(places: Domain, entries: list[Entry], whole: Entry | None = None) -> list[list[int]]:
    """The neighbours of every place, ascending, from the list of names that the file gives for each.

    Raises `DataError` where a list names what is no other place, or one side does not know of the other; the
    latter about the `whole` map if that is given, else about the list that lacks a name.
    """
    lists: list[list[int]] = []
    for entry in entries:
        near: list[int] = []
        for item in entry.items():
            other = places.find(item.text())
            if other < 0 or other == len(lists) or other in near:
                raise item.wrong(f"it must name another {places.word} of the map, once")
            near.append(other)
        lists.append(sorted(near))
    for place, near in enumerate(lists):
        for other in near:
            if place not in lists[other]:
                here, there = places.names[place], places.names[other]
                wrong = whole if whole is not None else entries[other]
                raise wrong.wrong(f"{here} names {there} as a neighbour, but not the other way")
    return lists

"""Accounts: the figures of a table that all may know, and how they differ before and after something."""

from typing import Final

NOBODY: Final = -1
"""Whose a figure is that belongs to no seat: the bank's, a god's."""


class Change:
    """A figure (`account-ITEM`) of a seat, or of NOBODY, before and after."""

    def __init__(self, item: str, seat: int, before: int, after: int) -> None:
        self.item = item
        self.seat = seat
        self.before = before
        self.after = after

    def __repr__(self) -> str:
        return f"{self.item} of {self.seat}: {self.before} to {self.after}"


def compare(before: dict[str, list[int]], after: dict[str, list[int]], seats: int) -> list[Change]:
    """The figures that differ, in the order of the items and the seats."""
    found: list[Change] = []
    for item in before:
        old, new = before[item], after[item]
        for i in range(len(old)):
            if old[i] != new[i]:
                found.append(Change(item, i if i < seats else NOBODY, old[i], new[i]))
    return found

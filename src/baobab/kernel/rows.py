"""Rows: lists of varying length in two flat arrays, for tables that are looked up fast."""

from librt.vecs import append, vec
from mypy_extensions import i64


def flatten(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Where each row begins (with one place more, the end), and all rows behind one another."""
    first = vec[i64]([0])
    flat = vec[i64]()
    for row in lists:
        for value in row:
            flat = append(flat, value)
        first = append(first, len(flat))
    return first, flat

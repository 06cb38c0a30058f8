"""Copying and pickling: what the standard library needs to know about compiled objects.

A compiled object keeps its attributes in no dictionary, and a `vec` cannot be pickled by itself.
"""

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

new_object: Any = getattr(copyreg, "__newobj__")  # noqa: B009 (its types do not know it)
"""What pickle itself makes objects with, without calling `__init__`."""

ARRAY: type = type(vec[i64]())
"""(Asked whether something is a `vec`, mypyc stops; asked by a variable, it does not.)"""


def attributes_of(thing: object) -> dict[str, Any]:
    """All attributes that an object has, compiled or interpreted, by name."""
    held: dict[str, Any] = {}
    for name in getattr(type(thing), "__mypyc_attrs__", ()):
        if name != "__dict__" and hasattr(thing, name):
            held[name] = getattr(thing, name)
    held.update(getattr(thing, "__dict__", {}))
    return held


def uninitialised_with(kind: Any, held: dict[str, Any]) -> Any:
    """An object of an interpreted class with these attributes; its `__init__` is not called."""
    thing = new_object(kind)
    for name, value in held.items():
        setattr(thing, name, value)
    return thing


def array_of(numbers: list[int]) -> vec[i64]:
    """The `vec` of these numbers."""
    return vec[i64](numbers)


def parts_of_array(array: Any) -> Any:
    """How to make a `vec` again, as `copyreg` wants it said."""
    return array_of, (list(array),)


copyreg.pickle(ARRAY, parts_of_array)

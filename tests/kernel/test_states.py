"""States: an interpreted title need not write `copy` and `key`, and fields say where a new state starts."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel import constants
from baobab.kernel.constants import constants_of, names_in_order
from baobab.kernel.fields import Field, begin_all
from baobab.kernel.names import Domain, seat_domain
from baobab.kernel.state import State

SEAT, SPACE = seat_domain(4), Domain("space", ["a", "b", "c"])
FIELDS = [
    Field("turn", low=1),
    Field("explorer", [SEAT], SPACE, none="off"),
    Field("camps", [SEAT, SPACE], start=7),
    Field("path", values=SPACE, none="end", listed=True),
]


class Plain(State):
    turn: i64
    explorer: vec[i64]
    camps: vec[i64]
    path: vec[i64]
    near: dict[str, int]


def new() -> Plain:
    s = Plain(2, vec[i64]([1]), vec[i64]([0, 1, 0, 0]), vec[i64]([3]), 0)
    begin_all(FIELDS, s)
    s.near = {"a": 1}
    return s


def test_fields_start_at_nothing_at_their_least_or_where_they_say() -> None:
    s = new()
    assert s.turn == 1
    assert list(s.explorer) == [-1, -1]
    assert list(s.camps) == [7] * 6
    assert list(s.path) == []


def test_a_copy_is_equal_and_independent_and_shares_its_tables() -> None:
    s = new()
    twin = s.copy()
    assert type(twin) is Plain
    assert twin.key() == s.key()
    twin.turn, twin.explorer[1] = 2, 0
    twin.draws[0] += 1
    twin.stack[1] = 0
    assert (s.turn, list(s.explorer), list(s.draws), s.seat()) == (1, [-1, -1], [3], 1)
    assert twin.options == s.options
    assert twin.near is s.near


@pytest.mark.parametrize("name", ["turn", "explorer", "camps", "stack", "draws", "reveals", "options"])
def test_a_key_depends_on_everything_that_a_state_holds(name: str) -> None:
    s = new()
    twin = s.copy()
    if name == "options":
        twin.options = vec[i64]([0])
    elif isinstance(getattr(s, name), int):
        setattr(twin, name, getattr(s, name) + 1)
    else:
        getattr(twin, name)[0] += 1
    assert twin.key() != s.key()


def test_constants_are_the_whole_numbers_of_a_module_in_capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"FOUND_GOODS": 3, "FIRST": 0, "Later": 1, "NAMES": ["a"], "FAST": True}.items():
        monkeypatch.setattr(constants, name, value, raising=False)
    assert constants_of(constants) == {"found_goods": 3, "first": 0}


def test_names_come_in_the_order_of_their_numbers() -> None:
    assert names_in_order({"lead": 1, "points": 0}) == ["points", "lead"]
    with pytest.raises(ValueError, match="'lead' has the number 2, and its place is 1"):
        names_in_order({"points": 0, "lead": 2})

"""The action table: codes, notation both ways, and errors that say what would be right."""

import pytest

from baobab.errors import NotationError
from baobab.kernel.actions import MOST_ACTIONS, ActionTable
from baobab.kernel.names import Domain, numbers, seat_domain
from baobab.words import Name


def table() -> ActionTable:
    actions = ActionTable()
    actions.add("end")
    actions.add("walk", space=Domain("space", ["C7", "C8", "D1"]))
    actions.add("swap", opponent=seat_domain(4), goods=Domain("goods", ["pot", "salt"]))
    actions.add_number()
    return actions


def test_kinds_own_consecutive_blocks_of_codes() -> None:
    assert [(kind.name, kind.base, kind.size) for kind in table().kinds] == [
        ("end", 0, 1),
        ("walk", 1, 3),
        ("swap", 4, 8),
        ("number", 12, 1024),
    ]
    assert table().size == 1036


def test_every_code_reads_as_it_is_written() -> None:
    actions = table()
    texts = [actions.write(code) for code in range(actions.size)]
    assert texts[:13] == [
        *("end", "walk C7", "walk C8", "walk D1"),
        *("swap 0 pot", "swap 0 salt", "swap 1 pot", "swap 1 salt"),
        *("swap 2 pot", "swap 2 salt", "swap 3 pot", "swap 3 salt", "number 0"),
    ]
    assert [actions.read(text) for text in texts] == list(range(actions.size))


def test_a_kind_takes_its_codes_apart() -> None:
    swap = table().by_name["swap"]
    assert swap.pair(2, 1) == 9
    assert (swap.first(9), swap.second(9), swap.values(9)) == (2, 1, [2, 1])
    assert (swap.owns(4), swap.owns(11), swap.owns(3), swap.owns(12)) == (True, True, False, False)
    walk = table().by_name["walk"]
    assert (walk.code(2), walk.arg(3), walk.values(3)) == (3, 2, [2])
    assert table().by_name["end"].values(0) == []


def test_parameters_are_ready_for_words() -> None:
    actions = table()
    assert actions.params(9) == {"opponent": Name("seat", "2"), "goods": Name("goods", "salt")}
    assert actions.params(actions.read("number 17")) == {"amount": 17}


@pytest.mark.parametrize("text", ["walk C8", "  WALK   c8 ", "Walk\tC8\n"])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    assert table().read(text) == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no move to read here."),
        (" \n", "There is no move to read here."),
        (
            "fly C8",
            "No move of this game begins with “fly”. You can write end, number, swap or walk.",
        ),
        ("end now", "After “end” nothing else is expected, and here there is one. Write it like this: end"),
        (
            "walk",
            "After “walk” one thing is expected, and here there is nothing. Write it like this: walk SPACE",
        ),
        (
            "swap 1",
            "After “swap” 2 things are expected, and here there is one. "
            "Write it like this: swap OPPONENT GOODS",
        ),
        ("swap 4 pot", "In “swap”, “4” is not a player. You could write, for example, 0, 1, 2 or 3."),
        (
            "number 1024",
            "In “number”, “1024” is not a number. You could write, for example, 0, 1, 2 or 3.",
        ),
    ],
)
def test_what_cannot_be_read_says_what_would_be_right(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as trouble:
        table().read(text)
    assert str(trouble.value) == sentence


@pytest.mark.parametrize("code", [-1, 1036, 10**30])
def test_a_code_out_of_the_table_is_refused(code: int) -> None:
    with pytest.raises(NotationError, match="below 1036"):
        table().write(code)


def test_a_table_is_small_and_names_each_kind_once() -> None:
    actions = table()
    with pytest.raises(ValueError, match="two kinds 'walk'"):
        actions.add("walk")
    with pytest.raises(ValueError, match="ask two questions"):
        actions.add("trade", a=seat_domain(2), b=seat_domain(2), c=seat_domain(2))
    with pytest.raises(ValueError, match=f"over {MOST_ACTIONS}"):
        actions.add("far", a=numbers(99), b=numbers(99))


@pytest.mark.parametrize("name", ["", "-", "?", "two words", "a=b", "a,b", "a:b", "a/b", "red@1", "tab\t"])
def test_a_name_that_no_move_text_could_hold_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no move text could hold it"):
        Domain("colour", ["red", name])


def test_names_are_found_in_any_case_and_stand_once() -> None:
    colours = Domain("colour", ["Red", "blue"])
    assert (colours.find("RED"), colours.find("Blue"), colours.find("green")) == (0, 1, -1)
    with pytest.raises(ValueError, match="twice"):
        Domain("colour", ["red", "RED"])

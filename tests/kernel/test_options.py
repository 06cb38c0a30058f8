"""Options: defaults that depend on the version, and values by name."""

import pytest
from tests.toys import TOYS

from baobab.errors import OptionError
from baobab.game import Game
from baobab.kernel import position
from baobab.kernel.luck import FastLuck
from baobab.kernel.names import Domain, numbers
from baobab.kernel.options import Option, OptionValue, read_options
from baobab.replay import replay

SIMPLE = Option("simple", "TOY-L", 0)
ROUNDS = Option("rounds", "TOY-E", 3, numbers(9))
HERD = Option("herd", "TOY-B", 0, Domain("herd", ["counts", "is_free", "is_shared"]), changed={3: 1, 5: 2})
ALL = [SIMPLE, ROUNDS, HERD]


def test_what_is_not_said_has_its_default() -> None:
    assert list(read_options(ALL, 1, {})) == [0, 3, 0]


@pytest.mark.parametrize(("version", "value"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_a_default_begins_with_a_version(version: int, value: int) -> None:
    assert HERD.default(version) == value
    assert list(read_options(ALL, version, {}))[2] == value


@pytest.mark.parametrize(
    ("given", "values"),
    [
        ({"simple": True}, [1, 3, 0]),
        ({"simple": 1}, [1, 3, 0]),
        ({"simple": "false"}, [0, 3, 0]),
        ({"simple": "yes", "rounds": 5}, [1, 5, 0]),
        ({"simple": "NO", "rounds": "7", "herd": "is_shared"}, [0, 7, 2]),
    ],
)
def test_values_are_given_by_name_number_or_truth(given: dict[str, OptionValue], values: list[int]) -> None:
    assert list(read_options(ALL, 1, given)) == values


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"herds": 1}, "There is no option “herds”. This game has herd, rounds and simple."),
        ({"simple": 2}, "The option “simple” cannot be “2”, only no or yes."),
        ({"rounds": 10}, "The option “rounds” cannot be “10”, only a whole number from 0 to 9."),
        ({"rounds": True}, "The option “rounds” cannot be “true”, only a whole number from 0 to 9."),
        ({"rounds": -1}, "The option “rounds” cannot be “-1”, only a whole number from 0 to 9."),
        ({"herd": ""}, "The option “herd” cannot be “”, only counts, is_free or is_shared."),
    ],
)
def test_other_values_are_refused(given: dict[str, OptionValue], sentence: str) -> None:
    with pytest.raises(OptionError) as trouble:
        read_options(ALL, 1, given)
    assert str(trouble.value) == sentence


LATE = Option("late", "TOY-L", 0, changed={2: 1}, since=2)


@pytest.mark.parametrize(
    ("version", "value", "named"), [(1, 0, False), (1, 1, True), (2, 0, True), (2, 1, True), (3, 1, True)]
)
def test_a_version_before_an_option_names_it_only_where_it_is_not_as_usual(
    version: int, value: int, named: bool
) -> None:
    assert LATE.named(version, value) == named


def test_positions_and_records_without_a_later_option_stay_as_they_were() -> None:
    title = TOYS["market_day"]()
    before = Game.new(title, 2, FastLuck(1))
    dump, text, digest = (
        position.dump(title, before.state),
        before.record(),
        position.digest(title, before.state),
    )
    later = TOYS["market_day"]()
    later.options = [*later.options, LATE]
    game = Game.new(later, 2, FastLuck(1))
    assert (position.dump(later, game.state), game.record()) == (dump, text)
    assert position.digest(later, position.load(later, dump)) == digest
    assert replay(text, later).record() == text
    other = Game.new(later, 2, FastLuck(1), {"late": True})
    assert position.load(later, position.dump(later, other.state)).options[-1] == 1
    assert "option late yes\n" in other.record()
    assert replay(other.record(), later).record() == other.record()

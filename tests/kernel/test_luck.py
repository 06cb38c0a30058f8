"""Luck: pure functions of their seed or secret, even dice, and replay that checks what it is told."""

from collections import Counter
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from baobab.errors import RecordError
from baobab.kernel.bag import Redraw, draw, filled, roll, total
from baobab.kernel.luck import EVERYBODY, FastLuck, GivenLuck, Luck, Outcome, Rng, SealedLuck, Witness
from baobab.kernel.names import Domain
from baobab.kernel.state import State

SECRET = bytes(range(32))
FACES = Domain("face", ["gold", "zebra", "salt"])


def throws(luck: Luck, n: int, stream: int = 0, sides: int = 6) -> list[int]:
    die = filled(sides, 1)
    return [int(luck.choose(stream, count, die, sides, EVERYBODY)) for count in range(n)]


def chi_square(throws: list[int], sides: int) -> float:
    even = len(throws) / sides
    counts = Counter(throws)
    return sum((counts[side] - even) ** 2 / even for side in range(sides))


def table(draws: int = 1) -> State:
    return State(2, vec[i64](), vec[i64](), filled(draws, 0), 0)


@pytest.mark.parametrize("make", [lambda: FastLuck(7), lambda: SealedLuck(SECRET)], ids=["fast", "sealed"])
class TestEveryGenerator:
    def test_it_is_a_pure_function(self, make: type[Luck]) -> None:
        one, other = make(), make()
        die = filled(6, 1)
        backwards = [int(other.choose(0, count, die, 6, 1)) for count in reversed(range(200))]
        assert throws(one, 200) == throws(one, 200) == backwards[::-1]

    def test_dice_are_even(self, make: type[Luck]) -> None:
        """With the seeds above; 20.5 and 56.9 are passed once in a thousand."""
        assert chi_square(throws(make(), 6_000), 6) < 20.5
        pairs = [6 * a + b for a, b in pairwise(throws(make(), 12_000))]
        assert chi_square(pairs, 36) < 66.6

    def test_streams_differ(self, make: type[Luck]) -> None:
        same = sum(a == b for a, b in zip(throws(make(), 600, 0), throws(make(), 600, 1), strict=True))
        assert 60 < same < 140

    def test_a_face_comes_as_often_as_the_bag_holds_it(self, make: type[Luck]) -> None:
        luck, bag = make(), vec[i64]([0, 1, 0, 3, 0])
        faces = Counter(int(luck.choose(0, count, bag, 4, EVERYBODY)) for count in range(4_000))
        assert set(faces) == {1, 3}
        assert 900 < faces[1] < 1_100

    def test_after_a_rewind_it_deals_something_else(self, make: type[Luck]) -> None:
        luck = make()
        first, second, third = (throws(one, 100) for one in (luck, luck.later(), luck.later().later()))
        assert first != second != third != first
        assert throws(luck, 100) == first


def test_seeds_differ() -> None:
    games = {tuple(throws(FastLuck(seed), 20)) for seed in [*range(500), 2**32, 2**40, 2**63 + 1, -1]}
    assert len(games) == 504


def test_a_secret_has_a_seal_and_32_bytes() -> None:
    luck = SealedLuck(SECRET)
    assert luck.seal() == SealedLuck(SECRET, epoch=3).seal()
    assert luck.seal() != SealedLuck(bytes(32)).seal()
    assert SECRET.hex() not in luck.line(over=False)
    assert luck.line(over=True) == f"{luck.line(over=False)} {SECRET.hex()}"
    with pytest.raises(ValueError, match="32 bytes, this one 5"):
        SealedLuck(b"short")


def test_an_epoch_is_a_future_of_its_own() -> None:
    assert throws(SealedLuck(SECRET, 0), 50) != throws(SealedLuck(SECRET, 1), 50)
    assert throws(SealedLuck(SECRET, 1), 50) == throws(SealedLuck(SECRET).later(), 50)


def test_sealed_luck_is_written_down_once_for_all() -> None:
    """Other programs can check a game: these throws never change."""
    assert throws(SealedLuck(SECRET), 12) == [2, 5, 5, 0, 1, 1, 5, 4, 4, 5, 4, 3]


def test_given_luck_deals_what_it_is_given() -> None:
    luck = GivenLuck("gold ZEBRA@1 salt".split(), [FACES])
    bag = filled(3, 1)
    assert [luck.choose(0, 0, bag, 3, to) for to in (EVERYBODY, 1, EVERYBODY)] == [0, 1, 2]
    assert luck.used == 3


@pytest.mark.parametrize(
    ("words", "to", "sentence"),
    [
        ("", EVERYBODY, "Chance decided something here, and it is not said what."),
        ("iron", EVERYBODY, "“iron” cannot have come up. It could have been zebra or salt."),
        ("gold", EVERYBODY, "“gold” cannot have come up. It could have been zebra or salt."),
        ("gold@1", 1, "“gold@1” cannot have come up. It could have been zebra@1 or salt@1."),
        ("salt@1", EVERYBODY, "“salt@1” was not drawn for those eyes: it should be “salt”."),
        ("salt", 1, "“salt” was not drawn for those eyes: it should be “salt@1”."),
        ("salt@0", 1, "“salt@0” was not drawn for those eyes: it should be “salt@1”."),
    ],
)
def test_given_luck_refuses_what_cannot_be(words: str, to: int, sentence: str) -> None:
    luck = GivenLuck(words.split(), [FACES])
    with pytest.raises(RecordError) as trouble:
        luck.choose(0, 0, vec[i64]([0, 2, 1]), 3, to)
    assert str(trouble.value) == sentence


def test_a_witness_remembers() -> None:
    witness = Witness(GivenLuck(["gold", "salt@1"], [FACES]))
    for to in (EVERYBODY, 1):
        witness.choose(0, 0, filled(3, 1), 3, to)

    def seen(outcome: Outcome) -> tuple[int, int, int]:
        return outcome.stream, outcome.face, outcome.to

    assert [seen(outcome) for outcome in witness.outcomes] == [(0, 0, EVERYBODY), (0, 2, 1)]


def test_a_bag_is_emptied_piece_by_piece() -> None:
    s, bag = table(), vec[i64]([2, 0, 3])
    drawn = [draw(s, FastLuck(1), 0, bag, EVERYBODY) for _ in range(5)]
    assert sorted(drawn) == [0, 0, 2, 2, 2]
    assert (total(bag), list(s.draws)) == (0, [5])


def test_a_roll_is_a_draw() -> None:
    s = table(2)
    assert {int(roll(s, FastLuck(1), 1, 3, EVERYBODY)) for _ in range(30)} == {0, 1, 2}
    assert list(s.draws) == [0, 30]


def test_what_is_dealt_anew_moves_no_counter_and_foretells_nothing() -> None:
    luck = FastLuck(1)
    redraw, die = Redraw(luck), filled(6, 1)
    anew = [int(redraw.below(6)) for _ in range(100)]
    assert anew != [int(luck.choose(0, count, die, 6, EVERYBODY)) for count in range(100)]
    assert anew == [int(redraw.below(6)) for redraw in [Redraw(luck)] for _ in range(100)]
    bag = vec[i64]([1, 1])
    assert sorted([redraw.draw(0, bag), redraw.draw(0, bag)]) == [0, 1]


def test_the_generator_of_choices_is_even_and_repeats() -> None:
    one, other = Rng(3), Rng(3)
    choices = [int(one.below(5)) for _ in range(5_000)]
    assert choices == [int(other.below(5)) for _ in range(5_000)]
    assert chi_square(choices, 5) < 18.5
    assert one.seed() == other.seed() != one.seed()

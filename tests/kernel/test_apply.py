"""`Title.apply` takes nothing but legal codes, in both builds; `step` trusts its caller."""

import pytest
from tests.toys import TOYS

from baobab.errors import GameOverError, IllegalActionError
from baobab.kernel import position
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.playout import Tally, playout
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as load


def find(name: str) -> Title:
    return TOYS[name]() if name in TOYS else load(name)


@pytest.mark.parametrize("name", [*names(), *TOYS])
def test_a_code_that_is_not_legal_changes_nothing(name: str) -> None:
    title = find(name)
    s, luck, rng = title.new(title.seats[-1], FastLuck(3)), FastLuck(3), Rng(3)
    for _ in range(12):
        legal, seat, before = list(title.legal(s)), int(s.seat()), position.dump(title, s)
        size = int(title.actions.size)
        wrong = [-1, size, -(2**40), 2**40, *[code for code in range(size) if code not in legal][:3]]
        for code in wrong:
            with pytest.raises(IllegalActionError) as caught:
                title.apply(s, code, luck)
            assert caught.value.params == {"code": code, "seat": seat}
            assert position.dump(title, s) == before
        title.apply(s, legal[rng.below(len(legal))], luck)
        if s.over():
            break


def test_the_error_says_code_seat_and_reason() -> None:
    title = load("africa")
    s = title.new(3, FastLuck(3))
    with pytest.raises(IllegalActionError) as caught:
        title.apply(s, -1, FastLuck(3))
    assert str(caught.value) == f"The action -1 is not allowed now for seat {s.seat()}, which decides."
    assert caught.value.words("it") == f"L'azione -1 adesso non è permessa al posto {s.seat()}, che decide."
    assert caught.value.reason is None
    code = next(c for c in range(title.actions.size) if c not in list(title.legal(s)))
    with pytest.raises(IllegalActionError) as caught:
        title.apply(s, code, FastLuck(3))
    assert caught.value.reason is not None


def test_after_the_end_nothing_is_legal() -> None:
    title = TOYS["market_day"]()
    s = title.new(2, FastLuck(1))
    playout(title, s, FastLuck(1), Rng(1), Tally())
    with pytest.raises(GameOverError, match="The action 0 comes too late: the game is over"):
        title.apply(s, 0, FastLuck(1))


@pytest.mark.parametrize("name", names())
def test_apply_and_step_come_to_the_same(name: str) -> None:
    title = find(name)
    s = title.new(3, FastLuck(3))
    for code in list(title.legal(s))[:5]:
        one, two = s.copy(), s.copy()
        title.apply(one, code, FastLuck(4))
        assert list(title.step(two, code, FastLuck(4))) == list(title.legal(one))
        assert one.key() == two.key()

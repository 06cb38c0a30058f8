"""A question may be asked although it has one answer, where its absence would tell something hidden."""

from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.market_day.title import END, TURN, MarketDay, MarketState
from tests.toys.market_day.title import Turn as MarketTurn

from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title


class OnlyEnd(MarketTurn):
    """A turn in which nothing can be done but to end it."""

    asked = False

    def legal(self, s: State) -> vec[i64]:
        return vec[i64]([END.base])

    def always(self, s: State) -> bool:
        return self.asked


def market(asked: bool) -> tuple[Title, State]:
    title = MarketDay()
    turn = OnlyEnd("turn", "TMD-2", [END])
    turn.asked = asked
    title.phases[TURN] = turn
    return title, title.new(2, FastLuck(1))


def test_a_question_with_one_answer_answers_itself() -> None:
    _, s = market(asked=False)
    assert s.over()


def test_a_question_that_is_always_asked_waits_for_its_one_answer() -> None:
    title, s = market(asked=True)
    assert isinstance(s, MarketState)
    assert [int(code) for code in title.legal(s)] == [END.base]
    assert s.turn == 0
    title.apply(s, END.base, FastLuck(1))
    assert s.turn == 1
    assert not s.over()

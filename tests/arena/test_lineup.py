"""Line-ups: how people write bots and budgets, and what they hear when it makes no sense."""

import pytest
from tests.arena import FIRST

from baobab.arena.lineup import LineupEntry, read_entry, read_lineup, usual_budget
from baobab.bots.bot import Bot, Budget
from baobab.errors import BaobabError
from baobab.kernel.title import Title
from baobab.titles import title


@pytest.mark.parametrize(
    ("text", "entry", "label"),
    [
        ("random", LineupEntry("random"), "random"),
        (" random ", LineupEntry("random"), "random"),
        ("random@500it", LineupEntry("random", iterations=500), "random@500it"),
        ("random@200ms", LineupEntry("random", seconds=0.2), "random@200ms"),
        ("random@2s", LineupEntry("random", seconds=2.0), "random@2000ms"),
        ("random@0.5s", LineupEntry("random", seconds=0.5), "random@500ms"),
        ("random@1000.001ms", LineupEntry("random", seconds=1.000001), "random@1000.001ms"),
        (f"{FIRST}@7it", LineupEntry(FIRST, iterations=7), f"{FIRST}@7it"),
        ("greedy:weights@home.json@7it", LineupEntry("greedy:weights@home.json", iterations=7), None),
    ],
)
def test_an_entry_is_a_bot_and_perhaps_a_budget(text: str, entry: LineupEntry, label: str | None) -> None:
    read = read_entry(text)
    assert read == entry
    assert read.label == (label or text.strip())
    assert read_entry(read.label) == read


@pytest.mark.parametrize(
    "budget",
    "@ @0it @0ms @0.0s @-5it @5 @fast @1.5it @1e3it @99999999999999999999it @9999s @٣it @5it@".split(),
)
def test_a_budget_of_nothing_or_of_nonsense_is_refused(budget: str) -> None:
    with pytest.raises(BaobabError, match="is not a budget") as caught:
        read_entry(f"random{budget}")
    assert "a whole number up to 1000 million), 200ms or 2s (up to 3600s)" in str(caught.value)
    assert "non dice quanto il bot può pensare" in caught.value.words("it")
    assert "un numero intero fino a 1000 milioni), 200ms o 2s (fino a 3600s)" in caught.value.words("it")


@pytest.mark.parametrize(
    ("bot", "budget"), [("Endless", "-5it"), ("Thoughtless", "0ms"), ("Backwards", "-200ms")]
)
def test_a_bot_that_usually_thinks_less_than_anything_is_refused_before_any_game(
    bot: str, budget: str
) -> None:
    entry = read_entry(f"tests.arena.bots:{bot}")
    with pytest.raises(BaobabError, match=f"In “tests.arena.bots:{bot}”, “{budget}” is not a budget"):
        entry.check(title("africa"))
    read_entry(f"tests.arena.bots:{bot}@5it").check(title("africa"))


def test_levels_of_the_house_that_search_nothing_need_no_budget() -> None:
    for name in ("easy", "normal", "hard", "expert"):
        read_entry(name).check(title("africa"))


def test_a_line_up_names_a_bot_for_each_seat() -> None:
    assert [entry.label for entry in read_lineup(f"{FIRST},random@5it", 2)] == [FIRST, "random@5it"]
    with pytest.raises(BaobabError, match="a bot for each of the seats, here 3, and “random,random” names 2"):
        read_lineup("random,random", 3)
    with pytest.raises(BaobabError, match="no bot called “wizard”"):
        read_lineup("random,wizard")
    with pytest.raises(BaobabError, match="no bot called “”"):
        read_lineup("random,")
    with pytest.raises(BaobabError, match=r"There is no file “nowhere\.json”") as caught:
        read_lineup("random,greedy:nowhere.json")
    assert caught.value.words("it") == "Il file “nowhere.json” non c'è."
    with pytest.raises(BaobabError, match="NeedsMore” cannot be used"):
        read_lineup("random,tests.arena.bots:NeedsMore")


def test_budgets_reach_the_bot() -> None:
    africa = title("africa")
    assert read_entry("random@500it").budget(africa).iterations == 500
    assert read_entry("random@200ms").budget(africa).seconds == pytest.approx(0.2)
    assert read_entry("random@20ms").with_budget_times(4).label == "random@80ms"


class Usually(Bot):
    """Says itself how much it thinks."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.says = Budget(iterations, seconds)

    def usual(self, title: Title) -> Budget:
        return self.says


def test_without_a_budget_a_bot_thinks_as_it_usually_does() -> None:
    """Of two limits the one that can be repeated."""
    africa = title("africa")
    assert str(usual_budget(Usually(60, 0.0), africa)) == "60it"
    assert str(usual_budget(Usually(60, 3.0), africa)) == "60it"
    assert str(usual_budget(Usually(0, 0.3), africa)) == "300ms"
    with pytest.raises(BaobabError, match=r"Vague” cannot be used \(LookupError: who knows\)"):
        read_entry("tests.arena.bots:Vague").budget(africa)

"""What a place shows: what a track joins, what mines, ports and sales bring, and what the view tells."""

from typing import Any

from tests.titles.namibia.positions import at, new, state
from tests.titles.namibia.test_shipping import EXAMPLE
from tests.titles.positions import play, preview

from baobab.game import Game
from baobab.kernel.luck import Rng

MINES = (
    "4 ask=lay/0 held=1,0,0,0 ore=C1:gold,C2:gold,D2:abandoned,D3:silver"
    " cubes=C1:2,C2:2,D3:2 heads=C2:0up,D3:0lying"
)


def marks(game: Game, subject: str) -> dict[str, dict[str, int | None]]:
    return {
        layer.name: {mark.place: mark.number for mark in layer.marks} for layer in game.sight(subject).layers
    }


def note(game: Game, subject: str) -> str:
    found = game.sight(subject).note
    return "" if found is None else game.words("en").say(found.key, found.params)


def test_a_track_tells_which_mines_come_to_which_ports() -> None:
    """NAM-2.4f: C2 lies at the next side; C1 has its railway already."""
    game = at(MINES)
    assert marks(game, "edge B1-C1") == {"gain": {}, "port": {}}
    assert preview(game, "lay B1-C1") == ""
    game = at(f"{MINES} rails=B1-C1:1")
    assert marks(game, "edge C1-C2") == {"gain": {"C2": 1}, "port": {"B0": None}}
    assert preview(game, "lay C1-C2") == "joins C2 to Möwe Bay"
    assert note(game, "edge C1-C2") == "A track here leads from C2 to Möwe Bay"
    play(game, "lay C1-C2")
    view: Any = game.view(0)
    assert view["spaces"]["C2"]["ports"] == ["B0"]


def test_a_mine_tells_what_completing_it_brings() -> None:
    """NAM-2.1b NAM-2.1c NAM-E.2 NAM-E.3: next to an abandoned mine it runs dry."""
    game = at(MINES)
    assert marks(game, "space D3")["dry"] == {"D2": None}
    assert "runs dry" in note(game, "space D3")
    assert note(game, "space D3").endswith("would bring 12 GM")
    assert marks(game, "space C1") == {"port": {"B0": None}, "dry": {}}
    assert note(game, "space C1") == "A mine here would get 1 more when completed"
    assert marks(game, "space D2")["dry"] == {"D3": None}


def test_ports_and_commodities_tell_what_can_be_shipped() -> None:
    """NAM-3.2a: completed mines with their cubes, and those that come later."""
    game = at(MINES + " rails=B1-C1:1,C1-C2:1")
    assert marks(game, "port B0") == {"ship": {"C2": 2}, "later": {"C1": 2}}
    assert marks(game, "commodity gold") == {"ship": {"C2": 2}, "later": {}, "idle": {"C1": 2}}
    assert note(game, "commodity gold") == "2 cubes lie unmined: at the end the price would fall to 4"


def test_a_sale_tells_what_everybody_would_be_paid() -> None:
    """NAM-TV1 NAM-3.3a..c: the example if Grant ships too, which brings him 12 and Gery 2 more points."""
    game = at(EXAMPLE)
    gery = int(state(game).reputation[1])
    told = {(one.item, one.seat): one.after for one in game.sight("sale gold-K3").changes}
    assert told == {("money", 1): 44, ("money", 2): 35, ("money", 3): 23, ("reputation", 1): gery + 8}
    assert note(game, "sale gold-K3") == "If all ship: 6 at full price, then 6 at 6 GM"
    play(game, "select gold K3; ship; ship; ship; ship; ship; ship")
    assert {("money", seat): int(state(game).cash[seat]) for seat in (1, 2, 3)} == {
        key: after for key, after in told.items() if key[0] == "money"
    }
    assert state(game).reputation[1] == told["reputation", 1]


def test_the_view_says_what_administration_does() -> None:
    """NAM-4.1 NAM-3.3a: settled once a stage is over, and then it comes true."""
    game, rng, settled = new(4), Rng(3), 0
    while not game.over:
        before: Any = game.view(game.seat)
        game.play(game.legal()[int(rng.below(len(game.legal())))])
        after: Any = game.view() if game.over else game.view(game.seat)
        if after["round"] == before["round"] or before["turn"]["mine"] is None:
            continue
        for kind, trade in before["market"].items():
            if trade["settled"]:
                settled += 1
                now = after["market"][kind]
                assert trade["next"] == {"price": now["price"], "demand": now["demand"]}
    assert settled > 0


def test_the_final_reputation_is_that_of_the_end() -> None:
    """NAM-E.2..4: at the end nothing more comes to it."""
    game, rng = new(3), Rng(5)
    while not game.over:
        game.play(game.legal()[int(rng.below(len(game.legal())))])
    view: Any = game.view()
    assert [player["final"] for player in view["players"]] == game.scores()

"""The data file: what it says, and that a wrong figure is named."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.titles.namibia.positions import BOARD, TITLE
from tests.titles.positions import altered

from baobab.errors import DataError


def test_the_card_of_the_rulebook() -> None:
    """NAM-TV4 NAM-0.9: the card that forbids gold allows diamond, silver and copper."""
    cards = {BOARD.figures.cards.names[card]: int(BOARD.figures.forbids[card]) for card in range(4)}
    assert cards["no_gold"] == BOARD.commodities.find("gold")
    assert sorted(cards.values()) == [0, 1, 2, 3]


def test_the_map() -> None:
    """60 spaces, of them 4 ports and 3 for an expansion; every side has a name."""
    assert (int(BOARD.size), len(BOARD.mine_spaces), int(BOARD.ports.size)) == (60, 53, 4)
    assert (int(BOARD.edges.size), int(BOARD.corners.size)) == (214, 155)
    assert BOARD.edges.find("K3-K4") >= 0
    assert BOARD.edges.find("A7-NE") >= 0


def test_new_tracks_that_join_ports() -> None:
    """The map keeps its distances: 5, 5 and 7 tracks between neighbouring ports."""
    near: dict[int, set[int]] = {}
    for e in range(int(BOARD.edges.size)):
        if BOARD.buildable[e]:
            u, v = int(BOARD.edge_u[e]), int(BOARD.edge_v[e])
            near.setdefault(u, set()).add(v)
            near.setdefault(v, set()).add(u)
    found = []
    for port in range(3):
        here, there = landing(port), landing(port + 1)
        steps = 0
        while not here & there:
            here = here.union(*(near[corner] for corner in here))
            steps += 1
        found.append(steps)
    assert found == [5, 5, 7]


def landing(port: int) -> set[int]:
    sides = [int(BOARD.sides[int(BOARD.port_space[port]) * 6 + i]) for i in range(6)]
    printed = [e for e in sides if BOARD.printed[e]]
    return {int(end) for e in printed for end in (BOARD.edge_u[e], BOARD.edge_v[e])}


def test_every_block_says_where_it_comes_from() -> None:
    for name, block in TITLE.data.root.value.items():
        assert block["provenance"].split(":")[0] in ("rulebook", "reconstructed", "found"), name
        assert block["note"], name


WRONG: list[tuple[str, Callable[[Any], object]]] = [
    ("commodities", lambda d: d["commodities"].update(list=d["commodities"]["list"][:1])),
    ("spaces.list[3]", lambda d: d["spaces"]["list"][3].update(id="A1")),
    ("spaces.list[0].kind", lambda d: d["spaces"]["list"][0].update(kind="lake")),
    ("spaces.list[0].neighbours[0]", lambda d: d["spaces"]["list"][0].update(neighbours=["Z9"])),
    ("spaces.list", lambda d: d["spaces"]["list"][0]["neighbours"].append("L4")),
    ("edges.list[0].v", lambda d: d["edges"]["list"][0].update(v=["a", "a"])),
    ("edges.list", lambda d: d["edges"]["list"].pop(0)),
    ("edges.list", lambda d: d["edges"]["list"][0].update(spaces=["A1"])),
    ("ports.list[1].space", lambda d: d["ports"]["list"][1].update(space="A1")),
    ("ports", lambda d: d["ports"]["list"].pop()),
    ("preprinted_tracks", lambda d: d["preprinted_tracks"]["list"].pop()),
    ("preprinted_tracks.list[0].edge", lambda d: d["preprinted_tracks"]["list"][0].update(edge="9_9_E")),
    ("initial_squares.list[0]", lambda d: d["initial_squares"].update(list=["B0", "D2", "G4", "J4"])),
    ("initial_squares", lambda d: d["initial_squares"]["list"].pop()),
    ("three_player_tracks.edges[0]", lambda d: d["three_player_tracks"].update(edges=["1_0_SW"])),
    ("player_cards.list[0]", lambda d: d["player_cards"]["list"][0].update(forbidden="gold")),
    ("player_cards.list", lambda d: d["player_cards"]["list"].pop()),
    ("auction_table.4", lambda d: d["auction_table"]["4"].pop()),
    ("auction_table.3[0].place", lambda d: d["auction_table"]["3"][0].update(place=2)),
    ("auction_table.sell_reputation_gm", lambda d: d["auction_table"].update(sell_reputation_gm=0)),
    ("market_table.rows[0].case", lambda d: d["market_table"]["rows"][0].update(case="balanced")),
    ("market_table.rows", lambda d: d["market_table"]["rows"].pop()),
    ("game.rounds", lambda d: d["game"].update(rounds=7)),
    ("tracks.initial_price", lambda d: d["tracks"].update(initial_price=16)),
    ("reputation_purchase.after_round.6", lambda d: d["reputation_purchase"]["after_round"].update({"6": 2})),
    (
        "components_supply.cubes_per_commodity",
        lambda d: d["components_supply"]["cubes_per_commodity"].update({"3": 20}),
    ),
    ("components_supply.tracks", lambda d: d["components_supply"].update(tracks=-1)),
    ("components_supply.tracks", lambda d: d["components_supply"].pop("tracks")),
    ("three_player_tracks", lambda d: d["components_supply"].update(tracks=1)),
]


@pytest.mark.parametrize(("path", "change"), WRONG, ids=[f"{i}-{path}" for i, (path, _) in enumerate(WRONG)])
def test_a_wrong_figure_is_named(path: str, change: Callable[[Any], object]) -> None:
    """The error says where in the file, in both languages."""
    with pytest.raises(DataError) as caught:
        altered(TITLE, change)
    assert caught.value.path == path
    for lang in ("en", "it"):
        assert path in caught.value.words(lang)

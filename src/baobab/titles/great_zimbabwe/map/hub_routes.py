"""One cheapest way over hubs, for pictures: routes with equally many hubs are as good.  TGZ-HUB-8"""

from mypy_extensions import i64

from baobab.titles.great_zimbabwe.board import Board
from baobab.titles.great_zimbabwe.map.hub_range import Ways


def way_to_maker(b: Board, ways: Ways, monument: i64, maker: i64) -> list[str]:
    """The cells of a monument and of the hubs behind it, then the craftsman.  TGZ-HUB-2 TGZ-RAI-7"""
    hubs = ways.hubs_to(maker)
    here = monument
    places = [b.cells.names[ways.monuments[here]]]
    while hubs[here] > 0:
        ways.hop_of(here)
        for other in ways.links[here]:
            if hubs[other] == hubs[here] - 1:
                here = other
                break
        places.append(b.cells.names[ways.monuments[here]])
    return [*places, b.cards.makers.names[maker]]


def way_between_makers(b: Board, ways: Ways, secondary: i64, primary: i64) -> list[str]:
    """A secondary craftsman, the hubs, and the primary one that works for it.  TGZ-RAI-10"""
    places = [b.cards.makers.names[secondary]]
    if ways.leg(secondary, primary) == 0:
        return [*places, b.cards.makers.names[primary]]
    hubs = ways.hubs_to(primary)
    first = ways.sees[secondary][0]
    for monument in ways.sees[secondary]:
        if hubs[monument] < hubs[first]:
            first = monument
    return [*places, *way_to_maker(b, ways, first, primary)]

"""The state of Heart of Africa, declared once; `python -m tools.generate_states` makes state.py of it."""

from typing import Final

from baobab.kernel.fields import Field
from baobab.titles.heart_of_africa.board import BANDS, MARKED, SIDES, Board

INFLUENCE: Final = 1000
"""More influence than there is."""


def fields(b: Board) -> list[Field]:
    """What lies on the table, by name."""
    return [*map_fields(b), *seat_fields(b), *counter_fields(b), *task_fields(b), *turn_fields(b)]


def map_fields(b: Board) -> list[Field]:
    """The map."""
    seat, area, f = b.seats, b.areas, b.figures
    return [
        Field("traders", [seat, area], high=int(f.traders), about="traders on the map: seat * areas + area"),
        Field("wholesaler", [seat], area, none="off", about="the area of each seat's wholesaler"),
        Field("neutrals", [area], high=int(f.neutrals), about="neutrals in each area"),
        Field("resource", [area], b.resources, none="none", about="the resource counter of each area"),
        Field("station", [area], high=1, about="1 where a trading station stands"),
        Field("pieces", [area], derived=True, about="traders and wholesalers of all seats in each area"),
    ]


def seat_fields(b: Board) -> list[Field]:
    """What every seat has, and the prices."""
    seat, f = b.seats, b.figures
    rows, start = len(f.reputation), int(f.reputation_start)
    return [
        Field(
            "reserve",
            [seat],
            high=int(f.traders),
            start=int(f.traders),
            about="traders that a seat can still bring in",
        ),
        Field("influence", [seat], high=INFLUENCE),
        Field("vp", [seat], high=100_000, about="spaces on the score track"),
        Field("reputation", [seat], high=rows - 1, start=start, about="rows on the reputation table"),
        Field(
            "price",
            [b.markers],
            high=len(f.prices) - 1,
            about="rows of the markers on the resource table, the Africa marker last",
        ),
    ]


def counter_fields(b: Board) -> list[Field]:
    """Counters for actions, special victories and conflicts, and the bids for them."""
    seat, faces, functions, specials = b.seats, b.counters.faces, b.counters.functions, b.specials.faces
    return [
        Field("rows", values=faces, listed=True, about="faces of the open action counters, two a row"),
        Field("bag", [faces], high=1000, about="the face-down action counters"),
        Field(
            "hand",
            [seat, functions],
            high=1000,
            about="action counters held, open: seat * functions + function",
        ),
        Field("gone", [functions], high=1000, about="action counters out of the game"),
        Field(
            "special",
            [seat],
            specials,
            none="none",
            secret=True,
            about="the special victory counter of each seat",
        ),
        Field(
            "open_specials",
            [seat, specials],
            high=100,
            about="special counters that lie open before a seat: seat * faces + face",
        ),
        Field("gone_specials", [specials], high=100, about="special counters used up"),
        Field("losses", [b.losses.faces], high=100, about="conflict counters in the pool"),
        Field("bids", [seat], high=1023, none="none", about="bids of this auction"),
    ]


def task_fields(b: Board) -> list[Field]:
    """What marching, shifting, retreating and conflicts have to remember."""
    area, f = b.areas, b.figures
    return [
        Field(
            "marks",
            [area, MARKED],
            high=int(f.traders),
            about="tired and stopped traders of the active seat: area * 5 + band - 1",
        ),
        Field("barred", [area], high=1, about="1 where the active seat may start no conflict any more"),
        Field(
            "unmoved",
            [area],
            high=int(f.neutrals),
            about="while neutrals shift: those of each area that have not moved yet",
        ),
        Field("refuge", [area], high=1, about="while pieces retreat: 1 where they may go"),
        Field(
            "stance", [SIDES], high=2, secret=True, about="in a conflict: 0 undecided, 1 fights, 2 retreats"
        ),
        Field("staked", [SIDES], high=INFLUENCE, secret=True, about="influence committed"),
        Field(
            "pledged",
            [SIDES, b.stakes],
            high=1000,
            secret=True,
            about="counters committed: side * kinds + kind",
        ),
    ]


def turn_fields(b: Board) -> list[Field]:
    """Supplies, and the turn of the active seat."""
    seat, f = b.seats, b.figures
    picks = int(b.size) * int(b.size)
    return [
        Field("pool", high=INFLUENCE, about="influence to be shared out"),
        Field("supply", high=int(f.neutrals), about="neutrals that are not on the map"),
        Field("stations", derived=True, start=int(f.stations), about="trading stations left"),
        Field("active", values=seat, none="none", about="who won the auction; nobody between turns"),
        Field("ap", high=1000, about="action points left"),
        Field("changes", high=10, about="prices changed with action points this turn"),
        Field("changed", values=b.markers, none="none", about="the marker so changed"),
        Field("bonus", high=1, about="1 once the heart bonus was used this turn"),
        Field("lead", high=5, about="how tired and stopped the active seat's wholesaler is"),
        Field("last", high=picks, none="none", about="what was picked last where picks ascend"),
        Field("band", high=int(BANDS.size) - 1, about="while a group marches: whose number is asked"),
        Field("marched", high=100, about="and how many pieces have marched"),
        Field("foe", values=seat, none="none", about="the opponent in the conflict under way"),
        Field("drawn", values=b.losses.faces, none="none", about="the conflict counter drawn"),
        Field("redraws", high=1000, about="and how many more may be drawn"),
    ]

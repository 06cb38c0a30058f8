"""The state of Heart of Africa by name, for positions and records."""

from baobab.kernel.fields import Field
from baobab.titles.heart_of_africa.board import BANDS, MARKED, SIDES, Board


def fields(b: Board) -> list[Field]:
    """The state by name, for positions and records."""
    seat, area, f = b.seats, b.areas, b.figures
    functions, specials = b.counters.functions, b.specials.faces
    traders, neutrals, influence = int(f.traders), int(f.neutrals), 1000
    return [
        Field("traders", [seat, area], high=traders),
        Field("wholesaler", [seat], area, none="off"),
        Field("neutrals", [area], high=neutrals),
        Field("resource", [area], b.resources, none="none"),
        Field("station", [area], high=1),
        Field("pieces", [area], derived=True),
        Field("reserve", [seat], high=traders),
        Field("influence", [seat], high=influence),
        Field("vp", [seat], high=100_000),
        Field("reputation", [seat], high=len(f.reputation) - 1),
        Field("price", [b.markers], high=len(f.prices) - 1),
        Field("rows", values=b.counters.faces, listed=True),
        Field("bag", [b.counters.faces], high=1000),
        Field("hand", [seat, functions], high=1000),
        Field("gone", [functions], high=1000),
        Field("special", [seat], specials, none="none", secret=True),
        Field("open_specials", [seat, specials], high=100),
        Field("gone_specials", [specials], high=100),
        Field("losses", [b.losses.faces], high=100),
        Field("bids", [seat], high=1023, none="none"),
        Field("marks", [area, MARKED], high=traders),
        Field("barred", [area], high=1),
        Field("unmoved", [area], high=neutrals),
        Field("refuge", [area], high=1),
        Field("stance", [SIDES], high=2, secret=True),
        Field("staked", [SIDES], high=influence, secret=True),
        Field("pledged", [SIDES, b.stakes], high=1000, secret=True),
        Field("pool", high=influence),
        Field("supply", high=neutrals),
        Field("stations", derived=True),
        Field("active", values=seat, none="none"),
        Field("ap", high=1000),
        Field("changes", high=10),
        Field("changed", values=b.markers, none="none"),
        Field("bonus", high=1),
        Field("lead", high=5),
        Field("last", high=int(b.size) * int(b.size), none="none"),
        Field("band", high=int(BANDS.size) - 1),
        Field("marched", high=100),
        Field("foe", values=seat, none="none"),
        Field("drawn", values=b.losses.faces, none="none"),
        Field("redraws", high=1000),
    ]

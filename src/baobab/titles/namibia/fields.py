"""The state of Namibia, declared once; `python -m tools.generate_states` makes state.py of it."""

from baobab.kernel.fields import Field
from baobab.kernel.names import Domain
from baobab.titles.namibia.board import Board


def fields(b: Board) -> list[Field]:
    """What lies on the table, by name: board, market, players, the auction and the shipping under way."""
    seat, space, kind, f = b.seats, b.spaces, b.commodities, b.figures
    low, high = int(f.lowest), int(f.highest)
    ores = Domain("ore", [*kind.names, "abandoned"])
    heads = Domain("head", [f"{owner}{how}" for owner in seat.names for how in ("lying", "up")])
    return [
        Field("round", low=1, high=int(f.rounds), about="from 1"),
        Field(
            "places",
            low=2,
            high=int(seat.size),
            about="how many places this round has: the players who bid in it",
        ),
        Field(
            "ore",
            [space],
            ores,
            none="bare",
            about="the commodity of a space's cubes, or the number of commodities where abandoned",
        ),
        Field("cubes", [space], high=200, about="how many cubes lie on a space"),
        Field("heads", [space], heads, none="none", about="seat * 2 + LYING or UPRIGHT"),
        Field("rails", [b.edges], high=1, about="1 where a side carries a track"),
        Field("price", [kind], low=low, high=high, start=int(f.price)),
        Field("demand", [kind], low=low, high=high, start=int(f.demand)),
        Field("shipped", [kind], high=1000, about="the market supply of the round"),
        Field(
            "port",
            [kind],
            b.ports,
            none="none",
            about="the port through which a commodity was selected this round",
        ),
        Field(
            "stage", high=int(seat.size) - 1, none="none", about="the place of the active player in shipping"
        ),
        Field("selling", values=kind, none="none", about="the commodity being shipped"),
        Field("card", [seat], f.cards),
        Field(
            "hand",
            [seat, kind],
            high=1,
            about="cubes still to be placed in the set-up: seat * commodities + commodity",
        ),
        Field("cash", [seat], start=int(f.money)),
        Field("reputation", [seat], start=int(f.reputation)),
        Field("out", [seat], high=int(seat.size), about="0, or which one to be eliminated this seat was"),
        Field("order", [seat], seat, none="none", about="the seat in each place from the first"),
        Field("taken", [seat], seat, none="none", about="who took each place in the auction under way"),
        Field("bid", [seat], high=1023, about="the last bid in the auction under way, 0 for none"),
        Field("held", [seat], high=500, about="tracks that a seat still has to lay"),
        Field(
            "truck",
            [seat],
            space,
            none="off",
            about="the mine at which a truck stands, or the port it went to",
        ),
        Field("pool", [kind], derived=True, about="unused cubes"),
        Field("tracks", derived=True, about="unused tracks"),
        Field("markers", derived=True, about="unused markers of abandoned mines"),
        Field("spare_heads", [seat], derived=True, about="heads in front of each seat"),
        Field(
            "net",
            [b.corners],
            derived=True,
            about="the smallest corner joined to a corner by tracks, NONE where no track ends",
        ),
    ]

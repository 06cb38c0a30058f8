"""The state of The Great Zimbabwe, declared once; `python -m tools.generate_states` makes state.py of it."""

from baobab.kernel.fields import Field, Table
from baobab.kernel.names import Domain
from baobab.titles.great_zimbabwe.board import Board
from baobab.titles.great_zimbabwe.cards import LEVELS
from baobab.titles.great_zimbabwe.map.hub_range import Ways
from baobab.titles.great_zimbabwe.map.terrain import Terrain


def fields(b: Board) -> list[Field]:
    """What lies on the table, by name."""
    c, seat = b.cards, b.seats
    discs = Domain("discs", [f"{owner}.{level + 1}" for owner in seat.names for level in range(LEVELS)])
    bits_of_crafts = 2 ** int(c.crafts.size) - 1
    return [
        Field(
            "tiles",
            [b.places],
            b.laid_tiles,
            none="none",
            about="for each place its tile * 4 + quarter turns",
        ),
        Field(
            "pile",
            [seat],
            seat,
            about="the seats by their last change of requirement: the earliest is lowest",
        ),
        Field(
            "cash", [seat], high=100_000, start=int(c.starting_cattle), about="cattle that a seat may spend"
        ),
        Field(
            "cards",
            [seat, c.crafts],
            high=2,
            about="technology cards: seat * crafts + craft; 1 the first, 2 the second card",
        ),
        Field(
            "prices",
            [seat, c.crafts],
            high=int(c.most_price),
            about="likewise; 0 while a new card has none yet",
        ),
        Field("earned", [seat, c.crafts], high=100_000, about="likewise: cattle lying on the card"),
        Field("gods", [c.gods], b.holders, about="where each god is: see OUT"),
        Field("specialists", [c.specialists], b.holders, about="likewise"),
        Field("paid", [c.specialists], high=100_000, about="the cattle on each specialist's card"),
        Field("monuments", values=b.cells, listed=True, about="the cells of all monuments"),
        Field("discs", values=discs, listed=True, about="for each monument owner * LEVELS + level - 1"),
        Field(
            "makers", [c.makers], b.sites, none="off", about="the site of each craftsman: cell * 2 + turned"
        ),
        Field("owners", [c.makers], seat, none="off", about="the owner of each craftsman"),
        Field("charms", values=b.cells, listed=True, about="the cells with resource tiles of the shaman"),
        Field("charm_kinds", values=c.kinds, listed=True, about="and the kinds of these"),
        Field("rain", values=b.cells, listed=True, about="the cells of water tiles, two of each tile"),
        Field("used", values=b.cells, listed=True, about="the cells with used markers, one entry a marker"),
        Field("order", [seat], seat, none="open", about="the seat in each place of the turn order"),
        Field(
            "plan",
            values=b.steps,
            listed=True,
            about="the plan of raising monuments under way, step by step: see plan.Draft",
        ),
        Field("fees", high=100_000, about="cattle on the card of Qamata"),
        Field("round", high=int(c.most_rounds)),
        Field(
            "laid",
            high=100_000,
            about="cattle given so far in the Generosity of Kings; they lie on the plaques",
        ),
        Field("last_gift", high=1023),
        Field("helped", high=1, about="1 once Elegua has paid for a gift of this round"),
        Field("chosen", high=1, about="1 once a god or a specialist was chosen in this turn"),
        Field("acted", high=1, about="1 once the main action of this turn is taken"),
        Field(
            "busy",
            high=2 ** int(c.specialists.size) - 1,
            about="the specialists used in this turn, a bit each",
        ),
        Field(
            "firsts",
            high=bits_of_crafts,
            about="the primary crafts whose first craftsman came in this turn, a bit each",
        ),
        Field("fresh", high=bits_of_crafts, about="the crafts whose card was taken in this turn, a bit each"),
        Field("window", high=1, about="1 while Dziva's worshipper may set prices"),
        Field("god", [seat], c.gods, none="none", derived=True, about="for each seat its god"),
        Field("vr", [seat], derived=True, start=int(c.starting_vr), about="the victory requirements"),
        Field("vp", [seat], derived=True, about="the victory points"),
        Field("afoot", derived=True, about="all cattle that are not in the common stock"),
    ]


TABLES = [
    Table("cells", about="what each cell holds: see board.FREE"),
    Table("terrain", Terrain, "regions, water and resources"),
    Table("near", Ways, "hub range"),
    Table("far", Ways, "and that of Eshu's worshipper"),
]
"""What follows from the fields and is replaced, never changed."""

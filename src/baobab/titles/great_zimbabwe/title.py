"""The Great Zimbabwe, whole: the tables of the title, and where each part of its rules lives."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.constants import constants_of
from baobab.kernel.data import Data, title_folder
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Fault
from baobab.kernel.sights import Sight
from baobab.kernel.title import Title, View, rank
from baobab.kernel.versions import data_of_version, newest_version
from baobab.titles.great_zimbabwe import events, scoring, sights, turn, values
from baobab.titles.great_zimbabwe.accounts import accounts
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import CRAFTSMAN, MONUMENT, MOST_SEATS, VOID, WATER, Board
from baobab.titles.great_zimbabwe.craftsmen.price_question import Prices
from baobab.titles.great_zimbabwe.craftsmen.questions import Place, Site, Way
from baobab.titles.great_zimbabwe.drawing import picture
from baobab.titles.great_zimbabwe.fields import TABLES, fields
from baobab.titles.great_zimbabwe.generosity import Gift
from baobab.titles.great_zimbabwe.hindsight import hindsight
from baobab.titles.great_zimbabwe.laws.faults import derive, faults
from baobab.titles.great_zimbabwe.map.hub_range import Ways
from baobab.titles.great_zimbabwe.map.terrain import Terrain, printed_cells, terrain_of
from baobab.titles.great_zimbabwe.monuments.building import Build
from baobab.titles.great_zimbabwe.monuments.raising import From, Maker, Raise, Take
from baobab.titles.great_zimbabwe.options import OPTION_CONSTANTS, options
from baobab.titles.great_zimbabwe.religion.specialist_work import Charm, Herd, Lay, Rain, RainWay
from baobab.titles.great_zimbabwe.setup import (
    Start,
    ask_starts,
    deal_gods,
    lay_map,
    pile_discs,
    read_map,
)
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.streams import STREAM_CONSTANTS, streams
from baobab.titles.great_zimbabwe.turn_menu import Turn
from baobab.titles.great_zimbabwe.view import look
from baobab.words import Words


class GreatZimbabwe(Title[ZimbabweState]):
    """Kings compete by generosity, craftsmen and monuments: 2 to 5 players, nothing hidden.  TGZ-CTL-3"""

    def __init__(self, data: Data | None = None, version: int = 0) -> None:
        folder = title_folder("great_zimbabwe")
        own_data = data if data is not None else data_of_version(folder, version)
        super().__init__(
            "great_zimbabwe", version or newest_version(folder), range(2, MOST_SEATS + 1), folder, own_data
        )
        board = Board(self.data)
        self.board = board
        self.lands: dict[int, tuple[Terrain, vec[i64]]] = {}
        a = Actions(self.actions, board)
        self.phases = [
            Start(board, a),
            Gift(board, a),
            Turn(board, a),
            Build(board, a),
            Place(board, a),
            Site(board, a),
            Way(board, a),
            Prices(board, a),
            Charm(board, a),
            Lay(board, a),
            Rain(board, a),
            RainWay(board, a),
            Herd(board, a),
            Raise(board, a),
            Maker(board, a),
            Take(board, a),
            From(board, a),
        ]
        self.streams = streams(board)
        self.events = events.event_kinds(board)
        self.options = options(self.data.root["switches"])
        self.fields = fields(board)
        self.tables = [table.name for table in TABLES]
        self.features = values.FEATURES
        self.subjects = sights.subjects(board)
        self.constants = {
            "phases": constants_of(turn),
            "streams": STREAM_CONSTANTS,
            "events": constants_of(events),
            "options": OPTION_CONSTANTS,
            "features": values.FEATURE_CONSTANTS,
        }
        self.turn_clause = "TGZ-TRN-1"
        self.over_clause = "TGZ-WIN-1"
        self.longest = 200_000

    def blank(self, seats: i64, options: vec[i64]) -> ZimbabweState:
        """The table laid, tiles in the order of their numbers, nothing drawn yet.

        TGZ-SET-3 TGZ-SET-4 TGZ-SET-5
        """
        b, c = self.board, self.board.cards
        s = self.fresh(ZimbabweState, seats, options)
        layout = b.layout(seats)
        drawn = [tile for tile in range(int(b.tile_names.size)) if tile != b.start_tile]
        for place in layout.places:
            s.tiles[place] = 4 * (b.start_tile if place == layout.start_place else drawn.pop(0))
        s.pile = vec[i64](list(range(seats)))
        s.terrain, s.cells = self.blank_land(seats, s.tiles)
        water, none, makers = s.terrain.water, vec[i64](), s.makers[:]
        s.near = Ways(b, layout, water, none, makers, c.range)
        s.far = Ways(b, layout, water, none, makers, c.far_range)
        s.afoot = seats * c.starting_cattle
        ask_starts(s)
        return s

    def blank_land(self, seats: i64, tiles: vec[i64]) -> tuple[Terrain, vec[i64]]:
        """The map before any tile is drawn, made once for each number of players: it never changes."""
        if seats not in self.lands:
            layout = self.board.layout(seats)
            cells = printed_cells(self.board, layout, tiles)
            self.lands[seats] = (terrain_of(self.board, layout, cells), cells)
        return self.lands[seats]

    def setup(self, s: ZimbabweState, luck: Luck, tell: Teller | None) -> None:
        """Map, gods, and the pile that says who places first.  TGZ-SET-1 TGZ-SET-2 TGZ-SET-5"""
        lay_map(self.board, s, luck)
        deal_gods(self.board, s, luck)
        pile_discs(s, luck)
        read_map(self.board, s)
        ask_starts(s)

    def derive(self, s: ZimbabweState) -> None:
        derive(self.board, s)

    def faults(self, s: ZimbabweState) -> list[Fault]:
        return faults(self.board, s)

    def view(self, s: ZimbabweState, seat: int) -> View:
        return look(self.board, s)

    def hindsight(self, s: ZimbabweState, action: int, key: str) -> dict[str, int]:
        return hindsight(self, s, action, key)

    def accounts(self, s: ZimbabweState) -> dict[str, list[int]]:
        return accounts(s)

    def sight(self, s: ZimbabweState, seat: int, domain: int, item: int) -> Sight:
        return sights.sight(s, seat, domain, item)

    def hub_rings(self, s: ZimbabweState, cell: int, seat: int) -> list[list[int]]:
        """The cells within 0 hubs of a place in the turn of a seat, then those that need 1 hub, 2, …

        TGZ-HUB-2 TGZ-RNG-6
        """
        content = s.cells[cell]
        if content == VOID:
            return []
        ways = s.ways(seat)
        if content == WATER:
            return ways.rings(s.terrain.water.lake(cell))
        if CRAFTSMAN <= content < MONUMENT:
            return ways.rings(ways.site_of(content - CRAFTSMAN))
        return ways.rings(s.terrain.layout.areas.one(cell))

    def values(self, s: ZimbabweState, seat: i64) -> vec[i64]:
        return values.values(self.board, s, seat)

    def draw(self, view: View, speech: Words, width: int, colour: bool) -> str:
        return picture(self.board, view, speech, width, colour)

    def breakdown(self, s: ZimbabweState) -> dict[str, list[int]]:
        return scoring.breakdown(s)

    def scores(self, s: ZimbabweState) -> list[int]:
        """Victory points beyond the requirement."""
        lines = self.breakdown(s)
        return [sum(line[seat] for line in lines.values()) for seat in range(s.seats)]

    def ranks(self, s: ZimbabweState) -> list[int]:
        """TGZ-WIN-2 TGZ-WIN-3"""
        return rank(scoring.standing_keys(s))

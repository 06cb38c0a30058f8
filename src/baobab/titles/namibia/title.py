"""Namibia, whole: the tables of the title, and where each part of its rules lives."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.constants import constants_of, names_in_order
from baobab.kernel.data import Data, title_folder
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import numbers
from baobab.kernel.notes import Fault
from baobab.kernel.sights import Sight
from baobab.kernel.title import Title, View
from baobab.kernel.versions import data_of_version, newest_version
from baobab.titles.namibia import events, scoring, sights, turn
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.administration import Administer, Buy
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.bribes import Bribe
from baobab.titles.namibia.construction.exploring import Explore
from baobab.titles.namibia.construction.mines import Complete, Start
from baobab.titles.namibia.construction.tracks_and_truck import Lay, Opening, Truck
from baobab.titles.namibia.drawing import picture
from baobab.titles.namibia.fields import fields
from baobab.titles.namibia.hindsight import hindsight
from baobab.titles.namibia.laws.faults import derive, faults
from baobab.titles.namibia.options import OPTION_CONSTANTS, options
from baobab.titles.namibia.setup import Cube, FirstMine, SecondMine
from baobab.titles.namibia.setup_draws import draw_all
from baobab.titles.namibia.shipping.selection import Select
from baobab.titles.namibia.shipping.trucks_and_trains import Rail, Road
from baobab.titles.namibia.state import NamibiaState
from baobab.titles.namibia.streams import STREAM_CONSTANTS, streams
from baobab.titles.namibia.values import feature_constants, features
from baobab.titles.namibia.view import accounts, look
from baobab.words import Words


class Namibia(Title[NamibiaState]):
    """Copper rush and diamond fever: 3 or 4 players, nothing hidden, nothing drawn after the set-up.

    NAM-0.8 NAM-T.7
    """

    def __init__(self, data: Data | None = None, version: int = 0) -> None:
        folder = title_folder("namibia")
        own_data = data if data is not None else data_of_version(folder, version)
        super().__init__("namibia", version or newest_version(folder), range(3, 5), folder, own_data)
        board = Board(self.data)
        self.board = board
        times = numbers(9)
        actions = Actions(self.actions, board)
        self.phases = [
            Cube(board, actions),
            FirstMine(board, actions),
            SecondMine(board, actions),
            Opening(board, actions),
            Bribe(board, actions),
            Complete(board, actions),
            Start(board, actions, times),
            Explore(board, actions, times),
            Lay(board, actions),
            Truck(board, actions),
            Select(board, actions),
            Road(board, actions),
            Rail(board, actions),
            Administer(board, actions),
            Buy(board, actions),
        ]
        self.streams = streams(board)
        self.events = events.event_kinds(board)
        self.options = options()
        self.fields = fields(board)
        self.features = names_in_order(feature_constants(board))
        self.subjects = sights.subjects(board)
        self.constants = {
            "phases": constants_of(turn),
            "streams": STREAM_CONSTANTS,
            "events": constants_of(events),
            "options": OPTION_CONSTANTS,
            "features": feature_constants(board),
        }
        self.turn_clause = "NAM-0.1"
        self.over_clause = "NAM-E.1"
        self.longest = 20_000

    def blank(self, seats: i64, options: vec[i64]) -> NamibiaState:
        """The table laid: money, reputation, market and printed tracks, before anything is drawn.

        NAM-S.1 NAM-S.3 NAM-S.11 NAM-T.1 NAM-T.2
        """
        b = self.board
        s = self.fresh(NamibiaState, seats, options)
        s.places = seats
        s.rails = b.printed[:]
        for edge in b.park_tracks if seats == 3 else vec[i64]():
            s.rails[edge] = 1
        for seat in range(seats):
            s.card[seat] = s.order[seat] = seat
        derive(b, s)
        s.ask(turn.CUBE, 0)
        return s

    def setup(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        draw_all(self.board, s, luck, tell)

    def derive(self, s: NamibiaState) -> None:
        derive(self.board, s)

    def faults(self, s: NamibiaState) -> list[Fault]:
        return faults(self.board, s)

    def view(self, s: NamibiaState, seat: int) -> View:
        return look(self.board, s)

    def hindsight(self, s: NamibiaState, action: int, key: str) -> dict[str, int]:
        return hindsight(self, s, action, key)

    def accounts(self, s: NamibiaState) -> dict[str, list[int]]:
        return accounts(self.board, s)

    def sight(self, s: NamibiaState, seat: int, domain: int, item: int) -> Sight:
        return sights.sight(self.board, s, seat, domain, item)

    def values(self, s: NamibiaState, seat: i64) -> vec[i64]:
        return features(self.board, s, seat)

    def draw(self, view: View, speech: Words, width: int, colour: bool) -> str:
        return picture(self.board, view, speech, width, colour)

    def breakdown(self, s: NamibiaState) -> dict[str, list[int]]:
        return scoring.breakdown(self.board, s)

    def scores(self, s: NamibiaState) -> list[int]:
        return scoring.totals(self.board, s)

    def ranks(self, s: NamibiaState) -> list[int]:
        return scoring.ranks(self.board, s)

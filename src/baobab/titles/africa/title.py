"""Africa, whole: the tables of the title, and where each part of its rules lives."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.constants import constants_of
from baobab.kernel.data import Data, title_folder
from baobab.kernel.events import Teller
from baobab.kernel.first_player import choose_first_player
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Fault
from baobab.kernel.title import Title, View, rank
from baobab.kernel.versions import data_of_version, newest_version
from baobab.titles.africa import events, laws, scoring, turn
from baobab.titles.africa.acting import Act
from baobab.titles.africa.actions import Actions
from baobab.titles.africa.board import BARE, DOWN, Board
from baobab.titles.africa.drawing import picture
from baobab.titles.africa.fields import fields
from baobab.titles.africa.finding import Found, Swap
from baobab.titles.africa.herding import Put
from baobab.titles.africa.herding_scores import Herds
from baobab.titles.africa.hindsight import hindsight
from baobab.titles.africa.moving import Move
from baobab.titles.africa.options import FIRST_PLAYER, OPTION_CONSTANTS, options
from baobab.titles.africa.setup import City, ask_cities
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.streams import SEATS, STREAM_CONSTANTS, streams
from baobab.titles.africa.values import FEATURE_CONSTANTS, FEATURES, values
from baobab.titles.africa.view import accounts, look
from baobab.words import Words


class Africa(Title[AfricaState]):
    """Explorers uncover a continent: 2 to 5 players, nothing hidden but face-down tiles.

    All 96 tiles are in play whatever the number of players.  AFR-Sh AFR-2b AFR-Ce AFR-Sd
    """

    def __init__(self, data: Data | None = None, version: int = 0) -> None:
        folder = title_folder("africa")
        own_data = data if data is not None else data_of_version(folder, version)
        super().__init__("africa", version or newest_version(folder), range(2, 6), folder, own_data)
        board = Board(self.data)
        self.board = board
        self.herds = Herds()
        steps = Domain("step", ["1", "2"])
        actions = Actions(self.actions, board)
        self.phases = [
            City(board, actions),
            Move(board, actions, steps),
            Act(board, actions, steps),
            Put(board, actions, steps),
            Found(board, actions, steps),
            Swap(board, actions, steps),
        ]
        self.streams = streams(board)
        self.events = events.event_kinds(board)
        self.options = options()
        self.fields = fields(board)
        self.features = FEATURES
        self.constants = {
            "phases": constants_of(turn),
            "streams": STREAM_CONSTANTS,
            "events": constants_of(events),
            "options": OPTION_CONSTANTS,
            "features": FEATURE_CONSTANTS,
        }
        self.turn_clause = "AFR-Oa"
        self.over_clause = "AFR-Ea"
        self.longest = 400_000

    def blank(self, seats: i64, options: vec[i64]) -> AfricaState:
        """The table laid: tiles face down, camps dealt, scores at 0, explorers not yet placed.

        AFR-Sa..e AFR-Cd
        """
        b = self.board
        s = self.fresh(AfricaState, seats, options)
        for space in range(b.size):
            s.spaces[space] = BARE if b.city[space] == 1 else DOWN
        s.camps = filled(seats, b.setup(seats).camps_each)
        s.supply = b.setup(seats).supply
        s.bag = b.mix[:]
        agreed = options[FIRST_PLAYER]
        ask_cities(s, agreed - 1 if 0 < agreed <= seats else 0, turn.MOVE, turn.CITY)
        return s

    def setup(self, s: AfricaState, luck: Luck, tell: Teller | None) -> None:
        """Find who begins; all else waits face down.  AFR-Sf AFR-R1"""
        first = choose_first_player(s, luck, FIRST_PLAYER, SEATS)
        ask_cities(s, first, turn.MOVE, turn.CITY)
        if tell is not None:
            tell.tell(events.FIRST, [first])

    def derive(self, s: AfricaState) -> None:
        laws.derive(self.board, s)

    def faults(self, s: AfricaState) -> list[Fault]:
        return laws.faults(self.board, s)

    def view(self, s: AfricaState, seat: int) -> View:
        return look(self.board, s)

    def hindsight(self, s: AfricaState, action: int, key: str) -> dict[str, int]:
        return hindsight(self, s, action, key)

    def accounts(self, s: AfricaState) -> dict[str, list[int]]:
        return accounts(self.board, s)

    def breakdown(self, s: AfricaState) -> dict[str, list[int]]:
        return scoring.breakdown(self.board, s)

    def scores(self, s: AfricaState) -> list[int]:
        return scoring.totals(self.board, s)

    def ranks(self, s: AfricaState) -> list[int]:
        """Most points win; equal scores share the place.  AFR-Wa"""
        return rank([[points] for points in self.scores(s)])

    def values(self, s: AfricaState, seat: i64) -> vec[i64]:
        return values(self.board, s, seat, self.herds)

    def draw(self, view: View, speech: Words, width: int, colour: bool) -> str:
        return picture(self.board, view, speech, width, colour)

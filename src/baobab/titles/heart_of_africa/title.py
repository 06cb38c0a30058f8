"""Heart of Africa, whole: the tables of the title, and where each part of its rules lives."""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.constants import constants_of
from baobab.kernel.data import Data, title_folder
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Fault
from baobab.kernel.phase import Phase
from baobab.kernel.sights import Sight
from baobab.kernel.title import Title, View, rank
from baobab.kernel.versions import data_of_version, newest_version
from baobab.titles.heart_of_africa import drawing, events, sights, turn, values
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.auction.bidding import Bid
from baobab.titles.heart_of_africa.auction.rows import Rows
from baobab.titles.heart_of_africa.board import Board, borders
from baobab.titles.heart_of_africa.conflict.battle import Reveal
from baobab.titles.heart_of_africa.conflict.choice import Conflicts
from baobab.titles.heart_of_africa.conflict.commitments import Pledge, Stake
from baobab.titles.heart_of_africa.conflict.neutrals import Response
from baobab.titles.heart_of_africa.conflict.neutrals_retreat import Drive
from baobab.titles.heart_of_africa.conflict.retreat import Rout, Send, SendLead
from baobab.titles.heart_of_africa.conflict.winners_reputation import Praise
from baobab.titles.heart_of_africa.fields import fields
from baobab.titles.heart_of_africa.functions.group_move import Group, March
from baobab.titles.heart_of_africa.functions.neutral_shift import Herd, Shift, ShiftEnter
from baobab.titles.heart_of_africa.functions.new_pieces import Bring, Build, Convert, Pair
from baobab.titles.heart_of_africa.functions.price_swing import SwingDown, SwingUp
from baobab.titles.heart_of_africa.hindsight import hindsight
from baobab.titles.heart_of_africa.laws.faults import derive, faults
from baobab.titles.heart_of_africa.options import OPTION_CONSTANTS, options
from baobab.titles.heart_of_africa.player_turn.action_points import Act
from baobab.titles.heart_of_africa.player_turn.first_neutral import PlaceNeutral
from baobab.titles.heart_of_africa.player_turn.movement import Which
from baobab.titles.heart_of_africa.reputation import Renown
from baobab.titles.heart_of_africa.resample import resample
from baobab.titles.heart_of_africa.scoring import Score
from baobab.titles.heart_of_africa.setup import Deal, Start, ask_starts, draw_order, lay_out
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.streams import STREAM_CONSTANTS, streams
from baobab.titles.heart_of_africa.view import accounts, look
from baobab.words import Words


class HeartOfAfrica(Title[HeartState]):
    """Trading companies bid for turns and fight for the inside of Africa: 2 to 5 players."""

    def __init__(self, data: Data | None = None, version: int = 0) -> None:
        folder = title_folder("heart_of_africa")
        own_data = data if data is not None else data_of_version(folder, version)
        super().__init__("heart_of_africa", version or newest_version(folder), range(2, 6), folder, own_data)
        board = Board(self.data)
        self.board = board
        self.phases = phases(board, Actions(self.actions, board))
        self.streams = streams(board)
        self.events = events.event_kinds(board)
        self.options = options(self.data.root, board.figures.targets)
        self.fields = fields(board)
        self.features = values.FEATURES
        self.subjects = sights.subjects(board)
        self.constants = {
            "phases": constants_of(turn),
            "streams": STREAM_CONSTANTS,
            "events": constants_of(events),
            "options": OPTION_CONSTANTS,
            "features": values.FEATURE_CONSTANTS,
        }
        self.turn_clause = "HOA-4.0b"
        self.over_clause = "HOA-13.0a"
        self.longest = 30_000

    def blank(self, seats: i64, options: vec[i64]) -> HeartState:
        """The box opened: neutrals on their symbols, everybody's own things, nothing drawn yet.

        Resources, prices and the first spaces on the track lie in some order that a draw will change.

        HOA-3.1 HOA-3.2 HOA-3.3 HOA-3.5 HOA-3.6 HOA-3.12 HOA-R-2
        """
        b, f = self.board, self.board.figures
        s = self.fresh(HeartState, seats, options)
        laid: i64 = 0
        for area in range(b.size):
            if b.symbol[area] == 1:
                s.neutrals[area] = f.neutrals_each
                s.resource[area] = laid % b.resources.size
                laid += 1
        s.supply = f.neutrals - f.neutrals_each * laid
        s.influence = filled(seats, f.influence[seats])
        s.vp = f.start_vp[:seats]
        s.price = append(f.price_start[:], f.africa_start)
        s.bag, s.losses = b.counters.mix[:], b.losses.mix[:]
        ask_starts(s)
        return s

    def setup(self, s: HeartState, luck: Luck, tell: Teller | None) -> None:
        """Draw prices, resources and the order of the players.  HOA-3.4 HOA-3.6 HOA-3.7"""
        lay_out(self.board, s, luck, tell)
        draw_order(self.board, s, luck, tell)
        ask_starts(s)

    def derive(self, s: HeartState) -> None:
        derive(self.board, s)

    def faults(self, s: HeartState) -> list[Fault]:
        return faults(self.board, s)

    def view(self, s: HeartState, seat: int) -> View:
        return look(self.board, s, seat, self.phase_name(s))

    def phase_name(self, s: HeartState) -> str:
        return "" if s.over() else self.phase(s).name

    def resample(self, s: HeartState, seat: int, luck: Luck) -> HeartState:
        return resample(self.board, s, seat, luck)

    def scores(self, s: HeartState) -> list[int]:
        """Points are spaces on the track; influence and counters do not count.  HOA-13.0a"""
        return [int(points) for points in s.vp]

    def breakdown(self, s: HeartState) -> dict[str, list[int]]:
        return {"track": self.scores(s)}

    def ranks(self, s: HeartState) -> list[int]:
        """Most points win; nobody shares a space.  HOA-13.0a HOA-13.0d HOA-9.5b"""
        return rank([[points] for points in self.scores(s)])

    def hindsight(self, s: HeartState, action: int, key: str) -> dict[str, int]:
        return hindsight(self, s, action, key)

    def accounts(self, s: HeartState) -> dict[str, list[int]]:
        return accounts(self.board, s)

    def sight(self, s: HeartState, seat: int, domain: int, item: int) -> Sight:
        return sights.sight(self.board, s, item)

    def values(self, s: HeartState, seat: i64) -> vec[i64]:
        return values.values(self.board, s, seat)

    def draw(self, view: View, speech: Words, width: int, colour: bool) -> str:
        return drawing.picture(view, borders(self.board), speech, width, colour)


def phases(board: Board, actions: Actions) -> list[Phase]:
    """The questions, in the order of their numbers in `turn`."""
    return [
        Start(board, actions),
        Deal(board, actions),
        Rows(board, actions),
        Bid(board, actions),
        PlaceNeutral(board, actions),
        Act(board, actions),
        Which(board, actions),
        Build(board, actions),
        Bring(board, actions),
        Pair(board, actions),
        Convert(board, actions),
        Renown(board, actions),
        SwingUp(board, actions),
        SwingDown(board, actions),
        ShiftEnter(board, actions),
        Shift(board, actions),
        Herd(board, actions),
        March(board, actions),
        Group(board, actions),
        Conflicts(board, actions),
        Stake(board, actions),
        Pledge(board, actions),
        Reveal(board, actions),
        Rout(board, actions),
        SendLead(board, actions),
        Send(board, actions),
        Praise(board, actions),
        Response(board, actions),
        Drive(board, actions),
        Score(board, actions),
    ]

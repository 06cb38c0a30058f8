"""Ticket to Ride: The Heart of Africa, whole: the tables of the title, and where each part of it lives."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.constants import constants_of
from baobab.kernel.data import Data, title_folder
from baobab.kernel.events import Teller
from baobab.kernel.first_player import choose_first_player
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Fault
from baobab.kernel.title import Title, View, rank
from baobab.kernel.versions import data_of_version, newest_version
from baobab.titles.ticket_to_ride import events, laws, scoring, turn, values
from baobab.titles.ticket_to_ride.actions import Actions
from baobab.titles.ticket_to_ride.board import Board
from baobab.titles.ticket_to_ride.card_draws import Second
from baobab.titles.ticket_to_ride.claiming import Route
from baobab.titles.ticket_to_ride.doubling import Double
from baobab.titles.ticket_to_ride.drawing import Picture
from baobab.titles.ticket_to_ride.fields import fields
from baobab.titles.ticket_to_ride.hindsight import hindsight
from baobab.titles.ticket_to_ride.networks import Networks
from baobab.titles.ticket_to_ride.options import FIRST_PLAYER, OPTION_CONSTANTS, options
from baobab.titles.ticket_to_ride.paying import Pay
from baobab.titles.ticket_to_ride.resample import resample
from baobab.titles.ticket_to_ride.setup import ask_first_tickets, deal, lay_decks
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.streams import SEATS, STREAM_CONSTANTS, streams
from baobab.titles.ticket_to_ride.tickets import Keep
from baobab.titles.ticket_to_ride.turn_menu import Turn
from baobab.titles.ticket_to_ride.view import accounts, look
from baobab.words import Words


class TicketToRide(Title[TicketState]):
    """Routes across Africa for 2 to 5 players, with hidden hands and tickets."""

    def __init__(self, data: Data | None = None, version: int = 0) -> None:
        folder = title_folder("ticket_to_ride")
        own_data = data if data is not None else data_of_version(folder, version)
        super().__init__("ticket_to_ride", version or newest_version(folder), range(2, 6), folder, own_data)
        board = Board(self.data)
        self.board = board
        self.networks = Networks()
        actions = Actions(self.actions, board)
        self.phases = [
            Keep("start", "TTR-SET-7", board.first_least, board, actions),
            Turn(board, actions),
            Second(board, actions),
            Route(board, actions),
            Pay(board, actions),
            Double(board, actions),
            Keep("keep", "TTR-TICK-1", board.more_least, board, actions),
        ]
        self.streams = streams(board)
        self.events = events.event_kinds(board)
        self.options = options()
        self.fields = fields(board)
        self.picture = Picture(board, self.data.root)
        self.features = values.FEATURES
        self.constants = {
            "phases": constants_of(turn),
            "streams": STREAM_CONSTANTS,
            "events": constants_of(events),
            "options": OPTION_CONSTANTS,
            "features": values.FEATURE_CONSTANTS,
        }
        self.turn_clause = "TTR-TURN-1"
        self.over_clause = "TTR-END-2"
        # Every card drawn was in a deck or was spent on a claim, and every offer keeps a ticket.
        self.longest = 5_000

    def blank(self, seats: i64, options: vec[i64]) -> TicketState:
        s = self.fresh(TicketState, seats, options)
        lay_decks(self.board, s)
        ask_first_tickets(s, 0)
        return s

    def setup(self, s: TicketState, luck: Luck, tell: Teller | None) -> None:
        """Find who begins, deal, and ask everybody for the first tickets.  TTR-SET-1"""
        first = choose_first_player(s, luck, FIRST_PLAYER, SEATS)
        if tell is not None:
            tell.tell(events.FIRST, [first])
        deal(self.board, s, first, luck, tell)
        ask_first_tickets(s, first)

    def derive(self, s: TicketState) -> None:
        laws.derive(self.board, s)

    def faults(self, s: TicketState) -> list[Fault]:
        return laws.faults(self.board, s)

    def view(self, s: TicketState, seat: int) -> View:
        return look(self.board, s, seat)

    def draw(self, view: View, speech: Words, width: int, colour: bool) -> str:
        return self.picture.draw(view, speech, width, colour)

    def resample(self, s: TicketState, seat: int, luck: Luck) -> TicketState:
        return resample(self.board, s, seat, luck)

    def hindsight(self, s: TicketState, action: int, key: str) -> dict[str, int]:
        return hindsight(self, s, action, key)

    def accounts(self, s: TicketState) -> dict[str, list[int]]:
        return accounts(self.board, s)

    def breakdown(self, s: TicketState) -> dict[str, list[int]]:
        return scoring.breakdown(self.board, s)

    def scores(self, s: TicketState) -> list[int]:
        return scoring.totals(self.board, s)

    def values(self, s: TicketState, seat: i64) -> vec[i64]:
        return values.values(self.board, s, seat, self.networks)

    def ranks(self, s: TicketState) -> list[int]:
        """Most points, then most complete tickets; then the place is shared.  TTR-SCORE-6"""
        return rank(scoring.rank_keys(self.board, s))

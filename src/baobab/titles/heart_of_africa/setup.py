"""Preparation: prices, resources, the order of the players, where they start, what they are dealt.  HOA-3"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import draw, filled
from baobab.kernel.events import Teller
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.auction.rows import lay_row
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.options import ISLAND
from baobab.titles.heart_of_africa.phase import HeartPhase, HeartStep
from baobab.titles.heart_of_africa.pieces import put_trader
from baobab.titles.heart_of_africa.score_track import leader, seat_behind
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.streams import ORDER, PRICES, RESOURCES, SPECIALS
from baobab.titles.heart_of_africa.turn import DEAL, ROWS, START
from baobab.words import Name


def coasts(b: Board, s: HeartState) -> vec[i64]:
    """1 for every coastal area; whether Madagascar is one, the table has agreed.  HOA-7.1.3f HOA-R-13"""
    return b.coastal if s.options[ISLAND] == 0 else b.mainland


def lay_out(b: Board, s: HeartState, luck: Luck, tell: Teller | None) -> None:
    """Prices and resources are drawn; what is left of the resources leaves the game unseen.

    HOA-3.4 HOA-3.6 HOA-R-2 HOA-R-45 HOA-R-40
    """
    left = filled(b.resources.size, 1)
    for row in b.figures.price_start:
        kind = draw(s, luck, PRICES, left, EVERYBODY)
        s.price[kind] = row
        if tell is not None:
            tell.tell(events.PRICE_SET, [kind, b.figures.prices[row]])
    bag = b.resource_mix[:]
    for kind in range(b.resources.size):
        bag[kind] -= 1
    for area in range(b.size):
        if b.symbol[area] == 1:
            s.resource[area] = draw(s, luck, RESOURCES, bag, EVERYBODY)
            if tell is not None:
                tell.tell(events.RESOURCE_LAID, [area, s.resource[area]])


def draw_order(b: Board, s: HeartState, luck: Luck, tell: Teller | None) -> None:
    """Players are drawn from a bag for their first spaces on the track.  HOA-3.7"""
    bag = filled(s.seats, 1)
    for place in range(s.seats):
        seat = draw(s, luck, ORDER, bag, EVERYBODY)
        s.vp[seat] = b.figures.start_vp[place]
        if tell is not None:
            tell.tell(events.FIRST_VP, [seat, s.vp[seat]])


def ask_starts(s: HeartState) -> None:
    """Questions of the start: who has fewest points chooses first; then counters are dealt.  HOA-3.8"""
    s.clear()
    s.ask(DEAL, 0)
    seat = leader(s)
    while seat >= 0:
        s.ask(START, seat)
        seat = seat_behind(s, seat)


class Start(HeartPhase):
    """Choose where to start: a coastal area without neutrals and without another player.  HOA-3.8"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("start", "HOA-3.8", [actions.start], board, actions)

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        coast = coasts(self.board, s)
        for area in range(self.board.size):
            if coast[area] == 1 and s.neutrals[area] == 0 and s.pieces[area] == 0:
                out = append(out, self.actions.start.code(area))
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        """All traders of the start go to the same area.  HOA-3.8"""
        seat, area = s.seat(), self.actions.start.arg(action)
        for _ in range(self.board.figures.start_traders):
            put_trader(self.board, s, seat, area)
            s.reserve[seat] -= 1
        if tell is not None:
            tell.tell(events.STARTED, [seat, area])
        s.answered()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.start.owns(action):
            return self.not_now()
        area = self.actions.start.arg(action)
        name = self.board.areas.say(area)
        if coasts(self.board, s)[area] == 0:
            return Reason("HOA-3.8", "start-not-coastal", {"area": name})
        if s.neutrals[area] > 0:
            return Reason("HOA-3.8", "start-neutral", {"area": name})
        for other in range(s.seats):
            if s.traders[other * self.board.size + area] > 0:
                return Reason("HOA-3.8", "start-taken", {"area": name, "seat": Name("seat", str(other))})
        return None


class Deal(HeartStep):
    """Once all have chosen: a secret counter each, and the first rows. Nothing to decide.

    HOA-3.9 HOA-3.10 HOA-3.11 HOA-12.0a
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("deal", "HOA-3.9", board, actions)

    def proceed(self, s: HeartState, luck: Luck, tell: Teller | None) -> None:
        b = self.board
        bag = b.specials.mix[:]
        for seat in range(s.seats):
            s.special[seat] = draw(s, luck, SPECIALS, bag, seat)
            if tell is not None:
                tell.whisper(events.DEALT, [seat], [s.special[seat]], seat)
        for _ in range(b.figures.rows):
            lay_row(b, s, luck, tell)
        s.answered()
        s.ask(ROWS, 0)

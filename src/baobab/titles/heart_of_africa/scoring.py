"""Scoring at the end of a turn, and the return of influence.  HOA-9 HOA-11.0 HOA-12"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.auction.bidding import target_points
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.battle import spend_special
from baobab.titles.heart_of_africa.counters import MAJORITY, PER_AREA, PER_TRADERS
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.pieces import controller, count_own, is_friendly
from baobab.titles.heart_of_africa.player_turn.prices import area_value
from baobab.titles.heart_of_africa.reputation import change_reputation
from baobab.titles.heart_of_africa.score_track import check_victory, move_marker
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import ROWS
from baobab.words import Params


def area_points(b: Board, s: HeartState, seat: i64) -> i64:
    """The values of the areas that a seat controls.  HOA-9.0b HOA-D3 HOA-D4"""
    points: i64 = 0
    for area in range(b.size):
        if s.pieces[area] > 0 and is_friendly(b, s, seat, area):
            points += area_value(b, s, area)
    return points


def neutral_points(b: Board, s: HeartState, seat: i64) -> i64:
    """A point less for each neutral where the seat has a piece, alone or not.  HOA-9.1a HOA-9.4b"""
    met: i64 = 0
    for area in range(b.size):
        if s.neutrals[area] > 0 and count_own(b, s, seat, area) > 0:
            met += s.neutrals[area]
    return met * b.figures.neutral_vp


def stations_of(b: Board, s: HeartState, seat: i64) -> i64:
    """Stations belong to who controls their areas.  HOA-9.3a HOA-D5"""
    n: i64 = 0
    for area in range(b.size):
        if s.station[area] == 1 and is_friendly(b, s, seat, area):
            n += 1
    return n


def station_points(b: Board, s: HeartState, seat: i64) -> i64:
    """A point for each station, and once more for owning more than each other player.

    HOA-9.3a HOA-9.3b HOA-R-26
    """
    n = stations_of(b, s, seat)
    if n == 0:
        return 0
    points = n * b.figures.station_vp
    for other in range(s.seats):
        if other != seat and stations_of(b, s, other) >= n:
            return points
    return points + b.figures.majority_vp


def heart_points(b: Board, s: HeartState, seat: i64) -> i64:
    """For the Heart, on top of its value.  HOA-9.2a"""
    return b.figures.heart_vp if is_friendly(b, s, seat, b.heart) else 0


def bonus_points(b: Board, s: HeartState, seat: i64) -> i64:
    """The heart bonus counts if the Heart is controlled in the end.  HOA-10.6"""
    return b.figures.bonus_vp if s.bonus == 1 and is_friendly(b, s, seat, b.heart) else 0


def special_points(b: Board, s: HeartState, seat: i64, face: i64) -> i64:
    """What a special victory counter would bring now.  HOA-12.1 HOA-12.2 HOA-12.3 HOA-12.4 HOA-R-17"""
    kind, vp = b.specials.kind[face], b.specials.vp[face]
    if kind == PER_TRADERS:
        pieces: i64 = 0
        for area in range(b.size):
            pieces += count_own(b, s, seat, area)
        return pieces // 2 * vp
    if kind == MAJORITY:
        return vp if has_majority(b, s, seat, b.specials.resource[face]) else 0
    n: i64 = 0
    for area in range(b.size):
        if (kind == PER_AREA or s.resource[area] >= 0) and is_friendly(b, s, seat, area):
            n += 1
    return n * vp


def has_majority(b: Board, s: HeartState, seat: i64, resource: i64) -> bool:
    """More controlled areas with the resource than each other player has.  HOA-12.4 HOA-R-35"""
    mine = controlled_with(b, s, seat, resource)
    if mine == 0:
        return False
    for other in range(s.seats):
        if other != seat and controlled_with(b, s, other, resource) >= mine:
            return False
    return True


def controlled_with(b: Board, s: HeartState, seat: i64, resource: i64) -> i64:
    n: i64 = 0
    for area in range(b.size):
        if s.resource[area] == resource and controller(b, s, area) == seat:
            n += 1
    return n


def holds_special(b: Board, s: HeartState, seat: i64, face: i64) -> bool:
    return s.special[seat] == face or s.open_specials[seat * b.specials.faces.size + face] > 0


def can_play_special(b: Board, s: HeartState, seat: i64, face: i64) -> bool:
    """One VP counter a turn, and what lowers reputation needs some; it must bring something.

    HOA-9.4a HOA-12.5 HOA-10.11 HOA-R-34
    """
    if s.bonus == 1 or not holds_special(b, s, seat, face):
        return False
    if b.specials.cost[face] > 0 and b.figures.reputation[s.reputation[seat]] == 0:
        return False
    return special_points(b, s, seat, face) > 0


class Score(HeartPhase):
    """Play a special victory counter, or score without.

    Whoever holds a secret counter is asked whatever it is, so that the question gives nothing away.
    HOA-9.0a HOA-12.0a HOA-12.0b HOA-12.0c HOA-R-52 HOA-R-55
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("score", "HOA-12.0c", [actions.play, actions.done], board, actions)

    def prompt(self, s: HeartState) -> Params:
        return {**gain_or_loss(self.total(s, 0)), "counters": len(self.legal(s)) - 1}

    def total(self, s: HeartState, special: i64) -> i64:
        """All gains and losses together.  HOA-9.4c"""
        b, seat = self.board, s.active
        gains = area_points(b, s, seat) + heart_points(b, s, seat) + bonus_points(b, s, seat)
        return gains + station_points(b, s, seat) + special - neutral_points(b, s, seat)

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for face in range(self.board.specials.faces.size):
            if can_play_special(self.board, s, s.active, face):
                out = append(out, self.actions.play.code(face))
        return append(out, self.actions.done.code())

    def always(self, s: HeartState) -> bool:
        return s.special[s.active] >= 0 and s.bonus == 0

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, seat = self.board, s.active
        special: i64 = 0
        if self.actions.play.owns(action):
            face = self.actions.play.arg(action)
            special = special_points(b, s, seat, face)
            if tell is not None:
                tell.tell(events.PLAYED, [seat, face, special])
            self.play(s, face, tell)
        self.count(s, special, tell)
        if not check_victory(s, target_points(b, s), tell):
            distribute(s, tell)
            s.answered()
            s.ask(ROWS, 0)

    def play(self, s: HeartState, face: i64, tell: Teller | None) -> None:
        """The counter leaves the game, and its price in reputation follows at once.

        HOA-12.0b HOA-12.0c HOA-12.1 HOA-10.0d
        """
        s.reveal()
        spend_special(self.board, s, s.active, face)
        s.gone_specials[face] += 1
        if self.board.specials.cost[face] > 0:
            change_reputation(self.board, s, s.active, -self.board.specials.cost[face], tell)

    def count(self, s: HeartState, special: i64, tell: Teller | None) -> None:
        """Only the active player scores, and moves by the net result.  HOA-9.0a HOA-9.4c HOA-R-27"""
        b, seat = self.board, s.active
        total = self.total(s, special)
        move_marker(s, seat, total)
        if tell is not None:
            counter = special + bonus_points(b, s, seat)
            lines = [area_points(b, s, seat), neutral_points(b, s, seat), heart_points(b, s, seat)]
            tell.tell(events.SCORED, [seat, *lines, station_points(b, s, seat), counter, total, s.vp[seat]])

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.done.owns(action):
            return None
        if not self.actions.play.owns(action):
            return Reason("HOA-7.0d", "scoring-now")
        b, seat, face = self.board, s.active, self.actions.play.arg(action)
        name = b.specials.faces.say(face)
        if not holds_special(b, s, seat, face):
            return Reason("HOA-12.0b", "no-such-special", {"special": name})
        if s.bonus == 1:
            return Reason("HOA-9.4a", "bonus-used")
        if b.specials.cost[face] > 0 and b.figures.reputation[s.reputation[seat]] == 0:
            return Reason("HOA-12.5", "no-reputation", {"special": name})
        return (
            None
            if can_play_special(b, s, seat, face)
            else Reason("HOA-10.11", "brings-nothing", {"special": name})
        )

    def preview(self, s: HeartState, action: i64) -> Note | None:
        special: i64 = 0
        if self.actions.play.owns(action):
            special = special_points(self.board, s, s.active, self.actions.play.arg(action))
        return Note("preview-points", gain_or_loss(self.total(s, special)))


def gain_or_loss(total: i64) -> Params:
    """A net result in words: points gained, or points lost."""
    return {"points": total if total > 0 else 0, "lost": -total if total < 0 else 0}


def distribute(s: HeartState, tell: Teller | None) -> None:
    """The pool is shared evenly among all but the active player; what is left over waits.

    HOA-11.0a HOA-11.0b HOA-R-39
    """
    share = s.pool // (s.seats - 1)
    for seat in range(s.seats):
        if seat != s.active:
            s.influence[seat] += share
            s.pool -= share
    if tell is not None and share > 0:
        tell.tell(events.SHARED, [share, s.pool])

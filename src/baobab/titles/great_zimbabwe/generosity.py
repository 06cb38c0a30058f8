"""Phase I, the Generosity of Kings: gifts of cattle decide the order of turns.  TGZ-BID"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import Board
from baobab.titles.great_zimbabwe.cards import DZIVA, ELEGUA, SHADIPINYI
from baobab.titles.great_zimbabwe.phase import ZimbabwePhase
from baobab.titles.great_zimbabwe.prerequisites import why_not_yet
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import GIFT, TURN
from baobab.words import Params

MOST_GIFT: Final = 1023
"""The largest amount that the action table has."""


def row_of_plaques(s: ZimbabweState) -> vec[i64]:
    """The seats in the order of their plaques: highest requirement first, then lower in the pile.

    TGZ-BID-1 TGZ-VR-3
    """
    out = s.pile[:]
    for i in range(1, len(out)):
        seat = out[i]
        j = i
        while j > 0 and s.vr[out[j - 1]] < s.vr[seat]:
            out[j] = out[j - 1]
            j -= 1
        out[j] = seat
    return out


def cattle_on_plaques(s: ZimbabweState) -> vec[i64]:
    """The cattle on each plaque, laid one by one from left to right and round again.

    The god's plaque, if Shadipinyi is worshipped, stands in front.  TGZ-BID-2 TGZ-BID-6 TGZ-GD-SHA
    """
    return spread_over_plaques(s, s.laid)


def spread_over_plaques(s: ZimbabweState, cattle: i64) -> vec[i64]:
    """So many cattle as they lie on the plaques, once all are laid.  TGZ-BID-6"""
    count = s.seats + (1 if s.worshipper(SHADIPINYI) >= 0 else 0)
    out = filled(count, cattle // count)
    for i in range(cattle % count):
        out[i] += 1
    return out


def begin_round(s: ZimbabweState, tell: Teller | None) -> None:
    """Empty the turn order; who has the first plaque speaks first.  TGZ-BID-1 TGZ-BID-3"""
    s.round += 1
    for place in range(s.seats):
        s.order[place] = -1
    s.laid = s.last_gift = s.helped = 0
    if tell is not None:
        tell.tell(events.ROUND, [s.round])
    s.ask(GIFT, row_of_plaques(s)[0])


def has_passed(s: ZimbabweState, seat: i64) -> bool:
    """Has this seat passed already?"""
    for other in s.order:
        if other == seat:
            return True
    return False


def subsidy(s: ZimbabweState, seat: i64) -> i64:
    """What Elegua may still pay of a gift of this seat in this round.  TGZ-GD-ELE TGZ-AMB-16"""
    return s.board.cards.subsidy if s.helped == 0 and s.has(seat, ELEGUA) else 0


def most_gift(s: ZimbabweState, seat: i64) -> i64:
    """The largest gift that a seat can pay at once.  TGZ-BID-5 TGZ-BID-10"""
    return min(s.cash[seat] + subsidy(s, seat), MOST_GIFT)


def ask_next_giver(s: ZimbabweState, seat: i64) -> None:
    """The next in the row of plaques who has not passed.  TGZ-BID-3"""
    speakers = row_of_plaques(s)
    place: i64 = 0
    while speakers[place] != seat:
        place += 1
    while True:
        place = (place + 1) % s.seats
        if not has_passed(s, speakers[place]):
            s.ask(GIFT, speakers[place])
            return


def end_phase(s: ZimbabweState, tell: Teller | None) -> None:
    """The last one left goes first; all take the cattle of their plaques, and turns begin.

    TGZ-BID-9 TGZ-AMB-23 TGZ-AMB-29
    """
    heaps, speakers, patron = cattle_on_plaques(s), row_of_plaques(s), s.worshipper(SHADIPINYI)
    shift: i64 = 0 if patron < 0 else 1
    for place in range(s.seats):
        seat = speakers[place]
        if not has_passed(s, seat):
            s.order[0] = seat
    gains = filled(s.seats, 0)
    for place in range(s.seats):
        gains[speakers[place]] += heaps[place + shift]
    if patron >= 0:
        gains[patron] += heaps[0]
    s.laid = s.last_gift = s.helped = 0
    for place in range(s.seats):
        seat = s.order[place]
        s.cash[seat] += gains[seat]
        if tell is not None:
            tell.tell(events.COLLECTED, [seat, gains[seat], place + 1])
    begin_turn(s, s.order[0])


def begin_turn(s: ZimbabweState, seat: i64) -> None:
    """A turn of Phase II: nothing is chosen, used or done yet.  TGZ-TRN-1 TGZ-GD-DZI"""
    s.chosen = s.acted = s.busy = s.firsts = s.fresh = 0
    s.window = 1 if s.has(seat, DZIVA) and holds_card(s, seat) else 0
    s.ask(TURN, seat)


def holds_card(s: ZimbabweState, seat: i64) -> bool:
    """Does this seat hold any technology card?"""
    for craft in range(s.board.cards.crafts.size):
        if s.cards[s.holder(craft, seat)] > 0:
            return True
    return False


class Gift(ZimbabwePhase):
    """Give more than was given last, or pass for good and take the last free place.

    TGZ-BID-3 TGZ-BID-4 TGZ-BID-7 TGZ-BID-8 TGZ-AMB-8
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("gift", "TGZ-BID-3", [actions.done, actions.number], board, actions)

    def prompt(self, s: ZimbabweState) -> Params:
        return {"least": s.last_gift + 1, "most": most_gift(s, s.seat()), "cattle": s.cash[s.seat()]}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=16)
        out = append(out, self.actions.done.code())
        for gift in range(s.last_gift + 1, most_gift(s, s.seat()) + 1):
            out = append(out, self.actions.number.code(gift))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        s.answered()
        if self.actions.done.owns(action):
            self.step_back(s, seat, tell)
        else:
            self.give(s, seat, self.actions.number.arg(action), tell)
            ask_next_giver(s, seat)

    def step_back(self, s: ZimbabweState, seat: i64, tell: Teller | None) -> None:
        """Passing takes the last free place; when one is left, the phase is over.  TGZ-BID-7 TGZ-BID-9"""
        place = s.seats - 1
        while s.order[place] >= 0:
            place -= 1
        s.order[place] = seat
        if tell is not None:
            tell.tell(events.PASSED, [seat, place + 1])
        if place == 1:
            end_phase(s, tell)
        else:
            ask_next_giver(s, seat)

    def give(self, s: ZimbabweState, seat: i64, gift: i64, tell: Teller | None) -> None:
        """A gift is paid at once and in full; Elegua pays for the first one as far as he does.

        TGZ-BID-5 TGZ-BID-6 TGZ-GD-ELE
        """
        help_now = min(subsidy(s, seat), gift)
        if help_now > 0:
            s.helped = 1
            s.afoot += help_now
        s.cash[seat] -= gift - help_now
        s.laid += gift
        s.last_gift = gift
        if tell is not None:
            if help_now > 0:
                tell.tell(events.HELPED, [seat, help_now])
            tell.tell(events.GAVE, [seat, gift])

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if self.actions.done.owns(action):
            return None
        if not self.actions.number.owns(action):
            return why_not_yet(s)
        gift, seat = self.actions.number.arg(action), s.seat()
        if gift <= s.last_gift:
            return Reason("TGZ-BID-4", "gift-too-small", {"cattle": gift, "least": s.last_gift + 1})
        if gift > most_gift(s, seat):
            return Reason("TGZ-BID-5", "gift-too-large", {"cattle": gift, "most": most_gift(s, seat)})
        return None

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        """The place that passing takes."""
        if not self.actions.done.owns(action):
            return None
        place = s.seats
        while s.order[place - 1] >= 0:
            place -= 1
        return Note("preview-place", {"place": place})

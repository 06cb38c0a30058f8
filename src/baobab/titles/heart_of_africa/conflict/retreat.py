"""Retreats of players' pieces, piece by piece.  HOA-8.2.1 HOA-8.2.2"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.retreat_areas import (
    destinations,
    has_any,
    keeper_of,
    refuge_from,
    settle_refuge,
    why_not_send,
)
from baobab.titles.heart_of_africa.options import AP_USE, NO_RETREAT
from baobab.titles.heart_of_africa.phase import HeartPhase, HeartStep
from baobab.titles.heart_of_africa.pieces import (
    SPENT,
    count_banded,
    count_own,
    give_back,
    has_foreign,
    put_banded,
    put_lead,
    put_trader,
    take_banded,
    take_lead,
    take_trader,
)
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import SEND, SEND_LEAD
from baobab.words import Name, Params


class Rout(HeartStep):
    """The pieces of a player leave the area of the conflict; nothing to decide yet.

    The seat asked is who decides where they go; the arguments are the area and their owner.
    HOA-8.2.1b HOA-8.2.1e HOA-8.2.1g HOA-8.2.2b HOA-R-21 HOA-R-23
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("rout", "HOA-8.2.1b", board, actions, a=board.areas, b=board.seats)

    def proceed(self, s: HeartState, luck: Luck, tell: Teller | None) -> None:
        b, decider, area, victim = self.board, s.seat(), s.a(), s.b()
        s.refuge = refuge_from(b, s, area, keeper_of(s, decider, victim))
        s.answered()
        if not has_any(s.refuge):
            settle_refuge(s)
            if s.options[NO_RETREAT] == 1:
                keep_in_place(b, s, area, victim, tell)
            else:
                return_stranded(b, s, area, victim, tell)
        elif s.wholesaler[victim] == area:
            s.ask(SEND_LEAD, decider, area, victim)
        else:
            s.ask(SEND, decider, area, victim)


def return_stranded(b: Board, s: HeartState, area: i64, victim: i64, tell: Teller | None) -> None:
    """Pieces without a legal destination go back to their owner.  HOA-8.2.1e HOA-R-23"""
    n = count_own(b, s, victim, area)
    if s.wholesaler[victim] == area:
        take_lead(s, victim)
    while s.traders[victim * b.size + area] > 0:
        take_victim(b, s, area, victim)
        give_back(s, victim)
    if tell is not None:
        tell.tell(events.STRANDED, [victim, area, n])


def keep_in_place(b: Board, s: HeartState, area: i64, victim: i64, tell: Teller | None) -> None:
    """As agreed they stay where they are, and nobody fights there again this turn.  HOA-R-23"""
    s.barred[area] = 1
    if tell is not None:
        tell.tell(events.STAYED, [victim, area, count_own(b, s, victim, area)])


def take_victim(b: Board, s: HeartState, area: i64, victim: i64) -> None:
    """One trader leaves; all traders of an active player who has lost are spent."""
    if victim == s.active:
        stopped = SPENT * 2 + 1
        take_banded(b, s, area, stopped if count_banded(b, s, area, stopped) > 0 else SPENT * 2)
    else:
        take_trader(b, s, victim, area)


def bar_conflict(b: Board, s: HeartState, area: i64) -> None:
    """Where the losing active player retreats to others, they start no conflict this turn.

    HOA-8.2.1d HOA-D9
    """
    if has_foreign(b, s, s.active, area):
        s.barred[area] = 1


class SendLead(HeartPhase):
    """Where does the wholesaler go? The arguments are the area that it leaves and its owner.

    HOA-8.2.1b HOA-8.3a
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__(
            "send-lead", "HOA-8.2.1b", [actions.send], board, actions, a=board.areas, b=board.seats
        )

    def prompt(self, s: HeartState) -> Params:
        return {
            "area": self.board.areas.say(s.a()),
            "owner": Name("seat", str(s.b())),
            "own": 1 if s.b() == s.seat() else 0,
        }

    def legal(self, s: HeartState) -> vec[i64]:
        return destinations(self.board, s, self.actions.send.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, decider, origin, victim = self.board, s.seat(), s.a(), s.b()
        area = self.actions.send.arg(action)
        s.pieces[origin] -= 1
        put_lead(s, victim, area)
        if victim == s.active:
            s.lead = SPENT * 2 + s.options[AP_USE]
            bar_conflict(b, s, area)
        if tell is not None:
            tell.tell(events.LEAD_SENT, [victim, area])
        s.answered()
        if s.traders[victim * b.size + origin] > 0:
            s.ask(SEND, decider, origin, victim)
        else:
            settle_refuge(s)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.send.owns(action):
            return Reason(self.clause, "retreats-first")
        return why_not_send(self.board, s, self.actions.send.base, self.actions.send.arg(action))


class Send(HeartPhase):
    """Where does the next trader go? In the order of the map; the arguments are as for the wholesaler.

    Who retreats as the active player is spent, and will not move on with action points this turn.
    HOA-8.2.1b HOA-8.2.1c HOA-8.2.1h HOA-8.2.2b HOA-R-42 HOA-R-54
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("send", "HOA-8.2.1b", [actions.send], board, actions, a=board.areas, b=board.seats)

    def prompt(self, s: HeartState) -> Params:
        left = s.traders[s.b() * self.board.size + s.a()]
        own_pieces = 1 if s.b() == s.seat() else 0
        return {
            "area": self.board.areas.say(s.a()),
            "owner": Name("seat", str(s.b())),
            "own": own_pieces,
            "left": left,
        }

    def legal(self, s: HeartState) -> vec[i64]:
        return destinations(self.board, s, self.actions.send.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, origin, victim = self.board, s.a(), s.b()
        area = self.actions.send.arg(action)
        take_victim(b, s, origin, victim)
        if victim == s.active:
            put_banded(b, s, area, SPENT * 2 + s.options[AP_USE])
            bar_conflict(b, s, area)
        else:
            put_trader(b, s, victim, area)
        s.last = area
        if tell is not None:
            tell.tell(events.SENT, [victim, area])
        if s.traders[victim * b.size + origin] == 0:
            settle_refuge(s)
            s.answered()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.send.owns(action):
            return Reason(self.clause, "retreats-first")
        return why_not_send(self.board, s, self.actions.send.base, self.actions.send.arg(action))

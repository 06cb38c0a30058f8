"""Conflicts with neutrals: draw, accept, draw again or concede.  HOA-8.1"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import draw, total
from baobab.kernel.events import Teller
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.neutrals_retreat import drive_out
from baobab.titles.heart_of_africa.conflict.strength import weight
from baobab.titles.heart_of_africa.counters import LOSE_INFLUENCE, LOSE_REPUTATION, LOSE_TRADERS
from baobab.titles.heart_of_africa.options import NEUTRAL_LOSS
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.pieces import (
    MARKS,
    SPENT,
    count_banded,
    count_own,
    count_unspent_traders,
    give_back,
    lead_tired,
    take_banded,
    take_lead,
    tire,
)
from baobab.titles.heart_of_africa.reputation import change_reputation
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.streams import LOSSES
from baobab.titles.heart_of_africa.turn import RESPONSE
from baobab.words import Params


def neutral_traders(b: Board, s: HeartState, area: i64) -> i64:
    """Traders that can fight neutrals: unspent ones, and those that have just won here.  HOA-8.1a HOA-8.0c"""
    at = area * MARKS
    return count_unspent_traders(b, s, area) + s.marks[at + 1] + s.marks[at + 2]


def lead_ready(s: HeartState, area: i64) -> bool:
    return s.wholesaler[s.active] == area and lead_tired(s) < SPENT


def neutral_strength(b: Board, s: HeartState, area: i64) -> i64:
    """Pieces, not reputation: the wholesaler doubles the traders here, too.

    HOA-8.1a HOA-8.1g HOA-R-16
    """
    return weight(b, neutral_traders(b, s, area), lead_ready(s, area))


def count_fighters(b: Board, s: HeartState, area: i64) -> i64:
    """Own pieces that take part in a conflict with the neutrals of an area."""
    return neutral_traders(b, s, area) + (1 if lead_ready(s, area) else 0)


def count_at_stake(b: Board, s: HeartState, area: i64) -> i64:
    """Own pieces that a trader result can take, and of which one left makes a win: all in the area, or as
    agreed those that took part.

    HOA-8.1.1c HOA-8.1.2a HOA-R-56
    """
    if s.options[NEUTRAL_LOSS] == 1:
        return count_own(b, s, s.active, area)
    return count_fighters(b, s, area)


def may_oust(b: Board, s: HeartState, area: i64) -> bool:
    """At least as strong as the neutrals are many, in an area that is not barred.

    HOA-8.1a HOA-8.2.1d HOA-8.0h HOA-R-15
    """
    n = s.neutrals[area]
    return n > 0 and s.barred[area] == 0 and neutral_strength(b, s, area) >= n


def start_ousting(b: Board, s: HeartState, area: i64, luck: Luck, tell: Teller | None) -> None:
    """The number of redraws is fixed at the start.  HOA-8.1c HOA-8.1e"""
    if tell is not None:
        tell.tell(events.OUSTING, [s.active, area])
    s.redraws = neutral_strength(b, s, area) - s.neutrals[area]
    s.ask(RESPONSE, s.active, area)
    draw_loss(s, luck, tell)


def draw_loss(s: HeartState, luck: Luck, tell: Teller | None) -> None:
    """A conflict counter at random; those discarded stay out until the conflict ends.  HOA-8.1c HOA-8.1e"""
    s.drawn = draw(s, luck, LOSSES, s.losses, EVERYBODY)
    if tell is not None:
        tell.tell(events.LOSS_DRAWN, [s.active, s.drawn])


def can_bear(b: Board, s: HeartState, loss: i64) -> bool:
    """Reputation and influence must be there in full; traders may be lost to the last.

    HOA-8.1.1a HOA-8.1.1b HOA-8.1.1c HOA-8.1.1d HOA-R-18 HOA-R-19
    """
    kind, amount = b.losses.kind[loss], b.losses.amount[loss]
    if kind == LOSE_REPUTATION:
        return s.reputation[s.active] >= amount
    return kind != LOSE_INFLUENCE or s.influence[s.active] >= amount


class Response(HeartPhase):
    """Accept the counter, discard it for another, or concede. The argument is the area.

    HOA-8.1d HOA-8.1f HOA-8.1g HOA-R-48
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        kinds = [actions.accept, actions.redraw, actions.concede]
        super().__init__("response", "HOA-8.1d", kinds, board, actions, a=board.areas)

    def prompt(self, s: HeartState) -> Params:
        loss = self.board.losses.faces.say(s.drawn)
        return {"area": self.board.areas.say(s.a()), "loss": loss, "redraws": s.redraws}

    def can_pay(self, s: HeartState) -> bool:
        return can_bear(self.board, s, s.drawn)

    def may_redraw(self, s: HeartState) -> bool:
        """HOA-8.1e"""
        return s.redraws > 0 and total(s.losses) > 0

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64](capacity=3)
        if self.can_pay(s):
            out = append(out, self.actions.accept.base)
        if self.may_redraw(s):
            out = append(out, self.actions.redraw.base)
        return append(out, self.actions.concede.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if self.actions.redraw.owns(action):
            s.redraws -= 1
            draw_loss(s, luck, tell)
            return
        area = s.a()
        loss = s.drawn
        self.end(s)
        if self.actions.concede.owns(action):
            concede(self.board, s, area, tell)
        else:
            suffer(self.board, s, area, loss, tell)

    def end(self, s: HeartState) -> None:
        """All conflict counters go back to the pool and are mixed.  HOA-8.0g HOA-R-47 HOA-3.11"""
        s.losses = self.board.losses.mix[:]
        s.drawn = -1
        s.redraws = 0
        s.answered()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        acts = self.actions
        if acts.accept.owns(action):
            if self.can_pay(s):
                return None
            influence = self.board.losses.kind[s.drawn] == LOSE_INFLUENCE
            key = "loss-influence" if influence else "loss-reputation"
            return Reason(
                "HOA-8.1.1b" if influence else "HOA-8.1.1a",
                key,
                {"amount": self.board.losses.amount[s.drawn]},
            )
        if acts.redraw.owns(action):
            return None if self.may_redraw(s) else Reason("HOA-8.1e", "no-redraw")
        if acts.concede.owns(action):
            return None
        if acts.retreat.owns(action) or acts.commit.owns(action) or acts.number.owns(action):
            return Reason("HOA-8.1g", "not-with-neutrals")
        return Reason("HOA-8.1d", "draw-first", {"area": self.board.areas.say(s.a())})

    def preview(self, s: HeartState, action: i64) -> Note | None:
        """A warning where accepting would take the last piece that counts.  HOA-8.1.1c HOA-R-56"""
        b, area = self.board, s.a()
        if not self.actions.accept.owns(action) or b.losses.kind[s.drawn] != LOSE_TRADERS:
            return None
        pieces = count_at_stake(b, s, area)
        if pieces > b.losses.amount[s.drawn]:
            return None
        return Note("preview-no-win" if pieces == count_own(b, s, s.active, area) else "preview-no-fighter")


def concede(b: Board, s: HeartState, area: i64, tell: Teller | None) -> None:
    """Lost on purpose: reputation falls, nothing moves, and these pieces have fought.  HOA-8.1f HOA-8.1.2e"""
    if tell is not None:
        tell.tell(events.CONCEDED, [s.active, area])
    change_reputation(b, s, s.active, -1, tell)
    tire(b, s, area, SPENT, SPENT)


def suffer(b: Board, s: HeartState, area: i64, loss: i64, tell: Teller | None) -> None:
    """Pay what the counter says; whoever still has a piece that counts has won.

    HOA-8.1.1a..d HOA-8.1.2a HOA-8.1.2e HOA-R-49 HOA-R-56
    """
    kind, amount = b.losses.kind[loss], b.losses.amount[loss]
    if kind == LOSE_REPUTATION:
        change_reputation(b, s, s.active, -amount, tell)
    elif kind == LOSE_INFLUENCE:
        s.influence[s.active] -= amount
        s.pool += amount
        if tell is not None:
            tell.tell(events.PAID_INFLUENCE, [s.active, amount])
    left = count_at_stake(b, s, area)
    if kind == LOSE_TRADERS:
        n = amount if amount < left else left
        lose_pieces(b, s, area, n)
        left -= n
        if tell is not None:
            tell.tell(events.PIECES_LOST, [s.active, area, n])
    tire(b, s, area, SPENT, SPENT)
    if left > 0:
        drive_out(b, s, area, tell)


def lose_pieces(b: Board, s: HeartState, area: i64, count: i64) -> None:
    """The wholesaler goes first, then traders that took part, stopped ones before others; where all pieces
    in the area are at stake, those that had fought before go last.

    HOA-8.1.1c HOA-8.3c HOA-R-56
    """
    whole = s.options[NEUTRAL_LOSS] == 1
    if count > 0 and (lead_ready(s, area) or (whole and s.wholesaler[s.active] == area)):
        take_lead(s, s.active)
        count -= 1
    for place in range(6 if whole else 4):
        band = 3 - place if place < 4 else 9 - place
        while count > 0 and count_banded(b, s, area, band) > 0:
            take_banded(b, s, area, band)
            give_back(s, s.active)
            count -= 1

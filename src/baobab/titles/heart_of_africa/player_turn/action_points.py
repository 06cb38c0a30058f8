"""Action points and what they buy, and the end of the actions.  HOA-7.1 HOA-7.1.1"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.functions.use import functions_usable, use_function, why_not_function
from baobab.titles.heart_of_africa.options import AP_USE
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.pieces import MARKS, lacking_ap
from baobab.titles.heart_of_africa.player_turn.movement import (
    list_moves,
    move_lead,
    start_move,
    why_not_lead,
    why_not_move,
)
from baobab.titles.heart_of_africa.player_turn.new_traders import enter, enter_cost, why_not_enter
from baobab.titles.heart_of_africa.player_turn.prices import (
    can_lower,
    can_raise,
    may_change_price,
    shift_price,
    why_not_change,
)
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import CONFLICTS
from baobab.words import Params


def list_ap_uses(b: Board, acts: Actions, s: HeartState, out: vec[i64]) -> vec[i64]:
    """Everything that action points pay for, and buying more of them.

    HOA-7.1a HOA-7.1b HOA-7.1.1a HOA-7.1.2g HOA-R-1
    """
    seat, ap, f = s.active, s.ap, b.figures
    if ap >= f.move_ap:
        out = list_moves(b, s, acts.move, out)
        lead = s.wholesaler[seat]
        if lead >= 0 and s.lead % 2 == 0:
            for i in range(b.near_first[lead], b.near_first[lead + 1]):
                out = append(out, acts.lead.base + b.near[i])
    if s.reserve[seat] > 0 and (ap >= f.station_ap or ap >= f.coast_ap):
        for area in range(b.size):
            cost = enter_cost(b, s, seat, area)
            if 0 <= cost <= ap:
                out = append(out, acts.enter.base + area)
    if ap >= f.price_ap:
        for marker in range(b.markers.size):
            if may_change_price(s, marker) and can_raise(b, s, marker):
                out = append(out, acts.up.base + marker)
        for marker in range(b.markers.size):
            if may_change_price(s, marker) and can_lower(s, marker):
                out = append(out, acts.down.base + marker)
    if s.influence[seat] >= f.ap_influence:
        out = append(out, acts.buy.base)
    return out


def spend_ap(b: Board, acts: Actions, s: HeartState, action: i64, tell: Teller | None) -> None:
    """Carry out what action points pay for.

    HOA-7.1.1a HOA-7.1.2a HOA-7.1.3b HOA-7.1.4a
    """
    seat = s.active
    if acts.move.owns(action):
        start_move(b, s, acts.move.first(action), acts.move.second(action), tell)
    elif acts.lead.owns(action):
        move_lead(b, s, acts.lead.arg(action), tell)
    elif acts.enter.owns(action):
        area = acts.enter.arg(action)
        cost = enter_cost(b, s, seat, area)
        s.ap -= cost
        enter(b, s, seat, area)
        if tell is not None:
            tell.tell(events.ENTERED, [seat, area, cost])
    elif acts.up.owns(action) or acts.down.owns(action):
        up = acts.up.owns(action)
        marker = acts.up.arg(action) if up else acts.down.arg(action)
        s.ap -= b.figures.price_ap
        s.changes += 1
        s.changed = marker
        shift_price(b, s, marker, 1 if up else -1, tell)
    else:
        s.influence[seat] -= b.figures.ap_influence
        s.pool += b.figures.ap_influence
        s.ap += 1
        if tell is not None:
            tell.tell(events.BOUGHT, [seat, b.figures.ap_influence])


def is_ap_use(acts: Actions, action: i64) -> bool:
    """Is this something that action points pay for, or buying them? These kinds follow one another."""
    return acts.move.base <= action <= acts.buy.base


def why_not_ap(b: Board, acts: Actions, s: HeartState, action: i64) -> Reason | None:
    """HOA-7.1.1a HOA-7.1.1c HOA-7.1.3b HOA-7.1.3e"""
    seat = s.active
    if acts.move.owns(action):
        return why_not_move(b, s, acts.move.first(action), acts.move.second(action))
    if acts.lead.owns(action):
        return why_not_lead(b, s, acts.lead.arg(action))
    if acts.up.owns(action):
        return why_not_change(b, s, acts.up.arg(action), True)
    if acts.down.owns(action):
        return why_not_change(b, s, acts.down.arg(action), False)
    if acts.buy.owns(action):
        cost = b.figures.ap_influence
        if s.influence[seat] >= cost:
            return None
        return Reason("HOA-7.1.1a", "no-influence", {"cost": cost, "influence": s.influence[seat]})
    area = acts.enter.arg(action)
    wrong = why_not_enter(b, s, seat, area)
    if wrong is not None:
        return wrong
    if s.reserve[seat] == 0:
        return Reason("HOA-7.1.3e", "no-trader-left", {"most": b.figures.traders})
    cost = enter_cost(b, s, seat, area)
    if s.ap < cost:
        return Reason("HOA-7.1.3b", "ap-enter", {"area": b.areas.say(area), **lacking_ap(b, s, cost)})
    return None


def ap_cost(b: Board, acts: Actions, s: HeartState, action: i64) -> Note | None:
    """What an action would cost."""
    if acts.buy.owns(action):
        return Note(
            "preview-influence",
            {"cost": b.figures.ap_influence, "left": s.influence[s.active] - b.figures.ap_influence},
        )
    cost = b.figures.move_ap
    if acts.enter.owns(action):
        cost = enter_cost(b, s, s.active, acts.enter.arg(action))
    elif acts.up.owns(action) or acts.down.owns(action):
        cost = b.figures.price_ap
    return Note("preview-ap", {"cost": cost})


def end_actions(b: Board, s: HeartState) -> None:
    """The conflicts begin. Nobody can move on with action points any more, unless agreed otherwise.

    HOA-7.0d HOA-7.1.1b HOA-R-10
    """
    seat = s.active
    s.answered()
    if s.options[AP_USE] == 0:
        s.ap = 0
        s.lead = 0
        for area in range(b.size):
            s.marks[area * MARKS] = 0
    s.ask(CONFLICTS, seat)


class Act(HeartPhase):
    """Move, bring in traders, change a price, buy points, use counters: in any order, until done.

    HOA-7.1b HOA-7.1.2g HOA-7.1.1b HOA-10.0a
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        a = actions
        kinds = [a.move, a.lead, a.enter, a.up, a.down, a.buy, a.use, a.done]
        super().__init__("act", "HOA-7.1b", kinds, board, actions)

    def prompt(self, s: HeartState) -> Params:
        return {"ap": s.ap, "influence": s.influence[s.active]}

    def legal(self, s: HeartState) -> vec[i64]:
        b, acts = self.board, self.actions
        out = list_ap_uses(b, acts, s, vec[i64](capacity=64))
        out = functions_usable(b, acts, s, out)
        return append(out, acts.done.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, acts = self.board, self.actions
        if acts.done.owns(action):
            end_actions(b, s)
        elif acts.use.owns(action):
            use_function(b, s, acts.use.arg(action), tell)
        else:
            spend_ap(b, acts, s, action, tell)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        b, acts = self.board, self.actions
        if is_ap_use(acts, action):
            return why_not_ap(b, acts, s, action)
        if acts.done.owns(action):
            return None
        if acts.fight.owns(action) or acts.oust.owns(action):
            return Reason("HOA-7.0d", "conflicts-later")
        if acts.play.owns(action):
            return Reason("HOA-12.0c", "special-later")
        wrong = why_not_function(b, acts, s, action)
        return wrong if wrong is not None or acts.use.owns(action) else self.not_now()

    def preview(self, s: HeartState, action: i64) -> Note | None:
        if is_ap_use(self.actions, action):
            return ap_cost(self.board, self.actions, s, action)
        if self.actions.done.owns(action) and s.ap > 0 and s.options[AP_USE] == 0:
            return Note("preview-ap-lost", {"ap": s.ap})
        return None

"""Which questions can be open in a position, and what must be true of the table then."""

from mypy_extensions import i64

from baobab.kernel.notes import Fault
from baobab.kernel.state import FRAME
from baobab.titles.great_zimbabwe import cards, turn
from baobab.titles.great_zimbabwe.board import MONUMENT, Board
from baobab.titles.great_zimbabwe.cards import DZIVA, ELEGUA, LEVELS
from baobab.titles.great_zimbabwe.craftsmen import prices
from baobab.titles.great_zimbabwe.craftsmen.placement import may_place
from baobab.titles.great_zimbabwe.generosity import has_passed, holds_card
from baobab.titles.great_zimbabwe.monuments import plan
from baobab.titles.great_zimbabwe.monuments.building import builds_per_action
from baobab.titles.great_zimbabwe.monuments.plan_steps import (
    maker_choices,
    next_monuments,
    primary_choices,
    take_choices,
)
from baobab.titles.great_zimbabwe.religion.specialists import tiles_left, water_left
from baobab.titles.great_zimbabwe.scoring import qualifies
from baobab.titles.great_zimbabwe.state import HELD, ZimbabweState

MAIN = [turn.BUILD, turn.PLACE, turn.SITE, turn.WAY, turn.RAISE, turn.MAKER, turn.TAKE, turn.FROM]
PLANNING = [turn.RAISE, turn.MAKER, turn.TAKE, turn.FROM]
WORKER = {
    turn.CHARM: cards.SHAMAN,
    turn.LAY: cards.SHAMAN,
    turn.RAIN: cards.RAIN,
    turn.RAIN_WAY: cards.RAIN,
    turn.HERD: cards.HERD,
}


def question_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """The open questions fit what lies on the table."""
    if s.over():
        return over_faults(b, s)
    if s.phase() == turn.START:
        return start_faults(b, s)
    if s.round < 1 or s.round > b.cards.most_rounds:
        return [Fault("round", "TGZ-BID-1", "no-such-round", {"most": int(b.cards.most_rounds)})]
    for seat in range(s.seats):
        if not any(owner // LEVELS == seat for owner in s.discs):
            return [Fault("monuments", "TGZ-SET-6", "no-start", {"seat": b.seats.say(seat)})]
    return gift_faults(b, s) if s.phase() == turn.GIFT else turn_faults(b, s)


def over_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """A game is over when somebody qualifies, or at the cap on rounds.  TGZ-WIN-1 TGZ-AMB-27"""
    if not any(qualifies(s, seat) for seat in range(s.seats)) and s.round != b.cards.most_rounds:
        return [Fault("ask", "TGZ-WIN-1", "ended-too-soon")]
    return order_faults(s) or idle_faults(s)


def start_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """First monuments are asked for from the top of the pile down.  TGZ-SET-6"""
    waiting = len(s.stack) // FRAME
    fits = waiting <= s.seats and len(s.monuments) == s.seats - waiting
    for i in range(waiting):
        fits = fits and s.stack[i * FRAME] == turn.START and s.stack[i * FRAME + 1] == s.pile[i]
    for i in range(len(s.monuments)):
        fits = fits and s.discs[i] == s.pile[s.seats - 1 - i] * LEVELS
    bare = max(s.makers) < 0 and len(s.charms) + len(s.rain) + s.round + s.laid + s.last_gift == 0
    if not fits or not bare or max(s.order) >= 0:
        return [Fault("ask", "TGZ-SET-6", "starts-in-order")]
    if max(s.gods) >= HELD or max(s.specialists) >= HELD:
        return [Fault("ask", "TGZ-SET-6", "starts-in-order")]
    return idle_faults(s)


def gift_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """Who has passed fills the order from its end, and two or more are left.  TGZ-BID-7 TGZ-BID-9"""
    seat = s.seat()
    free = [place for place in range(s.seats) if s.order[place] < 0]
    passed = [seat for seat in s.order if seat >= 0]
    if (
        len(s.stack) != FRAME
        or len(free) < 2
        or free != list(range(len(free)))
        or len(set(passed)) != len(passed)
        or max([*passed, 0]) >= s.seats
        or has_passed(s, seat)
    ):
        return [Fault("order", "TGZ-BID-7", "wrong-order")]
    most = s.last_gift * (s.last_gift + 1) // 2  # every gift from 1 up to the last
    if not s.last_gift <= s.laid <= most:
        return [Fault("laid", "TGZ-BID-4", "wrong-gifts")]
    if s.helped == 1 and (s.worshipper(ELEGUA) < 0 or s.laid == 0):
        return [Fault("helped", "TGZ-GD-ELE", "help-without-elegua")]
    if any(qualifies(s, seat) for seat in range(s.seats)):
        return [Fault("ask", "TGZ-WIN-1", "should-be-over")]
    return idle_faults(s)


def idle_faults(s: ZimbabweState) -> list[Fault]:
    """Outside of turns nothing of a turn is left.  TGZ-TRN-1"""
    if s.chosen + s.acted + s.busy + s.firsts + s.fresh + s.window + len(s.plan) > 0:
        return [Fault("acted", "TGZ-TRN-1", "not-a-turn")]
    return []


def order_faults(s: ZimbabweState) -> list[Fault]:
    """In turns the order is complete, and no gifts lie on plaques.  TGZ-BID-9"""
    if sorted(s.order) != list(range(s.seats)):
        return [Fault("order", "TGZ-BID-9", "wrong-order")]
    if s.laid + s.last_gift + s.helped > 0:
        return [Fault("laid", "TGZ-BID-9", "gifts-left")]
    return []


def turn_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """A turn, and perhaps one question of one of its parts.  TGZ-TRN-2 TGZ-TRN-3"""
    seat, phase = s.seat(), s.phase()
    wrong = [Fault("ask", "TGZ-TRN-2", "no-such-question")]
    if s.stack[0] != turn.TURN or s.stack[1] != seat or len(s.stack) > 2 * FRAME:
        return wrong
    if (len(s.stack) == FRAME) != (phase == turn.TURN):
        return wrong
    for specialist in range(len(s.specialists)):
        if s.busy & b.bit[specialist] != 0 and s.specialists[specialist] - HELD != seat:
            return [Fault("busy", "TGZ-SPC-2", "not-your-specialist")]
    for craft in range(b.cards.crafts.size):
        if s.fresh & b.bit[craft] != 0 and s.cards[s.holder(craft, seat)] == 0:
            return [Fault("fresh", "TGZ-PRC-2", "not-your-card")]
        unpriced = s.cards[s.holder(craft, seat)] > 0 and s.prices[s.holder(craft, seat)] == 0
        if unpriced and phase not in (turn.PLACE, turn.SITE, turn.WAY, turn.PRICES):
            return [Fault("prices", "TGZ-PRC-2", "card-without-price", {"craft": b.cards.crafts.say(craft)})]
    if s.window == 1 and (phase != turn.TURN or s.god[seat] != DZIVA or not holds_card(s, seat)):
        return [Fault("window", "TGZ-GD-DZI", "window-without-dziva")]
    if (phase in MAIN or s.fresh + s.firsts > 0) and s.acted == 0:
        return [Fault("acted", "TGZ-TRN-2", "acting")]
    return order_faults(s) or (part_faults(b, s) and wrong) or plan_faults(b, s)


def part_faults(b: Board, s: ZimbabweState) -> bool:
    """Does the question of a part ask for something that cannot be?"""
    seat, phase = s.seat(), s.phase()
    if phase in WORKER:
        if s.busy & b.bit[WORKER[phase]] == 0:
            return True
        if phase == turn.LAY and tiles_left(s, s.a()) == 0:
            return True
        return (phase == turn.RAIN or phase == turn.RAIN_WAY) and water_left(s) == 0
    if phase == turn.BUILD:
        return not 1 <= s.a() <= builds_per_action(s, seat)
    if phase == turn.SITE:
        return not may_place(s, seat, s.a())
    if phase == turn.WAY:
        return b.cards.square[s.a()] == 1 or not may_place(s, seat, s.a())
    if phase == turn.PRICES:
        return s.god[seat] != DZIVA if s.b() >= prices.DZIVA else s.acted == 0
    return False


def plan_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """A plan is one that the questions lead to, and the question open is the one that it needs.

    TGZ-RAI-13
    """
    seat, steps = s.seat(), s.plan
    planning = s.phase() in PLANNING
    if planning != (len(steps) > 0):
        return [Fault("plan", "TGZ-RAI-1", "plan-and-question")]
    for i in range(len(steps)):
        s.plan = steps[:i]
        fits = may_follow(b, s, plan.Draft(s, seat), steps[i])
        s.plan = steps
        if not fits:
            return [Fault("plan", "TGZ-RAI-13", "impossible-plan", {"step": i + 1})]
    needs = plan.Draft(s, seat).needs
    asked = [turn.RAISE, turn.MAKER, turn.TAKE, turn.FROM, turn.TAKE][needs]
    return [Fault("plan", "TGZ-RAI-1", "plan-and-question")] if planning and s.phase() != asked else []


def may_follow(b: Board, s: ZimbabweState, draft: plan.Draft, step: i64) -> bool:
    """Is this step among those that the plan so far leads to?"""
    if draft.needs == plan.OPEN:
        return step in list(next_monuments(s, draft))
    if draft.needs == plan.MAKER:
        return step - b.size in list(maker_choices(s, draft))
    if draft.needs == plan.PRIMARY:
        return step - b.size in list(primary_choices(s, draft))
    number = s.terrain.number_at(step) if step < b.size and s.cells[step] < MONUMENT else -1
    return number >= 0 and take_choices(s, draft) & b.bit[number] != 0

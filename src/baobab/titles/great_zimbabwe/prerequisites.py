"""What has to be answered before anything else: the reasons against what no question takes now.  TGZ-TRN-5"""

from mypy_extensions import i64

from baobab.kernel.notes import Reason
from baobab.titles.great_zimbabwe import turn
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.craftsmen.prices import can_raise_price
from baobab.titles.great_zimbabwe.monuments.plan import PRIMARY_RESOURCE, Draft
from baobab.titles.great_zimbabwe.state import ZimbabweState


def why_not_yet(s: ZimbabweState) -> Reason:
    """What is under way, and so comes before whatever else was meant.

    TGZ-SET-6 TGZ-BID-3 TGZ-TRN-3 TGZ-TRN-5
    """
    phase, b, c = s.phase(), s.board, s.board.cards
    if phase == turn.START:
        return Reason("TGZ-SET-6", "start-first")
    if phase == turn.GIFT:
        return Reason("TGZ-BID-3", "gifts-first", {"least": s.last_gift + 1})
    if phase == turn.BUILD:
        return Reason("TGZ-TRN-5", "monument-first")
    if phase == turn.PLACE:
        return Reason("TGZ-TRN-3", "placing-first")
    if phase == turn.SITE:
        return Reason("TGZ-CRF-5", "site-first", {"craft": c.crafts.say(s.a())})
    if phase == turn.WAY:
        return Reason("TGZ-CRF-5", "way-first", {"craft": c.crafts.say(s.a()), "cell": b.cells.say(s.b())})
    if phase == turn.CHARM:
        return Reason("TGZ-SPC-3", "resource-first")
    if phase == turn.LAY:
        return Reason("TGZ-SPC-3", "tile-first", {"kind": c.kinds.say(s.a())})
    if phase == turn.RAIN or phase == turn.RAIN_WAY:
        return Reason("TGZ-SPC-4", "rain-first")
    if phase == turn.HERD:
        return Reason("TGZ-SPC-5", "herd-first")
    return why_plan_first(s)


def why_plan_first(s: ZimbabweState) -> Reason:
    """The question that a plan of raising is at.  TGZ-RAI-3 TGZ-RAI-9 TGZ-RAI-10"""
    b, c, phase, draft = s.board, s.board.cards, s.phase(), Draft(s, s.seat())
    if phase == turn.RAISE:
        return Reason("TGZ-TRN-5", "plan-first")
    if phase == turn.MAKER:
        return Reason(
            "TGZ-RAI-3",
            "good-first",
            {"cell": b.cells.say(s.monuments[draft.monument]), "goods": draft.goods},
        )
    maker = draft.primary if draft.needs == PRIMARY_RESOURCE else draft.maker
    craft = c.craft_of(maker)
    if phase == turn.TAKE:
        return Reason(
            "TGZ-RAI-9",
            "take-first",
            {"maker": c.makers.say(maker), "kind": c.kinds.say(c.resource_of[craft])},
        )
    work = c.crafts.say(c.needs[craft])
    return Reason("TGZ-RAI-10", "work-first", {"maker": c.makers.say(maker), "craft": work})


def why_through_menu(s: ZimbabweState, a: Actions, action: i64) -> Reason:
    """By which part of a turn one comes to an answer that the menu does not take.

    TGZ-TRN-2 TGZ-RAI-1 TGZ-CRF-1 TGZ-PRC-5 TGZ-SPC-2
    """
    if a.lay.owns(action) or a.kind.owns(action):
        return Reason("TGZ-SPC-3", "shaman-lays")
    if a.rain.owns(action):
        return Reason("TGZ-SPC-4", "rain-falls")
    if s.acted == 0:
        if a.maker.owns(action) or a.primary.owns(action) or a.take.owns(action) or a.commit.owns(action):
            return Reason("TGZ-RAI-1", "raise-first")
        if a.site.owns(action) or a.way.owns(action):
            return Reason("TGZ-CRF-1", "craft-first")
        if a.price.owns(action):
            rises = can_raise_price(s, s.seat())
            return Reason("TGZ-PRC-5", "set-prices-first" if rises else "no-price-to-raise")
        return Reason("TGZ-TRN-2", "turn-first")
    return Reason("TGZ-TRN-2", "acted")

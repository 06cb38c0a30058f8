"""Main action: raise monuments. Planned question by question, committed at once.  TGZ-RAI"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.great_zimbabwe import turn
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import MONUMENT, Board
from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.monuments.goods_market import ANY_SUM, Market, Offers, offers_for
from baobab.titles.great_zimbabwe.monuments.plan import MAKER, OPEN, PRIMARY, RESOURCE, Draft
from baobab.titles.great_zimbabwe.monuments.plan_payment import commit
from baobab.titles.great_zimbabwe.monuments.plan_search import least_cost
from baobab.titles.great_zimbabwe.monuments.plan_steps import (
    insert_sorted,
    maker_choices,
    next_monuments,
    primary_choices,
    take_choices,
)
from baobab.titles.great_zimbabwe.monuments.refusals import (
    why_not_maker,
    why_not_primary,
    why_not_raise,
    why_not_take,
)
from baobab.titles.great_zimbabwe.phase import ZimbabwePhase
from baobab.titles.great_zimbabwe.prerequisites import why_not_yet
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.words import Params


def ask_next(s: ZimbabweState, seat: i64) -> None:
    """The question that the plan needs answered next."""
    needs = Draft(s, seat).needs
    if needs == OPEN:
        s.ask(turn.RAISE, seat)
    elif needs == MAKER:
        s.ask(turn.MAKER, seat)
    elif needs == PRIMARY:
        s.ask(turn.FROM, seat)
    else:
        s.ask(turn.TAKE, seat)


def add_step(s: ZimbabweState, step: i64) -> None:
    """Answer the present question by one more step of the plan; nothing is paid yet."""
    seat = s.seat()
    s.answered()
    s.plan = append(s.plan, step)
    ask_next(s, seat)


class Raise(ZimbabwePhase):
    """Another monument, or is the plan complete?  TGZ-RAI-1"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("raise", "TGZ-RAI-1", [actions.commit, actions.lift], board, actions)

    def prompt(self, s: ZimbabweState) -> Params:
        return {"cattle": Draft(s, s.seat()).spent}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=8)
        out = append(out, self.actions.commit.code())
        for cell in next_monuments(s, Draft(s, s.seat())):
            out = append(out, self.actions.lift.code(cell))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if self.actions.lift.owns(action):
            add_step(s, self.actions.lift.arg(action))
            return
        seat = s.seat()
        s.answered()
        commit(s, seat, tell)

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if self.actions.commit.owns(action):
            return None
        if not self.actions.lift.owns(action):
            return why_not_yet(s)
        return why_not_raise(s, Draft(s, s.seat()), self.actions.lift.arg(action))

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        return raise_preview(s, self.actions, action)


def raise_preview(s: ZimbabweState, actions: Actions, action: i64) -> Note | None:
    """What the plan costs, or what the next level of a monument needs and scores."""
    c = s.board.cards
    if actions.commit.owns(action):
        return Note("preview-cost", {"cattle": Draft(s, s.seat()).spent})
    if not actions.lift.owns(action):
        return None
    monument, draft = s.cells[actions.lift.arg(action)] - MONUMENT, Draft(s, s.seat())
    level = s.level(monument)
    goods = c.goods_needed[level]
    least = least_cost(Offers(s, draft, monument, Market(s, draft, ANY_SUM)), draft, goods)
    points = c.level_points[level + 1] - c.level_points[level]
    params: Params = {"level": level + 1, "goods": goods, "cattle": least, "points": points}
    return Note("preview-raise", params, int(points))


class Maker(ZimbabwePhase):
    """Who makes the next good?  TGZ-RAI-4 TGZ-RAI-7"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("maker", "TGZ-RAI-7", [actions.maker], board, actions)

    def prompt(self, s: ZimbabweState) -> Params:
        draft = Draft(s, s.seat())
        cell = self.board.cells.say(s.monuments[draft.monument])
        return {"cell": cell, "goods": draft.goods, "cattle": draft.budget(s)}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=8)
        for maker in maker_choices(s, Draft(s, s.seat())):
            out = append(out, self.actions.maker.code(maker))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        add_step(s, self.board.size + self.actions.maker.arg(action))

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.maker.owns(action):
            return why_not_yet(s)
        draft, maker = Draft(s, s.seat()), self.actions.maker.arg(action)
        for choice in maker_choices(s, draft):
            if choice == maker:
                return None
        return why_not_maker(s, draft, maker)

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        draft, maker = Draft(s, s.seat()), self.actions.maker.arg(action)
        offers = offers_for(s, draft, ANY_SUM)
        cost = maker_preview(s, maker, s.ways(s.seat()).hubs_to(maker)[draft.monument])
        needs = self.board.cards.needs[self.board.cards.craft_of(maker)]
        if needs < 0:
            return cost
        work = self.board.cards.crafts.say(needs)
        least = offers.cost[offers.cheapest_of(maker)]
        return Note(f"{cost.key}-with", {**cost.params, "craft": work, "cattle": least})


def maker_preview(s: ZimbabweState, maker: i64, hubs: i64) -> Note:
    """Price, hubs, and whom the price goes to.  TGZ-RAI-8 TGZ-HUB-4"""
    price, owner = price_of(s, s.seat(), maker), s.owners[maker]
    site = s.board.cells.say(s.makers[maker] // 2)
    params: Params = {"price": price, "hubs": hubs, "cell": site}
    if owner == s.seat():
        return Note("preview-own-maker", params)
    return Note("preview-maker", {**params, "owner": s.board.seats.say(owner)})


class Take(ZimbabwePhase):
    """Which resource is consumed?  TGZ-RAI-9"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("take", "TGZ-RAI-9", [actions.take], board, actions)

    def prompt(self, s: ZimbabweState) -> Params:
        draft, c = Draft(s, s.seat()), self.board.cards
        maker = draft.maker if draft.needs == RESOURCE else draft.primary
        kind = c.resource_of[c.craft_of(maker)]
        return {"maker": c.makers.say(maker), "kind": c.kinds.say(kind)}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        chosen = take_choices(s, Draft(s, s.seat()))
        out = vec[i64](capacity=8)
        resources, bit = s.terrain.resources, self.board.bit
        for i in range(len(resources)):
            if chosen & bit[i] != 0:
                out = insert_sorted(out, self.actions.take.code(resources[i]))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        add_step(s, self.actions.take.arg(action))

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.take.owns(action):
            return why_not_yet(s)
        draft, cell = Draft(s, s.seat()), self.actions.take.arg(action)
        number = s.terrain.number_at(cell)
        if number >= 0 and take_choices(s, draft) & self.board.bit[number] != 0:
            return None
        return why_not_take(s, draft, cell)


class From(ZimbabwePhase):
    """Which primary craftsman works for the secondary one?  TGZ-RAI-10"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("from", "TGZ-RAI-10", [actions.primary], board, actions)

    def prompt(self, s: ZimbabweState) -> Params:
        c, draft = self.board.cards, Draft(s, s.seat())
        needs = c.crafts.say(c.needs[c.craft_of(draft.maker)])
        return {"maker": c.makers.say(draft.maker), "craft": needs}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=4)
        for primary in primary_choices(s, Draft(s, s.seat())):
            out = append(out, self.actions.primary.code(primary))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        add_step(s, self.board.size + self.actions.primary.arg(action))

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.primary.owns(action):
            return why_not_yet(s)
        draft, primary = Draft(s, s.seat()), self.actions.primary.arg(action)
        for choice in primary_choices(s, draft):
            if choice == primary:
                return None
        return why_not_primary(s, draft, primary)

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        draft, primary = Draft(s, s.seat()), self.actions.primary.arg(action)
        return maker_preview(s, primary, s.ways(s.seat()).leg(draft.maker, primary))

"""Phase II, Religion and Culture: the parts of a turn, in any order.  TGZ-TRN"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import Board
from baobab.titles.great_zimbabwe.cards import DZIVA, HERD
from baobab.titles.great_zimbabwe.craftsmen.placement import can_place, craft_preview, why_not_craft
from baobab.titles.great_zimbabwe.craftsmen.prices import (
    DZIVA_OWED,
    OWED,
    ask_prices,
    can_raise_price,
    only_raise,
)
from baobab.titles.great_zimbabwe.generosity import begin_turn, holds_card
from baobab.titles.great_zimbabwe.monuments.building import (
    builds_per_action,
    can_build,
    why_not_build,
)
from baobab.titles.great_zimbabwe.monuments.plan import Draft
from baobab.titles.great_zimbabwe.monuments.plan_steps import next_monuments
from baobab.titles.great_zimbabwe.monuments.raising import raise_preview
from baobab.titles.great_zimbabwe.monuments.refusals import why_not_raise
from baobab.titles.great_zimbabwe.options import DZIVA_MODE, TURN_START
from baobab.titles.great_zimbabwe.phase import ZimbabwePhase
from baobab.titles.great_zimbabwe.prerequisites import why_through_menu
from baobab.titles.great_zimbabwe.religion.gods import (
    can_choose_god,
    choose_god,
    requirement_with,
    why_not_god,
)
from baobab.titles.great_zimbabwe.religion.specialists import (
    can_hire,
    can_use,
    take_specialist,
    use_specialist,
    why_not_use,
)
from baobab.titles.great_zimbabwe.revenue import end_round
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import BUILD, MAKER, SITE
from baobab.words import Params, Phrase


class Turn(ZimbabwePhase):
    """Choose a god or a specialist, use specialists, take one main action; then end the turn.

    Each part may be left out. A main action, once begun, is gone through to its end: god and specialists
    come before or after it.

    TGZ-TRN-1 TGZ-TRN-2 TGZ-TRN-3 TGZ-TRN-5 TGZ-AMB-6 TGZ-AMB-37
    """

    def __init__(self, board: Board, a: Actions) -> None:
        kinds = [a.end, a.dziva, a.monument, a.set_prices, a.god, a.hire, a.use, a.craft, a.lift]
        super().__init__("turn", "TGZ-TRN-2", kinds, board, a)

    def prompt(self, s: ZimbabweState) -> Params:
        seat = s.seat()
        return {"cattle": s.cash[seat], "vp": s.vp[seat], "vr": s.vr[seat]}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        a, seat, c = self.actions, s.seat(), self.board.cards
        out = vec[i64](capacity=40)
        out = append(out, a.end.code())
        if s.window == 1:
            out = append(out, a.dziva.code())
        if s.acted == 0:
            if can_build(s):
                out = append(out, a.monument.code())
            if can_raise_price(s, seat):
                out = append(out, a.set_prices.code())
        if s.chosen == 0:
            if s.god[seat] < 0:
                for god in range(c.gods.size):
                    if can_choose_god(s, seat, god):
                        out = append(out, a.god.code(god))
            for specialist in range(c.specialists.size):
                if can_hire(s, seat, specialist):
                    out = append(out, a.hire.code(specialist))
        for specialist in range(c.specialists.size):
            if can_use(s, seat, specialist):
                out = append(out, a.use.code(specialist))
        return self.main_actions(s, seat, out) if s.acted == 0 else out

    def main_actions(self, s: ZimbabweState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Craftsmen that can be placed, and monuments that can be raised."""
        a = self.actions
        for craft in range(self.board.cards.crafts.size):
            if can_place(s, seat, craft):
                out = append(out, a.craft.code(craft))
        for cell in next_monuments(s, Draft(s, seat)):
            out = append(out, a.lift.code(cell))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        a, seat = self.actions, s.seat()
        s.window = 0
        if a.end.owns(action):
            end_turn(s, seat, tell)
        elif a.dziva.owns(action):
            ask_prices(s, seat, DZIVA_OWED)
        elif a.god.owns(action):
            choose_god(s, seat, a.god.arg(action), tell)
        elif a.hire.owns(action):
            take_specialist(s, seat, a.hire.arg(action), tell)
            use_specialist(s, seat, a.hire.arg(action), tell)
        elif a.use.owns(action):
            use_specialist(s, seat, a.use.arg(action), tell)
        else:
            self.begin_main(s, seat, action)

    def begin_main(self, s: ZimbabweState, seat: i64, action: i64) -> None:
        """The one main action of the turn.  TGZ-TRN-2"""
        a = self.actions
        s.acted = 1
        if a.monument.owns(action):
            s.ask(BUILD, seat, builds_per_action(s, seat))
        elif a.set_prices.owns(action):
            ask_prices(s, seat, OWED)
        elif a.craft.owns(action):
            s.ask(SITE, seat, a.craft.arg(action))
        else:
            s.plan = append(s.plan, a.lift.arg(action))
            s.ask(MAKER, seat)

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        a, seat = self.actions, s.seat()
        if a.end.owns(action):
            return None
        if a.dziva.owns(action):
            return self.why_not_dziva(s, seat)
        if a.god.owns(action):
            return why_not_god(s, seat, a.god.arg(action))
        if a.hire.owns(action):
            return why_not_use(s, seat, a.hire.arg(action), True)
        if a.use.owns(action):
            return why_not_use(s, seat, a.use.arg(action), False)
        return self.why_not_main(s, seat, action)

    def why_not_dziva(self, s: ZimbabweState, seat: i64) -> Reason | None:
        """Prices are set at the start of the turn, or right after Dziva was chosen.  TGZ-GD-DZI"""
        if s.window == 1:
            return None
        if not s.has(seat, DZIVA):
            return Reason("TGZ-GD-DZI", "not-dziva")
        if not holds_card(s, seat):
            return Reason("TGZ-GD-DZI", "dziva-no-card")
        key = "dziva-at-start" if s.options[DZIVA_MODE] == TURN_START else "dziva-too-late"
        return Reason("TGZ-GD-DZI", key)

    def why_not_main(self, s: ZimbabweState, seat: i64, action: i64) -> Reason | None:
        """Only one main action a turn, and only one that can be gone through with.

        TGZ-TRN-2 TGZ-MON-3 TGZ-PRC-5
        """
        a = self.actions
        if a.build.owns(action):
            reason = why_not_build(s, a.build.arg(action))
            if reason is not None:
                return reason
            return Reason("TGZ-TRN-2", "acted" if s.acted == 1 else "build-first")
        if not (
            a.monument.owns(action)
            or a.set_prices.owns(action)
            or a.craft.owns(action)
            or a.lift.owns(action)
        ):
            return why_through_menu(s, a, action)
        if s.acted == 1:
            return Reason("TGZ-TRN-2", "acted")
        if a.monument.owns(action):
            return None if can_build(s) else Reason("TGZ-MON-3", "nowhere-to-build")
        if a.set_prices.owns(action):
            return None if can_raise_price(s, seat) else Reason("TGZ-PRC-5", "no-price-to-raise")
        if a.craft.owns(action):
            return why_not_craft(s, seat, a.craft.arg(action))
        return why_not_raise(s, Draft(s, seat), a.lift.arg(action))

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        """What a part of the turn costs and brings."""
        a, seat, c = self.actions, s.seat(), self.board.cards
        if a.god.owns(action):
            god = a.god.arg(action)
            power = Phrase(f"preview-god-{c.gods.names[god]}")
            vr = requirement_with(s, seat, god)
            return Note("preview-god", {"power": power, "vr": vr, "now": s.vr[seat]})
        if a.hire.owns(action):
            specialist = a.hire.arg(action)
            vr = s.vr[seat] + c.specialist_vr[specialist]
            work = Phrase(f"preview-work-{c.specialists.names[specialist]}")
            cost: Params = {"cattle": self.fees(specialist), "vr": vr, "now": s.vr[seat]}
            return Note("preview-hire", {"work": work, **cost})
        if a.use.owns(action):
            return Note("preview-use", {"cattle": self.fees(a.use.arg(action))})
        if a.set_prices.owns(action):
            return self.price_preview(s)
        return craft_preview(s, a, action) or raise_preview(s, a, action)

    def price_preview(self, s: ZimbabweState) -> Note:
        """Where only one price could rise, and only to one figure, it does so at once.  TGZ-PRC-5"""
        c, raised = self.board.cards, only_raise(s, s.seat())
        if raised < 0:
            return Note("preview-prices")
        params: Params = {"craft": c.crafts.say(raised), "cattle": c.most_price}
        return Note("preview-price-at-once", params)

    def fees(self, specialist: i64) -> list[str]:
        """What a specialist may be paid: one sum, or for the herd some.  TGZ-SPC-2 TGZ-SPC-5"""
        c = self.board.cards
        return [str(cost) for cost in c.herd_costs] if specialist == HERD else [str(c.fee[specialist])]


def end_turn(s: ZimbabweState, seat: i64, tell: Teller | None) -> None:
    """The next in the order of turns, or after the last the end of the round.  TGZ-TRN-1"""
    s.answered()
    place: i64 = 0
    while s.order[place] != seat:
        place += 1
    s.chosen = s.acted = s.busy = s.firsts = s.fresh = 0
    if place + 1 < s.seats:
        begin_turn(s, s.order[place + 1])
    else:
        end_round(s, tell)

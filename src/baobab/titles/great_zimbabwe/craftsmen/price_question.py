"""The question of prices: new cards first, then others in the order of the crafts.  TGZ-PRC TGZ-GD-DZI"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Reason
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import Board
from baobab.titles.great_zimbabwe.craftsmen.placement import why_not_craft
from baobab.titles.great_zimbabwe.craftsmen.prices import DZIVA, DZIVA_OWED, FREELY, MODES, OWED, new_card
from baobab.titles.great_zimbabwe.phase import ZimbabwePhase
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import PRICES
from baobab.words import Params


class Prices(ZimbabwePhase):
    """Which price changes? New cards first; then others, in the order of the crafts, until you confirm.

    The arguments are the first craft that may still change, and the mode.

    TGZ-PRC-1 TGZ-PRC-2 TGZ-PRC-3 TGZ-PRC-4 TGZ-PRC-5 TGZ-TRN-6 TGZ-GD-DZI TGZ-AMB-14 TGZ-AMB-31
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        crafts = Domain("craft", [*board.cards.crafts.names, "none"])
        modes = Domain("mode", MODES)
        super().__init__(
            "prices", "TGZ-PRC-1", [actions.confirm, actions.price], board, actions, a=crafts, b=modes
        )

    def prompt(self, s: ZimbabweState) -> Params:
        craft = new_card(s, s.seat())
        return {"new": "no" if craft < 0 else "yes", "dziva": "yes" if s.b() >= DZIVA else "no"}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        c, price, seat, mode = self.board.cards, self.actions.price, s.seat(), s.b()
        out = vec[i64](capacity=16)
        fresh = new_card(s, seat)
        if fresh >= 0:
            for cattle in range(c.least_price, c.most_price + 1):
                out = append(out, price.pair(fresh, cattle))
            return out
        if mode == FREELY or mode == DZIVA:
            out = append(out, self.actions.confirm.code())
        for craft in range(s.a(), c.crafts.size):
            now = s.prices[s.holder(craft, seat)]
            if now > 0 and (mode >= DZIVA or s.fresh & self.board.bit[craft] == 0):
                low = c.least_price if mode >= DZIVA else now + 1
                for cattle in range(low, c.most_price + 1):
                    if cattle != now:
                        out = append(out, price.pair(craft, cattle))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, first, mode = s.seat(), s.a(), s.b()
        s.answered()
        if self.actions.confirm.owns(action):
            return
        craft, cattle = self.actions.price.first(action), self.actions.price.second(action)
        fresh = s.prices[s.holder(craft, seat)] == 0
        s.prices[s.holder(craft, seat)] = cattle
        if tell is not None:
            tell.tell(events.PRICED, [seat, craft, cattle])
        if fresh:
            s.ask(PRICES, seat, first, mode)
        else:
            s.ask(PRICES, seat, craft + 1, DZIVA if mode >= DZIVA else FREELY)

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        c, seat, mode, fresh = self.board.cards, s.seat(), s.b(), new_card(s, s.seat())
        if self.actions.confirm.owns(action):
            if fresh >= 0:
                return Reason("TGZ-PRC-2", "price-needed", {"craft": c.crafts.say(fresh)})
            return Reason("TGZ-PRC-5", "change-a-price") if mode == OWED or mode == DZIVA_OWED else None
        if self.actions.craft.owns(action):
            return self.why_not_place(s, self.actions.craft.arg(action))
        if not self.actions.price.owns(action):
            if fresh >= 0:
                return Reason("TGZ-PRC-2", "price-needed", {"craft": c.crafts.say(fresh)})
            return Reason("TGZ-TRN-6", "prices-first")
        craft, cattle = self.actions.price.first(action), self.actions.price.second(action)
        who: Params = {"craft": c.crafts.say(craft), "cattle": cattle}
        now = s.prices[s.holder(craft, seat)]
        if s.cards[s.holder(craft, seat)] == 0:
            return Reason("TGZ-PRC-1", "no-card", who)
        if not c.least_price <= cattle <= c.most_price:
            return Reason("TGZ-PRC-1", "no-such-price", {**who, "least": c.least_price, "most": c.most_price})
        if fresh >= 0:
            return (
                None
                if craft == fresh
                else Reason("TGZ-PRC-2", "price-needed", {"craft": c.crafts.say(fresh)})
            )
        if cattle == now:
            return Reason("TGZ-PRC-3", "price-stays", who)
        if cattle < now and mode < DZIVA:
            return Reason("TGZ-PRC-4", "price-never-falls", {**who, "now": now})
        if mode < DZIVA and s.fresh & self.board.bit[craft] != 0:
            return Reason("TGZ-PRC-2", "price-set", who)
        if craft < s.a():
            return Reason("TGZ-PRC-3", "price-in-order", who)
        return None

    def why_not_place(self, s: ZimbabweState, craft: i64) -> Reason:
        """Craftsmen come before the prices; where another one cannot be placed anyway, that is why.

        TGZ-CRF-1 TGZ-TRN-2
        """
        if s.b() != FREELY:
            return Reason("TGZ-TRN-2", "prices-first")
        return why_not_craft(s, s.seat(), craft) or Reason("TGZ-CRF-1", "placing-over")

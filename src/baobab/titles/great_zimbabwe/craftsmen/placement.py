"""Main action: place craftsmen. Who may place which, what it takes, and what it brings.  TGZ-CRF TGZ-SEC"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.notes import Note, Reason
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.cards import BUILDER, GU
from baobab.titles.great_zimbabwe.craftsmen.sites import Ground
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import move_disc, to_stock
from baobab.words import Params


def count_on_map(s: ZimbabweState, craft: i64) -> i64:
    """How many craftsmen of a craft stand on the map.  TGZ-CRF-7"""
    copies = s.board.cards.copies
    count: i64 = 0
    for maker in range(craft * copies, craft * copies + copies):
        if s.makers[maker] >= 0:
            count += 1
    return count


def next_card(s: ZimbabweState, craft: i64) -> i64:
    """The top card of a pile: 1 the first, 2 the second, 0 when both are gone.  TGZ-SET-2 TGZ-CRF-4"""
    held: i64 = 0
    for seat in range(s.seats):
        if s.cards[s.holder(craft, seat)] > 0:
            held += 1
    return held + 1 if held < 2 else 0


def card_requirement(s: ZimbabweState, seat: i64, craft: i64) -> i64:
    """What a technology adds to a seat's requirement when it first places such a craftsman.

    TGZ-CRF-2 TGZ-GD-GU TGZ-AMB-24
    """
    c = s.board.cards
    if s.cards[s.holder(craft, seat)] > 0:
        return 0
    return c.gu_vr if s.has(seat, GU) else c.card_vr[craft * 2 + next_card(s, craft) - 1]


def may_place(s: ZimbabweState, seat: i64, craft: i64) -> bool:
    """All that placing a craftsman asks for except its site: tile, card, requirement, cost.

    TGZ-CRF-2 TGZ-CRF-4 TGZ-CRF-7 TGZ-CRF-8 TGZ-SEC-2 TGZ-VR-2 TGZ-AMB-13
    """
    c = s.board.cards
    if s.cash[seat] < c.cost[craft] or count_on_map(s, craft) == c.copies:
        return False
    new = s.cards[s.holder(craft, seat)] == 0
    if new and (next_card(s, craft) == 0 or s.vr[seat] + card_requirement(s, seat, craft) > c.most_vr):
        return False
    needs = c.needs[craft]
    return needs < 0 or (s.firsts & s.board.bit[needs] == 0 and count_on_map(s, needs) > 0)


def can_place(s: ZimbabweState, seat: i64, craft: i64) -> bool:
    """Can this seat place a craftsman of this craft somewhere now?"""
    return may_place(s, seat, craft) and Ground(s, seat, craft).any()


def why_not_craft(s: ZimbabweState, seat: i64, craft: i64) -> Reason | None:
    """What stands against placing a craftsman of this craft."""
    c = s.board.cards
    who: Params = {"craft": c.crafts.say(craft)}
    needs = c.needs[craft]
    if count_on_map(s, craft) == c.copies:
        return Reason("TGZ-CRF-7", "all-placed", {**who, "count": c.copies})
    if s.cards[s.holder(craft, seat)] == 0:
        if next_card(s, craft) == 0:
            return Reason("TGZ-CRF-4", "cards-gone", who)
        vr = s.vr[seat] + card_requirement(s, seat, craft)
        if vr > c.most_vr:
            return Reason("TGZ-VR-2", "craft-vr", {**who, "vr": vr, "most": c.most_vr})
    if s.cash[seat] < c.cost[craft]:
        return Reason("TGZ-CRF-8", "craft-too-dear", {**who, "cattle": c.cost[craft], "cash": s.cash[seat]})
    if needs >= 0:
        primary: Params = {**who, "primary": c.crafts.say(needs)}
        if s.firsts & s.board.bit[needs] != 0:
            return Reason("TGZ-SEC-2", "primary-too-new", primary)
        if count_on_map(s, needs) == 0:
            return Reason("TGZ-SEC-1", "no-primary", primary)
    ground = Ground(s, seat, craft)
    kind = c.resource_of[craft]
    if ground.free == 0:
        key = "no-resource-free" if s.terrain.of_kind[kind] != 0 else "no-such-resource"
        return Reason("TGZ-CRF-6", key, {**who, "kind": c.kinds.say(kind)})
    if ground.any():
        return None
    if needs >= 0 and ground.without_primary().any():
        return Reason("TGZ-SEC-1", "no-site-near-primary", {**who, "primary": c.crafts.say(needs)})
    return Reason("TGZ-CRF-5", "no-site", {**who, "kind": c.kinds.say(kind)})


def place_craftsman(s: ZimbabweState, seat: i64, craft: i64, site: i64, tell: Teller | None) -> None:
    """Take the card if need be, pay, put the craftsman on its site and score it.

    TGZ-CRF-1 TGZ-CRF-2 TGZ-CRF-3 TGZ-CRF-8 TGZ-SPC-6 TGZ-AMB-30
    """
    c, holder = s.board.cards, s.holder(craft, seat)
    if s.cards[holder] == 0:
        s.cards[holder] = next_card(s, craft)
        s.fresh |= s.board.bit[craft]
        move_disc(s, seat)
        if tell is not None:
            tell.tell(events.TOOK_CARD, [seat, craft, s.vr[seat]])
    share: i64 = 0
    if s.busy & s.board.bit[BUILDER] != 0:
        share = min(c.builder_share, c.cost[craft])
        s.cash[seat] -= share
        s.paid[BUILDER] += share
    to_stock(s, seat, c.cost[craft] - share)
    count = count_on_map(s, craft)
    if count == 0 and c.needs[craft] < 0:
        s.firsts |= s.board.bit[craft]
    s.put_maker(craft * c.copies + count, site, seat)
    s.vp[seat] += c.points[craft]
    if tell is not None:
        tell.tell(events.PLACED, [seat, craft, site // 2, c.cost[craft], c.points[craft]])


def craft_preview(s: ZimbabweState, actions: Actions, action: i64) -> Note | None:
    """What a craftsman costs, what it scores, and what its card adds to the requirement."""
    if not actions.craft.owns(action):
        return None
    c, craft = s.board.cards, actions.craft.arg(action)
    return Note(
        "preview-craft",
        {
            "cattle": c.cost[craft],
            "points": c.points[craft],
            "vr": card_requirement(s, s.seat(), craft),
        },
    )

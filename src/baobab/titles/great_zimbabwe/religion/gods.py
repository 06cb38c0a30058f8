"""Choosing a god: once, for good, within the highest requirement.  TGZ-GOD"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.notes import Reason
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.cards import DZIVA, GU
from baobab.titles.great_zimbabwe.generosity import holds_card
from baobab.titles.great_zimbabwe.options import DZIVA_MODE, TURN_START
from baobab.titles.great_zimbabwe.state import HELD, OPEN, OUT, ZimbabweState
from baobab.titles.great_zimbabwe.turn import move_disc
from baobab.words import Name, Params


def requirement_with(s: ZimbabweState, seat: i64, god: i64) -> i64:
    """A seat's requirement if it worshipped this god; Gu makes technologies cheap first.

    TGZ-GOD-2 TGZ-GD-GU TGZ-GD-XAN
    """
    c = s.board.cards
    vr = s.vr[seat] + c.god_vr[god]
    if god == GU:
        for craft in range(c.crafts.size):
            card = s.cards[s.holder(craft, seat)]
            if card > 0:
                vr += c.gu_vr - c.card_vr[craft * 2 + card - 1]
    return vr


def can_choose_god(s: ZimbabweState, seat: i64, god: i64) -> bool:
    """An open god for a seat that has none and has chosen no card in this turn.

    TGZ-GOD-1 TGZ-GOD-3 TGZ-TRN-2 TGZ-VR-2
    """
    return (
        s.gods[god] == OPEN
        and s.chosen == 0
        and s.god[seat] < 0
        and requirement_with(s, seat, god) <= s.board.cards.most_vr
    )


def why_not_god(s: ZimbabweState, seat: i64, god: i64) -> Reason | None:
    c = s.board.cards
    who: Params = {"god": c.gods.say(god)}
    if s.gods[god] == OUT:
        return Reason("TGZ-SET-2", "god-out", who)
    if s.gods[god] - HELD == seat:
        return Reason("TGZ-GOD-1", "god-yours", who)
    if s.gods[god] >= HELD:
        return Reason("TGZ-GOD-1", "god-taken", {**who, "seat": Name("seat", str(s.gods[god] - HELD))})
    if s.god[seat] >= 0:
        return Reason("TGZ-GOD-1", "has-a-god", {"god": c.gods.say(s.god[seat])})
    if s.chosen == 1:
        return Reason("TGZ-TRN-2", "card-chosen")
    vr = requirement_with(s, seat, god)
    if vr > c.most_vr:
        return Reason("TGZ-VR-2", "god-vr", {**who, "vr": vr, "most": c.most_vr})
    return None


def choose_god(s: ZimbabweState, seat: i64, god: i64, tell: Teller | None) -> None:
    """The requirement changes at once, and the power works from now on.

    Dziva's worshipper may set prices right away, unless the table plays it otherwise.

    TGZ-GOD-2 TGZ-GD-DZI TGZ-AMB-17
    """
    s.chosen = 1
    s.gods[god] = HELD + seat
    s.god[seat] = god
    move_disc(s, seat)
    s.window = 1 if god == DZIVA and s.options[DZIVA_MODE] != TURN_START and holds_card(s, seat) else 0
    if tell is not None:
        tell.tell(events.WORSHIPS, [seat, god, s.vr[seat]])

"""Phases III and IV: revenue, and the comparison of mythologies.  TGZ-REV TGZ-WIN"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.cards import ENGAI, QAMATA
from baobab.titles.great_zimbabwe.generosity import begin_round
from baobab.titles.great_zimbabwe.scoring import qualifies, winner
from baobab.titles.great_zimbabwe.state import HELD, ZimbabweState
from baobab.titles.great_zimbabwe.turn import from_stock


def highest_level(s: ZimbabweState, seat: i64) -> i64:
    """The level of a seat's highest monument.  TGZ-REV-2"""
    highest: i64 = 0
    for i in range(len(s.monuments)):
        if s.owner(i) == seat:
            highest = max(highest, s.level(i))
    return highest


def income(s: ZimbabweState, seat: i64) -> i64:
    """What the common stock gives: by the highest monument, and 2 more with Engai.  TGZ-REV-2 TGZ-GD-ENG"""
    c = s.board.cards
    return highest_level(s, seat) * c.income + (c.engai_income if s.has(seat, ENGAI) else 0)


def take_from_cards(s: ZimbabweState, seat: i64) -> i64:
    """All cattle lying on a seat's cards comes into its cash.  TGZ-REV-1 TGZ-CTL-1"""
    cattle: i64 = 0
    for craft in range(s.board.cards.crafts.size):
        holder = s.holder(craft, seat)
        cattle += s.earned[holder]
        s.earned[holder] = 0
    for specialist in range(len(s.specialists)):
        if s.specialists[specialist] - HELD == seat:
            cattle += s.paid[specialist]
            s.paid[specialist] = 0
    if s.has(seat, QAMATA):
        cattle += s.fees
        s.fees = 0
    s.cash[seat] += cattle
    return cattle


def end_round(s: ZimbabweState, tell: Teller | None) -> None:
    """Revenue for all; then the game ends if somebody qualifies, or the used markers are taken off and
    another round begins.

    TGZ-AMB-33 TGZ-REV-1 TGZ-REV-2 TGZ-WIN-1 TGZ-AMB-27 TGZ-AMB-29
    """
    for seat in range(s.seats):
        cattle = take_from_cards(s, seat)
        gain = income(s, seat)
        from_stock(s, seat, gain)
        if tell is not None:
            tell.tell(events.REVENUE, [seat, cattle, gain])
    over = s.round >= s.board.cards.most_rounds
    for seat in range(s.seats):
        over = over or qualifies(s, seat)
    if over:
        s.clear()
        if tell is not None:
            tell_end(s, tell)
        return
    s.used = vec[i64]()
    begin_round(s, tell)


def tell_end(s: ZimbabweState, tell: Teller) -> None:
    """Who meets the requirement, and who wins.  TGZ-WIN-2"""
    if not any(qualifies(s, seat) for seat in range(s.seats)):
        tell.tell(events.CAPPED, [s.round])
    for seat in range(s.seats):
        if qualifies(s, seat):
            tell.tell(events.QUALIFIED, [seat, s.vp[seat], s.vr[seat]])
    first = winner(s)
    tell.tell(events.WON, [first, s.vp[first], s.vr[first]])

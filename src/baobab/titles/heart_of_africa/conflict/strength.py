"""What pieces weigh in a conflict.  HOA-8.2 HOA-8.3"""

from mypy_extensions import i64

from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.pieces import UNSPENT, count_unspent_traders, lead_tired
from baobab.titles.heart_of_africa.state import HeartState


def weight(b: Board, traders: i64, lead: bool) -> i64:
    """Each trader weighs one; the wholesaler doubles the traders and weighs one itself.

    HOA-8.3b HOA-R-16
    """
    return traders * b.figures.lead_times + b.figures.lead_weight if lead else traders


def fighting_weight(b: Board, s: HeartState, seat: i64, area: i64) -> i64:
    """All pieces of a defender count, of the active player only those that have not fought.

    HOA-8.2a HOA-R-42
    """
    lead = s.wholesaler[seat] == area
    if seat == s.active:
        return weight(b, count_unspent_traders(b, s, area), lead and lead_tired(s) == UNSPENT)
    return weight(b, s.traders[seat * b.size + area], lead)


def base_strength(b: Board, s: HeartState, seat: i64, area: i64) -> i64:
    """Weight times reputation.  HOA-8.2a"""
    return fighting_weight(b, s, seat, area) * b.figures.reputation[s.reputation[seat]]

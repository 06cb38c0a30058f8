"""What must lie on the table while a conflict is under way.  HOA-8.0 HOA-8.1 HOA-8.2"""

from baobab.kernel.notes import Fault
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.commitments import FIGHTS, UNDECIDED, count_usable
from baobab.titles.heart_of_africa.conflict.neutrals import count_fighters
from baobab.titles.heart_of_africa.conflict.retreat_areas import refuge_from
from baobab.titles.heart_of_africa.pieces import SPENT, count_banded, count_own, count_unspent
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import (
    DRIVE,
    PLEDGE,
    PRAISE,
    RESPONSE,
    REVEAL,
    ROUT,
    SEND,
    SEND_LEAD,
    STAKE,
)


def one_fault(clause: str, key: str) -> list[Fault]:
    return [Fault("ask", clause, key)]


def conflict_faults(b: Board, s: HeartState, above: list[list[int]]) -> list[Fault]:
    """A conflict under way: with neutrals, sealed with a player, or decided with retreats to come."""
    first = above[0]
    if len(above) == 1 and first[0] in (RESPONSE, DRIVE) and first[1] == s.active:
        return neutral_faults(b, s, first[0], first[2])
    if first[0] != REVEAL or first[1] != s.active or s.foe < 0 or s.foe == s.active or len(above) == 1:
        return one_fault("HOA-8.0a", "no-such-conflict")
    area, rest = first[2], above[1:]
    if rest[-1][0] in (STAKE, PLEDGE):
        return sealed_faults(b, s, area, rest)
    return retreat_faults(b, s, area, rest)


def neutral_faults(b: Board, s: HeartState, phase: int, area: int) -> list[Fault]:
    """HOA-8.1a HOA-8.1e HOA-8.1.2c"""
    if s.neutrals[area] == 0:
        return one_fault("HOA-8.1a", "no-such-conflict")
    if phase == DRIVE:
        same = list(s.refuge) == list(refuge_from(b, s, area, s.active))
        here = count_own(b, s, s.active, area) > 0
        return [] if same and here else [Fault("refuge", "HOA-8.1.2c", "refuge")]
    fighters = count_fighters(b, s, area)
    pool = all(
        s.losses[face] + (1 if face == s.drawn else 0) <= b.losses.mix[face] for face in range(len(s.losses))
    )
    return [] if fighters > 0 and s.drawn >= 0 and pool else [Fault("drawn", "HOA-8.1c", "loss-drawn")]


def sealed_faults(b: Board, s: HeartState, area: int, rest: list[list[int]]) -> list[Fault]:
    """First the active player commits, then the other, each no more than they have.  HOA-8.2b"""
    stages = [[frame[0], frame[1]] for frame in rest]
    active, foe = int(s.active), int(s.foe)
    stance = [int(n) for n in s.stance]
    fits = (
        (stages == [[STAKE, foe], [STAKE, active]] and stance == [UNDECIDED, UNDECIDED])
        or (stages == [[STAKE, foe], [PLEDGE, active]] and stance == [FIGHTS, UNDECIDED])
        or (stages == [[STAKE, foe]] and stance[0] != UNDECIDED and stance[1] == UNDECIDED)
        or (stages == [[PLEDGE, foe]] and stance[0] != UNDECIDED and stance[1] == FIGHTS)
    )
    if not fits or any(frame[2] != area for frame in rest):
        return one_fault("HOA-8.2b", "no-such-conflict")
    if count_unspent(b, s, area) == 0 or count_own(b, s, s.foe, area) == 0:
        return one_fault("HOA-8.0e", "no-such-conflict")
    size = int(b.stakes.size)
    for side, fighter in enumerate((active, foe)):
        pledged = [int(s.pledged[side * size + i]) for i in range(size)]
        if stance[side] != FIGHTS and (s.staked[side] > 0 or any(pledged)):
            return [Fault("staked", "HOA-8.2b", "committed-too-much")]
        too_many = any(pledged[i] > count_usable(b, s, fighter, i) for i in range(size))
        if s.staked[side] > s.influence[fighter] or too_many:
            return [Fault("staked", "HOA-8.2b", "committed-too-much")]
    return []


def retreat_faults(b: Board, s: HeartState, area: int, rest: list[list[int]]) -> list[Fault]:
    """Pieces leave the area of the conflict; below waits the winner's reputation, or the other's retreat.

    HOA-8.2.1b HOA-8.2.2e HOA-8.2.3a
    """
    active, foe = int(s.active), int(s.foe)
    top = rest[-1]
    if top[0] == PRAISE:
        return (
            [] if len(rest) == 1 and top[1] in (active, foe) else one_fault("HOA-8.2.3a", "no-such-conflict")
        )
    phase, decider, origin, victim = top
    fits = (
        phase in (SEND, SEND_LEAD) and origin == area and victim in (active, foe) and decider in (active, foe)
    )
    if len(rest) == 1:
        fits &= decider == victim == foe
    elif len(rest) == 2 and rest[0][0] == PRAISE:
        fits &= rest[0][1] in (active, foe) and rest[0][1] != victim
    elif len(rest) == 2 and rest[0][0] == ROUT:
        fits &= (
            rest[0][1:] == [foe, area, foe] and decider == victim == active and count_own(b, s, foe, area) > 0
        )
    else:
        fits = False
    if not fits:
        return one_fault("HOA-8.2.1b", "no-such-conflict")
    leads = s.wholesaler[victim] == area
    here = leads if phase == SEND_LEAD else not leads and s.traders[victim * b.size + area] > 0
    rested = victim == active and any(count_banded(b, s, area, band) > 0 for band in range(SPENT * 2))
    if not here or rested or s.refuge[area] == 1 or s.last >= b.size:
        return one_fault("HOA-8.2.1b", "no-such-conflict")
    return []

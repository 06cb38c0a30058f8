"""Which question can be open in a position of Namibia.  NAM-I3 NAM-I5 NAM-I9"""

from mypy_extensions import i64

from baobab.kernel.bag import total
from baobab.kernel.notes import Fault
from baobab.kernel.state import FRAME
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.bribes import is_bidding, minimum_bid, standing_bid
from baobab.titles.namibia.spaces import forbidden_commodity
from baobab.titles.namibia.state import NONE, NamibiaState
from baobab.titles.namibia.turn import (
    BRIBE,
    BUY,
    COMPLETE,
    CUBE,
    EXPLORE,
    OPENING,
    RAIL,
    ROAD,
    SECOND_MINE,
    SELECT,
    START,
    TRUCK,
    is_last,
)


def question_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """One question is open, and what lies on the table fits it."""
    if s.over():
        ended = s.alive() == 1 or s.round == b.figures.rounds
        if not ended:
            return [Fault("ask", "NAM-0.1", "ended-too-soon", {"rounds": b.figures.rounds})]
        return [] if s.alive() == 1 else idle_faults(s)
    if len(s.stack) != FRAME or s.alive() < 2:
        return [Fault("ask", "NAM-0.1", "one-question")]
    phase, seat = s.phase(), s.seat()
    if s.out[seat] > 0 or s.place_of(seat) == NONE:
        return [Fault("ask", "NAM-R-06", "asked-who-is-out")]
    if phase <= OPENING:
        return setup_faults(b, s)
    if total(s.hand) > 0:
        return [Fault("hand", "NAM-S.7a", "cubes-in-hand")]
    if phase == BRIBE:
        return idle_faults(s) + bribe_faults(b, s)
    if COMPLETE <= phase <= TRUCK:
        return building_faults(b, s)
    if SELECT <= phase <= RAIL:
        return shipping_faults(b, s)
    if phase == BUY and b.figures.rate[s.round] == 0:
        return [Fault("ask", "NAM-5.3", "no-buying-now", {"round": s.round})]
    return idle_faults(s)


def idle_faults(s: NamibiaState) -> list[Fault]:
    """Between construction and administration only: selections, trucks.  NAM-I5"""
    if any(port != NONE for port in s.port) or s.stage != NONE or s.selling != NONE:
        return [Fault("port", "NAM-I5", "nothing-selected-now")]
    if any(space != NONE for space in s.truck):
        return [Fault("truck", "NAM-I5", "no-trucks-now")]
    if not s.over() and s.phase() != BRIBE and total(s.held) > 0:
        return [Fault("held", "NAM-I3", "tracks-held")]
    return []


def setup_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """In the set-up everybody is in, nothing is abandoned, and hands shrink in turn order.

    NAM-S.6 NAM-S.7a NAM-S.8 NAM-S.9 NAM-S.10
    """
    phase, place = s.phase(), s.place_of(s.seat())
    if s.round != 1 or s.places != s.seats or s.alive() != s.seats or b.kinds in list(s.ore):
        return [Fault("ask", "NAM-S.1", "not-the-setup")]
    sizes = [hand_size(b, s, seat) for seat in s.order]
    own = sizes[place]
    wanted = [own - 1 if other < place else own for other in range(s.seats)]
    if sizes != (wanted if phase == CUBE else [0] * int(s.seats)) or (phase == CUBE and own == 0):
        return [Fault("hand", "NAM-S.7a", "hands-in-turn")]
    if any(s.hand[seat * b.kinds + forbidden_commodity(b, s, seat)] > 0 for seat in range(s.seats)):
        return [Fault("hand", "NAM-0.9", "forbidden-in-hand")]
    lying = sum([1 for head in s.heads if head != NONE])
    crowded = any(cubes > 1 for cubes in s.cubes) or total(s.cubes) > b.kinds * (s.seats + 1)
    if phase == CUBE and (lying > 0 or crowded):
        return [Fault("cubes", "NAM-S.7a", "not-the-setup")]
    before: i64 = 1 if phase == SECOND_MINE else 0
    if phase < OPENING and b.figures.heads - s.spare_heads[s.seat()] > before:
        return [Fault("heads", "NAM-S.8", "not-the-setup")]
    if total(s.held) != (s.held[s.seat()] if phase == OPENING else 0):
        return [Fault("held", "NAM-I3", "tracks-held")]
    return idle_faults_of_setup(s)


def idle_faults_of_setup(s: NamibiaState) -> list[Fault]:
    """Nothing of the rounds has begun."""
    selected = any(port != NONE for port in s.port) or s.stage != NONE or s.selling != NONE
    if selected or any(space != NONE for space in s.truck):
        return [Fault("ask", "NAM-S.1", "not-the-setup")]
    return []


def hand_size(b: Board, s: NamibiaState, seat: i64) -> i64:
    n: i64 = 0
    for commodity in range(b.kinds):
        n += s.hand[seat * b.kinds + commodity]
    return n


def bribe_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """Bids differ and reach the minimum, and the highest bidder is not asked.  NAM-1.2 NAM-1.3"""
    bids = [amount for amount in s.bid if amount > 0]
    seat, standing = s.seat(), standing_bid(s)
    if not is_bidding(s, seat) or (standing > 0 and s.bid[seat] == standing):
        return [Fault("ask", "NAM-1.3", "not-bidding")]
    leads = [other for other in range(s.seats) if s.bid[other] == standing]
    if standing > 0 and (len(leads) != 1 or not is_bidding(s, leads[0])):
        return [Fault("bid", "NAM-1.3", "wrong-bids")]
    if len(set(bids)) != len(bids) or any(amount < minimum_bid(b, s) for amount in bids):
        return [Fault("bid", "NAM-1.3", "wrong-bids")]
    rivals = [other for other in range(s.seats) if is_bidding(s, other)]
    if any(s.bid[other] > max(s.cash[other], minimum_bid(b, s)) for other in rivals):
        return [Fault("bid", "NAM-1.3", "bid-above-money")]
    if any(s.held[other] > 0 for other in rivals):
        return [Fault("held", "NAM-I3", "tracks-held")]
    return []


def building_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """Who has built holds no track, who has not has no truck, and the question exists.  NAM-I3 NAM-2.5a"""
    if any(port != NONE for port in s.port) or s.stage != NONE or s.selling != NONE:
        return [Fault("port", "NAM-I5", "nothing-selected-now")]
    here = s.place_of(s.seat())
    for place in range(s.places):
        seat = s.order[place]
        if seat != NONE and place < here and s.held[seat] > 0:
            return [Fault("held", "NAM-I3", "tracks-held")]
        if seat != NONE and place >= here and s.truck[seat] != NONE:
            return [Fault("truck", "NAM-2.5a", "no-trucks-now")]
    last, figures, phase = is_last(s, s.seat()), b.figures, s.phase()
    starts = figures.last_starts if last else figures.starts
    explores = figures.last_explores if last else figures.explores
    if (phase == START and s.a() > starts) or (phase == EXPLORE and s.a() > explores):
        return [Fault("ask", "NAM-2.2c", "too-often")]
    if phase == TRUCK and s.held[s.seat()] > 0:
        return [Fault("held", "NAM-I3", "tracks-held")]
    return []


def shipping_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """As many selections as places had their turn, and the last one is being shipped.  NAM-I9 NAM-3.0a"""
    if total(s.held) > 0:
        return [Fault("held", "NAM-I3", "tracks-held")]
    selects, phase = b.figures.table(s.places).selects, s.phase()
    if s.stage == NONE or s.stage >= s.places or selects[s.stage] == 0 or s.order[s.stage] == NONE:
        return [Fault("stage", "NAM-3.0a", "wrong-stage")]
    turns = [place for place in range(s.stage + 1) if selects[place] == 1 and s.order[place] != NONE]
    selected = sum([1 for port in s.port if port != NONE])
    if phase == SELECT:
        fits = s.selling == NONE and s.order[s.stage] == s.seat() and selected == len(turns) - 1
    else:
        fits = s.selling != NONE and s.port[s.selling] != NONE and selected == len(turns)
    if not fits or (phase == ROAD and s.truck[s.seat()] == NONE):
        return [Fault("selling", "NAM-3.0a", "wrong-stage")]
    return []

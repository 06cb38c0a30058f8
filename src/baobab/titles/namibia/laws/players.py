"""What holds of the players in every position: who is in, who is where in the order, what they hold.

NAM-I2 NAM-I5 NAM-I6 NAM-R-06
"""

from mypy_extensions import i64

from baobab.kernel.notes import Fault
from baobab.titles.namibia.board import MINE, Board
from baobab.titles.namibia.bribes import is_bidding
from baobab.titles.namibia.state import NONE, NamibiaState
from baobab.titles.namibia.turn import BRIBE
from baobab.words import Name


def seating_faults(b: Board, s: NamibiaState) -> list[Fault]:
    if s.places > s.seats or any(seat >= s.seats for seat in [*s.order, *s.taken]):
        return [Fault("order", "NAM-1.1", "too-many-places", {"seats": s.seats})]
    found = player_faults(b, s)
    if found or (s.over() and s.alive() == 1):
        return found
    found = truck_faults(b, s)
    if not s.over() and s.phase() == BRIBE:
        return found + auction_faults(s)
    return found + order_faults(s)


def player_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """Who is out has nothing and is numbered, who is in has reputation.  NAM-I6 NAM-R-06 NAM-1.9"""
    found = []
    gone = sorted([out for out in s.out if out > 0])
    if gone != list(range(1, len(gone) + 1)) or len(gone) == s.seats:
        found.append(Fault("out", "NAM-R-06", "out-of-order"))
    for seat in range(s.seats):
        name = Name("seat", str(seat))
        out = s.out[seat] > 0
        if out and (s.cash[seat] > 0 or s.reputation[seat] > 0 or s.held[seat] > 0):
            found.append(Fault("out", "NAM-R-06", "out-with-goods", {"seat": name}))
        if not out and s.reputation[seat] < b.figures.alive:
            found.append(Fault("reputation", "NAM-I6", "no-reputation", {"seat": name}))
    if len(set(s.card)) != s.seats:
        found.append(Fault("card", "NAM-S.4", "card-twice"))
    return found


def truck_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """A truck stands at its owner's completed mine, or at a port it went to this round.  NAM-2.5a NAM-I5"""
    found = []
    for seat in range(s.seats):
        space = s.truck[seat]
        if space == NONE or s.has_completed_mine(space, seat):
            continue
        ports = [b.port_space[port] for port in s.port if port != NONE]
        if b.kind[space] == MINE or space not in ports:
            params = {"seat": Name("seat", str(seat)), "space": b.spaces.say(space)}
            found.append(Fault("truck", "NAM-2.5a", "truck-astray", params))
    return found


def order_faults(s: NamibiaState) -> list[Fault]:
    """Outside of the auction every living player has one place, and no bid is open.  NAM-1.6 NAM-R-06"""
    if any(seat != NONE for seat in s.taken) or any(amount > 0 for amount in s.bid):
        return [Fault("bid", "NAM-1.6", "no-auction-now")]
    seats = sorted([seat for seat in s.order if seat != NONE])
    living = [seat for seat in range(s.seats) if s.out[seat] == 0]
    beyond = any(s.order[place] != NONE for place in range(s.places, s.seats))
    if seats != living or beyond or s.places < 2:
        return [Fault("order", "NAM-R-06", "wrong-order")]
    return []


def auction_faults(s: NamibiaState) -> list[Fault]:
    """In the auction the places of the old order are bid for, and those left are taken from the last.

    NAM-1.1 NAM-1.5a
    """
    old = [s.order[place] for place in range(s.places)]
    beyond = any(s.order[place] != NONE for place in range(s.places, s.seats))
    living = [seat for seat in range(s.seats) if s.out[seat] == 0]
    if NONE in old or len(set(old)) != s.places or beyond or any(seat not in old for seat in living):
        return [Fault("order", "NAM-1.1", "wrong-order")]
    rivals: i64 = sum([1 for seat in old if is_bidding(s, seat)])
    lost = sum([1 for seat in old if s.out[seat] > 0])
    left = [s.taken[place] for place in range(rivals, s.places)]
    wrong = any(s.taken[place] != NONE for place in range(s.seats) if not rivals <= place < s.places)
    takers = [seat for seat in left if seat != NONE]
    if wrong or rivals < 2 or left.count(NONE) != lost or len(set(takers)) != len(takers):
        return [Fault("taken", "NAM-1.5a", "wrong-places")]
    if any(seat not in living for seat in takers):
        return [Fault("taken", "NAM-1.5a", "wrong-places")]
    return []

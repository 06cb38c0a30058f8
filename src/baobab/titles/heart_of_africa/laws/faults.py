"""What holds in every position of Heart of Africa: nothing is lost, nothing is in two places.

HOA-I1..7 HOA-3.12
"""

from baobab.kernel.notes import Fault
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.counters import PLAIN
from baobab.titles.heart_of_africa.laws.questions import question_faults
from baobab.titles.heart_of_africa.options import LOST_RETURN
from baobab.titles.heart_of_africa.pieces import count_marked
from baobab.titles.heart_of_africa.resample import unseen_specials
from baobab.titles.heart_of_africa.state import HeartState
from baobab.words import Name


def derive(b: Board, s: HeartState) -> None:
    """Pieces of all players by area, and the stations left.  HOA-I6"""
    for area in range(b.size):
        s.pieces[area] = sum([s.traders[seat * b.size + area] for seat in range(s.seats)])
    for seat in range(s.seats):
        if s.wholesaler[seat] >= 0:
            s.pieces[s.wholesaler[seat]] += 1
    s.stations = b.figures.stations - sum(s.station)


def faults(b: Board, s: HeartState) -> list[Fault]:
    """All that is impossible about a position."""
    found = [
        *influence_faults(b, s),
        *piece_faults(b, s),
        *map_faults(b, s),
        *track_faults(s),
        *counter_faults(b, s),
        *special_faults(b, s),
        *mark_faults(b, s),
    ]
    return found if found else question_faults(b, s)


def influence_faults(b: Board, s: HeartState) -> list[Fault]:
    """Influence never leaves the game.  HOA-I1 HOA-3.2"""
    wanted = int(b.figures.influence[s.seats] * s.seats)
    total = int(sum(s.influence) + s.pool)
    return (
        []
        if total == wanted
        else [Fault("influence", "HOA-I1", "influence", {"total": total, "wanted": wanted})]
    )


def piece_faults(b: Board, s: HeartState) -> list[Fault]:
    """Traders on the map and in supply are all of a player's; so are the neutrals.  HOA-I2 HOA-I3"""
    found = []
    neutrals = int(sum(s.neutrals) + s.supply)
    if neutrals != b.figures.neutrals:
        wanted = int(b.figures.neutrals)
        found.append(Fault("neutrals", "HOA-I2", "neutrals", {"total": neutrals, "wanted": wanted}))
    for seat in range(s.seats):
        on_map = sum([s.traders[seat * b.size + area] for area in range(b.size)])
        total = int(on_map + s.reserve[seat])
        if total != b.figures.traders and (s.options[LOST_RETURN] == 0 or total > b.figures.traders):
            wanted = int(b.figures.traders)
            name = Name("seat", str(seat))
            found.append(
                Fault("traders", "HOA-I3", "traders", {"seat": name, "total": total, "wanted": wanted})
            )
    return found


def map_faults(b: Board, s: HeartState) -> list[Fault]:
    """A resource on every symbol and nowhere else, from those that there are; six stations.

    HOA-3.6 HOA-I6
    """
    found = []
    if s.stations < 0:
        found.append(Fault("station", "HOA-I6", "stations", {"most": int(b.figures.stations)}))
    used = [0] * int(b.resources.size)
    for area in range(b.size):
        if (s.resource[area] >= 0) != (b.symbol[area] == 1):
            found.append(Fault("resource", "HOA-3.6", "resource-place", {"area": b.areas.say(area)}))
        elif s.resource[area] >= 0:
            used[s.resource[area]] += 1
    for kind, n in enumerate(used):
        if n > b.resource_mix[kind] - 1:
            found.append(Fault("resource", "HOA-3.6", "resource-count", {"resource": b.resources.say(kind)}))
    return found


def track_faults(s: HeartState) -> list[Fault]:
    """No two markers share a space.  HOA-I4 HOA-9.5b"""
    for seat in range(s.seats):
        for other in range(seat):
            if s.vp[seat] == s.vp[other]:
                return [Fault("vp", "HOA-I4", "same-space", {"space": int(s.vp[seat])})]
    return []


def counter_faults(b: Board, s: HeartState) -> list[Fault]:
    """Every action counter is in a row, in the supply, held or gone.  HOA-I7"""
    c = b.counters
    functions = int(c.functions.size)
    found = []
    open_faces = [list(s.rows).count(face) for face in range(c.faces.size)]
    for face in range(c.faces.size):
        if s.bag[face] + open_faces[face] > c.mix[face]:
            found.append(Fault("bag", "HOA-I7", "face-count", {"most": int(c.mix[face])}))
            break
    for function in range(functions):
        n = int(s.gone[function])
        for seat in range(s.seats):
            n += int(s.hand[seat * functions + function])
        for face in range(c.faces.size):
            if c.function[face] == function:
                n += int(s.bag[face]) + open_faces[face]
        if n != c.per_function[function]:
            wanted = int(c.per_function[function])
            name = c.functions.say(function)
            found.append(
                Fault("hand", "HOA-I7", "counters", {"function": name, "total": n, "wanted": wanted})
            )
    if any(s.hand[seat * functions + PLAIN] for seat in range(s.seats)):
        found.append(Fault("hand", "HOA-6.0o", "plain-held"))
    return found


def special_faults(b: Board, s: HeartState) -> list[Fault]:
    """One special counter was dealt to each player at most, and none exists twice.  HOA-3.9 HOA-12.0b"""
    hidden = sum([1 for face in s.special if face >= 0])
    if hidden + sum(s.open_specials) + sum(s.gone_specials) > s.seats:
        return [Fault("special", "HOA-3.9", "specials-dealt", {"most": int(s.seats)})]
    left = unseen_specials(b, s, -1)
    for seat in range(s.seats):
        if s.special[seat] >= 0:
            left[s.special[seat]] -= 1
    for face in range(b.specials.faces.size):
        if left[face] < 0:
            return [Fault("special", "HOA-3.9", "special-twice", {"special": b.specials.faces.say(face)})]
    return []


def mark_faults(b: Board, s: HeartState) -> list[Fault]:
    """Only traders of the active player are stopped or tired, and only in their turn.  HOA-D7 HOA-D8"""
    if s.active >= s.seats or s.foe >= s.seats:
        return [Fault("active", "HOA-4.0a", "no-such-player", {"most": int(s.seats)})]
    if s.active < 0:
        left = sum(s.marks) + sum(s.barred) + s.lead + s.ap + s.bonus + s.changes
        return [] if left == 0 and s.changed < 0 else [Fault("active", "HOA-7.1c", "turn-left-over")]
    for area in range(b.size):
        if count_marked(s, area) > s.traders[s.active * b.size + area]:
            return [Fault("marks", "HOA-D8", "marks", {"area": b.areas.say(area)})]
    if s.lead > 0 and s.wholesaler[s.active] < 0:
        return [Fault("lead", "HOA-8.3a", "lead-off-map")]
    if (s.changes == 0) != (s.changed < 0):
        return [Fault("changed", "HOA-7.1.4b", "price-change")]
    return []

"""What holds in every position of Namibia: conservation, limits, and where pieces can be.

NAM-I1..I8 NAM-0.5..7
"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled, total
from baobab.kernel.notes import Fault
from baobab.titles.namibia.board import MINE, Board
from baobab.titles.namibia.construction.rail_network import networks
from baobab.titles.namibia.laws.players import seating_faults
from baobab.titles.namibia.laws.questions import question_faults
from baobab.titles.namibia.spaces import forbidden_commodity
from baobab.titles.namibia.state import NONE, UPRIGHT, NamibiaState
from baobab.words import Name, Params


def derive(b: Board, s: NamibiaState) -> None:
    """Pools are what the box holds beyond all that is in play; networks follow from tracks.  NAM-I1..I3"""
    figures = b.figures
    s.pool = filled(b.kinds, figures.cubes_in_play(s.seats))
    s.spare_heads = vec[i64]([figures.heads if out == 0 else 0 for out in s.out])
    s.markers = figures.markers
    for space in range(b.size):
        ore, head = s.ore[space], s.heads[space]
        if ore == b.kinds:
            s.markers -= 1
        elif ore != NONE:
            s.pool[ore] -= s.cubes[space]
        if head != NONE and head >> 1 < s.seats:
            s.spare_heads[head >> 1] -= 1
    for seat in range(s.seats):
        for commodity in range(b.kinds):
            s.pool[commodity] -= s.hand[seat * b.kinds + commodity]
    s.tracks = figures.tracks - total(s.rails) + total(b.printed) - total(s.held)
    s.net = networks(b, s.rails)


def faults(b: Board, s: NamibiaState) -> list[Fault]:
    """All that is impossible about a position; questions are looked at where pieces are right."""
    found = space_faults(b, s) + supply_faults(b, s) + rail_faults(b, s) + market_faults(b, s)
    found = found if found else seating_faults(b, s)
    return found if found else question_faults(b, s)


def space_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """Cubes of one kind, heads and markers only where they may be.  NAM-I4 NAM-I8 NAM-0.5 NAM-0.6 NAM-0.9"""
    found = []
    for space in range(b.size):
        name, ore, cubes, head = b.spaces.say(space), s.ore[space], s.cubes[space], s.heads[space]
        if (cubes > 0) != (0 <= ore < b.kinds):
            found.append(Fault("cubes", "NAM-0.6", "cubes-of-nothing", {"space": name}))
        if b.kind[space] != MINE and (ore != NONE or head != NONE):
            found.append(Fault("ore", "NAM-I8", "not-a-mine-space", {"space": name}))
        if head == NONE:
            continue
        seat = head >> 1
        if seat >= s.seats or s.out[seat] != 0:
            found.append(Fault("heads", "NAM-I2", "nobodys-mine", {"space": name}))
        elif ore == b.kinds:
            found.append(Fault("heads", "NAM-I8", "mine-on-marker", {"space": name}))
        elif ore == forbidden_commodity(b, s, seat):
            params = {"space": name, "commodity": b.commodities.say(ore)}
            found.append(Fault("heads", "NAM-0.9", "forbidden-mine", params))
        elif cubes == 0 and (head & 1 != UPRIGHT or s.stage == NONE):
            found.append(Fault("heads", "NAM-I4", "empty-mine", {"space": name}))
    return found


def supply_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """Nothing is used that the box does not hold.  NAM-I1 NAM-I2 NAM-I3"""
    found = []
    for commodity in range(b.kinds):
        if s.pool[commodity] < 0:
            most, name = b.figures.cubes_in_play(s.seats), b.commodities.say(commodity)
            found.append(Fault("cubes", "NAM-I1", "too-many-cubes", {"commodity": name, "most": most}))
    for seat in range(s.seats):
        if s.spare_heads[seat] < 0:
            params: Params = {"seat": Name("seat", str(seat)), "most": b.figures.heads}
            found.append(Fault("heads", "NAM-I2", "too-many-heads", params))
    if s.tracks < 0:
        found.append(Fault("rails", "NAM-I3", "too-many-tracks", {"most": b.figures.tracks}))
    if s.markers < 0:
        found.append(Fault("ore", "NAM-0.4", "too-many-markers", {"most": b.figures.markers}))
    return found


def rail_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """Printed tracks lie where they are printed, none on the sea, and every track hangs on one of the start.

    NAM-I7 NAM-S.11 NAM-R-30
    """
    found = []
    roots = {s.net[b.edge_u[edge]] for edge in range(b.edges.size) if b.printed[edge] == 1}
    if s.seats == 3:
        roots |= {s.net[b.edge_u[edge]] for edge in b.park_tracks}
    for edge in range(b.edges.size):
        name = b.edges.say(edge)
        if s.rails[edge] == 0:
            if b.printed[edge] == 1 or (s.seats == 3 and edge in list(b.park_tracks)):
                found.append(Fault("rails", "NAM-S.11", "track-missing", {"edge": name}))
        elif b.buildable[edge] == 0:
            found.append(Fault("rails", "NAM-R-30", "track-at-sea", {"edge": name}))
        elif s.net[b.edge_u[edge]] not in roots:
            found.append(Fault("rails", "NAM-I7", "track-alone", {"edge": name}))
    return found


def market_faults(b: Board, s: NamibiaState) -> list[Fault]:
    """A port serves one commodity, and only what was selected is supplied.  NAM-3.0b NAM-3.0c"""
    found = []
    for commodity in range(b.kinds):
        name, port = b.commodities.say(commodity), s.port[commodity]
        if port == NONE and s.shipped[commodity] > 0:
            found.append(Fault("shipped", "NAM-3.0c", "shipped-unselected", {"commodity": name}))
        if port != NONE and list(s.port).count(port) > 1:
            found.append(Fault("port", "NAM-3.0b", "port-twice", {"port": b.ports.say(port)}))
    return found

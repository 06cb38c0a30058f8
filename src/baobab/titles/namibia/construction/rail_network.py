"""The rail network: sides that carry a track, joined where they share a corner.  NAM-2.4

Every corner at which a track ends knows the smallest corner that tracks join it to. A new track joins two
such sets at most, so the whole is relabelled at once when it is laid, and asking costs a look-up.
"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.titles.namibia.board import SIDES, Board
from baobab.titles.namibia.state import NONE, NamibiaState


def join(net: vec[i64], u: i64, v: i64) -> None:
    """A track from corner u to corner v makes one network of what hung at either.  NAM-2.4f"""
    if net[u] == NONE:
        net[u] = u
    if net[v] == NONE:
        net[v] = v
    low, high = min(net[u], net[v]), max(net[u], net[v])
    if low != high:
        for corner in range(len(net)):
            if net[corner] == high:
                net[corner] = low


def networks(b: Board, rails: vec[i64]) -> vec[i64]:
    """The network of every corner, from all tracks."""
    net = filled(b.corners.size, NONE)
    for edge in range(b.edges.size):
        if rails[edge] == 1:
            join(net, b.edge_u[edge], b.edge_v[edge])
    return net


def put_track(b: Board, s: NamibiaState, edge: i64) -> None:
    """A track comes to lie on a side, for good and for everybody.  NAM-2.4e"""
    s.rails[edge] = 1
    join(s.net, b.edge_u[edge], b.edge_v[edge])


def on_network(b: Board, s: NamibiaState, space: i64) -> bool:
    """Does any side of the space carry a track? A corner is not enough.  NAM-2.4d"""
    for i in range(space * SIDES, space * SIDES + SIDES):
        if s.rails[b.sides[i]] == 1:
            return True
    return False


def is_connected(b: Board, s: NamibiaState, space: i64, port: i64) -> bool:
    """Do tracks lead from a side of the space to the port? Past ports and abandoned mines, too.

    NAM-2.4f NAM-R-32
    """
    rails, net, sides = s.rails, s.net, b.sides
    home = net[b.port_corner[port]]
    for i in range(space * SIDES, space * SIDES + SIDES):
        edge = sides[i]
        if rails[edge] == 1 and net[b.edge_u[edge]] == home:
            return True
    return False


def ports_of(b: Board, s: NamibiaState, space: i64) -> list[i64]:
    """The ports to which tracks lead from a space.  NAM-2.4f"""
    return [port for port in range(b.ports.size) if is_connected(b, s, space, port)]


def lines(b: Board, s: NamibiaState) -> list[i64]:
    """The networks that there are, each by its smallest corner, those of the ports first.  NAM-2.4f"""
    found: list[i64] = []
    for port in range(b.ports.size):
        home = s.net[b.port_corner[port]]
        if home not in found:
            found.append(home)
    for corner in range(b.corners.size):
        if s.net[corner] == corner and corner not in found:
            found.append(corner)
    return found


def on_line(b: Board, s: NamibiaState, space: i64, line: i64) -> bool:
    """Does a side of the space carry a track of this network?  NAM-2.4d"""
    for i in range(space * SIDES, space * SIDES + SIDES):
        edge = b.sides[i]
        if s.rails[edge] == 1 and s.net[b.edge_u[edge]] == line:
            return True
    return False

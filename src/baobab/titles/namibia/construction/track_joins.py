"""What a new track would join: spaces that come to new ports, and ports that come together.  NAM-2.4f"""

from mypy_extensions import i64

from baobab.kernel.notes import Note
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.construction.rail_network import ports_of, put_track
from baobab.titles.namibia.state import NamibiaState


class Joining:
    """A position, and the same with one more track."""

    def __init__(self, b: Board, s: NamibiaState, edge: i64) -> None:
        self.board = b
        self.before = s
        self.after = s.copy()
        put_track(b, self.after, edge)

    def new_ports(self, space: i64) -> list[i64]:
        """The ports that a space would come to have a railway to."""
        had = ports_of(self.board, self.before, space)
        return [port for port in ports_of(self.board, self.after, space) if port not in had]

    def gains(self) -> list[tuple[i64, list[i64]]]:
        """The spaces with cubes or a mine that come to new ports, and to which."""
        found: list[tuple[i64, list[i64]]] = []
        for space in self.board.mine_spaces:
            if self.before.cubes[space] > 0 or self.before.heads[space] >= 0:
                ports = self.new_ports(space)
                if ports:
                    found.append((space, ports))
        return found

    def ports(self) -> list[i64]:
        """The ports that would hang together with another one and did not before."""
        b, found = self.board, list[i64]()
        for port in range(b.ports.size):
            for other in range(b.ports.size):
                corners = b.port_corner[port], b.port_corner[other]
                apart = self.before.net[corners[0]] != self.before.net[corners[1]]
                if port not in found and apart and self.after.net[corners[0]] == self.after.net[corners[1]]:
                    found.append(port)
        return found


def describe_joining(b: Board, joining: Joining, kind: str) -> Note | None:
    """In words: which spaces come to which ports, or which ports come together."""
    gains, ports = joining.gains(), joining.ports()
    if gains:
        new = [port for port in range(b.ports.size) if any(port in found for _, found in gains)]
        spaces = [b.spaces.say(space) for space, _ in gains]
        rank = len(gains) * 10 + len(new)
        return Note(f"{kind}-joins", {"spaces": spaces, "ports": [b.ports.say(port) for port in new]}, rank)
    if ports:
        return Note(f"{kind}-links", {"ports": [b.ports.say(port) for port in ports]}, 5)
    return None

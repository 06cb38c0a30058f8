"""Chapter 2, construction, actions 4 and 5: lay tracks, move the truck.  NAM-2.4 NAM-2.5"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.namibia import events
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.construction.rail_network import on_network, ports_of, put_track
from baobab.titles.namibia.construction.track_joins import Joining, describe_joining
from baobab.titles.namibia.phase import NamibiaPhase, who
from baobab.titles.namibia.state import NONE, UPRIGHT, NamibiaState
from baobab.titles.namibia.supply import take_tracks
from baobab.titles.namibia.turn import OPENING, TRUCK, begin_round, end_construction
from baobab.words import Params


class Lay(NamibiaPhase):
    """Lay a track on a free side that touches another track, until none is held.  NAM-2.4a NAM-2.4b"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("lay", "NAM-2.4b", [actions.lay], board, actions)

    def prompt(self, s: NamibiaState) -> Params:
        return {"tracks": s.held[s.seat()]}

    def legal(self, s: NamibiaState) -> vec[i64]:
        """All free sides on land at whose corners a track ends, wherever it leads.  NAM-2.4a NAM-R-30..31"""
        if s.held[s.seat()] == 0:
            return vec[i64]()
        b = self.board
        rails, net, edge_u, edge_v, buildable = s.rails, s.net, b.edge_u, b.edge_v, b.buildable
        base = self.actions.lay.base
        out = vec[i64](capacity=128)
        for edge in range(len(rails)):
            if rails[edge] == 1 or buildable[edge] == 0:
                continue
            if net[edge_u[edge]] != NONE or net[edge_v[edge]] != NONE:
                out = append(out, base + edge)
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        edge = self.actions.lay.arg(action)
        put_track(self.board, s, edge)
        s.held[s.seat()] -= 1
        if tell is not None:
            tell.tell(events.LAID, [s.seat(), edge])

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """None is left to lay; what could not be laid returns to the pool.  NAM-2.4b NAM-2.4c NAM-R-08"""
        seat = s.seat()
        if s.held[seat] > 0:
            if tell is not None:
                tell.tell(events.TRACKS_BACK, [seat, s.held[seat]])
            s.tracks += s.held[seat]
            s.held[seat] = 0
        s.answered()
        self.go_on(s, seat, tell)

    def go_on(self, s: NamibiaState, seat: i64, tell: Teller | None) -> None:
        s.ask(TRUCK, seat)

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if not self.actions.lay.owns(action):
            return self.elsewhere(action)
        b, edge = self.board, self.actions.lay.arg(action)
        where: Params = {"edge": b.edges.say(edge)}
        if s.rails[edge] == 1:
            return Reason("NAM-2.4a", "track-there", where)
        if b.buildable[edge] == 0:
            return Reason("NAM-R-30", "seaward", where)
        if s.net[b.edge_u[edge]] == NONE and s.net[b.edge_v[edge]] == NONE:
            return Reason("NAM-2.4a", "track-apart", where)
        return None

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        """Which mines and deposits would come to which ports.  NAM-2.4f"""
        b = self.board
        return describe_joining(b, Joining(b, s, self.actions.lay.arg(action)), "preview")

    def mines_elsewhere(self) -> Reason:
        """Whoever points at a space while laying has the sides in mind."""
        return Reason("NAM-2.4a", "track-along-side")


class Opening(Lay):
    """The tracks of the set-up; afterwards the first round begins.  NAM-S.10"""

    def __init__(self, board: Board, actions: Actions) -> None:
        NamibiaPhase.__init__(self, "opening", "NAM-S.10", [actions.lay], board, actions)

    def mines_elsewhere(self) -> Reason:
        return Reason("NAM-S.9", "setup-mines-placed")

    def go_on(self, s: NamibiaState, seat: i64, tell: Teller | None) -> None:
        place = s.place_of(seat) + 1
        if place < s.seats:
            take_tracks(s, s.order[place], self.board.figures.opening_tracks)
            s.ask(OPENING, s.order[place])
            return
        if tell is not None:
            tell.tell(events.ROUND, [s.round, s.round * self.board.figures.minimum])
        begin_round(s)


class Truck(NamibiaPhase):
    """Put your truck on one of your completed mines; a must, if you have one.  NAM-2.5a NAM-R-46"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("truck", "NAM-2.5a", [actions.truck], board, actions)

    def legal(self, s: NamibiaState) -> vec[i64]:
        heads, own, base = s.heads, s.seat() * 2 + UPRIGHT, self.actions.truck.base
        out = vec[i64](capacity=8)
        for space in range(len(heads)):
            if heads[space] == own:
                out = append(out, base + space)
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        s.truck[seat] = self.actions.truck.arg(action)
        if tell is not None:
            tell.tell(events.TRUCK, [seat, s.truck[seat]])
        s.answered()
        end_construction(self.board, s, seat)

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """Without a completed mine the truck stays off the board.  NAM-2.5a"""
        seat = s.seat()
        if tell is not None:
            tell.tell(events.NO_TRUCK, [seat])
        s.answered()
        end_construction(self.board, s, seat)

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if not self.actions.truck.owns(action):
            return self.elsewhere(action)
        space = self.actions.truck.arg(action)
        owner = s.owner(space)
        if owner == NONE:
            return Reason("NAM-2.5a", "no-mine-there", self.at(space))
        if owner != s.seat():
            return Reason("NAM-2.5a", "not-your-mine", {**self.at(space), "owner": who(owner)})
        if not s.has_completed_mine(space, owner):
            return Reason("NAM-2.5a", "not-completed", self.at(space))
        return None

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        b, space = self.board, self.actions.truck.arg(action)
        params: Params = {**self.of(s.ore[space]), "cubes": s.cubes[space]}
        ports = ports_of(b, s, space)
        if ports:
            return Note("preview-to-ports", {**params, "ports": [b.ports.say(port) for port in ports]})
        return Note("preview-on-rails" if on_network(b, s, space) else "preview-off-rails", params)

"""What all questions of Namibia share: the board, the actions, and when else an answer would be asked."""

from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.names import Domain
from baobab.kernel.notes import Reason
from baobab.kernel.phase import Phase
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.state import NamibiaState
from baobab.words import Name, Params


class NamibiaPhase(Phase[NamibiaState]):
    """A question of Namibia."""

    def __init__(
        self,
        name: str,
        clause: str,
        kinds: list[Kind],
        board: Board,
        actions: Actions,
        a: Domain | None = None,
    ) -> None:
        super().__init__(name, clause, kinds, a=a)
        self.board = board
        self.actions = actions

    def elsewhere(self, action: i64) -> Reason:
        """When an answer of this kind is asked for, if not now."""
        a = self.actions
        if a.cube.owns(action):
            return Reason("NAM-S.7a", "time-of-cubes")
        if a.mine.owns(action):
            return self.mines_elsewhere()
        if a.extra.owns(action):
            return Reason("NAM-2.1d", "time-of-extra")
        if a.explore.owns(action):
            return Reason("NAM-2.3a", "time-of-exploring")
        if a.lay.owns(action):
            return self.tracks_elsewhere()
        if a.truck.owns(action):
            return Reason("NAM-2.5a", "time-of-trucks")
        if a.select.owns(action):
            return Reason("NAM-3.0b", "time-of-selecting")
        if a.ship.owns(action) or a.keep.owns(action):
            return Reason("NAM-3.0d", "time-of-shipping")
        if a.number.owns(action):
            return Reason("NAM-1.3", "time-of-bids")
        return Reason(self.clause, self.instead_of_passing())

    def mines_elsewhere(self) -> Reason:
        """When mines are built, if not now."""
        return Reason("NAM-2.2a", "time-of-mines")

    def tracks_elsewhere(self) -> Reason:
        """When tracks are laid, if not now."""
        return Reason("NAM-2.4b", "time-of-tracks")

    def instead_of_passing(self) -> str:
        """What to say to somebody who wants to pass: this has to be answered."""
        return "no-passing"

    def at(self, space: i64) -> Params:
        return {"space": self.board.spaces.say(space)}

    def of(self, commodity: i64) -> Params:
        return {"commodity": self.board.commodities.say(commodity)}


def who(seat: i64) -> Name:
    """A seat as a parameter for words."""
    return Name("seat", str(seat))

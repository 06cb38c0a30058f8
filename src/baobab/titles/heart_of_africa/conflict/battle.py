"""Conflicts with players are revealed and decided.  HOA-8.2 HOA-8.2.1 HOA-8.2.2"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.commitments import (
    FLEES,
    UNDECIDED,
    committed_strength,
    pledge_count,
    side_of,
)
from baobab.titles.heart_of_africa.conflict.strength import base_strength
from baobab.titles.heart_of_africa.phase import HeartStep
from baobab.titles.heart_of_africa.pieces import (
    SPENT,
    UNSPENT,
    VICTOR,
    count_banded,
    count_own,
    give_back,
    lead_tired,
    take_banded,
    take_lead,
    take_trader,
    tire,
)
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import PRAISE, ROUT


class Reveal(HeartStep):
    """Both have committed: all is shown and decided at once. Nothing to choose. The argument is the area.

    HOA-8.2b HOA-8.2f HOA-8.2g
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("reveal", "HOA-8.2g", board, actions, a=board.areas)

    def proceed(self, s: HeartState, luck: Luck, tell: Teller | None) -> None:
        """Higher total wins, the other player on a tie; who played Retreat has lost.

        The question stays below the retreats that follow, and ends the conflict after them.

        HOA-8.2g HOA-8.2.2a HOA-8.2.2d HOA-8.2.2e HOA-R-50
        """
        b, area, active, foe = self.board, s.a(), s.active, s.foe
        if s.stance[0] == UNDECIDED:
            s.foe = -1
            s.answered()
            return
        s.reveal()
        ours = committed_strength(b, s, active, area)
        theirs = committed_strength(b, s, foe, area)
        if tell is not None:
            self.tell_commitment(s, active, area, tell)
            self.tell_commitment(s, foe, area, tell)
        active_flees, foe_flees = s.stance[0] == FLEES, s.stance[1] == FLEES
        if active_flees and foe_flees:
            self.both_flee(s, area, tell)
        elif active_flees or foe_flees:
            self.one_flees(s, area, active if foe_flees else foe, tell)
        else:
            self.fight_out(s, area, active if ours > theirs else foe, tell)
        clear_commitments(s)

    def tell_commitment(self, s: HeartState, seat: i64, area: i64, tell: Teller) -> None:
        b, side = self.board, side_of(s, seat)
        if s.stance[side] == FLEES:
            tell.tell(events.FLED, [seat])
            return
        size = b.stakes.size
        for counter in range(size):
            for _ in range(s.pledged[side * size + counter]):
                tell.tell(events.COUNTER_SHOWN, [seat, counter])
        base, total = base_strength(b, s, seat, area), committed_strength(b, s, seat, area)
        tell.tell(events.SHOWN, [seat, base, s.staked[side], pledge_count(b, s, side), total])

    def fight_out(self, s: HeartState, area: i64, winner: i64, tell: Teller | None) -> None:
        """Both lose what they committed; the loser loses a piece, and the winner drives out the rest.

        HOA-8.2f HOA-8.2.1a HOA-8.2.1b HOA-8.2.1h HOA-R-38 HOA-R-42
        """
        b = self.board
        loser = s.foe if winner == s.active else s.active
        spend_commitment(b, s, s.active, -1, tell)
        spend_commitment(b, s, s.foe, -1, tell)
        if tell is not None:
            tell.tell(events.BATTLE, [winner, area, loser])
        lose_piece(b, s, loser, area, tell)
        s.ask(PRAISE, winner)
        self.after_fight(s, area, winner == s.active)
        if count_own(b, s, loser, area) > 0:
            s.ask(ROUT, winner, area, loser)

    def one_flees(self, s: HeartState, area: i64, winner: i64, tell: Teller | None) -> None:
        """No piece is lost; whoever retreats takes what the winner committed and leads their pieces away.

        HOA-8.2.2a HOA-8.2.2b HOA-8.2.2c HOA-R-38
        """
        loser = s.foe if winner == s.active else s.active
        spend_commitment(self.board, s, winner, loser, tell)
        if tell is not None:
            tell.tell(events.BATTLE, [winner, area, loser])
        s.ask(PRAISE, winner)
        self.after_fight(s, area, winner == s.active)
        s.ask(ROUT, loser, area, loser)

    def both_flee(self, s: HeartState, area: i64, tell: Teller | None) -> None:
        """Nobody wins; the active player moves out first.  HOA-8.2.2e"""
        if tell is not None:
            tell.tell(events.BOTH_FLED, [area])
        self.after_fight(s, area, False)
        s.ask(ROUT, s.foe, area, s.foe)
        s.ask(ROUT, s.active, area, s.active)

    def after_fight(self, s: HeartState, area: i64, victory: bool) -> None:
        """The active player's pieces have had their conflict; winners may still fight the neutrals here.

        HOA-8.0c HOA-8.0d HOA-8.2.1h
        """
        if victory:
            tire(self.board, s, area, VICTOR, VICTOR)
        else:
            tire(self.board, s, area, SPENT, SPENT)


def fights_with_lead(s: HeartState, seat: i64, area: i64) -> bool:
    """Does the wholesaler of a seat take part in a conflict there? An active player's may have fought.

    HOA-8.2.1a HOA-8.3c
    """
    return s.wholesaler[seat] == area and (seat != s.active or lead_tired(s) == UNSPENT)


def lose_piece(b: Board, s: HeartState, seat: i64, area: i64, tell: Teller | None) -> None:
    """One piece that fought goes back to its owner, the wholesaler if it fought.

    HOA-8.2.1a HOA-8.2.1f HOA-8.3c
    """
    lead = fights_with_lead(s, seat, area)
    if lead:
        take_lead(s, seat)
    else:
        if seat == s.active:
            take_banded(b, s, area, 1 if count_banded(b, s, area, 1) > 0 else 0)
        else:
            take_trader(b, s, seat, area)
        give_back(s, seat)
    if tell is not None:
        tell.tell(events.LEAD_LOST if lead else events.LOST, [seat, area])


def spend_commitment(b: Board, s: HeartState, seat: i64, taker: i64, tell: Teller | None) -> None:
    """Committed influence goes to the pool and counters leave the game, or all of it to who retreated.

    A special counter taken over lies open from now on. Of two alike the open one is spent first.
    HOA-8.2f HOA-8.2.2c HOA-12.0b HOA-R-38 HOA-R-43
    """
    side, size, functions = side_of(s, seat), b.stakes.size, b.counters.functions.size
    faces = b.specials.faces.size
    amount = s.staked[side]
    s.influence[seat] -= amount
    if taker >= 0:
        s.influence[taker] += amount
    else:
        s.pool += amount
    for counter in range(size):
        n = s.pledged[side * size + counter]
        if n == 0:
            continue
        if counter < functions:
            s.hand[seat * functions + counter] -= n
            if taker >= 0:
                s.hand[taker * functions + counter] += n
            else:
                s.gone[counter] += n
        else:
            face = counter - functions
            for _ in range(n):
                spend_special(b, s, seat, face)
            if taker >= 0:
                s.open_specials[taker * faces + face] += n
            else:
                s.gone_specials[face] += n
    if taker >= 0 and tell is not None:
        tell.tell(events.CAPTURED, [taker, amount, pledge_count(b, s, side)])


def spend_special(b: Board, s: HeartState, seat: i64, face: i64) -> None:
    """A special counter of this face leaves its holder: an open one, or else the secret one."""
    at = seat * b.specials.faces.size + face
    if s.open_specials[at] > 0:
        s.open_specials[at] -= 1
    else:
        s.special[seat] = -1


def clear_commitments(s: HeartState) -> None:
    for side in range(2):
        s.stance[side] = 0
        s.staked[side] = 0
    for i in range(len(s.pledged)):
        s.pledged[i] = 0

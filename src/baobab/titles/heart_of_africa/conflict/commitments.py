"""What both fighters commit in secret: Retreat, or influence and counters.  HOA-8.2b HOA-8.2d"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.kernel.phase import SEALED
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.strength import base_strength
from baobab.titles.heart_of_africa.counters import PLAIN
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import PLEDGE
from baobab.words import Name, Params

UNDECIDED: Final = 0
FIGHTS: Final = 1
FLEES: Final = 2


def side_of(s: HeartState, seat: i64) -> i64:
    """0 for the active player, 1 for the other fighter."""
    return 0 if seat == s.active else 1


def opponent_of(s: HeartState, seat: i64) -> i64:
    return s.foe if seat == s.active else s.active


def count_usable(b: Board, s: HeartState, seat: i64, counter: i64) -> i64:
    """How many counters of a kind a seat could commit: action counters with a function, and special ones.

    HOA-8.2d HOA-12.0b HOA-R-20
    """
    functions = b.counters.functions.size
    if counter < functions:
        return 0 if counter == PLAIN else s.hand[seat * functions + counter]
    face = counter - functions
    n = s.open_specials[seat * b.specials.faces.size + face]
    return n + 1 if s.special[seat] == face else n


def last_pledged(b: Board, s: HeartState, side: i64) -> i64:
    """The last kind that a side has committed: counters are picked in ascending order."""
    size = b.stakes.size
    counter = size - 1
    while counter >= 0 and s.pledged[side * size + counter] == 0:
        counter -= 1
    return counter


def pledge_count(b: Board, s: HeartState, side: i64) -> i64:
    n: i64 = 0
    for counter in range(b.stakes.size):
        n += s.pledged[side * b.stakes.size + counter]
    return n


def committed_strength(b: Board, s: HeartState, seat: i64, area: i64) -> i64:
    """Pieces times reputation, and what each influence and each counter adds.  HOA-8.2a HOA-8.2c"""
    side = side_of(s, seat)
    added = s.staked[side] * b.figures.influence_points
    added += pledge_count(b, s, side) * b.figures.counter_points
    return base_strength(b, s, seat, area) + added


class Stake(HeartPhase):
    """Retreat, or how much influence do you commit? Hidden until both have chosen. The argument is the area.

    Functions have no effect here.  HOA-8.2b HOA-8.2c HOA-8.2e
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        kinds = [actions.number, actions.retreat]
        super().__init__("stake", "HOA-8.2b", kinds, board, actions, a=board.areas, privacy=SEALED)

    def prompt(self, s: HeartState) -> Params:
        other = opponent_of(s, s.seat())
        return {
            "area": self.board.areas.say(s.a()),
            "opponent": Name("seat", str(other)),
            "ours": base_strength(self.board, s, s.seat(), s.a()),
            "theirs": base_strength(self.board, s, other, s.a()),
        }

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64](capacity=32)
        for amount in range(s.influence[s.seat()] + 1):
            out = append(out, self.actions.number.base + amount)
        return append(out, self.actions.retreat.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, area = s.seat(), s.a()
        side = side_of(s, seat)
        s.answered()
        if self.actions.retreat.owns(action):
            s.stance[side] = FLEES
            if tell is not None:
                tell.tell(events.SEALED, [seat])
            return
        s.stance[side] = FIGHTS
        s.staked[side] = self.actions.number.arg(action)
        s.ask(PLEDGE, seat, area)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.retreat.owns(action):
            return None
        if self.actions.number.owns(action):
            influence = s.influence[s.seat()]
            if self.actions.number.arg(action) <= influence:
                return None
            return Reason("HOA-8.2b", "stake-too-much", {"influence": influence})
        if self.actions.use.owns(action):
            return Reason("HOA-8.2e", "no-functions-now")
        if self.actions.commit.owns(action):
            return Reason("HOA-8.2b", "influence-first")
        return Reason("HOA-8.2b", "conflict-first", {"area": self.board.areas.say(s.a())})

    def preview(self, s: HeartState, action: i64) -> Note | None:
        if self.actions.retreat.owns(action):
            return None
        points = self.actions.number.arg(action) * self.board.figures.influence_points
        return Note("preview-strength", {"strength": base_strength(self.board, s, s.seat(), s.a()) + points})


class Pledge(HeartPhase):
    """Which counters do you add, one after the other in their order? The argument is the area.

    HOA-8.2b HOA-8.2c HOA-8.2d
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        kinds = [actions.commit, actions.done]
        super().__init__("pledge", "HOA-8.2b", kinds, board, actions, a=board.areas, privacy=SEALED)

    def prompt(self, s: HeartState) -> Params:
        return {"strength": committed_strength(self.board, s, s.seat(), s.a())}

    def left(self, s: HeartState, counter: i64) -> i64:
        side = side_of(s, s.seat())
        return (
            count_usable(self.board, s, s.seat(), counter)
            - s.pledged[side * self.board.stakes.size + counter]
        )

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64](capacity=8)
        last = last_pledged(self.board, s, side_of(s, s.seat()))
        for counter in range(1, self.board.stakes.size):
            if counter >= last and self.left(s, counter) > 0:
                out = append(out, self.actions.commit.base + counter)
        return append(out, self.actions.done.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if self.actions.commit.owns(action):
            side = side_of(s, s.seat())
            s.pledged[side * self.board.stakes.size + self.actions.commit.arg(action)] += 1
            return
        if tell is not None:
            tell.tell(events.SEALED, [s.seat()])
        s.answered()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.done.owns(action):
            return None
        if self.actions.use.owns(action):
            return Reason("HOA-8.2e", "no-functions-now")
        if not self.actions.commit.owns(action):
            return Reason("HOA-8.2b", "conflict-first", {"area": self.board.areas.say(s.a())})
        counter = self.actions.commit.arg(action)
        name = self.board.stakes.say(counter)
        if counter == PLAIN:
            return Reason("HOA-8.2d", "plain-counter")
        if count_usable(self.board, s, s.seat(), counter) == 0:
            return Reason("HOA-8.2d", "no-such-counter", {"counter": name})
        if self.left(s, counter) == 0:
            return Reason("HOA-8.2d", "all-committed", {"counter": name})
        last = last_pledged(self.board, s, side_of(s, s.seat()))
        if counter < last:
            return Reason("HOA-8.2b", "earlier-counter", {"counter": self.board.stakes.say(last)})
        return None

    def preview(self, s: HeartState, action: i64) -> Note | None:
        strength = committed_strength(self.board, s, s.seat(), s.a())
        if self.actions.commit.owns(action):
            strength += self.board.figures.counter_points
        return Note("preview-strength", {"strength": strength})

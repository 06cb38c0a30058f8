"""The conflicts of a turn: which there are, in the order that the active player wants.  HOA-8.0"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.neutrals import may_oust, neutral_strength, start_ousting
from baobab.titles.heart_of_africa.conflict.strength import base_strength
from baobab.titles.heart_of_africa.functions.use import functions_usable, use_function, why_not_function
from baobab.titles.heart_of_africa.options import AP_USE
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.pieces import count_own, count_unspent, has_foreign
from baobab.titles.heart_of_africa.player_turn.action_points import (
    ap_cost,
    is_ap_use,
    list_ap_uses,
    spend_ap,
    why_not_ap,
)
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import REVEAL, SCORE, STAKE
from baobab.words import Name, Params


def must_fight(b: Board, s: HeartState, area: i64) -> bool:
    """A fight is compulsory where an unspent piece meets another player, unless the area is barred.

    HOA-8.0a HOA-8.0e HOA-R-15 HOA-R-41 HOA-8.2.1d
    """
    return s.barred[area] == 0 and has_foreign(b, s, s.active, area) and count_unspent(b, s, area) > 0


def any_fight(b: Board, s: HeartState) -> bool:
    for area in range(b.size):
        if count_own(b, s, s.active, area) > 0 and must_fight(b, s, area):
            return True
    return False


def start_fight(s: HeartState, area: i64, opponent: i64, tell: Teller | None) -> None:
    """Both fighters are asked in turn, and neither learns what the other answered.  HOA-8.2b"""
    if tell is not None:
        tell.tell(events.FIGHT, [s.active, area, opponent])
    s.foe = opponent
    s.ask(REVEAL, s.active, area)
    s.ask(STAKE, opponent, area)
    s.ask(STAKE, s.active, area)


class Conflicts(HeartPhase):
    """Fight a player, fight neutrals, use a counter, or be done once no fight is compulsory.

    HOA-8.0a HOA-8.0b HOA-8.0c HOA-8.0f HOA-10.0a HOA-7.0d
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        a = actions
        kinds = [a.move, a.lead, a.enter, a.up, a.down, a.buy, a.fight, a.oust, a.use, a.done]
        super().__init__("conflicts", "HOA-8.0a", kinds, board, actions)

    def prompt(self, s: HeartState) -> Params:
        b = self.board
        fights = [
            b.areas.say(area)
            for area in range(b.size)
            if count_own(b, s, s.active, area) > 0 and must_fight(b, s, area)
        ]
        return {"areas": fights}

    def legal(self, s: HeartState) -> vec[i64]:
        b, acts, size = self.board, self.actions, self.board.size
        out = vec[i64](capacity=32)
        if s.options[AP_USE] == 1:
            out = list_ap_uses(b, acts, s, out)
        compulsory = False
        at = s.active * size
        traders, lead = s.traders, s.wholesaler[s.active]
        for area in range(size):
            if (traders[at + area] > 0 or lead == area) and must_fight(b, s, area):
                compulsory = True
                for seat in range(s.seats):
                    if seat != s.active and count_own(b, s, seat, area) > 0:
                        out = append(out, acts.fight.pair(area, seat))
        for area in range(size):
            if (
                (traders[at + area] > 0 or lead == area)
                and may_oust(b, s, area)
                and not must_fight(b, s, area)
            ):
                out = append(out, acts.oust.base + area)
        out = functions_usable(b, acts, s, out)
        return out if compulsory else append(out, acts.done.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, acts = self.board, self.actions
        if acts.done.owns(action):
            s.answered()
            s.ask(SCORE, s.active)
        elif acts.fight.owns(action):
            start_fight(s, acts.fight.first(action), acts.fight.second(action), tell)
        elif acts.oust.owns(action):
            start_ousting(b, s, acts.oust.arg(action), luck, tell)
        elif acts.use.owns(action):
            use_function(b, s, acts.use.arg(action), tell)
        else:
            spend_ap(b, acts, s, action, tell)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        b, acts = self.board, self.actions
        if acts.fight.owns(action):
            return self.why_not_fight(s, acts.fight.first(action), acts.fight.second(action))
        if acts.oust.owns(action):
            return self.why_not_oust(s, acts.oust.arg(action))
        if acts.done.owns(action):
            open_fights = self.prompt(s)
            return Reason("HOA-8.0a", "fights-open", open_fights) if any_fight(b, s) else None
        if is_ap_use(acts, action):
            if s.options[AP_USE] == 0:
                return Reason("HOA-7.1.1b", "ap-over")
            return why_not_ap(b, acts, s, action)
        if acts.play.owns(action):
            return Reason("HOA-12.0c", "special-later")
        wrong = why_not_function(b, acts, s, action)
        return wrong if wrong is not None or acts.use.owns(action) else self.not_now()

    def why_not_fight(self, s: HeartState, area: i64, opponent: i64) -> Reason | None:
        """HOA-8.0d HOA-8.0e HOA-8.2.1d"""
        b = self.board
        if opponent >= s.seats:
            return Reason("HOA-8.0a", "no-such-seat", {"seats": s.seats})
        here: Params = {"area": b.areas.say(area), "opponent": Name("seat", str(opponent))}
        if opponent == s.active:
            return Reason("HOA-8.0a", "fight-yourself")
        if count_own(b, s, s.active, area) == 0:
            return Reason("HOA-8.0a", "not-there", here)
        if count_own(b, s, opponent, area) == 0:
            return Reason("HOA-8.0a", "opponent-not-there", here)
        if s.barred[area] == 1:
            return Reason("HOA-8.2.1d", "barred", here)
        return Reason("HOA-8.0d", "all-spent", here) if count_unspent(b, s, area) == 0 else None

    def why_not_oust(self, s: HeartState, area: i64) -> Reason | None:
        """HOA-8.1a HOA-8.1b"""
        b = self.board
        here: Params = {"area": b.areas.say(area)}
        if s.neutrals[area] == 0:
            return Reason("HOA-8.1a", "no-neutral-there", here)
        if count_own(b, s, s.active, area) == 0:
            return Reason("HOA-8.1a", "not-there", here)
        if s.barred[area] == 1:
            return Reason("HOA-8.2.1d", "barred", here)
        if must_fight(b, s, area):
            return Reason("HOA-8.1b", "player-first", here)
        if may_oust(b, s, area):
            return None
        strength = neutral_strength(b, s, area)
        if strength == 0:
            return Reason("HOA-8.1.2e", "all-spent", here)
        return Reason("HOA-8.1a", "too-weak", {**here, "strength": strength, "neutrals": s.neutrals[area]})

    def preview(self, s: HeartState, action: i64) -> Note | None:
        """The strengths before anything is committed, or how often one may draw again."""
        b, acts = self.board, self.actions
        if acts.fight.owns(action):
            area, opponent = acts.fight.first(action), acts.fight.second(action)
            ours, theirs = base_strength(b, s, s.active, area), base_strength(b, s, opponent, area)
            return Note("preview-strengths", {"ours": ours, "theirs": theirs})
        if acts.oust.owns(action):
            area = acts.oust.arg(action)
            return Note("preview-redraws", {"redraws": neutral_strength(b, s, area) - s.neutrals[area]})
        return ap_cost(b, acts, s, action) if is_ap_use(acts, action) else None

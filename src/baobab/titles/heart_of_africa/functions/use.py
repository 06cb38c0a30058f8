"""Special functions of action counters: when they can be used, and what they begin.  HOA-10.0"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.counters import (
    CONVERT,
    HEART_BONUS,
    MOVE_GROUP,
    PLAIN,
    REPUTATION,
    SHIFT,
    STATION,
    SWING,
    TWO_TRADERS,
    WHOLESALER,
)
from baobab.titles.heart_of_africa.options import SHIFT_TRADER
from baobab.titles.heart_of_africa.pieces import is_friendly
from baobab.titles.heart_of_africa.player_turn.first_neutral import takes_neutral
from baobab.titles.heart_of_africa.player_turn.new_traders import may_enter
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import (
    BRING,
    BUILD,
    MARCH,
    PAIR,
    RENOWN,
    SHIFT_ENTER,
    SWING_UP,
)
from baobab.titles.heart_of_africa.turn import CONVERT as ASK_CONVERT


def count_held(b: Board, s: HeartState, seat: i64, function: i64) -> i64:
    return s.hand[seat * b.counters.functions.size + function]


def functions_usable(b: Board, acts: Actions, s: HeartState, out: vec[i64]) -> vec[i64]:
    """The counters of the active player whose function they can use now, any number a turn.

    HOA-10.0a HOA-10.0b HOA-10.0c HOA-R-51
    """
    for function in range(1, b.counters.functions.size):
        if count_held(b, s, s.active, function) > 0 and has_effect(b, s, function):
            out = append(out, acts.use.base + function)
    return out


def has_effect(b: Board, s: HeartState, function: i64) -> bool:
    """Can the function have an effect, at least in part?  HOA-10.11 HOA-R-34"""
    seat = s.active
    if function == STATION:
        return s.stations > 0 and has_station_site(b, s, seat)
    if function == WHOLESALER:
        return s.wholesaler[seat] < 0 and may_enter(b, s, seat)
    if function == TWO_TRADERS:
        return s.reserve[seat] > 0 and has_friendly_area(b, s, seat)
    if function == HEART_BONUS:
        return s.bonus == 0
    if function == CONVERT:
        return s.reserve[seat] > 0 and has_neutral(b, s)
    if function == SHIFT:
        return shift_enters(b, s, seat) or has_neutral(b, s)
    if function == MOVE_GROUP:
        return is_on_map(b, s, seat)
    return function == SWING or function == REPUTATION


def has_station_site(b: Board, s: HeartState, seat: i64) -> bool:
    """Is there a friendly area without a station?  HOA-10.1 HOA-R-30"""
    for area in range(b.size):
        if s.station[area] == 0 and is_friendly(b, s, seat, area):
            return True
    return False


def has_friendly_area(b: Board, s: HeartState, seat: i64) -> bool:
    for area in range(b.size):
        if is_friendly(b, s, seat, area):
            return True
    return False


def has_neutral(b: Board, s: HeartState) -> bool:
    return s.supply < b.figures.neutrals


def is_on_map(b: Board, s: HeartState, seat: i64) -> bool:
    if s.wholesaler[seat] >= 0:
        return True
    for area in range(b.size):
        if s.traders[seat * b.size + area] > 0:
            return True
    return False


def shift_enters(b: Board, s: HeartState, seat: i64) -> bool:
    """Can the trader of a shift come in: an own one, or as agreed a neutral?  HOA-10.3 HOA-R-31"""
    if s.options[SHIFT_TRADER] == 0:
        return s.reserve[seat] > 0 and may_enter(b, s, seat)
    if s.supply > 0:
        for area in range(b.size):
            if takes_neutral(s, area):
                return True
    return False


def use_function(b: Board, s: HeartState, function: i64, tell: Teller | None) -> None:
    """The counter leaves the game, and its function asks what it has to ask.  HOA-10.0d"""
    seat = s.active
    s.hand[seat * b.counters.functions.size + function] -= 1
    s.gone[function] += 1
    if tell is not None:
        tell.tell(events.USED, [seat, function])
    if function == STATION:
        s.ask(BUILD, seat)
    elif function == WHOLESALER:
        s.ask(BRING, seat)
    elif function == TWO_TRADERS:
        s.ask(PAIR, seat)
    elif function == CONVERT:
        s.ask(ASK_CONVERT, seat)
    elif function == REPUTATION:
        s.ask(RENOWN, seat)
    elif function == SWING:
        s.ask(SWING_UP, seat)
    elif function == SHIFT:
        s.ask(SHIFT_ENTER, seat)
    elif function == MOVE_GROUP:
        s.ask(MARCH, seat)
    else:
        fill_heart(b, s, tell)


def fill_heart(b: Board, s: HeartState, tell: Teller | None) -> None:
    """Neutrals from the supply, as many as there are, go to the Heart. This is the turn's VP counter.

    HOA-10.6 HOA-9.4a HOA-R-8 HOA-R-53
    """
    n = b.figures.bonus_neutrals
    if s.supply < n:
        n = s.supply
    s.supply -= n
    s.neutrals[b.heart] += n
    s.bonus = 1
    if tell is not None:
        tell.tell(events.HEART, [n])


def why_not_function(b: Board, acts: Actions, s: HeartState, action: i64) -> Reason | None:
    """Why a counter cannot be used, also where what it would do was asked for at once."""
    if acts.use.owns(action):
        return why_not_use(b, s, acts.use.arg(action))
    function = function_behind(acts, action)
    if function < 0:
        return None
    wrong = why_not_use(b, s, function)
    if wrong is not None:
        return wrong
    return Reason("HOA-10.0a", "use-first", {"function": b.counters.functions.say(function)})


def function_behind(acts: Actions, action: i64) -> i64:
    """The function that an answer belongs to, or -1."""
    if acts.build.owns(action):
        return STATION
    if acts.bring.owns(action):
        return WHOLESALER
    if acts.convert.owns(action):
        return CONVERT
    if acts.push.owns(action):
        return SHIFT
    if acts.march.owns(action):
        return MOVE_GROUP
    if acts.praise.owns(action) or acts.blame.owns(action):
        return REPUTATION
    return -1


def why_not_use(b: Board, s: HeartState, function: i64) -> Reason | None:
    """HOA-10.1 HOA-10.2 HOA-10.4 HOA-10.5 HOA-10.7 HOA-10.11 HOA-8.3d HOA-9.4a"""
    seat = s.active
    name = b.counters.functions.say(function)
    if function == PLAIN:
        return Reason("HOA-10.2", "plain-counter")
    if count_held(b, s, seat, function) == 0:
        return Reason("HOA-10.0a", "no-counter", {"function": name})
    if has_effect(b, s, function):
        return None
    if function == STATION and s.stations == 0:
        return Reason("HOA-10.1", "no-station-left", {"most": b.figures.stations})
    if function == STATION:
        return Reason("HOA-10.1", "no-station-site")
    if function == WHOLESALER and s.wholesaler[seat] >= 0:
        return Reason("HOA-8.3d", "lead-on-map", {"area": b.areas.say(s.wholesaler[seat])})
    if function == WHOLESALER:
        return Reason("HOA-10.4", "nowhere-to-enter")
    if function == HEART_BONUS:
        return Reason("HOA-9.4a", "bonus-used")
    if function == SHIFT:
        return Reason("HOA-10.11", "nothing-to-shift")
    if function == MOVE_GROUP:
        return Reason("HOA-10.11", "no-pieces")
    if s.reserve[seat] == 0:
        return Reason("HOA-7.1.3e", "no-trader-left", {"most": b.figures.traders})
    if function == TWO_TRADERS:
        return Reason("HOA-10.5", "nothing-friendly")
    return Reason("HOA-10.7", "no-neutral-anywhere")

"""Under the deck: hands, and cards returned in an order known to one seat. The rules stand in `rules.md`."""

from pathlib import Path

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.actions import ActionTable
from baobab.kernel.bag import Redraw, draw, filled, total
from baobab.kernel.data import Data
from baobab.kernel.events import EventKind, Teller
from baobab.kernel.fields import Field
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain, seat_domain
from baobab.kernel.notes import Fault, Reason
from baobab.kernel.phase import SECRET, Phase
from baobab.kernel.state import State
from baobab.kernel.title import Stream, Title, View, rank
from baobab.words import Params

DATA = Data('{"animals": ["ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibex"], "turns": 5}')
ANIMAL = Domain("animal", [entry.text() for entry in DATA.root["animals"].items()])
TURNS = DATA.root["turns"].number()
OFFERED = 3
SEAT = seat_domain(3)

ACTIONS = ActionTable()
DRAW = ACTIONS.add("draw")
SHOW = ACTIONS.add("show", animal=ANIMAL)
RETURN = ACTIONS.add("return", animal=ANIMAL)
DONE = ACTIONS.add("done")

TURN, KEEP = 0, 1
DECK = 0
DEALT, LOOKED, RETURNED, BURIED, SHOWED = range(5)
NOBODY = -1


class DeckState(State):
    """`top` is a bag; below it lie the returned animals in `under`, first to last, each with the seat that
    returned it and, once drawn, the seat whose burrow it lies in."""

    turn: i64
    top: vec[i64]
    offer: vec[i64]
    hand: vec[i64]
    shown: vec[i64]
    under: vec[i64]
    under_by: vec[i64]
    under_to: vec[i64]

    def hand_of(self, seat: i64) -> list[int]:
        return [animal for animal in range(ANIMAL.size) if self.hand[seat * ANIMAL.size + animal]]

    def next_below(self) -> int:
        """The place in `under` of the first animal that is still there."""
        return next((i for i, seat in enumerate(self.under_to) if seat == NOBODY), len(self.under))

    def knows_below(self, seat: int, place: int) -> bool:
        """Has this seat seen the animal at a place under the deck? A spectator has seen none."""
        return seat >= 0 and seat in (self.under_by[place], self.under_to[place])

    def can_draw(self) -> bool:
        return total(self.top) > 0 or self.next_below() < len(self.under)


def end_turn(s: DeckState) -> None:
    """The next player's turn, or the end (TUD-6)."""
    seat = s.seat()
    s.answered()
    s.turn += 1
    if s.turn < TURNS * s.seats:
        s.ask(TURN, (seat + 1) % s.seats)


class Turn(Phase[DeckState]):
    """Draw or show (TUD-2, TUD-4, TUD-5)."""

    def legal(self, s: DeckState) -> vec[i64]:
        shows = [SHOW.code(animal) for animal in s.hand_of(s.seat())]
        return vec[i64]([DRAW.base, *shows] if s.can_draw() else shows)

    def why_not(self, s: DeckState, action: i64) -> Reason | None:
        if DRAW.owns(action):
            return None if s.can_draw() else Reason("TUD-4", "deck-empty")
        if SHOW.owns(action):
            animal = SHOW.arg(action)
            if animal not in s.hand_of(s.seat()):
                return Reason("TUD-5", "not-in-hand", {"animal": ANIMAL.say(animal)})
            return None
        return self.not_now()

    def apply(self, s: DeckState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        if SHOW.owns(action):
            animal = SHOW.arg(action)
            s.hand[seat * ANIMAL.size + animal] = 0
            s.shown[animal] = seat
            s.reveal()
            if tell:
                tell.tell(SHOWED, [seat, animal])
            end_turn(s)
        elif total(s.top) > 0:
            for _ in range(min(OFFERED, total(s.top))):
                animal = draw(s, luck, DECK, s.top, seat)
                s.offer[animal] = 1
                if tell:
                    tell.whisper(LOOKED, [seat], [animal], seat)
            s.ask(KEEP, seat)
        else:
            place = s.next_below()
            s.under_to[place] = seat
            s.reveal()
            if tell:
                tell.whisper(BURIED, [seat], [s.under[place]], seat)
            end_turn(s)

    def proceed(self, s: DeckState, luck: Luck, tell: Teller | None) -> None:
        """Who can neither draw nor show passes (TUD-2)."""
        end_turn(s)


class Keep(Phase[DeckState]):
    """Which animals go back under the deck, and in which order (TUD-3)."""

    def prompt(self, s: DeckState) -> Params:
        return {"animals": int(total(s.offer))}

    def legal(self, s: DeckState) -> vec[i64]:
        back = [RETURN.code(animal) for animal in range(ANIMAL.size) if s.offer[animal]]
        return vec[i64]([*back, DONE.base] if len(back) > 1 else [DONE.base])

    def why_not(self, s: DeckState, action: i64) -> Reason | None:
        if RETURN.owns(action):
            animal = RETURN.arg(action)
            if not s.offer[animal]:
                return Reason("TUD-3", "not-offered", {"animal": ANIMAL.say(animal)})
            return Reason("TUD-3", "keep-one") if total(s.offer) == 1 else None
        return None if DONE.owns(action) else self.not_now()

    def apply(self, s: DeckState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        if RETURN.owns(action):
            animal = RETURN.arg(action)
            s.offer[animal] = 0
            s.under = append(s.under, animal)
            s.under_by = append(s.under_by, seat)
            s.under_to = append(s.under_to, NOBODY)
            if tell:
                tell.whisper(RETURNED, [seat], [animal], seat)
        else:
            for animal in range(ANIMAL.size):
                s.hand[seat * ANIMAL.size + animal] += s.offer[animal]
            s.offer = filled(ANIMAL.size, 0)
            s.answered()
            end_turn(s)


class UnderTheDeck(Title[DeckState]):
    """Draw, keep, return, and remember what you have returned."""

    def __init__(self) -> None:
        super().__init__("under_the_deck", 1, range(2, 4), Path(__file__).parent, DATA)
        self.actions = ACTIONS
        self.phases = [
            Turn("turn", "TUD-2", [DRAW, SHOW]),
            Keep("keep", "TUD-3", [RETURN, DONE], privacy=SECRET),
        ]
        self.streams = [Stream("deck", ANIMAL)]
        self.events = [
            EventKind("dealt", {"seat": SEAT}, {"animal": ANIMAL}),
            EventKind("looked", {"seat": SEAT}, {"animal": ANIMAL}),
            EventKind("returned", {"seat": SEAT}, {"animal": ANIMAL}),
            EventKind("buried", {"seat": SEAT}, {"animal": ANIMAL}),
            EventKind("showed", {"seat": SEAT, "animal": ANIMAL}),
        ]
        self.fields = [
            Field("turn", high=TURNS * 3),
            Field("top", [ANIMAL], high=1, secret=True, start=1),
            Field("offer", [ANIMAL], high=1, secret=True),
            Field("hand", [SEAT, ANIMAL], high=1, secret=True),
            Field("shown", [ANIMAL], values=SEAT, none="none"),
            Field("under", values=ANIMAL, listed=True, secret=True),
            Field("under_by", values=SEAT, listed=True),
            Field("under_to", values=SEAT, none="none", listed=True),
        ]
        self.turn_clause, self.over_clause = "TUD-2", "TUD-6"
        self.longest = TURNS * 3 * (OFFERED + 1)

    def blank(self, seats: i64, options: vec[i64]) -> DeckState:
        s = self.fresh(DeckState, seats, options)
        self.lay(s)
        return s

    def lay(self, s: DeckState) -> None:
        """All animals in the deck (TUD-1)."""
        s.ask(TURN, 0)

    def setup(self, s: DeckState, luck: Luck, tell: Teller | None) -> None:
        """One animal each (TUD-1)."""
        for seat in range(s.seats):
            animal = draw(s, luck, DECK, s.top, seat)
            s.hand[seat * ANIMAL.size + animal] = 1
            if tell:
                tell.whisper(DEALT, [seat], [animal], seat)

    def faults(self, s: DeckState) -> list[Fault]:
        if len(s.under) != len(s.under_by) or len(s.under) != len(s.under_to):
            return [Fault("under", "TUD-3", "under", {"animals": len(s.under)})]
        return [
            Fault("top", "TUD-1", "one-of-each", {"animal": ANIMAL.say(animal)})
            for animal in range(ANIMAL.size)
            if s.top[animal]
            + s.offer[animal]
            + sum(s.hand[seat * ANIMAL.size + animal] for seat in range(s.seats))
            + (s.shown[animal] != NOBODY)
            + list(s.under).count(animal)
            != 1
        ]

    def view(self, s: DeckState, seat: int) -> View:
        offered = seat >= 0 and seat == s.seat()
        return {
            "turn": int(s.turn),
            "top": int(total(s.top)),
            "hand": [ANIMAL.names[animal] for animal in s.hand_of(seat)] if seat >= 0 else [],
            "hand_sizes": [len(s.hand_of(other)) for other in range(s.seats)],
            "offer": [ANIMAL.names[i] for i in range(ANIMAL.size) if offered and s.offer[i]],
            "offered": int(total(s.offer)),
            "shown": {ANIMAL.names[i]: int(s.shown[i]) for i in range(ANIMAL.size) if s.shown[i] != NOBODY},
            "under": [
                {
                    "animal": ANIMAL.names[s.under[i]] if s.knows_below(seat, i) else None,
                    "by": int(by),
                    "to": int(to),
                }
                for i, (by, to) in enumerate(zip(s.under_by, s.under_to, strict=True))
            ],
        }

    def resample(self, s: DeckState, seat: int, luck: Luck) -> DeckState:
        """Shuffle all animals whose place this seat does not know over those places."""
        other, redraw, size = s.copy(), Redraw(luck), ANIMAL.size
        hidden = other.top
        left = total(other.top)
        offered = 0 if other.over() or other.seat() == seat else total(other.offer)
        hands = [0 if owner == seat else len(other.hand_of(owner)) for owner in range(other.seats)]
        places = [i for i in range(len(other.under)) if not other.knows_below(seat, i)]
        for animal in range(size):
            if offered:
                hidden[animal] += other.offer[animal]
            for owner in range(other.seats):
                if owner != seat:
                    hidden[animal] += other.hand[owner * size + animal]
                    other.hand[owner * size + animal] = 0
        for place in places:
            hidden[other.under[place]] += 1
        if offered:
            other.offer = filled(size, 0)
            for _ in range(offered):
                other.offer[redraw.draw(DECK, hidden)] = 1
        for owner in range(other.seats):
            for _ in range(hands[owner]):
                other.hand[owner * size + redraw.draw(DECK, hidden)] = 1
        for place in places:
            other.under[place] = redraw.draw(DECK, hidden)
        assert total(hidden) == left
        return other

    def scores(self, s: DeckState) -> list[int]:
        """What lies open counts at once, hands and burrows when the game is over (TUD-5, TUD-6)."""
        lines = self.breakdown(s)
        return [sum(points) for points in zip(*lines.values(), strict=True)]

    def breakdown(self, s: DeckState) -> dict[str, list[int]]:
        lines = {line: [0] * s.seats for line in ("shown", "hand", "burrow")}
        for animal in range(ANIMAL.size):
            if s.shown[animal] != NOBODY:
                lines["shown"][s.shown[animal]] += 2 * (animal + 1)
        if s.over():
            for seat in range(s.seats):
                lines["hand"][seat] = sum(animal + 1 for animal in s.hand_of(seat))
            for animal, to in zip(s.under, s.under_to, strict=True):
                if to != NOBODY:
                    lines["burrow"][to] += animal + 1
        return lines

    def ranks(self, s: DeckState) -> list[int]:
        points = self.scores(s)
        owned = [
            len(s.hand_of(seat)) + list(s.under_to).count(seat) + list(s.shown).count(seat)
            for seat in range(s.seats)
        ]
        return rank([[points[seat], owned[seat]] for seat in range(s.seats)])

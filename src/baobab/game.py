"""Game: a state with its history, in plain Python, for people, tables and notebooks.

>>> import baobab
>>> game = baobab.new("africa", seats=3, seed=7)
>>> game.play(game.options()[0].notation)
"""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Self

from baobab.errors import BaobabError, GameOverError, IllegalActionError, NotationError, UndoBarrierError
from baobab.game_steps import UNDO_BARRIER_ERRORS, Choice, Draft, Step, undo_barrier
from baobab.kernel import oneline, position, record
from baobab.kernel.data import shown
from baobab.kernel.events import Event, Teller
from baobab.kernel.luck import FastLuck, Luck, Outcome, SealedLuck, Witness
from baobab.kernel.notes import Reason
from baobab.kernel.options import OptionValue
from baobab.kernel.record import HASH_EVERY, HIDDEN, Line, Record
from baobab.kernel.sights import Sight, read_subject
from baobab.kernel.state import State
from baobab.kernel.title import Title, View
from baobab.privacy import SPECTATOR, event_phrase, is_answer_hidden, visible_event, visible_steps
from baobab.words import Name, Params, Words, words

__all__ = ["SPECTATOR", "Choice", "Draft", "Game", "Step", "undo_barrier"]


class Game:
    """A game under way or over.

    Steps become visible to the other seats at commit points: when the decision passes to another seat,
    when chance or a revelation made them irrevocable, or when the game ends. `sequence` counts what the
    others have seen happen, and never decreases. `commit_points` are those on the way to the present
    position, as numbers of steps.

    A step that only passes the decision on can be `held`: the others see it, and the next seat is asked,
    when the seat that took it ends its turn.
    """

    def __init__(self, title: Title, state: State, luck: Luck, players: Sequence[str] = ()) -> None:
        self.title = title
        self.state = state
        self.luck = luck
        self.players = list(players)
        self.holders: list[str] = []
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self.sequence = 0
        self.commit_points: list[int] = []
        self.held = False
        self.lines: list[Line] = []
        self.setup_outcomes: list[Outcome] = []
        self.setup_events: list[Event] = []
        self.from_position = ""

    @classmethod
    def new(
        cls,
        title: Title,
        seats: int,
        luck: Luck,
        options: Mapping[str, OptionValue] | None = None,
        players: Sequence[str] = (),
    ) -> "Game":
        """Set a game up and ask its first decision."""
        witness, teller = Witness(luck), Teller()
        game = cls(title, title.new(seats, witness, dict(options or {}), teller), luck, players)
        game.setup_outcomes, game.setup_events = witness.outcomes, teller.events
        return game

    def __copy__(self) -> Self:
        """An independent game: what is played in one does not happen in the other."""
        twin = type(self).__new__(type(self))
        for name, value in vars(self).items():
            setattr(twin, name, list(value) if isinstance(value, list) else value)
        twin.luck = copy(self.luck)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return copy(self)  # states, steps and lines of a game are never changed

    @classmethod
    def at(cls, title: Title, text: str, luck: Luck, players: Sequence[str] = ()) -> "Game":
        """A game that begins in a position given as one line of text."""
        game = cls(title, oneline.read(title, text), luck, players)
        game.from_position = oneline.write(title, game.state)
        return game

    # Asking.

    @property
    def seat(self) -> int:
        """Who decides now, or OVER (-1)."""
        return self.title.seat(self.state)

    @property
    def acting_seat(self) -> int:
        """Who is to act now: the seat that decides, or one that holds its turn; or OVER."""
        return self.steps[-1].seat if self.held else self.seat

    @property
    def committed_steps(self) -> int:
        """How many steps the other seats have seen."""
        return self.commit_points[-1] if self.commit_points else 0

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def phase(self) -> str:
        """The name of the question being asked, or "" once the game is over."""
        return "" if self.over else self.title.phase(self.state).name

    def legal(self) -> list[str]:
        """All allowed actions, in notation."""
        return [self.title.actions.write(code) for code in self.title.legal(self.state)]

    def options(self, lang: str = "en") -> list[Choice]:
        """All allowed actions, with words and what each will bring."""
        return [self.choice(code, lang) for code in self.title.legal(self.state)]

    def choice(self, code: int, lang: str = "en") -> Choice:
        speech, answer = self.words(lang), self.title.answer(self.state, code)
        preview = self.title.phase(self.state).preview(self.state, code)
        return Choice(
            code=code,
            notation=self.title.actions.write(code),
            words=speech.say(answer.key, answer.params),
            preview=speech.say(preview.key, preview.params) if preview else "",
        )

    def prompt(self, lang: str = "en", seat: int | None = None) -> str:
        """The question being asked, in words; a seat that is not asked learns only who is."""
        speech = self.words(lang)
        if self.over:
            return speech.say("prompt-over")
        asked: Params = {"seat": Name("seat", str(self.acting_seat))}
        if self.held or (seat is not None and seat != self.seat):
            return speech.say("prompt-held" if seat == self.acting_seat else "prompt-wait", asked)
        return speech.say(f"prompt-{self.phase}", {**asked, **self.title.prompt(self.state)})

    def why_not(self, action: str | int, seat: int | None = None) -> Reason | None:
        """The reason why a seat (by default the one that decides) may not do this now, or None."""
        code = self.code(action)
        if not self.over and seat is not None and seat != self.acting_seat:
            return Reason(
                self.title.turn_clause, "not-your-turn", {"seat": Name("seat", str(self.acting_seat))}
            )
        if self.held:
            return Reason(self.title.turn_clause, "turn-held")
        return self.title.why_not(self.state, code)

    def sight(self, subject: str, seat: int = SPECTATOR) -> Sight:
        """What a subject such as `cell F7` reaches, as far as a seat or a spectator may know."""
        domain, item = read_subject(self.title.subjects, subject)
        return self.title.sight(self.state_for(self.check_viewer(seat)), seat, domain, item)

    def say(self, reason: Reason, lang: str = "en") -> str:
        """A reason in words, with its clause."""
        return f"{self.words(lang).say(reason.key, reason.params)} [{reason.clause}]"

    def words(self, lang: str) -> Words:
        return words(lang, self.title.words_folder(), players=self.players)

    def code(self, action: str | int) -> int:
        """The code of an action given in notation or as a code."""
        if isinstance(action, str):
            try:
                return self.title.actions.read(action)
            except NotationError as error:
                error.folders = (self.title.words_folder(),)  # which says what a space or a card is called
                raise
        self.title.actions.kind(action)
        return action

    def scores(self) -> list[int]:
        return self.title.scores(self.state)

    def ranks(self) -> list[int]:
        return self.title.ranks(self.state)

    # What a seat may know.

    def state_for(self, seat: int) -> State:
        """The state as far as a seat has seen it: others than the deciding one see the last commit."""
        return self.state if self.sees_all(seat) else self.steps[self.committed_steps].before

    def sees_all(self, seat: int) -> bool:
        """Has everything that happened reached this seat: is it all committed, or its own?"""
        return self.steps_seen(seat) == len(self.steps)

    def steps_seen(self, seat: int) -> int:
        """How many steps have reached a seat."""
        last = self.steps[-1].seat if self.steps else SPECTATOR
        return visible_steps(len(self.steps), self.committed_steps, last, seat)

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat or a spectator may know, as plain data."""
        return self.title.view(self.state_for(self.check_viewer(seat)), seat)

    def check_viewer(self, seat: int) -> int:
        """The seat, or an error unless it is a seat of this game or a spectator."""
        if not SPECTATOR <= seat < int(self.state.seats):
            raise BaobabError("error-no-such-seat", {"seat": shown(seat), "seats": int(self.state.seats)})
        return seat

    def steps_for(self, seat: int) -> list[Step]:
        """The steps that have reached a seat: its own under way, of the others only committed ones."""
        return self.steps if self.sees_all(seat) else self.steps[: self.steps_seen(seat)]

    def count_moves_for(self, seat: int) -> int:
        """How many moves a seat has seen; a hidden answer of another is one, however many steps it took."""
        return len(self.lines_for(seat))

    def log(self, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
        """What has happened as far as a seat may know, a sentence an event."""
        speech = self.words(lang)
        return [self.word_event(event, seat, speech) for event in self.events(seat)]

    def events(self, seat: int = SPECTATOR) -> list[Event]:
        """The events that a seat has seen, private parts of others left out."""
        steps = self.steps_for(seat)
        happened = [*self.setup_events, *(event for step in steps for event in step.events)]
        seen = [visible_event(self.title.events[event.kind], event, seat) for event in happened]
        return [event for event in seen if event is not None]

    def word_event(self, event: Event, seat: int, speech: Words) -> str:
        """One event in words; who may see its private part reads the message `event-KIND-seen`."""
        phrase = event_phrase(self.title.events[event.kind], event, seat)
        return speech.say(phrase.key, phrase.params)

    def position(self, seat: int | None = None) -> str:
        """The position in one line; for a seat, one that it cannot tell from the true one."""
        if seat is None:
            return oneline.write(self.title, self.state)
        return oneline.write(self.title, self.fork(seat, FastLuck(0)).state)

    def fork(self, seat: int, luck: Luck) -> "Game":
        """A new game from what a seat knows; nothing of the true hidden state goes along."""
        game = Game(self.title, self.title.resample(self.state_for(seat), seat, luck), luck, self.players)
        game.from_position = oneline.write(self.title, game.state)
        return game

    # Deciding.

    def play(self, action: str | int, seat: int | None = None) -> list[Event]:
        """Carry an action out and return its events, or raise an error that says why not."""
        code = self.code(action)
        reason = self.why_not(code, seat)
        if reason is not None:
            error = GameOverError if self.over else IllegalActionError
            trouble = error(reason.key, reason.params, folders=[self.title.words_folder()])
            if isinstance(trouble, IllegalActionError):
                trouble.reason = reason
            raise trouble
        return self.take(code, self.luck)

    def take(self, code: int, luck: Luck, hold: bool = False) -> list[Event]:
        """Carry a legal action out with this luck and remember how it went."""
        return self.accept(self.draft(code, luck), hold)

    def draft(self, code: int, luck: Luck) -> Draft:
        """What a legal action would come to with this luck; the game stays as it is.

        Whoever asks has made sure that it is legal.
        """
        before, phase = self.state, self.title.phase(self.state)
        after, witness, teller = before.copy(), Witness(luck), Teller()
        self.title.step(after, code, witness, teller)
        step = Step(self.seat, code, before, phase.privacy, witness.outcomes, teller.events)
        outcomes = record.write_outcomes(self.title, witness.outcomes)
        notation = self.title.actions.write(code)
        return Draft(step, after, Line("move", len(self.steps) + 1, self.seat, notation, outcomes))

    def accept(self, draft: Draft, hold: bool = False) -> list[Event]:
        """Carry out a draft made in the present position; with `hold`, hold a turn that only passes on."""
        # Between an undo and its redo lies no draw: taking the same step again is redoing it.
        if self.undone and self.undone[-1].action == draft.step.action:
            self.undone.pop()
        else:
            self.undone.clear()
        self.state = draft.after
        self.steps.append(draft.step)
        self.lines.append(draft.line)
        if len(self.steps) % HASH_EVERY == 0 or self.over:
            self.lines.append(self.hash_line())
        self.held = hold and draft.passes_on
        if not self.held and draft.commits:
            self.commit()
        return list(draft.step.events)

    def end_turn(self) -> None:
        """Show the held turn to the others, and ask the next seat."""
        if not self.held:
            raise BaobabError("error-end-nothing")
        self.undone.clear()
        self.commit()

    def commit(self) -> None:
        self.held = False
        self.commit_points.append(len(self.steps))
        self.sequence += 1

    def undo(self, seat: int | None = None) -> Step:
        """Take the last step back, for the seat that took it, unless a barrier stands before it."""
        last = self.step_to_undo(seat)
        self.undone.append(last)
        self.go_back(len(self.steps) - 1, Line("undo", len(self.steps) - 1))
        return last

    def step_to_undo(self, seat: int | None = None) -> Step:
        """The step that an undo would take back, or an error that says why there is none."""
        if not self.steps:
            raise UndoBarrierError("error-undo-nothing")
        last = self.steps[-1]
        if seat is not None and seat != last.seat:
            raise UndoBarrierError("error-undo-barrier-seat", {"seat": Name("seat", str(last.seat))})
        why = undo_barrier(last.before, self.state)
        if why:
            raise UndoBarrierError(UNDO_BARRIER_ERRORS[why])
        return last

    def redo(self, seat: int | None = None, hold: bool = False) -> Step:
        """Take again the step that was undone last, for the seat that took it."""
        step = self.step_to_redo(seat)
        self.take(step.action, self.luck, hold)
        return step

    def step_to_redo(self, seat: int | None = None) -> Step:
        """The step that a redo would take again, or an error that says why there is none."""
        if not self.undone:
            raise UndoBarrierError("error-redo-nothing")
        step = self.undone[-1]
        if seat is not None and seat != step.seat:
            raise UndoBarrierError("error-redo-seat", {"seat": Name("seat", str(step.seat))})
        return step

    def rewind(self, steps: int) -> None:
        """Go back to the state after so many steps, as all have agreed. Known draws are not dealt again.

        When a game dealt by a sealed luck is over, its secret is known, and nothing more can be dealt.
        """
        luck = self.luck_after_rewind(steps)
        self.luck = luck
        self.undone.clear()
        self.go_back(steps, Line("rewind", steps, text=luck.mark()))

    def luck_after_rewind(self, steps: int) -> Luck:
        """The luck that a rewind goes on with, or an error that says why there can be none."""
        if not 0 <= steps < len(self.steps):
            raise BaobabError("error-rewind", {"steps": shown(steps), "most": len(self.steps) - 1})
        if self.over and isinstance(self.luck, SealedLuck):
            raise BaobabError("error-rewind-over")
        drawn = undo_barrier(self.steps[steps].before, self.state) == "draw"
        return self.luck.later() if drawn else self.luck

    def go_back(self, steps: int, line: Line) -> None:
        self.lines.append(line)
        self.state = self.steps[steps].before
        del self.steps[steps:]
        self.held = False
        if self.committed_steps > steps:
            self.commit_points = [point for point in self.commit_points if point < steps] + (
                [steps] if steps else []
            )
            self.sequence += 1

    # Records.

    def record(self, seat: int | None = None) -> str:
        """The replayable text of the game; for a seat, what it may know of a game under way."""
        whole = seat is None or self.over
        page = Record(self.title.name, self.title.version, self.title.data.digest, int(self.state.seats))
        page.options = {
            option.name: option.values.names[self.state.options[i]]
            for i, option in self.title.written_options(self.state.options)
        }
        page.players, page.holders = self.players, self.holders
        page.luck = self.luck.line(self.over)
        if whole:
            page.position = self.from_position
            page.start = record.write_outcomes(self.title, self.setup_outcomes)
            page.lines = self.lines if self.over else [*self.lines, self.hash_line()]
        else:
            assert seat is not None
            page.partial = str(seat) if seat >= 0 else "spectator"
            page.start = record.write_seen(self.title, self.setup_outcomes, seat)
            page.lines = self.lines_for(seat)
        if self.over:
            page.result = record.write_result(self.title, self.state)
        return page.write()

    def hash_line(self) -> Line:
        return Line("hash", len(self.steps), text=position.digest(self.title, self.state))

    def lines_for(self, seat: int) -> list[Line]:
        """The moves as a seat has seen them; a run of hidden answers of another seat is one line."""
        lines: list[Line] = []
        hidden_run = False
        for step in self.steps_for(seat):
            hidden = self.is_hidden_from(step, seat)
            if hidden and hidden_run and lines[-1].seat == step.seat:
                continue
            hidden_run = hidden
            text = HIDDEN if hidden else self.title.actions.write(step.action)
            outcomes = "" if hidden else record.write_seen(self.title, step.outcomes, seat)
            lines.append(Line("move", len(lines) + 1, step.seat, text, outcomes))
        return lines

    def is_hidden_from(self, step: Step, seat: int) -> bool:
        """May this seat not know (yet) what the step was?"""
        return is_answer_hidden(step, seat, int(self.state_for(seat).reveals), self.over)

"""A game in the terminal: people and bots play in turn until it is over or saved."""

from collections.abc import Callable
from pathlib import Path

from baobab.bots import find_bot as find_bot
from baobab.bots.bot import Bot
from baobab.checked_bot import FAILED, NO_ACTION, NOT_ALLOWED, BotFaultError, ask_checked
from baobab.cli import rules
from baobab.cli.console import Console
from baobab.cli.errors import CliError
from baobab.cli.hints import show_hints
from baobab.cli.save_file import write_save
from baobab.cli.screen import (
    forced_answer,
    player_name,
    read_answer,
    show_decision,
    show_forced_answer,
    show_matching,
)
from baobab.cli.stop_signals import interrupt_on_signals
from baobab.errors import BaobabError, IllegalActionError, NotationError
from baobab.game import SPECTATOR, Game
from baobab.kernel.data import shown
from baobab.kernel.luck import Rng
from baobab.privacy import hides_anything
from baobab.words import LANGUAGES

ME = "me"
ITALIAN_COMMANDS = {
    "aiuto": "help",
    "annulla": "undo",
    "rifai": "redo",
    "suggerimento": "hint",
    "salva": "save",
    "diario": "log",
    "mappa": "board",
    "regole": "rules",
    "lingua": "lang",
}
"""What may be typed at any decision, in Italian; the English words hold in every language."""
QUIT_COMMANDS = ("quit", "exit", "q", "esci")
FAULT_KEYS = {FAILED: "error-bot-failed", NO_ACTION: "error-bot-answer", NOT_ALLOWED: "error-bot-answer"}


class TerminalGame:
    """Plays one game in the terminal. Whoever leaves finds the game in its file."""

    def __init__(
        self, game: Game, holders: list[str], console: Console, path: Path, seed: int, again: str
    ) -> None:
        self.game = game
        self.holders = holders
        self.console = console
        self.path = path
        self.resume_command = again
        self.rng = Rng(seed)
        self.bots: dict[int, Bot] = {seat: find_bot(name) for seat, name in enumerate(holders) if name != ME}
        self.events_shown = 0
        self.last_person = -1
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.show_help,
            "help": self.show_help,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.show_hints,
            "save": self.save,
            "log": self.show_log,
            "board": self.show_board,
            "rules": self.show_rules,
            "lang": self.change_language,
        }
        self.commands |= {italian: self.commands[word] for italian, word in ITALIAN_COMMANDS.items()}

    def run(self) -> int:
        """Play until the game is over or somebody leaves; whatever happens, the game is saved."""
        interrupt_on_signals()
        try:
            while not self.game.over:
                holder = self.holders[self.game.seat]
                if holder == ME:
                    if not self.ask_person():
                        return self.leave()
                    write_save(self.path, self.game.record())
                else:
                    self.game.play(self.ask_bot(self.game.seat))
        except (KeyboardInterrupt, EOFError):
            self.console.write()
            return self.leave()
        except BaseException:
            write_save(self.path, self.game.record())
            raise
        self.finish()
        return 0

    def ask_bot(self, seat: int) -> int:
        """What a bot answers; the error names a bot that has no answer."""
        title, state, bot, name = self.game.title, self.game.state, self.bots[seat], self.holders[seat]
        try:
            return ask_checked(bot, title, state, bot.usual(title), self.rng)
        except BotFaultError as fault:
            params = fault.params if fault.code is None else {"answer": shown(fault.code)}
            raise CliError(FAULT_KEYS[fault.kind], {"bot": name, **params}) from fault

    def ask_person(self) -> bool:
        """One decision of a person; False if the person leaves."""
        seat = self.game.seat
        if self.count_people() > 1 and seat != self.last_person and hides_anything(self.game.title):
            self.show_curtain(seat)
        if seat != self.last_person or self.has_news(seat):
            self.show_board("")
        self.last_person = seat
        self.show_news(seat)
        only = forced_answer(self.game, self.console.lang)
        if only is not None:
            show_forced_answer(self.game, only, self.console)
            self.game.play(only.code)
            return True
        show_decision(self.game, self.console)
        while True:
            line = input(self.console.text("answer") + " ").strip()
            word, _, rest = line.partition(" ")
            if word.lower() in QUIT_COMMANDS:
                return False
            if line.startswith("?"):
                self.show_help(line[1:].strip())
            elif word.lower() in self.commands:
                before = len(self.game.steps), self.console.lang
                self.commands[word.lower()](rest.strip())
                if before != (len(self.game.steps), self.console.lang):
                    return True
            elif line and self.try_answer(line):
                return True

    def try_answer(self, line: str) -> bool:
        """Carry an answer out; False if it cannot be read or is not allowed, which is explained."""
        try:
            self.game.play(read_answer(self.game, line))
        except NotationError as error:
            if not show_matching(self.game, line, self.console):
                self.explain(error)
            return False
        except BaobabError as error:
            self.explain(error)
            return False
        return True

    def explain(self, error: BaobabError) -> None:
        """Say what was wrong, with the clause where the rules forbid it."""
        text = error.words(self.console.lang, self.game.players)
        reason = getattr(error, "reason", None) if isinstance(error, IllegalActionError) else None
        self.console.write("  " + text + (f"  [{reason.clause}]" if reason is not None else ""))

    # What a person may type besides an answer.

    def show_help(self, about: str) -> None:
        """What can be typed, or why something cannot be done (`? walk C5`)."""
        if not about:
            self.console.say("play-help")
            kinds = [kind.usage() for kind in self.game.title.phase(self.game.state).kinds]
            self.console.say("play-kinds", {"kinds": kinds})
            return
        try:
            reason = self.game.why_not(read_answer(self.game, about))
        except BaobabError as error:
            self.explain(error)
            return
        if reason is None:
            self.console.say("play-allowed", {"move": about})
        else:
            self.console.write("  " + self.game.say(reason, self.console.lang))

    def undo(self, _: str) -> None:
        """Undo the last answer, and the forced answers before it."""
        taken = 0
        try:
            step = self.game.undo(self.seat_to_undo())
            taken = 1
            while forced_answer(self.game, self.console.lang) is not None:
                step = self.game.undo(step.seat)
                taken += 1
        except BaobabError as error:
            for _step in range(taken):
                self.game.redo()
            self.explain(error)
            return
        self.events_shown = min(self.events_shown, len(self.game.events(step.seat)))
        self.console.say("play-undone", {"move": self.game.title.actions.write(step.action)})

    def seat_to_undo(self) -> int:
        """The seat that undoes: the person who moved last, or else the one who is asked."""
        last = self.game.steps[-1].seat if self.game.steps else self.game.seat
        return last if self.holders[last] == ME else self.game.seat

    def redo(self, _: str) -> None:
        try:
            self.game.redo()
        except BaobabError as error:
            self.explain(error)

    def show_hints(self, _: str) -> None:
        show_hints(self.game, self.rng, self.console)

    def save(self, name: str) -> None:
        path = Path(name) if name else self.path
        try:
            write_save(path, self.game.record())
        except BaobabError as error:
            self.explain(error)
            return
        self.console.say("play-saved", {"path": str(path)})

    def show_log(self, _: str) -> None:
        for line in self.game.log(self.game.seat, self.console.lang):
            self.console.write("  " + line)

    def show_board(self, _: str) -> None:
        seat = self.game.seat if not self.game.over else SPECTATOR
        speech = self.game.words(self.console.lang)
        self.console.write()
        self.console.write(
            self.game.title.draw(self.game.view(seat), speech, self.console.width, self.console.colour)
        )
        self.console.write()

    def show_rules(self, clause: str) -> None:
        """Show the clause asked for in full, or in short the one behind the present question."""
        title = self.game.title
        try:
            found = rules.find_clauses(title, clause or title.phase(self.game.state).clause)
        except BaobabError as error:
            self.explain(error)
            return
        for one in found.values():
            rules.show_clause(title, one, self.console, whole=bool(clause))

    def change_language(self, lang: str) -> None:
        if lang in LANGUAGES:
            self.console.set_language(lang)
        else:
            self.console.say("play-langs", {"known": list(LANGUAGES)})

    # In between.

    def count_people(self) -> int:
        return self.holders.count(ME)

    def show_curtain(self, seat: int) -> None:
        """Hide what the last player saw until the next one is at the keyboard."""
        self.console.write("\n" * 60)
        input(self.console.text("play-curtain", {"player": player_name(self.game, seat, self.console.lang)}))

    def has_news(self, seat: int) -> bool:
        return len(self.game.events(seat)) > self.events_shown

    def show_news(self, seat: int) -> None:
        """Show what has happened since the last time."""
        events = self.game.events(seat)
        speech = self.game.words(self.console.lang)
        for event in events[self.events_shown :]:
            self.console.write(self.console.dim("· ") + self.game.word_event(event, seat, speech))
        self.events_shown = len(events)

    def leave(self) -> int:
        """Save an unfinished game to its file."""
        write_save(self.path, self.game.record())
        self.console.say("play-left", {"path": str(self.path), "again": self.resume_command})
        return 0

    def finish(self) -> None:
        self.show_board("")
        self.show_news(SPECTATOR)
        show_decision(self.game, self.console)
        write_save(self.path, self.game.record())
        self.console.say("play-saved", {"path": str(self.path)})

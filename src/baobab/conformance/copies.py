"""Copies are independent, equal states have equal keys, and keys tell states apart."""

from baobab.conformance.check_run import CheckRun
from baobab.conformance.snapshot import Snapshot, key_snapshot, take_snapshot
from baobab.kernel.fields import Field
from baobab.kernel.state import State
from baobab.kernel.title import Title

CHECK = "copy"
KEY = "key"


class CopyWatch:
    """Checks copies, and counts over a whole run whether keys tell states apart."""

    def __init__(self, run: CheckRun) -> None:
        self.run = run
        self.keys: dict[int, int] = {}
        self.collisions = 0

    def check_copy(self, s: State) -> None:
        """Change everything in a copy: the original stays."""
        run, title = self.run, self.run.title
        run.count_look(CHECK)
        run.count_look(KEY)
        before = take_snapshot(title, s)
        twin = s.copy()
        if take_snapshot(title, twin) != before or type(twin) is not type(s):
            run.add_finding(
                CHECK,
                "a copy equal in everything",
                self.differing_parts(take_snapshot(title, twin), before),
                s,
            )
        if twin.key() != s.key():
            run.add_finding(KEY, "equal keys of a state and its copy", f"{s.key()} and {twin.key()}", s)
        for field in title.fields:
            self.check_field(s, field, before)
        self.check_stack(s, before)
        self.remember(s)

    def check_field(self, s: State, field: Field, before: Snapshot) -> None:
        run, title = self.run, self.run.title
        child = s.copy()
        if not change_field(child, field):
            return
        if take_snapshot(title, s) != before:
            run.add_finding(
                CHECK, "the original untouched by a change to its copy", f"{field.name} is shared", s
            )
            restore_field(child, field)

    def check_stack(self, s: State, before: Snapshot) -> None:
        """Questions pushed to one copy show neither in the original nor in another copy."""
        run, title = self.run, self.run.title
        one, other = s.copy(), s.copy()
        one.ask(0, 0, 0, 0)
        other.ask(0, 1, 0, 0)
        if len(one.stack) > 0 and int(one.seat()) != 0:
            run.add_finding(CHECK, "stacks of two copies to be apart", "they share a buffer", s)
        for child in (one, other):
            if len(child.draws):
                child.draws[0] += 1
            if len(child.stack):
                child.stack[0] += 1
        if take_snapshot(title, s) != before:
            run.add_finding(
                CHECK, "the original untouched by a change to its copy", "stack or draws are shared", s
            )

    def remember(self, s: State) -> None:
        key, here = int(s.key()), hash(key_snapshot(self.run.title, s))
        if self.keys.setdefault(key, here) != here:
            self.collisions += 1

    def conclude(self) -> None:
        """Report what only many states together show."""
        run = self.run
        n = len(self.keys) + self.collisions
        if self.collisions > 3 + n * n / 2**29:
            run.add_finding(
                KEY, "different keys of different states", f"{self.collisions} collisions in {n} states"
            )

    def differing_parts(self, one: Snapshot, other: Snapshot) -> str:
        names = ["seats and reveals", "options", "stack", "draws", *(f.name for f in self.run.title.fields)]
        different = [name for name, a, b in zip(names, one, other, strict=True) if a != b]
        return ", ".join(different) or "another class"


def change_field(s: State, field: Field) -> bool:
    """Change one number of a field in place; False where there is none."""
    if field.scalar():
        setattr(s, field.name, getattr(s, field.name) + 1)
        return True
    values = getattr(s, field.name)
    if len(values) == 0:
        return False
    values[len(values) // 2] += 1
    return True


def restore_field(s: State, field: Field) -> None:
    if not field.scalar():
        values = getattr(s, field.name)
        values[len(values) // 2] -= 1


class PastStates:
    """The states of a game with snapshots, compared again when it is over."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.states: list[tuple[State, Snapshot]] = []

    def add(self, s: State) -> None:
        self.states.append((s, take_snapshot(self.title, s)))

    def check(self, run: CheckRun) -> None:
        for s, then in self.states:
            run.count_look(CHECK)
            if take_snapshot(self.title, s) != then:
                run.add_finding(CHECK, "an earlier state untouched by what came later", "it changed", s)
                return

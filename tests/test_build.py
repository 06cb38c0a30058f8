"""A build is used when it was made from exactly these sources, and never otherwise."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from baobab import build, compiled

TOOLS = ("__init__", "compiled", "build", "c_compiler")
TOY = {
    "kernel/state.py": """
        from librt.vecs import vec
        from mypy_extensions import i64, mypyc_attr

        @mypyc_attr(allow_interpreted_subclasses=True)
        class State:
            def __init__(self, stack: vec[i64]) -> None:
                self.stack = stack

            def worth(self) -> i64:
                return 0

        class Purse:
            def __init__(self, coins: i64) -> None:
                self.coins = coins

        def total(states: list[State]) -> i64:
            sum: i64 = 0
            for state in states:
                sum += state.worth()
            return sum
    """,
    "titles/toy/state.py": """
        from librt.vecs import vec
        from mypy_extensions import i64

        from baobab.kernel.state import Purse, State

        class ToyState(State):
            def __init__(self, stack: vec[i64], pot: i64) -> None:
                super().__init__(stack)
                self.purse = Purse(pot)

            def worth(self) -> i64:
                return self.purse.coins + self.stack[0]
    """,
    "titles/toy/plain.py": """
        # not compiled
        FACT = 1
    """,
}
CHAPTER = {
    "kernel/question.py": """
        from typing import Any, Generic

        from mypy_extensions import i64, mypyc_attr
        from typing_extensions import TypeVar

        from baobab.kernel.state import State

        S = TypeVar("S", bound=State, default=Any)

        @mypyc_attr(allow_interpreted_subclasses=True)
        class Question(Generic[S]):
            def price(self, s: S) -> i64:
                raise NotImplementedError

        def ask(question: Question, s: State) -> i64:
            return question.price(s)
    """,
    "titles/toy/market/__init__.py": "",
    "titles/toy/market/sale.py": """
        from mypy_extensions import i64

        from baobab.kernel.question import Question
        from baobab.titles.toy.state import ToyState

        class Sale(Question[ToyState]):
            def price(self, s: ToyState) -> i64:
                return s.purse.coins
    """,
}
SELL = """
import baobab
from librt.vecs import vec
from mypy_extensions import i64
from baobab.kernel.question import Question, ask
from baobab.kernel.state import State
from baobab.titles.toy import state
from baobab.titles.toy.market import sale
class Gift(Question[state.ToyState]):
    def price(self, s): return 0
toy = state.ToyState(vec[i64]([4]), 30)
print(ask(sale.Sale(), toy), ask(Gift(), toy), sale.__file__[-3:])
try:
    ask(sale.Sale(), State(vec[i64]()))
except (AttributeError, TypeError) as error:
    print(type(error).__name__)
"""

PLAY = """
import baobab, baobab.compiled
from librt.vecs import vec
from mypy_extensions import i64
from baobab.kernel.state import State, total
from baobab.titles.toy import plain, state
class Outside(State):
    def worth(self): return 100
states = [state.ToyState(vec[i64]([4]), 30), Outside(vec[i64]([1]))]
print(total(states), state.__file__[-3:], plain.__file__[-3:])
print(baobab.compiled.status())
"""

NAMES = "from baobab.compiled import build_name as name; print(name(), name('toy'))"

can_compile = pytest.mark.skipif(
    shutil.which("cc") is None and shutil.which("gcc") is None, reason="there is no C compiler"
)


def dedent(text: str) -> str:
    return "\n".join(line.removeprefix(" " * 8) for line in text.strip("\n").splitlines()) + "\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A house with one toy title, and nothing built."""
    package = tmp_path / "src" / "baobab"
    for room in ("kernel", "titles/toy", "bots"):
        (package / room).mkdir(parents=True)
        (package / room / "__init__.py").touch()
    (package / "titles/__init__.py").touch()
    for tool in TOOLS:
        source = compiled.PACKAGE / f"{tool}.py"
        text = (
            source.read_text(encoding="utf-8")
            if tool != "__init__"
            else "from . import compiled\ncompiled.install()\n"
        )
        (package / f"{tool}.py").write_text(text, encoding="utf-8")
    for name, text in TOY.items():
        (package / name).write_text(dedent(text), encoding="utf-8")
    return package


def run(package: Path, *arguments: str, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "BAOBAB_PURE"}
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**clean, "PYTHONPATH": str(package.parent), **environment},
        cwd=package.parents[1],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def status(package: Path, **environment: str) -> str:
    return run(
        package, "-c", "import baobab.compiled; print(baobab.compiled.status())", **environment
    ).strip()


def pretend_build(package: Path, group: str = "kernel", **changes: object) -> Path:
    """A folder that looks like a build of a group; its shared object is never loaded."""
    digest = compiled.digests(package)[group]
    folder = package / compiled.BUILDS / f"{group}-{digest}"
    folder.mkdir(parents=True)
    (folder / "group.so").write_bytes(b"1234")
    manifest = {"digest": digest, "modules": {f"baobab_{group}__mypyc": ["group.so", 4]}, **changes}
    (folder / compiled.MANIFEST).write_text(json.dumps(manifest))
    return folder


def pretend_all(package: Path) -> Path:
    pretend_build(package, "toy")
    pretend_build(package, "bots")
    return pretend_build(package)


def test_without_a_build_the_sources_run(package: Path) -> None:
    assert status(package) == "pure: no build"


def test_a_build_of_these_sources_is_taken(package: Path) -> None:
    pretend_all(package)
    assert status(package) == "compiled"


def test_pure_can_be_asked_for(package: Path) -> None:
    pretend_all(package)
    assert status(package, BAOBAB_PURE="1") == "pure: asked"
    assert status(package, BAOBAB_PURE="0") == "compiled"


def edit(package: Path) -> None:
    with (package / "kernel/state.py").open("a") as source:
        source.write("\n")


def add(package: Path) -> None:
    (package / "kernel/new.py").touch()


def remove(package: Path) -> None:
    (package / "kernel/state.py").unlink()


def rename(package: Path) -> None:
    (package / "kernel/state.py").rename(package / "kernel/other.py")


def edit_words(package: Path) -> None:
    (package / "words.py").write_text("LIMIT = 7\n")


@pytest.mark.parametrize("change", [edit, add, remove, rename, edit_words])
def test_a_stale_build_is_refused(package: Path, change: Callable[[Path], None]) -> None:
    pretend_all(package)
    change(package)
    assert status(package) == "pure: stale build"


def test_a_change_in_a_title_leaves_the_rest_compiled(package: Path) -> None:
    pretend_all(package)
    with (package / "titles/toy/state.py").open("a") as source:
        source.write("\n")
    assert status(package) == "mixed: toy stale build"
    assert run(package, "-c", NAMES) == "mixed pure\n"


def test_a_title_is_never_compiled_upon_another_kernel(package: Path) -> None:
    pretend_all(package)
    edit(package)
    pretend_build(package)
    assert status(package) == "mixed: bots stale build, toy stale build"


def test_a_change_in_a_bot_leaves_the_titles_compiled(package: Path) -> None:
    pretend_all(package)
    (package / "bots/new.py").touch()
    assert status(package) == "mixed: bots stale build"


def test_a_build_for_another_python_is_refused(package: Path) -> None:
    pretend_all(package)
    file = package / "compiled.py"
    file.write_text(file.read_text().replace("ABI: Final = ", 'ABI: Final = "other-" + '))
    assert status(package) == "pure: stale build"


def test_a_missing_shared_object_is_refused(package: Path) -> None:
    (pretend_all(package) / "group.so").unlink()
    assert status(package) == "pure: broken build (group.so is missing or cut short)"


def test_a_shared_object_cut_short_is_refused(package: Path) -> None:
    (pretend_all(package) / "group.so").write_bytes(b"12")
    assert status(package) == "pure: broken build (group.so is missing or cut short)"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"digest": "x", "modules": {"m": 3}}'])
def test_an_unreadable_manifest_is_refused(package: Path, text: str) -> None:
    (pretend_all(package) / compiled.MANIFEST).write_text(text)
    assert status(package) == "pure: broken build (manifest.json cannot be read)"


def test_a_manifest_of_another_build_is_refused(package: Path) -> None:
    pretend_build(package, digest="0" * 32)
    assert status(package) == "pure: broken build (manifest.json belongs to another build)"


def test_an_unfinished_build_does_not_count(package: Path) -> None:
    folder = pretend_all(package)
    folder.rename(folder.with_name(".unfinished"))
    assert status(package) == "pure: no build"


def test_an_unknown_title_is_named(package: Path) -> None:
    with pytest.raises(build.BuildFailedError, match=r"There is no title tyo; there are kernel, bots, toy\."):
        build.build(package, ["tyo"])


def test_without_a_compiler_the_build_says_so(package: Path) -> None:
    said = run(package, "-m", "baobab.build", "--if-possible", CC="no-such-compiler")
    assert said == (
        "There is no C compiler (no-such-compiler) on this machine; "
        "Baobab runs from its sources, more slowly.\n"
    )


def test_groups_are_the_kernel_the_bots_and_one_for_each_title(package: Path) -> None:
    groups = build.compiled_files(package)
    names = {
        group: [file.relative_to(package).as_posix() for file in files] for group, files in groups.items()
    }
    assert names == {"kernel": ["kernel/state.py"], "bots": [], "toy": ["titles/toy/state.py"]}


@can_compile
def test_a_real_build_works_across_groups_and_follows_changes(package: Path) -> None:
    """A title's state inherits from the kernel's in another group, and so does an interpreted one."""
    assert run(package, "-c", PLAY) == "134 .py .py\npure: no build\n"
    run(package, "-m", "baobab.build")
    assert run(package, "-c", PLAY) == "134 .so .py\ncompiled\n"
    assert run(package, "-m", "baobab.build") == "The compiled build is up to date.\n"

    # A new field in front moves the fields of the title's state, too.
    kernel = package / "kernel/state.py"
    kernel.write_text(
        kernel.read_text().replace("self.stack = stack", "self.turn: i64 = 7\n        self.stack = stack")
    )
    assert run(package, "-c", PLAY) == "134 .py .py\npure: stale build\n"
    run(package, "-m", "baobab.build")
    assert run(package, "-c", PLAY) == "134 .so .py\ncompiled\n"

    # After a change in the title alone, its code reads a field of a class that was not translated again.
    title = package / "titles/toy/state.py"
    title.write_text(title.read_text().replace("self.stack[0]", "2 * self.stack[0]"))
    said = run(package, "-m", "baobab.build")
    assert "Compiling with mypyc: toy…" in said
    assert "compiled 1 C files" in said
    assert run(package, "-c", PLAY) == "138 .so .py\ncompiled\n"


@can_compile
def test_a_chapter_of_a_title_is_compiled_with_it_and_takes_the_state_of_its_title(package: Path) -> None:
    """A package below a title belongs to its group; a class of the kernel is written for its states."""
    for name, text in CHAPTER.items():
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text(dedent(text), encoding="utf-8")
    toy = build.compiled_files(package)["toy"]
    assert [file.relative_to(package).as_posix() for file in toy] == [
        "titles/toy/market/sale.py",
        "titles/toy/state.py",
    ]
    assert run(package, "-c", SELL) == "30 0 .py\nAttributeError\n"
    run(package, "-m", "baobab.build")
    assert run(package, "-c", SELL) == "30 0 .so\nTypeError\n"


def test_the_pins_are_the_same_everywhere() -> None:
    project = tomllib.loads((compiled.PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    extras = project["optional-dependencies"]
    assert f"librt=={compiled.LIBRT}" in project["dependencies"]
    assert f"mypy[mypyc]=={compiled.MYPY}" in extras["build"]
    assert f"mypy[mypyc]=={compiled.MYPY}" in extras["dev"]

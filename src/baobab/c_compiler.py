"""Compiles C files and links them, several at a time, and only those whose inputs changed.

Every file made has a stamp beside it, ``FILE.made``: the command that made it, and what the command read,
with the times of change. Setuptools would compile all files of a library again when one of them changed.
"""

import json
import os
import shlex
import subprocess
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple


class CompilerError(Exception):
    """The C compiler or the linker failed; the text is what it said."""


class Library(NamedTuple):
    """A shared object to make: for one compiled module, or for a group of them."""

    name: str
    sources: list[str]
    include: list[str]
    flags: list[str]


def compiler_command() -> list[str]:
    """The command that starts the C compiler: the one in the environment, or the one that built Python."""
    return shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))


def build_libraries(libraries: Sequence[Library], objects: Path, jobs: int) -> tuple[dict[str, Path], int]:
    """The file of each library, and how many C files had to be compiled for them."""
    compile_steps = {
        source: _compile_step(lib, source, objects) for lib in libraries for source in lib.sources
    }
    link_steps = {lib.name: _link_step(lib, objects) for lib in libraries}
    by_weight = sorted(compile_steps, key=lambda source: Path(source).stat().st_size, reverse=True)
    with ThreadPoolExecutor(jobs) as pool:
        compiled = sum(pool.map(_run_step, (compile_steps[source] for source in by_weight)))
        sum(pool.map(_run_step, link_steps.values()))
    return {name: step.target for name, step in link_steps.items()}, compiled


class CompileStep(NamedTuple):
    target: Path
    command: list[str]
    inputs: list[Path]  # empty: the compiler writes down what it reads, in TARGET.d


def _compile_step(library: Library, source: str, objects: Path) -> CompileStep:
    target = _object_path(source, objects)
    python = [*_config_words("CFLAGS"), *_config_words("CCSHARED"), f"-I{sysconfig.get_path('include')}"]
    own = [*(f"-I{folder}" for folder in library.include), *library.flags]
    notes = ["-MMD", "-MF", f"{target}.d"]
    return CompileStep(
        target, [*compiler_command(), *python, *own, *notes, "-c", source, "-o", str(target)], []
    )


def _link_step(library: Library, objects: Path) -> CompileStep:
    target = objects / f"{library.name}.so"
    inputs = [_object_path(source, objects) for source in library.sources]
    shared = _config_words("LDSHARED")[len(_config_words("CC")) :]
    return CompileStep(target, [*compiler_command(), *shared, *map(str, inputs), "-o", str(target)], inputs)


def _object_path(source: str, objects: Path) -> Path:
    return objects / Path(source).with_suffix(".o")


def _config_words(variable: str) -> list[str]:
    return shlex.split(str(sysconfig.get_config_var(variable) or ""))


def _run_step(step: CompileStep) -> bool:
    """Run a step unless its result is up to date; True if it ran."""
    stamp = Path(f"{step.target}.made")
    if _is_fresh(step, stamp):
        return False
    step.target.parent.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    done = subprocess.run(step.command, capture_output=True, text=True)
    if done.returncode:
        raise CompilerError(done.stderr.strip())
    inputs = step.inputs or _read_dependencies(Path(f"{step.target}.d"))
    times = {str(file): file.stat().st_mtime_ns for file in inputs}
    stamp.write_text(json.dumps({"command": step.command, "inputs": times}), encoding="utf-8")
    return True


def _is_fresh(step: CompileStep, stamp: Path) -> bool:
    try:
        made = json.loads(stamp.read_text(encoding="utf-8"))
        unchanged = all(Path(file).stat().st_mtime_ns == time for file, time in made["inputs"].items())
    except (OSError, ValueError):
        return False
    return unchanged and made["command"] == step.command and step.target.exists()


def _read_dependencies(notes: Path) -> list[Path]:
    """The files that the compiler read, from a rule in the form of make."""
    rule = notes.read_text(encoding="utf-8").replace("\\\n", " ")
    return [Path(file) for file in shlex.split(rule.partition(":")[2])]

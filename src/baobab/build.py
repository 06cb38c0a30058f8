"""Compiles kernel, bots and titles with mypyc: ``python -m baobab.build``.

The kernel is one group, that is one shared object, the bots are another, and so is each title. Calls between
groups stay native, and a change in one title, or in a bot, compiles that group again and nothing else.
The C files, the objects and the type checker's cache stay in ``build/``; each group goes to
``src/baobab/_compiled/GROUP-DIGEST/``.
"""

import argparse
import fcntl
import importlib.metadata
import json
import os
import shutil
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import Final

from baobab import c_compiler, compiled

NOT_COMPILED_MARK: Final = "# not compiled"
MARK_WITHIN_LINES: Final = 5
BUILDS_KEPT: Final = 3
SLOWER: Final = "Baobab runs from its sources, more slowly"
MYPY_OPTIONS: Final = ("--config-file=", "--cache-dir=mypy", "--no-sqlite-cache")
# mypyc's headers define the tables of other groups in every file; only as common symbols they become one.
C_FLAGS: Final = ("-fcommon",)


class CannotBuildError(Exception):
    """Something that the compiler needs is not on this machine; everything runs from the sources then."""


class BuildFailedError(Exception):
    """The compiler refused the sources."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m baobab.build", description="Compile Baobab with mypyc.")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="build these titles only (default: all)")
    parser.add_argument(
        "--if-possible",
        action="store_true",
        help="where nothing can be compiled say so, and call it a success",
    )
    args = parser.parse_args(argv)
    try:
        build(compiled.PACKAGE, args.titles)
    except CannotBuildError as error:
        print(error)
        return 0 if args.if_possible else 1
    except BuildFailedError as error:
        print(f"{error} Until that is mended, {SLOWER}.")
        return 1
    return 0


def build(package: Path, titles: Sequence[str] = ()) -> None:
    """Make sure that kernel, bots and these titles, or all, have whole builds of exactly their sources."""
    start = time.perf_counter()
    if package.parent.name != "src":
        raise CannotBuildError("Only a checkout can be compiled, not an installed copy.")
    work = package.parents[1] / "build" / compiled.ABI
    work.mkdir(parents=True, exist_ok=True)
    with _build_lock(work):
        copy = _copy_sources(package, work)
        digests = _select_groups(compiled.digests(copy), titles)
        builds = package / compiled.BUILDS
        missing = {group: digest for group, digest in digests.items() if not _is_whole(builds, group, digest)}
        if not missing:
            print("The compiled build is up to date.")
            return
        _require_tools()
        print(f"Compiling with mypyc: {', '.join(missing)}…")
        groups = compiled_files(copy)
        needed = [group for group in digests if groups[group] and group in (compiled.KERNEL, *missing)]
        with chdir(work):
            built = _compile({group: groups[group] for group in needed}, jobs=os.cpu_count() or 1)
        for group, digest in missing.items():
            libraries = {name: work / file for name, file in built.get(group, {}).items()}
            _publish(builds, group, digest, libraries)
    print(f"Compiled in {time.perf_counter() - start:.1f} s.")


def _select_groups(digests: dict[str, str], titles: Sequence[str]) -> dict[str, str]:
    for title in titles:
        if title not in digests:
            raise BuildFailedError(f"There is no title {title}; there are {', '.join(digests)}.")
    always = (compiled.KERNEL, compiled.BOTS)
    return {group: digests[group] for group in digests if not titles or group in (*always, *titles)}


def compiled_files(package: Path) -> dict[str, list[Path]]:
    """Of each group all files but ``__init__.py`` and those marked ``# not compiled``."""
    beside = [package / name for name in compiled.READ_ALONG]
    return {
        group: [f for f in files if f.name != "__init__.py" and f not in beside and not _is_marked(f)]
        for group, files in compiled.sources(package).items()
    }


def _is_marked(file: Path) -> bool:
    with file.open(encoding="utf-8") as lines:
        return any(
            line.strip() == NOT_COMPILED_MARK
            for line, _ in zip(lines, range(MARK_WITHIN_LINES), strict=False)
        )


@contextmanager
def _build_lock(work: Path) -> Iterator[None]:
    with (work / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another build to finish…")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _copy_sources(package: Path, work: Path) -> Path:
    """Freeze what is to be compiled, so that an edit during the build cannot get in half."""
    copy = work / package.name
    wanted = {file.relative_to(package): file.read_bytes() for file in package.rglob("*.py")}
    for old in list(copy.rglob("*.py")):
        if old.relative_to(copy) not in wanted:
            old.unlink()
    for name, text in wanted.items():
        file = copy / name
        if not file.exists() or file.read_bytes() != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text)
    return copy


def _is_whole(builds: Path, group: str, digest: str) -> bool:
    try:
        compiled.read_build(builds, group, digest)
    except compiled.NoBuildError:
        return False
    return True


def _require_tools() -> None:
    if lacking := _missing_tool():
        raise CannotBuildError(f"{lacking}; {SLOWER}.")


def _missing_tool() -> str:
    for name, version in (("mypy", compiled.MYPY), ("librt", compiled.LIBRT), ("setuptools", "")):
        try:
            found = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            return f"{name} is not installed (`pip install baobab[build]` brings it)"
        if version and found != version:
            return f"{name} {found} is installed where {version} is needed"
    command = c_compiler.compiler_command()[0]
    if shutil.which(command) is None:
        return f"There is no C compiler ({command}) on this machine"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers (python3-dev or python3-devel) are not installed"
    return ""


def _compile(groups: dict[str, list[Path]], jobs: int) -> dict[str, dict[str, Path]]:
    """Translate to C, compile and link, in the work folder; the shared objects of each group."""
    start = time.perf_counter()
    extensions = _translate(groups)
    print(f"  checked and translated to C in {time.perf_counter() - start:.1f} s")
    start = time.perf_counter()
    try:
        made, count = c_compiler.build_libraries(extensions, Path("objects"), jobs)
    except c_compiler.CompilerError as error:
        raise BuildFailedError(f"{error}\nThe C compiler failed; its reasons stand above.") from None
    print(f"  compiled {count} C files, {jobs} at a time, in {time.perf_counter() - start:.1f} s")
    return {
        group: {name: made[name] for name in _module_names(group, files)} for group, files in groups.items()
    }


def _translate(groups: dict[str, list[Path]]) -> list[c_compiler.Library]:
    from mypyc.build import mypycify

    _forget_our_modules()
    relative = {group: [os.path.relpath(file) for file in files] for group, files in groups.items()}
    try:
        extensions = mypycify(
            [*MYPY_OPTIONS, *(file for files in relative.values() for file in files)],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            separate=[(files, f"baobab_{group}") for group, files in relative.items()],
            target_dir="c",
        )
    except SystemExit:
        raise BuildFailedError("mypyc cannot translate the sources; its reasons stand above.") from None
    return [
        c_compiler.Library(
            e.name, [str(file) for file in e.sources], e.include_dirs, [*e.extra_compile_args, *C_FLAGS]
        )
        for e in extensions
    ]


def _forget_our_modules() -> None:
    """Keep in the type checker's cache what it knows of the standard library only.

    Classes that mypyc 2.4.1 reads back from the cache come without the bitmaps of their fields, and the
    translation of another group that reads these fields ends with "value is not in list".
    """
    for known in Path("mypy").glob("*/baobab*"):
        shutil.rmtree(known) if known.is_dir() else known.unlink()


def _module_names(group: str, files: list[Path]) -> list[str]:
    """What a group consists of: one module with all its code, and a small one for each file."""
    names = [".".join(Path(os.path.relpath(file)).with_suffix("").parts) for file in files]
    return [f"baobab_{group}__mypyc", *names]


def _publish(builds: Path, group: str, digest: str, libraries: dict[str, Path]) -> None:
    """Show the build of a group under its name only when it is whole, then clear away old ones."""
    builds.mkdir(exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix=".", dir=builds))
    modules = {}
    for name, file in libraries.items():
        flat = f"{name}.so"
        shutil.copyfile(file, unfinished / flat)
        modules[name] = (flat, file.stat().st_size)
    manifest = {"digest": digest, "abi": compiled.ABI, "mypy": compiled.MYPY, "librt": compiled.LIBRT}
    text = json.dumps({**manifest, "modules": modules}, indent=1)
    (unfinished / compiled.MANIFEST).write_text(text, encoding="utf-8")
    unfinished.chmod(0o755)
    folder = builds / f"{group}-{digest}"
    if folder.exists():  # broken, or it would have been taken as it is
        shutil.rmtree(folder)
    unfinished.rename(folder)
    newest = sorted(builds.glob(f"{group}-*"), key=lambda build: build.stat().st_mtime, reverse=True)
    for old in newest[BUILDS_KEPT:]:
        shutil.rmtree(old)


if __name__ == "__main__":
    sys.exit(main())

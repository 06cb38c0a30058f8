"""Chooses, once, when ``baobab`` is imported: the compiled modules or their sources.

A build is a folder ``_compiled/DIGEST/``, named after a digest of everything it was made from: the text of
the sources, the ABI of the interpreter, the versions of the compiler and of its run-time library. Whoever
looks for a build asks for the digest of what lies on the disk now, so a stale build is never found; and a
half-written one has another name until it is whole (``baobab.build`` renames it in one step).
"""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
BUILDS: Final = "_compiled"
MANIFEST: Final = "manifest.json"
FOLDERS: Final = ("kernel", "titles", "bots")
# Interpreted, but the compiler reads them: it copies their constants into compiled code.
READ_ALONG: Final = ("errors.py", "words.py")

ABI: Final = EXTENSION_SUFFIXES[0].split(".")[1]
MYPY: Final = "2.4.1"
LIBRT: Final = "0.16.0"

_status = "pure: not installed"


class BrokenBuildError(Exception):
    """A build of exactly these sources lies there, but it is not whole."""


def install() -> None:
    """Serve the compiled modules from now on, if there is a whole build of exactly these sources."""
    global _status
    if os.environ.get("BAOBAB_PURE", "0") not in ("", "0"):
        _status = "pure: asked"
        return
    builds = PACKAGE / BUILDS
    if not any(_finished(builds)):
        _status = "pure: no build"
        return
    if not _librt_fits():
        _status = f"pure: librt is not {LIBRT}"
        return
    build = builds / digest(PACKAGE)
    if not build.is_dir():
        _status = "pure: stale build"
        return
    try:
        files = read_build(build)
    except BrokenBuildError as error:
        _status = f"pure: broken build ({error})"
        return
    sys.meta_path.insert(0, CompiledFinder(files))
    _status = "compiled"


def status() -> str:
    """What runs and, if it is not the compiled build, why: ``compiled``, ``pure: stale build``…"""
    return _status


def build_name() -> str:
    """``compiled`` or ``pure``."""
    return _status.partition(":")[0]


class CompiledFinder:
    """Answers imports of the modules of one build with their shared objects, and leaves all others alone."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def sources(package: Path) -> list[Path]:
    """Every Python file that a build depends on, in a fixed order."""
    inside = [file for folder in FOLDERS for file in sorted((package / folder).rglob("*.py"))]
    beside = [package / name for name in READ_ALONG]
    return inside + [file for file in beside if file.exists()]


def digest(package: Path) -> str:
    """The name of the build that belongs to these sources, this interpreter and these tools."""
    total = blake2b(f"{ABI} mypy {MYPY} librt {LIBRT}\n".encode(), digest_size=16)
    for file in sources(package):
        text = file.read_bytes()
        total.update(f"{file.relative_to(package).as_posix()} {len(text)}\n".encode())
        total.update(text)
    return total.hexdigest()


def read_build(build: Path) -> dict[str, str]:
    """The shared object of each module of a build, after a look that all of them are there and whole."""
    try:
        manifest = json.loads((build / MANIFEST).read_text(encoding="utf-8"))
        wanted = {name: (str(file), int(size)) for name, (file, size) in manifest["modules"].items()}
        written_for = manifest["digest"]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BrokenBuildError(f"{MANIFEST} cannot be read") from error
    if written_for != build.name:
        raise BrokenBuildError(f"{MANIFEST} belongs to another build")
    with os.scandir(build) as entries:
        sizes = {entry.name: entry.stat().st_size for entry in entries}
    for file, size in wanted.values():
        if sizes.get(file) != size:
            raise BrokenBuildError(f"{file} is missing or cut short")
    return {name: str(build / file) for name, (file, _) in wanted.items()}


def _finished(builds: Path) -> Iterator[Path]:
    """Builds of whatever sources; unfinished ones have names that begin with a dot."""
    return (build for build in builds.glob("[!.]*") if build.is_dir())


def _librt_fits() -> bool:
    """Whether the installed run-time library is the one that compiled code was generated for."""
    spec = find_spec("librt")
    places = spec.submodule_search_locations if spec else None
    return any((Path(place).parent / f"librt-{LIBRT}.dist-info").is_dir() for place in places or ())

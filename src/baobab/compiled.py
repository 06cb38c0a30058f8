"""Chooses, once, when ``baobab`` is imported: the compiled modules or their sources.

There is a build for each group: the kernel, the bots, and every title. A build is a folder
``_compiled/GROUP-DIGEST/``, and the digest is that of everything it was made from: the text of the sources
(the kernel's too, for the others), the ABI of the interpreter, the versions of the compiler and of its
run-time library. A build is looked up by the digest of the sources on disk now, so a stale one is never
found; a half-written one has another name until it is whole (``baobab.build`` renames it in one step).
"""

import json
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
BUILDS: Final = "_compiled"
MANIFEST: Final = "manifest.json"
KERNEL: Final = "kernel"
BOTS: Final = "bots"
# Interpreted, but the compiler reads them: it copies their constants into compiled code.
READ_ALONG: Final = ("titles/__init__.py", "errors.py", "words.py")

ABI: Final = EXTENSION_SUFFIXES[0].split(".")[1]
MYPY: Final = "2.4.1"
LIBRT: Final = "0.16.0"

# Why a group runs from its sources; an empty reason says that it runs compiled.
_reasons: dict[str, str] = {KERNEL: "not installed"}


class NoBuildError(Exception):
    """There is no whole build of exactly these sources; the text says in two words what there is."""


def install() -> None:
    """From now on serve the modules of every group that has a whole build of exactly these sources."""
    if os.environ.get("BAOBAB_PURE", "0") not in ("", "0"):
        _reasons[KERNEL] = "asked"
        return
    files: dict[str, str] = {}
    for group, digest in digests(PACKAGE).items():
        try:
            if group == KERNEL:
                _require_librt()
            files |= read_build(PACKAGE / BUILDS, group, digest)
            _reasons[group] = ""
        except NoBuildError as error:
            _reasons[group] = str(error)
            if group == KERNEL:
                return
    sys.meta_path.insert(0, CompiledFinder(files))


def status() -> str:
    """What runs, and why not all is compiled: ``compiled``, ``pure: asked``, ``mixed: africa no build``…"""
    name = build_name()
    if name == "mixed":
        return "mixed: " + ", ".join(f"{group} {reason}" for group, reason in _reasons.items() if reason)
    return f"pure: {_reasons[KERNEL]}" if name == "pure" else name


def build_name(title: str = "") -> str:
    """``compiled``, ``pure``, or, when asked about all titles and only some are compiled, ``mixed``."""
    if _reasons[KERNEL]:
        return "pure"
    if title:
        return "compiled" if _reasons.get(title) == "" else "pure"
    return "mixed" if any(_reasons.values()) else "compiled"


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


def sources(package: Path) -> dict[str, list[Path]]:
    """Every Python file that the build of a group is made from, in a fixed order, the kernel first."""
    beside = [package / name for name in READ_ALONG]
    groups = {KERNEL: sorted((package / KERNEL).rglob("*.py")) + [file for file in beside if file.exists()]}
    if files := sorted((package / BOTS).rglob("*.py")):
        groups[BOTS] = files
    for folder in sorted((package / "titles").glob("[!_.]*")):
        if files := sorted(folder.rglob("*.py")):
            groups[folder.name] = files
    return groups


def digests(package: Path) -> dict[str, str]:
    """For each group the digest of its sources, of what it builds upon, of interpreter and tools."""
    found: dict[str, str] = {}
    for group, files in sources(package).items():
        total = blake2b(f"{ABI} mypy {MYPY} librt {LIBRT} {found.get(KERNEL)}\n".encode(), digest_size=16)
        for file in files:
            text = file.read_bytes()
            total.update(f"{file.relative_to(package).as_posix()} {len(text)}\n".encode())
            total.update(text)
        found[group] = total.hexdigest()
    return found


def read_build(builds: Path, group: str, digest: str) -> dict[str, str]:
    """The shared object of each module of a build, after a look that all of them are there and whole."""
    build = builds / f"{group}-{digest}"
    if not build.is_dir():
        raise NoBuildError("stale build" if any(builds.glob(f"{group}-*")) else "no build")
    try:
        manifest = json.loads((build / MANIFEST).read_text(encoding="utf-8"))
        wanted = {name: (str(file), int(size)) for name, (file, size) in manifest["modules"].items()}
        written_for = manifest["digest"]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise NoBuildError(f"broken build ({MANIFEST} cannot be read)") from error
    if written_for != digest:
        raise NoBuildError(f"broken build ({MANIFEST} belongs to another build)")
    with os.scandir(build) as entries:
        sizes = {entry.name: entry.stat().st_size for entry in entries}
    for file, size in wanted.values():
        if sizes.get(file) != size:
            raise NoBuildError(f"broken build ({file} is missing or cut short)")
    return {name: str(build / file) for name, (file, _) in wanted.items()}


def _require_librt() -> None:
    """Compiled code fits the run-time library that it was generated for, and no other."""
    spec = find_spec("librt")
    places = spec.submodule_search_locations if spec else None
    if not any((Path(place).parent / f"librt-{LIBRT}.dist-info").is_dir() for place in places or ()):
        raise NoBuildError(f"librt is not {LIBRT}")

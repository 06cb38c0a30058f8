"""The files that a module imports from its own folder: the rest of a bot that is more than one file.

The source decides, not what happens to be loaded: imports inside functions count, and so do those of a mere
constant.
"""

import ast
import warnings
from collections.abc import Iterator
from importlib.machinery import all_suffixes
from pathlib import Path


def imported_files(file: Path, home: Path) -> list[Path]:
    """The files below `home` that a file there imports, directly or through others; itself among them."""
    found, waiting = {file}, [file]
    while waiting:
        one = waiting.pop()
        for name in sorted(imported_names(one, home)):
            new = set(files_run_by_import(name, home)) - found
            found |= new
            waiting += sorted(new)
    return sorted(found)


def imported_names(file: Path, home: Path) -> set[str]:
    """All names that a file may import, whether they are modules or what is in them."""
    names: set[str] = set()
    for node in ast.walk(parse_file(file)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = file.relative_to(home).parts[: -node.level] if node.level else ()
            origin = ".".join([*above, *([node.module] if node.module else [])])
            names.update(f"{origin}.{alias.name}" for alias in node.names)
    return names


def parse_file(file: Path) -> ast.Module:
    """The syntax tree of a file, empty if it cannot be parsed."""
    with warnings.catch_warnings():  # Python has warned the bot's author already
        warnings.simplefilter("ignore")
        try:
            return ast.parse(file.read_bytes() if file.suffix == ".py" else b"")
        except (SyntaxError, ValueError):
            return ast.Module(body=[], type_ignores=[])


def files_run_by_import(name: str, home: Path) -> Iterator[Path]:
    """The files that importing a name runs: those of the packages on the way, and its own."""
    parts = [part for part in name.split(".") if part]
    if parts[:1] == ["baobab"]:
        return
    for depth in range(1, len(parts) + 1):
        place = home.joinpath(*parts[:depth])
        for suffix in all_suffixes():
            here = place.with_name(place.name + suffix), place / f"__init__{suffix}"
            yield from (file for file in here if file.is_file())

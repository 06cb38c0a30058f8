"""Write the fields of a title's state out of its `fields.py`: attributes, `copy` and `key`.

usage: python -m tools.generate_states [--check] [TITLE …]

A compiled class has to name its attributes one by one, and its `copy` and `key` too. Nobody keeps such lists
by hand: they stand in `titles/NAME/state.py` between two marks, and people write what is around them.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from baobab.compiled import PACKAGE
from baobab.kernel.data import read_data
from baobab.kernel.fields import Field, Table
from baobab.titles import HOUSE

BEGIN: Final = "    # Generated from fields.py by `python -m tools.generate_states`: change it there."
END: Final = "    # Here ends what is generated."
WIDTH: Final = 110
WRONG: Final = 1


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.generate_states", description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="these titles only (default: all)")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; say which states are not up to date"
    )
    asked = parser.parse_args(argv)
    stale = [name for name in asked.titles or HOUSE if refresh(name, write=not asked.check)]
    for name in stale:
        print(
            f"titles/{name}/state.py {'is not what fields.py declares' if asked.check else 'is written anew'}"
        )
    return WRONG if stale and asked.check else 0


def refresh(name: str, write: bool) -> bool:
    """Was a title's state.py another than its fields.py asks for? If so, it may be written anew."""
    file = state_file(name)
    old = file.read_text(encoding="utf-8")
    new = replace_generated(old, *read_declarations(name))
    if write and new != old:
        file.write_text(new, encoding="utf-8")
    return new != old


def state_file(name: str) -> Path:
    return PACKAGE / "titles" / name / "state.py"


def read_declarations(name: str) -> tuple[list[Field], list[Table]]:
    """The fields and tables of a title. Its state is not imported: it may be what is to be mended."""
    home = f"baobab.titles.{name}"
    module, board = import_module(f"{home}.fields"), import_module(f"{home}.board")
    fields = module.fields(board.Board(read_data(PACKAGE / "titles" / name / "data.json")))
    return fields, getattr(module, "TABLES", [])


def replace_generated(text: str, fields: list[Field], tables: list[Table]) -> str:
    """The text of a state.py with these fields between its marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not after:
        raise SystemExit(f"a state.py needs the two marks inside its class:\n{BEGIN}\n{END}")
    name = before.rpartition("\nclass ")[2].partition("(")[0]
    return f"{before}{BEGIN}\n\n{generate_lines(name, fields, tables)}\n{END}{after}"


def generate_lines(name: str, fields: list[Field], tables: list[Table]) -> str:
    """The part of a class of this name that follows from its fields and tables."""
    lines = [line for field in fields for line in attribute(field.name, type_of(field), remark(field))]
    for table in tables:
        lines += attribute(table.name, "vec[i64]" if table.kind is None else table.kind.__name__, table.about)
    lines += ["", f'    def copy(self) -> "{name}":']
    lines += [f"        s = {name}(self.seats, self.options, self.stack[:], self.draws[:], self.reveals)"]
    lines += [f"        s.{f.name} = self.{f.name}{'' if f.scalar() else '[:]'}" for f in fields]
    lines += [f"        s.{table.name} = self.{table.name}" for table in tables]
    lines += ["        return s", "", "    def key(self) -> i64:"]
    lines += ["        h = mix_all(mix_all(mix_all(self.seats, self.options), self.stack), self.draws)"]
    *counted, last = [("mix", "reveals"), *[mix_call(field) for field in fields if not field.derived]]
    lines += [f"        h = {how}(h, self.{field})" for how, field in counted]
    return "\n".join([*lines, f"        return {last[0]}(h, self.{last[1]})", ""])


def mix_call(field: Field) -> tuple[str, str]:
    """How a field goes into the key."""
    return "mix" if field.scalar() else "mix_all", field.name


def type_of(field: Field) -> str:
    return "i64" if field.scalar() else "vec[i64]"


def remark(field: Field) -> str:
    """What a field holds, who may not know it, and what -1 means."""
    kind = "".join(f"{word}: " for word in ("derived", "secret") if getattr(field, word))
    return f"{kind}{field.about}{f' (-1: {field.none})' if field.none else ''}".strip().removesuffix(":")


def attribute(name: str, kind: str, about: str) -> list[str]:
    """The declaration of an attribute, with what it holds beside it or above it."""
    line = f"    {name}: {kind}"
    if not about:
        return [line]
    beside = f"{line}  # {about}"
    return [beside] if len(beside) <= WIDTH else [f"    # {about}", line]


if __name__ == "__main__":
    sys.exit(main())

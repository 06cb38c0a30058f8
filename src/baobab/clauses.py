"""The clause matrix: every rule beside the code that enforces it and the tests that prove it.

    python -m baobab.clauses [TITLE] [--check] [--json]

Code cites a clause in the docstring of a module, class or function, a test in its own docstring; names cite
nothing, they say what happens. Ids may be written short, `AFR-B2a..c` or `AFR-B2a,c`; a stem, `AFR-B2`,
may be mentioned but proves nothing. Test vectors (`…-TV1`) and invariants (`…-I1`) need a test only; what
the rules mark as explaining needs neither.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from baobab.rulebook import (
    CHECKOUT,
    Clause,
    NoRulesError,
    Rules,
    UnknownClauseError,
    chapter_of,
    clause,
    clause_text,
    clauses,
    mentions,
    rules_file,
    rules_of,
    titles,
)

__all__ = [
    "Clause",
    "Matrix",
    "NoRulesError",
    "UnknownClauseError",
    "chapter_of",
    "clause",
    "clause_text",
    "clauses",
    "main",
    "matrix",
    "rules_file",
    "titles",
]

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Documented = ast.Module | ast.ClassDef | _Function


@dataclass(frozen=True)
class Citation:
    """Where a clause is cited, and by what."""

    file: str
    line: int
    name: str


@dataclass
class Matrix:
    """The clauses of one title with the code that enforces and the tests that prove them."""

    rules: Rules
    code_folder: str
    test_folder: str
    built: bool
    code: dict[str, list[Citation]] = field(default_factory=dict)
    tests: dict[str, list[Citation]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def gaps(self) -> list[str]:
        """A sentence for each clause without code or without a test."""
        sentences = []
        for id, rule in self.rules.clauses.items():
            where = f"{self.rules.file}:{rule.line}: {id}"
            if rule.needs_code and id not in self.code:
                sentences.append(f"{where} has no code: no docstring in {self.code_folder} cites it.")
            if rule.needs_test and id not in self.tests:
                sentences.append(f"{where} has no test: no test in {self.test_folder} cites it.")
        return sentences

    def counts(self) -> dict[str, int]:
        coded = [id for id, rule in self.rules.clauses.items() if rule.needs_code]
        tested = [id for id, rule in self.rules.clauses.items() if rule.needs_test]
        return {
            "clauses": len(self.rules.clauses),
            "need_code": len(coded),
            "have_code": sum(id in self.code for id in coded),
            "need_test": len(tested),
            "have_test": sum(id in self.tests for id in tested),
        }


def matrix(title: str, checkout: Path = CHECKOUT) -> Matrix:
    """Read the rules, the code and the tests of a title in a checkout and match them."""
    rules = rules_of(title, checkout)
    code, tests = f"src/baobab/titles/{title}", f"tests/titles/{title}"
    sheet = Matrix(rules, code, tests, (checkout / code / "title.py").is_file(), faults=list(rules.faults))
    prefixes = "|".join(rules_of(other, checkout).prefix for other in titles(checkout))
    for folder, cited in ((code, sheet.code), (tests, sheet.tests)):
        for source in sorted((checkout / folder).rglob("*.py")):
            file = source.relative_to(checkout).as_posix()
            for id, place, counts in _citations(source, file, prefixes, in_test=folder == tests):
                if not rules.knows(id):
                    where = f"{place.file}:{place.line}: {place.name}"
                    sheet.faults.append(f"{where} cites {id}, but {rules.file} defines no such clause.")
                elif counts and id in rules.clauses and place not in cited.setdefault(id, []):
                    cited[id].append(place)
    return sheet


def _citations(source: Path, file: str, prefixes: str, in_test: bool) -> Iterator[tuple[str, Citation, bool]]:
    """Each id cited in a Python file, where, and whether it counts: in a test file only what a test cites."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"), file)):
        if not isinstance(node, _Documented):
            continue
        name = source.stem if isinstance(node, ast.Module) else node.name
        counts = not in_test or _is_proof(node)
        match node.body:
            case [ast.Expr(value=ast.Constant(value=str(text)), lineno=first_line), *_]:
                for at, id in mentions(text, prefixes):
                    yield id, Citation(file, first_line + text.count("\n", 0, at), name), counts


def _is_proof(node: _Documented) -> bool:
    """A test function, unless it is always skipped or expected to fail."""
    if not isinstance(node, _Function) or not node.name.startswith("test"):
        return False
    decorators = " ".join(ast.unparse(decorator) for decorator in node.decorator_list)
    return not re.search(r"\bmark\.(?:skip|xfail)\b", decorators)


def main(arguments: list[str] | None = None, checkout: Path = CHECKOUT) -> int:
    """Print the matrix; with --check only what is wrong, and exit 1 if anything is."""
    parser = argparse.ArgumentParser(prog="python -m baobab.clauses", description="Clauses, code and tests.")
    parser.add_argument("title", nargs="?", help="one title; without it, all that have rules")
    parser.add_argument("--check", action="store_true", help="list gaps and wrong citations, exit 1 if any")
    parser.add_argument("--json", action="store_true", help="the same for programs")
    args = parser.parse_args(arguments)
    if not (checkout / "tests").is_dir():
        parser.error(f"the matrix needs a checkout with src, tests and docs; {checkout} is none")
    try:
        sheets = [matrix(title, checkout) for title in ([args.title] if args.title else titles(checkout))]
    except NoRulesError as error:
        parser.error(str(error))
    wrong = {
        sheet.rules.title: sheet.faults + (sheet.gaps() if sheet.built or args.title else [])
        for sheet in sheets
    }
    if args.json:
        print(json.dumps([_as_json(sheet) for sheet in sheets], ensure_ascii=False, indent=1))
    else:
        for sheet in sheets:
            for line in wrong[sheet.rules.title] if args.check else _matrix_lines(sheet):
                print(line)
        print("\n".join(map(_summary_line, sheets)))
    return 1 if args.check and any(wrong.values()) else 0


def _matrix_lines(sheet: Matrix) -> Iterator[str]:
    for id, rule in sheet.rules.clauses.items():
        yield f"{id}  [{rule.chapter}]" + (f"  explains: {rule.explains}" if rule.explains else "")
        for kind, cited in (("code", sheet.code), ("test", sheet.tests)):
            for place in cited.get(id, []):
                yield f"  {kind}  {place.file}:{place.line}  {place.name}"
    yield from sheet.faults


def _summary_line(sheet: Matrix) -> str:
    count = sheet.counts()
    return (
        f"{sheet.rules.title}: {count['clauses']} clauses; "
        f"{count['have_code']} of {count['need_code']} have code, "
        f"{count['have_test']} of {count['need_test']} have a test"
    ) + ("" if sheet.built else "; not built yet")


def _as_json(sheet: Matrix) -> dict[str, object]:
    rows = [
        asdict(rule)
        | {"needs_code": rule.needs_code, "needs_test": rule.needs_test}
        | {"code": [asdict(place) for place in sheet.code.get(id, [])]}
        | {"tests": [asdict(place) for place in sheet.tests.get(id, [])]}
        for id, rule in sheet.rules.clauses.items()
    ]
    head = {"title": sheet.rules.title, "built": sheet.built, "counts": sheet.counts()}
    return head | {"clauses": rows, "faults": sheet.faults, "gaps": sheet.gaps()}


if __name__ == "__main__":
    sys.exit(main())

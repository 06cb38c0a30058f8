"""The rules of a title, read as numbered clauses.

`docs/rules/TITLE.md` is the law of a title. A clause is *defined* where its id opens a list item, a table row
or a paragraph in bold; anywhere else the id is a mention. Several ids may be written short: `AFR-B2a..c` is
three clauses, `AFR-B2a,c` two (no blank after the comma); a stem such as `AFR-B2` names the whole group.

A clause that asks nothing of a program says why, at the end of its line: `<!-- explains: reason -->`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parents[1]

_ID = r"[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"
_PREFIX = re.compile(r"clause ids begin with `([A-Z]+)-`", re.IGNORECASE)
_MARK = re.compile(r"<!--\s*explains\b:?\s*(.*?)\s*-->")
_HEADING = re.compile(r"#{1,6}\s+(.*)")
_LIST_ITEM = re.compile(r"(?:[-*]|\d+\.)\s")
_TABLE_RULE = re.compile(r"\|[\s:|-]+$")
_CELL_BORDER = re.compile(r"(?<!\\)\|")
_LAST_STEP = re.compile(r"(.*?)([0-9]+|[a-z])")
_SIDE_COLUMNS = {"tag", "conf."}


class NoRulesError(LookupError):
    """There is no rules file of that name."""


class UnknownClauseError(LookupError):
    """No rules file defines that clause id."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule: `text` is plain, `chapter` the heading above it, `explains` why it needs no code."""

    id: str
    title: str
    text: str
    chapter: str
    explains: str | None
    line: int

    @property
    def needs_test(self) -> bool:
        return self.explains is None

    @property
    def needs_code(self) -> bool:
        """Test vectors and invariants say what must come out, not what is to be done."""
        return self.needs_test and not re.fullmatch(r"[A-Z]+-(?:TV\d+[a-z]?|I\d+)", self.id)


@dataclass
class Rules:
    """What one rules file holds; `faults` are whole sentences with file and line."""

    title: str
    file: str
    prefix: str
    clauses: dict[str, Clause] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def knows(self, id: str) -> bool:
        """Whether this is a clause or the stem of some: AFR-B2 is one of AFR-B2a, AFR-R1 none of AFR-R10."""
        below = (other[len(id) :] for other in self.clauses if other.startswith(id) and other != id)
        return id in self.clauses or any(not (id[-1].isdigit() and rest[0].isdigit()) for rest in below)


def rules_folder(checkout: Path = CHECKOUT) -> Path:
    """`docs/rules` in a checkout, `rules` inside the package when installed."""
    folder = checkout / "docs" / "rules"
    return folder if folder.is_dir() else PACKAGE / "rules"


def titles(checkout: Path = CHECKOUT) -> list[str]:
    """The titles that have a rules file."""
    return sorted(path.stem for path in rules_folder(checkout).glob("*.md") if path.stem.islower())


def rules_file(title: str, checkout: Path = CHECKOUT) -> Path:
    """The Markdown file that holds the rules of a title."""
    known = titles(checkout)
    if title not in known:
        raise NoRulesError(f"no rules for {title!r}; there are rules for: {', '.join(known) or 'no title'}")
    return rules_folder(checkout) / f"{title}.md"


def rules_of(title: str, checkout: Path = CHECKOUT) -> Rules:
    """The rules file of a title, read afresh."""
    path = rules_file(title, checkout)
    return read_rules(title, path.read_text(encoding="utf-8"), f"docs/rules/{path.name}")


_cached_rules = cache(rules_of)


def clauses(title: str) -> dict[str, Clause]:
    """The clauses of a title by id, in the order of the rules."""
    return dict(_cached_rules(title).clauses)


def clause(id: str) -> Clause:
    """The clause with this id, whatever title it belongs to."""
    for title in titles():
        found = _cached_rules(title).clauses.get(id)
        if found is not None:
            return found
    raise UnknownClauseError(f"no rules file defines a clause {id!r}")


def clause_text(id: str) -> str:
    """What the clause says, as plain text."""
    return clause(id).text


def chapter_of(id: str) -> str:
    """The heading under which the clause stands."""
    return clause(id).chapter


def read_rules(title: str, text: str, file: str) -> Rules:
    """The clauses a text defines, and its faults: ids defined twice or nowhere, marks without a reason."""
    announced = _PREFIX.search(text)
    if announced is None:
        raise ValueError(
            f"{file}: nothing says 'Clause ids begin with `XYZ-`', so no clause can be told apart"
        )
    rules = Rules(title, file, announced[1])
    for draft in _read_drafts(rules, text):
        _add_clause(rules, draft)
    for number, line in enumerate(text.splitlines(), 1):
        for _, id in mentions(line, rules.prefix):
            if not rules.knows(id):
                rules.faults.append(f"{file}:{number}: {id} is mentioned, but no clause has that id.")
    return rules


@dataclass
class _ClauseDraft:
    """A clause being read: its lines so far, and its shape (item, row, bold), which tells where it ends."""

    id: str
    shape: str
    chapter: str
    line: int
    lines: list[str]


def _read_drafts(rules: Rules, text: str) -> Iterator[_ClauseDraft]:
    definition = re.compile(
        rf"( ? ? ?(?:[-*]|\d+\.)\s+|\|\s*|(?=\*\*))(\*\*)?({rules.prefix}-{_ID})(?=[\s*|]|$)"
    )
    chapter, above, columns = "", "", [""]
    fenced = False
    draft: _ClauseDraft | None = None
    for number, line in enumerate(text.splitlines(), 1):
        inside, fence = fenced, line.lstrip().startswith("```")
        fenced ^= fence
        verbatim = inside or fence
        heading = None if verbatim else _HEADING.match(line)
        opening = None if verbatim else definition.match(line)
        if _TABLE_RULE.match(line):
            columns = _cells(above)
        above = line
        if draft and (opening or heading or not (inside or _continues(draft, line))):
            if opening and _TABLE_RULE.match(draft.lines[-1]):
                del draft.lines[-2:]  # a table head that belongs to the clauses below
            yield draft
            draft = None
        if heading:
            chapter = _plain_text(heading[1])
        if opening:
            # "**X-1** words" leaves "**** words" here: emphasis around nothing, which _plain drops.
            body = opening[1] + (opening[2] or "") + line[opening.end() :]
            shape = {"|": "row", "": "bold"}.get(opening[1].strip(), "item")
            body = _row_text(body, columns) if shape == "row" else body.removeprefix(opening[1])
            draft = _ClauseDraft(opening[3], shape, chapter, number, [body])
        elif draft:
            draft.lines.append(line)
        elif _MARK.search(line):
            rules.faults.append(f"{rules.file}:{number}: this 'explains' stands outside of any clause.")
    if draft:
        yield draft


def _continues(draft: _ClauseDraft, line: str) -> bool:
    """Whether a line belongs to the clause above it.

    A bold paragraph runs to the next clause or heading; an item over what is indented, over its own
    paragraph, and over a table that it announces with a colon.
    """
    if draft.shape == "row" or re.match(r"-{3,}$", line):
        return False
    if draft.shape == "bold" or not line.strip() or line.startswith("  "):
        return True
    if line.startswith("|"):
        last = next(text for text in reversed(draft.lines) if text.strip())
        return last.startswith("|") or last.endswith(":")
    return bool(draft.lines[-1].strip()) and not _LIST_ITEM.match(line)


def _add_clause(rules: Rules, draft: _ClauseDraft) -> None:
    raw = "\n".join(draft.lines)
    where = f"{rules.file}:{draft.line}: {draft.id}"
    mark = _MARK.search(raw)
    if mark and not mark[1]:
        rules.faults.append(f"{where} is marked 'explains' without a reason.")
    if draft.id in rules.clauses:
        rules.faults.append(f"{where} is defined again, first in line {rules.clauses[draft.id].line}.")
        return
    explains = (mark[1] or None) if mark else None
    rules.clauses[draft.id] = Clause(
        draft.id, rules.title, _plain_text(raw), draft.chapter, explains, draft.line
    )


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in _CELL_BORDER.split(row.strip().removeprefix("|").removesuffix("|"))]


def _row_text(row: str, columns: list[str]) -> str:
    """A table row in one line: later columns carry their heading; tags and confidences stay out of it."""
    first, *cells = _cells(row)
    parts = [first] if first.strip("*⚙ ") else []
    for column, cell in zip(map(_plain_text, columns[1:]), cells, strict=False):
        if cell and column.lower() not in _SIDE_COLUMNS:
            parts.append(f"{column}: {cell}" if parts else cell)
    mark = _MARK.search(row)
    return " — ".join(parts) + (mark[0] if mark else "")


def _plain_text(markdown: str) -> str:
    """The same words without comments, emphasis, code marks and table borders."""
    text = re.sub(r"<!--.*?-->|\*\*\s*\*\*", "", markdown)
    lines = [line.strip() for line in text.splitlines() if not _TABLE_RULE.match(line.strip())]
    lines = [" | ".join(_cells(line)) if line.startswith("|") else line for line in lines]
    text = "\n".join(line for line in lines if line and not line.startswith("```"))
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text)
    text = re.sub(r"(?<!\w)\*(\S(?:[^*\n]*\S)?)\*(?!\w)", r"\1", text)
    return text.replace("`", "").replace("\\|", "|").strip()


def mentions(text: str, prefix: str) -> Iterator[tuple[int, str]]:
    """The ids a text names, each with its position, ranges and short lists written out.

    `prefix` may be several, as in `AFR|HOA`. A range that cannot be (`AFR-B2c..a`) comes back as it stands.
    """
    for found in re.finditer(rf"(?<![\w-])((?:{prefix})-{_ID})((?:(?:\.\.|,)(?:[a-z]|[0-9]+)(?!\w))*)", text):
        for id in _expand_ids(found[1], found[2]):
            yield found.start(), id


def _expand_ids(head: str, tails: str) -> Iterator[str]:
    yield head
    split = _LAST_STEP.fullmatch(head)
    for joint, tail in re.findall(r"(\.\.|,)(\w+)", tails):
        if split is None or split[2].isdigit() != tail.isdigit():
            yield f"{head}{joint}{tail}"
            return
        stem, last = split[1], split[2]
        steps = (
            range(_step_number(last) + 1, _step_number(tail) + 1)
            if joint == ".."
            else range(_step_number(tail), _step_number(tail) + 1)
        )
        if not steps:
            yield f"{stem}{last}{joint}{tail}"
        for step in steps:
            yield f"{stem}{step:0{len(last)}d}" if tail.isdigit() else f"{stem}{chr(step)}"
        split = _LAST_STEP.fullmatch(stem + tail)


def _step_number(step: str) -> int:
    return int(step) if step.isdigit() else ord(step)

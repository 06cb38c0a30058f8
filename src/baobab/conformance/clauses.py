"""The clauses that a title may cite: from its own `rules.md`, from a list, or from `docs/rules`."""

from collections.abc import Set

from baobab.conformance.report import CATALOGUE, Finding, Report
from baobab.errors import BaobabError
from baobab.kernel.title import Title
from baobab.rulebook import NoRulesError, clauses, read_rules

CHECK = "clauses"
RULES = "rules.md"
NO_RULES = f"there is no {RULES} beside the title; --clauses FILE names one, or a list of ids"
MARKDOWN = ("#", "|", "-", "*", "`", ">", "<")


def known_clauses(title: Title, report: Report) -> Set[str] | None:
    """The clauses of the `rules.md` in the title's folder, else those of the built-in title of this name.

    Where there are neither, the report says that clauses were not looked up.
    """
    file = title.folder / RULES
    if file.is_file():
        report.looked[CHECK] += 1
        try:
            rules = read_rules(title.name, file.read_text(encoding="utf-8"), RULES)
        except ValueError as error:
            report.add(Finding(CHECK, f"a {RULES} that can be read", str(error)))
            return None
        for fault in rules.faults:
            report.add(Finding(CHECK, f"a {RULES} without contradictions", fault))
        return set(rules.clauses)
    try:
        return set(clauses(title.name))
    except NoRulesError:
        report.skipped[CHECK] = NO_RULES
        return None


def clause_ids(text: str, file: str) -> set[str]:
    """The ids that a rules file defines, or those of a plain list with one at the beginning of each line."""
    try:
        return set(read_rules("", text, file).clauses)
    except ValueError:
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines or any(line.lstrip().startswith(MARKDOWN) for line in lines):
            raise BaobabError("error-clauses", {"path": file}, folders=[CATALOGUE]) from None
        return {line.split()[0] for line in lines}

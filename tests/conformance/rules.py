"""The clauses of the toys, read from their rules."""

import re
from pathlib import Path

TOYS = Path(__file__).parents[1] / "toys"


def toy_clauses(name: str) -> set[str]:
    text = (TOYS / name / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- (T[A-Z]+-\w+)", text, re.MULTILINE))

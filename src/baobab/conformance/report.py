"""The report of a conformance run: each finding says how to reproduce it."""

import json
import re
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path

from baobab.words import Params, Words, words

CATALOGUE = Path(__file__).with_name("words")
MOST_ALIKE = 20
MOST_FINDINGS_A_CHECK = 100
MOST_SHOWN_A_CHECK = 5


@dataclass(frozen=True, slots=True)
class Finding:
    """One broken promise: the check, the game, the position, the action, and what was expected."""

    check: str
    expected: str
    found: str
    game: str = ""
    position: str = ""
    action: str = ""

    def text(self, speech: Words) -> str:
        """For a person: labels in the person's language, around details in English."""
        say = {name: speech.say(f"cli-check-{name}") for name in ("expected", "found")}
        lines = [f"{self.check}: {say['expected']} {self.expected}; {say['found']} {self.found}"]
        lines += [f"  {speech.say(f'cli-check-{name}')}: {value}" for name, value in self.places() if value]
        return "\n".join(lines)

    def shape(self) -> tuple[str, str, str]:
        """What findings of the same fault share: everything but numbers, parameters and positions."""
        return self.check, outline(self.expected), outline(self.found)

    def places(self) -> list[tuple[str, str]]:
        return [("game", self.game), ("position", self.position), ("action", self.action)]


@dataclass
class Report:
    """The result of a run: how often each check looked, and what it found.

    Only the first findings of a shape, and of a check, are kept whole; `counts` and `alike` count them all.
    """

    title: str
    version: int
    seed: int
    build: str
    games: int = 0
    decisions: int = 0
    positions: int = 0
    looked: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    alike: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    warnings: list[Finding] = field(default_factory=list)
    skipped: dict[str, str] = field(default_factory=dict)

    @property
    def clean(self) -> bool:
        return not self.counts

    def add(self, finding: Finding) -> None:
        self.counts[finding.check] += 1
        shape = finding.shape()
        self.alike[shape] += 1
        kept = sum(other.check == finding.check for other in self.findings)
        if self.alike[shape] <= MOST_ALIKE and kept < MOST_FINDINGS_A_CHECK:
            self.findings.append(finding)

    def warn(self, finding: Finding) -> None:
        known = {(warning.check, warning.found) for warning in self.warnings}
        if (finding.check, finding.found) not in known and len(known) < 50:
            self.warnings.append(finding)

    def failed_checks(self) -> set[str]:
        """The checks that found something."""
        return set(self.counts)

    def first_findings(self) -> list[Finding]:
        """The first finding of each shape, a few of each check: what a person reads."""
        first: dict[tuple[str, str, str], Finding] = {}
        shown: Counter[str] = Counter()
        for finding in self.findings:
            if finding.shape() not in first and shown[finding.check] < MOST_SHOWN_A_CHECK:
                first[finding.shape()] = finding
                shown[finding.check] += 1
        return list(first.values())

    def as_data(self) -> dict[str, object]:
        """The report as plain data, for JSON."""
        checks = {
            name: {"looked": self.looked[name], "found": self.counts[name]}
            for name in sorted({*self.looked, *self.counts})
        }
        return {
            "title": self.title,
            "version": self.version,
            "seed": self.seed,
            "build": self.build,
            "clean": self.clean,
            "games": self.games,
            "decisions": self.decisions,
            "positions": self.positions,
            "checks": checks,
            "findings": [asdict(finding) for finding in self.findings],
            "warnings": [asdict(warning) for warning in self.warnings],
            "skipped": self.skipped,
        }

    def text(self, lang: str = "en") -> str:
        """The report for a person."""
        speech = words(lang, CATALOGUE)
        size: Params = {
            "title": self.title,
            "version": self.version,
            "build": self.build,
            "seed": str(self.seed),
            "games": self.games,
            "decisions": self.decisions,
            "positions": self.positions,
        }
        warning, skipped = speech.say("cli-check-warning"), speech.say("cli-check-skipped")
        lines = [speech.say("cli-check-head", size)] if self.games else []
        left = Counter(self.counts)
        for finding in self.first_findings():
            times = self.alike[finding.shape()]
            left[finding.check] -= times
            lines.append(finding.text(speech))
            if times > 1:
                lines.append("  " + speech.say("cli-check-alike", {"times": times - 1}))
        for check in [name for name in left if left[name]]:
            lines.append(f"{check}: {speech.say('cli-check-others', {'findings': left[check]})}")
        lines += [f"{warning}: {finding.text(speech)}" for finding in self.warnings]
        for name, why in self.skipped.items():
            key = f"cli-check-no-{name}"
            lines.append(f"{skipped}: {name} ({speech.say(key) if speech.has(key) else why})")
        wrong = {"findings": sum(self.counts.values()), "checks": len(self.counts)}
        lines.append(speech.say("cli-check-clean") if self.clean else speech.say("cli-check-wrong", wrong))
        return "\n".join(lines)


def canonical_json(data: object) -> str:
    """Plain data as text, byte for byte the same for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def outline(text: str) -> str:
    """A text without the details in which similar findings differ."""
    text = re.sub(r"\{.*\}|\[(?![A-Z]).*\]", "{…}", text)
    text = re.sub(r"\S+=\S+(?: \S+=\S+)*", "…", text)
    return re.sub(r"(?<![\w-])-?\d+\b", "#", text)


def describe_difference(one: object, other: object, path: str = "") -> str:
    """Where two pieces of plain data first differ, in a few words."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}, key=str):
            if one.get(name) != other.get(name):
                return describe_difference(one.get(name), other.get(name), f"{path}.{name}")
    if isinstance(one, list) and isinstance(other, list):
        for i, (a, b) in enumerate(zip(one, other, strict=False)):
            if a != b:
                return describe_difference(a, b, f"{path}[{i}]")
        if len(one) != len(other):
            return f"{path}: {len(one)} entries and {len(other)}"
    return f"{path.lstrip('.') or 'all'}: {clip(repr(one))} and {clip(repr(other))}"


def clip(text: str, longest: int = 160) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"

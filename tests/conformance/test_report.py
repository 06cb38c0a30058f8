"""What a report says: whose clauses there are, findings alike as one, and what could not be made."""

import json
from pathlib import Path
from shutil import copytree

import pytest
from tests.conformance.faulty_titles import LawlessReason, LenientReason
from tests.toys.market_day.title import MarketDay

from baobab.cli import main
from baobab.conformance import Finding, Report, check
from baobab.conformance.clauses import clause_ids
from baobab.conformance.report import MOST_ALIKE, MOST_FINDINGS_A_CHECK, MOST_SHOWN_A_CHECK, outline
from baobab.errors import BaobabError
from baobab.kernel.data import Data
from baobab.kernel.title import Title

Capture = pytest.CaptureFixture[str]
RULES = "# Rules\n\nClause ids begin with `XYZ-`.\n\n- XYZ-1a One.\n- XYZ-1b Two.\n- **XYZ-2** Three.\n"
TOY = Path(__file__).parents[1] / "toys" / "market_day"


def moved(title: Title, folder: Path) -> Title:
    """The title as if it lay in another folder, with its words and nothing else."""
    copytree(TOY / "words", folder / "words")
    title.folder = folder
    return title


def test_the_rules_beside_a_title_are_its_clauses(tmp_path: Path) -> None:
    title = moved(MarketDay(), tmp_path)
    rules = (TOY / "rules.md").read_text(encoding="utf-8")
    (tmp_path / "rules.md").write_text(rules, encoding="utf-8")
    report = check(title, 5)
    assert report.clean, report.text()
    assert "clauses" not in report.skipped
    (tmp_path / "rules.md").write_text(rules.replace("- TMD-7 ", "- TMD-77 "), encoding="utf-8")
    assert "'TMD-7'" in check(title, 5).text()


def test_without_rules_the_report_says_that_clauses_were_not_looked_up(tmp_path: Path) -> None:
    report = check(moved(LawlessReason(), tmp_path), 20)
    assert "reasons" not in report.failed_checks()
    assert "rules.md" in report.skipped["clauses"]
    assert f"left out: clauses ({report.skipped['clauses']})" in report.text("en")
    assert "tralasciato: clauses (accanto al gioco" in report.text("it")


@pytest.mark.parametrize("text", ["No prefix.\n", "Clause ids begin with `TMD-`.\n- TMD-1 See TMD-9.\n"])
def test_rules_that_contradict_themselves_are_a_finding(tmp_path: Path, text: str) -> None:
    title = moved(MarketDay(), tmp_path)
    (tmp_path / "rules.md").write_text(text, encoding="utf-8")
    assert "clauses" in check(title, 1).failed_checks()


def test_clauses_come_from_a_rules_file_or_from_a_list() -> None:
    assert clause_ids(RULES, "rules.md") == {"XYZ-1a", "XYZ-1b", "XYZ-2"}
    assert clause_ids("XYZ-1a\n\nXYZ-2  what follows is ignored\n", "list") == {"XYZ-1a", "XYZ-2"}
    for text in ("", "# Rules\n\n- XYZ-1 One.\n"):
        with pytest.raises(BaobabError, match="neither a rules file"):
            clause_ids(text, "rules.md")


@pytest.mark.parametrize(("text", "code"), [(RULES, 1), ("".join(f"TMD-{n}\n" for n in range(1, 8)), 0)])
def test_the_command_takes_a_file_of_clauses(text: str, code: int, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "clauses"
    file.write_text(text, encoding="utf-8")
    name = "tests.toys.market_day.title:MarketDay"
    assert main(["check", name, "--positions", "2", "--lang", "en", "--clauses", str(file)]) == code
    assert ("cited by" in capsys.readouterr().out) == bool(code)


def report_of(*findings: Finding) -> Report:
    report = Report("toy", 1, 1, "pure")
    for finding in findings:
        report.add(finding)
    return report


@pytest.mark.parametrize(
    ("findings", "english", "italian"),
    [
        (["a"], "There is one finding, in one check.", "C'è una cosa che non va, in un controllo."),
        (["a", "a"], "There are 2 findings, in one check.", "Ci sono 2 cose che non vanno, in un controllo."),
        (["a", "b"], "There are 2 findings, in 2 checks.", "Ci sono 2 cose che non vanno, in 2 controlli."),
    ],
)
def test_one_and_many(findings: list[str], english: str, italian: str) -> None:
    report = report_of(*(Finding(check, "this", "that") for check in findings))
    assert report.text("en").splitlines()[-1] == english
    assert report.text("it").splitlines()[-1] == italian


def test_findings_alike_are_said_once_with_their_number() -> None:
    report = report_of(*(Finding("legal", "codes below 4", str(n)) for n in range(100)))
    lines = report.text("en").splitlines()
    assert lines[0] == "legal: expected codes below 4; found 0"
    assert lines[1] == "  and 99 others like it"
    assert len(lines) == 3
    assert "  e altre 99 simili" in report.text("it")
    assert len(report.findings) == MOST_ALIKE
    assert report.as_data()["checks"] == {"legal": {"looked": 0, "found": 100}}


def test_of_many_different_findings_a_person_reads_a_few_and_a_program_more() -> None:
    names = [f"{a}{b}" for a in "abcdefghijklmnopqrst" for b in "abcdefghij"]
    report = report_of(*(Finding("words", "words", name) for name in names))
    assert len(report.findings) == MOST_FINDINGS_A_CHECK
    assert len(report.first_findings()) == MOST_SHOWN_A_CHECK
    assert "words: 195 other findings (--json shows more)" in report.text("en")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("seat 0", "seat -1", True),
        ("reason-far {'space': 'C5'}", "reason-far {'space': 'D1'}", True),
        ("toy/1 2 ask=a/0 coins=3,4 refused", "toy/1 3 ask=b/1 refused", True),
        ("'TMD-98'", "'TMD-99'", False),
        ("never 'bid'", "never 'round'", False),
    ],
)
def test_what_makes_findings_alike(one: str, other: str, same: bool) -> None:
    assert (outline(one) == outline(other)) == same


@pytest.mark.parametrize(
    ("name", "english", "italian"),
    [
        (
            "tests.nowhere:Toy",
            "There is no module “tests.nowhere”.",
            "Non c'è nessun modulo “tests.nowhere”.",
        ),
        (
            "tests.toys.market_day.title:Toy",
            "The module “tests.toys.market_day.title” has no class “Toy”. It has the title MarketDay.",
            "Nel modulo “tests.toys.market_day.title” non c'è nessuna classe “Toy”. C'è il gioco MarketDay.",
        ),
        (
            "tests.toys.market_day.title:Turn",
            "“Turn” in the module “tests.toys.market_day.title” is not a class of baobab.kernel.title.Title.",
            "“Turn” nel modulo “tests.toys.market_day.title” non è una classe di baobab.kernel.title.Title.",
        ),
    ],
)
def test_what_does_not_exist_is_named(name: str, english: str, italian: str, capsys: Capture) -> None:
    for lang, sentence in (("en", english), ("it", italian)):
        assert main(["check", name, "--lang", lang]) == 2
        assert capsys.readouterr().err == f"baobab: {sentence}\n"


class Unmade(Title):
    """A title whose making fails inside the kernel."""

    def __init__(self) -> None:
        super().__init__("unmade", 1, range(2, 3), Path(__file__).parent, Data("{}"))
        self.actions.add("go")
        self.actions.add("go")


def test_a_title_that_cannot_be_made_says_where(capsys: Capture) -> None:
    assert main(["check", "tests.conformance.test_report:Unmade", "--json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert finding["check"] == "title"
    assert "test_report.py, line " in finding["found"]


def test_programs_get_findings_alike_too() -> None:
    report = check(LenientReason(), 40)
    assert len(report.findings) > len(report.first_findings())

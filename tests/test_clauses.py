"""The rules files can be read clause by clause, and the matrix finds what is missing or misspelt."""

import json
import re
from pathlib import Path

import pytest

from baobab import rulebook
from baobab.clauses import Matrix, chapter_of, clause, clause_text, clauses, main, matrix, rules_file, titles
from baobab.rulebook import NoRulesError, Rules, UnknownClauseError, mentions, read_rules, rules_of

RULES = """\
# Toy

Clause ids begin with `TOY-`. See TOY-B2a..c for the herd.

## 1. Set-up

1. TOY-Sa Each player takes *two* `camps`; see **TOY-B2a**.
2. TOY-Sb Camps in play:

| players | camps |
| --- | --- |
| 2 | 8 |

Not part of any clause.

- **TOY-7.1.3a** Dotted
  - and indented.

### 1.1 Herds

* **TOY-B2a `move`** Any animal.
- TOY-B2b Any space.
- TOY-B2c The gain. <!-- explains: follows from TOY-B2b -->

| Case | New price | Conf. |
|---|---|---|
| **TOY-4a** sold | P \\| Q | 90 % |
| TOY-R-01 ⚙ | Which? | 80 % <!-- explains: a slip --> |

**TOY-TV1 a find** (TOY-B2a). Given a board:

```
- TOY-Sa not a clause here
```
Two points.

---

- **TOY-I1** Nothing gets lost.
"""


def toy(text: str = RULES) -> Rules:
    return read_rules("toy", text, "docs/rules/toy.md")


def ids(text: str, prefix: str) -> list[str]:
    return [id for _, id in mentions(text, prefix)]


# --- reading ---


def test_definitions_are_told_from_mentions() -> None:
    assert " ".join(toy().clauses) == (
        "TOY-Sa TOY-Sb TOY-7.1.3a TOY-B2a TOY-B2b TOY-B2c TOY-4a TOY-R-01 TOY-TV1 TOY-I1"
    )


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("TOY-Sa", "Each player takes two camps; see TOY-B2a."),
        ("TOY-Sb", "Camps in play:\nplayers | camps\n2 | 8"),
        ("TOY-7.1.3a", "Dotted\n- and indented."),
        ("TOY-B2a", "move Any animal."),
        ("TOY-B2c", "The gain."),
        ("TOY-4a", "sold — New price: P | Q"),
        ("TOY-R-01", "Which?"),
        ("TOY-TV1", "a find (TOY-B2a). Given a board:\n- TOY-Sa not a clause here\nTwo points."),
        ("TOY-I1", "Nothing gets lost."),
    ],
)
def test_text_is_plain_and_whole(id: str, text: str) -> None:
    assert toy().clauses[id].text == text


def test_a_table_head_is_not_part_of_the_clause_above_its_rows() -> None:
    rules = toy(RULES.replace("- TOY-B2c The gain.", "- TOY-B2c The gain:"))
    assert rules.clauses["TOY-B2c"].text == "The gain:"


def test_a_drawing_after_a_blank_line_is_not_part_of_an_item() -> None:
    rules = toy(RULES + "\n```\n- TOY-Sa drawn\n```\n")
    assert rules.clauses["TOY-I1"].text == "Nothing gets lost."


def test_chapter_is_the_nearest_heading() -> None:
    read = toy().clauses
    assert (read["TOY-Sb"].chapter, read["TOY-TV1"].chapter) == ("1. Set-up", "1.1 Herds")


def test_what_explains_needs_nothing_and_vectors_and_invariants_need_a_test() -> None:
    needs = {id: (rule.needs_code, rule.needs_test) for id, rule in toy().clauses.items()}
    assert needs["TOY-B2a"] == (True, True)
    assert needs["TOY-B2c"] == needs["TOY-R-01"] == (False, False)
    assert needs["TOY-TV1"] == needs["TOY-I1"] == (False, True)
    assert toy().clauses["TOY-R-01"].explains == "a slip"


def test_short_forms_are_written_out() -> None:
    assert ids("TOY-B2a..c, TOY-S.1,3", "TOY") == ["TOY-B2a", "TOY-B2b", "TOY-B2c", "TOY-S.1", "TOY-S.3"]
    assert ids("(TOY-R-09..11)", "TOY") == ["TOY-R-09", "TOY-R-10", "TOY-R-11"]
    assert ids("TOY-END-1..3,5.", "TOY") == ["TOY-END-1", "TOY-END-2", "TOY-END-3", "TOY-END-5"]
    assert ids("TOY-7.1.3a. TOY-B2a, but", "TOY") == ["TOY-7.1.3a", "TOY-B2a"]
    assert ids("TOY-1 AFR-2 XTOY-3", "TOY|AFR") == ["TOY-1", "AFR-2"]


def test_ranges_that_cannot_be_stay_as_they_are() -> None:
    assert ids("TOY-B2c..a", "TOY") == ["TOY-B2c", "TOY-B2c..a"]
    assert ids("TOY-B2c..4", "TOY") == ["TOY-B2c", "TOY-B2c..4"]


def test_a_stem_names_its_group_at_a_border_only() -> None:
    rules = toy()
    assert rules.knows("TOY-B2")
    assert rules.knows("TOY-7.1")
    assert not rules.knows("TOY-R-0")
    assert not rules.knows("TOY-B3")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("TOY-B2b Any", "TOY-B2a Any", "docs/rules/toy.md:22: TOY-B2a is defined again, first in line 21."),
        ("see **TOY-B2a**", "see TOY-B2x", "docs/rules/toy.md:7: TOY-B2x is mentioned, but no clause has"),
        ("explains: follows from TOY-B2b", "explains:", "TOY-B2c is marked 'explains' without a reason."),
        ("explains: follows from TOY-B2b", "explains", "TOY-B2c is marked 'explains' without a reason."),
        ("of any clause.", "<!-- explains: x -->", ":14: this 'explains' stands outside of any clause."),
    ],
)
def test_faults_of_a_rules_text_are_named(old: str, new: str, fault: str) -> None:
    assert old in RULES
    assert toy().faults == []
    assert any(fault in sentence for sentence in toy(RULES.replace(old, new)).faults)


def test_rules_without_a_prefix_are_refused() -> None:
    with pytest.raises(ValueError, match="Clause ids begin with"):
        toy("- TOY-Sa words")


# --- the matrix ---

CODE = '''\
"""Herds."""


class Herd:
    """Moving.

    TOY-B2a,b TOY-4a
    """


def camps() -> None:
    """Camps TOY-Sa..b and TOY-7.1.3a; the group TOY-B2 proves nothing."""
'''

TESTS = '''\
"""This names TOY-B2b, which does not count."""

def test_any_animal() -> None:
    """TOY-B2a"""

class TestHerds:
    """Nor does TOY-B2b here."""

    def test_space(self) -> None:
        """TOY-B2b TOY-TV1"""

def test_camps() -> None:
    """TOY-Sa TOY-Sb
    TOY-7.1.3a TOY-4a TOY-I1
    """
'''


def house(folder: Path, rules: str = RULES, code: str = CODE, tests: str = TESTS) -> Path:
    """A checkout with one toy title, complete as it stands."""
    files = {
        "docs/rules/toy.md": rules,
        "docs/rules/other.md": "Clause ids begin with `OTH-`.\n\n- OTH-a Words.\n",
        "src/baobab/titles/toy/title.py": '"""The toy."""\n',
        "src/baobab/titles/toy/chapters/herds.py": code,
        "tests/titles/toy/test_herds.py": tests,
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def wrong(sheet: Matrix) -> list[str]:
    return sheet.faults + sheet.gaps()


def test_a_complete_title_has_no_gaps(tmp_path: Path) -> None:
    sheet = matrix("toy", house(tmp_path))
    assert wrong(sheet) == []
    [place] = sheet.code["TOY-B2b"]
    assert (place.file, place.line, place.name) == ("src/baobab/titles/toy/chapters/herds.py", 7, "Herd")
    [place] = sheet.tests["TOY-4a"]
    assert (place.file, place.line, place.name) == ("tests/titles/toy/test_herds.py", 14, "test_camps")
    assert sheet.counts() == {
        "clauses": 10, "need_code": 6, "have_code": 6, "need_test": 8, "have_test": 8
    }  # fmt: skip


def test_missing_code_is_found(tmp_path: Path) -> None:
    [sentence] = wrong(matrix("toy", house(tmp_path, code=CODE.replace("TOY-B2a,b", "TOY-B2a"))))
    assert sentence.startswith("docs/rules/toy.md:22: TOY-B2b has no code")


def test_missing_test_is_found_though_module_and_class_name_it(tmp_path: Path) -> None:
    [sentence] = wrong(matrix("toy", house(tmp_path, tests=TESTS.replace('"""TOY-B2b TOY', '"""TOY'))))
    assert sentence.startswith("docs/rules/toy.md:22: TOY-B2b has no test")


@pytest.mark.parametrize("decorator", ["skip", "skip(reason='later')", "xfail"])
def test_a_test_that_never_passes_proves_nothing(tmp_path: Path, decorator: str) -> None:
    never = TESTS.replace("def test_any", f"@pytest.mark.{decorator}\ndef test_any")
    [sentence] = wrong(matrix("toy", house(tmp_path, tests=never)))
    assert "TOY-B2a has no test" in sentence


def test_a_vector_without_test_is_found(tmp_path: Path) -> None:
    [sentence] = wrong(matrix("toy", house(tmp_path, tests=TESTS.replace(" TOY-TV1", ""))))
    assert "TOY-TV1 has no test" in sentence


def test_misspelt_citations_are_found_in_code_and_tests(tmp_path: Path) -> None:
    code = CODE.replace('"""Herds."""', '"""Herds: TOY-B2x."""')
    tests = TESTS + '\ndef test_nothing() -> None:\n    """TOY-B2q"""\n'
    assert wrong(matrix("toy", house(tmp_path, code=code, tests=tests))) == [
        "src/baobab/titles/toy/chapters/herds.py:1: herds cites TOY-B2x, "
        "but docs/rules/toy.md defines no such clause.",
        "tests/titles/toy/test_herds.py:18: test_nothing cites TOY-B2q, "
        "but docs/rules/toy.md defines no such clause.",
    ]


def test_a_range_beyond_the_last_clause_is_found(tmp_path: Path) -> None:
    faults = matrix("toy", house(tmp_path, code=CODE.replace("TOY-B2a,b", "TOY-B2a..d"))).faults
    assert ["TOY-B2d" in sentence for sentence in faults] == [True]


def test_the_clause_of_another_title_is_found(tmp_path: Path) -> None:
    [sentence] = matrix("toy", house(tmp_path, code=CODE.replace("Camps TOY", "OTH-a TOY"))).faults
    assert "herds.py:12: camps cites OTH-a" in sentence


def test_check_answers_with_its_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], house(tmp_path)) == 0
    assert capsys.readouterr().out == (
        "other: 1 clauses; 0 of 1 have code, 0 of 1 have a test; not built yet\n"
        "toy: 10 clauses; 6 of 6 have code, 8 of 8 have a test\n"
    )
    assert main(["--check", "other"], tmp_path) == 1, "a title asked for by name is checked though not built"
    house(tmp_path, tests="")
    assert main(["toy"], tmp_path) == 0, "the plain listing never fails"
    assert main(["--check"], tmp_path) == 1
    assert "TOY-Sa has no test: no test in tests/titles/toy cites it." in capsys.readouterr().out


def test_bad_marks_fail_the_check_of_a_title_not_yet_built(tmp_path: Path) -> None:
    rules = house(tmp_path) / "docs/rules/other.md"
    rules.write_text(rules.read_text() + "- OTH-b Words. <!-- explains: -->\n")
    assert main(["--check"], tmp_path) == 1


def test_json_says_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toy", "--json"], house(tmp_path)) == 0
    [sheet] = json.loads(capsys.readouterr().out)
    assert (sheet["title"], sheet["counts"]["have_code"], sheet["faults"]) == ("toy", 6, [])
    [row] = [row for row in sheet["clauses"] if row["id"] == "TOY-B2a"]
    assert [place["name"] for place in row["code"] + row["tests"]] == ["Herd", "test_any_animal"]


def test_without_a_checkout_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([], tmp_path)
    assert "needs a checkout" in capsys.readouterr().err


# --- our five titles ---

EVERY = {
    "africa": "AFR-Ca..f AFR-Sa..h AFR-B0a..e AFR-B2a..d AFR-2a,b AFR-R1..20 AFR-X1..5 AFR-TV1..7 AFR-I1..9",
    "heart_of_africa": "HOA-D1..9 HOA-3.1..12 HOA-6.0a..p HOA-8.2.2a..f HOA-10.1..11 HOA-R-1..56 HOA-TV1..16 "
    "HOA-I1..7",
    "namibia": "NAM-0.1..9 NAM-S.1..6 NAM-S.7a,b NAM-4.1a..d NAM-T.1..7 NAM-R-01..47 NAM-TV1..8 NAM-I1..10",
    "ticket_to_ride": "TTR-COMP-1..6 TTR-CLAIM-1..8 TTR-TERR-1..14 TTR-MAP-1..10 TTR-A1..24 TTR-TV1..7 "
    "TTR-I1..7",
    "great_zimbabwe": "TGZ-RNG-1..6 TGZ-RAI-1..13 TGZ-GD-SHA TGZ-GD-XAN TGZ-AMB-1..38 TGZ-TV1..3 TGZ-TV4a..h "
    "TGZ-I1..5",
}
SIZES = {
    "africa": 138,
    "heart_of_africa": 243,
    "namibia": 156,
    "ticket_to_ride": 118,
    "great_zimbabwe": 165,
}

ours = pytest.mark.parametrize("title", sorted(EVERY))


def test_there_are_rules_for_five_titles() -> None:
    assert titles() == sorted(EVERY)


@ours
def test_rules_are_read_without_a_fault(title: str) -> None:
    rules = rules_of(title)
    assert rules.faults == []
    assert len(rules.clauses) == SIZES[title], "when clauses come or go, say so here"
    assert set(ids(EVERY[title], rules.prefix)) <= set(rules.clauses)


@ours
def test_every_clause_says_something_under_a_heading(title: str) -> None:
    for rule in clauses(title).values():
        assert len(rule.text) > 5, rule
        assert rule.chapter, rule
        assert not re.search(r"\*\*|`|<!--", rule.text), rule


@ours
def test_whatever_a_search_for_the_prefix_finds_is_defined(title: str) -> None:
    text = rules_file(title).read_text(encoding="utf-8")
    defined = clauses(title)
    for found in re.findall(rf"{rules_of(title).prefix}-[A-Za-z0-9.-]*[A-Za-z0-9]", text):
        head = found.split("..")[0]
        assert head in defined or any(id.startswith(head) for id in defined), found


@ours
def test_rulings_and_vectors_carry_their_full_id(title: str) -> None:
    text = rules_file(title).read_text(encoding="utf-8")
    assert re.findall(r"(?<![\w-])(?:AMB-\d+|TV-?\d+|EX-\d+|R-?\d+)\b", text) == []


def test_text_and_chapter_are_found_by_id_alone() -> None:
    assert clause_text("AFR-B2d") == (
        "If no such destination exists the action is not available for that animal."
    )
    assert chapter_of("TTR-CLAIM-4") == "5.3 Claiming a route — train payment"
    assert clause("HOA-7.1.3a").title == "heart_of_africa"
    with pytest.raises(UnknownClauseError, match="AFR-B2z"):
        clause_text("AFR-B2z")


@pytest.mark.parametrize("title", ["chess", "", "../rules/africa", "Africa"])
def test_an_unknown_title_is_refused_with_those_that_exist(title: str) -> None:
    with pytest.raises(NoRulesError, match="africa, great_zimbabwe"):
        rules_file(title)


def test_installed_rules_lie_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "baobab" / "rules").mkdir(parents=True)
    (tmp_path / "baobab" / "rules" / "toy.md").write_text(RULES, encoding="utf-8")
    monkeypatch.setattr(rulebook, "PACKAGE", tmp_path / "baobab")
    assert rules_file("toy", checkout=tmp_path).is_file()

"""`baobab check`: exit codes, and a result that programs can read."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from baobab.cli import main
from baobab.errors import UnknownTitleError
from baobab.kernel.data import Data
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as load

MARKET = "tests.toys.market_day.title:MarketDay"


def run(*arguments: str) -> int:
    return main(["check", "--lang", "en", *arguments])


def test_a_clean_title_from_outside(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(MARKET, "--positions", "20", "--json") == 0
    said = json.loads(capsys.readouterr().out)
    assert said["title"] == "market_day"
    assert said["clean"]
    assert said["checks"]["legal"]["looked"] >= 20
    assert said["checks"]["legal"]["found"] == 0


def test_a_finding_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("tests.conformance.faulty_titles:LenientReason", "--positions", "40", "--json") == 1
    findings = json.loads(capsys.readouterr().out)["findings"]
    finding = next(finding for finding in findings if finding["check"] == "reasons")
    assert finding["action"] == "work"
    assert finding["position"].startswith("market_day/1 ")
    assert finding["game"].startswith("seed ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["afrika"],
        ["no.such.module:Title"],
        ["tests.toys.market_day.title:Nothing"],
        [MARKET, "--positions", "0"],
        [MARKET, "--seed", "-1"],
        [MARKET, "--seed", "x"],
        [MARKET, "--clauses", "no-such-file"],
        ["africa", "--data", "no-such-file"],
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("baobab: ")
    assert len(said.err.splitlines()) == 1
    assert "Traceback" not in said.err


def test_the_module_runs_by_itself() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "baobab.conformance", MARKET, "--positions", "5", "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.rstrip().endswith("All is well: nothing was found.")
    assert done.stderr == ""


def test_titles_are_found_by_name_once() -> None:
    for name in names():
        assert load(name) is load(name)
        assert load(name).name == name


def test_an_unknown_title_is_named() -> None:
    with pytest.raises(UnknownTitleError, match="afrika"):
        load("afrika")


class WithData(Title):
    """A title that takes its figures from a file."""

    def __init__(self, data: Data | None = None) -> None:
        super().__init__("with_data", 1, range(2, 3), Path(__file__).parent, data or Data('{"n": 1}'))


def test_a_corrected_data_file_is_used_and_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "data.json"
    file.write_text('{"n": 2}', encoding="utf-8")
    name = "tests.cli.test_check_results:WithData"
    assert load(name, file).data.root["n"].number() == 2
    assert load(name).data.root["n"].number() == 1

"""One version: in the package, on the command line, and in what is built."""

import tomllib
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import baobab
from baobab.cli import main

ROOT = Path(__file__).parents[2]


def test_what_is_built_has_the_version_of_the_package() -> None:
    assert ProjectMetadata(str(ROOT), PluginManager()).version == baobab.__version__


def test_the_command_line_says_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"baobab {baobab.__version__}\n"


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    assert "version" in project["dynamic"]

"""Words of the arena: every error and every label is there in both languages."""

import re
from pathlib import Path

import pytest

from baobab import arena
from baobab.catalogue_check import problems
from baobab.cli.errors import CATALOGUE
from baobab.words import LANGUAGES, words

FILES = [*Path(arena.__file__).parent.glob("*.py"), *CATALOGUE.parent.glob("arena*.py")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_that_the_arena_names_has_words(lang: str) -> None:
    speech = words(lang, CATALOGUE)
    keys = {key for file in FILES for key in re.findall(r'"(error-[a-z-]+)"', file.read_text("utf-8"))}
    assert len(keys) > 10
    assert [key for key in keys if not speech.has(key)] == []


def test_no_italian_article_stands_before_a_figure() -> None:
    """It would depend on the figure: il 50 %, l'80 %, lo 0 %."""
    text = (CATALOGUE / "it.ftl").read_text("utf-8")
    figures = r"\{ \$(share|equal|claim|low|high) \}"
    assert re.findall(rf"\b(?:il|lo|la|nel|nello|del|dello|al|allo|dal|dallo) {figures}", text) == []


def test_the_words_of_the_command_line_are_complete() -> None:
    assert problems(CATALOGUE) == []

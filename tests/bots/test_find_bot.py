"""Bots from outside: found by name, and what is wrong with one is said in a sentence."""

from pathlib import Path

import pytest

from baobab.bots import find_bot as find_bot
from baobab.errors import BaobabError

WHOLE = "from baobab.bots.bot import Bot\n\n\nclass Mine(Bot):\n    pass\n"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (WHOLE, ""),
        ("import a_module_that_is_not_there\n" + WHOLE, "error-arena-bot"),
        ("1 +\n" + WHOLE, "error-arena-bot"),
        ("raise ValueError('no luck today')\n", "error-arena-bot"),
        ("raise SystemExit(0)\n", "error-arena-bot"),
        ("class Mine:\n    pass\n", "error-not-a-bot"),
        ("Mine = 3\n", "error-not-a-bot"),
        ("Other = 1\n", "error-no-bot-there"),
        (
            WHOLE + "\n    def __init__(self):\n        raise OSError('no memory of that')\n",
            "error-arena-bot",
        ),
        (WHOLE + "\n    def __init__(self):\n        raise SystemExit(4)\n", "error-arena-bot"),
    ],
)
def test_a_bot_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, key: str) -> None:
    module = tmp_path.name.replace("-", "_")
    (tmp_path / f"{module}.py").write_text(
        content.replace("    pass\n\n    def", "    def"), encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    if not key:
        assert type(find_bot(f"{module}:Mine")).__name__ == "Mine"
        return
    with pytest.raises(BaobabError) as error:
        find_bot(f"{module}:Mine")
    assert error.value.key == key


@pytest.mark.parametrize(
    "name", ["nobody", "no_such_module:Bot", "no.such.module:Bot", ":Bot", "baobab.bots:", "a b:C", "greedy:"]
)
def test_a_bot_that_is_not_there(name: str) -> None:
    with pytest.raises(BaobabError) as error:
        find_bot(name)
    assert error.value.key == "error-unknown-bot"


def test_a_folder_in_place_of_knobs_is_called_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BaobabError) as error:
        find_bot(f"greedy:{tmp_path}")
    assert error.value.key == "error-folder"

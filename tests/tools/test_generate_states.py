"""The states of the titles are what their fields declare, and a state that is not is found."""

from pathlib import Path

import pytest
from tools import generate_states
from tools.generate_states import BEGIN, END, generate_lines, read_declarations, replace_generated, state_file

from baobab.kernel.fields import Field, Table
from baobab.kernel.names import Domain
from baobab.titles import HOUSE

SPACE = Domain("space", ["a", "b"])
FIELDS = [
    Field("turn", about="from 0"),
    Field("board", [SPACE], none="off", secret=True, about="who stands there"),
    Field("left", derived=True),
    Field("moves", values=SPACE, listed=True, about="x" * 110),
]


@pytest.mark.parametrize("name", HOUSE)
def test_the_state_of_a_title_is_generated_from_its_fields(name: str) -> None:
    text = state_file(name).read_text(encoding="utf-8")
    assert replace_generated(text, *read_declarations(name)) == text


def test_attributes_copy_and_key_follow_from_the_fields() -> None:
    text = generate_lines("ToyState", FIELDS, [Table("near", Path, "where to go")])
    attributes, copy, key = text.split("\n\n")
    assert attributes.splitlines() == [
        "    turn: i64  # from 0",
        "    board: vec[i64]  # secret: who stands there (-1: off)",
        "    left: i64  # derived",
        f"    # {'x' * 110}",
        "    moves: vec[i64]",
        "    near: Path  # where to go",
    ]
    assert "        s.turn = self.turn\n        s.board = self.board[:]\n        s.left = self.left\n" in copy
    assert "        s.near = self.near\n" in copy, "a table is shared"
    assert key.strip().splitlines()[2:] == [
        "        h = mix(h, self.reveals)",
        "        h = mix(h, self.turn)",
        "        h = mix_all(h, self.board)",
        "        return mix_all(h, self.moves)",
    ]


def test_a_field_that_state_py_does_not_have_is_found_and_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = f"class ToyState(State):\n{BEGIN}\n{END}\n\n    def over(self): ...\n"
    file = tmp_path / "state.py"
    file.write_text(f"\n{old}", encoding="utf-8")
    monkeypatch.setattr(generate_states, "state_file", lambda name: file)
    monkeypatch.setattr(generate_states, "read_declarations", lambda name: (FIELDS, []))
    assert generate_states.main(["--check", "toy"]) == 1
    assert "titles/toy/state.py is not what fields.py declares" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == f"\n{old}"
    assert generate_states.main(["toy"]) == 0
    assert "    turn: i64  # from 0\n" in file.read_text(encoding="utf-8")
    assert file.read_text(encoding="utf-8").endswith(f"{END}\n\n    def over(self): ...\n")
    assert generate_states.main(["--check", "toy"]) == 0


def test_a_state_without_marks_is_refused() -> None:
    with pytest.raises(SystemExit, match="two marks"):
        replace_generated("class ToyState(State):\n    pass\n", FIELDS, [])

"""The shelf: what is kept is found again, what is foreign is named, and a full disk loses nothing."""

import errno
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.arena import DECK, FIRST, ROOT, match

from baobab import atomic_file
from baobab.arena import fingerprint, match_store
from baobab.arena.lineup import read_lineup
from baobab.arena.match import Task
from baobab.arena.match_store import DESCRIPTION, INDEX, default_root, match_identity
from baobab.arena.play_game import play_task
from baobab.arena.results_index import game_digest, indexed_result, read_index
from baobab.arena.run import Run
from baobab.errors import BaobabError

LINEUP = f"{FIRST},random"


def shelf_of(root: Path, blocks: int = 2) -> Path:
    run = Run([match(LINEUP)], blocks, root)
    run.play()
    return run.folders[0]


def test_a_kept_game_is_taken_without_playing_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf_of(tmp_path)
    monkeypatch.setattr("baobab.arena.run.play_task", None)
    assert len(Run([match(LINEUP)], 2, tmp_path).play()) == 4


@pytest.mark.parametrize("index", ["", '{"digest": "12', "\n\nnonsense\n[]\n{}\n"])
def test_without_its_index_a_game_proves_itself_by_replay(tmp_path: Path, index: str) -> None:
    before = Run([match(LINEUP)], 2, tmp_path).play()
    (folder,) = tmp_path.iterdir()
    (folder / INDEX).write_text(index, encoding="utf-8")
    run = Run([match(LINEUP)], 2, tmp_path)
    after = run.play()
    assert run.kept == 4
    assert [(one.scores, one.ranks, one.moves) for one in after] == [
        (one.scores, one.ranks, one.moves) for one in before
    ]
    rows = [line for line in (folder / INDEX).read_text("utf-8").splitlines() if "scores" in line]
    assert len(rows) == 4
    assert all(json.loads(row)["digest"] for row in rows)


SENSELESS: list[dict[str, object]] = [
    {"ranks": []},
    {"ranks": ["a", "b"]},
    {"ranks": [0, 1]},
    {"scores": None},
    {"moves": "many"},
    {"asked": [1]},
    {"asked": [True, False]},
    {"bots": ["x"]},
    {"block": [1]},
]


@pytest.mark.parametrize("change", [*SENSELESS, {"bots": ["x", "y"]}, {"scores": [7, 9]}, {"digest": None}])
def test_a_line_of_the_index_that_was_altered_is_not_believed(
    tmp_path: Path, change: dict[str, object]
) -> None:
    before = Run([match(LINEUP)], 2, tmp_path).play()
    (folder,) = tmp_path.iterdir()
    rows = [json.loads(row) | change for row in (folder / INDEX).read_text("utf-8").splitlines()]
    (folder / INDEX).write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    if change in SENSELESS:
        assert read_index(folder / INDEX) == {}
    after = Run([match(LINEUP)], 2, tmp_path).play()
    assert [(one.bots, one.scores, one.ranks, one.moves) for one in after] == [
        (one.bots, one.scores, one.ranks, one.moves) for one in before
    ]
    assert len(read_index(folder / INDEX)) == 4


def test_the_index_is_believed_about_the_bots_of_the_match_alone() -> None:
    task = Task(match(LINEUP), 0, 0)
    other = play_task(Task(match("random,random"), 0, 0))
    sealed = game_digest(other.record, other.result), other.result
    assert indexed_result(sealed, other.record, Task(match("random,random"), 0, 0)) == other.result
    assert indexed_result(sealed, other.record, task) is None


def test_a_description_of_the_match_that_was_spoiled_is_written_again(tmp_path: Path) -> None:
    about = shelf_of(tmp_path) / DESCRIPTION
    whole = about.read_bytes()
    about.write_bytes(b"\xff{{ garbage")
    shelf_of(tmp_path)
    assert about.read_bytes() == whole


@pytest.mark.parametrize(
    ("spoil", "wrong"),
    [
        (lambda text, other: "no record\n", "The record must begin|not a record|baobab-record"),
        (lambda text, other: text[: len(text) // 2], "is not a game of this match"),
        (lambda text, other: other, "is not a game of this match"),
        (lambda text, other: text.replace("result ", "result 9"), "is not a game of this match"),
        (
            lambda text, other: text.replace(f"holder 0 {FIRST}", "holder 0 wizard"),
            "played by wizard and random",
        ),
    ],
)
def test_a_foreign_or_broken_record_is_named_and_not_taken(
    tmp_path: Path, spoil: "object", wrong: str
) -> None:
    folder = shelf_of(tmp_path)
    path = folder / "000001-0.record"
    other = play_task(Task(match(LINEUP, seed=2), 1, 0)).record
    assert callable(spoil)
    spoiled = spoil(path.read_text("utf-8"), other)
    path.write_text(spoiled, encoding="utf-8")
    with pytest.raises(BaobabError, match=wrong) as caught:
        Run([match(LINEUP)], 2, tmp_path).play()
    assert "000001-0.record" in str(caught.value)
    assert "Spostala" in caught.value.words("it")
    assert path.read_text("utf-8") == spoiled
    path.unlink()
    assert len(Run([match(LINEUP)], 2, tmp_path).play()) == 4


def test_a_record_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = shelf_of(tmp_path) / "000001-0.record"
    path.write_bytes(b"baobab-record \xff\xfe\n")
    with pytest.raises(
        BaobabError, match=r"is not a game of this match\. “000001-0.record” is not a text file\."
    ) as caught:
        Run([match(LINEUP)], 2, tmp_path).play()
    assert "non è un file di testo. Spostala" in caught.value.words("it")


def test_a_match_differs_wherever_its_games_would(tmp_path: Path) -> None:
    matches = [
        match(LINEUP),
        match(f"random,{FIRST}"),
        match(LINEUP, seed=2),
        match(f"{FIRST},random@5it"),
        match("random,random", title="tests.toys.sealed_bid.title:SealedBid"),
    ]
    Run(matches, 1, tmp_path).play()
    assert len(list(tmp_path.iterdir())) == 5


def test_games_of_a_bot_that_has_changed_are_not_taken_for_todays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "changing.py").write_text(
        "from tests.arena.bots import First\nclass Bot(First): pass\n", "utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    before = match_identity(match("changing:Bot,random"))
    (tmp_path / "changing.py").write_text(
        "from tests.arena.bots import First\nclass Bot(First): ...\n", "utf-8"
    )
    after = match_identity(match("changing:Bot,random"))
    assert before["code"] != after["code"]
    assert {**before, "code": ""} == {**after, "code": ""}


PARTS = {
    "mine.py": "import json\nfrom tests.arena.bots import First\nimport helper\nclass Base(First): pass\n",
    "helper.py": "from kit.weights import SPEED\ndef late():\n    import later\n",
    "kit/weights.py": "SPEED = 1\n",
    "later.py": "from kit import mind\n",
    "kit/mind/__init__.py": "from . import deep\nfrom .. import weights\n",
    "kit/mind/deep.py": "DEEP = 1\n",
    "heir.py": "import mine\nclass Bot(mine.Base): pass\n",
    "stranger.py": "nobody = 'imports me'\n",
    "broken.py": "def (:\n",
}
"""A bot in several files, some imported only when needed, some for a figure alone; one has heirs."""


@pytest.mark.parametrize("part", PARTS)
def test_games_of_a_bot_whose_parts_have_changed_are_not_taken_for_todays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    for name, text in PARTS.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("mine", "helper", "kit", "kit.weights", "heir"):  # those of the test before
        monkeypatch.delitem(sys.modules, name, raising=False)
    before = match_identity(match("heir:Bot,random"))["code"]
    assert match_identity(match("heir:Bot,random"))["code"] == before
    (tmp_path / part).write_text(PARTS[part] + "# changed\n", "utf-8")
    assert (match_identity(match("heir:Bot,random"))["code"] == before) == (
        part in ("stranger.py", "broken.py")
    )


def test_installed_packages_do_not_belong_to_a_bot_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "site-packages"
    home.mkdir()
    (home / "lonely.py").write_text(
        "import heavy\nfrom tests.arena.bots import First\nclass Bot(First): pass\n", "utf-8"
    )
    (home / "heavy.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(home)
    own = fingerprint.bot_code(type(read_lineup("lonely:Bot")[0].bot()))
    assert home / "lonely.py" in own
    assert home / "heavy.py" not in own


@pytest.mark.parametrize("name", ["match.py", "play_game.py"])
def test_games_dealt_in_another_way_are_not_taken_for_todays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for file in fingerprint.DEAL_MODULES:
        shutil.copy(fingerprint.ARENA / file, tmp_path)
    before = match_identity(match(LINEUP))
    monkeypatch.setattr(fingerprint, "ARENA", tmp_path)
    assert match_identity(match(LINEUP)) == before
    (tmp_path / name).write_text("# another seed\n", "utf-8")
    assert match_identity(match(LINEUP))["code"] != before["code"]


def test_a_full_disk_is_named_and_loses_no_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, room = atomic_file.write_atomically, [3]

    def write(path: Path, text: str) -> None:
        if path.suffix == ".record":
            if not room[0]:
                raise OSError(errno.ENOSPC, "No space left on device")
            room[0] -= 1
        real(path, text)

    monkeypatch.setattr(match_store, "write_atomically", write)
    with pytest.raises(BaobabError, match=r"No space left on device.*Finished games are kept"):
        Run([match(LINEUP)], 4, tmp_path).play()
    assert len(list(tmp_path.rglob("*.record"))) == 3
    monkeypatch.setattr(match_store, "write_atomically", real)
    run = Run([match(LINEUP)], 4, tmp_path)
    assert len(run.play()) == 8
    assert run.kept == 3


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits to file sizes there")
def test_what_does_not_fit_in_the_middle_of_a_line_is_mended_by_the_next_run(tmp_path: Path) -> None:
    """The system itself refuses, while the index is being written."""
    code = (
        "import resource, sys; from baobab.cli import main\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)); sys.exit(main(sys.argv[1:]))"
    )
    argv = ["arena", DECK, "--bots", "random,random", "--blocks", "6", "--keep", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-c", code, *argv], cwd=ROOT, text=True, capture_output=True, check=False
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("baobab: ")
    assert done.stderr.count("\n") == 1
    kept = list(tmp_path.rglob("*.record"))
    assert 2 <= len(kept) < 12
    assert not list(tmp_path.rglob("*.part"))
    run = Run([match("random,random")], 6, tmp_path)
    assert len(run.play()) == 12
    assert run.kept == len(kept)


def test_games_are_kept_among_the_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_root() == tmp_path / "baobab" / "arena"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_root() == Path.home() / ".local" / "share" / "baobab" / "arena"

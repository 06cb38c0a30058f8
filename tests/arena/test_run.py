"""Runs: the same games however many processes play them and however often they are stopped."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.arena import DECK, FIRST, ROOT, match

from baobab.arena import run as run_module
from baobab.arena.match_store import MatchStore
from baobab.arena.play_game import GameResult
from baobab.arena.report import report
from baobab.arena.run import Progress, Run
from baobab.errors import BaobabError
from baobab.replay import replay
from baobab.titles import title

LINEUP = f"{FIRST},tests.arena.bots:Playouts@6it,random"


def told(results: Sequence[GameResult]) -> str:
    return json.dumps(report([match(LINEUP)], results))


def records(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*.record")}


def test_results_and_records_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    alone = Run([match(LINEUP)], 4, tmp_path / "alone").play(jobs=1)
    shared = Run([match(LINEUP)], 4, tmp_path / "shared").play(jobs=2)
    with ThreadPoolExecutor(2) as pool:
        elsewhere = Run([match(LINEUP)], 4, tmp_path / "elsewhere").play(executor=pool)
    assert told(alone) == told(shared) == told(elsewhere)
    assert len(records(tmp_path / "alone")) == 12
    assert records(tmp_path / "alone") == records(tmp_path / "shared") == records(tmp_path / "elsewhere")


def test_every_record_is_verified_by_replay(tmp_path: Path) -> None:
    results = Run([match(LINEUP)], 2, tmp_path).play()
    found = [replay(text.decode(), title(DECK)) for text in records(tmp_path).values()]
    assert sorted(tuple(game.scores()) for game in found) == sorted(one.scores for one in results)


def test_a_longer_run_goes_on_where_a_shorter_one_ended(tmp_path: Path) -> None:
    Run([match(LINEUP)], 2, tmp_path / "a").play()
    seen: list[Progress] = []
    longer = Run([match(LINEUP)], 4, tmp_path / "a").play(watch=seen.append)
    assert (seen[0].done, seen[0].kept, seen[0].total, seen[0].seconds_left()) == (6, 6, 12, None)
    assert seen[-1].done == 12
    assert seen[-1].seconds_left() == 0
    assert told(longer) == told(Run([match(LINEUP)], 4, tmp_path / "b").play())
    shorter = Run([match(LINEUP)], 3, tmp_path / "a").play()
    assert told(shorter) == told(longer[:9])


def test_a_run_ends_at_the_block_that_is_enough_and_counts_no_later_one(tmp_path: Path) -> None:
    """Also where later blocks are finished already: otherwise processes would decide the result."""
    Run([match(LINEUP)], 6, tmp_path).play()
    asked: list[int] = []

    def enough(games: list[GameResult]) -> bool:
        asked.append(games[0].block)
        return games[0].block == 2

    for jobs, root in ((1, tmp_path), (2, tmp_path / "new")):
        asked.clear()
        results = Run([match(LINEUP)], 6, root).play(jobs=jobs, enough=enough)
        assert asked == [0, 1, 2]
        assert [one.block for one in results] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("bot", ["Crashes", "Cheats"])
def test_a_bot_that_fails_ends_the_run_and_loses_no_finished_game(
    tmp_path: Path, jobs: int, bot: str
) -> None:
    lineup = f"tests.arena.bots:{bot},random"
    with pytest.raises(BaobabError, match=f"tests.arena.bots:{bot}.* Finished games are kept"):
        Run([match(lineup)], 100, tmp_path).play(jobs=jobs)
    kept = records(tmp_path)
    assert kept
    for text in kept.values():
        assert replay(text.decode(), title(DECK)).over


def test_a_bot_that_leaves_is_named(tmp_path: Path) -> None:
    with pytest.raises(BaobabError, match=r"Leaves” failed in seat 0 .*SystemExit: I am off"):
        Run([match("tests.arena.bots:Leaves,random")], 1, tmp_path).play()


@pytest.mark.parametrize(
    ("knobs", "said"), [('{"weights": {"luck": 1}}', "cannot be “luck”"), ("{", "from line 1 on")]
)
def test_a_wrong_file_of_knobs_is_named_before_any_game(tmp_path: Path, knobs: str, said: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(knobs, encoding="utf-8")
    with pytest.raises(BaobabError, match=f"file of knobs “.*mine.json” cannot be used.*{said}"):
        Run([match(f"greedy:{file},random")], 1, tmp_path / "games")
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_of_knobs_that_changes_ends_the_run_and_mixes_no_games(tmp_path: Path, jobs: int) -> None:
    file, games = tmp_path / "live.json", tmp_path / "games"
    file.write_text('{"weights": {}}', encoding="utf-8")
    lineup = f"greedy:{file},random"

    def edit(progress: Progress) -> None:
        if progress.done == 3:
            file.write_text('{"weights": {} }', encoding="utf-8")

    run = Run([match(lineup)], 20, games)
    with pytest.raises(
        BaobabError, match=r"live.json” has changed since .*Finished games are kept"
    ) as caught:
        run.play(jobs=jobs, watch=edit)
    assert "è cambiato" in caught.value.words("it")
    assert len(records(games)) == len(run.results) >= 3
    again = Run([match(lineup)], 1, games)
    assert again.folders != run.folders
    again.close()
    file.write_text('{"weights": {}}', encoding="utf-8")
    before = Run([match(lineup)], 20, games)
    assert before.folders == run.folders
    before.load_kept()
    assert before.kept == len(run.results)
    before.close()


def test_interrupted_games_are_kept(tmp_path: Path) -> None:
    def stop(progress: Progress) -> None:
        if progress.done == 5:
            raise KeyboardInterrupt

    run = Run([match(LINEUP)], 4, tmp_path / "a")
    with pytest.raises(KeyboardInterrupt):
        run.play(jobs=2, watch=stop)
    assert len(run.results) == len(records(tmp_path / "a")) == 5
    whole = Run([match(LINEUP)], 4, tmp_path / "b").play()
    assert told(Run([match(LINEUP)], 4, tmp_path / "a").play()) == told(whole)


def test_a_process_that_dies_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "play_task", die)
    with pytest.raises(BaobabError, match="A process that played games has died"):
        Run([match(LINEUP)], 4, tmp_path).play(jobs=2)


def die(task: object) -> None:
    signal.raise_signal(signal.SIGKILL)


def command(root: Path, blocks: int = 8) -> list[str]:
    bots = "tests.arena.bots:Slow,random,random"
    options = ["--bots", bots, "--blocks", str(blocks), "--jobs", "2", "--json", "--keep", str(root)]
    return [sys.executable, "-m", "baobab", "--lang", "en", "arena", DECK, *options]


def started(root: Path, blocks: int = 8) -> subprocess.Popen[str]:
    """A run in a process of its own, that has finished some more games."""
    before = len(records(root))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background of a shell it is ignored
    process = subprocess.Popen(
        command(root, blocks), cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    until = time.monotonic() + 60
    while len(records(root)) < before + 4:
        assert time.monotonic() < until, "no game was finished in a minute"
        assert process.poll() is None, process.communicate()
        time.sleep(0.005)
    return process


def finished(root: Path) -> str:
    return subprocess.run(command(root), cwd=ROOT, text=True, capture_output=True, check=True).stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL there")
def test_a_killed_run_goes_on_to_the_same_result(tmp_path: Path) -> None:
    undisturbed = finished(tmp_path / "whole")
    process = started(tmp_path / "killed")
    process.kill()
    process.communicate()
    left = len(records(tmp_path / "killed"))
    assert 4 <= left < 24
    process = started(tmp_path / "killed")
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130
    assert "the same command goes on from there" in said
    assert "Traceback" not in said
    assert finished(tmp_path / "killed") == undisturbed
    assert records(tmp_path / "killed") == records(tmp_path / "whole")


def test_two_runs_do_not_play_the_same_match_at_once(tmp_path: Path) -> None:
    process = started(tmp_path, blocks=400)
    try:
        busy = subprocess.run(command(tmp_path, 400), cwd=ROOT, text=True, capture_output=True, check=False)
        assert busy.returncode == 2
        assert "another run has" in busy.stderr
    finally:
        process.terminate()
        process.communicate()
    assert process.returncode == 130


def test_several_line_ups_share_their_deals_and_their_folder(tmp_path: Path) -> None:
    matches = [match("random,random,random"), match(f"{FIRST},random,random")]
    results = Run(matches, 2, tmp_path).play()
    assert len(results) == 12
    assert [one.block for one in results] == [0] * 6 + [1] * 6
    assert len(list(tmp_path.iterdir())) == 2


def test_the_shelf_closes_whatever_happens(tmp_path: Path) -> None:
    MatchStore(tmp_path, match("random,random")).close()
    MatchStore(tmp_path, match("random,random")).close()

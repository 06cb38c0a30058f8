"""A run plays the missing games of some matches, in one process or many, and keeps each as it ends.

Games and results do not depend on the number of processes. Whatever stops a run, its finished games are in
the store, and the same run goes on from there.
"""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import wait as wait_for
from pathlib import Path

from baobab.arena.match import Match, Task, tasks_of_block
from baobab.arena.match_store import MatchStore
from baobab.arena.play_game import FinishedGame, GameResult, play_task
from baobab.errors import BaobabError

AHEAD = 3
"""Games submitted ahead per process: none has to wait, and few are wasted when a gate ends the run."""


@dataclass(frozen=True)
class Progress:
    """The progress of a run: games finished and wanted, those found in the store, seconds passed."""

    done: int
    total: int
    kept: int
    elapsed: float

    def seconds_left(self) -> float | None:
        """An estimate of the seconds for the rest; None before the first game."""
        played = self.done - self.kept
        return self.elapsed / played * (self.total - self.done) if played else None


RunWatcher = Callable[[Progress], None]
StopTest = Callable[[list[GameResult]], bool]
"""Called with each block in order, once it and all before it are complete; True ends the run."""


class Run:
    """Some matches over the same number of blocks, kept below one folder."""

    def __init__(self, matches: Sequence[Match], blocks: int, root: Path) -> None:
        self.matches = list(matches)
        self.blocks = blocks
        self.stores: dict[int, MatchStore] = {}
        self.results: dict[tuple[int, int, int], GameResult] = {}
        self.whole_blocks = 0
        self.kept = 0
        for match in self.matches:
            match.check()
        try:
            for number, match in enumerate(self.matches):
                self.stores[number] = MatchStore(root, match)
        except BaseException:
            self.close()
            raise

    @property
    def games(self) -> int:
        """How many games the run has when it is complete."""
        return self.blocks * sum(match.seats for match in self.matches)

    @property
    def folders(self) -> list[Path]:
        return [store.folder for store in self.stores.values()]

    def play(
        self,
        jobs: int = 1,
        watch: RunWatcher | None = None,
        enough: StopTest | None = None,
        executor: Executor | None = None,
    ) -> list[GameResult]:
        """Play the missing games and return the results of all blocks that count, in order.

        With `enough`, the run ends at the first block for which it is true; an `executor` (of many machines,
        say) plays the games instead of local processes.
        """
        try:
            missing = self.load_kept()
            started = time.monotonic()

            def update() -> bool:
                if watch is not None:
                    elapsed = time.monotonic() - started
                    watch(Progress(len(self.results), self.games, self.kept, elapsed))
                return self.advance(enough)

            if not update():
                with closing(play_missing(missing, jobs, executor)) as games:
                    for key, task, played in games:
                        self.stores[key].add(task, played)
                        self.results[key, task.block, task.rotation] = played.result
                        if update():
                            break
        finally:
            self.close()
        return self.counted_results()

    def load_kept(self) -> Iterator[tuple[int, Task]]:
        """Load the kept results; returns the games still to be played, block after block."""
        missing = []
        for block in range(self.blocks):
            for number, match in enumerate(self.matches):
                store = self.stores[number]
                for task in tasks_of_block(match, block, store.knob_digests):
                    result = store.find_result(task)
                    if result is None:
                        missing.append((number, task))
                    else:
                        self.results[number, block, task.rotation] = result
        self.kept = len(self.results)
        return iter(missing)

    def advance(self, enough: StopTest | None) -> bool:
        """Count the complete blocks; True as soon as they are enough."""
        while self.whole_blocks < self.blocks:
            games = self.block_results(self.whole_blocks)
            if games is None:
                return False
            self.whole_blocks += 1
            if enough is not None and enough(games):
                return True
        return False

    def block_results(self, block: int) -> list[GameResult] | None:
        """The results of a block over all matches, or None while some are missing."""
        keys = [
            (number, block, rotation)
            for number, match in enumerate(self.matches)
            for rotation in range(match.seats)
        ]
        return [self.results[key] for key in keys] if all(key in self.results for key in keys) else None

    def counted_results(self) -> list[GameResult]:
        """The results of all blocks that count."""
        return [result for block in range(self.whole_blocks) for result in self.block_results(block) or []]

    def close(self) -> None:
        for store in self.stores.values():
            store.close()


NumberedGame = tuple[int, Task, FinishedGame]


def play_missing(
    missing: Iterator[tuple[int, Task]], jobs: int, executor: Executor | None
) -> Generator[NumberedGame, None, None]:
    """Play the missing games; yields each as it ends."""
    if executor is not None:
        yield from play_in_executor(missing, executor, AHEAD * max(jobs, 8))
    elif jobs == 1:
        for key, task in missing:
            yield key, task, play_task(task)
    else:
        with process_pool(jobs) as pool:
            yield from play_in_executor(missing, pool, AHEAD * jobs)


def play_in_executor(
    missing: Iterator[tuple[int, Task]], executor: Executor, ahead: int
) -> Iterator[NumberedGame]:
    """The same in an executor. If a game fails, those already finished are yielded first."""
    waiting: dict[Future[FinishedGame], tuple[int, Task]] = {}
    failed: BaseException | None = None
    while failed is None:
        for key, task in missing:
            waiting[executor.submit(play_task, task)] = key, task
            if len(waiting) >= ahead:
                break
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            key, task = waiting.pop(future)
            if future.exception() is None:
                yield key, task, future.result()
            else:
                failed = future.exception()
    if isinstance(failed, BrokenProcessPool):
        raise BaobabError("error-arena-process") from failed
    raise failed


@contextmanager
def process_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes that end with the `with` block, however it ends."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(max_workers=jobs, initializer=prepare_worker)
    try:
        yield pool
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def prepare_worker() -> None:
    """Set a worker up: it leaves interrupts to its parent, ends with it, and prints to standard error.

    Standard output may be read by a program.
    """
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)

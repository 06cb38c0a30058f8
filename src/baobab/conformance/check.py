"""The whole conformance check of a title: many games, sampled positions, every promise."""

from collections.abc import Callable, Set

from baobab import compiled
from baobab.conformance.check_run import CheckRun
from baobab.conformance.constants import check_constants
from baobab.conformance.inspector import Inspector
from baobab.conformance.report import Report
from baobab.conformance.round_trips import check_notation
from baobab.conformance.wording import check_catalogue, check_clauses
from baobab.kernel.title import Title

MOST_IDLE_GAMES = 50


def check(
    title: Title,
    positions: int = 1000,
    seed: int = 1,
    clauses: Set[str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play games until this many positions were checked, and report what was found.

    `clauses` are the ids that a title from outside may cite; those of built-in titles are known.
    `progress` is called with the positions done and the total.
    """
    report = Report(title.name, title.version, seed, compiled.build_name())
    run = CheckRun(title, report, clauses)
    check_notation(run)
    check_clauses(run)
    check_constants(run)
    check_catalogue(run)
    inspector = Inspector(run, positions)
    idle = 0
    while report.positions < positions and idle < MOST_IDLE_GAMES:
        before = report.positions
        inspector.inspect_game(report.games)
        report.games += 1
        idle = 0 if report.positions > before else idle + 1
        if progress is not None:
            progress(min(report.positions, positions), positions)
    inspector.conclude()
    return report

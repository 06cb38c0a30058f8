"""Sights: what a seat sees of a place is worded, and stays the same when hidden things are resampled."""

from baobab.conformance.check_run import CheckRun
from baobab.conformance.report import canonical_json, describe_difference
from baobab.conformance.snapshot import take_snapshot
from baobab.errors import SubjectError
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.notes import Note
from baobab.kernel.sights import Sight, write_subject
from baobab.kernel.state import State

CHECK = "sights"
LOOKS = 3
"""Subjects that are checked per seat and position."""


def check_sights(run: CheckRun, s: State, seat: int) -> None:
    """Check some subjects, in the true and in a resampled position."""
    title = run.title
    if not title.subjects:
        return
    rng = Rng(
        run.report.seed + run.report.positions
    )  # what is looked at does not change which games are played
    drawn = title.resample(s, seat, FastLuck(rng.seed()))
    for _ in range(LOOKS):
        domain = int(rng.below(len(title.subjects)))
        item = int(rng.below(title.subjects[domain].size))
        check_subject(run, s, drawn, seat, domain, item)


def check_subject(run: CheckRun, s: State, drawn: State, seat: int, domain: int, item: int) -> None:
    run.count_look(CHECK)
    what = f"{write_subject(run.title.subjects, domain, item)} for seat {seat}"
    before = take_snapshot(run.title, s)
    truth, other = sight_data(run, s, seat, domain, item), sight_data(run, drawn, seat, domain, item)
    if canonical_json(truth) != canonical_json(other):
        run.add_finding(
            CHECK, f"the same sight of {what} after a resample", describe_difference(truth, other), s
        )
    if take_snapshot(run.title, s) != before:
        run.add_finding(CHECK, "a state untouched by a sight", f"{what} changed it", s)


def sight_data(run: CheckRun, s: State, seat: int, domain: int, item: int) -> dict[str, object]:
    """A sight as plain data, or how it was refused; all its words can be said."""
    try:
        sight = run.title.sight(s, seat, domain, item)
    except SubjectError as error:
        run.check_words(CHECK, error.key, error.params, s)
        return {"refused": error.key, "params": repr(error.params)}
    for note in notes_of(sight):
        run.check_words(CHECK, note.key, note.params, s)
    return {
        "note": repr(sight.note),
        "layers": [
            [layer.name, [[mark.place, mark.number, repr(mark.note)] for mark in layer.marks]]
            for layer in sight.layers
        ],
        "paths": [[path.name, path.places, path.number] for path in sight.paths],
        "changes": [repr(change) for change in sight.changes],
    }


def notes_of(sight: Sight) -> list[Note]:
    found = [sight.note, *[mark.note for layer in sight.layers for mark in layer.marks]]
    return [note for note in found if note is not None]

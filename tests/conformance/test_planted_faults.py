"""The kit finds what it is there to find: one fault at a time is planted into a toy."""

import pytest
from tests.conformance import faulty
from tests.conformance.rules import toy_clauses

from baobab.kernel.title import Title
from baobab.kit import check

PLANTED: list[tuple[type[Title], str]] = [
    (faulty.LeakingView, "fairness"),
    (faulty.TickingView, "twins"),
    (faulty.LoudSteps, "twins"),
    (faulty.OpenBid, "worlds"),
    (faulty.OpenReturn, "worlds"),
    (faulty.WrongEar, "twins"),
    (faulty.CopyingResample, "resample"),
    (faulty.CopyingResample, "worlds"),
    (faulty.ShiftingResample, "resample"),
    (faulty.SkewedResample, "worlds"),
    (faulty.Undeclared, "resample"),
    (faulty.DeadEnd, "progress"),
    (faulty.Forgetful, "progress"),
    (faulty.RoundAbout, "cycle"),
    (faulty.VagueReason, "reasons"),
    (faulty.LenientReason, "reasons"),
    (faulty.LawlessReason, "reasons"),
    (faulty.SpeechlessReason, "words"),
    (faulty.Disordered, "legal"),
    (faulty.SharedArray, "copy"),
    (faulty.CarelessKey, "key"),
    (faulty.LostPrize, "faults"),
    (faulty.StaleDerived, "derived"),
]


@pytest.mark.parametrize(("faulty_title", "found_by"), PLANTED)
def test_a_planted_fault_is_found(faulty_title: type[Title], found_by: str) -> None:
    title = faulty_title()  # type: ignore[call-arg]
    positions = 150 if faulty_title is faulty.OpenReturn else 40
    report = check(title, positions, seed=1, clauses=toy_clauses(title.name))
    assert found_by in report.checks(), report.text()
    finding = next(finding for finding in report.findings if finding.check == found_by)
    assert finding.expected
    assert finding.found

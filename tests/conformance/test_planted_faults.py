"""The kit finds what it is there to find: one fault at a time is planted into a toy."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.conformance import faulty_titles as faulty

from baobab.conformance import check
from baobab.conformance.attributes import OWN, attribute_names
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import title as load

PLANTED: list[tuple[type[Title], str]] = [
    (faulty.LeakingView, "fairness"),
    (faulty.LeakingSight, "sights"),
    (faulty.CarelessSight, "sights"),
    (faulty.LeakingAccounts, "fairness"),
    (faulty.RestlessAccounts, "effects"),
    (faulty.FalsePreview, "previews"),
    (faulty.NamingReason, "words"),
    (faulty.TickingView, "twins"),
    (faulty.LoudSteps, "twins"),
    (faulty.OpenBid, "worlds"),
    (faulty.OpenReturn, "worlds"),
    (faulty.WrongEar, "twins"),
    (faulty.TellingQuestion, "twins"),
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
    (faulty.ForgottenField, "fields"),
    (faulty.ForgottenField, "position"),
    (faulty.FalseTable, "fields"),
    (faulty.SecretWithoutField, "fields"),
    (faulty.TalkativeEvents, "events"),
    (faulty.UnknownEvent, "events"),
    (faulty.SwappedPhases, "constants"),
    (faulty.SwappedEvents, "constants"),
    (faulty.SwappedOptions, "constants"),
    (faulty.SwappedStreams, "constants"),
    (faulty.SwappedFeatures, "constants"),
    (faulty.NamelessEvents, "constants"),
]


@pytest.mark.parametrize(("faulty_title", "found_by"), PLANTED)
def test_a_planted_fault_is_found(faulty_title: type[Title], found_by: str) -> None:
    title = faulty_title()  # type: ignore[call-arg]
    positions = 150 if faulty_title is faulty.OpenReturn else 40
    report = check(title, positions, seed=1)
    assert found_by in report.failed_checks(), report.text()
    finding = next(finding for finding in report.findings if finding.check == found_by)
    assert finding.expected
    assert finding.found
    assert "zip()" not in report.text()


class Slotted(State):
    """A state as a compiled class is: it has no dictionary."""

    __slots__ = ("coins", "hidden")
    coins: int
    hidden: int


def test_attributes_are_found_however_a_class_keeps_them() -> None:
    s = Slotted(2, vec[i64](), vec[i64](), vec[i64](), 0)
    s.coins, s.hidden = 1, 2
    assert attribute_names(s) - OWN == {"coins", "hidden"}
    assert attribute_names(load("africa").new(2, FastLuck(1))) >= OWN

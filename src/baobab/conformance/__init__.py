"""The conformance kit: does a title keep the promises of `docs/architecture.md`?

    python -m baobab.conformance africa --positions 1000

`check(title)` plays many games and looks into sampled positions; titles from outside are checked
in the same way, as `module:Class`.
"""

from baobab.conformance.check import check
from baobab.conformance.report import Finding, Report

__all__ = ["Finding", "Report", "check"]

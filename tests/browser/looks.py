"""Which looks a test is played with: some pairs in `make test`, everything in `make browser-all`."""

import os
from collections.abc import Sequence
from itertools import cycle, product

from tests.browser.people import Look

SIZES = ((1366, 768), (360, 740))
EVERY = [Look(lang, theme, *size) for lang, theme, size in product(("en", "it"), ("light", "dark"), SIZES)]
FULL = os.environ.get("BAOBAB_BROWSER", "") == "all"


def looks(*pairwise: Look) -> list[Look]:
    """These, or all there are."""
    return EVERY if FULL else list(pairwise)


def pairs(titles: Sequence[str], *pairwise: Look) -> list[tuple[str, Look]]:
    """Each title with one of these in turn, or with all there are."""
    return list(product(titles, EVERY)) if FULL else list(zip(titles, cycle(pairwise), strict=False))

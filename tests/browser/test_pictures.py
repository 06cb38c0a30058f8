"""Pictures for README and docs, taken of real games: `make pictures` puts them into docs/pictures."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.looks import FULL
from tests.browser.people import Crowd, Look
from tests.browser.play import Thinker, by_mouse, by_thumb, over

WANTED = os.environ.get("BAOBAB_PICTURES", "")
SCENES = {
    "table-front": ("", Look("en", "light"), 0),
    "table-front-phone": ("", Look("it", "dark", 360, 740), 0),
    "table-africa": ("africa", Look("en", "light"), 12),
    "table-africa-phone": ("africa", Look("it", "dark", 360, 740), 8),
    "table-heart-of-africa": ("heart_of_africa", Look("en", "light"), 20),
    "table-heart-of-africa-night": ("heart_of_africa", Look("it", "dark"), 24),
    "table-heart-of-africa-phone": ("heart_of_africa", Look("it", "light", 360, 740), 16),
    "table-ticket-to-ride": ("ticket_to_ride", Look("it", "light"), 14),
    "table-ticket-to-ride-night": ("ticket_to_ride", Look("en", "dark"), 8),
    "table-great-zimbabwe": ("great_zimbabwe", Look("en", "light"), 40),
    "table-great-zimbabwe-night": ("great_zimbabwe", Look("it", "dark"), 30),
    "table-great-zimbabwe-phone": ("great_zimbabwe", Look("it", "light", 360, 740), 20),
    "table-namibia": ("namibia", Look("it", "light"), 42),
    "table-namibia-night": ("namibia", Look("en", "dark"), 38),
    "table-namibia-phone": ("namibia", Look("en", "light", 360, 740), 21),
}
OTHERS = {"great_zimbabwe": 4}
"""Bots at the table, where it is not two."""


@pytest.mark.parametrize("name", SCENES if WANTED or FULL else ["table-africa-phone"])
def test_picture(crowd: Crowd, tmp_path: Path, name: str) -> None:
    title, look, answers = SCENES[name]
    person = crowd.person(look, name="Amina")
    if title:
        person.open(title, ["me", *["easy"] * OTHERS.get(title, 2)], name="Amina")
        thinker = Thinker(person)
        for _ in range(answers):
            assert not over(person)
            (by_thumb if look.phone else by_mouse)(person, thinker)
        over(person)
    else:
        person.go()
        expect(person.page.locator("ul.cards > li:not(.ghost, .back) h3")).to_have_count(5)
    place = Path(WANTED or tmp_path) / f"{name}.png"
    person.page.mouse.move(2, 2)  # no word about what the pointer was last at
    person.picture(place)
    assert place.stat().st_size > 10_000

"""Pictures for README and docs, taken of real games: `make pictures` puts them into docs/pictures."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.looks import one_of
from tests.browser.people import Crowd, Look
from tests.browser.play import Thinker, by_mouse, over

WANTED = os.environ.get("BAOBAB_PICTURES", "")
SCENES = {
    "table-front": ("", Look("en", "light"), 0),
    "table-front-phone": ("", Look("it", "dark", 360, 740), 0),
    "table-africa": ("africa", Look("en", "light"), 12),
    "table-africa-phone": ("africa", Look("it", "dark", 360, 740), 8),
    "table-ticket-to-ride": ("ticket_to_ride", Look("it", "light"), 14),
    "table-ticket-to-ride-night": ("ticket_to_ride", Look("en", "dark"), 8),
    "table-namibia": ("namibia", Look("it", "light"), 6),
}


@pytest.mark.parametrize("name", SCENES if WANTED else one_of([*SCENES], "table-africa-phone"))
def test_picture(crowd: Crowd, tmp_path: Path, name: str) -> None:
    title, look, answers = SCENES[name]
    person = crowd.person(look, name="Amina")
    if title:
        person.open(title, ["me", "easy", "easy"], name="Amina")
        thinker = Thinker(person)
        for _ in range(answers):
            assert not over(person)
            by_mouse(person, thinker)
        over(person)
    else:
        person.go()
        expect(person.page.locator("ul.cards > li:not(.ghost, .back) h3")).to_have_count(5)
    place = Path(WANTED or tmp_path) / f"{name}.png"
    person.page.mouse.move(2, 2)  # no word about what the pointer was last at
    person.picture(place)
    assert place.stat().st_size > 10_000

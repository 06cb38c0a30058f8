"""Nothing is told by colour alone: signs, shapes and letters, and how it looks to other eyes (check 9)."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import SHOTS
from tests.browser.people import Crowd, Look, Person
from tests.browser.play import Thinker, by_mouse, over
from tests.browser.seats import against_bots

PIECES = {
    "africa": ".board .explorer",
    "ticket_to_ride": ".board .spot g:has(> path):has(> text)",
    "great_zimbabwe": ".board [data-tower] g:has(> path):has(> text)",
    "heart_of_africa": ".board .marker",
    "namibia": ".board [data-space] g:has(> path):has(> text)",
}
EYES = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")

SIGNS = """() => {
  const drawn = (id) => document.querySelector(id)?.outerHTML.replace(/ id="[^"]*"/, "") ?? "";
  return [...document.querySelectorAll(".board [class^=c-], .board [class*=' c-']")].flatMap((part) => {
    const colour = [...part.classList].find((name) => name.startsWith("c-")).slice(2);
    const signs = [...part.querySelectorAll("use.sign")].map((sign) => sign.getAttribute("href"));
    return signs.map((sign) => [colour, sign, drawn(sign)]);
  });
}"""
BADGES = """(where) => [...document.querySelectorAll(where)].map((sign) =>
  [sign.querySelector("path").getAttribute("d"), sign.querySelector("text").textContent.trim()])"""


def full_table(crowd: Crowd, title: str) -> Person:
    person = crowd.person(Look("it", "light"), name="Amina")
    person.open(title, against_bots(title, 5), name="Amina")
    person.ready()
    return person


def test_every_colour_of_track_and_card_has_a_sign(crowd: Crowd) -> None:
    """Each colour has one drawing wherever it is used, and no two the same; ferries show a locomotive."""
    person = full_table(crowd, "ticket_to_ride")
    signs: dict[str, set[str]] = {}
    for colour, href, drawing in person.page.evaluate(SIGNS):
        assert drawing, f"{href} is drawn nowhere"
        if href != "#ttr-locomotive" or colour == "locomotive":
            signs.setdefault(colour, set()).add(drawing)
    assert len(signs) >= 8
    assert all(len(drawings) == 1 for drawings in signs.values())
    assert len({drawing for drawings in signs.values() for drawing in drawings}) == len(signs)


@pytest.mark.parametrize("title", PIECES)
def test_players_differ_by_shape_and_letter(crowd: Crowd, title: str) -> None:
    person = full_table(crowd, title)
    badges = person.page.evaluate(BADGES, ".players li .head > svg")
    seats = len(against_bots(title, 5))
    assert len(badges) == len({shape for shape, _ in badges}) == seats
    assert len({letter for _, letter in badges}) == seats
    thinker = Thinker(person)
    pieces = PIECES[title]
    while person.page.locator(pieces).count() < 3:
        assert not over(person)
        by_mouse(person, thinker)
    letters = [letter for _, letter in person.page.evaluate(BADGES, pieces)]
    assert set(letters) <= {letter for _, letter in badges}, "pieces carry the letters of the panel"


@pytest.mark.parametrize("title", PIECES)
def test_pictures_for_other_eyes(crowd: Crowd, title: str) -> None:
    """Chromium's own simulation; the pictures are for looking at."""
    person = full_table(crowd, title)
    wire = person.context.new_cdp_session(person.page)
    plain = SHOTS / "eyes" / f"{title}.png"
    person.picture(plain)
    for eyes in EYES:
        wire.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        place: Path = SHOTS / "eyes" / f"{title}-{eyes}.png"
        person.picture(place)
        assert place.read_bytes() != plain.read_bytes()
    expect(person.page.locator(".board .spot.open, .board button").first).to_be_visible()

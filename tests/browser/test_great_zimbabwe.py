"""The board of The Great Zimbabwe: every decision on it, and what it shows before one is made."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.looks import looks
from tests.browser.people import DESK, PHONE, Crowd, Look, Person
from tests.browser.play import POINT, check_the_end
from tests.browser.test_everybody import findings
from tests.browser.test_feel import FONTS_HERE
from tests.browser.test_reasons import truth
from tests.browser.zimbabwe import (
    first_gifts,
    play_on_the_board,
    sit_at,
    sit_down,
    spot,
    two_plaques,
)
from tests.titles.great_zimbabwe.positions import late

TITLE = "great_zimbabwe"
SMALLEST = """(where) => {
  const found = [];
  for (const root of document.querySelectorAll(where)) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const part = node.parentElement;
      if (!node.data.trim() || !part.checkVisibility() || part.closest(".unseen, defs")) continue;
      const scale = part instanceof SVGElement ? Math.abs(part.getScreenCTM().d) : 1;
      found.push([parseFloat(getComputedStyle(part).fontSize) * scale, node.data.trim()]);
    }
  }
  return found.sort((a, b) => a[0] - b[0])[0];
}"""


LAID = """(plaques) => plaques.map((plaque) => plaque.querySelector("em")?.textContent ?? "0")"""
"""The heads that a gift would lay on each plaque, as far as the server has told it."""

LYING = Look("it", "light", 844, 390)
MAGNIFIED = Look("en", "light", 683, 384)


def point_at(person: Person, place: str) -> None:
    person.page.mouse.move(*person.page.evaluate(POINT, place))


@pytest.mark.parametrize(("seats", "look"), [(2, Look("it", "dark")), (5, DESK)], ids=str)
def test_whole_game_by_board_clicks_alone(crowd: Crowd, seats: int, look: Look) -> None:
    """And the end says of everybody what brought the points, and which cards made the requirement."""
    person = crowd.person(look)
    person.open(TITLE, ["me", *["easy"] * (seats - 1)])
    assert play_on_the_board(person) > 20
    game = check_the_end(person)
    assert game.title.name == TITLE
    made = person.page.locator("dialog .made li")
    expect(made).to_have_count(seats)
    adds = [one for player in game.view(-1)["players"] for one in player["adds"]]
    for one in adds:
        name = person.says(f"{one['kind']}-{one['card']}")
        assert any(name in line for line in made.all_inner_texts()), f"{name} is not named"


def test_a_workshop_lies_as_its_ghost_did(crowd: Crowd) -> None:
    """It lies under the pointer, R turns it, and a click lays it just so."""
    person = crowd.person(DESK)
    seat = sit_at(person, "site")
    view = person.view(seat)["view"]
    corner = next(site for site in view["laying"]["sites"] if f"{site}v" in view["laying"]["sites"])
    before = {one["id"] for one in view["craftsmen"]}
    ghost = person.page.locator(".board .here")
    point_at(person, corner)
    expect(ghost).to_have_attribute("width", "76")
    person.page.keyboard.press("r")
    expect(ghost).to_have_attribute("width", "36")
    spot(person, corner)
    expect(person.page.locator(".board [data-maker]")).to_have_count(len(before) + 1)
    laid = [one for one in person.view(seat)["view"]["craftsmen"] if one["id"] not in before]
    below = f"{corner[0]}{int(corner[1:]) + 1}"
    assert [one["cells"] for one in laid] == [[corner, below]]


def test_the_basket_says_what_comes_true(crowd: Crowd) -> None:
    """The cheapest goods are filled in; everybody who is paid, hubs too, what is left and what it brings."""
    person = crowd.person(DESK)
    seat = sit_at(person, "plan")
    view, page = person.view(seat)["view"], person.page
    basket = page.get_by_role("region", name=person.says("ui-tgz-basket"))
    expect(basket.locator("dl.paid")).to_be_visible()
    hidden = page.locator(".board .beside").evaluate("(part) => part.scrollHeight - part.clientHeight")
    assert hidden <= 1, f"the basket hides {hidden} pixels"
    figures = [
        [int(n) for n in re.findall(r"\d+", text)] for text in basket.locator(".after dd").all_inner_texts()
    ]
    (cash, left), (points, more, needed) = figures[:2]
    assert [cash, points, needed] == [view["players"][seat][name] for name in ("cash", "vp", "vr")]
    paid = [int(text) for text in basket.locator(".paid dd").all_inner_texts()]
    assert sum(paid) == cash - left
    assert "(Qamata)" in basket.locator(".paid").inner_text()
    assert page.locator(".board .way").count() >= 1
    plan = person.ask(f"/api/tables/{person.table}/sight", subject="plan now", seat=seat)
    goods = [place for path in plan["paths"] if path["name"] == "good" for place in path["places"]]
    makers = {one["id"] for one in view["craftsmen"]}
    expect(page.locator(".board circle.resource")).to_have_count(sum(place not in makers for place in goods))
    expect(page.locator(".board rect.raised")).to_have_count(1)
    expect(page.locator(".hand").get_by_role("button", name=person.says("ui-row-more"))).to_be_visible()
    assert str(cash - left) in page.locator(".ask .raise").inner_text()
    page.locator(".ask .raise").click()
    expect(basket).to_have_count(0)
    after = person.view(seat)["view"]["players"][seat]
    assert [after["cash"], after["vp"]] == [left, more]


def test_any_good_of_the_basket_can_be_changed(crowd: Crowd) -> None:
    """A click on the map picks what is asked for; one on a later good fills in what comes before it, and one
    on a picked good takes it back, however many were picked after it."""
    person = crowd.person(DESK)
    seat = sit_at(person, "plan")
    page = person.page
    before = person.view(seat)["view"]["plan"]
    offered = [one["action"].split()[1] for one in person.view(seat)["decision"]["options"]]
    spot(person, offered[-1])
    expect(page.locator(".side .pick.picked").first).to_be_visible()
    assert person.view(seat)["view"]["plan"][len(before)] == offered[-1]
    page.locator(".ask .back").click()
    expect(page.locator(f'.board .spot.open[data-place="{offered[-1]}"]')).to_have_count(1)
    assert person.view(seat)["view"]["plan"] == before
    goods = page.get_by_role("region", name=person.says("ui-tgz-basket")).locator("li")
    third = goods.nth(2).locator(".pick").first
    third.click()
    expect(goods.nth(1).locator(".pick:not(.picked)")).to_have_count(0)
    expect(third).to_have_class(re.compile("open"))
    assert person.view(seat)["decision"]["phase"] == "maker"
    third.click()
    expect(third).to_have_class(re.compile("picked"))
    first = goods.nth(0).locator(".pick").first
    first.click()
    expect(first).to_have_class(re.compile("open"))
    assert person.view(seat)["view"]["plan"] == before, "a picked good takes all after it back, and no more"


@pytest.mark.parametrize("look", looks(Look("it", "light"), PHONE, LYING, MAGNIFIED), ids=str)
def test_a_gift_shows_where_each_head_lands(crowd: Crowd, look: Look) -> None:
    """Beside the map, and on small screens above the answers: plaques and stepper without a scroll."""
    person = crowd.person(look)
    seat = sit_at(person, "gift")
    before, page = person.view(seat)["view"], person.page
    roomy = look.width > 1000
    gift = page.locator(".ask" if roomy else ".question")
    plaques = page.locator(".board .side .plaque" if roomy else ".question .plaque")
    wanted = 6
    while str(wanted) not in gift.locator(".give").inner_text():
        gift.locator(".round").nth(1).click()
    laid = wait_for_heads(plaques, wanted)
    expect(plaques.and_(page.locator(".next"))).to_have_count(1)
    for part in (*plaques.all(), gift.locator(".give"), gift.get_by_text(person.says("action-pass"))):
        expect(part).to_be_in_viewport(ratio=0.99)
    gift.locator(".give").click()
    person.played()
    then = [one["cattle"] for one in person.view(seat)["view"]["plaques"]]
    assert then == [one["cattle"] + new for one, new in zip(before["plaques"], laid, strict=True)]


def test_a_gift_set_in_the_list_shows_where_it_lands_too(crowd: Crowd) -> None:
    person = crowd.person(DESK)
    sit_at(person, "gift")
    person.page.locator(".answers .amount input").fill("9")
    wait_for_heads(person.page.locator(".board .side .plaque"), 9)
    expect(person.page.locator(".ask .give")).to_contain_text("9")


def wait_for_heads(plaques: Locator, wanted: int) -> list[int]:
    """What a gift would lay on each plaque, once all of it is shown."""
    for _ in range(100):
        laid = [int(heads) for heads in plaques.evaluate_all(LAID)]
        if sum(laid) == wanted:
            return laid
        plaques.page.wait_for_timeout(50)
    raise AssertionError(f"{laid} of {wanted} heads are shown")


def test_a_place_shows_what_it_reaches(crowd: Crowd) -> None:
    """Steps and my monuments from a workshop, hubs from a monument; nothing when one looks away."""
    person = crowd.person(DESK)
    seat = sit_at(person, "turn")
    view, page = person.view(seat)["view"], person.page
    point_at(person, view["craftsmen"][0]["id"])
    expect(page.locator(".board rect.ring").first).to_be_attached()
    assert set(page.locator(".board .steps").all_text_contents()) <= {"1", "2", "3", "4", "5", "6"}
    subject = f"maker {view['craftsmen'][0]['id']}"
    sight = person.ask(f"/api/tables/{person.table}/sight", subject=subject, seat=seat)
    served = {
        mark["place"] for layer in sight["layers"] if layer["name"] == "monuments" for mark in layer["marks"]
    }
    mine = {one["cell"] for one in view["monuments"] if one["owner"] == seat}
    assert served - mine
    expect(page.locator(".board rect.found")).to_have_count(len(served & mine))
    assert {path["places"][0] for path in sight["paths"]} <= mine
    point_at(person, view["monuments"][0]["cell"])
    expect(page.locator(".board rect.ring.n0").first).to_be_attached()
    page.mouse.move(2, 2)
    expect(page.locator(".board rect.ring")).to_have_count(0)


@pytest.mark.parametrize(("name", "kind"), [("shaman", "tile"), ("rain", "site")])
def test_a_tile_shows_what_it_would_change(crowd: Crowd, name: str, kind: str) -> None:
    """The best places come first, under what they bring; the one pointed at shows whom it serves."""
    person = crowd.person(DESK)
    seat = sit_at(person, name)
    page, options = person.page, person.view(seat)["decision"]["options"]
    best = max(options, key=lambda one: one["rank"])
    heading = page.locator(".answers h3, .answers .heading").first.inner_text()
    words = person.says(best["preview"]["key"], **best["preview"]["params"])
    assert heading.lower() == words.lower()
    with page.expect_response(f"**/sight?*subject={kind}*"):
        point_at(person, best["action"].split()[1])
    expect(page.locator(".board rect.found").first).to_be_attached()
    hirable = "open" in person.view(seat)["view"]["specialists"].values()
    expect(page.locator(".side h3", has_text=person.says("ui-tgz-specialists"))).to_have_count(int(hirable))


WRONG = {
    "gift": ["potter", "eshu", "shaman", "A4", "A1"],
    "site": ["A1", "gu", "wood_carver", "herd"],
    "plan": ["A1", "C16", "B9", "throne_maker1"],
}
"""Places that nobody can use at a question, by the late game that asks it."""


@pytest.mark.parametrize("look", [Look("it", "light"), DESK], ids=str)
def test_wrong_clicks_are_told_what_comes_first(crowd: Crowd, look: Look) -> None:
    """During gifts, while a piece is laid and in a plan: what the engine says, and never a mere "not now"."""
    person = crowd.person(look)
    page, clicks = person.page, 0
    for name, places in WRONG.items():
        sit_at(person, name)
        for place in places:
            target = page.locator(f'.board [data-place="{place}"]').first
            if not target.count():
                continue
            for close in page.locator(".notice .button.quiet").all():
                close.click()
            with page.expect_response("**/why?*") as answer:
                if target.evaluate("(part) => part instanceof SVGElement"):
                    spot(person, place)
                else:
                    target.click()
            notice = page.locator(".notice.why")
            expect(notice).to_have_count(1)
            reason = answer.value.json()["reason"]
            assert reason["key"] != "reason-not-now", f"{place} at {name}"
            clause = notice.locator(".clause").inner_text()
            assert truth(person, asked(answer.value.url)) == clause
            clicks += 1
    assert clicks >= 10


def asked(url: str) -> str:
    """The action whose reason was asked for."""
    return url.rpartition("action=")[2].replace("%20", " ")


@pytest.mark.parametrize("look", looks(DESK, PHONE, LYING, MAGNIFIED), ids=str)
def test_everything_can_be_read(crowd: Crowd, look: Look) -> None:
    """No letter smaller than 11 pixels on a laptop, 10 on a phone, and nothing left out, with five seats."""
    person = crowd.person(look)
    seat = sit_at(person, "plan")
    page, view = person.page, person.view(seat)["view"]
    size, text = page.evaluate(SMALLEST, ".board, .hand")
    assert size > (10.95 if look.width > 1000 else 9.95), text
    priced = page.locator(".board [data-maker]").evaluate_all(PRICED)
    assert priced == [str(one["price"]) for one in view["craftsmen"]]
    levels = page.locator(".board [data-tower] .level").all_text_contents()
    assert sorted(levels) == sorted(str(one["level"]) for one in view["monuments"] if one["level"] > 1)
    expect(page.locator(".ask .raise")).to_be_in_viewport(ratio=0.99)
    if look.width < 1000:
        expect(page.locator(".hand .sum")).to_be_in_viewport(ratio=0.99)
    for place in ("A1", "R18"):
        assert page.evaluate(POINT, place), f"{place} is covered"
    assert not findings(person)


PRICED = """(makers) => makers.map((maker) => [...maker.querySelectorAll("text")].at(-1).textContent)"""
"""The price that is written on each workshop."""


def test_the_whole_position_is_in_sight(crowd: Crowd) -> None:
    """1366 by 768 and five at the table: the map, the track and the whole market, and what everybody has."""
    person = crowd.person(Look("it", "light"))
    seat = sit_at(person, "turn")
    page = person.page
    needed = [player["vr"] for player in person.view(seat)["view"]["players"]]
    equal = sum(needed.count(points) > 1 for points in needed)
    assert equal
    expect(page.locator(".side .discs svg")).to_have_count(equal)
    for part in (".board .beside", ".players"):
        hidden = page.locator(part).first.evaluate("(part) => part.scrollHeight - part.clientHeight")
        assert hidden <= 1, f"{part} hides {hidden} pixels"
    expect(page.locator(".side [data-place=nomads], .side [data-place=wood]").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand")).to_be_in_viewport(ratio=1)
    for place in ("A1", "R18"):
        assert page.evaluate(POINT, place), f"{place} is covered"
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator(".side [data-place=potter]")).to_be_in_viewport(ratio=1)
    assert page.evaluate(POINT, "R18")[0] > 450, "upright, the map has the whole width"


HIDDEN = "(part) => part.scrollHeight - part.clientHeight"
ROOMY = """(least) => {
  const map = document.querySelector(".board .map");
  return Math.min(map.clientWidth, map.clientHeight) >= least;
}"""


def test_the_map_has_room_in_windows_of_every_shape(crowd: Crowd) -> None:
    """Tablets held upright show the whole basket below it; low windows have the question beside it."""
    person = crowd.person(Look("it", "light", 768, 1024))
    sit_at(person, "plan")
    page = person.page
    for width, height, least in ((768, 1024, 400), (820, 1180, 480), (1000, 600, 380), (900, 500, 300)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ROOMY, arg=least)
        assert page.locator(".prompt .text").evaluate(HIDDEN) <= 1, "the question is cut off"
        for score in page.locator(".players .score").all():
            expect(score).to_be_in_viewport(ratio=1)
        if height > width:
            assert page.locator(".board .beside").evaluate(HIDDEN) <= 1, "the basket is cut off"
            for part in (".side .paid", ".side .after"):
                expect(page.locator(part)).to_be_in_viewport(ratio=1)


CARDS = """(cards) => Object.fromEntries(cards.map((card) => {
  const [words, name] = [card.querySelector(".gist"), card.querySelector(".name")];
  const box = card.getBoundingClientRect(), last = words.getBoundingClientRect();
  const side = card.closest(".beside").getBoundingClientRect();
  return [card.dataset.place, {
    gist: words.innerText,
    whole: [words, name].every((part) => part.scrollWidth <= part.clientWidth) && last.bottom <= box.bottom,
    size: parseFloat(getComputedStyle(words).fontSize),
    fee: card.querySelector(".does b")?.innerText ?? "",
    shown: box.bottom <= side.bottom && words.checkVisibility({ visibilityProperty: true }),
  }];
}))"""
"""What every card of the market says, and whether all of it can be read."""

TYPEFACE = (
    """() => [...document.fonts].some((face) => face.family.includes("Text") && face.status === "loaded")"""
)

EVERY_GOD = (2, 3)
"""First rounds, by their seeds, that have all gods between them."""


@pytest.mark.parametrize("look", looks(Look("it", "light"), Look("en", "dark")), ids=str)
def test_every_card_says_what_it_does(crowd: Crowd, look: Look) -> None:
    """1366 by 768 and five at the table, from the first round on: no pointer, no list, and no smaller map."""
    person = crowd.person(Look(look.lang, look.theme))
    page, gods, games = person.page, set(), [first_gifts(seed) for seed in EVERY_GOD]
    for game in (*games, two_plaques(EVERY_GOD[0]), late("turn"), late("last")):
        view = person.view(sit_down(person, game))["view"]
        page.wait_for_function(FONTS_HERE)
        cards = page.locator(".board .beside .power").evaluate_all(CARDS)
        there = {**view["gods"], **view["specialists"]}
        assert {*cards} == {card for card, holder in there.items() if holder == "open"}
        for card, seen in cards.items():
            assert seen["gist"] == person.says(f"ui-tgz-gist-{card}")
            assert seen["whole"], f"{seen['gist']} is cut off"
            assert seen["shown"], f"{card} is out of sight"
            assert seen["size"] >= 11
            assert bool(seen["fee"]) == (card in view["specialists"])
        side = page.locator(".board .beside").evaluate("(part) => part.scrollHeight - part.clientHeight")
        assert side <= 1, f"the market hides {side} pixels"
        assert page.locator(".board .map").evaluate("(part) => part.clientWidth") >= 550
        gods |= {*view["gods"]}
    assert len(gods) == 12


def test_on_a_phone_a_tap_shows_what_cards_do(crowd: Crowd) -> None:
    """Those on offer in the market's sheet, those that are taken with their owners."""
    person = crowd.person(PHONE)
    view = person.view(sit_at(person, "shaman"))["view"]
    page, gods, specialists = person.page, view["gods"], view["specialists"]
    tab = page.locator("nav.sheets button")
    tab.filter(has_text=person.says("ui-tgz-market")).tap()
    for craft in view["technologies"]:
        name = page.locator(f".table > .beside [data-place={craft}] .name")
        expect(name).to_have_text(person.says(f"craft-{craft}"))
        assert name.evaluate("(part) => part.scrollWidth - part.clientWidth") <= 0, f"{craft} is cut off"
    for god in (name for name, holder in gods.items() if holder == "open"):
        words = page.locator(f".table > .beside [data-place={god}] .full")
        expect(words).to_have_text(person.says(f"preview-god-{god}"))
        words.scroll_into_view_if_needed()
        expect(words).to_be_in_viewport(ratio=1)
    tab.filter(has_text=person.says("ui-players")).tap()
    taken = [f"preview-god-{name}" for name, holder in gods.items() if isinstance(holder, int)]
    taken += [f"preview-work-{name}" for name, holder in specialists.items() if isinstance(holder, int)]
    assert len(taken) > 2
    for message in taken:
        expect(page.locator(".players .does", has_text=person.says(message))).to_be_visible()


def test_a_workshop_is_laid_with_a_thumb(crowd: Crowd) -> None:
    """A tap puts it there, another one turns it, and a button lays it."""
    person = crowd.person(PHONE)
    seat = sit_at(person, "site")
    page = person.page
    sites = person.view(seat)["view"]["laying"]["sites"]
    corner = next(site for site in sites if f"{site}v" in sites)
    lay = person.page.get_by_role("button", name=re.compile(person.says("ui-tgz-lay-here"), re.I))
    for _ in range(5):  # where several answers are under a finger, the map comes closer first
        page.touchscreen.tap(*page.evaluate(POINT, corner))
        page.wait_for_timeout(100)
        if lay.count():
            break
    before = len(person.view(seat)["view"]["craftsmen"])
    expect(page.locator(".board .here")).to_be_visible()
    lay.tap()
    expect(page.locator(".board [data-maker]")).to_have_count(before + 1)

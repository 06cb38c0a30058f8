"""Heart of Africa on its board: whole games without the list, long moves, conflicts, secrets."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.heart import (
    ATTACKER,
    FIGHT,
    FOE,
    TITLE,
    Hand,
    among_bids,
    before_a_fight,
    brought,
    drawing,
    gathered,
    in_a_fight,
    one_step,
    reached,
)
from tests.browser.looks import FULL
from tests.browser.people import DESK, PHONE, Crowd, Look, Person
from tests.browser.play import Thinker, check_the_end, end_turn, over
from tests.browser.test_everybody import SMALL, findings
from tests.browser.test_peep import STORED, leaf_through, messages

from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck
from baobab.titles import title
from baobab.words import Name

GAMES = [(2, Look("en", "light"), False), (3, Look("it", "dark"), True), (5, Look("it", "light"), False)]
EVERY_GAME = [(seats, look, not keys) for seats, look, keys in GAMES]
"""The other way round, with keys or without, in `make browser-all`."""

STAKE, LESS = 7, 3
"""Influence for a fight: of the foe, more than the attacker has at all; of the attacker."""

TEXTS = """() => [..."text tspan span b p td small".split(" ")]
  .flatMap((tag) => [...document.querySelectorAll(`.board ${tag}`)])
  .filter((part) => part.checkVisibility())
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((part) => {
    const at = part.getScreenCTM?.();
    const scale = at ? Math.hypot(at.a, at.b) : 1;
    return [part.textContent.trim(), parseFloat(getComputedStyle(part).fontSize) * scale];
  })"""


def until(person: Person, wanted: Callable[[Any], bool], most: int = 600) -> Any:
    """Play on the board until something is asked that fits; what the server then says."""
    hand, thinker = Hand(person), Thinker(person)
    for _ in range(most):
        assert not over(person), "the game ended before that was asked"
        message = person.view()
        if message["decision"] and wanted(message):
            return message
        hand.answer(thinker)
    raise AssertionError("it was never asked")


@pytest.mark.parametrize(("seats", "look", "keys"), GAMES + (EVERY_GAME if FULL else []), ids=str)
def test_whole_game_on_the_board_alone(crowd: Crowd, seats: int, look: Look, keys: bool) -> None:
    person = crowd.person(look)
    person.open(TITLE, ["me", *["easy"] * (seats - 1)], confirm=False)
    hand, thinker = Hand(person, keys), Thinker(person)
    while not over(person):
        hand.answer(thinker)
    check_the_end(person)
    points = [
        int(cell) for cell in person.page.locator(".sheet tfoot tr").first.locator("td").all_inner_texts()
    ]
    made = [
        re.findall(r"[+−]?\d+(?=,|$)", text)
        for text in person.page.locator(".made li span").all_inner_texts()
    ]
    assert [sum(int(n.replace("−", "-")) for n in items) for items in made] == points, "item by item"
    assert all(len(items) > 1 for items in made)


def test_pieces_go_together_over_several_areas(crowd: Crowd) -> None:
    """Two clicks: where from, where to; two pieces, two areas, and the way's cost on the map beforehand."""
    person = crowd.person(DESK)
    person.open(TITLE, ["me", "easy"], confirm=False)
    page, hand = person.page, Hand(person)

    def far(message: Any) -> bool:
        view = message["view"]
        return view["phase"] == "act" and view["turn"]["ap"] >= 4 and bool(way(view))

    def way(view: Any) -> tuple[str, str] | None:
        for origin, area in view["areas"].items():
            if area["traders"][0] < 2:
                continue
            told = person.ask(f"/api/tables/{person.table}/sight", seat=0, subject=f"area {origin}")
            for path in told["paths"]:
                if path["number"] == 2 and len(path["places"]) == 3:
                    return origin, path["places"][-1]
        return None

    message = until(person, far)
    origin, area = way(message["view"]) or ("", "")
    hand.area(origin)
    expect(page.locator(".question [role=spinbutton]")).to_be_visible()
    hand.amount(2)
    hand.area(area)
    before = message["view"]["areas"][area]["traders"][0]
    expect(page.locator(".auction .turn b")).to_have_text(
        person.says("ui-hoa-ap", ap=message["view"]["turn"]["ap"] - 4)
    )
    assert person.view()["view"]["areas"][area]["traders"][0] == before + 2


def test_a_double_click_on_where_to_go_is_no_mistake(crowd: Crowd) -> None:
    """The first half sends the piece, the second is refused by nobody."""
    person = crowd.person(DESK)
    game, origin, area = one_step()
    person.visit(brought(person, game), TITLE)
    person.ready()
    page, hand = person.page, Hand(person)
    hand.area(origin)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    hand.area(area, twice=True)
    expect(page.locator(f'[data-crowd="{area}"] [data-thing="traders {person.seat} 1"]')).to_have_count(1)
    assert not [url for url in asked if "/why?" in url]
    expect(page.locator(".notice.why")).to_have_count(0)


def test_a_fight_tells_what_both_can_have(crowd: Crowd) -> None:
    """Every part of my strength as the engine counts it, and the least and the most of the other's."""
    person = crowd.person(DESK)
    person.visit(brought(person, before_a_fight()), TITLE)
    person.ready()
    hand = Hand(person)
    hand.give(FIGHT)
    message = person.view(ATTACKER)
    assert message["decision"]["phase"] == "stake"
    sides = {side["seat"]: side for side in message["view"]["conflict"]["sides"]}
    mine, other = sides[ATTACKER], sides[FOE]
    rows = person.page.locator(".question tbody tr")
    expect(rows.last.locator("td").nth(0)).to_have_text(str(mine["base"]))
    expect(rows.last.locator("td").nth(1)).to_have_text(f"{other['base']}–{other['most']}")
    assert not findings(person)
    hand.give(f"number {LESS}")
    committed = person.view(ATTACKER)["view"]["commitment"]
    assert committed["influence"] == LESS
    expect(rows.last.locator("td").nth(0)).to_have_text(str(committed["strength"]))


def test_score_and_prices_are_told_before_they_come(crowd: Crowd) -> None:
    """What the turn would bring is what it brings, if nothing is played for points."""
    person = crowd.person(DESK)
    person.open(TITLE, ["me", "easy"], confirm=False)
    message = until(person, lambda told: told["decision"]["phase"] == "score")
    tally = message["view"]["players"][0]["tally"]
    said = person.says(
        "ui-hoa-would-score",
        seat=Name("seat", "0"),
        points=tally["total"],
        space=tally["space"],
        me=1,
    )
    expect(person.page.locator(".tally p span")).to_have_text(said)
    landing = person.page.locator(".track .landing text, .track .landing .flag")
    expect(landing).to_have_count(0 if tally["space"] == message["view"]["players"][0]["vp"] else 1)
    Hand(person).give("done")
    assert (
        person.ask(f"/api/tables/{person.table}/view", seat=0)["view"]["players"][0]["vp"] == tally["space"]
    )


def too_small(person: Person, least: float) -> list[Any]:
    """Letters on the board below so many pixels."""
    person.page.wait_for_timeout(300)  # until the map has found its size
    return [(text, round(size, 1)) for text, size in person.page.evaluate(TEXTS) if size < least - 0.05]


@pytest.mark.parametrize(("look", "least"), [(DESK, 11), (PHONE, 10)], ids=str)
def test_no_letter_is_too_small(crowd: Crowd, look: Look, least: float) -> None:
    """While something is bid, and while something is done."""
    person = crowd.person(look)
    person.open(TITLE, ["me", *["easy"] * 4], confirm=False)
    if not look.phone:
        until(person, lambda told: told["decision"]["phase"] == "bid")
        assert not too_small(person, least)
        until(person, lambda told: told["decision"]["phase"] == "act")
    person.ready()
    assert not too_small(person, least)
    assert not findings(person)


def test_a_fight_in_the_hand_follows_every_stepper(crowd: Crowd) -> None:
    """On a phone all of it stands in the sheet of answers; who looks on has a line on the map that opens."""
    person = crowd.person(PHONE)
    table = brought(person, in_a_fight())
    person.visit(table, TITLE)
    person.ready()
    page = person.page
    sides = {side["seat"]: side for side in person.view(ATTACKER)["view"]["conflict"]["sides"]}
    mine, other = sides[ATTACKER], sides[FOE]
    rows = page.locator(".answers .question tbody tr")
    expect(rows.nth(0).locator("td").last).to_have_text(str(mine["base"]))
    expect(rows.nth(1).locator("td").last).to_have_text(f"{other['base']}–{other['most']}")
    expect(page.locator(".board .question")).to_have_count(0)
    expect(page.locator(".answers .question .verdict")).to_be_in_viewport(ratio=1)

    stakes = [
        option for option in person.view(ATTACKER)["decision"]["options"] if "number" in option["action"]
    ]
    strengths = {option["action"]: str(option["preview"]["params"]["strength"]) for option in stakes}
    page.locator(".answers .question .more").tap()
    expect(page.locator(".answers .amount input")).to_have_value("1")
    expect(rows.nth(0).locator("td").last).to_have_text(strengths["number 1"])
    page.locator(".answers .amount input").fill("2")
    expect(page.locator(".answers .question [role=spinbutton]")).to_have_text("2")
    expect(rows.nth(0).locator("td").last).to_have_text(strengths["number 2"])
    assert not page.evaluate(SMALL)
    assert not too_small(person, 10)
    assert not findings(person)

    page.get_by_role("button", name=person.says("ui-past"), exact=True).tap()
    line = page.locator(".board .question button[aria-expanded]")
    expect(line.locator("b")).to_have_text(f"{mine['base']} : {other['base']}–{other['most']}")
    corner, board = page.locator(".board .question").bounding_box(), page.locator("main.board").bounding_box()
    assert corner
    assert board
    assert corner["width"] * corner["height"] < 0.1 * board["width"] * board["height"]
    line.tap()
    expect(page.locator(".board .question tbody tr")).to_have_count(4)
    line.tap()
    expect(page.locator(".board .question tbody")).to_have_count(0)


ASKED = "bid", "stake", "response", "act", "swing-up", "renown", "group", "score"
CUT = """([answer, box]) => {
  const part = [...document.querySelectorAll(answer)].find((one) => one.closest(".question, .hand"));
  if (!part) return `${answer} is missing`;
  const [at, room] = [part, part.closest(box)].map((one) => one.getBoundingClientRect());
  const inside = at.left >= room.left - 1 && at.right <= room.right + 1 && at.top >= room.top - 1;
  return inside && at.bottom <= room.bottom + 1 ? "" : `${answer} is cut`;
}"""


def is_a_choice(phase: str, game: Game) -> bool:
    return game.phase == phase and len(game.legal()) > 1


SMALL_LOOKS = [PHONE, Look("en", "light", 844, 390), Look("it", "light", 683, 384)]


@pytest.mark.parametrize("look", SMALL_LOOKS, ids=str)
def test_small_screens_decide_without_scrolling(crowd: Crowd, look: Look) -> None:
    """Whatever has no place on the map is in sight, whole, in the sheet of answers or in the hand."""
    person = crowd.person(look)
    for phase in ASKED:
        game = reached(partial(is_a_choice, phase))
        person.visit(brought(person, game), TITLE)
        person.ready()
        areas = set(person.view(person.seat)["view"]["areas"])
        cut = []
        for option in person.view(person.seat)["decision"]["options"]:
            kind, _, what = option["action"].partition(" ")
            if kind == "number":
                cut.append(person.page.evaluate(CUT, [".question .more", ".answers"]))
            elif not areas & set(what.split()):
                box = ".hand" if kind in ("use", "play", "commit") else ".answers"
                cut.append(person.page.evaluate(CUT, [f'[data-answer="{option["action"]}"]', box]))
        assert not [text for text in cut if text], phase


@pytest.mark.parametrize("look", SMALL_LOOKS, ids=str)
def test_a_small_map_tells_what_the_turn_would_score(crowd: Crowd, look: Look) -> None:
    """In the ocean, item by item, over no area; not while something else stands there."""
    person = crowd.person(look)
    person.visit(brought(person, reached(partial(is_a_choice, "act"))), TITLE)
    person.ready()
    tally = person.page.locator(".board .at-sea .tally")
    told = person.view(person.seat)["view"]["players"][person.seat]["tally"]
    assert str(told["total"]) in tally.locator("p").inner_text()
    items = [told[item] for item in ("areas", "neutrals", "heart", "stations", "counter") if told[item]]
    assert [read(text) for text in tally.locator("li:not(.secret) b").all_inner_texts()] == items
    corner = tally.bounding_box()
    assert corner
    for point in person.page.evaluate(MIDDLES):
        right, low = corner["x"] + corner["width"], corner["y"] + corner["height"]
        assert not (corner["x"] < point["x"] < right and corner["y"] < point["y"] < low), point
    person.visit(brought(person, among_bids()), TITLE)
    person.ready()
    expect(tally).to_have_count(0)


MIDDLES = """() => [...document.querySelectorAll(".board [data-crowd] [data-thing]")].map((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { place: thing.closest("[data-crowd]").dataset.crowd, x: left + width / 2, y: top + height / 2 };
})"""


def read(number: str) -> int:
    return int(number.replace("−", "-"))


@pytest.mark.parametrize("look", [DESK, PHONE], ids=str)
def test_a_counter_that_can_be_committed_says_what_it_adds(crowd: Crowd, look: Look) -> None:
    person = crowd.person(look)
    person.visit(brought(person, reached(partial(is_a_choice, "pledge"))), TITLE)
    person.ready()
    option = person.view(person.seat)["decision"]["options"][0]
    assert option["action"].startswith("commit ")
    card = person.page.locator(f'.hand [data-answer="{option["action"]}"]')
    strength = option["preview"]["params"]["strength"]
    expect(card.locator("small")).to_have_text(person.says("preview-strength", strength=strength))


def test_a_secret_counter_that_has_no_use_now_says_when_it_has(crowd: Crowd) -> None:
    """Not what could be written instead."""
    person = crowd.person(DESK)
    for game, reason in (
        (among_bids(), "reason-auction-first"),
        (reached(partial(is_a_choice, "act")), "reason-special-later"),
    ):
        person.visit(brought(person, game), TITLE)
        person.ready()
        person.page.locator(".hand .secret").click()
        expect(person.page.locator(".notice.why p").first).to_contain_text(person.says(reason))


def test_to_stop_is_not_what_is_offered_first(crowd: Crowd) -> None:
    """Quick amounts grow, and a button that ends something stands out only where it is the only answer."""
    person = crowd.person(DESK)
    person.visit(brought(person, reached(partial(is_a_choice, "act"))), TITLE)
    person.ready()
    expect(person.page.locator('.question [data-answer="done"]')).to_be_visible()
    expect(person.page.locator(".question .primary")).to_have_count(0)
    person.visit(brought(person, among_bids()), TITLE)
    person.ready()
    quick = [int(text) for text in person.page.locator(".amount .row.wrap button").all_inner_texts()]
    assert quick == sorted(quick)
    assert len(quick) > 2


def test_odds_of_drawing_again_stand_beside_the_map(crowd: Crowd) -> None:
    """What is in the pool, how likely it is, and what could not be accepted."""
    person = crowd.person(Look("it", "light"))
    person.visit(brought(person, drawing()), TITLE)
    person.ready()
    conflict = person.view(person.seat)["view"]["conflict"]
    pool = {loss: count for loss, count in conflict["pool"].items() if count}
    rows = person.page.locator(".question li")
    expect(rows).to_have_count(len(pool))
    assert rows.locator("b").all_inner_texts() == [str(count) for count in pool.values()]
    odds = [round(100 * count / sum(pool.values())) for count in pool.values()]
    assert [int(text.split()[0]) for text in rows.locator("small").all_inner_texts()] == odds
    assert person.page.locator(".question li.hard").count() == len(set(pool) - set(conflict["bearable"]))
    assert not too_small(person, 11)
    asked, area = person.page.locator(".question").bounding_box(), person.page.locator(".map").bounding_box()
    assert asked
    assert area
    assert asked["x"] + asked["width"] <= area["x"] + 4, "the map is free"
    loop = person.page.locator(".table .loop").bounding_box()
    assert loop
    assert asked["y"] >= loop["y"] + 24, "the score track is free"
    assert asked["y"] + asked["height"] <= loop["y"] + loop["height"] - 24
    assert person.page.locator(".question").evaluate("(part) => part.scrollHeight <= part.clientHeight")


def test_what_is_for_auction_stands_in_a_corner_of_a_small_map(crowd: Crowd) -> None:
    """On a phone lying down: the counters that are auctioned, and who has bid what."""
    person = crowd.person(Look("it", "light", 844, 390))
    person.visit(brought(person, among_bids()), TITLE)
    person.ready()
    view = person.view(person.seat)["view"]
    offer = person.page.locator(".offer")
    counters = offer.locator("p span b")
    assert counters.all_inner_texts() == [str(counter["ap"]) for counter in view["rows"][0]]
    bidders = sorted(range(len(view["bids"])), key=lambda seat: -view["players"][seat]["vp"])
    shown = [bid.inner_text() for bid in offer.locator(".bids li b").all()]
    for seat, text in zip(bidders, shown, strict=True):
        bid = view["bids"][seat]
        assert text == str(bid) if bid is not None else text in ("", "?", "✕")
    assert shown.count("?") == 1
    assert any(text.isdigit() for text in shown)


def test_the_whole_position_is_in_sight(crowd: Crowd) -> None:
    """A laptop, five players: nothing beside the map has to be scrolled to."""
    person = crowd.person(Look("it", "light"))
    person.open(TITLE, ["me", *["easy"] * 4], confirm=False)
    until(person, lambda told: told["decision"]["phase"] == "act")
    hidden = person.page.evaluate(
        """() => { const beside = document.querySelector(".board .beside");
          return [beside.scrollHeight - beside.clientHeight, beside.scrollWidth - beside.clientWidth]; }"""
    )
    assert max(hidden) <= 1, hidden
    expect(person.page.locator(".hand .secret")).to_be_in_viewport(ratio=1)


def test_nobody_finds_the_counters_or_stakes_of_others(crowd: Crowd) -> None:
    """Five browsers and one who watches: special counters and sealed stakes are nowhere but at home."""
    people = [crowd.person(Look("it" if n % 2 else "en"), name=f"P{n}") for n in range(5)]
    watcher = crowd.person()
    for person in [*people, watcher]:
        person.listen()
    watcher.visit(gathered(people), TITLE)
    watcher.seat = -1
    expect(watcher.page.locator(".board svg").first).to_be_visible()
    attacker, foe = people[ATTACKER], people[FOE]
    counters = [str(person.view(person.seat)["view"]["special"]) for person in people]
    fight(attacker, FIGHT)
    before = public(attacker.view(ATTACKER))
    assert before["players"][ATTACKER]["influence"] < STAKE, "the attacker cannot answer so much"

    fight(attacker, f"number {LESS}", f"commit {counters[ATTACKER]}")  # and that is all there is
    assert foe.view(FOE)["decision"]["phase"] == "stake"
    fight(foe, f"number {STAKE}", "commit move_group")  # and has the secret counter still to add or keep
    pledged = {ATTACKER: {counters[ATTACKER]: 1}, FOE: {"move_group": 1}}
    for person in people:
        told = person.view(person.seat)
        assert public(told) == before, "what is sealed changes nothing that others see"
        commitment = told["view"]["commitment"]
        assert (commitment and commitment["counters"]) == pledged.get(person.seat)
    for person in [*people, watcher]:
        leaf_through(person)
        own = counters[person.seat] if person is not watcher else None
        stakes = [f"number {STAKE}", "commit move_group"] if person is not foe else []
        stakes += [f"number {LESS}"] if person not in (attacker, foe) else []  # to these it was offered
        seek(person, own, [name for name in counters if name != own] + stakes)

    fight(foe, f"commit {counters[FOE]}")
    view = watcher.view(-1)["view"]
    assert not (view["conflict"] or {}).get("sides"), "all lies open now"
    for person in [*people, watcher]:
        expect(person.page.locator(".fight, .question table")).to_have_count(0)
        own = counters[person.seat] if person is not watcher else None
        still = [name for seat, name in enumerate(counters) if seat not in (ATTACKER, FOE)]
        seek(person, own, [name for name in still if name != own])


def fight(person: Person, *answers: str) -> None:
    """Answers on the board, and the end of what was asked where it waits for that."""
    hand = Hand(person)
    for notation in answers:
        person.ready()
        hand.give(notation)
    person.played()
    if person.button("ui-end-turn").count():
        end_turn(person)


def public(message: Any) -> Any:
    """What is seen of a position beside what is the seat's own, and beside who is asked what."""
    own = ("me", "special", "special_points", "commitment", "phase", "seat")
    return {key: value for key, value in message["view"].items() if key not in own}


def seek(person: Person, own: str | None, hidden: list[str]) -> None:
    """Search all that came into a browser, and what it keeps, for what is hidden from who sits there."""
    said = [json.loads(text) for text in (*person.heard, *person.bodies()) if text.startswith(("{", "["))]
    parts = [part for message in said for part in messages(message)]
    assert {part["seat"] for part in parts} >= {person.seat}
    for part in parts:
        assert part["seat"] in (person.seat, -1)
        assert part["view"]["special"] in ((own, None) if part["seat"] >= 0 else (None,))
        assert part["seat"] >= 0 or part["view"]["commitment"] is None
    for start in {message.pop("position") for message in said if "position" in message}:
        begun = oneline.read(title(TITLE), start)  # where the practice began, dealt anew for all alike
        assert oneline.write(title(TITLE), title(TITLE).resample(begun, -1, FastLuck(0))) == start
    texts = [*(json.dumps(message) for message in said), person.page.evaluate(STORED)]
    assert own is None or any(f'"{own}"' in text for text in texts), "what is there is found"
    for text in texts:
        assert not [word for word in hidden if re.search(rf"\b{re.escape(word)}\b", text)]

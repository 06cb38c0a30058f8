"""Playing in a browser: the answers of a greedy bot, given with the mouse, with the keyboard, or by taps."""

from collections.abc import Callable
from typing import Any, NoReturn

from playwright.sync_api import Locator, expect
from tests.browser.people import READY, RESULT, Person, speech

import baobab
from baobab.bots.bot import Budget, ask
from baobab.bots.greedy import GreedyBot
from baobab.kernel.luck import Rng
from baobab.words import Name

MOST = 2000
"""Answers of one seat; a game that takes more does not end."""

PLACES = """() => [...document.querySelectorAll(".board .spot.open")].map((spot) => spot.dataset.place)"""

POINT = """async (place) => {
  const spot = document.querySelector(`.board [data-place="${CSS.escape(place)}"]`);
  const where = () => JSON.stringify(spot.getBoundingClientRect());
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let before = ""; before !== where(); await frame()) before = where();
  const parts = [spot, ...spot.querySelectorAll("path, rect, use, circle")];
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest("[data-place]") === spot) return [x, y];
  }
  return null;
}"""
"""Where a place can be clicked, once the board stands still: a longer question makes it smaller."""

TABLE = ".table[data-seq]"
BOARD = ".board svg[role=group]"
ANSWERED = """([seq, shown]) =>
  document.querySelector(".table[data-seq]").dataset.seq !== seq || document.querySelector(shown) !== null"""
TAPPED = f"""([seq, shown, seen]) => ({ANSWERED})([seq, shown]) ||
  document.querySelector(".board svg[role=group]").getAttribute("viewBox") !== seen"""
TAPS = 4

STANDING = f"() => [({PLACES})(), document.activeElement.dataset.place]"
"""Where something can be done, and where the focus is: at once, since places open when a sight comes in."""

SEARCHING = "() => document.activeElement.matches('.find')"
TYPED = 12
"""Letters that somebody types before looking at what was found."""


Give = Callable[[Person, str, bool], bool]
HANDS: dict[str, Give] = {}
"""Titles whose board takes an answer in a way of its own, with keys or without: whether it did."""


class Thinker:
    """Chooses an answer for a seat, from what the server tells that seat and nothing more."""

    def __init__(self, person: Person, seat: int = 0, seed: int = 1) -> None:
        self.person = person
        self.seat = seat
        self.bot = GreedyBot()
        self.rng = Rng(seed)

    def choose(self) -> tuple[str, str] | None:
        """An answer in notation and in words; nothing if only the end of the turn is left, or all is over."""
        message = self.person.view(self.seat)
        decision = message["decision"]
        if decision is None or not decision["options"]:
            return None
        told = self.person.ask(
            f"/api/tables/{self.person.table}/position",
            seat=self.seat,
            commit=message["commit"],
            own=message["own"],
        )
        game = baobab.at(message["title"], told["position"])
        code = ask(self.bot, game.title, game.state, Budget(iterations=1), self.rng)
        seats = range(len(message["players"]))
        page = self.person.page
        names = [page.locator(f".players li[data-seat='{n}'] .name").inner_text() for n in seats]
        named = baobab.Game(game.title, game.state, baobab.FastLuck(0), names)
        choice = named.choice(code, self.person.look.lang)
        return choice.notation, choice.words


def over(person: Person) -> bool:
    """Wait until something can be answered, or the game is over."""
    person.page.locator(f"{READY}, {RESULT}").first.wait_for()
    return person.page.locator(RESULT).count() > 0


def end_turn(person: Person) -> None:
    person.button("ui-end-turn").click()
    person.played()


def by_mouse(person: Person, thinker: Thinker) -> bool:
    """One answer with the mouse, on the board where it has a place there. Was it on the board?"""
    chosen = thinker.choose()
    if chosen is None:
        end_turn(person)
        return False
    notation, text = chosen
    on_board = on_the_board(person, notation) if person.page.locator(".board svg").count() else False
    if not on_board or person.page.locator(".among:visible").count():
        in_the_list(person, notation, text)
    person.played()
    return on_board


def by_thumb(person: Person, thinker: Thinker) -> bool:
    """One answer with taps, each of which shows first what it would do. Was it on the board?"""
    chosen = thinker.choose()
    if chosen is None:
        end_turn(person)
        return False
    page, (notation, text) = person.page, chosen
    seq = page.locator(TABLE).get_attribute("data-seq")
    on_board = taps_on_the_board(person, notation, seq) if page.locator(BOARD).count() else False
    if not on_board or page.locator(".among:visible").count():
        in_the_list(person, notation, text)
    page.wait_for_function(ANSWERED, arg=[seq, ".chosen"])
    if page.locator(".chosen").count():
        person.button("ui-confirm").click()
    page.wait_for_function(ANSWERED, arg=[seq, "none"])
    person.played()
    return on_board


def taps_on_the_board(person: Person, notation: str, seq: str | None) -> bool:
    """Where a finger covers several places the map comes closer first; then it is tapped again."""
    page, board = person.page, person.page.locator(BOARD)
    for _ in range(TAPS):
        seen = board.get_attribute("viewBox")
        if not on_the_board(person, notation):
            return False
        page.wait_for_function(TAPPED, arg=[seq, ".chosen, .among", seen])
        if board.get_attribute("viewBox") == seen or page.evaluate(ANSWERED, [seq, ".chosen, .among"]):
            return True
    return False


def on_the_board(person: Person, notation: str) -> bool:
    if person.title in HANDS:
        return HANDS[person.title](person, notation, False)
    page, (kind, _, what) = person.page, notation.partition(" ")
    if kind == "keep" and what.isdigit() and page.locator("button.keep").count():
        for n in what:
            page.locator("section.asked li button").nth(int(n) - 1).click()
        page.locator("button.keep").click()
        return True
    if kind in ("take", "draw", "tickets") and page.locator(".market").count():
        return in_the_market(person, kind, what)
    if person.look.phone and kind in ("site", "rain"):
        return False  # a finger puts such a piece there first, and lays it by a button
    places = page.evaluate(PLACES)
    place = what.rpartition(" ")[2]
    if place not in places:
        return False
    point = page.evaluate(POINT, place)
    if person.look.phone and not point:
        return False  # it lies outside of what is seen so close
    assert point, f"{place} can be chosen and cannot be clicked"
    (page.touchscreen.tap if person.look.phone else page.mouse.click)(*point)
    return True


def in_the_market(person: Person, kind: str, what: str) -> bool:
    name = card_name(person, kind, what)
    person.page.locator(f'.market button.open[aria-label^="{name}"]').first.click()
    return True


def card_name(person: Person, kind: str, what: str) -> str:
    """What the button of a card or a pile is called."""
    words = speech(person.look.lang, person.title)
    if kind == "tickets":
        return words.say("ui-ttr-ticket-deck")
    return words.name(Name("card" if kind == "take" else "pile", what))


def option(person: Person, text: str) -> Locator:
    """The answer of these words in the list."""
    title = text.replace('"', '\\"')
    return person.page.locator(f'.options button.option[title="{title}"]')


def in_the_list(person: Person, notation: str, text: str) -> None:
    """The answer in the list; where numbers are gathered into one field, that number."""
    page = person.page
    amount = page.locator(".amount input")
    if option(person, text).count():
        option(person, text).first.click()
    elif amount.count() and notation.rpartition(" ")[2].isdigit():
        amount.first.fill(notation.rpartition(" ")[2])
        page.locator(".amount .button.primary").first.click()
    else:
        missing(person, text)


def missing(person: Person, text: str) -> NoReturn:
    there = [one.get_attribute("title") for one in person.page.locator(".options button.option").all()]
    raise AssertionError(f"“{text}” is not in the list, which has {there}")


def by_keyboard(person: Person, thinker: Thinker, turn: int) -> bool:
    """One answer with keys alone: now on the board, now in the list. Was it on the board?"""
    chosen = thinker.choose()
    page = person.page
    on_board = False
    if chosen is None:
        tab_to(person, ".prompt .button.primary")
        page.keyboard.press("Enter")
    else:
        on_board = turn % 2 == 0 and keys_on_the_board(person, chosen[0])
        if not on_board or page.locator(".among:visible").count():
            keys_in_the_list(person, *chosen)
    person.played()
    return on_board


def keys_on_the_board(person: Person, notation: str) -> bool:
    """Tab to the place or to the card, Enter there; false if the board has neither."""
    page, (kind, _, what) = person.page, notation.partition(" ")
    if person.title in HANDS:
        return HANDS[person.title](person, notation, True)
    if kind == "keep" and what.isdigit() and page.locator("button.keep").count():
        for n in what:
            tab_to(person, f"section.asked li:nth-of-type({n}) button")
            page.keyboard.press("Enter")
        tab_to(person, "button.keep")
    elif kind in ("take", "draw", "tickets") and page.locator(".market").count():
        tab_to(person, f'.market button.open[aria-label^="{card_name(person, kind, what)}"]')
    elif (place := what.rpartition(" ")[2]) in page.evaluate(PLACES):
        page_to(person, place)
    else:
        return False
    page.keyboard.press("Enter")
    return True


def page_to(person: Person, place: str) -> None:
    """From answer to answer on the board, by the shorter way round, even while more places open."""
    page = person.page
    tab_to(person, ".board .spot")
    for press in range(page.locator(".board .spot").count()):
        open_places, focused = page.evaluate(STANDING)
        if focused == place:
            return
        assert press == 0 or focused in open_places, f"a key led to {focused}, where nothing can be done"
        at = open_places.index(focused) if focused in open_places else -1
        ahead = (open_places.index(place) - at) % len(open_places)
        page.keyboard.press("PageDown" if at < 0 or 2 * ahead <= len(open_places) else "PageUp")
    raise AssertionError(f"keys never come to {place}")


def keys_in_the_list(person: Person, notation: str, text: str) -> None:
    """The list: by its number, else by typing its beginning, else by Tab and arrows; an amount as such."""
    page = person.page
    number = option(person, text).locator("kbd")
    if page.evaluate(SEARCHING):
        page.keyboard.press("Escape")
    if number.count():
        page.keyboard.press(number.first.inner_text())
        return
    if not option(person, text).count() and page.locator(".amount input").count():
        tab_to(person, ".amount input")
        page.keyboard.press("Control+A")
        page.keyboard.type(notation.rpartition(" ")[2])
        tab_to(person, ".amount .button.primary")
        page.keyboard.press("Enter")
        return
    if text[0].isalpha() and page.locator(".options .find").count():
        page.keyboard.type(text[:TYPED])
        expect(page.locator(".options .find")).to_have_value(text[:TYPED])
        page.keyboard.press("ArrowDown")
    else:
        tab_to(person, ".options button.option")
    for _ in range(page.locator(".options button.option").count()):
        if page.evaluate("() => document.activeElement.title") == text:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowDown")
    missing(person, text)


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until the focus is there."""
    inside = "(selector) => document.activeElement.matches(selector)"
    for _ in range(300):
        if person.page.evaluate(inside, selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def play_to_the_end(person: Person, how: str = "mouse", seat: int = 0) -> int:
    """A whole game; how many answers were given on the board."""
    thinker, on_board = Thinker(person, seat), 0
    for turn in range(MOST):
        if over(person):
            return on_board
        if how == "keyboard":
            on_board += by_keyboard(person, thinker, turn)
        else:
            on_board += (by_thumb if person.look.phone else by_mouse)(person, thinker)
    raise AssertionError(f"no end after {MOST} answers")


def check_the_end(person: Person, seat: int = 0) -> Any:
    """The score sheet on the screen is the engine's, by the downloaded record; the luck is verified."""
    page = person.page
    with page.expect_download() as loading:
        person.button("ui-record").click()
    game = baobab.replay(loading.value.path().read_text(encoding="utf-8"))
    assert game.over
    ranks, scores, sheet = game.ranks(), game.scores(), game.title.breakdown(game.state)
    order = sorted(range(len(ranks)), key=lambda n: ranks[n])
    rows = page.locator(".sheet tbody tr, .sheet tfoot tr")
    shown = [[cell.strip() for cell in row.locator("td").all_text_contents()] for row in rows.all()]
    lines = [*sheet.values()]
    expected = [*(lines if lines != [scores] else []), scores, ranks]
    assert shown == [[str(row[n]) for n in order] for row in expected]
    expect(page.locator(".luck summary")).to_contain_text(person.says("ui-luck-fits"))
    expect(page.locator(".end svg").last).to_be_visible()
    luck, deeds = page.locator(".luck summary"), page.locator("dialog .deeds")
    luck.scroll_into_view_if_needed()
    over, under = luck.bounding_box(), deeds.bounding_box()
    assert over
    assert under
    assert over["y"] + over["height"] <= under["y"], "the buttons cover what is said about luck"
    return game

"""The Great Zimbabwe by clicks on the board alone: the map, the cards beside it, one's own below it."""

from typing import Any

from playwright.sync_api import expect
from tests.browser.people import Person
from tests.browser.play import POINT, Thinker, end_turn, over
from tests.titles.great_zimbabwe.positions import TITLE, late

from baobab.game import Game
from baobab.kernel.luck import FastLuck

PIECES = ("raise", "build", "site", "lay", "rain", "take", "maker", "from")
CARDS = ("god", "hire", "craft", "use", "resource")
MOST = 600


def spot(person: Person, place: str) -> None:
    """Click a place of the map."""
    point = person.page.evaluate(POINT, place)
    assert point, f"{place} cannot be clicked"
    person.page.mouse.click(*point)


def card(person: Person, place: str) -> None:
    """Click a card of the market or one of one's own."""
    person.page.locator(
        f'.board [data-place="{place}"].open, .hand [data-place="{place}"].open'
    ).first.click()


def give(person: Person, amount: int) -> None:
    """Step to an amount and give it."""
    gift = person.page.locator(".ask .give")
    wanted = person.says("ui-tgz-give", cattle=amount)
    for _ in range(60):
        if gift.inner_text().strip().lower() == wanted.lower():
            gift.click()
            return
        person.page.locator(".ask .round").nth(1).click()
    raise AssertionError(f"the stepper never says {wanted}")


def options(person: Person, seat: int = 0) -> list[dict[str, Any]]:
    return list(person.view(seat)["decision"]["options"])


def on_the_board(person: Person, notation: str, quick: bool) -> None:
    """One answer on the board; `quick` takes the proposal of the basket as it is."""
    page, (kind, _, what) = person.page, notation.partition(" ")
    if quick and kind in ("maker", "take", "from", "commit") and page.locator(".ask .raise").count():
        page.locator(".ask .raise").click()
    elif kind in PIECES:
        spot(person, what)
    elif kind == "monument":
        ahead = next(one["ahead"] for one in options(person) if one["action"] == "monument")
        spot(person, ahead[len(ahead) // 2].split()[1])
    elif kind in CARDS:
        card(person, what)
    elif kind == "number" and page.locator(".ask .give").count():
        give(person, int(what))
    elif kind == "number":
        page.locator(".ask button", has_text=what).first.click()
    elif kind == "price":
        page.locator(f'.hand [data-place="own:{what.replace(" ", ":")}"]').click()
    elif kind in ("prices", "dziva") and not page.locator(f'.hand [data-place="do:{kind}"]').count():
        page.locator(".hand .coin.open").first.click()
    else:
        page.locator(f'.hand [data-place="do:{kind}"]').click()


def play_on_the_board(person: Person) -> int:
    """A whole game without a look at the list of answers; how many answers it took."""
    thinker = Thinker(person)
    for answer in range(MOST):
        if over(person):
            return answer
        chosen = thinker.choose()
        if chosen is None:
            end_turn(person)
            continue
        seq = person.page.locator(".table[data-seq]").get_attribute("data-seq") or ""
        on_the_board(person, chosen[0], quick=answer % 2 == 0)
        expect(person.page.locator(".table[data-seq]")).not_to_have_attribute("data-seq", seq)
        person.played()
    raise AssertionError(f"no end after {MOST} answers")


def first_gifts(seed: int) -> Game:
    """Five at the table in the first round: all monuments stand, and every god can still be chosen."""
    game = Game.new(TITLE, 5, FastLuck(seed))
    while game.view(-1)["phase"] != "gifts":
        game.play(game.legal()[0])
    return game


def two_plaques(seed: int) -> Game:
    """The second round, in which somebody has chosen Shadipinyi and nothing else has happened."""
    game = first_gifts(seed)
    while game.view(-1)["round"] == 1:
        legal = game.legal()
        game.play(next(one for one in ("god shadipinyi", "pass", "end") if one in legal))
    return game


def sit_at(person: Person, name: str) -> int:
    """A late game (`late_games.json`) with all seats in this browser; the seat that is asked."""
    return sit_down(person, late(name))


def sit_down(person: Person, game: Game) -> int:
    """This game with all seats in this browser; the seat that is asked.

    The position comes in as a record, and is forked so that no bot answers meanwhile.
    """
    person.title = "great_zimbabwe"
    brought = person.tell("/api/records", {"record": game.record()})["table"]
    seats = len(person.ask(f"/api/tables/{brought}/view")["players"])
    wish = {"bot": "easy", "play": list(range(seats))}
    table = person.tell(f"/api/tables/{brought}/fork", wish)["table"]
    person.go(f"/table/{table}")
    person.ready()
    person.page.locator(".board [data-tower]").first.wait_for()
    person.page.evaluate(POINT, person.view()["view"]["monuments"][0]["cell"])
    return int(person.view()["asked"])

"""The Great Zimbabwe by clicks on the board alone: the map, the cards beside it, one's own below it."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import Person
from tests.browser.play import POINT, Thinker, end_turn, over

PIECES = ("raise", "build", "site", "lay", "rain", "take", "maker", "from")
CARDS = ("god", "hire", "craft", "use", "resource")
LIKED = ("craft", "raise", "commit", "number 1", "number 2", "god", "hire", "use")
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


def answered(person: Person, table: str, seat: int, rng: random.Random) -> None:
    """One answer of a seat by the server's door, liking what fills the map."""
    message = person.view(seat)
    decision = message["decision"]
    actions = [one["action"] for one in decision["options"]]
    liked = [one for one in actions if one.startswith(LIKED) and rng.random() < 0.8]
    command = {"seat": seat, "cmd_id": f"z{message['seq']}", "decision_id": decision["id"]}
    command |= {"do": "end"} if decision["end"] else {"action": rng.choice(liked or actions), "end": True}
    person.tell(f"/api/tables/{table}/commands", command)


def reach(
    person: Person,
    phase: str,
    seats: int = 3,
    least: int = 0,
    fits: Callable[[dict[str, Any]], bool] = lambda message: True,
) -> int:
    """A table of one person with all seats, come to a question of this phase; the seat that is asked."""
    rng = random.Random(5)
    for _ in range(5):
        table = person.open("great_zimbabwe", ["me"] * seats, confirm=False)
        for n in range(400):
            seat = int(person.view(0)["asked"])
            if seat < 0:
                break
            message = person.view(seat)
            if n >= least and message["decision"]["phase"] == phase and fits(message):
                person.page.reload()
                person.ready()
                person.page.locator(".board [data-tower]").first.wait_for()
                person.page.evaluate(POINT, person.view(seat)["view"]["monuments"][0]["cell"])
                return seat
            answered(person, table, seat, rng)
    raise AssertionError(f"nobody was ever asked {phase}")

"""Positions for the tests of The Great Zimbabwe: one line of text, and a picture of land where it matters.

The picture is at most 12 cells wide and high and lies in the upper left; every player's first monument
stands far away from it, on N18, O18, P18, Q18 and R18. The line begins with the number of players:

    3 turn=1 cash=7,3,3 monuments=F4:0.1 makers=potter:C3:1:2 gods=eshu:1

says whose turn it is (or `gift=SEAT`), monuments as cell, owner and level, craftsmen as craft, site, owner
and price, and who worships or holds which card. Everything else is a field of the position.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.titles.positions import Positions, load_title

from baobab.game import Game
from baobab.kernel.data import Data
from baobab.kernel.luck import FastLuck
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.title import GreatZimbabwe

TITLE = load_title("great_zimbabwe", GreatZimbabwe)
SIZE = 6
STARTS = ["N18", "O18", "P18", "Q18", "R18"]
START_TILE = ["......"] * 5 + [".SSSSS"]
LAND = ["." * 12] * 12
MANY_GODS = ["xango", "engai", "gu", "elegua", "obatala", "dziva", "atete", "qamata"]
LATE_GAMES = Path(__file__).parent / "late_games.json"
HOLDINGS = ("gods", "specialists")


def facts() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(TITLE.data.text)
    return read


@cache
def title_on(picture: str) -> GreatZimbabwe:
    """The title with a map of one's own, drawn as a picture."""
    rows = [row.strip().ljust(12, ".") for row in picture.strip().splitlines()]
    rows += LAND[len(rows) :]
    read = facts()
    quarters = [[row[x : x + SIZE] for row in rows[y : y + SIZE]] for y in (0, SIZE) for x in (0, SIZE)]
    tiles = [START_TILE, *quarters, *[["......"] * SIZE] * 4]
    read["tiles"]["items"] = [{"id": i, "start_tile": i == 0, "rows": tile} for i, tile in enumerate(tiles)]
    for seats in range(2, 6):
        read["layouts"]["items"][str(seats)] = ["##-", "##-", "--S"]
    del read["checksums"]
    return GreatZimbabwe(Data(json.dumps(read)))


def late(name: str) -> Game:
    """A late game on the real map, by its name in `late_games.json`."""
    lines: dict[str, str] = json.loads(LATE_GAMES.read_text(encoding="utf-8"))
    return Game.at(TITLE, lines[name], FastLuck(0))


def complete(text: str) -> str:
    """The text as a position of the kernel: first monuments, cards and turn order filled in."""
    seats, *words = text.split()
    said = dict(word.split("=", 1) for word in words)
    count = int(seats)
    put_monuments(count, said)
    put_makers(said)
    put_cards(said)
    order = ",".join(str(seat) for seat in range(count))
    said.setdefault("round", "1")
    if "turn" in said:
        said["ask"] = f"turn/{said.pop('turn')}"
    if "gift" in said:
        said["ask"] = f"gift/{said.pop('gift')}"
        said.setdefault("order", ",".join(["open"] * count))
    if "do" in said:
        seat, part = said.pop("do").split(":")
        said["ask"] = f"turn/{seat},{part.replace('@', seat)}"
    said.setdefault("order", order)
    return " ".join([seats, *(f"{name}={value}" for name, value in said.items())])


def put_monuments(count: int, said: dict[str, str]) -> None:
    cells, discs = STARTS[:count], [f"{seat}.1" for seat in range(count)]
    for part in said.pop("monuments", "").split(","):
        if part:
            cell, disc = part.split(":")
            cells.append(cell)
            discs.append(disc)
    said["monuments"], said["discs"] = ",".join(cells), ",".join(discs)


def put_makers(said: dict[str, str]) -> None:
    """Craftsmen with their owners, and the technology cards that they imply."""
    placed: dict[str, int] = {}
    cards: dict[str, list[str]] = {}
    makers, owners = [], []
    prices: dict[str, str] = {}
    for part in said.pop("makers", "").split(","):
        if not part:
            continue
        craft, site, owner, *price = part.split(":")
        placed[craft] = placed.get(craft, 0) + 1
        makers.append(f"{craft}{placed[craft]}:{site}")
        owners.append(f"{craft}{placed[craft]}:{owner}")
        if owner not in cards.setdefault(craft, []):
            cards[craft].append(owner)
        prices[f"{owner}.{craft}"] = price[0] if price else prices.get(f"{owner}.{craft}", "1")
    if makers:
        said["makers"], said["owners"] = ",".join(makers), ",".join(owners)
        said.setdefault(
            "cards",
            ",".join(f"{owner}.{craft}:{i + 1}" for craft in cards for i, owner in enumerate(cards[craft])),
        )
        said.setdefault("prices", ",".join(f"{holder}:{price}" for holder, price in prices.items()))


def put_cards(said: dict[str, str]) -> None:
    """Gods and specialists: those held, and others lying open."""
    held = dict(part.split(":") for part in said.pop("gods", "").split(",") if part)
    if said.get("first_game") == "yes":
        names = ["xango", "tsui_goab", "elegua", "gu", "engai", "obatala"]
    else:
        names = [*held, *(god for god in MANY_GODS if god not in held)][:8]
        hired = dict(part.split(":") for part in said.pop("specialists", "").split(",") if part)
        every = TITLE.board.cards.specialists.names
        said["specialists"] = ",".join(f"{name}:{hired.get(name, 'open')}" for name in every)
    said["gods"] = ",".join(f"{name}:{held.get(name, 'open')}" for name in names)


def seen(game: Game, seat: int = -1) -> dict[str, Any]:
    """What a seat sees of the table, or everybody."""
    return game.view(seat)


def cash(game: Game) -> list[int]:
    return [int(n) for n in state(game).cash]


def cell(name: str) -> int:
    return TITLE.board.cells.find(name)


def maker(name: str) -> int:
    return TITLE.board.cards.makers.find(name)


def on_card(game: Game, seat: int, craft: str) -> int:
    """The cattle on a technology card."""
    s = state(game)
    return int(s.earned[s.holder(TITLE.board.cards.crafts.find(craft), seat)])


def price(game: Game, seat: int, craft: str) -> int:
    s = state(game)
    return int(s.prices[s.holder(TITLE.board.cards.crafts.find(craft), seat)])


def levels(game: Game) -> dict[str, int]:
    """The monuments beyond the first ones, by cell."""
    s, names = state(game), TITLE.board.cells.names
    return {names[s.monuments[i]]: int(s.level(i)) for i in range(int(s.seats), len(s.monuments))}


def hubs(game: Game, seat: int, monument: str, craftsman: str) -> int:
    """The fewest hubs between a monument and a craftsman in the turn of a seat; -1 where there is no way."""
    s = state(game)
    count = s.ways(seat).hubs_to(maker(craftsman))[list(s.monuments).index(cell(monument))]
    return int(count) if count < 1000 else -1


def leg(game: Game, seat: int, secondary: str, primary: str) -> int:
    count = state(game).ways(seat).leg(maker(secondary), maker(primary))
    return int(count) if count < 1000 else -1


GAMES = Positions(TITLE, ZimbabweState, complete)
new, state = GAMES.new, GAMES.state


def at(text: str, chance: str = "", players: tuple[str, ...] = (), land: str = "") -> Game:
    """The game as the text says, on land of which the picture shows the upper left."""
    return GAMES.at(text, chance, players, title_on(land))

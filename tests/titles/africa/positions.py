"""Positions for the tests of Africa: one line of text, completed so that no tile and no camp is lost."""

from collections import Counter

from tests.titles.positions import Positions, load_title

from baobab.game import Game
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.title import Africa

TITLE = load_title("africa", Africa)

FAR_AWAY = "N1 M1 M2 M3 L8 L7 L6 K11 J13 J12 H12 H11 A1 A2 A3 B1".split()
"""Tile spaces made bare where more tiles are held than the text leaves bare spaces."""

MINERALS = "gem1 gold1 gem2 gold2".split()
"""What the last seat is given where the text leaves more bare spaces than tiles are held."""


def complete(text: str) -> str:
    """The text with `supply`, `camps`, `busy` and tiles of no relevance filled in, where it is silent."""
    seats, *words = text.split()
    said = dict(word.split("=", 1) for word in words)
    spaces = pairs(said.get("spaces", ""))
    balance_tiles(int(seats), said, spaces)
    if spaces:
        said["spaces"] = ",".join(f"{space}:{content}" for space, content in spaces.items())
    setup = TITLE.board.setup(int(seats))
    found = list(spaces.values()).count("monument")
    if "supply" not in said and found:
        said["supply"] = str(int(setup.supply) - min(found, int(setup.supply)))
    if "camps" not in said and (found or "camp" in spaces.values()):
        camps = [int(setup.camps_each)] * int(seats)
        camps[-1] += min(found, int(setup.supply)) - list(spaces.values()).count("camp")
        said["camps"] = ",".join(map(str, camps))
    if said.get("ask", "").startswith(("found", "swap")):
        said.setdefault("busy", "1")
    return " ".join([seats, *(f"{name}={value}" for name, value in said.items())])


def balance_tiles(seats: int, said: dict[str, str], spaces: dict[str, str]) -> None:
    board = TITLE.board
    cities = {name for name, city in zip(board.spaces.names, board.city, strict=True) if city}
    open_tiles = [content for content in spaces.values() if content not in ("bare", "down", "camp")]
    held = Counter(open_tiles)
    for name in ("goods", "mined"):
        for place, count in pairs(said.get(name, "")).items():
            held[place.partition(".")[2]] += int(count)
    uncovered = sum(1 for space, content in spaces.items() if content != "down" and space not in cities)
    spare = uncovered - held.total()
    bare = (space for space in FAR_AWAY if space not in spaces)
    for _ in range(-spare):
        spaces[next(bare)] = "bare"
    mined = pairs(said.get("mined", ""))
    for face in MINERALS:
        place = f"{seats - 1}.{face}"
        given = min(spare, 5 - held[face])
        if given > 0:
            mined[place] = str(int(mined.get(place, "0")) + given)
            spare -= given
    if mined:
        said["mined"] = ",".join(f"{place}:{count}" for place, count in mined.items())


def pairs(value: str) -> dict[str, str]:
    return dict(part.split(":") for part in value.split(",")) if value else {}


def points(game: Game) -> list[int]:
    return [int(n) for n in state(game).points]


def holds(game: Game, space: str) -> str:
    """What lies on a space, by name."""
    board = TITLE.board
    return board.contents.names[state(game).spaces[board.spaces.find(space)]]


def explorers(game: Game) -> list[str]:
    names = TITLE.board.spaces.names
    return [names[space] if space >= 0 else "off" for space in state(game).explorer]


def goods(game: Game, seat: int) -> dict[str, int]:
    """The goods in front of a seat, kinds it has none of left out."""
    board = TITLE.board
    kinds = int(board.goods.size)
    row = [int(state(game).goods[seat * kinds + kind]) for kind in range(kinds)]
    return {board.goods.names[kind]: count for kind, count in enumerate(row) if count}


GAMES = Positions(TITLE, AfricaState, complete)
at, new, load, state = GAMES.at, GAMES.new, GAMES.load, GAMES.state

"""Positions for the tests of Africa: one line of text, completed so that no tile and no camp is lost."""

from collections import Counter

from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck
from baobab.kernel.notes import Reason
from baobab.kernel.state import State
from baobab.titles import title
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.title import Africa

FAR_AWAY = "N1 M1 M2 M3 L8 L7 L6 K11 J13 J12 H12 H11 A1 A2 A3 B1".split()
"""Tile spaces made bare where more tiles are held than the text leaves bare spaces."""

MINERALS = "gem1 gold1 gem2 gold2".split()
"""What the last seat is given where the text leaves more bare spaces than tiles are held."""


def africa() -> Africa:
    found = title("africa")
    assert isinstance(found, Africa)
    return found


def at(text: str, finds: str = "", players: tuple[str, ...] = ()) -> Game:
    """The game at `SEATS name=value …`, completed; the next tiles turned show these faces."""
    luck = africa().given(finds) if finds else FastLuck(1)
    return Game.at(africa(), f"africa/{africa().version} {complete(text)}", luck, players)


def load(text: str) -> State:
    """The state that a position describes as it stands, with nothing completed."""
    return oneline.read(africa(), f"africa/{africa().version} {text}")


def complete(text: str) -> str:
    """The text with `supply`, `camps`, `busy` and tiles of no relevance filled in, where it is silent."""
    seats, *words = text.split()
    said = dict(word.split("=", 1) for word in words)
    spaces = pairs(said.get("spaces", ""))
    balance_tiles(int(seats), said, spaces)
    if spaces:
        said["spaces"] = ",".join(f"{space}:{content}" for space, content in spaces.items())
    setup = africa().board.setup(int(seats))
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
    board = africa().board
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


def state(game: Game) -> AfricaState:
    assert isinstance(game.state, AfricaState)
    return game.state


def points(game: Game) -> list[int]:
    return [int(n) for n in state(game).points]


def holds(game: Game, space: str) -> str:
    """What lies on a space, by name."""
    board = africa().board
    return board.contents.names[state(game).spaces[board.spaces.find(space)]]


def explorers(game: Game) -> list[str]:
    names = africa().board.spaces.names
    return [names[space] if space >= 0 else "off" for space in state(game).explorer]


def goods(game: Game, seat: int) -> dict[str, int]:
    """The goods in front of a seat, kinds it has none of left out."""
    board = africa().board
    kinds = int(board.goods.size)
    row = [int(state(game).goods[seat * kinds + kind]) for kind in range(kinds)]
    return {board.goods.names[kind]: count for kind, count in enumerate(row) if count}


def offers(game: Game, verb: str) -> list[str]:
    """The arguments of all options of one kind, `["G3", "H2"]`; a kind without arguments gives [""]."""
    return [option.partition(" ")[2] for option in game.legal() if option.split()[0] == verb]


def reason(game: Game, action: str) -> Reason:
    found = game.why_not(action)
    assert found is not None, f"{action} is allowed"
    return found


def refused(game: Game, action: str) -> str:
    """Why an action is not allowed: `AFR-B1a too-far-to-turn`."""
    why = reason(game, action)
    for lang in ("en", "it"):
        assert game.say(why, lang).endswith(f"[{why.clause}]")
    return f"{why.clause} {why.key.removeprefix('reason-')}"


def play(game: Game, *actions: str) -> Game:
    for action in actions:
        game.play(action)
    return game

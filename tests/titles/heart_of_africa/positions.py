"""Positions for the tests of Heart of Africa: one line of text, completed so that nothing is lost."""

from tests.titles.positions import Positions, load_title

from baobab.game import Game
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.title import HeartOfAfrica

TITLE = load_title("heart_of_africa", HeartOfAfrica)
PLAYERS = ("Peter", "Melissa", "Nina", "Otto", "Paula")


def complete(text: str) -> str:
    """The text with the supplies, the counters that are held and the player whose turn it is filled in."""
    seats, *words = text.split()
    said = dict(word.split("=", 1) for word in words)
    fill_pieces(int(seats), said)
    fill_counters(said)
    stage, _, seat = said.get("ask", "start/0").split(",")[0].partition("/")
    if stage in ("neutral", "act", "conflicts", "score"):
        said.setdefault("active", seat)
    return " ".join([seats, *(f"{name}={value}" for name, value in said.items())])


def pairs(value: str) -> dict[str, str]:
    """`a:1,b:2` as a dictionary."""
    return dict(part.split(":") for part in value.split(",")) if value else {}


def fill_pieces(seats: int, said: dict[str, str]) -> None:
    """`reserve`, `supply` and `pool` follow from traders, neutrals and influence."""
    b, f = TITLE.board, TITLE.board.figures
    on_map = [0] * seats
    for place, count in pairs(said.get("traders", "")).items():
        on_map[int(place.split(".")[0])] += int(count)
    said.setdefault("reserve", ",".join(str(int(f.traders) - n) for n in on_map))
    neutrals = {name: 1 for i, name in enumerate(b.areas.names) if b.symbol[i] == 1}
    given = {name: int(count) for name, count in pairs(said.get("neutrals", "")).items()}
    if said.get("neutrals") is not None:
        full = {name: given.get(name, 0) for name in {*neutrals, *given}}
        said["neutrals"] = ",".join(f"{name}:{count}" for name, count in full.items())
        neutrals = full
    said.setdefault("supply", str(int(f.neutrals) - sum(neutrals.values())))
    each = int(f.influence[seats])
    influence = [int(n) for n in said["influence"].split(",")] if "influence" in said else [each] * seats
    if "pool" not in said:
        said["pool"] = str(each * seats - sum(influence))


def fill_counters(said: dict[str, str]) -> None:
    """Counters that lie in rows or in hands are missing from the supply."""
    c = TITLE.board.counters
    bag = {name: int(c.mix[i]) for i, name in enumerate(c.faces.names)}
    for face in said["rows"].split(",") if "rows" in said else []:
        bag[face] -= 1
    taken = [(place.split(".")[1], int(n)) for place, n in pairs(said.get("hand", "")).items()]
    taken += [(name, int(n)) for name, n in pairs(said.get("gone", "")).items()]
    for function, count in taken:
        for _ in range(count):
            face = next(name for name in bag if name.rpartition("-")[0] == function and bag[name] > 0)
            bag[face] -= 1
    if "bag" not in said:
        said["bag"] = ",".join(f"{name}:{count}" for name, count in bag.items())


def traders(game: Game, seat: int) -> dict[str, int]:
    """Traders of a seat by area."""
    b, s = TITLE.board, state(game)
    return {
        name: int(s.traders[seat * b.size + i])
        for i, name in enumerate(b.areas.names)
        if s.traders[seat * b.size + i] > 0
    }


def neutrals(game: Game) -> dict[str, int]:
    b, s = TITLE.board, state(game)
    return {name: int(s.neutrals[i]) for i, name in enumerate(b.areas.names) if s.neutrals[i] > 0}


def hand(game: Game, seat: int) -> dict[str, int]:
    """Action counters in front of a seat."""
    names = TITLE.board.counters.functions.names
    s = state(game)
    return {
        name: int(s.hand[seat * len(names) + i])
        for i, name in enumerate(names)
        if s.hand[seat * len(names) + i]
    }


def tired(game: Game) -> object:
    """The active player's traders that are stopped or have fought, by area."""
    turn = TITLE.view(state(game), -1)["turn"]
    assert isinstance(turn, dict)
    return turn["tired"]


def log_lines(game: Game, lang: str = "en") -> list[str]:
    """What the log tells everybody."""
    return game.log(-1, lang)


GAMES = Positions(TITLE, HeartState, complete)
at, new, load, state = GAMES.at, GAMES.new, GAMES.load, GAMES.state

"""The options of Africa once more, written as plainly as the rules read, to compare with.

Everything is worked out from the view and the data file: sets of names, no tables, no codes.
"""

import json
from dataclasses import dataclass
from typing import Any

from tests.titles.africa.positions import TITLE, state

from baobab.game import Game

FACTS = json.loads(TITLE.data.text)
NEIGHBOURS = {space: set(near) for space, near in FACTS["adjacency"]["neighbours"].items()}
CITIES = {item["id"] for item in FACTS["spaces"]["items"] if item["is_city"]}
FACES: dict[str, tuple[str, int]] = {
    tile["kind"] + str(tile.get("value", "")): (tile["category"], tile.get("value", 0))
    for tile in FACTS["tiles"]["distribution"]
}


@dataclass
class Table:
    """What a spectator of the true state sees, with the questions the rules ask about spaces."""

    spaces: dict[str, str]
    players: list[dict[str, Any]]
    seat: int
    stacked: bool

    def kind(self, space: str) -> str:
        return FACES.get(self.spaces[space], ("", 0))[0]

    def of_kind(self, *categories: str) -> set[str]:
        return {space for space in self.spaces if self.kind(space) in categories}

    def bare(self) -> set[str]:
        return {space for space, content in self.spaces.items() if content == "bare"}

    def here(self) -> str:
        return str(self.players[self.seat]["explorer"])

    def others(self) -> set[str]:
        return {player["explorer"] for seat, player in enumerate(self.players) if seat != self.seat}

    def enterable(self) -> set[str]:
        return {space for space, content in self.spaces.items() if content != "down"} - self.others()

    def count(self, tile: str, origin: str, space: str) -> int:
        """Like animals, or empty spaces, next to a space when the tile is lifted from its origin."""
        lifted = {**self.spaces, origin: "bare"}
        wanted = tile if FACES[tile][0] == "animal" else "bare"
        return sum(lifted[near] == wanted for near in NEIGHBOURS[space])

    def better(self, origin: str) -> dict[str, int]:
        """Where a tile may go, and the count there."""
        tile = self.spaces[origin]
        now = self.count(tile, origin, origin)
        counts = {space: self.count(tile, origin, space) for space in self.bare()}
        return {space: count for space, count in counts.items() if count > now}


def table(game: Game) -> Table:
    view = TITLE.view(state(game), -1)
    spaces, players = view["spaces"], view["players"]
    assert isinstance(spaces, dict)
    assert isinstance(players, list)
    return Table(spaces, players, game.seat, game.state.options[1] == 1)


def options(game: Game, about: str, step: int) -> set[str]:
    """All allowed actions in notation. `about` is the tile or the goods that the question is about."""
    t = table(game)
    match game.phase:
        case "city":
            return {f"city {space}" for space in CITIES - t.others()}
        case "move":
            return moves(t, step)
        case "act":
            return acts(t)
        case "put":
            return {f"put {space}" for space in t.better(about)}
        case "found":
            return {"stay"} | {f"put {space}" for space in t.better(about)}
        case _:
            return exchanges(t, about)


def moves(t: Table, step: int) -> set[str]:
    reached = {t.here()}
    for _ in range(2):
        reached |= {near for space in reached for near in NEIGHBOURS[space]} & t.enterable()
    travel = t.enterable() - {t.here()} if step == 1 else set()
    return {f"walk {space}" for space in reached} | {f"travel {space}" for space in travel}


def acts(t: Table) -> set[str]:
    around = NEIGHBOURS[t.here()]
    found = {"pass"} | {f"flip {space}" for space in around if t.spaces[space] == "down"}
    near = (around | {t.here()}) & t.of_kind("animal", "native")
    found |= {f"lift {space}" for space in near if t.better(space)}
    free = t.spaces[t.here()] == "bare" or (t.stacked and t.spaces[t.here()] == "camp")
    if free and t.players[t.seat]["camps"]:
        found |= {"camp", "mine"} if around & t.of_kind("gold", "gem") else {"camp"}
    return found


def exchanges(t: Table, found: str) -> set[str]:
    own = t.players[t.seat]["goods"][found]
    return {"keep"} | {
        f"swap {seat} {kind}"
        for seat, player in enumerate(t.players)
        for kind, count in player["goods"].items()
        if seat != t.seat and kind != found and 0 < count <= own
    }


def gain(game: Game, about: str, action: str) -> int | None:
    """The points of an action, as far as they are certain before it is carried out."""
    t = table(game)
    verb, _, target = action.partition(" ")
    if verb == "camp":
        return len(NEIGHBOURS[t.here()] & t.of_kind("animal", "native", "monument"))
    if verb in ("put", "stay"):
        tile, space = t.spaces[about], target or about
        count = t.count(tile, about, space)
        if game.phase == "put":
            return count - t.count(tile, about, about)
        return count + (FACES[tile][0] == "animal")
    return None if verb == "flip" else 0


def animal_pairs(t: Table) -> int:
    """Adjacent pairs of like animals, each counted twice."""
    animals = t.of_kind("animal")
    return sum(t.spaces[a] == t.spaces[b] for a in animals for b in NEIGHBOURS[a] & animals)


def native_potential(t: Table) -> int:
    """What every native move raises while animals rest, doubled."""
    natives = t.of_kind("native")
    open_around = sum(len(NEIGHBOURS[a] & (t.bare() | natives)) for a in natives)
    return 2 * open_around - sum(len(NEIGHBOURS[a] & natives) for a in natives)

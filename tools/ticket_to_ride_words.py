"""Write the names of routes and tickets of Ticket to Ride into its catalogues, from the data file.

    python tools/ticket_to_ride_words.py

Run it after a correction of the map or of the tickets; it replaces the section `## The map` of
`words/en.ftl` and `words/it.ftl`. Cities keep the names they have on the map, in both languages.
"""

import json
from pathlib import Path

from baobab.kernel.data import read_data
from baobab.titles.ticket_to_ride.board import GREY, Board
from baobab.words import key

FOLDER = Path(__file__).parents[1] / "src/baobab/titles/ticket_to_ride"
COUNTRIES = {
    "en": {"nigeria": "Nigeria", "chad": "Chad", "sudan": "Sudan", "madagascar": "Madagascar"},
    "it": {"nigeria": "Nigeria", "chad": "Ciad", "sudan": "Sudan", "madagascar": "Madagascar"},
}
SIDES = {
    "en": {"north": "north", "south": "south", "west": "west", "east": "east"},
    "it": {"north": "nord", "south": "sud", "west": "ovest", "east": "est"},
}
JUNCTIONS = {
    "j_northwest": ("Ubangi junction", "bivio dell'Ubangi"),
    "j_northeast": ("Upper Nile junction", "bivio dell'Alto Nilo"),
    "j_east": ("Great Rift junction", "bivio della Rift Valley"),
    "j_upper_congo": ("Upper Congo junction", "bivio dell'Alto Congo"),
    "j_lower_congo": ("Kasai junction", "bivio del Kasai"),
    "j_angola_north": ("northern Angola junction", "bivio dell'Angola settentrionale"),
    "j_angola_south": ("southern Angola junction", "bivio dell'Angola meridionale"),
    "j_central_south": ("Zambezi junction", "bivio dello Zambesi"),
    "j_namibia": ("Kalahari junction", "bivio del Kalahari"),
    "j_coast": ("Tanganyika junction", "bivio del Tanganica"),
}
COLOURS = {
    "en": ["red", "orange", "yellow", "green", "blue", "purple", "white", "black", "grey"],
    "it": ["rossa", "arancione", "gialla", "verde", "blu", "viola", "bianca", "nera", "grigia"],
}
SECOND = {"en": "second track", "it": "secondo binario"}


def place_names(lang: str) -> dict[str, str]:
    """Every city, junction, terminal and country by its id."""
    data = json.loads((FOLDER / "data.json").read_text("utf-8"))
    names = {item["id"]: item["name"] for item in data["cities"]["items"]}
    names |= {id: both[lang == "it"] for id, both in JUNCTIONS.items()}
    names |= COUNTRIES[lang]
    for item in data["countries"]["terminals"]:
        side = item["id"].removeprefix(item["country"] + "_")
        names[item["id"]] = f"{COUNTRIES[lang][item['country']]} ({SIDES[lang][side]})"
    return names


def section(board: Board, lang: str) -> str:
    places = place_names(lang)
    lines = ["## The map", "", "route = { $name }", "    .article = none"]
    for route, id in enumerate(board.routes.names):
        ends = [places[board.nodes.names[node[route]]] for node in (board.from_node, board.to_node)]
        text = "–".join(ends)
        if board.twin[route] >= 0:
            colour = COLOURS[lang][board.colour[route]]
            text += f", {colour}, {SECOND[lang]}" if id.endswith("2") else f", {colour}"
        lines += [f"{key('route', id)} = {text}", "    .article = none"]
    lines += ["", "ticket = { $name }", "    .article = none"]
    for ticket, id in enumerate(board.tickets.names):
        ends = [places[board.places.names[end[ticket]]] for end in (board.ticket_a, board.ticket_b)]
        lines += [f"{key('ticket', id)} = {'–'.join(ends)}", "    .article = none"]
    return "\n".join(lines) + "\n\n"


def main() -> None:
    board = Board(read_data(FOLDER / "data.json"))
    assert len(COLOURS["en"]) == GREY + 1
    for lang in ("en", "it"):
        path = FOLDER / "words" / f"{lang}.ftl"
        text = path.read_text("utf-8")
        before, _, rest = text.partition("## The map\n")
        after = rest[rest.index("\n## ") + 1 :]
        path.write_text(before + section(board, lang) + after, "utf-8")


if __name__ == "__main__":
    main()

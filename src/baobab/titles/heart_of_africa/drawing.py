# not compiled
"""A view of Heart of Africa in text: the map, and below it the tables, the rows and the players."""

from baobab.kernel.title import View
from baobab.titles.heart_of_africa.drawing_map import DIM, LEADER, SIGNS, STATION, Map, Pair, chart, wrap_text
from baobab.words import Words


def picture(view: View, borders: list[Pair], speech: Words, width: int, colour: bool) -> str:
    """The whole picture, no wider than the terminal."""
    p = Map(view, borders, speech, width, colour)
    parts = [chart(p), tables(p), rows(p), players(p), secrets(p), legend(p)]
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts if part)


def tables(p: Map) -> list[str]:
    """Prices, the pool and the supplies; and in a turn what is left of it."""
    view = p.view
    prices = ", ".join(f"{p.name('marker', marker)} {price}" for marker, price in view["prices"].items())
    text = [p.say("prices", prices=prices), p.say("pool", pool=view["pool"])]
    text += [p.say("neutrals", count=view["neutrals_left"]), p.say("stations", count=view["stations_left"])]
    lines = wrap_text(p, " · ".join(text))
    if view["turn"] is not None:
        turn = [p.say("turn", seat=SIGNS[view["active"]], ap=view["turn"]["ap"])]
        if view["turn"]["barred"]:
            closed = ", ".join(p.name("area", area) for area in view["turn"]["barred"])
            turn.append(p.say("barred", areas=closed))
        for area, bands in view["turn"]["tired"].items():
            what = ", ".join(f"{name_band(p, band)} {n}" for band, n in bands.items())
            turn.append(f"{p.name('area', area)}: {what}")
        if view["turn"]["wholesaler"] not in (None, "free"):
            turn.append(f"{LEADER} {name_band(p, view['turn']['wholesaler'])} 1")
        lines += wrap_text(p, " · ".join(turn))
    if any(bid is not None for bid in view["bids"]):
        bids = ", ".join(f"{SIGNS[seat]} {bid}" for seat, bid in enumerate(view["bids"]) if bid is not None)
        lines.append(p.say("bids", bids=bids))
    return lines


def name_band(p: Map, band: str) -> str:
    """What has become of some pieces, in a word or two."""
    return p.name("band", band, "brief")


def rows(p: Map) -> list[str]:
    """The rows of action counters, the next one first; while it is auctioned, also what its counters do."""
    lines = []
    for i, row in enumerate(p.view["rows"]):
        counters = " + ".join(f"{p.name('function', c['function'])} ({c['ap']})" for c in row)
        lines.append(p.say("row", number=i + 1, counters=counters))
        if i == 0 and p.view["phase"] == "bid":
            for function in dict.fromkeys(c["function"] for c in row):
                does = p.name("function", function, "does")
                text = f"  {p.name('function', function)}: {does}"
                lines += [p.paint(line, DIM) for line in wrap_text(p, text, "    ")]
    if not lines:
        return []
    left = sum(p.view["face_down"].values())
    return [*lines, p.paint(p.say("face-down", count=left), DIM)]


def players(p: Map) -> list[str]:
    """A line or two for each player, who has most points first."""
    lines = []
    order = sorted(range(len(p.view["players"])), key=lambda seat: -p.view["players"][seat]["vp"])
    for seat in order:
        player = p.view["players"][seat]
        facts = [
            p.say("points", points=player["vp"]),
            p.say("influence", count=player["influence"]),
            p.say("reputation", count=player["reputation"]),
            p.say("reserve", count=player["reserve"]),
        ]
        if player["stations"]:
            facts.append(f"{STATION}{player['stations']}")
        name = p.name("seat", str(seat))
        me = p.say("me") if seat == p.view["me"] else ""
        lines += wrap_text(p, f"{p.seat(seat)} {name}{me}: " + ", ".join(facts))
        held = [f"{p.name('function', f)}{f' ×{n}' if n > 1 else ''}" for f, n in player["counters"].items()]
        held += [f"“{p.name('special', face)}”" for face in player["open_specials"]]
        if player["secret_special"]:
            held.append(p.say("secret"))
        if held:
            lines += wrap_text(p, "  " + ", ".join(held), "  ")
    return lines


def secrets(p: Map) -> list[str]:
    """What only the reader knows: the special counter, and what is committed; and the conflict under way."""
    lines = []
    if p.view["special"]:
        does = p.name("special", p.view["special"], "does")
        lines += wrap_text(p, p.say("special", special=p.name("special", p.view["special"]), does=does))
    conflict, mine = p.view["conflict"], p.view["commitment"]
    if conflict and "foe" in conflict:
        fighters = [SIGNS[seat] for seat in conflict["pieces_of"]]
        area = p.name("area", conflict["area"])
        lines.append(p.say("conflict", one=fighters[0], other=fighters[1], area=area))
    if mine:
        if mine["retreat"]:
            lines.append(p.say("committed-retreat"))
        else:
            counters = ", ".join(f"“{p.name('counter', name)}”" for name in mine["counters"]) or "–"
            lines += wrap_text(p, p.say("committed", influence=mine["influence"], counters=counters))
    return lines


def legend(p: Map) -> list[str]:
    return [p.paint(line, DIM) for line in wrap_text(p, p.say("legend"))]

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
    text = [p.say("drawing-prices", prices=prices), p.say("drawing-pool", pool=view["pool"])]
    text += [
        p.say("ui-hoa-neutrals", count=view["neutrals_left"]),
        p.say("ui-hoa-stations", count=view["stations_left"]),
    ]
    lines = wrap_text(p, " · ".join(text))
    if view["turn"] is not None:
        turn = [p.say("drawing-turn", seat=SIGNS[view["active"]], ap=view["turn"]["ap"])]
        if view["turn"]["barred"]:
            closed = ", ".join(p.name("area", area) for area in view["turn"]["barred"])
            turn.append(p.say("drawing-barred", areas=closed))
        for area, bands in view["turn"]["tired"].items():
            what = ", ".join(f"{name_band(p, band)} {n}" for band, n in bands.items())
            turn.append(f"{p.name('area', area)}: {what}")
        if view["turn"]["wholesaler"] not in (None, "free"):
            turn.append(f"{LEADER} {name_band(p, view['turn']['wholesaler'])} 1")
        lines += wrap_text(p, " · ".join(turn))
    if any(bid is not None for bid in view["bids"]):
        bids = ", ".join(f"{SIGNS[seat]} {bid}" for seat, bid in enumerate(view["bids"]) if bid is not None)
        lines.append(p.say("drawing-bids", bids=bids))
    return lines


def name_band(p: Map, band: str) -> str:
    """What has become of some pieces, in a word or two."""
    return p.name("band", band, "brief")


def rows(p: Map) -> list[str]:
    """The rows of action counters, the next one first; while it is auctioned, also what its counters do."""
    lines = []
    for i, row in enumerate(p.view["rows"]):
        counters = " + ".join(f"{p.name('function', c['function'])} ({c['ap']})" for c in row)
        lines.append(p.say("drawing-row", number=i + 1, counters=counters))
        if i == 0 and p.view["phase"] == "bid":
            for function in dict.fromkeys(c["function"] for c in row):
                does = p.name("function", function, "does")
                text = f"  {p.name('function', function)}: {does}"
                lines += [p.paint(line, DIM) for line in wrap_text(p, text, "    ")]
    if not lines:
        return []
    left = sum(p.view["face_down"].values())
    return [*lines, p.paint(p.say("drawing-face-down", count=left), DIM)]


def players(p: Map) -> list[str]:
    """A line or two for each player, who has most points first."""
    lines = []
    order = sorted(range(len(p.view["players"])), key=lambda seat: -p.view["players"][seat]["vp"])
    for seat in order:
        player = p.view["players"][seat]
        facts = [
            p.say("drawing-points", points=player["vp"]),
            p.say("drawing-influence", count=player["influence"]),
            p.say("drawing-reputation", count=player["reputation"]),
            p.say("drawing-reserve", count=player["reserve"]),
        ]
        if player["stations"]:
            facts.append(f"{STATION}{player['stations']}")
        name = p.name("seat", str(seat))
        me = p.say("drawing-me") if seat == p.view["me"] else ""
        lines += wrap_text(p, f"{p.seat(seat)} {name}{me}: " + ", ".join(facts))
        held = [f"{p.name('function', f)}{f' ×{n}' if n > 1 else ''}" for f, n in player["counters"].items()]
        held += [f"“{p.name('special', face)}”" for face in player["open_specials"]]
        if player["secret_special"]:
            held.append(p.say("ui-hoa-secret"))
        if held:
            lines += wrap_text(p, "  " + ", ".join(held), "  ")
    return lines


def secrets(p: Map) -> list[str]:
    """What only the reader knows: the special counter, and what is committed; and the conflict under way."""
    lines = []
    if p.view["special"]:
        does = p.name("special", p.view["special"], "does")
        lines += wrap_text(
            p, p.say("drawing-special", special=p.name("special", p.view["special"]), does=does)
        )
    conflict, mine = p.view["conflict"], p.view["commitment"]
    if conflict and "foe" in conflict:
        fighters = [SIGNS[seat] for seat in conflict["pieces_of"]]
        area = p.name("area", conflict["area"])
        lines.append(p.say("drawing-conflict", one=fighters[0], other=fighters[1], area=area))
    if mine:
        if mine["retreat"]:
            lines.append(p.say("drawing-committed-retreat"))
        else:
            counters = ", ".join(f"“{p.name('counter', name)}”" for name in mine["counters"]) or "–"
            lines += wrap_text(p, p.say("drawing-committed", influence=mine["influence"], counters=counters))
    return lines


def legend(p: Map) -> list[str]:
    return [p.paint(line, DIM) for line in wrap_text(p, p.say("drawing-legend"))]

"""What anybody may know of a game of The Great Zimbabwe: everything.  TGZ-CTL-3 TGZ-AMB-19"""

from baobab.kernel.title import View
from baobab.titles.great_zimbabwe.board import RESOURCE, START, VOID, WATER, Board
from baobab.titles.great_zimbabwe.cards import KINDS, QAMATA, SHADIPINYI
from baobab.titles.great_zimbabwe.generosity import cattle_on_plaques, row_of_plaques
from baobab.titles.great_zimbabwe.map.hub_range import shape_of
from baobab.titles.great_zimbabwe.map.terrain import printed_cells
from baobab.titles.great_zimbabwe.religion.piece_being_laid import piece_being_laid
from baobab.titles.great_zimbabwe.religion.specialists import tiles_left, water_left
from baobab.titles.great_zimbabwe.revenue import income
from baobab.titles.great_zimbabwe.scoring import additions, breakdown
from baobab.titles.great_zimbabwe.state import HELD, OPEN, ZimbabweState
from baobab.titles.great_zimbabwe.turn import GIFT

MARKS = {START: "S", WATER: "~", VOID: " "}


def look(b: Board, s: ZimbabweState) -> View:
    """The whole table by name."""
    c = b.cards
    return {
        "round": int(s.round),
        "rounds": int(c.most_rounds),
        "phase": "over" if s.over() else ["start", "gifts", "turns"][min(int(s.stack[0]), 2)],
        "seat": int(s.seat()),
        "land": land(b, s),
        "monuments": [
            {"cell": b.cells.names[s.monuments[i]], "owner": int(s.owner(i)), "level": int(s.level(i))}
            for i in range(len(s.monuments))
        ],
        "technologies": {c.crafts.names[craft]: look_at_pile(s, craft) for craft in range(c.crafts.size)},
        "craftsmen": [look_at_maker(b, s, maker) for maker in range(len(s.makers)) if s.makers[maker] >= 0],
        "used": [b.cells.names[cell] for cell in s.used],
        "resource_tiles": {c.kinds.names[kind]: int(tiles_left(s, kind)) for kind in range(KINDS)},
        "water_tiles": int(water_left(s)),
        "gods": {c.gods.names[i]: holder_name(s.gods[i]) for i in range(len(s.gods))},
        "specialists": {
            c.specialists.names[i]: holder_name(s.specialists[i]) for i in range(len(s.specialists))
        },
        "order": [int(seat) for seat in s.order],
        "row": [int(seat) for seat in row_of_plaques(s)],
        "plaques": look_at_plaques(s),
        "next_plaque": next_plaque(s),
        "last_gift": int(s.last_gift),
        "laying": piece_being_laid(b, s),
        "plan": [b.steps.names[step] for step in s.plan],
        "done": {
            "chosen": bool(s.chosen),
            "acted": bool(s.acted),
            "used": [c.specialists.names[i] for i in range(len(s.specialists)) if s.busy & b.bit[i]],
        },
        "players": [look_at_player(b, s, seat) for seat in range(s.seats)],
        "scoring": breakdown(s),
    }


def land(b: Board, s: ZimbabweState) -> list[str]:
    """The rows of the map: `.` land, `~` water, `S` starting area, the letters of resources, ` ` nothing."""
    cells = printed_cells(b, b.layout(s.seats), s.tiles)
    for cell in s.rain:
        cells[cell] = WATER
    for i in range(len(s.charms)):
        cells[s.charms[i]] = RESOURCE + s.charm_kinds[i]
    marks = "".join([mark_of(b, content) for content in cells])
    return [marks[i : i + b.width] for i in range(0, len(marks), b.width)]


def mark_of(b: Board, content: int) -> str:
    if RESOURCE <= content < RESOURCE + KINDS:
        return b.cards.kinds.names[content - RESOURCE][0].upper()
    return MARKS.get(content, ".")


def look_at_maker(b: Board, s: ZimbabweState, maker: int) -> View:
    c, site = b.cards, s.makers[maker]
    return {
        "id": c.makers.names[maker],
        "craft": c.crafts.names[c.craft_of(maker)],
        "owner": int(s.owners[maker]),
        "cells": [b.cells.names[cell] for cell in b.covers(shape_of(b, maker, site), site // 2)],
        "price": int(s.prices[s.holder(c.craft_of(maker), s.owners[maker])]),
    }


def look_at_pile(s: ZimbabweState, craft: int) -> View:
    """Who holds the first and the second card of a craft, and how many of its craftsmen are left.

    TGZ-CRF-4 TGZ-CRF-7
    """
    c = s.board.cards
    holders: list[int | None] = [None, None]
    for seat in range(int(s.seats)):
        card = int(s.cards[s.holder(craft, seat)])
        if card > 0:
            holders[card - 1] = seat
    placed = [s.makers[maker] >= 0 for maker in range(craft * int(c.copies), (craft + 1) * int(c.copies))]
    return {"holders": holders, "tiles": placed.count(False)}


def holder_name(holder: int) -> str | int:
    """Where a card is: "out", "open", or the number of the seat that holds it."""
    if holder >= HELD:
        return int(holder - HELD)
    return "open" if holder == OPEN else "out"


def look_at_plaques(s: ZimbabweState) -> list[View]:
    """The row of plaques from the left, each with its cattle; the god's plaque belongs to "god"."""
    heaps = [int(heap) for heap in cattle_on_plaques(s)]
    owners: list[str | int] = [int(seat) for seat in row_of_plaques(s)]
    if s.worshipper(SHADIPINYI) >= 0:
        owners.insert(0, "god")
    return [{"owner": owner, "cattle": heap} for owner, heap in zip(owners, heaps, strict=True)]


def next_plaque(s: ZimbabweState) -> int:
    """The place in the row of plaques where the next head of cattle is laid; -1 but while gifts are given.

    TGZ-BID-6
    """
    giving = not s.over() and s.stack[0] == GIFT
    return int(s.laid % len(cattle_on_plaques(s))) if giving else -1


def look_at_player(b: Board, s: ZimbabweState, seat: int) -> View:
    c = b.cards
    crafts = [craft for craft in range(c.crafts.size) if s.cards[s.holder(craft, seat)] > 0]
    return {
        "cash": int(s.cash[seat]),
        "vp": int(s.vp[seat]),
        "vr": int(s.vr[seat]),
        "pile": list(s.pile).index(seat),
        "god": c.gods.names[s.god[seat]] if s.god[seat] >= 0 else None,
        "god_cattle": int(s.fees) if s.has(seat, QAMATA) else 0,
        "income": int(income(s, seat)),
        "adds": [{"kind": one.kind, "card": one.card, "vr": one.adds} for one in additions(s, seat)],
        "cards": [
            {
                "craft": c.crafts.names[craft],
                "card": int(s.cards[s.holder(craft, seat)]),
                "price": int(s.prices[s.holder(craft, seat)]),
                "cattle": int(s.earned[s.holder(craft, seat)]),
            }
            for craft in crafts
        ],
        "specialists": [
            {"specialist": c.specialists.names[i], "cattle": int(s.paid[i])}
            for i in range(len(s.specialists))
            if s.specialists[i] - HELD == seat
        ],
    }

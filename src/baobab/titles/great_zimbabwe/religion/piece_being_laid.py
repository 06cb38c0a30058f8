"""The piece that is being laid on the map, and every way it may lie.  TGZ-CRF-5 TGZ-SPC-3 TGZ-SPC-4"""

from baobab.kernel.title import View
from baobab.titles.great_zimbabwe.board import ACROSS, DOWN, Board
from baobab.titles.great_zimbabwe.craftsmen.sites import Ground
from baobab.titles.great_zimbabwe.religion.specialists import can_rain
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import LAY, RAIN, RAIN_WAY, SITE, WAY


def piece_being_laid(b: Board, s: ZimbabweState) -> View:
    """A craftsman of a craft, a resource tile of a kind, or water, with the cell that was named already.

    Of pieces that can be turned, `sites` says how they may lie: `F7` across from that cell, `F7v` down from
    it. Questions with one answer are never asked, so the answers alone do not say that.
    """
    phase = -1 if s.over() else s.phase()
    craft = b.cards.crafts.names[s.a()] if phase in (SITE, WAY) else None
    kind = b.cards.kinds.names[s.a()] if phase == LAY else "water" if phase in (RAIN, RAIN_WAY) else None
    cell = s.b() if phase == WAY else s.a() if phase == RAIN_WAY else -1
    return {
        "craft": craft,
        "kind": kind,
        "cell": b.cells.names[cell] if cell >= 0 else None,
        "sites": ways_to_lie(b, s, int(phase), int(cell)),
    }


def ways_to_lie(b: Board, s: ZimbabweState, phase: int, cell: int) -> list[str]:
    """Every way in which the piece may lie, on the cell that was named or on any."""
    found: list[str] = []
    if phase not in (SITE, WAY, RAIN, RAIN_WAY):
        return found
    ground = Ground(s, s.seat(), s.a()) if phase in (SITE, WAY) else None
    for corner in [cell] if cell >= 0 else s.terrain.layout.cells:
        for way in ground.shapes() if ground is not None else [int(ACROSS), int(DOWN)]:
            fits = ground.takes_as(way, corner) if ground is not None else can_rain(s, way, corner)
            if fits:
                found.append(b.sites.names[corner * 2 + (1 if way == DOWN else 0)])
    return found

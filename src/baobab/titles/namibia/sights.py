"""What can be seen from a place: where cubes could go, what a track would join, what a sale would bring.

Everything is public.  NAM-0.8
"""

from typing import Final

from mypy_extensions import i64

from baobab.kernel.names import Domain
from baobab.kernel.notes import Note
from baobab.kernel.sights import Layer, Mark, Sight
from baobab.titles.namibia.board import PORT, Board
from baobab.titles.namibia.construction.rail_network import is_connected, ports_of
from baobab.titles.namibia.construction.track_joins import Joining, describe_joining
from baobab.titles.namibia.scoring import last_price
from baobab.titles.namibia.shipping.sale_forecast import Sale
from baobab.titles.namibia.spaces import next_to_ore
from baobab.titles.namibia.state import LYING, NONE, NamibiaState
from baobab.titles.namibia.turn import SELECT
from baobab.words import Params

SPACE: Final = 0
EDGE: Final = 1
SEA: Final = 2
COLUMN: Final = 3
SALE: Final = 4


def subjects(b: Board) -> list[Domain]:
    """A space, a side, a port, a commodity, and a commodity through a port: `sale gold-B0`."""
    sales = [f"{kind}-{port}" for kind in b.commodities.names for port in b.ports.names]
    return [b.spaces, b.edges, b.ports, b.commodities, Domain("sale", sales)]


def sight(b: Board, s: NamibiaState, seat: int, domain: int, item: int) -> Sight:
    if domain == SPACE:
        return at_space(b, s, item)
    if domain == EDGE:
        return at_edge(b, s, item)
    if domain == SEA:
        return at_port(b, s, item)
    if domain == COLUMN:
        return at_commodity(b, s, item)
    ports = b.ports.size
    return at_sale(b, s, seat, item // ports, item % ports)


def at_space(b: Board, s: NamibiaState, space: i64) -> Sight:
    """The ports that cubes come to from here, and what completing the mine brings.  NAM-2.1b..c NAM-2.4f"""
    if b.kind[space] == PORT:
        return at_port(b, s, b.ports.find(b.spaces.names[space]))
    if s.ore[space] == b.kinds:
        return at_abandoned(b, s, space)
    if s.ore[space] == NONE:
        return Sight([])
    commodity = s.ore[space]
    ports = [Mark(b.ports.names[port]) for port in ports_of(b, s, space)]
    layers = [Layer("port", ports)]
    params: Params = {"commodity": b.commodities.say(commodity), "cubes": s.cubes[space]}
    if s.heads[space] != NONE and s.heads[space] & 1 != LYING:
        return Sight(layers, note=Note("sight-mine", {**params, "price": s.price[commodity]}))
    near = range(b.near_first[space], b.near_first[space + 1])
    dry = [Mark(b.spaces.names[b.near[i]]) for i in near if s.ore[b.near[i]] == b.kinds]
    layers.append(Layer("dry", dry))
    more = 0 if dry else min(b.figures.completion_cubes, s.pool[commodity])
    params = {**params, "more": more, "dry": 1 if dry else 0}
    if s.heads[space] == NONE:
        return Sight(layers, note=Note("sight-deposit", params))
    worth = s.cubes[space] * last_price(b, s, commodity)
    return Sight(layers, note=Note("sight-building", {**params, "amount": worth}))


def at_abandoned(b: Board, s: NamibiaState, space: i64) -> Sight:
    """The mines and deposits that run dry because of an abandoned one.  NAM-2.1c"""
    near = [b.near[i] for i in range(b.near_first[space], b.near_first[space + 1])]
    dry = [
        other
        for other in near
        if s.cubes[other] > 0 and (s.heads[other] == NONE or s.heads[other] & 1 == LYING)
    ]
    marks = [Mark(b.spaces.names[other]) for other in dry if next_to_ore(b, s, other, b.kinds)]
    return Sight([Layer("dry", marks)], note=Note("sight-abandoned", {"mines": len(marks)}))


def at_edge(b: Board, s: NamibiaState, edge: i64) -> Sight:
    """What a track here joins, or would join.  NAM-2.4a NAM-2.4f"""
    if b.buildable[edge] == 0:
        return Sight([])
    if s.rails[edge] == 1:
        line = s.net[b.edge_u[edge]]
        here = [port for port in range(b.ports.size) if s.net[b.port_corner[port]] == line]
        return Sight([Layer("port", [Mark(b.ports.names[port]) for port in here])])
    if s.net[b.edge_u[edge]] == NONE and s.net[b.edge_v[edge]] == NONE:
        return Sight([])
    joining = Joining(b, s, edge)
    gains, ports = joining.gains(), joining.ports()
    marks = [Mark(b.spaces.names[space], len(new)) for space, new in gains]
    reached = {port for _, new in gains for port in new} | set(ports)
    names = [b.ports.names[port] for port in range(b.ports.size) if port in reached]
    layers = [Layer("gain", marks), Layer("port", [Mark(name) for name in names])]
    return Sight(layers, note=describe_joining(b, joining, "sight"))


def at_port(b: Board, s: NamibiaState, port: i64) -> Sight:
    """The mines that could ship through a port, with their cubes, and those that could once they stand.

    NAM-3.2a
    """
    ready, later, cubes = list[Mark](), list[Mark](), 0
    for space in b.mine_spaces:
        if s.cubes[space] == 0 or not is_connected(b, s, space, port):
            continue
        completed = s.heads[space] != NONE and s.heads[space] & 1 != LYING
        (ready if completed else later).append(Mark(b.spaces.names[space], int(s.cubes[space])))
        cubes += int(s.cubes[space]) if completed else 0
    params: Params = {"port": b.ports.say(port), "mines": len(ready), "cubes": cubes}
    return Sight([Layer("ship", ready), Layer("later", later)], note=Note("sight-port", params))


def at_commodity(b: Board, s: NamibiaState, commodity: i64) -> Sight:
    """Where a commodity lies: in completed mines, in mines under construction, and unmined.  NAM-E.2"""
    layers: dict[str, list[Mark]] = {"ship": [], "later": [], "idle": []}
    idle = 0
    for space in b.mine_spaces:
        if s.ore[space] != commodity:
            continue
        head = s.heads[space]
        name = "idle" if head == NONE else "later" if head & 1 == LYING else "ship"
        layers[name].append(Mark(b.spaces.names[space], int(s.cubes[space])))
        idle += int(s.cubes[space]) if head == NONE else 0
    params: Params = {
        "commodity": b.commodities.say(commodity),
        "idle": idle,
        "price": last_price(b, s, commodity),
    }
    return Sight([Layer(name, marks) for name, marks in layers.items()], note=Note("sight-commodity", params))


def at_sale(b: Board, s: NamibiaState, seat: int, commodity: i64, port: i64) -> Sight:
    """What everybody would be paid, and who would gain reputation, if all shipped that can.  NAM-3.3"""
    if s.over():
        return Sight([])
    active = s.order[s.stage] if s.stage != NONE and s.phase() >= SELECT else s.seat()
    sale = Sale(b, s, commodity, port, active)
    mines = [Mark(b.spaces.names[space], amount) for space, amount in sale.mines]
    trucks = [Mark(b.spaces.names[space], amount) for space, amount in sale.trucks]
    params: Params = {"full": sale.full, "halved": sale.halved, "price": sale.market.price[commodity]}
    return Sight(
        [Layer("sale", mines), Layer("truck", trucks)],
        note=Note("sight-sale" if sale.full + sale.halved > 0 else "sight-no-sale", params),
        changes=sale.changes(),
    )

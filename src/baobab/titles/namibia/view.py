"""What anybody may know of a game of Namibia: everything.  NAM-0.8 NAM-R-27"""

from mypy_extensions import i64

from baobab.kernel.title import View
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.bribes import minimum_bid, standing_bid
from baobab.titles.namibia.construction.rail_network import lines, on_line, ports_of
from baobab.titles.namibia.figures import half
from baobab.titles.namibia.market import is_settled, next_demand, next_price
from baobab.titles.namibia.scoring import breakdown, final_reputation, totals, unfinished_worth
from baobab.titles.namibia.spaces import forbidden_commodity
from baobab.titles.namibia.state import LYING, NONE, NamibiaState
from baobab.titles.namibia.turn import BRIBE, RAIL, ROAD


def look(b: Board, s: NamibiaState) -> View:
    """Everything by name. There is no private information in this game."""
    kinds = range(b.kinds)
    return {
        "turn": look_at_turn(b, s),
        "round": int(s.round),
        "rounds": int(b.figures.rounds),
        "auction": not s.over() and s.phase() == BRIBE,
        "places": look_at_places(b, s),
        "order": [int(seat) if seat != NONE else None for seat in s.order],
        "minimum_bid": int(minimum_bid(b, s)),
        "standing_bid": int(standing_bid(s)),
        "taken": [int(seat) if seat != NONE else None for seat in s.taken],
        "spaces": {b.spaces.names[space]: look_at_space(b, s, space) for space in range(b.size)},
        "tracks": [b.edges.names[edge] for edge in range(b.edges.size) if s.rails[edge] == 1],
        "networks": [look_at_network(b, s, line) for line in lines(b, s)],
        "market": {b.commodities.names[kind]: look_at_market(b, s, kind) for kind in kinds},
        "active": int(s.order[s.stage]) if s.stage != NONE else None,
        "selling": b.commodities.names[s.selling] if s.selling != NONE else None,
        "supply": {
            "cubes": {b.commodities.names[kind]: int(s.pool[kind]) for kind in kinds},
            "tracks": int(s.tracks),
            "markers": int(s.markers),
        },
        "players": [look_at_player(b, s, seat) for seat in range(s.seats)],
        "scoring": breakdown(b, s),
    }


def look_at_turn(b: Board, s: NamibiaState) -> View:
    """Who is asked, and about which mine while cubes are shipped.  NAM-3.1a NAM-3.2b"""
    if s.over():
        return {"seat": None, "mine": None}
    seat, mine = s.seat(), NONE
    if s.phase() == RAIL:
        mine = s.a()
    elif s.phase() == ROAD:
        mine = s.truck[seat]
    return {"seat": int(seat), "mine": b.spaces.names[mine] if mine != NONE else None}


def look_at_network(b: Board, s: NamibiaState, line: i64) -> View:
    """Tracks that hang together, the ports they reach, the spaces with one at a side.  NAM-2.4d..f"""
    edges = range(b.edges.size)
    return {
        "ports": [b.ports.names[port] for port in range(b.ports.size) if s.net[b.port_corner[port]] == line],
        "tracks": [
            b.edges.names[edge] for edge in edges if s.rails[edge] == 1 and s.net[b.edge_u[edge]] == line
        ],
        "spaces": [b.spaces.names[space] for space in b.mine_spaces if on_line(b, s, space, line)],
    }


def look_at_places(b: Board, s: NamibiaState) -> list[View]:
    """What each place of the round costs and brings.  NAM-1.7 NAM-T.3"""
    table = b.figures.table(s.places)
    return [{"loss": int(table.loss[i]), "tracks": int(table.tracks[i])} for i in range(s.places)]


def look_at_space(b: Board, s: NamibiaState, space: int) -> View:
    """What lies on one space; only what is there is named."""
    seen: View = {}
    ore, head = s.ore[space], s.heads[space]
    if ore == b.kinds:
        seen["abandoned"] = True
    elif ore != NONE:
        seen["commodity"] = b.commodities.names[ore]
        seen["cubes"] = int(s.cubes[space])
    if head != NONE:
        seen["owner"] = int(head >> 1)
        seen["completed"] = head & 1 != LYING
        seen["ports"] = [b.ports.names[port] for port in ports_of(b, s, space)]
    trucks = [seat for seat in range(s.seats) if s.truck[seat] == space]
    if trucks:
        seen["trucks"] = trucks
    return seen


def look_at_market(b: Board, s: NamibiaState, commodity: int) -> View:
    """A commodity's price and demand, what halving would make of it, and administration as it stands.

    NAM-3.3a NAM-4.1
    """
    port = s.port[commodity]
    return {
        "price": int(s.price[commodity]),
        "demand": int(s.demand[commodity]),
        "supply": int(s.shipped[commodity]) if port != NONE else None,
        "port": b.ports.names[port] if port != NONE else None,
        "half": int(half(s.price[commodity])) if s.shipped[commodity] <= s.demand[commodity] else None,
        "next": {"price": int(next_price(b, s, commodity)), "demand": int(next_demand(b, s, commodity))},
        "settled": is_settled(s, commodity),
    }


def look_at_player(b: Board, s: NamibiaState, seat: int) -> View:
    kinds = int(b.kinds)
    return {
        "out": s.out[seat] > 0,
        "forbidden": b.commodities.names[forbidden_commodity(b, s, seat)],
        "money": int(s.cash[seat]),
        "reputation": int(s.reputation[seat]),
        "total": totals(b, s)[seat],
        "unfinished": int(unfinished_worth(b, s, seat)),
        "final": int(final_reputation(b, s, seat)),
        "heads": int(s.spare_heads[seat]),
        "tracks": int(s.held[seat]),
        "truck": b.spaces.names[s.truck[seat]] if s.truck[seat] != NONE else None,
        "bid": int(s.bid[seat]),
        "hand": [b.commodities.names[kind] for kind in range(kinds) if s.hand[seat * kinds + kind] > 0],
    }


def accounts(b: Board, s: NamibiaState) -> dict[str, list[int]]:
    """The figures of every player, and what all of it would make if the game ended now.  NAM-R-27 NAM-E.4"""
    seats = range(int(s.seats))
    return {
        "money": [int(s.cash[seat]) for seat in seats],
        "reputation": [int(s.reputation[seat]) for seat in seats],
        "heads": [int(s.spare_heads[seat]) for seat in seats],
        "tracks": [int(s.held[seat]) for seat in seats],
        "final": [int(final_reputation(b, s, seat)) for seat in seats],
    }

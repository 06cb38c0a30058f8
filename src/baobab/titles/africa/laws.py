"""What holds in every position of Africa: the conservation laws, and which questions can be open.

AFR-I1..I5 AFR-X1 AFR-X2
"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import total
from baobab.kernel.notes import Fault
from baobab.kernel.state import FRAME
from baobab.titles.africa.board import ANIMAL, BARE, CAMP, DOWN, GOODS, MONUMENT, NATIVE, TILE, Board
from baobab.titles.africa.herding import can_gain
from baobab.titles.africa.options import FIRST_PLAYER, STACKED, STALL_ROUNDS
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.streams import SEATS, TILES
from baobab.titles.africa.turn import ACT, CITY, FOUND, MOVE, PUT, SWAP, steps_per_turn


def known_tiles(b: Board, s: AfricaState, face: i64) -> i64:
    """How many tiles of a face lie open or are held by somebody.  AFR-I1"""
    n: i64 = 0
    for space in range(b.size):
        if s.spaces[space] == TILE + face:
            n += 1
    for seat in range(s.seats):
        if b.goods_of[face] >= 0:
            n += s.goods[seat * b.goods.size + b.goods_of[face]]
        if b.mineral_of[face] >= 0:
            n += s.mined[seat * b.minerals.size + b.mineral_of[face]]
    return n


def derive(b: Board, s: AfricaState) -> None:
    """The bag is what the mix holds beyond all known tiles; monuments found lie open.  AFR-I1 AFR-BMa"""
    s.bag = vec[i64]([b.mix[face] - known_tiles(b, s, face) for face in range(b.faces.size)])
    s.monuments = sum([1 for content in s.spaces if b.kind(content) == MONUMENT])


def faults(b: Board, s: AfricaState) -> list[Fault]:
    """All that is impossible about a position."""
    found = tile_faults(b, s) + camp_faults(b, s) + explorer_faults(b, s)
    if s.options[FIRST_PLAYER] > s.seats:
        found.append(Fault("first_player", "AFR-R1", "no-such-first", {"seats": s.seats}))
    found += draw_faults(b, s)
    return found if found else question_faults(b, s) + turn_faults(b, s)


def draw_faults(b: Board, s: AfricaState) -> list[Fault]:
    """No more was drawn than tiles were turned, and one first player; nothing else is ever revealed.

    A position made by hand need not say what was drawn.  AFR-Sa AFR-Sf
    """
    turned = total(b.mix) - total(s.bag)
    if s.draws[TILES] > turned:
        return [Fault("draws", "AFR-Sa", "too-many-draws", {"drawn": s.draws[TILES], "turned": turned})]
    if s.draws[SEATS] > 1 or s.reveals > 0:
        return [Fault("draws" if s.reveals == 0 else "reveals", "AFR-Sf", "drawn-once")]
    return []


def tile_faults(b: Board, s: AfricaState) -> list[Fault]:
    """No tile is lost, doubled, or where it cannot lie.  AFR-I1 AFR-I4 AFR-I5 AFR-X2"""
    found = []
    for face in range(b.faces.size):
        if s.bag[face] < 0:
            face_name = b.faces.say(face)
            found.append(Fault("spaces", "AFR-I1", "too-many-tiles", {"face": face_name, "mix": b.mix[face]}))
    down = 0
    for space in range(b.size):
        name = b.spaces.say(space)
        if s.spaces[space] == DOWN:
            down += 1
            if b.city[space] == 1:
                found.append(Fault("spaces", "AFR-Sa", "tile-down-on-city", {"space": name}))
        if b.kind(s.spaces[space]) == GOODS:
            found.append(Fault("spaces", "AFR-I5", "goods-on-board", {"space": name}))
    if not found and down != total(s.bag):
        found.append(Fault("spaces", "AFR-I1", "tiles-lost", {"down": down, "left": total(s.bag)}))
    return found


def camp_faults(b: Board, s: AfricaState) -> list[Fault]:
    """No camp is lost, and the supply follows from the monuments found.  AFR-I2 AFR-BMd"""
    setup = b.setup(s.seats)
    if s.monuments > setup.last_monument:
        return [Fault("spaces", "AFR-BMc", "too-many-monuments", {"most": setup.last_monument})]
    supply = setup.last_monument - 1 - min(s.monuments, setup.last_monument - 1)
    if s.supply != supply:
        return [Fault("supply", "AFR-I2", "wrong-supply", {"supply": s.supply, "wanted": supply})]
    built = b.all_camps - setup.box - s.supply - total(s.camps)
    spaces = sum([1 for content in s.spaces if content == CAMP])
    fits = spaces <= built and (spaces > 0 or built == 0) if s.options[STACKED] == 1 else spaces == built
    return [] if fits else [Fault("camps", "AFR-I2", "camps-lost", {"built": built, "spaces": spaces})]


def explorer_faults(b: Board, s: AfricaState) -> list[Fault]:
    """No two explorers share a space, and none stands on a face-down tile.  AFR-I3"""
    for seat in range(s.seats):
        space = s.explorer[seat]
        if space < 0:
            continue
        if s.spaces[space] == DOWN:
            return [Fault("explorer", "AFR-I3", "explorer-on-tile-down", {"space": b.spaces.say(space)})]
        if s.explorer_at(space) != seat:
            return [Fault("explorer", "AFR-I3", "explorers-together", {"space": b.spaces.say(space)})]
    return []


def question_faults(b: Board, s: AfricaState) -> list[Fault]:
    """The open questions fit what lies on the table: cities first, then one question of a turn."""
    if s.over():
        limit = s.options[STALL_ROUNDS] * s.seats
        ended = s.monuments == b.setup(s.seats).last_monument or (limit > 0 and s.idle >= limit)
        return [] if ended else [Fault("ask", "AFR-Ea", "ended-too-soon")]
    waiting = len(s.stack) // FRAME - 1
    unplaced = sum([1 for space in s.explorer if space < 0])
    if unplaced != waiting:
        return [Fault("ask", "AFR-Sg", "cities-and-explorers", {"waiting": waiting, "unplaced": unplaced})]
    if s.monuments == b.setup(s.seats).last_monument:
        return [Fault("ask", "AFR-Ea", "should-be-over")]
    first = s.stack[1]
    for i in range(waiting):
        place = (waiting - i) * FRAME
        seat = (first + s.seats - waiting + i) % s.seats
        if s.stack[place] != CITY or s.stack[place + 1] != seat or s.explorer[seat] >= 0:
            return [Fault("ask", "AFR-Sg", "cities-in-order")]
    if waiting > 0:
        agreed = s.options[FIRST_PLAYER]
        if s.stack[0] != MOVE or s.stack[2] != 0 or (agreed > 0 and first != agreed - 1):
            return [Fault("ask", "AFR-Sg", "cities-in-order")]
        return [] if is_untouched(b, s) else [Fault("ask", "AFR-Sg", "begun-too-soon")]
    return turn_question_faults(b, s)


def is_untouched(b: Board, s: AfricaState) -> bool:
    """Is all as it was laid out, but for explorers in cities?  AFR-Sa..e AFR-Sg"""
    for space in range(b.size):
        if s.spaces[space] != (BARE if b.city[space] == 1 else DOWN):
            return False
    for seat in range(s.seats):
        if s.explorer[seat] >= 0 and b.city[s.explorer[seat]] == 0:
            return False
        if s.points[seat] != 0 or s.camps[seat] != b.setup(s.seats).camps_each:
            return False
    return s.idle == 0 and s.busy == 0


def turn_question_faults(b: Board, s: AfricaState) -> list[Fault]:
    """The one question of a turn: its step exists, and its tile is what the question is about."""
    phase, seat, here = s.phase(), s.seat(), s.explorer[s.seat()]
    step = s.a() if phase == MOVE or phase == ACT else s.b()
    if phase == CITY or step >= steps_per_turn(b, s):
        return [Fault("ask", "AFR-Ga", "no-such-step")]
    if phase == SWAP and s.goods[seat * b.goods.size + s.a()] == 0:
        return [Fault("ask", "AFR-BTc", "no-such-goods", {"goods": b.goods.say(s.a())})]
    if phase == PUT or phase == FOUND:
        kind = b.kind(s.spaces[s.a()])
        movable = kind == ANIMAL or kind == NATIVE
        near = b.adjacent(here, s.a()) or (phase == PUT and here == s.a())
        just_found = b.city[s.a()] == 0 and s.explorer_at(s.a()) < 0
        possible = can_gain(b, s, s.a()) if phase == PUT else just_found
        if not movable or not near or not possible:
            return [Fault("ask", "AFR-B2a", "no-such-tile", {"space": b.spaces.say(s.a())})]
    return []


def turn_faults(b: Board, s: AfricaState) -> list[Fault]:
    """A turn has been busy after a find and not before any action; idle turns stay below the limit.

    AFR-R17
    """
    limit = s.options[STALL_ROUNDS] * s.seats
    if limit > 0 and s.idle >= limit and s.monuments < b.setup(s.seats).last_monument and not s.over():
        return [Fault("idle", "AFR-R17", "stalled-already", {"idle": s.idle, "limit": limit})]
    if must_be_busy(b, s) if s.busy == 0 else cannot_be_busy(b, s):
        return [Fault("busy", "AFR-R17", "wrong-busy", {"busy": s.busy})]
    return []


def must_be_busy(b: Board, s: AfricaState) -> bool:
    """Has a tile been turned in this turn for certain?"""
    if s.over():
        return s.monuments == b.setup(s.seats).last_monument
    return s.phase() == FOUND or s.phase() == SWAP


def cannot_be_busy(b: Board, s: AfricaState) -> bool:
    """Is the first action of the turn still to come?"""
    if s.over():
        return s.monuments < b.setup(s.seats).last_monument
    phase = s.phase()
    first_step = (s.b() if phase == PUT else s.a()) == 0
    return (phase == MOVE or phase == ACT or phase == PUT) and first_step

"""What the log of a game of Heart of Africa tells."""

from typing import Final

from baobab.kernel.events import EventKind
from baobab.kernel.names import Domain, numbers
from baobab.titles.heart_of_africa.board import Board

PRICE_SET: Final = 0
RESOURCE_LAID: Final = 1
FIRST_VP: Final = 2
STARTED: Final = 3
DEALT: Final = 4
ROW: Final = 5
ROW_OF_ONE: Final = 6
BID: Final = 7
PASSED: Final = 8
NO_BIDS: Final = 9
AUCTION_WON: Final = 10
SHARE: Final = 11
COUNTER_TAKEN: Final = 12
NEUTRAL: Final = 13
BOUGHT: Final = 14
MOVED: Final = 15
LED: Final = 16
ENTERED: Final = 17
PRICE: Final = 18
USED: Final = 19
BUILT: Final = 20
BROUGHT: Final = 21
CONVERTED: Final = 22
REPUTATION: Final = 23
HEART: Final = 24
PUSHED: Final = 25
MARCHED: Final = 26
FIGHT: Final = 27
SEALED: Final = 28
SHOWN: Final = 29
COUNTER_SHOWN: Final = 30
FLED: Final = 31
CAPTURED: Final = 32
BATTLE: Final = 33
BOTH_FLED: Final = 34
LOST: Final = 35
LEAD_LOST: Final = 36
SENT: Final = 37
LEAD_SENT: Final = 38
STRANDED: Final = 39
STAYED: Final = 40
OUSTING: Final = 41
LOSS_DRAWN: Final = 42
CONCEDED: Final = 43
PAID_INFLUENCE: Final = 44
PIECES_LOST: Final = 45
BEATEN: Final = 46
DRIVEN: Final = 47
PLAYED: Final = 48
SCORED: Final = 49
SHARED: Final = 50
GAME_WON: Final = 51
OUT_OF_COUNTERS: Final = 52


def event_kinds(board: Board) -> list[EventKind]:
    """One kind for each constant above, in their order."""
    area, number = board.areas, numbers(1023)
    resource, marker, function = board.resources, board.markers, board.counters.functions
    seat, loss, special = board.seats, board.losses.faces, board.specials.faces
    return [
        EventKind("price-set", {"resource": resource, "price": number}),
        EventKind("resource-laid", {"area": area, "resource": resource}),
        EventKind("first-vp", {"seat": seat, "points": number}),
        EventKind("started", {"seat": seat, "area": area}),
        EventKind("dealt", {"seat": seat}, {"special": special}),
        EventKind("row", {"first": function, "first_ap": number, "second": function, "second_ap": number}),
        EventKind("row-of-one", {"first": function, "first_ap": number}),
        EventKind("bid", {"seat": seat, "bid": number}),
        EventKind("passed", {"seat": seat}),
        EventKind("no-bids", {}),
        EventKind("auction-won", {"seat": seat, "influence": number, "points": number, "ap": number}),
        EventKind("share", {"seat": seat, "points": number, "space": number}),
        EventKind("counter-taken", {"seat": seat, "function": function}),
        EventKind("neutral", {"seat": seat, "area": area}),
        EventKind("bought", {"seat": seat, "influence": number}),
        *doing_kinds(seat, area, number, marker, function),
        *fighting_kinds(seat, area, number, loss, board.stakes),
        EventKind("played", {"seat": seat, "special": special, "points": number}),
        EventKind(
            "scored",
            {
                "seat": seat,
                "areas": number,
                "neutrals": number,
                "heart": number,
                "stations": number,
                "counter": number,
                "total": number,
                "space": number,
            },
        ),
        EventKind("shared", {"influence": number, "rest": number}),
        EventKind("game-won", {"seat": seat, "points": number}),
        EventKind("out-of-counters", {"seat": seat, "points": number}),
    ]


def doing_kinds(
    seat: Domain, area: Domain, number: Domain, marker: Domain, function: Domain
) -> list[EventKind]:
    """From MOVED to MARCHED: what the active player does."""
    way = {"seat": seat, "origin": area, "area": area}
    return [
        EventKind("moved", way),
        EventKind("led", way),
        EventKind("entered", {"seat": seat, "area": area, "ap": number}),
        EventKind("price", {"seat": seat, "marker": marker, "price": number}),
        EventKind("used", {"seat": seat, "function": function}),
        EventKind("built", {"seat": seat, "area": area}),
        EventKind("brought", {"seat": seat, "area": area}),
        EventKind("converted", {"seat": seat, "area": area}),
        EventKind("reputation", {"seat": seat, "reputation": number}),
        EventKind("heart", {"count": number}),
        EventKind("pushed", {**way, "count": number}),
        EventKind("marched", {**way, "count": number}),
    ]


def fighting_kinds(
    seat: Domain, area: Domain, number: Domain, loss: Domain, counter: Domain
) -> list[EventKind]:
    """From FIGHT to DRIVEN: conflicts with players and with neutrals."""
    there = {"seat": seat, "area": area}
    return [
        EventKind("fight", {**there, "opponent": seat}),
        EventKind("sealed", {"seat": seat}),
        EventKind(
            "shown", {"seat": seat, "base": number, "influence": number, "counters": number, "total": number}
        ),
        EventKind("counter-shown", {"seat": seat, "counter": counter}),
        EventKind("fled", {"seat": seat}),
        EventKind("captured", {"seat": seat, "influence": number, "counters": number}),
        EventKind("battle", {**there, "opponent": seat}),
        EventKind("both-fled", {"area": area}),
        EventKind("lost", there),
        EventKind("lead-lost", there),
        EventKind("sent", there),
        EventKind("lead-sent", there),
        EventKind("stranded", {**there, "count": number}),
        EventKind("stayed", {**there, "count": number}),
        EventKind("ousting", there),
        EventKind("loss-drawn", {"seat": seat, "loss": loss}),
        EventKind("conceded", there),
        EventKind("paid-influence", {"seat": seat, "influence": number}),
        EventKind("pieces-lost", {**there, "count": number}),
        EventKind("beaten", there),
        EventKind("driven", {"area": area}),
    ]

"""The state of Ticket to Ride, declared once; `python -m tools.generate_states` makes state.py of it."""

from baobab.kernel.fields import Field
from baobab.kernel.names import Domain
from baobab.titles.ticket_to_ride.board import Board


def fields(board: Board) -> list[Field]:
    """What lies on the table, what every seat holds and has seen, by name."""
    seat, train, card = board.seats, board.train_cards, board.cards
    cards = int(max(board.full))
    fates = Domain("fate", ["returned", "kept"])
    return [
        Field("claims", [board.routes], board.claims, none="free", about="seat * 2, and one more if doubled"),
        Field("hand", [seat, train], high=cards, secret=True, about="train cards: seat * TRAIN_CARDS + card"),
        Field("seen", [seat, card], high=cards, about="cards known to be held: seat * CARDS + card"),
        Field(
            "drawn",
            [seat, train],
            high=cards,
            secret=True,
            about="drawn blind since the last shuffle: seat * TRAIN_CARDS + card",
        ),
        Field("display", [board.slots], card, none="empty", about="face-up cards, train slots first"),
        Field("discards", [card], high=cards, about="both discard piles"),
        Field(
            "offered",
            values=board.tickets,
            listed=True,
            secret=True,
            about="tickets in the order in which they were shown to somebody",
        ),
        Field("offered_to", values=seat, listed=True, about="to whom"),
        Field(
            "kept",
            values=fates,
            none="undecided",
            listed=True,
            secret=True,
            about="1 kept, 0 returned, -1 still to be decided",
        ),
        Field("last", values=seat, none="none", about="the seat that began the final round"),
        Field("passes", high=int(seat.size), about="passes in a row"),
        Field("deck", [train], derived=True, secret=True, about="the train deck"),
        Field("deck_size", derived=True),
        Field("terrain_deck", [board.terrains], derived=True),
        Field("trains", [seat], derived=True, start=int(board.trains_each), about="plastic trains left"),
        Field("ticket_deck", derived=True, start=int(board.ticket_count), about="tickets that can be drawn"),
    ]

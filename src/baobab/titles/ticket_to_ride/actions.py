"""The actions of Ticket to Ride. Codes are never kept; names never change their meaning."""

from baobab.kernel.actions import ActionTable
from baobab.titles.ticket_to_ride.board import Board


class Actions:
    """The kinds of answer, in the order of their codes.

    Payments with fewer locomotives have smaller codes, so that the cheapest stands first.
    """

    def __init__(self, table: ActionTable, board: Board) -> None:
        self.take = table.add("take", card=board.cards)
        self.draw = table.add("draw", pile=board.piles)
        self.claim = table.add("claim")
        self.tickets = table.add("tickets")
        self.done = table.add_ending("pass")
        self.route = table.add("route", route=board.routes)
        self.pay = table.add("pay", payment=board.payments)
        self.single = table.add("single")
        self.double = table.add("double", locomotives=board.amounts)
        self.keep = table.add("keep", choice=board.choices)

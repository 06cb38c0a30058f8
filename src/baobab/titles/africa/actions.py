"""The actions of Africa. Codes are never kept; names never change their meaning."""

from baobab.kernel.actions import ActionTable
from baobab.titles.africa.board import Board


class Actions:
    """The kinds of answer, in the order of their codes."""

    def __init__(self, table: ActionTable, board: Board) -> None:
        spaces = board.spaces
        self.city = table.add("city", space=spaces)
        self.walk = table.add("walk", space=spaces)
        self.travel = table.add("travel", space=spaces)
        self.flip = table.add("flip", space=spaces)
        self.lift = table.add("lift", space=spaces)
        self.put = table.add("put", space=spaces)
        self.stay = table.add("stay")
        self.keep = table.add_ending("keep")
        self.swap = table.add("swap", opponent=board.seats, goods=board.goods)
        self.camp = table.add("camp")
        self.mine = table.add("mine")
        self.done = table.add_ending("pass")

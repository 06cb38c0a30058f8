"""The actions of Namibia. Codes are never kept; names never change their meaning."""

from baobab.kernel.actions import ActionTable
from baobab.titles.namibia.board import Board


class Actions:
    """The kinds of answer, in the order of their codes."""

    def __init__(self, table: ActionTable, board: Board) -> None:
        spaces, commodities = board.spaces, board.commodities
        self.cube = table.add("cube", commodity=commodities, space=spaces)
        self.mine = table.add("mine", space=spaces)
        self.extra = table.add("extra", space=spaces)
        self.explore = table.add("explore", commodity=commodities, space=spaces)
        self.lay = table.add("lay", edge=board.edges)
        self.truck = table.add("truck", space=spaces)
        self.select = table.add("select", commodity=commodities, port=board.ports)
        self.ship = table.add("ship")
        self.keep = table.add("keep")
        self.number = table.add_number()
        self.done = table.add_ending("pass")

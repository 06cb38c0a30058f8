"""The actions of The Great Zimbabwe. Codes are never kept; names never change their meaning."""

from baobab.kernel.actions import ActionTable
from baobab.kernel.names import numbers
from baobab.titles.great_zimbabwe.board import Board


class Actions:
    """The kinds of answer, in the order of their codes."""

    def __init__(self, table: ActionTable, b: Board) -> None:
        c, cells = b.cards, b.cells
        self.end = table.add_ending("end")
        self.done = table.add_ending("pass")
        self.stop = table.add_ending("stop")
        self.confirm = table.add_ending("confirm")
        self.commit = table.add("commit")
        self.dziva = table.add("dziva")
        self.monument = table.add("monument")
        self.set_prices = table.add("prices")
        self.god = table.add("god", god=c.gods)
        self.hire = table.add("hire", specialist=c.specialists)
        self.use = table.add("use", specialist=c.specialists)
        self.craft = table.add("craft", craft=c.crafts)
        self.lift = table.add("raise", cell=cells)
        self.build = table.add("build", cell=cells)
        self.site = table.add("site", cell=cells)
        self.way = table.add("way", way=b.ways)
        self.price = table.add("price", craft=c.crafts, cattle=numbers(int(c.most_price)))
        self.kind = table.add("resource", kind=c.kinds)
        self.lay = table.add("lay", cell=cells)
        self.rain = table.add("rain", cell=cells)
        self.maker = table.add("maker", maker=c.makers)
        self.primary = table.add("from", maker=c.makers)
        self.take = table.add("take", cell=cells)
        self.number = table.add_number()

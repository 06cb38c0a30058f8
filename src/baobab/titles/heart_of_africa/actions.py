"""The actions of Heart of Africa. Codes are never kept; names never change their meaning."""

from baobab.kernel.actions import ActionTable
from baobab.titles.heart_of_africa.board import TIRED, Board


class Actions:
    """The kinds of answer, in the order of their codes."""

    def __init__(self, table: ActionTable, board: Board) -> None:
        area, seat, marker = board.areas, board.seats, board.markers
        functions, specials = board.counters.functions, board.specials.faces
        self.start = table.add("start", area=area)
        self.neutral = table.add("neutral", area=area)
        self.move = table.add("move", origin=area, area=area)
        self.lead = table.add("lead", area=area)
        self.enter = table.add("enter", area=area)
        self.up = table.add("raise", marker=marker)
        self.down = table.add("lower", marker=marker)
        self.buy = table.add("buy")
        self.fight = table.add("fight", area=area, opponent=seat)
        self.oust = table.add("oust", area=area)
        self.use = table.add("use", function=functions)
        self.play = table.add("play", special=specials)
        self.commit = table.add("commit", counter=board.stakes)
        self.build = table.add("build", area=area)
        self.bring = table.add("bring", area=area)
        self.convert = table.add("convert", area=area)
        self.push = table.add("push", origin=area, area=area)
        self.march = table.add("march", origin=area, area=area)
        self.praise = table.add("praise", player=seat)
        self.blame = table.add("blame", player=seat)
        self.send = table.add("send", area=area)
        self.accept = table.add("accept")
        self.redraw = table.add("redraw")
        self.concede = table.add("concede")
        self.gain = table.add("gain")
        self.number = table.add_number()
        self.retreat = table.add("retreat")
        self.pick = table.add("pick", tired=TIRED)
        self.decline = table.add_ending("pass")
        self.skip = table.add_ending("skip")
        self.done = table.add_ending("done")

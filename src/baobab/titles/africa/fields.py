"""The state of Africa, declared once; `python -m tools.generate_states` makes state.py of it."""

from baobab.kernel.fields import Field
from baobab.titles.africa.board import Board


def fields(board: Board) -> list[Field]:
    """What lies on the table, by name.  AFR-Se"""
    seat, space = board.seats, board.spaces
    camps = int(board.all_camps)
    return [
        Field("spaces", [space], board.contents, about="what each space holds: see board.BARE"),
        Field("explorer", [seat], space, none="off", about="the space of each seat's explorer"),
        Field("points", [seat], about="the score track"),
        Field("camps", [seat], high=camps, about="camps in front of each seat"),
        Field("goods", [seat, board.goods], high=100, about="goods tiles: seat * kinds + kind"),
        Field(
            "mined",
            [seat, board.minerals],
            high=100,
            about="gold and gem tiles taken: seat * faces of them + face",
        ),
        Field("supply", high=camps, about="camps on the supply spot"),
        Field("idle", about="turns in a row without any tile turned or moved or camp built"),
        Field("busy", high=1, about="1 if this turn had such an action"),
        Field("bag", [board.faces], derived=True, about="face-down tiles, by face"),
        Field("monuments", derived=True, about="monuments that lie open"),
    ]

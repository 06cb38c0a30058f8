"""The sequence of play: the questions by their numbers.  HOA-4.0a HOA-7.0d"""

from typing import Final

from baobab.titles.heart_of_africa.state import HeartState

START: Final = 0
DEAL: Final = 1
ROWS: Final = 2
BID: Final = 3
NEUTRAL: Final = 4
ACT: Final = 5
WHICH: Final = 6
BUILD: Final = 7
BRING: Final = 8
PAIR: Final = 9
CONVERT: Final = 10
RENOWN: Final = 11
SWING_UP: Final = 12
SWING_DOWN: Final = 13
SHIFT_ENTER: Final = 14
SHIFT: Final = 15
HERD: Final = 16
MARCH: Final = 17
GROUP: Final = 18
CONFLICTS: Final = 19
STAKE: Final = 20
PLEDGE: Final = 21
REVEAL: Final = 22
ROUT: Final = 23
SEND_LEAD: Final = 24
SEND: Final = 25
PRAISE: Final = 26
RESPONSE: Final = 27
DRIVE: Final = 28
SCORE: Final = 29
"""The phases of the title, by their places."""


def clear_turn(s: HeartState) -> None:
    """Nothing of a turn is kept: action points, marks, what was done once.  HOA-7.1c HOA-D7..9"""
    s.active = -1
    s.ap = 0
    s.changes = 0
    s.changed = -1
    s.bonus = 0
    s.lead = 0
    marks, barred = s.marks, s.barred
    for i in range(len(marks)):
        marks[i] = 0
    for area in range(len(barred)):
        barred[area] = 0

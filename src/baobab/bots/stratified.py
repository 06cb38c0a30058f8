"""Stratified draws: spread evenly, a few of them tell as much as many random ones."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.luck import FastLuck, Luck, face_at


class StratifiedLuck(Luck):
    """A luck whose first draw lies at a given quantile, from 0 to 1, of all that could be drawn."""

    def __init__(self, seed: int, part: float) -> None:
        self.luck = FastLuck(seed)
        self.part = part

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        if self.part < 0.0:
            return self.luck.choose(stream, count, bag, total, to)
        place = min(total - 1, i64(self.part * float(total)))
        self.part = -1.0
        return face_at(bag, place)

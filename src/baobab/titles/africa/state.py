"""What lies on the table in a game of Africa.  AFR-Cc AFR-Se AFR-BTb"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.state import State, mix, mix_all


class AfricaState(State):
    """Everything is public but the faces in `bag`, of which only the counts are known to anybody."""

    # Generated from fields.py by `python -m tools.generate_states`: change it there.

    spaces: vec[i64]  # what each space holds: see board.BARE
    explorer: vec[i64]  # the space of each seat's explorer (-1: off)
    points: vec[i64]  # the score track
    camps: vec[i64]  # camps in front of each seat
    goods: vec[i64]  # goods tiles: seat * kinds + kind
    mined: vec[i64]  # gold and gem tiles taken: seat * faces of them + face
    supply: i64  # camps on the supply spot
    idle: i64  # turns in a row without any tile turned or moved or camp built
    busy: i64  # 1 if this turn had such an action
    bag: vec[i64]  # derived: face-down tiles, by face
    monuments: i64  # derived: monuments that lie open

    def copy(self) -> "AfricaState":
        s = AfricaState(self.seats, self.options, self.stack[:], self.draws[:], self.reveals)
        s.spaces = self.spaces[:]
        s.explorer = self.explorer[:]
        s.points = self.points[:]
        s.camps = self.camps[:]
        s.goods = self.goods[:]
        s.mined = self.mined[:]
        s.supply = self.supply
        s.idle = self.idle
        s.busy = self.busy
        s.bag = self.bag[:]
        s.monuments = self.monuments
        return s

    def key(self) -> i64:
        h = mix_all(mix_all(mix_all(self.seats, self.options), self.stack), self.draws)
        h = mix(h, self.reveals)
        h = mix_all(h, self.spaces)
        h = mix_all(h, self.explorer)
        h = mix_all(h, self.points)
        h = mix_all(h, self.camps)
        h = mix_all(h, self.goods)
        h = mix_all(h, self.mined)
        h = mix(h, self.supply)
        h = mix(h, self.idle)
        return mix(h, self.busy)

    # Here ends what is generated.

    def explorer_at(self, space: i64) -> i64:
        """The seat whose explorer stands there, or -1."""
        for seat in range(self.seats):
            if self.explorer[seat] == space:
                return seat
        return -1

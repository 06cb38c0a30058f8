"""What lies on the table in a game of Africa.  AFR-Cc AFR-Se AFR-BTb"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.state import State, mix, mix_all


class AfricaState(State):
    """Everything is public but the faces in `bag`, of which only the counts are known to anybody."""

    def __init__(
        self,
        seats: i64,
        options: vec[i64],
        stack: vec[i64],
        draws: vec[i64],
        reveals: i64,
        spaces: vec[i64],
        explorer: vec[i64],
        points: vec[i64],
        camps: vec[i64],
        goods: vec[i64],
        mined: vec[i64],
        supply: i64,
        idle: i64,
        busy: i64,
        bag: vec[i64],
        monuments: i64,
    ) -> None:
        super().__init__(seats, options, stack, draws, reveals)
        self.spaces = spaces  # what each space holds: see board.BARE
        self.explorer = explorer  # the space of each seat's explorer, -1 before it is placed
        self.points = points  # the score track
        self.camps = camps  # camps in front of each seat
        self.goods = goods  # goods tiles: seat * kinds + kind
        self.mined = mined  # gold and gem tiles taken: seat * faces of them + face
        self.supply = supply  # camps on the supply spot
        self.idle = idle  # turns in a row without any tile turned or moved or camp built
        self.busy = busy  # 1 if this turn had such an action
        self.bag = bag  # face-down tiles, by face
        self.monuments = monuments  # monuments that lie open

    def copy(self) -> "AfricaState":
        return AfricaState(
            self.seats,
            self.options,
            self.stack[:],
            self.draws[:],
            self.reveals,
            self.spaces[:],
            self.explorer[:],
            self.points[:],
            self.camps[:],
            self.goods[:],
            self.mined[:],
            self.supply,
            self.idle,
            self.busy,
            self.bag[:],
            self.monuments,
        )

    def key(self) -> i64:
        h = mix_all(mix(self.seats, self.idle * 2 + self.busy), self.spaces)
        h = mix_all(mix_all(mix_all(h, self.explorer), self.points), self.camps)
        h = mix_all(mix_all(h, self.goods), self.mined)
        return mix_all(mix_all(mix_all(h, self.stack), self.options), self.draws)

    def explorer_at(self, space: i64) -> i64:
        """The seat whose explorer stands there, or -1."""
        for seat in range(self.seats):
            if self.explorer[seat] == space:
                return seat
        return -1

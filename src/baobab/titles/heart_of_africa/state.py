"""What lies on the table in a game of Heart of Africa.  HOA-12.0a HOA-D7..9"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.state import State, mix, mix_all


class HeartState(State):
    """Public but for `special`, and for `stance`, `staked` and `pledged` until they are revealed."""

    def __init__(
        self,
        seats: i64,
        options: vec[i64],
        stack: vec[i64],
        draws: vec[i64],
        reveals: i64,
        traders: vec[i64],
        wholesaler: vec[i64],
        neutrals: vec[i64],
        resource: vec[i64],
        station: vec[i64],
        pieces: vec[i64],
        reserve: vec[i64],
        influence: vec[i64],
        vp: vec[i64],
        reputation: vec[i64],
        price: vec[i64],
        rows: vec[i64],
        bag: vec[i64],
        hand: vec[i64],
        gone: vec[i64],
        special: vec[i64],
        open_specials: vec[i64],
        gone_specials: vec[i64],
        losses: vec[i64],
        bids: vec[i64],
        marks: vec[i64],
        barred: vec[i64],
        unmoved: vec[i64],
        refuge: vec[i64],
        stance: vec[i64],
        staked: vec[i64],
        pledged: vec[i64],
        pool: i64,
        supply: i64,
        stations: i64,
        active: i64,
        ap: i64,
        changes: i64,
        changed: i64,
        bonus: i64,
        lead: i64,
        last: i64,
        band: i64,
        marched: i64,
        foe: i64,
        drawn: i64,
        redraws: i64,
    ) -> None:
        super().__init__(seats, options, stack, draws, reveals)
        self.traders = traders  # traders on the map: seat * areas + area
        self.wholesaler = wholesaler  # the area of each seat's wholesaler, -1 off the map
        self.neutrals = neutrals  # neutrals in each area
        self.resource = resource  # the resource counter of each area, -1 for none
        self.station = station  # 1 where a trading station stands
        self.pieces = pieces  # derived: traders and wholesalers of all seats in each area
        self.reserve = reserve  # traders that a seat can still bring in
        self.influence = influence  # influence of each seat
        self.vp = vp  # spaces on the score track
        self.reputation = reputation  # rows on the reputation table
        self.price = price  # rows of the markers on the resource table, the Africa marker last
        self.rows = rows  # faces of the open action counters, two a row
        self.bag = bag  # the face-down action counters, by face
        self.hand = hand  # action counters held, open: seat * functions + function
        self.gone = gone  # action counters out of the game, by function
        self.special = special  # the secret special victory counter of each seat, -1 for none
        self.open_specials = (
            open_specials  # special counters that lie open before a seat: seat * faces + face
        )
        self.gone_specials = gone_specials  # special counters used up, by face
        self.losses = losses  # conflict counters in the pool, by face
        self.bids = bids  # bids of this auction, -1 for none
        self.marks = marks  # tired and stopped traders of the active seat: area * 5 + band - 1
        self.barred = barred  # 1 where the active seat may start no conflict any more
        self.unmoved = unmoved  # while neutrals shift: those of each area that have not moved yet
        self.refuge = refuge  # while pieces retreat: 1 where they may go
        self.stance = stance  # in a conflict, by side: 0 undecided, 1 fights, 2 retreats
        self.staked = staked  # influence committed, by side
        self.pledged = pledged  # counters committed: side * kinds + kind
        self.pool = pool  # influence to be shared out
        self.supply = supply  # neutrals that are not on the map
        self.stations = stations  # derived: trading stations left
        self.active = active  # who won the auction, -1 between turns
        self.ap = ap  # action points left
        self.changes = changes  # prices changed with action points this turn
        self.changed = changed  # the marker so changed, -1 for none
        self.bonus = bonus  # 1 once the heart bonus was used this turn
        self.lead = lead  # how tired and stopped the active seat's wholesaler is
        self.last = last  # what was picked last where picks ascend, -1 for nothing
        self.band = band  # while a group marches: whose number is asked
        self.marched = marched  # and how many pieces have marched
        self.foe = foe  # the opponent in the conflict under way, -1 for none
        self.drawn = drawn  # the conflict counter drawn, -1 for none
        self.redraws = redraws  # and how many more may be drawn

    def copy(self) -> "HeartState":
        return HeartState(
            self.seats,
            self.options,
            self.stack[:],
            self.draws[:],
            self.reveals,
            self.traders[:],
            self.wholesaler[:],
            self.neutrals[:],
            self.resource[:],
            self.station[:],
            self.pieces[:],
            self.reserve[:],
            self.influence[:],
            self.vp[:],
            self.reputation[:],
            self.price[:],
            self.rows[:],
            self.bag[:],
            self.hand[:],
            self.gone[:],
            self.special[:],
            self.open_specials[:],
            self.gone_specials[:],
            self.losses[:],
            self.bids[:],
            self.marks[:],
            self.barred[:],
            self.unmoved[:],
            self.refuge[:],
            self.stance[:],
            self.staked[:],
            self.pledged[:],
            self.pool,
            self.supply,
            self.stations,
            self.active,
            self.ap,
            self.changes,
            self.changed,
            self.bonus,
            self.lead,
            self.last,
            self.band,
            self.marched,
            self.foe,
            self.drawn,
            self.redraws,
        )

    def key(self) -> i64:
        h = mix_all(mix_all(self.seats, self.stack), self.options)
        for number in (
            self.pool,
            self.supply,
            self.active,
            self.ap,
            self.changes,
            self.changed,
            self.bonus,
            self.lead,
            self.last,
            self.band,
            self.marched,
            self.foe,
            self.drawn,
            self.redraws,
        ):
            h = mix(h, number)
        h = mix_all(h, self.traders)
        h = mix_all(h, self.wholesaler)
        h = mix_all(h, self.neutrals)
        h = mix_all(h, self.resource)
        h = mix_all(h, self.station)
        h = mix_all(h, self.reserve)
        h = mix_all(h, self.influence)
        h = mix_all(h, self.vp)
        h = mix_all(h, self.reputation)
        h = mix_all(h, self.price)
        h = mix_all(h, self.rows)
        h = mix_all(h, self.bag)
        h = mix_all(h, self.hand)
        h = mix_all(h, self.gone)
        h = mix_all(h, self.special)
        h = mix_all(h, self.open_specials)
        h = mix_all(h, self.gone_specials)
        h = mix_all(h, self.losses)
        h = mix_all(h, self.bids)
        h = mix_all(h, self.marks)
        h = mix_all(h, self.barred)
        h = mix_all(h, self.unmoved)
        h = mix_all(h, self.refuge)
        h = mix_all(h, self.stance)
        h = mix_all(h, self.staked)
        h = mix_all(h, self.pledged)
        return mix(mix_all(h, self.draws), self.reveals)

"""What lies on the table in a game of Heart of Africa.  HOA-12.0a HOA-D7..9"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.state import State, mix, mix_all


class HeartState(State):
    """Public but for `special`, and for `stance`, `staked` and `pledged` until they are revealed."""

    # Generated from fields.py by `python -m tools.generate_states`: change it there.

    traders: vec[i64]  # traders on the map: seat * areas + area
    wholesaler: vec[i64]  # the area of each seat's wholesaler (-1: off)
    neutrals: vec[i64]  # neutrals in each area
    resource: vec[i64]  # the resource counter of each area (-1: none)
    station: vec[i64]  # 1 where a trading station stands
    pieces: vec[i64]  # derived: traders and wholesalers of all seats in each area
    reserve: vec[i64]  # traders that a seat can still bring in
    influence: vec[i64]
    vp: vec[i64]  # spaces on the score track
    reputation: vec[i64]  # rows on the reputation table
    price: vec[i64]  # rows of the markers on the resource table, the Africa marker last
    rows: vec[i64]  # faces of the open action counters, two a row
    bag: vec[i64]  # the face-down action counters
    hand: vec[i64]  # action counters held, open: seat * functions + function
    gone: vec[i64]  # action counters out of the game
    special: vec[i64]  # secret: the special victory counter of each seat (-1: none)
    open_specials: vec[i64]  # special counters that lie open before a seat: seat * faces + face
    gone_specials: vec[i64]  # special counters used up
    losses: vec[i64]  # conflict counters in the pool
    bids: vec[i64]  # bids of this auction (-1: none)
    marks: vec[i64]  # tired and stopped traders of the active seat: area * 5 + band - 1
    barred: vec[i64]  # 1 where the active seat may start no conflict any more
    unmoved: vec[i64]  # while neutrals shift: those of each area that have not moved yet
    refuge: vec[i64]  # while pieces retreat: 1 where they may go
    stance: vec[i64]  # secret: in a conflict: 0 undecided, 1 fights, 2 retreats
    staked: vec[i64]  # secret: influence committed
    pledged: vec[i64]  # secret: counters committed: side * kinds + kind
    pool: i64  # influence to be shared out
    supply: i64  # neutrals that are not on the map
    stations: i64  # derived: trading stations left
    active: i64  # who won the auction; nobody between turns (-1: none)
    ap: i64  # action points left
    changes: i64  # prices changed with action points this turn
    changed: i64  # the marker so changed (-1: none)
    bonus: i64  # 1 once the heart bonus was used this turn
    lead: i64  # how tired and stopped the active seat's wholesaler is
    last: i64  # what was picked last where picks ascend (-1: none)
    band: i64  # while a group marches: whose number is asked
    marched: i64  # and how many pieces have marched
    foe: i64  # the opponent in the conflict under way (-1: none)
    drawn: i64  # the conflict counter drawn (-1: none)
    redraws: i64  # and how many more may be drawn

    def copy(self) -> "HeartState":
        s = HeartState(self.seats, self.options, self.stack[:], self.draws[:], self.reveals)
        s.traders = self.traders[:]
        s.wholesaler = self.wholesaler[:]
        s.neutrals = self.neutrals[:]
        s.resource = self.resource[:]
        s.station = self.station[:]
        s.pieces = self.pieces[:]
        s.reserve = self.reserve[:]
        s.influence = self.influence[:]
        s.vp = self.vp[:]
        s.reputation = self.reputation[:]
        s.price = self.price[:]
        s.rows = self.rows[:]
        s.bag = self.bag[:]
        s.hand = self.hand[:]
        s.gone = self.gone[:]
        s.special = self.special[:]
        s.open_specials = self.open_specials[:]
        s.gone_specials = self.gone_specials[:]
        s.losses = self.losses[:]
        s.bids = self.bids[:]
        s.marks = self.marks[:]
        s.barred = self.barred[:]
        s.unmoved = self.unmoved[:]
        s.refuge = self.refuge[:]
        s.stance = self.stance[:]
        s.staked = self.staked[:]
        s.pledged = self.pledged[:]
        s.pool = self.pool
        s.supply = self.supply
        s.stations = self.stations
        s.active = self.active
        s.ap = self.ap
        s.changes = self.changes
        s.changed = self.changed
        s.bonus = self.bonus
        s.lead = self.lead
        s.last = self.last
        s.band = self.band
        s.marched = self.marched
        s.foe = self.foe
        s.drawn = self.drawn
        s.redraws = self.redraws
        return s

    def key(self) -> i64:
        h = mix_all(mix_all(mix_all(self.seats, self.options), self.stack), self.draws)
        h = mix(h, self.reveals)
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
        h = mix(h, self.pool)
        h = mix(h, self.supply)
        h = mix(h, self.active)
        h = mix(h, self.ap)
        h = mix(h, self.changes)
        h = mix(h, self.changed)
        h = mix(h, self.bonus)
        h = mix(h, self.lead)
        h = mix(h, self.last)
        h = mix(h, self.band)
        h = mix(h, self.marched)
        h = mix(h, self.foe)
        h = mix(h, self.drawn)
        return mix(h, self.redraws)

    # Here ends what is generated.

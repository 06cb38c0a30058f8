"""What a bot thinks, in figures that people can read: shares, places, points, and what is behind them."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.bots.bot import Opinion
from baobab.bots.lookahead import Way
from baobab.bots.worth import WON, Worth, chance

MOST_FEATURES = 5


def opinion(worth: Worth, action: i64, visits: i64, worths: vec[float], viewer: i64) -> Opinion:
    """An opinion of an action that leaves the seats worth so much, as the viewer sees them."""
    given = Opinion(action, visits)
    worths = worths[:]
    worths[viewer] -= worth.modesty
    total = 0.0
    for seat in range(len(worths)):
        win = 1.0
        place = 1.0
        best = -WON
        for other in range(len(worths)):
            if other != seat:
                ahead = chance((worths[seat] - worths[other]) / worth.odds)
                win *= ahead
                place += 1.0 - ahead
                best = max(best, worths[other])
        given.share.append(win)
        given.place.append(place)
        given.margin.append((worths[seat] - best) / worth.point)
        total += win
    for seat in range(len(worths)):
        given.share[seat] = given.share[seat] / total
    return given


def because(worth: Worth, ways: list[Way], action: i64, seat: i64) -> list[tuple[str, float]]:
    """The features by which a way differs most from the mean of all ways, with the points they count."""
    title = worth.title
    means: list[float] = [0.0] * len(title.features)
    own: list[float] = [0.0] * len(title.features)
    for way in ways:
        points = worth.points_by_feature(way.s, seat)
        for i in range(len(points)):
            means[i] += points[i] / float(len(ways))
            if way.first == action:
                own[i] = points[i]
    found: list[tuple[str, float]] = []
    for i in range(len(own)):
        if abs(own[i] - means[i]) >= 0.005:
            found.append((title.features[i], own[i] - means[i]))
    found.sort(key=smaller)
    return found[:MOST_FEATURES]


def smaller(part: tuple[str, float]) -> float:
    return -abs(part[1])

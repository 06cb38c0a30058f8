"""What a seat cannot know, drawn anew: hands, the train deck, and other players' tickets."""

from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import Redraw, filled, total
from baobab.kernel.luck import Luck
from baobab.titles.ticket_to_ride.board import CARDS, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.streams import TICKETS, TRAINS
from baobab.titles.ticket_to_ride.ticket_history import Offer, offers
from baobab.titles.ticket_to_ride.tickets import KEPT, RETURNED, UNDECIDED
from baobab.titles.ticket_to_ride.turn import START

UNKNOWN = -1
MOST_QUEUES = 2_000

Queue = tuple[int, ...]
"""What the seat knows of the tickets under the deck, from the top: a ticket, or UNKNOWN."""

Returned = tuple[int, ...]
"""Which places of an offer were returned."""


def resample(b: Board, s: TicketState, seat: i64, luck: Luck) -> TicketState:
    """A state that the seat cannot tell from the true one.

    `s` is what the seat has been shown: never the middle of another seat's claim, which nobody sees before
    it is made.
    """
    other, redraw = s.copy(), Redraw(luck)
    redraw_cards(other, seat, redraw)
    redraw_tickets(b, other, int(seat), redraw)
    return other


def redraw_cards(s: TicketState, seat: i64, redraw: Redraw) -> None:
    """Deal the unseen train cards anew to the deck and to the hidden part of the other hands.

    Cards taken face up stay where they are. What the deck and the others drew from it since it was last
    shuffled is a known pile, so that right after a shuffle the deck is known.

    Until the discards are shuffled for the first time, every deal that fits is equally likely. Later this
    is close but not exact: whether a card that somebody spent was older than the shuffle or drawn since
    depends on when it was spent, which the state does not keep. So the deck is dealt from the known pile,
    and what is left of it goes with the older cards to all other hands alike, however much each of them
    has drawn since.
    """
    n = s.seats
    pile, unseen = s.deck[:], s.deck[:]
    drawn, hidden = filled(n, 0), filled(n, 0)
    for other in range(n):
        if other != seat:
            for card in range(i64(TRAIN_CARDS)):
                place, known = other * TRAIN_CARDS + card, s.seen[other * CARDS + card]
                pile[card] += s.drawn[place]
                drawn[other] += s.drawn[place]
                unseen[card] += s.hand[place] - known
                hidden[other] += s.hand[place] - known
                s.drawn[place] = 0
                s.hand[place] = known
    deck = filled(TRAIN_CARDS, 0)
    possible = vec[i64]([min(pile[card], unseen[card]) for card in range(TRAIN_CARDS)])
    for _ in range(s.deck_size):
        card = redraw.draw(TRAINS, possible)
        deck[card] += 1
        pile[card] -= 1
        unseen[card] -= 1
    s.deck = deck
    for other in range(n):
        for _ in range(drawn[other]):
            s.drawn[other * TRAIN_CARDS + redraw.draw(TRAINS, pile)] += 1
        for _ in range(hidden[other]):
            s.hand[other * TRAIN_CARDS + redraw.draw(TRAINS, unseen)] += 1


def redraw_tickets(b: Board, s: TicketState, seat: int, redraw: Redraw) -> None:
    """Choose anew which tickets the others kept, and which they were that the seat has never seen.

    Every choice that fits what came back to the seat from under the deck is equally likely.
    """
    groups = offers(b, s)
    known = [int(s.offered[i]) if s.offered_to[i] == seat else UNKNOWN for i in range(len(s.offered))]
    redraw_first_choices(s, groups, seat, redraw)
    back = choose_returned(b, s, groups, known, seat, redraw)
    for group, places in zip(groups, back, strict=True):
        if group.seat != seat and s.kept[group.first] != UNDECIDED:
            for i in group.places():
                s.kept[i] = RETURNED if i in places else KEPT
    name_tickets(b, s, known, redraw)
    s.ticket_deck = b.ticket_count - sum([1 for fate in s.kept if fate != RETURNED])


def redraw_first_choices(s: TicketState, groups: list[Offer], seat: int, redraw: Redraw) -> None:
    """Until all have chosen their first tickets, not even the number that others keep is known."""
    if s.over() or s.phase() != START:
        return
    for group in groups:
        if group.seat != seat and s.kept[group.first] != UNDECIDED:
            choices = [
                places
                for count in range(group.size - group.least + 1)
                for places in combinations(group.places(), count)
            ]
            back = choices[redraw.below(len(choices))]
            for i in group.places():
                s.kept[i] = RETURNED if i in back else KEPT


def choose_returned(
    b: Board, s: TicketState, groups: list[Offer], known: list[int], seat: int, redraw: Redraw
) -> list[Returned]:
    """For every group the places returned: those of the seat as they are, the others' chosen.

    As long as the seat itself has drawn tickets that others may have returned, choices are weighed by
    following all that the seat may suppose to lie under the deck; later ones are free.
    """
    watched = 0
    for number, group in enumerate(groups):
        if group.seat == seat and group.first + group.size > b.ticket_count:
            watched = number + 1
    most = MOST_QUEUES
    chosen: list[Returned] | None = [] if watched == 0 else None
    while chosen is None:
        chosen = follow_queues(int(b.ticket_count), s, groups[:watched], known, seat, most, redraw)
        most *= 4
    for group in groups[watched:]:
        options = choices_of(s, group, seat)
        chosen.append(options[redraw.below(len(options))] if len(options) > 1 else options[0])
    return chosen


def choices_of(s: TicketState, group: Offer, seat: int) -> list[Returned]:
    """What can have been returned of a group, as far as a seat knows: as many as it was."""
    back = tuple(i for i in group.places() if s.kept[i] == RETURNED)
    return [back] if group.seat == seat else list(combinations(group.places(), len(back)))


def follow_queues(
    fresh: int, s: TicketState, groups: list[Offer], known: list[int], seat: int, most: int, redraw: Redraw
) -> list[Returned] | None:
    """One way in which the groups can have been returned, all ways that fit being equally likely.

    Forwards, count the ways to every queue; backwards, walk one of them. Of more than `most` queues a
    random part is followed; None if none of these fits what the seat saw.
    """
    layers: list[dict[Queue, int]] = [{(): 1}]
    steps: list[dict[Queue, list[tuple[Queue, Returned]]]] = []
    seen: set[int] = set()
    for group in groups:
        ways: dict[Queue, int] = {}
        edges: dict[Queue, list[tuple[Queue, Returned]]] = {}
        choices = choices_of(s, group, seat)
        popped = sum(1 for i in group.places() if i >= fresh)
        for queue, count in thin_out(layers[-1], most, redraw).items():
            tags = [known[i] for i in group.places() if i < fresh] + list(queue[:popped])
            if group.seat == seat and not may_be_these(tags, [known[i] for i in group.places()], seen):
                continue
            if group.seat == seat:
                tags = [known[i] for i in group.places()]
            for back in choices:
                after = queue[popped:] + tuple(tags[i - group.first] for i in back)
                ways[after] = ways.get(after, 0) + count
                edges.setdefault(after, []).append((queue, back))
        if not ways:
            return None
        if group.seat == seat:
            seen.update(known[i] for i in group.places())
        layers.append(ways)
        steps.append(edges)
    return walk_back(layers, steps, redraw)


def may_be_these(tags: list[int], tickets: list[int], seen: set[int]) -> bool:
    """May these be the tickets that the seat was shown? One it has seen before must be that very one."""
    return all(
        tag == ticket or (tag == UNKNOWN and ticket not in seen)
        for tag, ticket in zip(tags, tickets, strict=True)
    )


def thin_out(layer: dict[Queue, int], most: int, redraw: Redraw) -> dict[Queue, int]:
    if len(layer) <= most:
        return layer
    queues = sorted(layer)
    part: dict[Queue, int] = {}
    while len(part) < most // 2:
        queue = queues[redraw.below(len(queues))]
        part[queue] = layer[queue]
    return part


def walk_back(
    layers: list[dict[Queue, int]], steps: list[dict[Queue, list[tuple[Queue, Returned]]]], redraw: Redraw
) -> list[Returned]:
    """A random way from the start to the last layer, found from its end."""
    ends = sorted(layers[-1])
    queue = ends[draw_weighted([layers[-1][end] for end in ends], redraw)]
    chosen: list[Returned] = []
    for number in range(len(steps) - 1, -1, -1):
        edges = sorted(steps[number][queue])
        queue, back = edges[draw_weighted([layers[number][before] for before, _ in edges], redraw)]
        chosen.append(back)
    return chosen[::-1]


def draw_weighted(weights: list[int], redraw: Redraw) -> int:
    """A place of a list, as likely as its weight says."""
    if len(weights) == 1:
        return 0
    scale = max(1, sum(weights) // 1_000_000_000)
    return int(redraw.draw(TICKETS, vec[i64]([max(1, weight // scale) for weight in weights])))


def name_tickets(b: Board, s: TicketState, known: list[int], redraw: Redraw) -> None:
    """Put a ticket on every place of the history: what the seat saw, or any that it never saw."""
    fresh = min(len(known), int(b.ticket_count))
    origin = list(range(fresh))
    back = [i for i in range(len(known)) if s.kept[i] == RETURNED]
    for i in range(fresh, len(known)):
        origin.append(origin[back[i - fresh]])
    names: dict[int, int] = {}
    unseen = filled(b.ticket_count, 1)
    for i, ticket in enumerate(known):
        if ticket != UNKNOWN:
            names[origin[i]] = ticket
            unseen[ticket] = 0
    for i in range(fresh):
        if i not in names:
            names[i] = int(redraw.draw(TICKETS, unseen))
    s.offered = vec[i64]([names[place] for place in origin])


def unseen_cards(s: TicketState, seat: int) -> list[int]:
    """By colour, the train cards that the seat does not see: in the deck or hidden in other hands."""
    unseen = [int(n) for n in s.deck]
    for other in range(int(s.seats)):
        if other != seat:
            for card in range(TRAIN_CARDS):
                unseen[card] += s.hand[other * TRAIN_CARDS + card] - s.seen[other * CARDS + card]
    return unseen


def hidden_total(s: TicketState, seat: int) -> int:
    """How many train cards of a seat the others cannot name."""
    held = total(s.hand[seat * TRAIN_CARDS : (seat + 1) * TRAIN_CARDS])
    return int(held - total(s.seen[seat * CARDS : seat * CARDS + TRAIN_CARDS]))

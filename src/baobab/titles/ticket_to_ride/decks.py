"""The decks, the displays and the discard piles.  TTR-DECK-1..6 TTR-DRAW-7"""

from mypy_extensions import i64

from baobab.kernel.bag import draw, total
from baobab.kernel.events import Teller
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.titles.ticket_to_ride import events
from baobab.titles.ticket_to_ride.board import CARDS, LOCOMOTIVE, TERRAINS, TRAIN_CARDS, Board
from baobab.titles.ticket_to_ride.options import FLUSH
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.streams import TERRAIN, TRAINS


def draw_train(s: TicketState, luck: Luck, to: i64) -> i64:
    """The top card of the train deck, for all or for one seat to see. It must not be empty."""
    draws, deck = s.draws, s.deck
    card = luck.choose(TRAINS, draws[TRAINS], deck, s.deck_size, to)
    draws[TRAINS] += 1
    deck[card] -= 1
    s.deck_size -= 1
    return card


def draw_terrain(s: TicketState, luck: Luck) -> i64:
    """The top terrain card, which all see at once, as a card. The deck must not be empty.  TTR-DRAW-8"""
    return TRAIN_CARDS + draw(s, luck, TERRAIN, s.terrain_deck, EVERYBODY)


def normalise(b: Board, s: TicketState, luck: Luck, tell: Teller | None) -> None:
    """After every movement of cards: shuffle empty decks anew, fill the displays, flush locomotives.

    TTR-DECK-5 TTR-A15
    """
    normalise_trains(b, s, luck, tell)
    normalise_terrain(b, s, luck, tell)


def normalise_trains(b: Board, s: TicketState, luck: Luck, tell: Teller | None) -> None:
    """Train cards: shuffle, fill from the left, flush, and again while a flush is needed.

    TTR-DECK-2 TTR-DECK-3 TTR-DECK-4 TTR-DRAW-7
    """
    fill_trains(b, s, luck, tell)
    shuffled = False
    while needs_flush(b, s):
        throw_display_away(b, s, tell)
        if shuffled:
            deal_sparingly(b, s, luck, tell)
        else:
            shuffled = fill_trains(b, s, luck, tell)


def fill_trains(b: Board, s: TicketState, luck: Luck, tell: Teller | None) -> bool:
    """Fill the train display, shuffling whenever the deck is empty. Was it shuffled?  TTR-DECK-5"""
    display = s.display
    shuffled = s.deck_size == 0 and reshuffle_trains(s, tell)
    for slot in range(b.trains_up):
        if display[slot] < 0 and s.deck_size > 0:
            card = draw_train(s, luck, EVERYBODY)
            display[slot] = card
            if tell is not None:
                tell.tell(events.TURNED_UP, [card])
            if s.deck_size == 0:
                shuffled = reshuffle_trains(s, tell) or shuffled
    return shuffled


def needs_flush(b: Board, s: TicketState) -> bool:
    """Do too many locomotives lie face up, and can a flush help?  TTR-DECK-4"""
    display = s.display
    locomotives: i64 = 0
    for slot in range(b.trains_up):
        if display[slot] == LOCOMOTIVE:
            locomotives += 1
    return locomotives >= b.flush_from and flush_helps(b, s)


def throw_display_away(b: Board, s: TicketState, tell: Teller | None) -> None:
    """All face-up train cards are discarded.  TTR-DECK-4"""
    if tell is not None:
        tell.tell(events.FLUSHED, [])
    for slot in range(b.trains_up):
        if s.display[slot] >= 0:
            s.discards[s.display[slot]] += 1
            s.display[slot] = -1


def deal_sparingly(b: Board, s: TicketState, luck: Luck, tell: Teller | None) -> None:
    """A flush that has gone through the deck: shuffle deck and discards together, and discard further
    locomotives as they come. Else two halves of few cards could change places for ever.

    TTR-DECK-4 TTR-A14
    """
    for card in range(i64(TRAIN_CARDS)):
        s.deck[card] += s.discards[card]
        s.deck_size += s.discards[card]
        s.discards[card] = 0
    if tell is not None:
        tell.tell(events.RESHUFFLED, [0])
    locomotives: i64 = 0
    slot: i64 = 0
    while slot < b.trains_up and s.deck_size > 0:
        card = draw_train(s, luck, EVERYBODY)
        if card == LOCOMOTIVE and locomotives == b.flush_from - 1:
            s.discards[LOCOMOTIVE] += 1
            if tell is not None:
                tell.tell(events.SET_ASIDE, [])
            continue
        if card == LOCOMOTIVE:
            locomotives += 1
        s.display[slot] = card
        slot += 1
        if tell is not None:
            tell.tell(events.TURNED_UP, [card])
    fill_trains(b, s, luck, tell)


def flush_helps(b: Board, s: TicketState) -> bool:
    """Can a display without too many locomotives be dealt, as far as everybody knows?

    The cards to be turned up come out of the deck and the discards: the face-up cards thrown away are no
    help. As agreed in earlier games they count, too.  TTR-DECK-4 TTR-A14
    """
    if s.options[FLUSH] == 0:
        return flush_helped_by_all(b, s)
    faces: i64 = 0
    for slot in range(b.trains_up):
        if s.display[slot] >= 0:
            faces += 1
    return most_others_left(s) >= faces - (b.flush_from - 1)


def most_others_left(s: TicketState) -> i64:
    """How many train cards in the deck and the discards can be other than locomotives, for all that
    everybody knows.

    A card in the deck belongs to the last shuffled pile, which is the deck and what was drawn blind from it
    since, and is in no hand that everybody knows.  TTR-DECK-4 TTR-A14
    """
    others: i64 = 0
    in_deck: i64 = 0
    for card in range(i64(LOCOMOTIVE)):
        others += s.discards[card]
        pile, unseen = s.deck[card], s.deck[card]
        for seat in range(s.seats):
            pile += s.drawn[seat * TRAIN_CARDS + card]
            unseen += s.hand[seat * TRAIN_CARDS + card] - s.seen[seat * CARDS + card]
        in_deck += pile if pile < unseen else unseen
    return others + (in_deck if in_deck < s.deck_size else s.deck_size)


def flush_helped_by_all(b: Board, s: TicketState) -> bool:
    """The same where the face-up cards, and all of the last shuffled pile, count as cards to come.

    Nobody looks into the deck: it counts together with what was drawn blind from it since it was last
    shuffled, a pile whose contents are known.  TTR-DECK-4 TTR-A14
    """
    faces: i64 = 0
    others: i64 = 0
    for slot in range(b.trains_up):
        if s.display[slot] >= 0:
            faces += 1
            if s.display[slot] != LOCOMOTIVE:
                others += 1
    for card in range(i64(LOCOMOTIVE)):
        others += s.deck[card] + s.discards[card]
    wanted = faces - (b.flush_from - 1)
    if others >= wanted:
        return True
    for seat in range(s.seats):
        for place in range(seat * TRAIN_CARDS, seat * TRAIN_CARDS + LOCOMOTIVE):
            others += s.drawn[place]
    return others >= wanted


def reshuffle_trains(s: TicketState, tell: Teller | None) -> bool:
    """The train discards become the deck, whose contents all know at this moment.  TTR-DECK-2

    False where there are none.  TTR-DECK-3
    """
    deck, discards, drawn = s.deck, s.discards, s.drawn
    size: i64 = 0
    for card in range(i64(TRAIN_CARDS)):
        deck[card] = discards[card]
        size += discards[card]
        discards[card] = 0
    s.deck_size = size
    if size == 0:
        return False
    for i in range(s.seats * TRAIN_CARDS):
        drawn[i] = 0
    if tell is not None:
        tell.tell(events.RESHUFFLED, [0])
    return True


def normalise_terrain(b: Board, s: TicketState, luck: Luck, tell: Teller | None) -> None:
    """Terrain cards: shuffle and fill; equal cards may lie side by side.  TTR-DECK-2 TTR-DECK-6"""
    display = s.display
    for slot in range(b.trains_up, b.trains_up + b.terrain_up):
        if display[slot] < 0:
            if total(s.terrain_deck) == 0 and not reshuffle_terrain(s, tell):
                return
            display[slot] = draw_terrain(s, luck)
            if tell is not None:
                tell.tell(events.TURNED_UP, [display[slot]])
    if total(s.terrain_deck) == 0:
        reshuffle_terrain(s, tell)


def reshuffle_terrain(s: TicketState, tell: Teller | None) -> bool:
    """The terrain discards become the terrain deck; the two kinds of cards never mix.  TTR-DECK-2"""
    size: i64 = 0
    for terrain in range(i64(TERRAINS)):
        count = s.discards[TRAIN_CARDS + terrain]
        s.terrain_deck[terrain] = count
        s.discards[TRAIN_CARDS + terrain] = 0
        size += count
    if size > 0 and tell is not None:
        tell.tell(events.RESHUFFLED, [1])
    return size > 0


def slot_of(b: Board, s: TicketState, card: i64) -> i64:
    """The first slot of a display where such a card lies face up, or -1."""
    display = s.display
    for slot in range(i64(len(display))):
        if display[slot] == card:
            return slot
    return -1


def known_after(s: TicketState, seat: i64, card: i64, spent: i64) -> None:
    """After spending train cards in the open, fewer of the kind are known to be left."""
    place = seat * CARDS + card
    s.seen[place] = s.seen[place] - spent if s.seen[place] > spent else 0

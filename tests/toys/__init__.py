"""Three small titles that between them need everything the kernel offers."""

from collections.abc import Callable

from tests.toys.market_day.title import MarketDay
from tests.toys.sealed_bid.title import SealedBid
from tests.toys.under_the_deck.title import UnderTheDeck

from baobab.kernel.title import Title

TOYS: dict[str, Callable[[], Title]] = {
    "sealed_bid": SealedBid,
    "under_the_deck": UnderTheDeck,
    "market_day": MarketDay,
}

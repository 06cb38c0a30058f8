"""From a browser's key to the person, cached for a minute."""

import time
from collections import OrderedDict

from baobab.table.storage import people
from baobab.table.storage.people import Person
from baobab.table.storage.store import Store

REMEMBERED = 60.0
MOST_KEYS = 10_000


class Keys:
    """People by their keys, each looked up in the store at most once a minute."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[Person | None, float]] = OrderedDict()

    async def find_person(self, key: str | None) -> Person | None:
        if not key or len(key) > 200:
            return None
        name, now = people.hash_secret(key), time.monotonic()
        person, until = self.known.get(name, (None, 0.0))
        if until > now:
            return person
        async with self.store.read() as connection:
            person = await people.find_person(connection, key)
        if person is not None:
            self.known[name] = (person, now + REMEMBERED)
            while len(self.known) > MOST_KEYS:
                self.known.popitem(last=False)
        return person

    def forget(self, person: str) -> None:
        """A person has changed their name or signed browsers out: look them up anew."""
        for name, (known, _) in list(self.known.items()):
            if known is not None and known.id == person:
                del self.known[name]

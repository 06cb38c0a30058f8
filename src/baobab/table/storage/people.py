"""People without accounts: a name, a key for each browser, and a code that brings somebody back."""

import secrets
from dataclasses import dataclass
from hashlib import blake2b

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.table.storage import schema

KEY_BYTES = 32
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters and digits that nobody confuses."""

CODE_LENGTH = 15
NAMELESS = ""


@dataclass(frozen=True, slots=True)
class Person:
    """A person who has a key."""

    id: str
    name: str


def new_key() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_code() -> str:
    """A code to write down, of about 73 random bits: `7K2MA-9QXRB-4TBNC`."""
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)]
    return "-".join("".join(letters[i : i + 5]) for i in range(0, CODE_LENGTH, 5))


def normalize_code(text: str) -> str:
    """A code as it is hashed: capitals, without spaces and other signs that people type."""
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)


def hash_secret(secret: str) -> str:
    """The hash of a key or a code that the store keeps; both are long and random, so a plain hash will do."""
    return blake2b(secret.encode(), digest_size=32, person=b"baobab-key").hexdigest()


async def add_person(connection: AsyncConnection, name: str, now: float) -> tuple[Person, str, str]:
    """Add a person; returns them, the key of their browser, and the code to come back with."""
    person, code = Person(secrets.token_urlsafe(16), name), new_code()
    await connection.execute(
        insert(schema.person),
        {"id": person.id, "name": name, "code": hash_secret(normalize_code(code)), "made": now},
    )
    return person, await add_browser(connection, person.id, now), code


async def add_browser(connection: AsyncConnection, person: str, now: float) -> str:
    key = new_key()
    await connection.execute(insert(schema.browser), {"key": hash_secret(key), "person": person, "made": now})
    return key


async def find_person(connection: AsyncConnection, key: str) -> Person | None:
    """The person whose browser has this key."""
    p, b = schema.person.c, schema.browser.c
    found = await connection.execute(
        select(p.id, p.name).join(schema.browser, b.person == p.id).where(b.key == hash_secret(key))
    )
    row = found.one_or_none()
    return Person(row.id, row.name) if row is not None else None


async def rename(connection: AsyncConnection, person: str, name: str) -> None:
    t = schema.person
    await connection.execute(update(t).where(t.c.id == person).values(name=name))


async def renew_code(connection: AsyncConnection, person: str) -> str:
    """A new code; the old one no longer works."""
    code, t = new_code(), schema.person
    await connection.execute(update(t).where(t.c.id == person).values(code=hash_secret(normalize_code(code))))
    return code


async def use_code(connection: AsyncConnection, code: str, now: float) -> tuple[Person, str, str] | None:
    """Sign another browser in with a code; returns the person, the browser's key and the next code."""
    t = schema.person
    found = await connection.execute(
        select(t.c.id, t.c.name).where(t.c.code == hash_secret(normalize_code(code)))
    )
    row = found.one_or_none()
    if row is None:
        return None
    next_code = new_code()
    used = await connection.execute(
        update(t)
        .where(t.c.id == row.id, t.c.code == hash_secret(normalize_code(code)))
        .values(code=hash_secret(normalize_code(next_code)))
    )
    if used.rowcount != 1:
        return None
    return Person(row.id, row.name), await add_browser(connection, row.id, now), next_code


async def drop_browsers(connection: AsyncConnection, person: str, keep: str) -> None:
    """Sign all browsers of a person out but the one with this key."""
    t = schema.browser
    await connection.execute(delete(t).where(t.c.person == person, t.c.key != hash_secret(keep)))


async def delete_person(connection: AsyncConnection, person: str) -> None:
    """Delete everything about a person; the moves stay, without a name."""
    seat, chat, game = schema.seat, schema.chat, schema.game
    await connection.execute(update(seat).where(seat.c.person == person).values(name=NAMELESS, person=None))
    await connection.execute(delete(chat).where(chat.c.person == person))
    await connection.execute(update(game).where(game.c.host == person).values(host=None))
    for table in (schema.note, schema.browser):
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(schema.person).where(schema.person.c.id == person))


async def games_of(connection: AsyncConnection, person: str) -> list[str]:
    """The games in which a person has a seat."""
    t = schema.seat.c
    found = await connection.execute(select(t.game).where(t.person == person).distinct())
    return list(found.scalars())

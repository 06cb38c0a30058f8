"""Luck: chance is an argument of the rules, never part of the state.

A state keeps one counter for each stream of draws; a luck turns (stream, counter, bag) into a face.
Four kinds: `FastLuck` for simulation, `SealedLuck` for live tables, `GivenLuck` for replay, and
`Witness`, which passes another luck on and remembers what it decided.
"""

from hashlib import blake2b
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from baobab.errors import RecordError
from baobab.kernel.copying import attributes_of, uninitialised_with
from baobab.kernel.names import Domain

EVERYBODY: Final = -1
"""In place of a seat: the outcome of a draw is seen by all."""

MASK32: Final = 0xFFFFFFFF
BILLION: Final = 1_000_000_000


def scramble(x: i64) -> i64:
    """Mix 32 bits well. Every product stays below 2**60, so all builds agree."""
    x = ((x >> 16) ^ x) * 0x45D9F3B & MASK32
    x = ((x >> 16) ^ x) * 0x45D9F3B & MASK32
    return (x >> 16) ^ x


def face_at(bag: vec[i64], place: i64) -> i64:
    """The face of the tile at this place, when the bag is laid out face after face."""
    face: i64 = 0
    while place >= bag[face]:
        place -= bag[face]
        face += 1
    return face


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Where outcomes come from."""

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        """The face that the draw number `count` of a stream takes from a bag of `total` pieces.

        `to` is the seat that sees it, or EVERYBODY.
        """
        raise NotImplementedError

    def __reduce__(self) -> Any:
        return uninitialised_with, (type(self), attributes_of(self))

    def later(self) -> "Luck":
        """The luck after a rewind past a draw, which does not deal again what has been seen."""
        return self

    def line(self, over: bool) -> str:
        """How chance is made, as a record says it while the game runs and when it is over."""
        return "given"

    def mark(self) -> str:
        """What a record notes beside a rewind."""
        return ""


class FastLuck(Luck):
    """A pure function of (seed, stream, counter), cheap enough for millions of draws a second."""

    def __init__(self, seed: int) -> None:
        self.low: i64 = scramble(seed & MASK32 ^ 0x2545F491)
        self.high: i64 = scramble(seed >> 32 & MASK32 ^ self.low ^ 0x1B873593)

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        bits = scramble(scramble(self.low ^ count) ^ self.high ^ (stream + 1) * 0x3C6EF35)
        return face_at(bag, bits * total >> 32)

    def __reduce__(self) -> Any:
        return fast_luck, (int(self.low), int(self.high))

    def later(self) -> Luck:
        return fast_luck(scramble(self.low ^ 0x2C1B3C6D), self.high)


def fast_luck(low: i64, high: i64) -> FastLuck:
    """The luck whose seed has been scrambled to these two numbers."""
    luck = FastLuck(0)
    luck.low, luck.high = low, high
    return luck


class SealedLuck(Luck):
    """A pure function of (secret, stream, counter, epoch) that nobody can foresee without the secret.

    The seal, a hash of the secret, is shown before the game and the secret after it. A rewind past a
    draw raises the epoch, so that a future already seen is not dealt again.
    """

    def __init__(self, secret: bytes, epoch: int = 0) -> None:
        if len(secret) != 32:
            raise ValueError(f"a secret has 32 bytes, this one {len(secret)}")
        self.secret = secret
        self.epoch = epoch

    def __reduce__(self) -> Any:
        return SealedLuck, (self.secret, self.epoch)

    def seal(self) -> str:
        return blake2b(self.secret, digest_size=32, person=b"baobab-seal").hexdigest()

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        whole: int = 1 << 64
        fair: int = whole - whole % int(total)
        attempt = 0
        while True:
            text = f"{int(stream)} {int(count)} {self.epoch} {attempt}".encode()
            bits = int.from_bytes(blake2b(text, digest_size=8, key=self.secret).digest(), "big")
            if bits < fair:
                return face_at(bag, bits % int(total))
            attempt += 1

    def later(self) -> Luck:
        return SealedLuck(self.secret, self.epoch + 1)

    def line(self, over: bool) -> str:
        """The seal while the game runs, and the secret with it when it is over."""
        return f"sealed {self.seal()} {self.secret.hex()}" if over else f"sealed {self.seal()}"

    def mark(self) -> str:
        return str(self.epoch)


def outcome_word(face: str, to: int) -> str:
    """An outcome in notation: its face, marked with the seat that saw it where not all did."""
    return face if to == EVERYBODY else f"{face}@{to}"


class GivenLuck(Luck):
    """Outcomes known beforehand, in notation and in the order they are needed: replay, and tests.

    `faces` are the domains of the title's streams.
    """

    def __init__(self, words: list[str], faces: list[Domain]) -> None:
        self.words = words
        self.faces = faces
        self.used = 0

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        if self.used == len(self.words):
            raise RecordError("error-record-outcome-missing")
        word = self.words[self.used]
        names = self.faces[stream].names
        face = self.faces[stream].find(word.partition("@")[0])
        if face < 0 or face >= len(bag) or bag[face] <= 0:
            possible = [outcome_word(names[i], to) for i in range(len(bag)) if bag[i] > 0]
            raise RecordError("error-record-outcome", {"outcome": word, "allowed": possible})
        wanted = outcome_word(names[face], to)
        if word.lower() != wanted.lower():
            raise RecordError("error-record-outcome-seat", {"outcome": word, "wanted": wanted})
        self.used += 1
        return face

    def __reduce__(self) -> Any:
        return given_luck, (self.words, self.faces, self.used)


def given_luck(words: list[str], faces: list[Domain], used: int) -> GivenLuck:
    """The luck that has dealt so many of these outcomes already."""
    luck = GivenLuck(words, faces)
    luck.used = used
    return luck


class Outcome:
    """What chance decided once: the face drawn from a stream, and the seat that saw it."""

    def __init__(self, stream: int, face: int, to: int) -> None:
        self.stream = stream
        self.face = face
        self.to = to

    def __reduce__(self) -> Any:
        return Outcome, (self.stream, self.face, self.to)


class Witness(Luck):
    """Another luck, and a memory of what it decided."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.outcomes: list[Outcome] = []

    def choose(self, stream: i64, count: i64, bag: vec[i64], total: i64, to: i64) -> i64:
        face = self.luck.choose(stream, count, bag, total, to)
        self.outcomes.append(Outcome(stream, face, to))
        return face

    def __reduce__(self) -> Any:
        return witness, (self.luck, self.outcomes)


def witness(luck: Luck, outcomes: list[Outcome]) -> Witness:
    """The witness that remembers these outcomes."""
    seen = Witness(luck)
    seen.outcomes = outcomes
    return seen


class Rng:
    """A small sequential generator for choices that are not the game's: playouts, bots, tests."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = scramble(seed & MASK32) ^ scramble(seed >> 32 & MASK32 ^ 0x5BD1E995) or 0x9E3779B9

    def __reduce__(self) -> Any:
        return rng_at, (int(self.x),)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (xorshift, 32 bits)."""
        x = self.x
        x ^= x << 13 & MASK32
        x ^= x >> 17
        x ^= x << 5 & MASK32
        self.x = x
        return x * n >> 32

    def seed(self) -> int:
        """A fresh seed for another generator or luck."""
        return self.below(BILLION) * BILLION + self.below(BILLION)


def rng_at(x: i64) -> Rng:
    """The generator that has come to this number."""
    rng = Rng(0)
    rng.x = x
    return rng

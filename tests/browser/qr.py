"""Reading a QR code from the page: bytes of level M, without repairing anything."""

import re

from playwright.sync_api import Locator

BLOCKS = {21: (10, 1), 25: (16, 1), 29: (26, 1), 33: (18, 2), 37: (24, 2), 41: (16, 4)}
"""By width: codewords of error correction in a block, and blocks."""


def read(code: Locator) -> str:
    """The text of a code that is drawn as an SVG."""
    size = int(code.get_attribute("data-qr") or "0")
    dark = {
        (int(x) + n, int(y))
        for x, y, run in re.findall(
            r"M(\d+) (\d+)h(\d+)v1h-\d+z", code.locator("path").get_attribute("d") or ""
        )
        for n in range(int(run))
    }
    codewords = words(dark, size)
    check, blocks = BLOCKS[size]
    data = len(codewords) - check * blocks
    if data % blocks:
        raise ValueError("blocks of different lengths")
    order = [codewords[n] for block in range(blocks) for n in range(block, data, blocks)]
    bits = "".join(f"{word:08b}" for word in order)
    if bits[:4] != "0100":
        raise ValueError("not bytes")
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * n : 20 + 8 * n], 2) for n in range(length)).decode()


def words(dark: set[tuple[int, int]], size: int) -> list[int]:
    """The codewords in the order in which they are placed, the mask taken off."""
    said = [(size - 1 - n, 8) if n < 8 else (8, size - 15 + n) for n in range(15)]
    told = sum((place in dark) << n for n, place in enumerate(said)) ^ 0x5412
    if told >> 13:
        raise ValueError("not level M")
    mask = (told >> 10) & 7
    masks = [
        lambda x, y: (x + y) % 2 == 0,
        lambda x, y: y % 2 == 0,
        lambda x, y: x % 3 == 0,
        lambda x, y: (x + y) % 3 == 0,
        lambda x, y: (x // 3 + y // 2) % 2 == 0,
        lambda x, y: x * y % 2 + x * y % 3 == 0,
        lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
        lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
    ]
    bits: list[bool] = []
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for n, right in enumerate(columns):
        for y in range(size) if n % 2 else range(size - 1, -1, -1):
            for x in (right, right - 1):
                if free(x, y, size):
                    bits.append(((x, y) in dark) != masks[mask](x, y))
    whole = len(bits) // 8
    return [sum(bit << (7 - i) for i, bit in enumerate(bits[8 * n : 8 * n + 8])) for n in range(whole)]


def free(x: int, y: int, size: int) -> bool:
    """Is this a module of the text, and no pattern that helps to find it?"""
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    small = size > 21 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return not (corner or small or x == 6 or y == 6)

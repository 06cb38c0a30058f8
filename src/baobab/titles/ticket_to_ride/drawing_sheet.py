"""A sheet of text to draw on, letter by letter, in ink of any colour."""

from baobab.kernel.picture import paint

BLANK = "\u00a0"
"""A space inside a name, where no track is drawn."""

NEAR = sorted(
    ((dx, dy) for dx in range(-3, 4) for dy in range(-2, 3)), key=lambda d: abs(d[0]) + 2 * abs(d[1])
)
"""Where to write if a place is taken: the nearest first, rows being twice as high as letters are wide."""


class Sheet:
    """A sheet of characters, each with the ink it is written in."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows = [[" "] * width for _ in range(height)]
        self.inks = [[""] * width for _ in range(height)]

    def free(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height and self.rows[y][x] == " "

    def put(self, x: int, y: int, letter: str, ink: str = "") -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self.rows[y][x] = letter
            self.inks[y][x] = ink

    def label(self, x: int, y: int, text: str) -> None:
        """Write a name beside its mark, or above or below it where others stand in the way."""
        left, middle, right = x - len(text), x - len(text) // 2, x + 1
        beside = [(right, y), (left, y)]
        around = [(start, y + row) for row in (-1, 1) for start in (right, left, middle)]
        for start, row in (*beside, *around):
            if all(self.free(start + i, row) for i in range(len(text))):
                for i, letter in enumerate(text):
                    self.put(start + i, row, BLANK if letter == " " else letter, "1")
                return

    def put_near(self, x: int, y: int, letter: str, ink: str) -> None:
        """Write a letter here, or on the nearest free place."""
        for dx, dy in NEAR:
            if self.free(x + dx, y + dy):
                self.put(x + dx, y + dy, letter, ink)
                return

    def text(self, colour: bool) -> list[str]:
        lines = []
        for row, inks in zip(self.rows, self.inks, strict=True):
            if colour:
                cells = [paint(c, ink, True) for c, ink in zip(row, inks, strict=True)]
                lines.append("".join(cells).rstrip())
            else:
                lines.append("".join(row).rstrip())
        while lines and not lines[0]:
            del lines[0]
        return [line.replace(BLANK, " ") for line in lines]

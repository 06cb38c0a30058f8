"""Plots of a run as SVG files: shares, ratings, ladder, seats, length and scores."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from baobab.arena.bot_figures import bot_labels
from baobab.arena.distributions import density, histogram, kernel_bandwidth
from baobab.arena.match_store import disk_error
from baobab.arena.play_game import GameResult
from baobab.arena.svg import COLOURS, WIDTH, Page, Scale, shorten_label
from baobab.atomic_file import write_atomically
from baobab.words import Params, Words, words

LEFT, RIGHT, TOP, ROW = 260, 120, 100, 40


@dataclass(frozen=True)
class Row:
    """A value with its interval, where it has one."""

    label: str
    value: float
    low: float | None
    high: float | None
    colour: str

    @property
    def extent(self) -> tuple[float, float]:
        """The interval that is drawn."""
        return (self.value, self.value) if self.low is None or self.high is None else (self.low, self.high)


class Plots:
    """The plots of one run, in one language."""

    def __init__(self, data: dict[str, Any], results: Sequence[GameResult], lang: str, name: str) -> None:
        self.data = data
        self.results = results
        self.speech: Words = words(lang)
        self.name = name
        bots = bot_labels(results)
        self.colours = {bot: COLOURS[number % len(COLOURS)] for number, bot in enumerate(bots)}

    def say(self, key: str, params: Params | None = None) -> str:
        return self.speech.say(f"ui-plot-{key}", params)

    def new_page(self, height: float, key: str) -> Page:
        """An empty plot with heading, caption, title and number of games."""
        params: Params = {"title": self.name, "seats": self.data["seats"], "games": self.data["games"]}
        return Page(height, self.say(f"{key}-heading"), self.say(key), self.say("games", params))

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.speech.lang == "it" else text

    def percent(self, share: float) -> str:
        return self.number(share * 100, 0 if abs(share * 100 - round(share * 100)) < 1e-6 else 1) + " %"

    def draw_all(self) -> dict[str, str]:
        """Every plot that has data, by name."""
        pictures = {"shares": self.draw_shares(), "seats": self.draw_seats()}
        if self.data["ratings"]:
            pictures["ratings"] = self.draw_ratings()
        if self.data.get("ladder"):
            pictures["ladder"] = self.draw_ladder()
        return {**pictures, "length": self.draw_length(), "scores": self.draw_scores()}

    def draw_shares(self) -> str:
        rows = [
            Row(one["bot"], one["win_share"], one["low"], one["high"], self.colours[one["bot"]])
            for one in sorted(self.data["bots"], key=lambda one: -one["win_share"])
        ]
        return self.draw_bars(
            "shares", rows, self.percent, Scale(0, 1, LEFT, WIDTH - RIGHT), 1 / self.data["seats"]
        )

    def draw_seats(self) -> str:
        rows = [
            Row(
                self.say("seat", {"seat": one["seat"]}),
                one["win_share"],
                one["low"],
                one["high"],
                COLOURS[one["seat"] % len(COLOURS)],
            )
            for one in self.data["by_seat"]
        ]
        most = min(1.0, 1.15 * max(row.extent[1] for row in rows))
        return self.draw_bars("seats", rows, self.percent, Scale(0, most, LEFT, WIDTH - RIGHT), 1 / len(rows))

    def draw_ratings(self) -> str:
        rows = [
            Row(one["bot"], one["rating"], one["low"], one["high"], self.colours[one["bot"]])
            for one in self.data["ratings"]
        ]
        low, high = min(row.extent[0] for row in rows), max(row.extent[1] for row in rows)
        room = max((high - low) * 0.06, 10)
        return self.draw_bars(
            "ratings", rows, self.number, Scale(low - room, high + room, LEFT, WIDTH - RIGHT), None
        )

    def draw_bars(
        self, key: str, rows: Sequence[Row], write: Callable[[float], str], scale: Scale, equal: float | None
    ) -> str:
        """A row for each value with its interval: bars from zero, or dots where there is no such thing."""
        bottom = TOP + len(rows) * ROW
        page = self.new_page(bottom + 48, key)
        self.draw_grid(page, scale, write, TOP, bottom)
        if equal is not None:
            page.line(scale(equal), TOP, scale(equal), bottom, "equal", 1.5)
        for number, row in enumerate(rows):
            middle = TOP + number * ROW + ROW / 2
            low, high = row.extent
            tip = f"{row.label}: {write(row.value)} ({write(low)} – {write(high)})"
            page.text(LEFT - 14, middle + 5, shorten_label(row.label), anchor="end")
            if equal is not None:
                page.bar(LEFT, middle - 12, scale(row.value) - LEFT, 24, row.colour, tip)
            if row.low is not None:
                page.whisker(scale(low), scale(high), middle)
            if equal is None:
                page.dot(scale(row.value), middle, row.colour)
            page.text(WIDTH - RIGHT + 14, middle + 5, write(row.value), bold=True)
        return page.render()

    def draw_grid(
        self, page: Page, scale: Scale, write: Callable[[float], str], top: float, bottom: float
    ) -> None:
        for tick in scale.ticks(least=0.01 if scale.high <= 1 else 1):
            page.line(scale(tick), top, scale(tick), bottom, "grid")
            page.text(scale(tick), bottom + 22, write(tick), css="soft", anchor="middle", size=12)

    def draw_ladder(self) -> str:
        """Win share against the budget, from the equal at the bottom rung up."""
        rungs = self.data["ladder"]
        equal = 1 / self.data["seats"]
        top, bottom = TOP + 6, TOP + 300
        most = min(1.0, max(rung["high"] for rung in rungs) * 1.1)
        across = Scale(0, len(rungs), 150, WIDTH - 110)
        up = Scale(0, most, bottom, top)
        page = self.new_page(bottom + 56, "ladder")
        for tick in up.ticks(6):
            page.line(120, up(tick), WIDTH - 60, up(tick), "grid")
            page.text(108, up(tick) + 4, self.percent(tick), css="soft", anchor="end", size=12)
        page.line(120, up(equal), WIDTH - 60, up(equal), "equal", 1.5)
        points = [(rungs[0]["against"], equal), *((rung["bot"], rung["win_share"]) for rung in rungs)]
        page.curve([(across(place), up(share)) for place, (_, share) in enumerate(points)], COLOURS[0])
        for place, rung in enumerate(rungs, start=1):
            page.whisker(up(rung["low"]), up(rung["high"]), across(place), upright=True)
        for place, (bot, share) in enumerate(points):
            page.dot(across(place), up(share), COLOURS[0])
            beside = min(up(share) + 22, bottom - 6)  # a share of 0 stays above the names
            page.text(across(place) + 12, beside, self.percent(share), bold=True)
            page.text(across(place), bottom + 24, shorten_label(bot), anchor="middle")
        return page.render()

    def draw_length(self) -> str:
        """How many decisions the games had, as a histogram."""
        moves = [result.moves for result in self.results]
        bins = histogram(moves)
        top, bottom = TOP + 6, TOP + 250
        across = Scale(bins[0][0], bins[-1][1], 80, WIDTH - 50)
        up = Scale(0, max(count for _, _, count in bins), bottom, top + 14)
        page = self.new_page(bottom + 48, "length")
        for tick in up.ticks(5, 1):
            page.line(70, up(tick), WIDTH - 40, up(tick), "grid")
            page.text(60, up(tick) + 4, self.number(tick), css="soft", anchor="end", size=12)
        for low, high, count in bins:
            tip = f"{self.number(low)} – {self.number(high)}: {count}"
            page.bar(
                across(low) + 1,
                up(count),
                across(high) - across(low) - 2,
                bottom - up(count),
                COLOURS[0],
                tip,
            )
        for tick in across.ticks(9):
            page.text(across(tick), bottom + 22, self.number(tick), css="soft", anchor="middle", size=12)
        middle = self.data["length"]["median"]
        page.line(across(middle), top, across(middle), bottom, "equal", 1.5)
        page.text(across(middle) + 8, top + 8, self.say("median", {"value": self.number(middle)}), css="soft")
        return page.render()

    def draw_scores(self) -> str:
        """For each bot the distribution of its points, with the median marked."""
        points = {
            bot: [
                result.scores[seat]
                for result in self.results
                for seat, who in enumerate(result.bots)
                if who == bot
            ]
            for bot in self.colours
        }
        low = min(min(values) for values in points.values())
        high = max(max(values) for values in points.values())
        widths = {
            bot: max(kernel_bandwidth(values), (high - low) / 80, 0.5) for bot, values in points.items()
        }
        across = Scale(
            min(min(values) - 2.5 * widths[bot] for bot, values in points.items()),
            max(max(values) + 2.5 * widths[bot] for bot, values in points.items()),
            LEFT,
            WIDTH - RIGHT,
        )
        tall = 74
        bottom = TOP + len(points) * tall + 10
        page = self.new_page(bottom + 48, "scores")
        self.draw_grid(page, across, self.number, TOP, bottom)
        for number, (bot, values) in enumerate(points.items()):
            foot = TOP + (number + 1) * tall
            hill = density(values, widths[bot], across.low, across.high)
            peak = max(height for _, height in hill)
            line = [(across(x), foot - height / peak * (tall - 12)) for x, height in hill]
            page.curve([(line[0][0], foot), *line, (line[-1][0], foot)], self.colours[bot], filled=True)
            page.curve(line, self.colours[bot])
            page.line(across(median(values)), foot - tall + 12, across(median(values)), foot, "mark", 1.5)
            page.text(LEFT - 14, foot - 8, shorten_label(bot), anchor="end")
            page.text(WIDTH - RIGHT + 14, foot - 8, self.number(median(values)), bold=True)
        return page.render()


def write_plots(
    data: dict[str, Any], results: Sequence[GameResult], folder: Path, lang: str, name: str
) -> list[Path]:
    """Write all plots of a run into a folder."""
    drawn = []
    for kind, text in Plots(data, results, lang, name).draw_all().items():
        path = folder / f"{kind}.svg"
        try:
            write_atomically(path, text)
        except OSError as error:
            raise disk_error(path, error) from error
        drawn.append(path)
    return drawn

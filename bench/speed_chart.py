"""The benchmark as a picture: decisions a second on a logarithmic scale, one bar each."""

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, BAR, GAP, LEFT, TOP = 900, 24, 10, 250, 64
COLOURS = {"compiled": "#2f7d4f", "pure": "#9cc7a8", "peer": "#b0752f"}


def draw_chart(rows: Sequence[Mapping[str, object]]) -> str:
    """An SVG with a bar a row, its figure beside it; readable on light and dark pages."""
    speeds = [float(str(row["decisions_s"])) for row in rows]
    low, high = 3.0, max(4.0, math.ceil(math.log10(max(speeds, default=1.0)) * 2) / 2)
    height = TOP + len(rows) * (BAR + GAP) + 40
    scale = (WIDTH - LEFT - 130) / (high - low)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="system-ui, sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>',
        '<text x="20" y="30" font-size="18" font-weight="600" fill="#2b2118">'
        "Random whole games on one core: decisions a second</text>",
        '<text x="20" y="50" fill="#6b5d4f">logarithmic scale; medians of one alternating run</text>',
    ]
    for power in range(int(low), int(high) + 1):
        x = LEFT + (power - low) * scale
        parts.append(f'<line x1="{x:.0f}" y1="{TOP}" x2="{x:.0f}" y2="{height - 34}" stroke="#e4dccf"/>')
        parts.append(
            f'<text x="{x:.0f}" y="{height - 14}" text-anchor="middle" fill="#6b5d4f">{10**power:,}</text>'
        )
    for i, (row, speed) in enumerate(zip(rows, speeds, strict=True)):
        y = TOP + i * (BAR + GAP)
        name = str(row["name"])
        kind = "compiled" if "compiled" in name else "pure" if "pure" in name else "peer"
        width = max((math.log10(max(speed, 1.0)) - low) * scale, 2)
        times = row.get("times_catanatron")
        beside = f"{speed:,.0f}" + (f"  (× {times})" if times else "")
        parts.append(
            f'<text x="{LEFT - 12}" y="{y + 17}" text-anchor="end" fill="#2b2118">{escape(name)}</text>'
        )
        parts.append(
            f'<rect x="{LEFT}" y="{y}" width="{width:.0f}" height="{BAR}" rx="3" fill="{COLOURS[kind]}"/>'
        )
        parts.append(f'<text x="{LEFT + width + 8:.0f}" y="{y + 17}" fill="#2b2118">{escape(beside)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"

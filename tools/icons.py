"""The icons of the app as pictures, drawn from `web/public/icon.svg`: `python -m tools.icons`.

Systems want PNG files of some sizes, and one that they may cut to any shape: there the ground fills the whole
square and the tree stands in the middle part that is never cut off. Draws with the browser of the tests.
"""

import sys

from tests.browser.chromium import chromium
from tools.web import WEB

PUBLIC = WEB / "public"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.74)}
"""Pixels of each, and how much of its width the drawing takes."""

GROUND = "#f3dfb8"


def main() -> int:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{part:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

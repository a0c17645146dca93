"""Draws the pictures beside shared links anew, from the games' tiles: ``make shares``.

Each game with a ``tile.svg`` gets a ``share.png`` beside it; the house's own has its name and the
first tiles. They need a Chromium, as the tests in a browser do.
"""

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT))

from tests.browser.chromium import launch_options  # noqa: E402 - the root is on the path only now

SIZE = {"width": 1200, "height": 630}
STYLE = """
@font-face { font-family: Podkova; src: url(build/type/fonts/podkova-cyrillic.woff2) }
@font-face { font-family: Numerals; src: url(build/type/fonts/podkova-latin.woff2) }
html { color-scheme: light }
body { margin: 0; width: 1200px; height: 630px; display: grid; place-items: center;
  background: repeating-linear-gradient(90deg, rgb(60 34 12 / 4%) 0 2px, transparent 2px 6px),
    repeating-linear-gradient(0deg, rgb(60 34 12 / 4%) 0 2px, transparent 2px 6px), #e8dbc4 }
body::before, body::after { content: ""; position: fixed; inset: 0 0 auto; height: 24px;
  background: repeating-linear-gradient(90deg, #a4262c 0 24px, #fffdf8 24px 48px) }
body::after { inset: auto 0 0 }
text { font-family: Numerals }
svg { width: 840px; height: 525px; overflow: visible }
.house { display: grid; justify-items: center; gap: 40px }
.house svg { width: 330px; height: 206px }
.house div { display: flex; gap: 24px }
h1 { margin: 0; font: 700 150px/1 Podkova; color: #a4262c }
"""


def main() -> None:
    """Draw them all."""
    tiles = sorted(ROOT.glob("games/*/static/*/tile.svg"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport=SIZE)
        for tile in tiles:
            _draw(page, tile.read_text("utf-8"), tile.with_name("share.png"))
        pieces = "".join(tile.read_text("utf-8") for tile in tiles[:3])
        house = f'<div class="house"><h1>Застолье</h1><div>{pieces}</div></div>'
        _draw(page, house, ROOT / "static" / "img" / "share.png")
        browser.close()


def _draw(page: Page, body: str, place: Path) -> None:
    sketch = ROOT / "build" / "share.html"
    sketch.write_text(f'<base href="{ROOT.as_uri()}/"><style>{STYLE}</style>{body}', "utf-8")
    page.goto(sketch.as_uri())
    page.evaluate("document.fonts.ready")
    page.screenshot(path=place)
    sketch.unlink()


if __name__ == "__main__":
    main()

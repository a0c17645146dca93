"""The page of style looks as it did: its sections against the pictures in ``looks``.

Pictures are of one browser, npm's; with another the comparison is skipped. ``make looks`` takes
them anew: look at what has changed before keeping it.
"""

import os
import shutil
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pictures import LASTING
from tests.browser.test_accessible import NAMED, violations
from tests.config.running_house import House, house

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("style")]

LOOKS = Path(__file__).parent / "looks"
ANEW = bool(os.environ.get("LOOKS"))
ANOTHER_BROWSER = bool(os.environ.get("CHROMIUM") or shutil.which("chromium"))
SECTIONS = [
    ("plates", "light"),
    ("parts", "light"),
    ("parts", "dark"),
    ("uno-faces", "light"),
    ("uno-cards", "light"),
    ("uno-cards", "dark"),
    ("uno-centres", "light"),
    ("uno-playing", "light"),
    ("uno-colours", "light"),
    ("uno-due", "light"),
    ("uno-between", "dark"),
    ("uno-before", "light"),
    ("uno-over", "dark"),
    ("madness-faces", "light"),
    ("madness-playing", "dark"),
    ("madness-chance", "light"),
    ("madness-over", "light"),
    ("omfc-playing", "light"),
    ("omfc-playing", "dark"),
    ("omfc-setup", "light"),
    ("omfc-over", "light"),
    ("shipit-faces", "light"),
    ("shipit-cards", "dark"),
    ("shipit-playing", "light"),
    ("shipit-struck", "dark"),
    ("shipit-offered", "light"),
    ("shipit-over", "light"),
    ("stayaway-faces", "light"),
    ("stayaway-playing", "light"),
    ("stayaway-playing", "dark"),
    ("stayaway-over", "light"),
]
MOST_CHANGED = 0.005
"""Which part of the pixels may differ: what a curve's edge does, not what a moved thing does."""

DIFFERENCE = """
async ([one, other]) => {
  const read = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height);
  };
  const [before, now] = [await read(one), await read(other)];
  if (before.width !== now.width || before.height !== now.height) return 1;
  let changed = 0;
  for (let at = 0; at < now.data.length; at += 4) {
    const by = [0, 1, 2].map((part) => Math.abs(now.data[at + part] - before.data[at + part]));
    if (Math.max(...by) > 40) changed += 1;
  }
  return changed / (now.width * now.height);
}
"""

UNWOVEN = "() => document.documentElement.style.setProperty('--weave', 'transparent')"
"""The threads of the cloth would make up half of each picture."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house for developers: elsewhere the page is not there."""
    with house(tmp_path_factory.mktemp("style") / "data", DEBUG="1") as opened:
        yield opened


@pytest.fixture(scope="module", params=["light", "dark"])
def styled(request: pytest.FixtureRequest, running: House, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 1312, "height": 900},
        locale="ru-RU",
        color_scheme=request.param,
        device_scale_factor=0.4,
        reduced_motion="reduce",
        base_url=f"http://localhost:{running.port}",
    )
    page = context.new_page()
    page.add_init_script(LASTING)
    page.goto("/style/")
    for game in ("uno", "madness"):
        expect(page.locator(f"#{game}-over .summary")).to_be_visible(timeout=30_000)
    page.evaluate("() => document.fonts.ready")
    page.evaluate(UNWOVEN)
    yield page
    context.close()


def theme_of(page: Page) -> str:
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    return "dark" if dark else "light"


@pytest.mark.skipif(ANOTHER_BROWSER, reason="the pictures are of npm's Chromium")
def test_every_section_looks_as_it_did(styled: Page) -> None:
    theme = theme_of(styled)
    changed = {}
    for name in (section for section, its in SECTIONS if its == theme):
        path = LOOKS / f"{name}-{theme}.png"
        taken = styled.locator(f"#{name}").screenshot(animations="disabled", caret="hide")
        if ANEW:
            path.write_bytes(taken)
        pair = [b64encode(data).decode() for data in (path.read_bytes(), taken)]
        part = styled.evaluate(DIFFERENCE, pair)
        if part > MOST_CHANGED:
            changed[name] = f"{part:.2%}"
    assert changed == {}


def test_what_is_read_on_a_thing_is_in_its_name(styled: Page) -> None:
    assert violations(styled, [NAMED]) == []


def test_the_pictures_are_few_and_small() -> None:
    kept = list(LOOKS.glob("*.png"))
    assert sorted(path.stem for path in kept) == sorted(f"{one}-{theme}" for one, theme in SECTIONS)
    assert sum(path.stat().st_size for path in kept) < 60_000 * len(SECTIONS)

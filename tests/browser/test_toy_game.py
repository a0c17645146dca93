"""A drawn game is one folder: a toy is laid beside the others, and is played on the stage."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import ROOT
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import OVER, click, play_on, sit_down
from tests.config.running_house import House, house

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("toy")]

TOY = Path(__file__).parent / "toy" / "high_card"
COPIED = ("accounts", "games", "locale", "platform", "static", "templates")
NEXT = """() => {
  const wanted = [
    ".laid.summary",
    ".stage .pile.lit[data-thing=table]",
    ".stage .hand .piece.lit button",
  ];
  return wanted.find((one) => document.querySelector(one)) ?? null;
}"""


def lay_beside_the_others(tree: Path) -> None:
    """Make a copy of the sources with one folder more, its scripts joined as `make setup` does."""
    for name in COPIED:
        copytree(ROOT / name, tree / name, ignore=ignore_patterns("__pycache__"))
    copy(ROOT / "package.json", tree)
    (tree / "build").mkdir()
    for name in ("node_modules", "build/type"):
        (tree / name).symlink_to(ROOT / name)
    copytree(TOY, tree / "games" / TOY.name)
    node = Path(sys.executable).parent / "node"
    subprocess.run([node, "static/join.mjs"], cwd=tree, check=True)  # noqa: S603 - our own script


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house that has one game more."""
    tree = tmp_path_factory.mktemp("toy")
    lay_beside_the_others(tree)
    roots = os.pathsep.join(map(str, (tree, tree / "platform", ROOT)))
    found = {"PYTHONPATH": roots, "PYTHONSAFEPATH": "1"}
    with house(tree / "data", BOT_PAUSE="0.05", **found) as opened:
        yield opened


def test_a_toy_in_a_folder_of_its_own_is_drawn_and_played(new_page: NewPage) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    sit_down(page, game="high_card")
    expect(page.locator(".stage .plate")).to_contain_text("0 очков")
    assert play_on(page, click, wanted=NEXT) >= 2 * 3
    expect(page.locator(OVER)).to_contain_text("Место")

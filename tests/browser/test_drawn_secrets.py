"""What is drawn tells no more than the frame: two worlds alike to their viewer are drawn alike.

Every frame is marked with which world it is of; a stage that lets the mark be seen, in a key, a
name, a request or a flight, is found. Every game that is drawn is tried.
"""

import json
import subprocess
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from django.utils.translation import override
from playwright.sync_api import Browser, Page, Request, Route

from games.chance import Chance
from games.contract import AnyEngine
from games.registry import engine, engines
from games.vocabulary import vocabulary
from games.words import sentences
from tables.pages.script_words import script_words
from tests.browser.chromium import ROOT
from tests.tables.test_frame_secrets import OPTIONS, seats_of
from tests.tables.twin_worlds import Twins, table_of, twins_at

pytestmark = pytest.mark.browser

PAIRS, FEW = 500, 100
"""How many moves of a game are compared; few of one that hides nothing but its chance."""
AT_ONCE = 100
STAGE = "games/{slug}/static/{slug}/stage.js"
DRAWN = [one for one in engines() if (ROOT / STAGE.format(slug=one.info.slug)).exists()]
SITE = "http://twins.example/"
LAST = "last"
STYLES = ("table", "drawn")
UNSEEN = "content-visibility:hidden"
"""What is compared is what could be seen: nothing need be painted for that."""

HONEST = "import {{ makeStage }} from './{stage}';"
TOYS = {
    "key": """
        import {{ game }} from './{stage}';
        import {{ drawnBy }} from './static/js/stage/drawn_by.js';
        const scene = (known) => {{
          const made = game.scene(known);
          const named = ({{ key }}) => `${{key}}:${{known.view.mark}}`;
          return {{ ...made, pieces: made.pieces.map((one) => ({{ ...one, key: named(one) }})) }};
        }};
        const makeStage = drawnBy({{ ...game, scene }});
    """,
    "name": """
        import {{ game }} from './{stage}';
        import {{ drawnBy }} from './static/js/stage/drawn_by.js';
        const told = (view, ...more) => ({{ ...game.told(view, ...more), bubble: view.mark }});
        const makeStage = drawnBy({{ ...game, told }});
    """,
    "request": """
        import {{ game }} from './{stage}';
        import {{ drawnBy }} from './static/js/stage/drawn_by.js';
        const told = (view, ...more) => {{
          new Image().src = `/${{view.mark}}.png`;
          return game.told(view, ...more);
        }};
        const makeStage = drawnBy({{ ...game, told }});
    """,
}
"""Stages that tell cards apart by what is hidden."""

SHOW = "([text, first]) => compare(JSON.parse(text), first)"
COMPARE = """
    import {{ comparing }} from './tests/browser/twin_tables.mjs';
    window.compare = comparing(makeStage);
"""


def joined(source: str, slug: str) -> str:
    """Return a script with all it imports."""
    command = [str(ROOT / "node_modules/.bin/esbuild"), "--bundle", "--format=esm"]
    made = subprocess.run(  # noqa: S603 - our own tool
        command,
        input=source.format(stage=STAGE.format(slug=slug)),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout


def page_of(game: AnyEngine) -> str:
    """Return a page with what the server would write into it, and an empty table."""
    slug = game.info.slug
    words = vocabulary(slug).in_language("ru")
    with override("ru"):
        dictionary = script_words()
    facts: dict[str, Any] = {
        **{"uid": "twins", "game": slug, "name": slug, "rules": "#", "clock": "", "options": []},
        **{"language": "ru", "me": None, "settings": {}, "levels": [], "invite": "", "stage": ""},
    }
    more = {"game": slug, "sentences": sentences(slug, "ru"), "quick_phrases": {}}
    told = {"page": {"facts": facts, "words": words | more}, "dictionary": dictionary}
    scripts = [
        f'<script type="application/json" id="{name}">{_safe(one)}</script>'
        for name, one in told.items()
    ]
    styles = [f'<link rel="stylesheet" href="/css/{name}.css">' for name in STYLES]
    body = f'<div id="table" style="{UNSEEN}"></div><script type="module" src="/twins.js"></script>'
    return f"<!doctype html>{''.join(styles)}<body>{''.join(scripts)}{body}"


def _safe(told: Any) -> str:
    return json.dumps(told).replace("<", "\\u003c")


class Showing:
    """A page that draws one game; what it asks for once it stands is kept."""

    def __init__(
        self,
        browser: Browser,
        game: AnyEngine,
        source: str,
        compare: str = COMPARE,
        size: tuple[int, int] = (1280, 800),
    ) -> None:
        self.files = {"": page_of(game), "twins.js": joined(source + compare, game.info.slug)}
        self.asked: list[str] = []
        self.faults: list[str] = []
        self.page: Page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        self.page.route(f"{SITE}**", self._answer)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(SITE)
        self.page.wait_for_function("() => window.compare")
        self.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.url != SITE + LAST:
            self.asked.append(request.url)

    def _answer(self, route: Route) -> None:
        name = route.request.url.removeprefix(SITE)
        if name in self.files:
            kind = "text/javascript" if name else "text/html; charset=utf-8"
            route.fulfill(body=self.files[name], content_type=kind)
        elif name.startswith("css/"):
            route.fulfill(path=ROOT / "build" / "page" / name, content_type="text/css")
        else:
            route.fulfill(status=404)

    def flown(self, twins: Iterator[str]) -> int:
        """Show twins; note what tells their worlds apart, return how much has flown."""
        flown = first = 0
        while some := list(islice(twins, AT_ONCE)):
            told = self.page.evaluate(SHOW, [f"[{','.join(some)}]", first])
            self.faults += told["faults"]
            flown += told["flown"]
            first += len(some)
        with self.page.expect_request(SITE + LAST):  # whatever was asked for before is heard of
            self.page.evaluate("(name) => fetch(name)", LAST)
        return flown


def twins_of(game: AnyEngine, pairs: int) -> Iterator[str]:
    table = table_of(game, seats_of(game), OPTIONS.get(game.info.slug, {}))
    twins = twins_at(table, Chance(b"drawn twins"), in_words=False)
    return map(written, islice(twins, pairs))


def written(twins: Twins) -> str:
    """Return the frames of a move, world by world: of the position, and of what came of it."""
    frames = zip(twins.before, twins.after, strict=True)
    worlds = (b'{"frames":[%b,%b]}' % world for world in frames)
    return f"[{b','.join(worlds).decode()}]"


@pytest.mark.parametrize("game", DRAWN, ids=lambda one: one.info.slug)
def test_two_worlds_alike_to_their_viewer_are_drawn_alike(
    browser: Browser, game: AnyEngine
) -> None:
    showing = Showing(browser, game, HONEST)
    pairs = PAIRS if game.info.hidden else FEW
    assert showing.flown(twins_of(game, pairs)) > pairs / 2, "hardly anything moved"
    assert showing.faults == []
    assert showing.asked == []


@pytest.mark.parametrize("toy", TOYS)
def test_a_stage_that_tells_what_is_hidden_is_found(browser: Browser, toy: str) -> None:
    uno = engine("uno")
    showing = Showing(browser, uno, TOYS[toy])
    showing.flown(twins_of(uno, 1))
    assert showing.faults or showing.asked

"""Two people and four bots at a real table of Нечто: the house deals, and its bots play.

What somebody is to do is chosen by what the house has sent to their own page.
"""

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page, WebSocket

from games.chance import Chance
from games.contract import Move, fill
from tests.browser.chosen_deal import choose_deal
from tests.browser.drawn_table import LOOK, OVER, ask, enter, until_changed, until_dealt
from tests.browser.played_stayaway import Touch, steps
from tests.browser.steered_stayaway import Choice, Pair, Told
from tests.config.running_house import House

Deal = Callable[[Any], Pair | None]

SEATS, LEVEL = 6, "normal"
SECONDS = 50
"""Less than somebody has for a move: a page that cannot be touched is not helped by the clock."""
SHOWN, SHEET = ".stage .shown .shut", ".stage .paper-sheet .shut"
"""What lies over the table until it is shut: what somebody is shown, and what they have opened."""


@dataclass
class Person:
    """Somebody at the table: their page, how they touch it, and what it was told last."""

    page: Page
    touch: Touch
    told: Told = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "state":
            self.told = {"legal": [], **frame}

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def go_on(self, wanted: Move) -> None:
        """Touch what leads on to a move, and wait for what comes of it."""
        before = self.page.evaluate(LOOK)
        in_the_way = (SHOWN,) if wanted["type"] == "announce" else (SHOWN, SHEET)
        for selector in (*in_the_way, *steps(self.page, wanted)):
            if self.page.locator(selector).count():
                self._touch(selector)
                break
        until_changed(self.page, before)

    def _touch(self, selector: str) -> None:
        """Touch it, unless it is gone meanwhile: the bots go on playing."""
        with suppress(Error):
            self.touch(self.page, selector)


def sit_together(
    house: House,
    people: list[Person],
    deal: Deal,
    options: Mapping[str, Any],
) -> Pair:
    """Let both come to a table with bots, at which the chosen deal is dealt; return who is who."""
    for person in people:
        enter(person.page)
    host, guest = (person.page for person in people)
    wanted = {"game": "stayaway", "seats": SEATS, "seats_kept": True, "options": options}
    uid: str = ask(host, "/tables/", wanted)["uid"]
    ask(guest, f"/tables/{uid}/sit/", {})
    pair = choose_deal(house, uid, deal)
    ask(host, f"/tables/{uid}/bots/", {"level": LEVEL})
    for person in people:
        ask(person.page, f"/tables/{uid}/ready/", {"ready": True})
    for person in people:
        person.page.goto(f"/table/{uid}/")
        until_dealt(person.page)
    return pair


def play_out(
    people: list[Person], pair: Pair, choose: Choice, each: Callable[[], None] = lambda: None
) -> None:
    """Let both do what they wish until the game is over."""
    end = time.monotonic() + SECONDS
    while not all(person.is_over for person in people):
        assert time.monotonic() < end, f"the game does not end: {[one.told for one in people]}"
        for person in people:
            wanted = None if person.is_over else choose(person.told, pair)
            if wanted:
                person.go_on(fill(wanted, Chance(b"any")))
                each()
        people[0].page.wait_for_timeout(20)

"""A replay whose record is the test's: engine and page are real, the house knows no such game.

So a game of any length is there at once, always the same one, and with names as people have them.
"""

import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route

from games.chance import Chance
from games.contract import AnyEngine, fill
from games.vocabulary import vocabulary
from tables.models import Table
from tables.services.finishing import outcome_json
from tests.browser.drawn_table import deal
from tests.tables.twin_worlds import Unsaved, table_of

NAMES = ("Вика", "Антон", "Рита", "Игорь", "Лада", "Марк", "Света", "Олег")
PIECE = 50
PAGE = re.compile(r'(<script id="page" type="application/json">)(.*?)(</script>)', re.DOTALL)


def hides(game: AnyEngine) -> bool:
    """Tell whether there is anything to be opened in a game."""
    seats = game.info.min_seats
    options = game.checked_options(seats, {})
    state, _ = game.new_game(seats=seats, options=options, chance=Chance(b""))
    return bool(game.opened(state))


class ToldReplay:
    """The record of a random game, as some eyes see it, told to a page."""

    def __init__(
        self,
        game: AnyEngine,
        *,
        seats: int,
        moves: int,
        options: Mapping[str, Any] | None = None,
        seed: bytes = b"replay",
    ) -> None:
        self.game = game
        self.seats = seats
        self.eyes = ["0", "1", *(["all"] if hides(game) else []), "watch"]
        self.frames: dict[str, list[dict[str, Any]]] = {one: [] for one in self.eyes}
        self.ticks: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self._play(moves, options or {}, Chance(seed))

    def _play(self, moves: int, options: Mapping[str, Any], chance: Chance) -> None:
        game = self.game
        table = table_of(game, self.seats, options)
        state, events = game.new_game(seats=self.seats, options=table.options, chance=chance)
        change = Unsaved(table, state)
        change.events = events
        change.ask_anew(None)
        self._keep(change, None)
        while len(self.ticks) <= moves and (actors := sorted(game.actors(state))):
            mover = chance.pick(actors)
            free = game.free(state, mover)
            waited = [move for move in game.legal(state, mover) if move not in free]
            events = game.apply(state, mover, fill(chance.pick(waited), chance))
            change.touched = False
            change.move_on(state, events, mover)
            if outcome := game.outcome(state):
                change.table.status = Table.Status.FINISHED
                change.table.outcome = outcome_json(outcome)
            self._keep(change, mover)

    def _keep(self, change: Unsaved, mover: int | None) -> None:
        since = self.ticks[-1]["version"] if self.ticks else 0
        for one, told in self.frames.items():
            frame = json.loads(change.frame(int(one) if one.isdigit() else None))
            self.table = frame.pop("table", self.table)
            frame |= {"clocks": {"now": 0, "seats": []}, "asked": 0, "since": since}
            if one == "all":
                frame["opened"] = self.game.opened(change.state)
            told.append(frame)
        last = self.frames["0"][-1]
        is_turn = vocabulary(self.game.info.slug).is_turning_point
        marks = [event for event in last["events"] if is_turn(event)]
        self.ticks.append({"version": last["version"], "seat": mover, "at": 0, "marks": marks})

    def head(self, eyes: str) -> dict[str, Any]:
        """Return what the house would tell of it first."""
        return {
            "uid": "told",
            "eyes": self.eyes,
            "seen_by": eyes,
            "table": self.table,
            "table_number": 1,
            "over": True,
            "piece": PIECE,
            "ticks": self.ticks,
            "proof": None,
            "branches": True,
        }

    def open(self, page: Page, query: str = "") -> None:
        """Open the page of the replay, as whoever sat in the first seat.

        The page may have no service worker: what one fetches is not ours to tell.
        """
        uid = deal(page, bots=self.seats - 1, game=self.game.info.slug)
        page.route(f"**/table/{uid}/replay/**", self._tell_page)
        page.route(f"**/api/v1/tables/{uid}/replay/**", self._tell)
        page.route_web_socket(f"**/ws/table/{uid}/**", lambda _: None)  # its bots would be heard
        page.goto(f"/table/{uid}/replay/{query}")
        page.locator(".replay").wait_for()

    def _tell_page(self, route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=PAGE.sub(self._with_head, answer.text()))

    def _with_head(self, found: re.Match[str]) -> str:
        page = json.loads(found[2])
        for seat, name in zip(self.table["seats"], NAMES, strict=False):
            seat["user"] |= {"name": name, "id": page["me"]["id"] + seat["number"]}
        return found[1] + json.dumps(page | {"head": self.head("0")}) + found[3]

    def _tell(self, route: Route) -> None:
        address = urlsplit(route.request.url)
        asked = parse_qs(address.query)
        eyes = asked["eyes"][0]
        if not address.path.endswith("/frames/"):
            route.fulfill(json=self.head(eyes))
            return
        first = int(asked["from"][0]) // PIECE * PIECE
        frames = self.frames[eyes][first : first + PIECE]
        route.fulfill(json={"eyes": eyes, "from": first, "frames": frames})

"""Parties: the same few people play one game after another, with bots in the other seats."""

import time
from threading import Event, Thread

from bench.chaos.people import TROUBLE, Game, Person
from games.contract import AnyEngine

CLOCKS = (5, 6, 8)
"""Seconds for a move; the shortest that may be agreed on, and a little more."""


class Party(Thread):
    """One table at a time, until it is told to stop opening new ones."""

    def __init__(self, port: int, engine: AnyEngine, number: int) -> None:
        super().__init__(daemon=True)
        info = engine.info
        self.slug = info.slug
        self.seats = min(info.max_seats, max(info.min_seats, 2 + number % 2))
        self.clock = {"kind": "move", "seconds": CLOCKS[number % len(CLOCKS)]}
        self.people = [Person(port) for _ in range(min(2, self.seats))]
        self.games: list[Game] = []
        self.closing, self.stop = Event(), Event()

    @property
    def playing(self) -> Game | None:
        """The game under way."""
        return self.games[-1] if self.games and not self.games[-1].over else None

    def run(self) -> None:
        """Play game after game."""
        while not self.closing.is_set():
            game = self._open()
            if game is None:
                time.sleep(1)
                continue
            self.games.append(game)
            seats = [Thread(target=one.attend, args=(game, self.stop)) for one in self.people]
            for seat in seats:
                seat.start()
            for seat in seats:
                seat.join()

    def _open(self) -> Game | None:
        """Open a table and begin; None if the house was not able to."""
        host, *others = (one.visitor for one in self.people)
        body = {"game": self.slug, "seats": self.seats, "clock": self.clock}
        try:
            uid = host.api("/tables/", body)["uid"]
            for one in others:
                one.api(f"/tables/{uid}/sit/", {})
            if self.seats > len(self.people):
                host.api(f"/tables/{uid}/bots/", {"level": "normal"})
            for one in (host, *others):
                one.api(f"/tables/{uid}/ready/", {})
        except TROUBLE:
            return None
        return Game(uid, self.slug)

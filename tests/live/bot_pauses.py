"""How long a person waits for the bots at their table."""

import time

from games.chance import Chance
from tests.live.visitor import Visitor, play_on


def pauses(port: int, level: str, *, seats: int, moves: int, game: str = "uno") -> list[float]:
    """Return how long a person waited for each move of the bots at a table of their own."""
    ann = Visitor(port)
    uid = ann.api("/tables/", {"game": game, "seats": seats})["uid"]
    ann.api(f"/tables/{uid}/bots/", {"level": level})
    ann.api(f"/tables/{uid}/ready/", {})
    found: list[float] = []
    with ann.socket(uid) as seat:
        seat.until("state")
        while len(found) < moves and not seat.over:
            if seat.waited_for():
                play_on(seat, Chance(b"first"), seconds=30, most=1)
                continue
            version, begun = seat.frame["version"], time.monotonic()
            while seat.frame["version"] == version:
                assert time.monotonic() < begun + 30, "a bot does not move"
                seat.listen(0.5)
            found.append(time.monotonic() - begun)
    return found

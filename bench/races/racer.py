"""One of the processes: ``python -m bench.races.racer NAME``. It is told by lines what to do.

``open N`` opens tables and begins their games; ``race`` sends a move to each of them, judged by
what this process remembers, and answers with what was accepted.
"""

import json
import sys
from typing import Any

import django

django.setup()

from django.core.management import call_command  # noqa: E402 - Django is set up first

from accounts.models import User  # noqa: E402
from games.chance import Chance  # noqa: E402
from games.contract import fill  # noqa: E402
from tables.models import Table  # noqa: E402
from tables.moving.clerk import Clerk, make_with_care  # noqa: E402
from tables.moving.memory import Memory, Remembered  # noqa: E402
from tables.moving.order import Order  # noqa: E402
from tables.services.playing import Accepted  # noqa: E402
from tests.tablecraft import begun  # noqa: E402


class Racer:
    """A process that moves at every table it knows."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.clerk = Clerk(Memory())
        self.chance = Chance(name.encode())
        self.sent = self.opened = 0

    def open(self, count: int) -> int:
        """Open tables of two, and begin their games."""
        call_command("migrate", verbosity=0)
        for number in range(self.opened, self.opened + count):
            begun([User.objects.create_user(f"racer {number} {one}") for one in "ab"])
        self.opened += count
        return count

    def race(self) -> dict[str, Any]:
        """Move at every running table; tell what was accepted, and by which way."""
        playing = Table.objects.filter(status=Table.Status.PLAYING).values_list("uid", flat=True)
        orders = [one for uid in playing if (one := self._order(uid))]
        accepted: list[tuple[str, int, str]] = []
        plain = 0
        for start in range(0, len(orders), 32):
            settled = self.clerk.make(orders[start : start + 32])
            plain += len(settled.made)
            accepted += [(m.order.uid, m.answer.version, m.order.move_id) for m in settled.made]
            for order in settled.left:
                self.clerk.memory.forget(order.uid)
                answer = make_with_care(order)
                if isinstance(answer, Accepted):
                    accepted.append((order.uid, answer.version, order.move_id))
        return {"sent": len(orders), "plain": plain, "accepted": accepted}

    def _order(self, uid: str) -> Order | None:
        """Return a move of whoever is asked, as the database has it now."""
        known = Memory().recall(uid)
        if known is None:
            return None
        seat = min(known.table.engine.actors(known.state))
        self.sent += 1
        return Order(
            uid=uid,
            user_id=next(one.user_id or 0 for one in known.seats if one.number == seat),
            move=self._move(known, seat),
            version=known.table.version,
            move_id=f"{self.name} {self.sent}",
            language="en",
            give=lambda _: None,
            counted=True,
        )

    def _move(self, known: Remembered, seat: int) -> Any:
        engine = known.table.engine
        free = engine.free(known.state, seat)
        moves = [one for one in engine.legal(known.state, seat) if one not in free]
        return fill(self.chance.pick(moves), self.chance)


def main() -> None:
    """Do as told, line by line."""
    racer = Racer(sys.argv[1])
    for line in sys.stdin:
        word, *arguments = line.split()
        answer = racer.open(int(arguments[0])) if word == "open" else racer.race()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

"""The normal level: follows the plain plan."""

from typing import Any

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.madness.bots.plan import Glance, plan
from games.madness.fields import DRAWN, Field


class NormalBot(Bot):
    """Answers what threatens, takes points that lie open, spends cheap cards."""

    def choose(self, position: Position) -> Move | None:
        """Return the plan's move."""
        return plan(_glance(position.view, position.seat))


def _glance(view: dict[str, Any], seat: int) -> Glance:
    points = view["points"]
    return Glance(
        seat=seat,
        phase=view["phase"],
        hand=view["hand"],
        fields=[_field(field) for field in view["fields"]],
        boss=view["bosses"][-1],
        lead=points[seat] - points[1 - seat],
        others=view["hands"][1 - seat],
        deck=view["deck"],
        to_beat=view["asks"][str(seat)].get("card"),
    )


def _field(field: dict[str, Any]) -> Field:
    first, second = field["sides"]
    return Field(
        sides=(tuple(first), tuple(second)),
        centre=field["centre"],
        attack=field["attack"],
        repelled=field["repelled"],
        closed=DRAWN if field["closed"] == "draw" else field["closed"],
    )

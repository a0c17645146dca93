"""What a bot goes by: the table as one seat sees it, read from its view."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.madness.fields import DRAWN, Field


class Outlook(NamedTuple):
    """What a seat goes by when it plans a move."""

    seat: int
    phase: str
    hand: Sequence[str]
    fields: Sequence[Field]
    boss: str
    lead: int
    """Its own points less the other's."""
    others: int
    """How many cards the other seat holds."""
    deck: int
    to_beat: str | None
    """The card that won the round, during the Coyote's Chance."""


def outlook_of(view: Mapping[str, Any], seat: int) -> Outlook:
    """Return what a seat goes by in this view."""
    points = view["points"]
    return Outlook(
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

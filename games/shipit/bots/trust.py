"""Whose word is good: who gave another card than the exchange was about (I13)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from games.shipit.bots.names import named_in

Seen = Mapping[str, Any]


class Past(NamedTuple):
    """What a seat's trade came to so far."""

    liars: frozenset[int]
    """The seats that broke their word to this one."""
    deceived: frozenset[int]
    """The seats to which this one broke its word."""
    offers: int
    """How many offers it made."""


def past_of(events: Sequence[Seen], seat: int) -> Past:
    """Return a seat's trade as its events tell it."""
    broken = list(_broken(events, seat))
    return Past(
        liars=frozenset(other for giver, other in broken if giver != seat),
        deceived=frozenset(other for giver, other in broken if giver == seat),
        offers=sum(event["type"] == "offer" and event["by"] == seat for event in events),
    )


def _broken(events: Sequence[Seen], seat: int) -> Iterator[tuple[int, int]]:
    """Yield who of the two broke their word in an exchange of this seat's, with the other one."""
    offer: Seen = {}
    for event in events:
        if event["type"] == "offer":
            offer = event
        elif event["type"] == "exchange" and seat in event["seats"]:
            by, taker = event["seats"]
            other = taker if by == seat else by
            given = {seat: event["gave"], other: event["got"]}
            for giver, words in ((by, offer.get("promise", "")), (taker, offer.get("want", ""))):
                named = named_in(words)
                if named is not None and named not in given[giver]:
                    yield giver, other

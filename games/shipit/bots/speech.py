"""Words: cards spoken of, whose word is good (I13), and what is said with a card (I16)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from games.chance import Chance
from games.contract import Move
from games.shipit.cards import CARDS
from games.shipit.spoken import phrase_tokens
from games.shipit.texts import NAMES, RITUALS

_ENDING: Final = "(?:e?s|а|у|ом|ем|е|ы|и|ов|ам|ами|ах)?"
"""What a name may have after it: a plural, a case."""

_NAMES: Final = tuple(
    (re.compile(rf"\b{re.escape(name)}{_ENDING}\b", re.IGNORECASE), card)
    for card in sorted(CARDS, key=lambda card: -len(NAMES[card].ru))
    if CARDS[card].kin not in ("architecture", "event")
    for name in sorted({NAMES[card].ru, NAMES[card].en, card})
)


def named_in(words: str) -> str | None:
    """Return the card that a promise or a wish names, in either language."""
    return next((card for name, card in _NAMES if name.search(words)), None)


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


def with_words(move: Move, chance: Chance) -> Move:
    """Return the move with a phrase, if its card has a ritual; for tables in social mode."""
    card = _ritual_of(move)
    return {**move, "text": chance.pick(phrase_tokens(card))} if card else move


def with_sigh(move: Move) -> Move:
    """Return the move with the shortest of texts: what is said never changes what happens."""
    return {**move, "text": "…"} if _ritual_of(move) else move


def _ritual_of(move: Move) -> str | None:
    """Return the card whose ritual goes with this move."""
    if move["type"] == "yield":
        return "0day" if "seat" in move else None
    card = move["card"] if move["type"] in ("deploy", "play", "defend") else None
    return card if card in RITUALS else None

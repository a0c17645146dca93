"""The table's options, and the rules and the deck they make (S17)."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from games.contract import BadOptions, Option
from games.stayaway.cards import IDS, INFECTED, PANICS, START_WEAPONS, THING, counts_for
from games.words import Bilingual
from games.words import gettext_noop as _

MOST_COPIES: Final = 24
SPARE_EVENTS: Final = 8


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The table's options that count during the game (S17)."""

    thing_no_flamethrower: bool = True
    neighbours_only: bool = False
    revenge: bool = False


def _flag(ru: str, en: str, *, default: bool = False) -> Option:
    return Option(type="flag", default=default, label=Bilingual(ru, en))


OPTIONS: Final = {
    "thing_no_flamethrower": _flag(
        "Нечто проигрывает, если вне своего хода у него увидели огнемёт",
        "The Thing loses if it is seen with a flamethrower outside its turn",
        default=True,
    ),
    "infected_extra": Option(
        type="int",
        default=0,
        min=-4,
        max=4,
        label=Bilingual("Больше или меньше карт «Заражение!»", "More or fewer “Infected!” cards"),
    ),
    "no_start_weapons": _flag(
        "Без огнемётов и анализов в начальной раздаче",
        "No flamethrowers or analyses in the first deal",
    ),
    "neighbours_only": _flag(
        "Соблазн, бегство, дружба и изгнание — только с соседями",
        "Seduction, run, friends and go away only left or right",
    ),
    "revenge": _flag("Отмщение: игра идёт дальше без Нечто", "Revenge: play on without the Thing"),
    "deck": Option(
        type="counts",
        default=None,
        min=0,
        max=MOST_COPIES,
        choices=IDS,
        label=Bilingual("Своя колода", "A deck of your own"),
    ),
}


def deck_counts(seats: int, options: Mapping[str, Any]) -> dict[str, int]:
    """Return the copies of every card; kinds that an own deck does not name stay as they are."""
    counts = counts_for(seats) | dict(options["deck"] or {})
    counts[INFECTED] = max(0, counts[INFECTED] + options["infected_extra"])
    _check_deck(seats, counts, dealable(counts, options["no_start_weapons"]))
    return counts


def dealable(counts: Mapping[str, int], no_start_weapons: bool) -> dict[str, int]:
    """Return the events that may be dealt beside ``thing`` (S1, S17)."""
    kept = {THING, INFECTED, *PANICS, *(START_WEAPONS if no_start_weapons else ())}
    return {card: count for card, count in counts.items() if card not in kept}


def _check_deck(seats: int, counts: Mapping[str, int], to_deal: Mapping[str, int]) -> None:
    if counts[THING] != 1:
        raise BadOptions("one_thing", _("The deck needs exactly one Thing."))
    needed = 4 * seats - 1
    if sum(to_deal.values()) < needed:
        raise BadOptions(
            "too_few_to_deal",
            _("The deck needs at least {needed} events that may be dealt."),
            needed=needed,
        )
    events = sum(count for card, count in counts.items() if card not in PANICS)
    least = 4 * seats + counts["door"] + counts["quarantine"] + SPARE_EVENTS
    if events < least:
        raise BadOptions(
            "too_few_events", _("The deck needs at least {least} events."), least=least
        )

"""A table in the reader's words, for lists of tables and for its own page."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django.utils.translation import get_language, gettext, ngettext

from games.contract import AnyEngine
from games.registry import engine
from games.vocabulary import YES_NO, vocabulary
from tables.models import Table


def language() -> str:
    """Return the reader's language."""
    return "ru" if get_language() == "ru" else "en"


def row_words(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row of the lobby with everything in it told in words."""
    rules = engine(row["game"])
    people = [seat["user"] for seat in row["seats"] if seat["user"]]
    return {
        **row,
        "name": rules.info.name.in_language(language()),
        "host_user": next((one for one in people if one["id"] == row["host"]), None),
        "waiting": row["status"] == Table.Status.OPEN,
        "free": sum(not seat["user"] and not seat["level"] for seat in row["seats"]),
        "told_options": option_words(rules, row["options"]),
        "told_clock": clock_words(row["clock"]),
    }


def finished_words(row: Mapping[str, Any], user_id: int) -> dict[str, Any]:
    """Return a finished game with this person's place, which is the last one for a leaver."""
    outcome = row["outcome"]
    told = row_words(row) | {"ended": datetime.fromtimestamp(row["ended_at"], tz=UTC)}
    if outcome is None:
        return told
    mine = next(
        seat["number"] for seat in row["seats"] if seat["user"] and seat["user"]["id"] == user_id
    )
    left = mine in outcome["left"]
    return told | {
        "place": outcome["standing"][mine],
        "won": mine in outcome["winners"] and not left,
        "left": left,
    }


def clock_words(clock: Mapping[str, Any]) -> str:
    """Return what the players agreed on."""
    match clock.get("kind"):
        case "move":
            return gettext("{seconds} s for each move").format(seconds=clock["seconds"])
        case "bank":
            return gettext("{minutes} min each, +{increment} s for each move").format(
                minutes=clock["seconds"] // 60, increment=clock.get("increment", 0)
            )
        case "days":
            days = int(clock["days"])
            return ngettext("{days} day for each move", "{days} days for each move", days).format(
                days=days
            )
        case _:
            return gettext("no clock")


def option_words(rules: AnyEngine, options: Mapping[str, Any]) -> list[str]:
    """Return the options that differ from what is usual, each in words."""
    told = []
    for name, option in rules.info.options.items():
        value = options.get(name, option.default)
        if value == option.default:
            continue
        label = option.label.in_language(language())
        if value is True:
            told.append(label)
        elif option.type not in ("counts", "seat"):
            told.append(f"{label}: {value_words(rules, name, value)}")
    return told


def value_words(rules: AnyEngine, option: str, value: Any) -> str:
    """Return an option's value as the game calls it: there, or anywhere."""
    if value is False:
        return YES_NO[False].in_language(language())
    names = vocabulary(rules.info.slug).names
    known = names.get(f"{option}:{value}") or names.get(str(value))
    return known.in_language(language()) if known else str(value)

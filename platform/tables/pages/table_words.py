"""A table in the reader's words, for lists of tables and for its own page."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django.utils.translation import get_language, gettext, ngettext

from games.contract import AnyEngine, Info
from games.options import as_before
from games.registry import engine
from games.vocabulary import YES_NO, vocabulary
from tables.models import Table


def language() -> str:
    """Return the reader's language."""
    return "ru" if get_language() == "ru" else "en"


def game_words(info: Info) -> str:
    """Return what a game is called where there is little room."""
    return (info.short_name or info.name).in_language(language())


def row_words(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row of the lobby with everything in it told in words."""
    rules = engine(row["game"])
    people = [seat["user"] for seat in row["seats"] if seat["user"]]
    return {
        **row,
        "name": rules.info.name.in_language(language()),
        "short_name": game_words(rules.info),
        "people": people,
        "bots": sum(bool(seat["level"]) for seat in row["seats"]),
        "host_user": next((one for one in people if one["id"] == row["host"]), None),
        "waiting": row["status"] == Table.Status.OPEN,
        "free": sum(not seat["user"] and not seat["level"] for seat in row["seats"]),
        "told_options": agreed_words(rules, row["options"], seats_kept=row["seats_kept"]),
        "told_clock": clock_words(row["clock"]),
    }


def finished_words(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a game that is over with its player's place, which is the last one for a leaver."""
    outcome, mine = row["outcome"], row["seat"]
    told = row_words(row) | {"ended": datetime.fromtimestamp(row["ended_at"], tz=UTC)}
    if outcome is None:
        return told
    return told | {
        "place": outcome["standing"][mine],
        "away": mine in outcome.get("away", ()),
        "undecided": not outcome["winners"],
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


def agreed_words(rules: AnyEngine, options: Mapping[str, Any], *, seats_kept: bool) -> list[str]:
    """Return all that is unusual at a table: the game's own options, and that seats are kept."""
    kept = [gettext("seats are kept")] if seats_kept else []
    return option_words(rules, options) + kept


def option_words(rules: AnyEngine, options: Mapping[str, Any]) -> list[str]:
    """Return the options that differ from what is usual, each in words."""
    told, set_to = [], {**as_before(rules.info.options), **options}
    for name, option in rules.info.options.items():
        value = set_to[name]
        if value == option.default:
            continue
        label = option.label.in_language(language())
        if value is True:
            told.append(label)
        elif option.type not in ("counts", "seat"):
            told.append(f"{label}: {value_words(rules, name, value)}")
    return told


def setting_words(rules: AnyEngine, name: str, value: Any) -> str:
    """Return an option with its value, in words."""
    label = rules.info.options[name].label.in_language(language())
    return f"{label}: {value_words(rules, name, value)}"


def value_words(rules: AnyEngine, option: str, value: Any) -> str:
    """Return an option's value as the game calls it: there, or anywhere."""
    if isinstance(value, bool):
        return YES_NO[value].in_language(language())
    names = vocabulary(rules.info.slug).names
    known = names.get(f"{option}:{value}") or names.get(str(value))
    return known.in_language(language()) if known else str(value)

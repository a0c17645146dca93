"""How the operators' pages write moments, standings and results."""

from datetime import datetime

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext

from accounts.models import Result, User
from accounts.services.sanctions import FOR_GOOD


def when(moment: datetime | None) -> str:
    """Return a moment in short."""
    if moment is None:
        return "—"
    return date_format(timezone.localtime(moment), "SHORT_DATETIME_FORMAT")


def sort_of(user: User) -> str:
    """Tell what sort of account it is."""
    if user.is_superuser:
        return gettext("superuser")
    if user.is_staff:
        return gettext("operator")
    if user.is_program:
        return gettext("played by a program")
    return gettext("guest") if user.is_guest else gettext("player")


def standing_of(user: User) -> str:
    """Tell under which sanctions a player is."""
    if user.deleted_at:
        return gettext("deleted")
    told = [] if user.is_active else [_banned(user.banned_until)]
    return ", ".join([*told, _muted(user.muted_until)] if user.is_muted else told) or "—"


def _banned(until: datetime | None) -> str:
    if until is None:
        return gettext("banned for good")
    return gettext("banned until {moment}").format(moment=when(until))


def _muted(until: datetime | None) -> str:
    if until is None or until >= FOR_GOOD:
        return gettext("muted for good")
    return gettext("muted until {moment}").format(moment=when(until))


def result_notes(result: Result) -> str:
    """Tell what is special about a result."""
    notes = [
        (result.won, gettext("won")),
        (result.left, gettext("left the game")),
        (result.away, gettext("away at the end")),
        (not result.match.outcome["winners"], gettext("nobody won")),
        (bool(result.match.unrated), gettext("not rated")),
        (result.match.voided_at is not None, gettext("voided")),
    ]
    return ", ".join(text for holds, text in notes if holds)

"""What must be done now and then for the people's books to be right; doing it twice is no harm."""

from datetime import datetime

from django.utils import timezone

from accounts.services import (
    champions,
    fair_play,
    guests,
    listing,
    sanctions,
    skills,
    titles,
    tokens,
)
from accounts.session_store import SessionStore


def keep_books(now: datetime | None = None) -> None:
    """Age what nobody plays on, crown champions, forget what may be forgotten (every day)."""
    now = now or timezone.now()
    listing.relist()
    skills.age_all(now)
    champions.crown(now)
    titles.expire(now)
    fair_play.forget_old(now)
    SessionStore.clear_expired()
    guests.forget_old(now)


def end_what_is_over(now: datetime | None = None) -> None:
    """Lift bans, take down titles and forget keys whose time is up (every hour)."""
    now = now or timezone.now()
    sanctions.end_bans(now)
    titles.expire(now)
    tokens.end_expired(now)

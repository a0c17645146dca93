"""All that is kept of a person, for that person to take along."""

from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.db.models import Q

from accounts.models import Act, Friendship, SkillEntry, Suspicion, User
from accounts.services.settings import settings_of
from accounts.signals import exporting


def export_of(user: User) -> dict[str, Any]:
    """Return everything, section by section; the floors above add theirs.

    Secrets (the password's hash, keys of programs and of the second factor) are not told, nor who
    of the operators did what and why, nor who has complained.
    """
    told: dict[str, Any] = {
        **_account(user),
        **_safety(user),
        **_others(user),
        **_games(user),
        **_fair_play(user),
    }
    answers: Any = exporting.send(sender=User, user=user)
    for _receiver, sections in answers:
        told |= sections
    return told


def _account(user: User) -> dict[str, Any]:
    return {
        "account": {
            "id": user.pk,
            "name": user.username,
            "email": user.email,
            "first_name": user.first_name,
            "last_name": user.last_name,
            "guest": user.is_guest,
            "program": user.is_program,
            "operator": user.is_staff,
            "groups": list(user.groups.values_list("name", flat=True)),
            "joined": user.date_joined,
            "renamed": user.renamed_at,
            "last_signed_in": user.last_login,
            "may_not_chat_until": user.muted_until,
            "may_not_sign_in_until": user.banned_until,
        },
        "settings": settings_of(user),
    }


def _safety(user: User) -> dict[str, Any]:
    return {
        "emails": list(
            EmailAddress.objects.filter(user=user).values("email", "verified", "primary")
        ),
        "second_factors": list(
            Authenticator.objects.filter(user=user).values("type", "created_at", "last_used_at")
        ),
        "program_keys": list(
            user.tokens.values("name", "prefix", "created_at", "used_at", "expires_at")
        ),
        "push_subscriptions": list(user.pushes.values("endpoint", "at")),
    }


def _others(user: User) -> dict[str, Any]:
    pairs = Friendship.objects.filter(Q(asker=user) | Q(asked=user)).select_related()
    return {
        "friends": [
            {
                "name": (pair.asked if pair.asker_id == user.pk else pair.asker).username,
                "asked_by_me": pair.asker_id == user.pk,
                "at": pair.at,
                "accepted_at": pair.accepted_at,
            }
            for pair in pairs
        ],
        "aversions": list(user.aversions.values("other__username", "kind", "at")),
    }


def _games(user: User) -> dict[str, Any]:
    return {
        "results": list(
            user.results.order_by("at").values(
                *("match__table", "match__game", "match__season", "match__voided_at"),
                *("seat", "place", "score", "won", "left", "away", "counts", "at"),
            )
        ),
        "skill_ratings": list(
            user.skills.values(
                *("pool__game", "pool__size", "season", "mu", "sigma", "shown", "provisional"),
                *("games", "played_at"),
            )
        ),
        "skill_changes": list(
            SkillEntry.objects.filter(rating__user=user).values(
                *("match__table", "rating__season", "mu_change", "sigma_factor", "shown"),
                *("is_void", "at"),
            )
        ),
        "tallies": list(user.tallies.values("game", "seats", "part", "met", "played", "won")),
        "prize_ratings": list(user.prizes.values("game", "season", "points")),
        "prize_entries": list(
            user.prize_entries.values("match__table", "deal", "from_seat", "points", "kind", "at")
        ),
        "titles": list(
            user.titles.values("kind", "code", "game", "season", "words", "since", "until")
        ),
    }


def _fair_play(user: User) -> dict[str, Any]:
    flags = Suspicion.objects.filter(Q(first=user) | Q(second=user))
    return {
        "seen_on": list(user.sightings.values("kind", "last_seen")),
        "flags": list(flags.values("match__table", "kind", "at")),
        "operators_acts": [_act(one) for one in Act.objects.filter(user=user)],
    }


_OF_ACTS = ("until", "old", "new", "words", "seat", "prefix")
"""Of an act's details, those the player sees anyway; how many complained is others' business."""


def _act(act: Act) -> dict[str, Any]:
    """Return what was done, when and until when; the reason was written for operators alone."""
    details = {name: act.details[name] for name in _OF_ACTS if name in act.details}
    return {"kind": act.kind, "table": act.table, "details": details, "at": act.at}

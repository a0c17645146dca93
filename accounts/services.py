"""What is done to accounts. The tables' floor calls these; nothing here knows a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.utils.crypto import get_random_string

from accounts.models import Aversion, Result, User
from games.contract import Outcome

_TRIES = 20


@dataclass(frozen=True)
class Sitter:
    """Who sat in a seat at the end; a bot has no account."""

    seat: int
    user_id: int | None
    left: bool = False


def create_guest(*, language: str) -> User:
    """Return a new guest with a given name, which nobody can sign in to."""
    word = "Гость" if language == "ru" else "Guest"
    for _ in range(_TRIES):
        name = f"{word}-{get_random_string(5, '23456789')}"
        try:
            with transaction.atomic():
                return User.objects.create_user(name, is_guest=True, language=language)
        except IntegrityError:
            continue
    raise RuntimeError("no free name for a guest was found")


def set_aversion(*, owner: User, other: User, kind: str | None) -> None:
    """Mute or block somebody, or (None) take it back."""
    if kind is None:
        Aversion.objects.filter(owner=owner, other=other).delete()
    else:
        Aversion.objects.update_or_create(owner=owner, other=other, defaults={"kind": kind})


def unheard_by(user: User) -> set[int]:
    """Return whose chat this account does not see."""
    return set(Aversion.objects.filter(owner=user).values_list("other_id", flat=True))


def blocked_with(user: User) -> set[int]:
    """Return whom this account is never matched with: blocked by either."""
    blocks = Aversion.objects.filter(kind=Aversion.Kind.BLOCK)
    return set(blocks.filter(owner=user).values_list("other_id", flat=True)) | set(
        blocks.filter(other=user).values_list("owner_id", flat=True)
    )


def record_result(*, game: str, table: str, outcome: Outcome, sitters: Sequence[Sitter]) -> None:
    """Book a finished game for its accounts: who left has the last place."""
    Result.objects.bulk_create(
        Result(
            game=game,
            table=table,
            seat=one.seat,
            user_id=one.user_id,
            place=len(sitters) if one.left else outcome.places[one.seat],
            score=outcome.scores[one.seat],
            won=one.seat in outcome.winners and not one.left,
            left=one.left,
            reason=outcome.reason,
        )
        for one in sitters
        if one.user_id is not None
    )

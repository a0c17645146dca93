"""Whom an account does not wish to hear or to meet."""

from accounts.models import Aversion, User


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

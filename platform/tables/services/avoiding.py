"""Muting and blocking: kept with the account, and heard at once by its open pages."""

from django.db import transaction

from accounts.models import User
from accounts.services.aversions import set_aversion
from tables.live.publishing import publish, user_topic
from tables.wire.notes import Averse


@transaction.atomic
def avoid(*, owner: User, other: User, kind: str | None) -> None:
    """Mute or block somebody, or (None) take it back."""
    set_aversion(owner=owner, other=other, kind=kind)
    transaction.on_commit(lambda: publish(user_topic(owner.pk), Averse()), robust=True)

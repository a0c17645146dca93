"""Looking back together: one leads, the others follow. Kept in Redis, forgotten by itself.

Only at a game that is over: there everybody may look through any eyes, so that whoever follows sees
nothing that was not theirs to see.
"""

import time
from contextlib import suppress

import msgspec
from django.utils.translation import gettext_noop as _
from redis import RedisError

from accounts.models import User
from tables.live import presence
from tables.live.looking import find
from tables.live.publishing import publish, server, table_topic
from tables.models import Table
from tables.refusals import Refused
from tables.replay.eyes import chosen_eyes
from tables.wire.commands import LeadSent
from tables.wire.frames import Lead, encode
from tables.wire.notes import Led

KEPT = 6 * 3600
"""Seconds after which nobody leads any more who has not moved on."""
FASTEST = 16.0

_decode = msgspec.json.Decoder(Lead).decode


def lead(*, uid: str, user: User, sent: LeadSent) -> None:
    """Show the others where one is, if nobody else leads who is here."""
    table = _over(uid, user)
    eyes = chosen_eyes(table, user, sent.eyes)
    if not 0 <= sent.lead <= table.version:
        raise Refused("no_move", _("No move of this game led there."), status=422)
    if not 0 < sent.speed <= FASTEST:
        raise Refused("bad_speed", _("There is no such speed."), status=422)
    _check_not_led(uid, user)
    now = Lead(
        by=user.told(),
        version=sent.lead,
        eyes=eyes,
        playing=sent.playing,
        speed=sent.speed,
        at=time.time(),
    )
    _keep(uid, now)


def hand_over(*, uid: str, user: User, to: int) -> None:
    """Let somebody else in the room lead from where one is, or (0) nobody any more."""
    _over(uid, user)
    told = led(uid)
    if told is None or told.by is None or told.by.id != user.pk:
        raise Refused("not_leading", _("You do not lead here."), status=403)
    told.by = _heir(uid, to).told() if to else None
    told.playing, told.at = False, time.time()
    _keep(uid, told)


def led(uid: str) -> Lead | None:
    """Return where whoever leads is, if somebody does and has not left the room."""
    try:
        kept = server().get(_key(uid))
    except RedisError:
        return None
    told = _decode(kept) if kept else None
    return told if told is not None and told.by is not None and _is_here(uid, told.by.id) else None


def _over(uid: str, user: User) -> Table:
    table = find(uid)
    if not table.over:
        raise Refused(
            "replay_later", _("One can look back at the game when it is over."), status=403
        )
    if not User.objects.filter(pk=user.pk, is_active=True).exists():
        raise Refused("banned", _("This account may not play."), status=403)
    return table


def _check_not_led(uid: str, user: User) -> None:
    told = led(uid)
    if told is not None and told.by is not None and told.by.id != user.pk:
        raise Refused("led", _("{name} leads here."), name=told.by.name)


def _heir(uid: str, user_id: int) -> User:
    heir = User.objects.filter(pk=user_id, is_active=True).first()
    if heir is None or not _is_here(uid, user_id):
        raise Refused("not_here", _("This player is not here."), status=422)
    return heir


def _is_here(uid: str, user_id: int) -> bool:
    return presence.is_here(presence.room(uid), str(user_id))


def _keep(uid: str, told: Lead) -> None:
    """Keep where the leader is, for those who come later, and tell everybody in the room."""
    with suppress(RedisError):  # whoever is here is told all the same, if that goes through
        server().set(_key(uid), encode(told), ex=KEPT)
    publish(table_topic(uid), Led(lead=told))


def _key(uid: str) -> str:
    return f"lead:{uid}"

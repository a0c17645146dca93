"""What operators do to accounts: ban, mute, rename, grant and take titles, end keys.

Each act needs a reason and is written down. Nobody acts on their own account, and only a superuser
acts on somebody who works here.
"""

from datetime import UTC, datetime

from django.core.exceptions import ValidationError
from django.db import transaction
from django.dispatch import Signal
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import Act, Title, Token, User
from accounts.services import listing, titles, tokens
from accounts.services.naming import give_name, tell_name
from accounts.services.operators import log_act

FOR_GOOD = datetime(9000, 1, 1, tzinfo=UTC)
"""Until when a mute lasts that does not end."""

LONGEST_TITLE = 40

banned = Signal()
"""An account was banned: ``user``, ``operator``, ``reason``. Sent once the ban is saved."""


@transaction.atomic
def ban(*, user: User, operator: User, reason: str, until: datetime | None = None) -> Act:
    """Shut an account out, for good or until a moment: it is signed out everywhere at once."""
    target = taken_in_hand(user, operator)
    _check_ahead(until)
    target.is_active, target.banned_until = False, until
    target.save(update_fields=["is_active", "banned_until"])
    listing.relist([target.pk])
    transaction.on_commit(lambda: _see_out(target, operator, reason), robust=True)
    return log_act(
        operator=operator, kind=Act.Kind.BAN, user=target, reason=reason, until=_stamp(until)
    )


def _see_out(user: User, operator: User, reason: str) -> None:
    end_sessions(user)
    banned.send(User, user=user, operator=operator, reason=reason)


def end_sessions(user: User) -> None:
    """Sign an account out of every browser."""
    user.sessions.all().delete()


@transaction.atomic
def unban(*, user: User, operator: User, reason: str) -> Act:
    """Let an account in again."""
    target = taken_in_hand(user, operator)
    if target.is_active:
        raise ValidationError(_("This account is not banned."))
    _let_in(target)
    return log_act(operator=operator, kind=Act.Kind.UNBAN, user=target, reason=reason)


def _let_in(user: User) -> None:
    user.is_active, user.banned_until = True, None
    user.save(update_fields=["is_active", "banned_until"])
    listing.relist([user.pk])


def end_bans(now: datetime | None = None) -> None:
    """Let everybody in again whose ban has run out, each in a transaction of its own."""
    over = User.objects.filter(
        banned_until__lte=now or timezone.now(), is_active=False, deleted_at__isnull=True
    )
    for pk in list(over.values_list("pk", flat=True)):
        with transaction.atomic():
            user = over.select_for_update(no_key=True).filter(pk=pk).first()
            if user is not None:
                _let_in(user)


@transaction.atomic
def mute(*, user: User, operator: User, reason: str, until: datetime | None = None) -> Act:
    """Take the word from an account at all tables, for good or until a moment."""
    target = taken_in_hand(user, operator)
    _check_ahead(until)
    target.muted_until = until or FOR_GOOD
    target.save(update_fields=["muted_until"])
    return log_act(
        operator=operator, kind=Act.Kind.MUTE, user=target, reason=reason, until=_stamp(until)
    )


@transaction.atomic
def unmute(*, user: User, operator: User, reason: str) -> Act:
    """Give an account the word again."""
    target = taken_in_hand(user, operator)
    if not target.is_muted:
        raise ValidationError(_("This account is not muted."))
    target.muted_until = None
    target.save(update_fields=["muted_until"])
    return log_act(operator=operator, kind=Act.Kind.UNMUTE, user=target, reason=reason)


@transaction.atomic
def rename(*, user: User, operator: User, reason: str, name: str) -> Act:
    """Give an account another name; one that is taken, or looks like a taken one, is refused."""
    target = taken_in_hand(user, operator)
    old = target.username
    new = give_name(target, name)
    return log_act(
        operator=operator, kind=Act.Kind.RENAME, user=target, reason=reason, old=old, new=new
    )


@transaction.atomic
def grant_title(
    *,
    user: User,
    operator: User,
    reason: str,
    ru: str,
    en: str,
    until: datetime | None = None,
) -> Act:
    """Grant a title in words of one's own, for good or until a moment."""
    target = taken_in_hand(user, operator)
    _check_ahead(until)
    words = {"ru": _title_words(ru), "en": _title_words(en)}
    Title.objects.create(
        user=target,
        kind=Title.Kind.GRANTED,
        code="granted",
        words=words,
        since=timezone.now(),
        until=until,
    )
    titles.show([target.pk])
    tell_name(target)
    return log_act(
        operator=operator,
        kind=Act.Kind.GRANT,
        user=target,
        reason=reason,
        words=words,
        until=_stamp(until),
    )


def _title_words(text: str) -> str:
    words = " ".join(text.split())
    if not 0 < len(words) <= LONGEST_TITLE:
        raise ValidationError(
            _("A title has 1 to %(most)s letters in each language."),
            params={"most": LONGEST_TITLE},
        )
    return words


@transaction.atomic
def take_title(*, title: Title, operator: User, reason: str) -> Act:
    """Take a title away, however it was come by; a program's account becomes a person's again."""
    target = taken_in_hand(title.user, operator)
    now = timezone.now()
    taken = Title.objects.filter(titles.borne(now), pk=title.pk).update(until=now)
    if not taken:
        raise ValidationError(_("This title is not borne any more."))
    if title.kind == Title.Kind.PROGRAM:
        target.is_program = False
        target.save(update_fields=["is_program"])
        listing.relist([target.pk])
    titles.show([target.pk])
    tell_name(target)
    return log_act(
        operator=operator,
        kind=Act.Kind.TAKE,
        user=target,
        reason=reason,
        title=title.pk,
        words=titles.words_of(title),
    )


@transaction.atomic
def revoke_token(*, token: Token, operator: User, reason: str) -> Act:
    """End a key for programs: whoever came in by it is shown out at once."""
    target = taken_in_hand(token.user, operator)
    if not tokens.end_one(user=target, number=token.pk):
        raise ValidationError(_("This key opens nothing any more."))
    return log_act(
        operator=operator, kind=Act.Kind.REVOKE, user=target, reason=reason, prefix=token.prefix
    )


def taken_in_hand(user: User, operator: User) -> User:
    """Return the account's row, locked, if this operator may act on it."""
    target = User.objects.select_for_update(no_key=True).get(pk=user.pk)
    if target.pk == operator.pk:
        raise ValidationError(_("This is your own account."))
    if target.deleted_at is not None:
        raise ValidationError(_("This account is deleted."))
    if (target.is_staff or target.is_superuser) and not operator.is_superuser:
        raise ValidationError(_("Only a superuser may do this to somebody who works here."))
    return target


def _check_ahead(until: datetime | None) -> None:
    if until is not None and until <= timezone.now():
        raise ValidationError(_("This moment is over already."))


def _stamp(until: datetime | None) -> str | None:
    return None if until is None else until.isoformat(timespec="seconds")

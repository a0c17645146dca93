"""What operators do for whoever cannot come in any more, or whose account a stranger uses."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from accounts.models import Act, User
from accounts.services import tokens
from accounts.services.operators import log_act
from accounts.services.sanctions import end_sessions, taken_in_hand


@transaction.atomic
def forget_password(*, user: User, operator: User, reason: str) -> Act:
    """Let no password open an account any more: only the letter to its address leads in."""
    target = taken_in_hand(user, operator)
    if not address_of(target):
        raise ValidationError(_("This account has no confirmed address to send a letter to."))
    target.set_unusable_password()
    target.save(update_fields=["password"])
    _shut_everywhere(target)
    return log_act(operator=operator, kind=Act.Kind.PASSWORD, user=target, reason=reason)


@transaction.atomic
def forget_factor(*, user: User, operator: User, reason: str) -> Act:
    """Switch an account's second factor off, its recovery codes too; the password still opens."""
    target = taken_in_hand(user, operator)
    gone, _each = Authenticator.objects.filter(user=target).delete()
    if not gone:
        raise ValidationError(_("This account has no second factor."))
    _shut_everywhere(target)
    return log_act(operator=operator, kind=Act.Kind.FACTOR, user=target, reason=reason)


def address_of(user: User) -> str:
    """Return the confirmed address that letters go to, or nothing."""
    confirmed = EmailAddress.objects.filter(user=user, verified=True).order_by("-primary", "pk")
    return next((one.email for one in confirmed[:1]), "")


def _shut_everywhere(user: User) -> None:
    end_sessions(user)
    tokens.end_all(user=user)

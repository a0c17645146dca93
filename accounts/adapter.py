"""How allauth makes our accounts, names them and writes to them."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.account.utils import filter_users_by_email
from allauth.mfa.adapter import DefaultMFAAdapter
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone, translation
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _

from accounts import guessing, name_book
from accounts.addresses import client_network
from accounts.middleware.language import keep_in_cookie
from accounts.models import User
from accounts.names import checked_name
from accounts.services import pushes


class Adapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Our rules where allauth leaves them to us."""

    error_messages = DefaultAccountAdapter.error_messages | {
        "account_inactive": _("This account has been closed."),
        "email_password_mismatch": _("The e-mail address or the password is wrong."),
        "too_many_login_attempts": _(
            "Too many wrong passwords. Wait ten minutes, or set a new password by e-mail."
        ),
        "username_password_mismatch": _("The name or the password is wrong."),
        "username_taken": _(
            "This name is taken, or looks too much like one that is: choose another."
        ),
    }

    def save_user(self, request: HttpRequest, user: User, form: Any, commit: bool = True) -> User:
        """Save a new account: it speaks the language of the page it was made on."""
        user.language = get_language() or "ru"
        saved: User = super().save_user(request, user, form, commit)
        return saved

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """Return a name as it is kept; refuse what is no name, the house's own, or a look-alike."""
        name = checked_name(username)
        if not shallow and not name_book.is_free(name):
            raise self.validation_error("username_taken")
        return name

    def get_client_ip(self, request: HttpRequest) -> str:
        """Return by what wrong passwords are counted: the address, or the household's of IPv6."""
        network = client_network(request)
        if not network:
            raise PermissionDenied("no address of the client is known")
        return network

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """Count a try, right or wrong so far; refuse it if there were too many."""
        usage = guessing.count(request, *self._meant(request, credentials))
        self._login_failed_rl_usage = usage
        if usage is None:
            raise self.validation_error("too_many_login_attempts")

    def _meant(self, request: HttpRequest, credentials: dict[str, Any]) -> tuple[str, int | None]:
        """Return by what tries at an account are counted, its name or its address given, and whose.

        Where several accounts claim one address and none has confirmed it, the address counts.
        """
        login = credentials.get("email") or credentials.get("username") or ""
        named = name_book.find(login)
        meant = [named] if named else filter_users_by_email(login, prefer_verified=True)
        if len(meant) == 1:
            return f"account {meant[0].pk}", meant[0].pk
        return super()._get_login_attempts_cache_key(request, **credentials), None

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Return what a new password by letter forgets: the wrong ones from this address."""
        account, _number = self._meant(request, credentials)
        return guessing.here_key(request, account)

    def format_email_subject(self, subject: str) -> str:
        """Begin every subject with the house's name."""
        return f"{gettext('Zastolye')}: {subject}"

    def post_login(self, request: HttpRequest, user: User, **more: Any) -> HttpResponse:
        """Let the browser remember the account's language, for when nobody is signed in."""
        response: HttpResponse = super().post_login(request, user, **more)
        keep_in_cookie(response, user.language)
        return response

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:
        """Tell whoever knows the password that the account is closed, and until when."""
        context = {"until": user.banned_until}
        with timezone.override(user.time_zone):
            return render(request, "account/account_inactive.html", context, status=403)

    def logout(self, request: HttpRequest) -> None:
        """Sign out; this browser, if it says which one it is, is not called any more."""
        browser = request.POST.get("browser")
        if browser and isinstance(request.user, User):
            pushes.forget(user=request.user, endpoint=browser)
        super().logout(request)

    def send_notification_mail(
        self,
        template_prefix: str,
        user: User,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        """Tell of a change to an account; the letter knows to whom it goes."""
        super().send_notification_mail(
            template_prefix, user, {"user": user, **(context or {})}, email
        )

    def send_confirmation_mail(self, request: HttpRequest, confirmation: Any, signup: bool) -> None:
        """Ask whether an address is right; if an account has it for sure, tell its owner so.

        Whoever gave the address sees the same either way: nobody learns who has an account.
        """
        address = confirmation.email_address.email
        if EmailAddress.objects.is_verified(address):
            self.send_account_already_exists_mail(address)
        else:
            super().send_confirmation_mail(request, confirmation, signup)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Write in the language of whoever is written to, if that is known."""
        user = context.get("user")
        addressee = user if isinstance(user, User) else None
        language = addressee.language if addressee else get_language()
        with translation.override(language):
            super().send_mail(template_prefix, email, {**context, "addressee": addressee})


class SecondFactor(DefaultMFAAdapter):  # type: ignore[misc]
    """Our words about the second factor."""

    error_messages = DefaultMFAAdapter.error_messages | {
        "add_email_blocked": _(
            "While the second factor is switched on, no address can be added. Switch it off first."
        ),
        "incorrect_code": _("This code is wrong. Perhaps it has just changed: look again."),
        "unverified_email": _("Confirm your e-mail address first: open the link in our letter."),
    }

"""How a guest becomes an account."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.core.ratelimit import consume_or_429
from django.contrib import messages
from django.contrib.auth import update_session_auth_hash
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from accounts import known_browsers
from accounts.forms.keeping import KeepForm


def keep(request: HttpRequest) -> HttpResponse:
    """Ask a guest for a name and a password, and keep the guest's games for good."""
    guest: Any = request.user
    if not guest.is_authenticated:
        return redirect("account_signup")
    if not guest.is_guest:
        return redirect("settings")
    too_often: HttpResponse | None = consume_or_429(request, action="signup")
    if too_often:
        return too_often
    form = KeepForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            return _kept(request, form)
        except ValidationError as refusal:
            form.add_error(None, refusal)
    return render(request, "people/keep.html", {"form": form})


def _kept(request: HttpRequest, form: KeepForm) -> HttpResponse:
    """Keep the guest's session, and ask whether the e-mail address is right."""
    guest: Any = request.user
    user = form.keep(guest)
    update_session_auth_hash(request, user)
    known_browsers.remember(request, user)
    messages.success(request, _("You have an account now, and all your games are in it."))
    for address in EmailAddress.objects.filter(user=user):
        address.send_confirmation(request, signup=True)
        get_adapter().add_message(
            request,
            messages.INFO,
            "account/messages/email_confirmation_sent.txt",
            {"email": address.email},
        )
    return redirect("my-games")

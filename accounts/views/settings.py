"""The pages of an account's settings."""

from typing import Any

from allauth.account.decorators import reauthentication_required
from allauth.account.models import EmailAddress
from allauth.mfa.utils import is_mfa_enabled
from django.conf import settings as site
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import translation
from django.utils.translation import gettext as _
from django.views import i18n
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST
from rest_framework.authtoken.models import Token

from accounts.forms.settings import SettingsForm
from accounts.middleware.language import keep_in_cookie
from accounts.services.settings import (
    change_settings,
    declare_program,
    renew_token,
    settings_of,
    take_token,
)


@login_required
def settings(request: HttpRequest) -> HttpResponse:
    """Show the settings, and keep what was chosen."""
    user: Any = request.user
    address = EmailAddress.objects.filter(user=user, primary=True).first()
    form = SettingsForm(
        request.POST or None, initial=settings_of(user), writable=address is not None
    )
    if request.method == "POST" and form.is_valid():
        change_settings(user=user, chosen=form.cleaned_data)
        translation.activate(user.language)
        messages.success(request, _("Your settings are kept."))
        response = redirect("settings")
        keep_in_cookie(response, user.language)
        return response
    return render(
        request,
        "people/settings.html",
        {
            "form": form,
            "address": address,
            "has_two_factors": is_mfa_enabled(user),
        },
    )


@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    """Switch the language by the link in the header, for the account too."""
    user: Any = request.user
    language = request.POST.get("language", "")
    if user.is_authenticated and language in dict(site.LANGUAGES):
        change_settings(user=user, chosen={"language": language})
    return i18n.set_language(request)


@login_required
def program(request: HttpRequest) -> HttpResponse:
    """Explain what it means to be played by a program, and take it down."""
    user: Any = request.user
    if request.method == "POST" and request.POST.get("sure"):
        declare_program(user=user)
        messages.success(request, _("This account is marked as played by a program."))
        return redirect("settings")
    return render(request, "people/settings_program.html")


@login_required
@never_cache
@reauthentication_required(app="allauth.account")  # type: ignore[untyped-decorator]
def token(request: HttpRequest) -> HttpResponse:
    """Show the key for programs when it is asked for, make it anew, or take it away."""
    user: Any = request.user
    shown = ""
    match request.POST.get("action"):
        case "renew":
            shown = renew_token(user=user)
        case "show":
            shown = str(Token.objects.get_or_create(user=user)[0].key)
        case "take":
            take_token(user=user)
    kept = Token.objects.filter(user=user).first()
    return render(request, "people/settings_token.html", {"shown": shown, "kept": kept})

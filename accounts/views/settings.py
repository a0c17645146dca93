"""The pages of an account's settings."""

from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.utils import is_mfa_enabled
from django.conf import settings as site
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest
from django.shortcuts import redirect, render
from django.utils import translation
from django.utils.translation import gettext as _
from django.views import i18n
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_POST

from accounts.forms.settings import SettingsForm
from accounts.middleware.language import keep_in_cookie
from accounts.models import User
from accounts.services.settings import change_settings, declare_program, settings_of
from accounts.themes import keep_theme


@gzip_page
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
        keep_theme(response, user.theme)
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


@require_POST
def choose_theme(request: HttpRequest) -> HttpResponse:
    """Switch between light and dark by a button of the page, for the account too."""
    user: Any = request.user
    theme = request.POST.get("theme", "")
    if theme not in User.Theme:
        return HttpResponseBadRequest("light, dark, or nothing")
    if user.is_authenticated:
        change_settings(user=user, chosen={"theme": theme})
    response = HttpResponse(status=204)
    keep_theme(response, theme)
    return response


@login_required
def program(request: HttpRequest) -> HttpResponse:
    """Explain what it means to be played by a program, and take it down."""
    user: Any = request.user
    if request.method == "POST" and request.POST.get("sure"):
        declare_program(user=user)
        messages.success(request, _("This account is marked as played by a program."))
        return redirect("settings")
    return render(request, "people/settings_program.html")

"""The page of keys for programs: each is shown once, when it is made."""

from typing import Any

from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from accounts.forms.tokens import TokenForm
from accounts.services import tokens


@login_required
@never_cache
@reauthentication_required(app="allauth.account")  # type: ignore[untyped-decorator]
def keys(request: HttpRequest) -> HttpResponse:
    """List the keys, and make one."""
    user: Any = request.user
    form = TokenForm(request.POST or None)
    made = None
    if request.method == "POST" and form.is_valid():
        try:
            made = tokens.make(user=user, **form.cleaned_data)
            form = TokenForm()
        except ValidationError as refusal:
            form.add_error(None, refusal)
    shown = {"form": form, "made": made, "kept": user.tokens.all()}
    return render(request, "people/settings_token.html", shown)


@login_required
@require_POST
@reauthentication_required(app="allauth.account")  # type: ignore[untyped-decorator]
def end_key(request: HttpRequest, number: int) -> HttpResponse:
    """End a key, and go back to the others."""
    user: Any = request.user
    if tokens.end_one(user=user, number=number):
        messages.success(request, _("The key opens nothing any more."))
    return redirect("settings-token")

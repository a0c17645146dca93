"""The page on which one chooses another name."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from accounts.forms.naming import NameForm
from accounts.services.naming import PAUSE, may_rename_from, rename_oneself


@login_required
def name(request: HttpRequest) -> HttpResponse:
    """Ask for another name, and say when the next one may be chosen."""
    user: Any = request.user
    if user.is_guest:
        return redirect("keep")
    form = NameForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            rename_oneself(user=user, name=form.cleaned_data["name"])
        except ValidationError as refusal:
            form.add_error("name", refusal)
        else:
            messages.success(request, _("Your name is another one now, everywhere."))
            return redirect("settings")
    context = {"form": form, "ready": may_rename_from(user), "days": PAUSE.days}
    return render(request, "people/name.html", context)

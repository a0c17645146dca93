"""Taking one's data along, and leaving for good."""

from typing import Any

from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from accounts.forms.deleting import DeletionForm
from accounts.services.deletion import delete_account
from accounts.services.exporting import export_of


@login_required
@never_cache
def export(request: HttpRequest) -> HttpResponse:
    """Send everything that is kept of the person as one file."""
    user: Any = request.user
    response = JsonResponse(export_of(user), json_dumps_params={"indent": 2, "ensure_ascii": False})
    response["Content-Disposition"] = 'attachment; filename="zastolye.json"'
    return response


@login_required
@never_cache
def delete(request: HttpRequest) -> HttpResponse:
    """Explain what goes and what stays, and delete the account."""
    user: Any = request.user
    form = DeletionForm(request.POST or None, user=user)
    if request.method == "POST" and form.is_valid():
        delete_account(user=user)
        logout(request)
        messages.success(request, _("Your account is deleted. Farewell!"))
        return redirect("lobby")
    return render(request, "people/delete.html", {"form": form})

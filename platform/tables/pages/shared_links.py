"""What another app shares with the house: an invitation's link, somewhere in a message."""

import re

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

_TABLE = re.compile(r"/table/[a-z0-9]+/(?:\?invite=[A-Za-z0-9]+)?")
"""Only the way within the house is kept: whatever the message, nobody is led elsewhere."""


@require_safe
def shared_link(request: HttpRequest) -> HttpResponse:
    """Go to the table that a shared message tells of."""
    said = " ".join(request.GET.get(name, "")[:2000] for name in ("url", "text", "title"))
    found = _TABLE.search(said)
    if found:
        return redirect(found[0])
    messages.info(request, _("There is no link to a table in what you have shared."))
    return redirect("lobby")

"""The page of one's own ledger."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from accounts.ledger import entries_of, line, sums_of

LINES_ON_A_PAGE = 50


@login_required
def ledger(request: HttpRequest) -> HttpResponse:
    """Show every prize and every void, newest first."""
    user: Any = request.user
    page = Paginator(entries_of(user), LINES_ON_A_PAGE).get_page(request.GET.get("page"))
    context = {"sums": sums_of(user), "lines": [line(one) for one in page], "page_of_lines": page}
    return render(request, "people/ledger.html", context)

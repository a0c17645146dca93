"""The house page: how queues, workers, clocks and tables are doing, for the operators."""

from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.decorators import permission_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.utils.cache import add_never_cache_headers
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST, require_safe

from config import vitals
from tables.models import Table
from tables.pages.lobby import now_here
from tables.work.stuck import LATE, rouse, stuck_tables, wakes_at

SHOWN = 50
"""Stuck tables that are listed, and woken at a time."""


@require_safe
@permission_required("tables.view_table", raise_exception=True)
def house(request: HttpRequest) -> HttpResponse:
    """Show how the house is doing."""
    queues, sweep = vitals.queues(), vitals.sweep_age()
    stuck = stuck_tables().only("pk", "uid", "game", "wake_at", "bots_at", "changed_at")
    context: dict[str, Any] = {
        **admin.site.each_context(request),
        "title": _("How the house is doing"),
        "queues": queues,
        "workers": vitals.workers() if queues else None,
        "sweep_age": None if sweep is None else sweep.total_seconds(),
        "now": now_here() if queues else None,
        "stuck": [(table, wakes_at(table)) for table in stuck[:SHOWN]],
        "stuck_count": stuck.count(),
        "late": int(LATE.total_seconds()),
        "may_wake": request.user.has_perm("tables.change_table"),
    }
    answer = TemplateResponse(request, "admin/house.html", context)
    add_never_cache_headers(answer)
    return answer


@require_POST
@permission_required("tables.change_table", raise_exception=True)
def wake_stuck(request: HttpRequest) -> HttpResponse:
    """Wake the tables that are stuck, the longest waiting first."""
    tables = list(stuck_tables()[:SHOWN])
    for table in tables:
        rouse(table.uid)
    _write_down(request, tables)
    told = ngettext("%(count)s table was woken.", "%(count)s tables were woken.", len(tables))
    messages.success(request, told % {"count": len(tables)})
    return redirect("house")


def _write_down(request: HttpRequest, tables: list[Table]) -> None:
    operator: Any = request.user
    LogEntry.objects.log_actions(
        operator.pk, Table.objects.filter(pk__in=[one.pk for one in tables]), CHANGE, _("woken")
    )

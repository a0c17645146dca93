"""Hands, decks and the whole state: for those with the permission, and each look is an act."""

import json
from typing import Any

import msgspec
from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.cache import add_never_cache_headers
from django.utils.translation import gettext

from accounts.admin.panels import Panel
from tables.admin.narrator import Narrator
from tables.models import Seat, Table
from tables.services.revealing import reveal


def peek(request: HttpRequest, table: Table, reason: str) -> HttpResponse:
    """Show what every seat knows and the state itself."""
    operator: Any = request.user
    state = reveal(uid=table.uid, operator=operator, reason=reason)
    seats = list(table.seats.select_related("user"))
    narrator = Narrator(table, seats)
    context = {
        **admin.site.each_context(request),
        "title": gettext("Hands and decks"),
        "table": table,
        "opts": Table._meta,
        "panels": [_knowledge(narrator, state, seat) for seat in seats],
        "state": json.dumps(_without_chance(state), ensure_ascii=False, indent=1),
    }
    answer = TemplateResponse(request, "admin/tables/state.html", context)
    add_never_cache_headers(answer)
    return answer


def _knowledge(narrator: Narrator, state: Any, seat: Seat) -> Panel:
    sheet = narrator.sheet(state, seat.number)
    lines = narrator.lines([*sheet.own, *sheet.seats[seat.number]])
    return Panel(
        narrator.name(seat.number),
        [gettext("What this seat has and knows")],
        [[line] for line in lines],
        gettext("Nothing is hidden from the others here."),
    )


def _without_chance(state: Any) -> Any:
    """Return the state without what future chance is made from: all bytes in it are seeds."""
    return _hidden(msgspec.to_builtins(state, builtin_types=(bytes,), str_keys=True))


def _hidden(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _hidden(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_hidden(one) for one in value]
    return "…" if isinstance(value, bytes) else value

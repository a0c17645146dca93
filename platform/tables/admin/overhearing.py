"""What is not said to all at a table: notebooks, guesses, asides. Each look at them is an act."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.cache import add_never_cache_headers
from django.utils.translation import gettext

from accounts.admin.links import person_link
from accounts.admin.panels import Panel
from accounts.models import User
from games.vocabulary import vocabulary
from games.words import Bilingual
from tables.admin.complaints import around
from tables.admin.narrator import Narrator
from tables.admin.table_panels import MOST_LINES, chat_panel
from tables.live.lines import asides_at
from tables.models import Guess, Mark, Report, Table
from tables.pages.table_words import language
from tables.services.revealing import hear_aside, open_notebooks


def read_notebooks(request: HttpRequest, table: Table, reason: str) -> HttpResponse:
    """Show what was noted and said aside at a table."""
    operator: Any = request.user
    open_notebooks(uid=table.uid, operator=operator, reason=reason)
    narrator = Narrator(table, list(table.seats.select_related("user")))
    words, asides = vocabulary(table.game), asides_at(table).order_by("-pk")[:MOST_LINES]
    marks, guesses = (kind._default_manager.filter(table=table) for kind in (Mark, Guess))
    return _page(
        request,
        table,
        chat_panel(gettext("Said aside, newest first"), asides, narrator),
        _notes(gettext("Players’ own marks"), marks, words.marks, narrator),
        _notes(gettext("Spectators’ guesses"), guesses, words.roles, narrator),
    )


def overhear(request: HttpRequest, operator: User, report: Report, reason: str) -> HttpResponse:
    """Show a reported line that was said aside, and what was said around it."""
    if report.aside is None:
        raise ValueError("this line was said to all")
    line = hear_aside(line=report.aside, operator=operator, reason=reason)
    return _page(request, line.table, around(line))


def _notes(
    title: str, notes: QuerySet[Any], words: dict[str, Bilingual], narrator: Narrator
) -> Panel:
    def told(code: str) -> str:
        return words[code].in_language(language()) if code in words else code

    return Panel(
        title,
        [gettext("Who"), gettext("About"), gettext("What")],
        [
            [person_link(one.user), narrator.name(one.seat), told(one.code)]
            for one in notes.select_related("user").order_by("user_id", "seat")
        ],
        gettext("There are none."),
    )


def _page(request: HttpRequest, table: Table, *panels: Panel) -> HttpResponse:
    context = {
        **admin.site.each_context(request),
        "title": gettext("Notebooks and asides"),
        "table": table,
        "opts": Table._meta,
        "panels": panels,
    }
    answer = TemplateResponse(request, "admin/tables/state.html", context)
    add_never_cache_headers(answer)
    return answer

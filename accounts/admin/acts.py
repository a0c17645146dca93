"""The book of acts: read, never written by hand."""

from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.links import person_link, table_link
from accounts.admin.lists import QuickList, namesakes
from accounts.models import Act


@admin.register(Act)
class ActAdmin(QuickList):
    """Who did what to whom, and why."""

    list_display = ("at", "kind", "player", "found_table", "reason", "by")
    list_filter = ("kind",)
    list_select_related = ("user", "operator")
    search_fields = ("table",)
    search_help_text = _("How the name of the player or operator begins, or a table")
    fields = ("at", "kind", "player", "found_table", "reason", "by", "details")
    readonly_fields = fields

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """Find acts by either person or by the table."""
        del request
        if not search_term:
            return queryset, False
        people = namesakes(search_term)
        found = Q(user_id__in=people) | Q(operator_id__in=people) | Q(table=search_term)
        return queryset.filter(found), False

    @admin.display(description=_("player"))
    def player(self, act: Act) -> SafeString | str:
        """Link to the player."""
        return person_link(act.user)

    @admin.display(description=_("operator"))
    def by(self, act: Act) -> SafeString | str:
        """Link to the operator."""
        return person_link(act.operator)

    @admin.display(description=_("table"))
    def found_table(self, act: Act) -> SafeString | str:
        """Link to the table."""
        return table_link(act.table)

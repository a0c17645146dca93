"""Lists for the operators that stay quick however long they grow.

They are read along the primary key, newest first, are never counted to the end, and are not sorted
or searched by what has no index.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar

from django.contrib import admin
from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from accounts.lookalikes import keys_of
from accounts.models import User
from accounts.templatetags.people import game_name
from games.registry import engines

MOST = 1000
"""Rows that one can leaf through; whoever needs older ones searches for them."""

MOST_NAMESAKES = 50
"""Players whose names begin with what is looked for."""


class ShortPaginator(Paginator):  # type: ignore[type-arg]
    """Counts no further than one can leaf."""

    most = MOST

    @cached_property
    def count(self) -> int:
        """How many rows there are, as far as it matters."""
        found: Any = self.object_list
        return int(found[: self.most].count())


class QuickList(admin.ModelAdmin):  # type: ignore[type-arg]
    """A list that is only looked at: nothing is added, edited or deleted by hand."""

    ordering: ClassVar[Any] = ("-pk",)
    paginator = ShortPaginator
    show_full_result_count = False
    show_facets = admin.ShowFacets.NEVER
    sortable_by = ()
    list_per_page = 50
    actions = None

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nothing is made here."""
        del request
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nothing is edited here."""
        del request, obj
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nothing is deleted here."""
        del request, obj
        return False

    def changelist_view(self, request: HttpRequest, extra_context: Any = None) -> HttpResponse:
        """Show the list under the name of what is in it."""
        named = {"title": capfirst(self.opts.verbose_name_plural), **(extra_context or {})}
        return super().changelist_view(request, named)

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        """Show one of its rows under the name of what it is."""
        named = {"title": capfirst(self.opts.verbose_name), **(extra_context or {})}
        return super().change_view(request, object_id, form_url, named)


class PlayersList(QuickList):
    """A list that is searched by the player's name."""

    search_fields = ("user",)
    search_help_text = _("How the player’s name begins")

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """Find the rows of those whose names begin like this."""
        del request
        if not search_term:
            return queryset, False
        return self.of_players(queryset, namesakes(search_term)), False

    def of_players(self, rows: QuerySet[Any], players: list[int]) -> QuerySet[Any]:
        """Return the rows that concern these players."""
        return rows.filter(user_id__in=players)


def namesakes(beginning: str) -> list[int]:
    """Return the players whose names begin like this, in whatever letters."""
    found = User.objects.filter(name_key__startswith=keys_of(beginning).name_key)
    return list(found.order_by("name_key").values_list("pk", flat=True)[:MOST_NAMESAKES])


class GameFilter(admin.SimpleListFilter):
    """The game, by its name."""

    title = _("game")
    parameter_name = "game"

    def lookups(self, request: HttpRequest, model_admin: Any) -> Iterable[tuple[str, str]]:
        """Return all games."""
        del request, model_admin
        return [(one.info.slug, game_name(one.info.slug)) for one in engines()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """Keep the rows of one game."""
        del request
        return queryset.filter(game=self.value()) if self.value() else queryset


class SinceFilter(admin.SimpleListFilter):
    """Whether something has happened: a moment is set, or it is not."""

    field = ""

    def lookups(self, request: HttpRequest, model_admin: Any) -> Iterable[tuple[str, Any]]:
        """Return yes and no."""
        del request, model_admin
        return [("yes", _("yes")), ("no", _("no"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """Keep the rows where it has, or has not."""
        del request
        if self.value() is None:
            return queryset
        return queryset.filter(**{f"{self.field}__isnull": self.value() == "no"})

"""Players: who they are, what they did, and what may be done about it."""

from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import ActingAdmin
from accounts.admin.deeds import TO_PLAYERS
from accounts.admin.histories import acts_on, results_of, titles_of
from accounts.admin.lists import namesakes
from accounts.admin.panels import Panel, panels_about
from accounts.admin.standings import ratings_of, voids_of
from accounts.admin.words import sort_of, standing_of, when
from accounts.models import User


class StandingFilter(admin.SimpleListFilter):
    """Who is shut out or has no word."""

    title = _("sanctions")
    parameter_name = "sanction"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        """Return the sanctions."""
        del request, model_admin
        return [("banned", _("access is closed")), ("muted", _("no word in chats"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[User]) -> QuerySet[User]:
        """Keep those under a sanction."""
        del request
        match self.value():
            case "banned":
                return queryset.filter(is_active=False, deleted_at__isnull=True)
            case "muted":
                return queryset.filter(muted_until__gt=timezone.now())
            case _:
                return queryset


@admin.register(User)
class UserAdmin(ActingAdmin):
    """Players. Only a superuser edits anything: who works here, and what they may."""

    deeds = TO_PLAYERS
    list_display = (
        "username",
        "email",
        "who",
        "standing",
        "joined",
        "seen",
    )
    list_filter = (StandingFilter, "is_guest", "is_program", "is_staff")
    search_fields = ("username",)
    search_help_text = _("How the name begins, or the e-mail address")
    fieldsets = (
        (None, {"fields": ("username", "email", "standing", "is_guest", "is_program")}),
        (_("Times"), {"fields": ("date_joined", "last_login", "language", "time_zone")}),
        (
            _("Who works here"),
            {"fields": ("is_staff", "is_superuser", "groups", "user_permissions")},
        ),
    )
    readonly_fields = (
        "username",
        "email",
        "standing",
        "is_guest",
        "is_program",
        "date_joined",
        "last_login",
        "language",
        "time_zone",
    )
    filter_horizontal = ("groups", "user_permissions")

    def get_fieldsets(self, request: HttpRequest, obj: Any = None) -> Any:
        """Show who works here to those who decide it."""
        shown = super().get_fieldsets(request, obj)
        return shown if self.has_change_permission(request, obj) else shown[:-1]

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Let superusers say who works here; the permission to change means to act on people."""
        del obj
        return request.user.is_active and request.user.is_superuser

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        """Save what was edited and nothing else: games may be booked for this account meanwhile."""
        del request, change
        obj.save(
            update_fields=[name for name in ("is_staff", "is_superuser") if name in form.fields]
        )

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[User], search_term: str
    ) -> tuple[QuerySet[User], bool]:
        """Find players by the beginning of their name or address."""
        del request
        if not search_term:
            return queryset, False
        found = Q(pk__in=namesakes(search_term))
        if "@" in search_term:
            found |= Q(email__istartswith=search_term)
        return queryset.filter(found), False

    @admin.display(description=_("who it is"))
    def who(self, user: User) -> str:
        """Tell what sort of account it is."""
        return sort_of(user)

    @admin.display(description=_("joined"))
    def joined(self, user: User) -> str:
        """Tell since when there is this account."""
        return when(user.date_joined)

    @admin.display(description=_("last sign-in"))
    def seen(self, user: User) -> str:
        """Tell when the player last signed in."""
        return when(user.last_login)

    @admin.display(description=_("standing"))
    def standing(self, user: User) -> str:
        """Tell under which sanctions a player is."""
        return standing_of(user)

    def panels(self, request: HttpRequest, thing: User) -> list[Panel]:
        """Show a player's ratings, titles, results, voids, and what was done about them."""
        del request
        return [
            ratings_of(thing),
            titles_of(thing),
            acts_on(thing),
            *panels_about(thing),
            voids_of(thing),
            results_of(thing),
        ]

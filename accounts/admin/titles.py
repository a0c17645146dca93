"""Titles that are and were borne; granted and taken away on the player's page."""

from django.contrib import admin
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.links import person_link
from accounts.admin.lists import PlayersList
from accounts.models import Title
from accounts.templatetags.people import title_name


@admin.register(Title)
class TitleAdmin(PlayersList):
    """Who bears which title, from when until when."""

    list_display = ("name", "player", "kind", "since", "until")
    list_filter = ("kind",)
    list_select_related = ("user",)
    fields = ("name", "player", "kind", "season", "since", "until", "match", "ended_by")
    readonly_fields = fields

    @admin.display(description=_("title"))
    def name(self, title: Title) -> str:
        """Name the title."""
        return title_name(title)

    @admin.display(description=_("player"))
    def player(self, title: Title) -> SafeString | str:
        """Link to the player."""
        return person_link(title.user)

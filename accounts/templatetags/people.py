"""How pages write a player's name: with the titles before it, everywhere the same."""

from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext

from accounts.models import User

register = template.Library()


@register.simple_tag
def player(who: User | dict[str, Any] | None, link: bool = True) -> SafeString:
    """Return a player's name with its titles; a deleted account has neither name nor page."""
    if who is None:
        return format_html('<span class="player gone">{}</span>', gettext("Deleted player"))
    told = who.to_json() if isinstance(who, User) else who
    if told.get("deleted"):
        return player(None)
    titles = format_html_join(
        " ", '<span class="title">{}</span>', ((title_words(one),) for one in told["titles"])
    )
    gap = " " if told["titles"] else ""
    if not link or told["guest"]:
        return format_html('<span class="player">{}{}{}</span>', titles, gap, told["name"])
    address = reverse("profile", args=[told["name"]])
    return format_html('<a class="player" href="{}">{}{}{}</a>', address, titles, gap, told["name"])


def title_words(title: dict[str, Any]) -> str:
    """Return a title in the reader's language."""
    return str(title["name"]["ru" if get_language() == "ru" else "en"])

"""How pages draw tables and games."""

from collections.abc import Iterable, Mapping
from typing import Any

from django import template
from django.core.serializers.json import DjangoJSONEncoder
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join, json_script
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from accounts.models import Result
from tables.live.looking import lookable
from tables.pages import pictures

register = template.Library()


class _Letters(DjangoJSONEncoder):
    """Writes letters as they are: escaped, Russian ones would take three times the room."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**{**more, "ensure_ascii": False})


@register.filter
def data(told: Any, name: str) -> SafeString:
    """Return what a page's scripts read of the server's, as an element with this name."""
    return json_script(told, name, encoder=_Letters)


@register.simple_tag
def game_tile(slug: str) -> SafeString:
    """Return a game's picture, which says nothing that words beside it do not."""
    return format_html('<span class="picture" aria-hidden="true">{}</span>', pictures.tile(slug))


@register.simple_tag
def game_mark(slug: str) -> SafeString:
    """Return a game's mark; its name stands beside it."""
    return format_html('<span class="game-mark" aria-hidden="true">{}</span>', pictures.mark(slug))


@register.simple_tag(takes_context=True)
def share_picture(context: dict[str, Any], slug: str = "") -> str:
    """Return the whole address of the picture beside a shared link: the game's, or the house's."""
    address = static(pictures.share_name(slug))
    request = context.get("request")
    return request.build_absolute_uri(address) if request else address


@register.simple_tag(takes_context=True)
def lookable_tables(context: dict[str, Any], results: Iterable[tuple[Result, Any]]) -> set[str]:
    """Return the tables of these results that the reader may look at: only they are linked."""
    return lookable((result.match.table for result, _ in results), context["user"])


@register.simple_tag
def seat_dots(table: Mapping[str, Any]) -> SafeString:
    """Return a dot for each seat, filled if it is taken, and the same in words."""
    taken = [bool(seat["user"] or seat["level"]) for seat in table["seats"]]
    dots = format_html_join("", '<i class="{}"></i>', (("taken" if one else "",) for one in taken))
    told = gettext("{taken} of {seats} seats are taken").format(taken=sum(taken), seats=len(taken))
    return format_html('<span class="dots" role="img" aria-label="{}">{}</span>', told, dots)

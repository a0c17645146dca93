"""How pages write those who play, and what they play: a name has its titles before it."""

from collections.abc import Iterable, Mapping
from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext

from accounts import avatars, seasons, titled_names
from accounts.boards import pool_words
from accounts.models import Pool, Title, User
from accounts.services import titles
from accounts.titled_names import title_words
from games.registry import engine

register = template.Library()


@register.simple_tag
def player(who: User | dict[str, Any] | None, link: bool = True) -> SafeString:
    """Return a player's name with its titles; a deleted account has neither name nor page."""
    told = titled_names.told(who)
    if told is None:
        return format_html('<span class="player gone">{}</span>', gettext("Deleted player"))
    borne = ((title_words(title),) for title in told["titles"])
    worn = format_html_join("", '<span class="title">{}</span> ', borne)
    if not link:
        return format_html('<span class="player">{}{}</span>', worn, told["name"])
    address = reverse("profile", args=[told["name"]])
    return format_html('<a class="player" href="{}">{}{}</a>', address, worn, told["name"])


@register.filter
def others(people: Iterable[Mapping[str, Any]], reader: User) -> list[Mapping[str, Any]]:
    """Return these people but for whoever reads of them."""
    return [one for one in people if one["id"] != reader.pk]


@register.filter
def among(reader: User, people: Iterable[Mapping[str, Any]]) -> bool:
    """Tell whether whoever reads of these people is one of them."""
    return any(one["id"] == reader.pk for one in people)


@register.simple_tag
def face(who: User) -> SafeString:
    """Return a player's plate."""
    return avatars.drawn(who.username)


@register.simple_tag
def sitter(seat: Mapping[str, Any], waiting: bool = False) -> SafeString:
    """Return who sits in a seat: a player, a bot, or nobody yet while the table waits."""
    if seat["level"]:
        level = titled_names.level_words(seat["level"])
        return format_html('<span class="player bot">{} ({})</span>', gettext("Bot"), level)
    if waiting and not seat["user"]:
        return format_html("{}", gettext("free"))
    return player(seat["user"])


@register.filter
def game_name(slug: str) -> str:
    """Return what a game is called; one that is played here no more, by its short name."""
    try:
        return engine(slug).info.name.in_language(get_language() or "ru")
    except LookupError:
        return slug


@register.filter
def season_name(season: str) -> str:
    """Return what a season is called."""
    return seasons.words(season)


@register.filter
def pool_name(size: str, game: str) -> str:
    """Return for how many seats a pool of a game is."""
    try:
        return pool_words(size, engine(game).info)
    except LookupError:
        return str(Pool.Size(size).label)


@register.filter
def title_name(title: Title) -> str:
    """Return what a title is called."""
    return title_words(titles.to_json(title))

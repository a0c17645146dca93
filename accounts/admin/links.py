"""Links from one page of the admin to another."""

from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from accounts.models import User


def link(address: str, text: Any) -> SafeString:
    """Return a link."""
    return format_html('<a href="{}">{}</a>', address, text)


def page_link(thing: Any, text: Any = None) -> SafeString:
    """Return a link to the admin's page of something."""
    meta = thing._meta
    name = f"admin:{meta.app_label}_{meta.model_name}_change"
    return link(reverse(name, args=[thing.pk]), thing if text is None else text)


def person_link(user: User | None) -> SafeString | str:
    """Return a link to a player's page in the admin; a bot or nobody has none."""
    if user is None:
        return "—"
    return page_link(user, gettext("Deleted player") if user.deleted_at else user.username)


def table_link(uid: str) -> SafeString | str:
    """Return a link that finds a table by its name."""
    if not uid:
        return "—"
    return link(f"{reverse('admin:tables_table_changelist')}?{urlencode({'q': uid})}", uid)

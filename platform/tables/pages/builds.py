"""What a page is made of: the build its scripts came with, and the module that draws its game."""

from functools import cache

from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import staticfiles_storage
from django.templatetags.static import static

WIRE = 3
"""Raised when frames change so that a page of yesterday would not understand them."""


@cache
def build() -> str:
    """Return the mark by which an open page sees that the site has been updated."""
    return f"{WIRE}-{getattr(staticfiles_storage, 'build', 'plain')}"


def stage_address(slug: str) -> str | None:
    """Return the address of the module that draws this game, if it has one.

    It is the game's own file ``games/<slug>/static/<slug>/stage.js``.
    """
    return _address(f"{slug}/stage.js")


def looks_address(slug: str) -> str | None:
    """Return the address of the style that lies beside this game's module, if there is one."""
    return _address(f"{slug}/stage.css")


def pictures_address(slug: str) -> str | None:
    """Return the address of what draws this game's cards on its page of rules, if there is one."""
    return _address(f"{slug}/pictured.js")


def pictures_looks(slug: str) -> str | None:
    """Return the address of the style beside it, if there is one."""
    return _address(f"{slug}/pictured.css")


def _address(name: str) -> str | None:
    return static(name) if _exists(name) else None


@cache
def _exists(name: str) -> bool:
    return finders.find(name) is not None

"""Panels: small tables that an object's page shows below its fields."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from accounts.models import User


@dataclass(frozen=True)
class Panel:
    """A small table with a title; without rows it says so."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]
    empty: str


About = Callable[[User], Iterable[Panel]]

_ABOUT_PEOPLE: list[About] = []


def about_people(tell: About) -> About:
    """Let another floor show on a player's page what it knows of them."""
    _ABOUT_PEOPLE.append(tell)
    return tell


def panels_about(user: User) -> list[Panel]:
    """Return what the other floors know of a player."""
    return [panel for tell in _ABOUT_PEOPLE for panel in tell(user)]

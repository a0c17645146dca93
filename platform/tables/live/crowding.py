"""How many sockets are open in this process at a time: of one person, and from one address."""

from collections import Counter
from collections.abc import Iterable

from django.conf import settings
from django.utils.translation import gettext_noop as _

from accounts.addresses import network_of
from tables.measuring import LIMITED
from tables.refusals import Refused

_open: Counter[str] = Counter()


def enter(user_id: int | None, address: str) -> tuple[str, ...]:
    """Count a socket, or refuse it; return under which names it is counted."""
    names = []
    if user_id is not None:
        names.append(f"person {user_id}")
        _check(names[-1], "sockets_per_person")
    if address:
        names.append(network_of(address))
        _check(names[-1], "sockets_per_address")
    _open.update(names)
    return tuple(names)


def leave(names: Iterable[str]) -> None:
    """Count a socket no more."""
    for name in names:
        _open[name] -= 1
        if _open[name] <= 0:
            del _open[name]


def _check(name: str, limit: str) -> None:
    most: int = getattr(settings.LIMITS, limit)
    if _open[name] >= most:
        LIMITED.labels(limit).inc()
        raise Refused(
            "too_many_sockets",
            _("Too many pages are open at once: close some, then load this one anew."),
            status=429,
            most=most,
        )

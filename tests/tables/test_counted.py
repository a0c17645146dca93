"""What many pages show is counted once for all, and who is here is asked of them alone."""

from itertools import count

import pytest
from django.core.cache import cache

from tables.live import presence
from tables.pages import counted

pytestmark = pytest.mark.usefixtures("empty_redis")


def test_a_figure_is_counted_once_while_it_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counted, "FRESH", 60.0)
    numbers = count(1)
    for _ in range(3):
        assert counted.counted("it", lambda: {"n": next(numbers)}) == {"n": 1}


def test_while_one_counts_anew_the_others_show_the_last_figure() -> None:
    counted.counted("it", lambda: {"n": 1})
    cache.add("counted:it:anew", 1, 60)
    assert counted.counted("it", lambda: {"n": 2}) == {"n": 1}
    cache.delete("counted:it:anew")
    assert counted.counted("it", lambda: {"n": 3}) == {"n": 3}


def test_who_is_on_the_site_is_known_by_any_of_their_sockets() -> None:
    presence.show_all({presence.SITE: [("7", "one"), ("7", "two"), ("8", "three")]}, {})
    assert presence.on_site(["7", "8", "9"]) == {"7", "8"}
    presence.show_all({}, {presence.SITE: [("7", "one"), ("8", "three")]})
    assert presence.on_site(["7", "8"]) == {"7"}
    assert presence.away(["7", "8"]) == {"8"}

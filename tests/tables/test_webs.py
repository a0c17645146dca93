"""The web processes' signs of life in Redis."""

import time

from tables.live import webs
from tests.house_clock import show


def test_a_process_shows_itself_and_says_when_it_leaves() -> None:
    before = time.time()
    show("one")
    show("two")
    webs.leave("two")
    signs = webs.signs()
    assert before <= signs["one"] <= time.time()
    assert signs["two"] == webs.LEFT

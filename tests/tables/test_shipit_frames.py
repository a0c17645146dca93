"""Ship IT! with words in its moves: each in two worlds that its viewer cannot tell apart."""

from itertools import islice

from games.chance import Chance
from games.registry import engine
from tests.tables.twin_worlds import table_of, twins_at

PAIRS = 500


def test_a_frame_tells_nothing_that_its_viewer_may_not_know() -> None:
    table = table_of(engine("shipit"), 4, {"social": True})
    pairs = list(islice(twins_at(table, Chance(b"five hundred")), PAIRS))
    assert len(pairs) == PAIRS, "too few moves could be compared"
    for twins in pairs:
        for one, other in (twins.before, twins.after, twins.in_words):
            assert one == other, f"seat {twins.viewer} is told what it may not know"

"""A topic's messages in order: early ones wait a moment, late ones are not kept back."""

import asyncio

from tables.live.ordering import GAP_SECONDS, Stream
from tables.wire.notes import Changed, Gone, Note


class Heard:
    def __init__(self) -> None:
        self.versions: list[int] = []
        self.stream = Stream(self._hear)

    def _hear(self, note: Note) -> None:
        assert isinstance(note, Changed)
        self.versions.append(note.version)

    def take(self, *versions: int) -> None:
        for version in versions:
            self.stream.take(Changed(version=version, frames={}, seats={}))


def test_what_has_no_version_is_handed_on_at_once() -> None:
    heard: list[Note] = []
    Stream(heard.append).take(Gone())
    assert heard == [Gone()]


async def test_an_early_message_waits_for_the_one_before() -> None:
    heard = Heard()
    heard.take(4, 6, 7)
    assert heard.versions == [4]
    heard.take(5)
    assert heard.versions == [4, 5, 6, 7]


async def test_a_gap_is_let_be_after_a_moment_and_its_order_kept() -> None:
    heard = Heard()
    heard.take(4, 8, 6)
    async with asyncio.timeout(50 * GAP_SECONDS):
        while heard.versions != [4, 6, 8]:
            await asyncio.sleep(0.01)
    heard.take(5)
    assert heard.versions == [4, 6, 8, 5], "somebody may still need what comes late"
    heard.take(9)
    assert heard.versions[-1] == 9

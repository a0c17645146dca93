"""Parties at the bare echo: our wire, and nothing behind it."""

from bench.load.house_party import HouseParty


class EchoParty(HouseParty):
    """The people of a table that never ends and needs no beginning."""

    async def next_table(self) -> str:
        """Return the only table there is."""
        return self.tables[0]

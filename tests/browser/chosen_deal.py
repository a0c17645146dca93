"""A deal that a test has chosen: its seed is written into the house's database."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from typing import Any, TypeVar

from games import fair
from games.chance import Chance
from games.registry import engine
from tests.config.running_house import House

Plan = TypeVar("Plan")

MOST_SEEDS = 20_000
FOUND = "SELECT game, ruleset, options, seat_count FROM tables_table WHERE uid = ?"
CHOSEN = "UPDATE tables_table SET server_seed = ?, commitment = ? WHERE uid = ?"


def choose_deal(house: House, uid: str, plan: Callable[[Any], Plan | None]) -> Plan:
    """Let the first deal come about of which something can be made; return what.

    Nobody at the table may have sent bytes of their own, as pages do and `ask` does not.
    """
    with closing(sqlite3.connect(house.folder / "zastolye.sqlite3")) as database, database:
        slug, ruleset, options, seats = database.execute(FOUND, [uid]).fetchone()
        agreed = {"table_id": uid, "ruleset": ruleset, "options": json.loads(options)}
        rules = engine(slug, ruleset).recorded_options(seats, agreed["options"])
        for number in range(MOST_SEEDS):
            secret = sha256(b"chosen %d" % number).digest()
            seed = fair.game_seed(server_seed=secret, entropy=[b""] * seats, **agreed)
            state, _ = engine(slug, ruleset).new_game(
                seats=seats, options=rules, chance=Chance(seed)
            )
            if made := plan(state):
                database.execute(CHOSEN, [secret, fair.commitment(secret), uid])
                return made
    raise AssertionError("no deal will do")

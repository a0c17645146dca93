"""What was sent to the workers: taken from the real queue, and done here and now."""

import base64
import json
from typing import Any, NamedTuple

from tables.live.publishing import server
from tables.work import names, tasks

CALLS: dict[names.TaskName, Any] = {names.CALL: tasks.call, names.PUSH: tasks.push}


class Sent(NamedTuple):
    """A task on the queue, and when it is to run."""

    task: names.TaskName
    arguments: list[Any]
    eta: str | None


def take() -> list[Sent]:
    """Take all that lies on the clocks' queue."""
    taken = []
    while raw := server().lpop("clocks"):
        message = json.loads(raw)  # type: ignore[arg-type]
        arguments = json.loads(base64.b64decode(message["body"]))[0]
        taken.append(Sent(message["headers"]["task"], arguments, message["headers"]["eta"]))
    return taken


def call_people() -> None:
    """Do once what was sent to call people, as a worker would."""
    for sent in take():
        if sent.task in CALLS:
            CALLS[sent.task](*sent.arguments)

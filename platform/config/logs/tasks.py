"""Celery's lines: in our own form, and each with its task and its table."""

from contextlib import ExitStack
from inspect import signature
from typing import Any

from celery.signals import setup_logging, task_postrun, task_prerun

from tables.log_context import about


@setup_logging.connect
def keep_ours(**_signal: Any) -> None:
    """Leave logging as Django has set it up: a receiver is all that Celery needs to do so."""


@task_prerun.connect
def begin(task_id: str, task: Any, args: Any, **_signal: Any) -> None:
    """Let the task's lines carry its id as the request, and the table it was sent for."""
    task.request.facts = ExitStack()
    facts = about(request=task_id, task=task.name, table=_table(task, args))
    task.request.facts.enter_context(facts)


@task_postrun.connect
def end(task: Any, **_signal: Any) -> None:
    """Forget the task."""
    task.request.facts.close()


def _table(task: Any, args: Any) -> str | None:
    first = next(iter(signature(task.run).parameters), None)
    return args[0] if first == "uid" and args else None

"""What a line of the log is about: the table, the person, the request; known where work enters."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

Fact = str | int | None
Facts = Mapping[str, Fact | Callable[[], Fact]]

_facts: ContextVar[Facts] = ContextVar("facts of the log", default={})  # noqa: B039 - never changed


@contextmanager
def about(**facts: Fact | Callable[[], Fact]) -> Iterator[None]:
    """Let every line until the end of the block carry these facts, besides those known already.

    A function is asked when a line is written: who asks may be found out on the way.
    """
    token = _facts.set({**_facts.get(), **facts})
    try:
        yield
    finally:
        _facts.reset(token)


def known() -> dict[str, Any]:
    """Return what is known here and now; what is not is left out."""
    found = {name: fact() if callable(fact) else fact for name, fact in _facts.get().items()}
    return {name: fact for name, fact in found.items() if fact is not None}

"""Celery's way in: each task fetches and calls, and may run twice without harm."""

from typing import Any

from celery import shared_task

from accounts.services import housekeeping
from tables.calls import calling
from tables.work import names, sweeping, thinking, tidying


@shared_task(name=names.SWEEP)
def sweep() -> None:
    """Look for whatever is overdue (every second)."""
    sweeping.sweep()


@shared_task(name=names.WAKE)
def wake(uid: str) -> None:
    """Do what is due at one table."""
    sweeping.wake(uid)


@shared_task(name=names.THINK)
def think(uid: str, number: int, asked: int) -> None:
    """Let a bot choose its move (on the queue ``bots``)."""
    thinking.think(uid, number, asked)


@shared_task(name=names.PLAY_OUT)
def play_out(uid: str, token: str) -> None:
    """Go on with a game that no person plays (on the queue ``idle``)."""
    thinking.play_out(uid, token)


@shared_task(name=names.TIDY)
def tidy() -> None:
    """Let go of tables that nobody waits at (every minute)."""
    tidying.tidy()


@shared_task(name=names.KEEP_BOOKS)
def keep_books() -> None:
    """Age ratings, crown champions, forget what may be forgotten (every day)."""
    housekeeping.keep_books()


@shared_task(name=names.END_WHAT_IS_OVER)
def end_what_is_over() -> None:
    """Lift bans, take down titles and forget keys whose time is up (every hour)."""
    housekeeping.end_what_is_over()


@shared_task(name=names.CALL)
def call(ids: list[int]) -> None:
    """Call those whose notices are due."""
    calling.call(ids)


@shared_task(name=names.PUSH)
def push(ids: list[int], message: dict[str, Any], tries: int = 0) -> None:
    """Push a message to some browsers."""
    calling.push(ids, message, tries)

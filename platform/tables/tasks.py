"""Celery's way in: each task fetches and calls, and may run twice without harm."""

from typing import Any

from celery import shared_task

from accounts.services import housekeeping
from tables import calling, sweeping, thinking, tidying


@shared_task
def sweep() -> None:
    """Look for whatever is overdue (every second)."""
    sweeping.sweep()


@shared_task
def wake(uid: str) -> None:
    """Do what is due at one table."""
    sweeping.wake(uid)


@shared_task
def move_bot(uid: str, number: int, asked: int) -> None:
    """Let a bot think and move (on the queue ``bots``)."""
    thinking.move_bots(uid, number, asked)


@shared_task
def tidy() -> None:
    """Let go of tables that nobody waits at (every minute)."""
    tidying.tidy()


@shared_task
def keep_books() -> None:
    """Age ratings, crown champions, forget what may be forgotten (every day)."""
    housekeeping.keep_books()


@shared_task
def end_what_is_over() -> None:
    """Lift bans and take down titles whose time is up (every hour)."""
    housekeeping.end_what_is_over()


@shared_task
def call(ids: list[int]) -> None:
    """Call those whose notices are due."""
    calling.call(ids)


@shared_task
def push(ids: list[int], message: dict[str, Any], tries: int = 0) -> None:
    """Push a message to some browsers."""
    calling.push(ids, message, tries)

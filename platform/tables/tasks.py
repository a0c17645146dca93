"""Celery's way in: each task fetches and calls, and may run twice without harm."""

from celery import shared_task

from tables import letters, sweeping, thinking


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
    """Take away empty tables (every minute)."""
    sweeping.tidy()


@shared_task
def mail_turn(uid: str, number: int, asked: int) -> None:
    """Write to somebody whose turn it is."""
    letters.your_turn(uid, number, asked)

"""Whoever sends a task names it, and a worker knows it by that name."""

from django.conf import settings

from config.celery import app
from tables.work import names, tasks

NAMES = {value for key, value in vars(names).items() if key.isupper()}


def test_every_name_is_a_task_of_a_worker() -> None:
    app.loader.import_default_modules()
    known = {name for name in app.tasks if name.startswith("tables.")}
    assert known == NAMES
    assert tasks.wake.name == names.WAKE


def test_what_is_sent_by_the_clock_and_by_routes_is_named_so() -> None:
    planned = {one["task"] for one in settings.CELERY_BEAT_SCHEDULE.values()}
    assert planned - NAMES == {"config.heartbeat"}
    assert set(settings.CELERY_TASK_ROUTES) <= NAMES

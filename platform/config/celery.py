"""The Celery application: a worker for the queue ``clocks``, one for ``bots`` and then ``idle``."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("zastolye", amqp="config.broker:AMQP")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks(["tables.work"])

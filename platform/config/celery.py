"""The Celery application: two queues, ``clocks`` and ``bots``, each with a worker of its own."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("zastolye")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks(["tables"])

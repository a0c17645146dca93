"""What the web process serves: pages, the API, and the sockets of tables."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup(set_prefix=False)

from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402 - Django is set up first

from config.server.pages import Pages  # noqa: E402
from tables.live.doors import guarded  # noqa: E402
from tables.live.routing import sockets  # noqa: E402

application = ProtocolTypeRouter({"http": Pages(), "websocket": guarded(URLRouter(sockets))})

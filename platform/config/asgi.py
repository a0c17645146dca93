"""What the web process serves: pages, the API, and the sockets of tables."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
pages = get_asgi_application()

from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402 - Django is set up first

from tables.live.doors import guarded  # noqa: E402
from tables.live.routing import sockets  # noqa: E402

application = ProtocolTypeRouter({"http": pages, "websocket": guarded(URLRouter(sockets))})

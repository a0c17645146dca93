"""Addresses of the sockets."""

from typing import Any, cast

from django.urls import path

from tables.consumers import LobbySocket, TableSocket

sockets: list[Any] = [
    path("ws/lobby/", cast(Any, LobbySocket.as_asgi())),
    path("ws/table/<slug:uid>/", cast(Any, TableSocket.as_asgi())),
]

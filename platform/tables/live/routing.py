"""Addresses of the sockets."""

from typing import Any, cast

from django.urls import path

from tables.live.lobby_socket import LobbySocket
from tables.live.table_socket import TableSocket

sockets: list[Any] = [
    path("ws/lobby/", cast(Any, LobbySocket.as_asgi())),
    path("ws/table/<slug:uid>/", cast(Any, TableSocket.as_asgi())),
]

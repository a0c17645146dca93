"""``python -m config.server --host 127.0.0.1 --port 8000``: one web process of the house."""

from argparse import ArgumentParser, Namespace

from daphne.endpoints import build_endpoint_description_strings
from django.urls import reverse

from config.server.serving import Server

WAITING = 4096
"""Connections that may wait to be taken: whom the kernel turns away tries again after seconds,
and after a restart all come at once."""


def main() -> None:
    """Serve until somebody asks for the end."""
    asked = _asked()
    from config.asgi import application  # noqa: PLC0415 - --help needs no house

    reverse(
        "api-verify"
    )  # reads all pages: else whoever comes first would wait, and all behind them
    places = build_endpoint_description_strings(host=asked.host, port=asked.port)
    Server(application, endpoints=[f"{one}:backlog={WAITING}" for one in places]).serve()


def _asked() -> Namespace:
    parser = ArgumentParser(prog="python -m config.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on")
    return parser.parse_args()


if __name__ == "__main__":
    main()

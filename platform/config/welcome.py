"""The words under which a house is opened: where it is, who may come, how to close it."""

import http.client
from pathlib import Path

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from config import ports


def ready(host: str, port: int, name: str) -> bool:
    """Whether the site says that it can work, asked under one of its names."""
    connection = http.client.HTTPConnection(ports.reachable(host), port, timeout=2)
    try:
        connection.request("GET", "/readyz", headers={"Host": name})
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def address(host: str, port: int) -> str:
    """Return what to type into a browser on this machine."""
    name = "localhost" if host in (*ports.EVERYWHERE, "127.0.0.1", "::1") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def greet(host: str, port: int, folder: Path, guest: str, password: str) -> None:
    """Print the box."""
    text = Text()
    text.append("Застолье открыто · Zastolye is open\n\n")
    text.append(f"    {address(host, port)}\n\n", style="bold")
    for line in (*_network(host, port), *_guest(guest, password), *_keeping(folder)):
        text.append(f"{line}\n")
    text.rstrip()
    Console(soft_wrap=True).print(Panel(text, box=box.ROUNDED, padding=(1, 2), expand=False))


def _network(host: str, port: int) -> list[str]:
    if host not in ports.EVERYWHERE:
        return []
    shown = [name for name in ports.names(host) if name not in ports.LOCAL]
    return [
        "Из вашей сети · From your network:",
        *(f"    http://{name}:{port}/" for name in shown),
        "По другим именам — ALLOWED_HOSTS=… · By other names: ALLOWED_HOSTS=…",
        "",
    ]


def _guest(guest: str, password: str) -> list[str]:
    if password:
        return [f"Вход · Log in: {guest} / {password}", ""]
    return [
        "Без регистрации · Without signing up: make play DEMO=1",
    ]


def _keeping(folder: Path) -> list[str]:
    return [f"Данные · Data: {folder}", "Закрыть · Stop: Ctrl-C"]

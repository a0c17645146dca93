"""Addresses of push services: what the house may be made to call."""

import asyncio
import socket
from typing import Any

import pytest

from accounts.endpoints import is_endpoint, is_reachable
from accounts.web_push import PublicOnly

REAL = [
    "https://fcm.googleapis.com/fcm/send/dQw4:APA91bF-x_y",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
    "https://web.push.apple.com/QGuQyavXutnMH",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2b%2fx%3d",
    "https://push.example.org:8443/a",
]
NEVER = [
    "",
    "fcm.googleapis.com/fcm/send/a",
    "http://fcm.googleapis.com/fcm/send/a",
    "ftp://push.example.org/a",
    "file:///etc/passwd",
    "https://10.0.0.1/a",
    "https://192.168.1.1:8080/a",
    "https://169.254.169.254/latest/meta-data/",
    "https://8.8.8.8/a",
    "https://127.1/a",
    "https://2130706433/a",
    "https://0x7f.0.0.1/a",
    "https://[::1]/a",
    "https://[fd00::1]/a",
    "https://redis/a",
    "https://postgres:5432/a",
    "https://localhost.:443/a",
    "https://user:password@push.example.org/a",
    "https://push.example.org/a#b",
    "https://push.example.org:0/a",
    "https://push.example.org:99999/a",
    "https://push..example.org/a",
    "https://push.example.org/a b",
    "https://push.example.org/\na",
    "https://пуш.example.org/a",
    "https://push.example.org/" + "a" * 1000,
]
HOME = ["http://127.0.0.1:9000/a", "http://localhost/a", "https://localhost:9000/a"]


@pytest.mark.parametrize("production", [True, False])
def test_push_services_are_called_and_inner_networks_never(settings: Any, production: bool) -> None:
    settings.PRODUCTION = production
    assert [text for text in REAL if not is_endpoint(text)] == []
    assert [text for text in NEVER if is_endpoint(text)] == []


def test_our_own_machine_is_called_in_development_only(settings: Any) -> None:
    settings.PRODUCTION = False
    assert all(is_endpoint(text) for text in HOME)
    settings.PRODUCTION = True
    assert not any(is_endpoint(text) for text in HOME)


def test_a_name_must_lead_to_a_public_address(settings: Any) -> None:
    settings.PRODUCTION = True
    inner = (
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "0.0.0.0"),  # noqa: S104
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "ff02::1"),
    )
    assert [address for address in inner if is_reachable(address)] == []
    assert all(is_reachable(address) for address in ("8.8.8.8", "2a00:1450:4001:80b::200a"))


def test_whatever_a_name_says_its_inner_addresses_are_not_found(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without it a machine that has no network finds its own name neither.
    monkeypatch.setattr("aiohttp.resolver._AI_ADDRCONFIG", socket.AddressInfo(0))

    async def found() -> set[str]:
        return {one["host"] for one in await PublicOnly().resolve("localhost", 80, socket.AF_INET)}

    settings.PRODUCTION = False
    assert asyncio.run(found()) == {"127.0.0.1"}
    settings.PRODUCTION = True
    with pytest.raises(OSError, match="no public address"):
        asyncio.run(found())

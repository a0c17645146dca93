"""The key that calls to browsers are signed with: given, or made once and kept."""

import stat
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import environment

GOOD = "A" * 42 + "E"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("VAPID_PRIVATE_KEY", "VAPID_SUBJECT", "SITE_ADDRESS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    return tmp_path


def test_a_key_is_made_once_and_kept_to_ourselves(folder: Path) -> None:
    first, second = environment.read(), environment.read()
    assert first.vapid_key == second.vapid_key
    assert first.vapid_key != first.secret_key
    assert stat.S_IMODE((folder / "vapid-key").stat().st_mode) == 0o600


def test_a_given_key_is_used_and_none_is_made(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VAPID_PRIVATE_KEY", GOOD)
    assert environment.read().vapid_key == GOOD
    assert not (folder / "vapid-key").exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("VAPID_PRIVATE_KEY", "too-short"),
        ("VAPID_PRIVATE_KEY", GOOD + GOOD),
        ("VAPID_PRIVATE_KEY", "ключ" * 11),
        ("VAPID_SUBJECT", "somebody"),
        ("VAPID_SUBJECT", "mailto:nobody"),
        ("VAPID_SUBJECT", "http://example.org"),
    ],
)
def test_a_bad_value_is_named_and_not_repeated(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ImproperlyConfigured, match=name) as refusal:
        environment.read()
    assert value not in str(refusal.value)


@pytest.mark.parametrize(
    ("site", "subject"),
    [
        ("https://zastolye.example", "https://zastolye.example"),
        ("http://localhost:8000", "mailto:noreply@localhost"),
    ],
)
def test_push_services_may_turn_to_the_site_unless_somebody_is_named(
    site: str, subject: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_ADDRESS", site)
    assert environment.read().vapid_subject == subject
    monkeypatch.setenv("VAPID_SUBJECT", "mailto:me@example.org")
    assert environment.read().vapid_subject == "mailto:me@example.org"

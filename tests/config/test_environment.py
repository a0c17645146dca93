"""What the environment says wrongly is named in both languages, and not repeated."""

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import environment
from config.trouble import Exit, PlayError


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("SECRET_KEY", "VAPID_PRIVATE_KEY", "DATABASE_URL", "EMAIL_URL", "REDIS_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "foo"),
        ("DATABASE_URL", "mysql://me:sesame@host/name"),
        ("DATABASE_URL", "postgresql://me:sesame@host:port/name"),
        ("EMAIL_URL", "bogus"),
        ("EMAIL_URL", "smtp+tls://me:sesame@host:587"),
        ("EMAIL_URL", "smtp://me:sesame@host:port"),
        ("EMAIL_URL", "submission:"),
        ("REDIS_URL", "http://me:sesame@host"),
    ],
)
def test_an_address_that_cannot_be_used_is_named_at_the_start(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ImproperlyConfigured) as refusal:
        environment.read()
    russian, english = str(refusal.value).splitlines()
    assert russian.startswith(f"окружение: {name} ")
    assert english.startswith(f"environment: {name} ")
    assert "sesame" not in str(refusal.value)


def test_weak_hashes_are_never_used_in_production(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL"):
        monkeypatch.setenv(name, "given")
    monkeypatch.setenv("PRODUCTION", "1")
    monkeypatch.setenv("FAST_HASHES", "1")
    with pytest.raises(ImproperlyConfigured, match="FAST_HASHES"):
        environment.read()


@pytest.mark.parametrize(
    ("value", "host", "tls"),
    [
        ("submission://me:sesame@mail.example", "mail.example", True),
        ("smtp://mail.example:2525", "mail.example", False),
        ("smtp://me:sesame@mail.example:465/?ssl=true", "mail.example", False),
        ("console:", None, False),
        ("", None, False),
    ],
)
def test_letters_leave_as_the_address_says(
    value: str, host: str | None, tls: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMAIL_URL", value)
    email = environment.read().email_url
    assert email["EMAIL_BACKEND"]
    assert (email["EMAIL_HOST"], email["EMAIL_USE_TLS"]) == (host, tls)


@pytest.mark.parametrize("inside", ["", "data"])
def test_a_file_for_a_data_folder_is_trouble_with_its_own_code(
    folder: Path, inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").touch()
    monkeypatch.setenv("DATA_DIR", str(folder / "file" / inside))
    with pytest.raises(PlayError, match="cannot be written") as refusal:
        environment.read()
    assert refusal.value.code == Exit.FOLDER_UNWRITABLE

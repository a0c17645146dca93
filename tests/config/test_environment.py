"""What the environment says wrongly is named in both languages, and not repeated."""

from pathlib import Path
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.utils.module_loading import import_string

from config import environment
from config.limits import BOUNDS
from config.trouble import Exit, PlayError

PLAIN: dict[str, Any] = {
    "HOST": "mail.example",
    "HOST_USER": "",
    "HOST_PASSWORD": "",
    "USE_TLS": False,
    "USE_SSL": False,
    "TIMEOUT": 10,
}
KNOWN = {**PLAIN, "HOST_USER": "me", "HOST_PASSWORD": "sesame"}


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
        ("EMAIL_URL", "smtp://me:sesame@host:0"),
        ("EMAIL_URL", "smtp://[sesame"),
        ("EMAIL_URL", "submission:"),
        ("EMAIL_URL", "submission://me@host"),
        ("EMAIL_URL", "submission://:sesame@host"),
        ("EMAIL_URL", "submission://me:ses/ame@host"),
        ("EMAIL_URL", "submission://me:sesame@host/inbox"),
        ("EMAIL_URL", "smtps://me:sesame@host?ssl=true"),
        ("EMAIL_URL", "smtps://me:sesame@host?timeout=0"),
        ("EMAIL_URL", "smtps://me:sesame@host?timeout=121"),
        ("EMAIL_URL", "console:anything"),
        ("EMAIL_URL", "file://host/letters"),
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


@pytest.mark.parametrize("name", BOUNDS)
def test_a_limit_out_of_its_bounds_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    least, most = BOUNDS[name]
    for value in (least, most):
        monkeypatch.setenv(name, str(value))
        assert getattr(environment.read().limits, name.lower()) == value
    for value in (least - 1, most + 1):
        monkeypatch.setenv(name, str(value))
        with pytest.raises(ImproperlyConfigured) as refusal:
            environment.read()
        russian, english = str(refusal.value).splitlines()
        assert russian == f"окружение: {name} — целое число от {least} до {most}"
        assert english == f"environment: {name} must be a whole number from {least} to {most}"
    monkeypatch.setenv(name, "many")
    with pytest.raises(ImproperlyConfigured, match=name):
        environment.read()


def test_weak_hashes_are_never_used_in_production(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL"):
        monkeypatch.setenv(name, "given")
    monkeypatch.setenv("PRODUCTION", "1")
    monkeypatch.setenv("FAST_HASHES", "1")
    with pytest.raises(ImproperlyConfigured, match="FAST_HASHES"):
        environment.read()


@pytest.mark.parametrize(
    ("value", "kind", "more"),
    [
        ("", "console", {}),
        ("console:", "console", {}),
        ("file:///var/letters", "filebased", {"FILE_PATH": "/var/letters"}),
        ("smtp://mail.example", "smtp", {**PLAIN, "PORT": 25}),
        ("smtp://mail.example:2525/?timeout=3", "smtp", {**PLAIN, "PORT": 2525, "TIMEOUT": 3}),
        ("submission://me:sesame@mail.example", "smtp", {**KNOWN, "PORT": 587, "USE_TLS": True}),
        ("smtps://me:sesame@mail.example:4650", "smtp", {**KNOWN, "PORT": 4650, "USE_SSL": True}),
        (
            "smtps://me%40home:%2F%3F%23%40%3A%25+@mail.example",
            "smtp",
            {
                **KNOWN,
                "PORT": 465,
                "USE_SSL": True,
                "HOST_USER": "me@home",
                "HOST_PASSWORD": "/?#@:%+",
            },
        ),
    ],
)
def test_letters_leave_as_the_address_says(
    value: str, kind: str, more: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMAIL_URL", value)
    email = environment.read().email
    assert import_string(email.pop("EMAIL_BACKEND")).__module__.endswith(f".{kind}")
    assert email == {f"EMAIL_{name}": said for name, said in more.items()}


@pytest.mark.parametrize("inside", ["", "data"])
def test_a_file_for_a_data_folder_is_trouble_with_its_own_code(
    folder: Path, inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").touch()
    monkeypatch.setenv("DATA_DIR", str(folder / "file" / inside))
    with pytest.raises(PlayError, match="cannot be written") as refusal:
        environment.read()
    assert refusal.value.code == Exit.FOLDER_UNWRITABLE


@pytest.mark.parametrize("value", ["uno", "uno=Карта", "uno=Карта|", "chess=Шахматы|Chess", "=|"])
def test_names_of_games_need_a_game_and_both_languages(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GAME_NAMES", value)
    with pytest.raises(ImproperlyConfigured, match="GAME_NAMES"):
        environment.read()


def test_games_are_called_by_the_names_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAME_NAMES", " uno = Последняя карта | Last Card ; omfc=Ячейка|Cell;")
    names = environment.read().game_names
    assert {slug: (name.ru, name.en) for slug, name in names.items()} == {
        "uno": ("Последняя карта", "Last Card"),
        "omfc": ("Ячейка", "Cell"),
    }


def test_developers_pages_do_not_go_with_production(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL"):
        monkeypatch.setenv(name, "redis://given")
    monkeypatch.setenv("PRODUCTION", "1")
    monkeypatch.setenv("FAST_HASHES", "0")
    monkeypatch.setenv("DEBUG", "1")
    with pytest.raises(ImproperlyConfigured, match="DEBUG"):
        environment.read()

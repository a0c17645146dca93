"""The containers, as far as they can be tried without any: their parts exist and fit together."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.urls import reverse

from config.environment import ROOT
from config.limits import BOUNDS, Limits
from config.settings import CELERY_TASK_DEFAULT_QUEUE, CELERY_TASK_ROUTES
from tests.config.running_house import command, environment

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
OURS = sorted(name for name, service in SERVICES.items() if "build" in service)
PRODUCTION = {
    "PRODUCTION": "1",
    "FAST_HASHES": "0",
    "SECRET_KEY": "a-key-of-some-fifty-or-more-characters-0123456789-abcdefghij",
    "ALLOWED_HOSTS": "zastolye.example,localhost",
    "DATABASE_URL": "postgresql://zastolye:secret@localhost:5432/zastolye",
    "REDIS_URL": "redis://:secret@localhost:6379/0",
}


def output(*arguments: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own commands
        arguments,
        cwd=ROOT,
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def option(words: list[str], name: str) -> str:
    return words[words.index(name) + 1]


def test_the_house_has_all_its_processes() -> None:
    assert {"postgres", "redis", "proxy"} < set(SERVICES)
    assert OURS == ["beat", "bots", "clocks", "migrate", "web"]
    assert SERVICES["web"]["deploy"]["replicas"] == 2
    assert "deploy" not in SERVICES["beat"], "two would send everything twice"


@pytest.mark.parametrize("name", OURS)
def test_every_command_exists_and_takes_its_options(name: str, tmp_path: Path) -> None:
    program, *words = SERVICES[name]["command"]
    path = shutil.which(program, path=str(Path(sys.executable).parent))
    assert path is not None, program
    ended = output(path, *words, "--help", folder=tmp_path, **PRODUCTION)
    assert ended.returncode == 0, ended.stderr
    given = {word.split("=")[0] for word in words if word.startswith("-")}
    assert {name for name in given - {"-A"} if name not in ended.stdout} == set()


def test_what_fails_in_the_database_is_not_logged_with_its_values() -> None:
    assert "log_min_error_statement=panic" in SERVICES["postgres"]["command"]


def test_every_queue_has_a_worker() -> None:
    workers = [SERVICES[name]["command"] for name in OURS if "worker" in SERVICES[name]["command"]]
    routed = {route["queue"] for route in CELERY_TASK_ROUTES.values()}
    emptied = [queue for words in workers for queue in option(words, "-Q").split(",")]
    assert sorted(emptied) == sorted(routed | {CELERY_TASK_DEFAULT_QUEUE})
    assert len({option(words, "-n") for words in workers}) == len(workers)


def test_every_variable_is_one_that_the_settings_read() -> None:
    known = set(re.findall(r'"([A-Z_]+)"', (ROOT / "platform/config/environment.py").read_text()))
    for name in OURS:
        assert set(SERVICES[name]["environment"]) <= known | set(BOUNDS)


def test_every_variable_is_explained() -> None:
    read = re.findall(
        r'env\.\w+\("([A-Z_]+)"', (ROOT / "platform/config/environment.py").read_text()
    )
    explained = re.findall(
        r"^\| `([A-Z_]+)`", (ROOT / "docs" / "running.md").read_text(), re.MULTILINE
    )
    assert read
    assert {*read, *BOUNDS} <= set(explained)
    defaults = re.findall(
        r"^\| `([A-Z_]+)` \| `(\d+)` \|", (ROOT / "docs" / "running.md").read_text(), re.MULTILINE
    )
    told = {name: int(value) for name, value in defaults if name in BOUNDS}
    assert told == {name.upper(): value for name, value in Limits()._asdict().items()}


def test_the_proxy_takes_the_longest_body_that_the_web_takes() -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    for name in ("BODY_BYTES", "RECORD_BYTES"):
        default = Limits._field_defaults[name.lower()]
        assert f"max_size {{${name}:{default}}}" in caddy
        assert SERVICES["proxy"]["environment"][name] == f"${{{name}:-{default}}}"
    assert reverse("api-verify") in caddy


def test_every_blank_to_fill_in_stands_in_the_example_and_holds_no_secret() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)", (ROOT / "docker-compose.yml").read_text()))
    example = dict(
        line.split("=", maxsplit=1)
        for line in (ROOT / ".env.example").read_text().splitlines()
        if line and not line.startswith("#")
    )
    assert asked == set(example)
    assert all(not example[name] for name in ("SECRET_KEY", "POSTGRES_PASSWORD", "REDIS_PASSWORD"))


def test_what_waits_for_another_waits_for_one_that_there_is() -> None:
    for name, service in SERVICES.items():
        for other, terms in service.get("depends_on", {}).items():
            healthy = "healthcheck" in SERVICES[other]
            assert healthy or terms["condition"] == "service_completed_successfully", (name, other)


def test_the_proxy_leads_to_the_web() -> None:
    port = option(SERVICES["web"]["command"], "--port")
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    names = re.findall(rf"\b({COMPOSE['name']}-web-\d+):{port}\b", caddy)
    assert len(names) >= SERVICES["web"]["deploy"]["replicas"]
    assert names == [f"{COMPOSE['name']}-web-{number + 1}" for number in range(len(names))]
    assert f"localhost:{port}/readyz" in str(SERVICES["web"]["healthcheck"])


def test_the_proxy_asks_each_web_process_whether_it_is_ready() -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert re.search(r"^\s*health_uri /readyz$", caddy, re.MULTILINE)
    assert "dynamic" not in caddy, "Caddy asks none of those it finds by itself"
    asked_as = re.search(r"health_headers \{\s+Host (\S+)\s+\}", caddy)
    assert asked_as
    assert asked_as[1] in SERVICES["web"]["environment"]["ALLOWED_HOSTS"].split(",")


def test_the_image_copies_what_there_is() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--" not in line]
    assert copied
    for path in (path for paths in copied for path in paths):
        assert (ROOT / path).exists(), path


def pins(path: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9._-]+==\S+)", (ROOT / path).read_text(), re.MULTILINE))


def test_the_image_has_the_versions_that_were_tested() -> None:
    assert len(pins("deploy/requirements.txt")) > 40
    assert pins("deploy/requirements.txt") <= pins("requirements.txt")


@pytest.mark.parametrize(
    "lock", ["requirements.txt", "deploy/requirements.txt", "package-lock.json"]
)
def test_no_lock_names_a_registry(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert '"resolved"' not in text
    assert "index-url" not in text


@pytest.mark.parametrize("machine", [("linux", "x64"), ("linux", "arm64"), ("darwin", "arm64")])
def test_the_browsers_lock_has_the_programs_of_every_machine(machine: tuple[str, str]) -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    names = " ".join(
        name
        for name, package in packages.items()
        if (machine[0] in package.get("os", ())) and machine[1] in package.get("cpu", ())
    )
    for program in ("@biomejs/cli", "@esbuild/", "@typescript/typescript"):
        assert program in names


def test_production_has_no_complaint(tmp_path: Path) -> None:
    checked = output(
        *command("check", "--deploy", "--fail-level", "WARNING"), folder=tmp_path, **PRODUCTION
    )
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("name", ["SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL"])
def test_production_does_not_start_without(name: str, tmp_path: Path) -> None:
    checked = output(*command("check"), folder=tmp_path, **{**PRODUCTION, name: ""})
    assert checked.returncode != 0
    assert f"PRODUCTION needs {name}" in checked.stderr

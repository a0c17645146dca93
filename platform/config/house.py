"""A house on one machine, from the first migration to the last process: ``manage.py play``."""

import os
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from django.conf import settings

from config import ports, preparation, processes, redis_server, room, welcome
from config.console import Console
from config.pulse import QUEUES, Pulse
from config.redis_server import RedisServer
from config.supervisor import Supervisor
from config.trouble import Exit, PlayError
from config.web_watch import WebWatch

PATIENCE = 90.0
"""Seconds within which the site must be ready."""
ASKING = 0.25
"""Seconds between two questions whether it is, however much its parts have to say meanwhile."""

ABSENCE = 5.0
"""Seconds without a look after which the supervisor itself was away: a lid was closed."""

_ROOT_IS_FINE = "ignore:You're running the worker with superuser privileges"
"""Celery's warning is for workers that unpack pickles; ours read JSON."""


@dataclass(frozen=True)
class Plan:
    """What was asked for."""

    host: str
    port: int
    folder: Path
    demo: bool


class House:
    """The running of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.console = Console()
        self.supervisor = Supervisor(self.console)
        given = os.environ.get("REDIS_URL", "")
        self.own_redis = None if given else redis_server.place(plan.folder)
        self.url = self.own_redis.url if self.own_redis else given
        self.pulse = Pulse(self.url)
        self.hosts = _hosts(plan.host)
        self.web_watch = WebWatch(plan.host, plan.port, _callable(self.hosts))
        self.cramped = False

    def run(self) -> None:
        """Open the house, keep it, and close it when asked."""
        os.umask(0o077)  # what is kept is nobody else's business
        self.supervisor.obey_signals()
        try:
            self._open()
            self._keep()
        finally:
            self.console.say("play", "stopping · останавливаемся")
            self.supervisor.stop(processes.STOP_ORDER)
            if self.own_redis:
                self.own_redis.withdraw()

    def _open(self) -> None:
        environment = self._environment()
        if self.own_redis:
            self._start_redis(self.own_redis, environment)
        password = self._prepare()
        self._wait_for_redis()
        if self.supervisor.stopping:
            return
        plan = self.plan
        self.supervisor.add(
            processes.web(plan.host, plan.port, environment),
            processes.clocks(environment),
            processes.bots(environment),
            processes.beat(plan.folder, environment),
        )
        if self._becomes_ready():
            self.supervisor.ready = True
            welcome.greet(plan.host, plan.port, plan.folder, preparation.GUEST, password)

    def _start_redis(self, server: RedisServer, environment: dict[str, str]) -> None:
        child = processes.redis(server, environment)
        server.announce()
        self.supervisor.add(child)

    def _prepare(self) -> str:
        self.console.say("play", "preparing · готовимся")
        preparation.migrate()
        preparation.collect(self.plan.folder)
        preparation.forget_figures(self.plan.folder)
        password = preparation.admit_guest() if self.plan.demo else ""
        preparation.let_go()
        return password

    def _environment(self) -> dict[str, str]:
        return {
            "SITE_ADDRESS": welcome.address(self.plan.host, self.plan.port),
            "PYTHONWARNINGS": _ROOT_IS_FINE,
            **os.environ,
            "DATA_DIR": str(self.plan.folder),
            "REDIS_URL": self.url,
            "METRICS_DIR": str(preparation.metrics_folder(self.plan.folder)),
            "ALLOWED_HOSTS": ",".join(self.hosts),
            "PYTHONUNBUFFERED": "1",
        }

    def _wait_for_redis(self) -> None:
        until = time.monotonic() + 10
        while not self.supervisor.stopping and not self.pulse.answers():
            if time.monotonic() > until:
                place = urlsplit(self.url)
                where = f"{place.hostname}:{place.port or 6379}"
                raise PlayError(
                    Exit.PART_FAILED,
                    f"Redis {where} не отвечает.",
                    f"Redis {where} does not answer.",
                )
            self.supervisor.turn(0.05)

    def _becomes_ready(self) -> bool:
        """Wait for the site; whether it is ready before somebody asks for the end."""
        until, name, asked = time.monotonic() + PATIENCE, _callable(self.hosts), 0.0
        while not self.supervisor.stopping:
            now = time.monotonic()
            if now - asked >= ASKING:
                asked = now
                if welcome.ready(self.plan.host, self.plan.port, name):
                    return True
            if now > until:
                raise PlayError(
                    Exit.PART_FAILED,
                    "Сайт не отвечает: см. выше.",
                    "The site does not answer: see above.",
                )
            self.supervisor.turn(0.1)
        return False

    def _keep(self) -> None:
        looked = time.monotonic()
        while not self.supervisor.stopping:
            self.supervisor.turn(0.2)
            now = time.monotonic()
            if now - looked > ABSENCE:
                self.pulse.forgive(now)
                self.web_watch.forgive(now)
            if now - looked >= 0.5:
                looked = now
                self._replace_the_deaf(now)
                self._watch_room()

    def _replace_the_deaf(self, now: float) -> None:
        running = {child.name: child for child in self.supervisor.children if child.runs}
        started = {name: child.started for name, child in running.items()}
        workers = {name: start for name, start in started.items() if name in QUEUES}
        deaf = self.pulse.deaf(workers, now)
        if "web" in started and self.web_watch.is_deaf(started["web"], now):
            deaf.append("web")
        for name in deaf:
            self.supervisor.replace(running[name], "does not answer")

    def _watch_room(self) -> None:
        """Say when the disk is full, and when it is so no more; whoever waits for it goes on."""
        cramped = room.left(self.plan.folder) < room.LEAST
        if cramped and not self.cramped:
            for line in str(room.refusal(self.plan.folder)).splitlines():
                self.console.say("play", line)
        elif self.cramped and not cramped:
            self.console.say("play", "there is room again · место снова есть")
        self.cramped = cramped


def _hosts(host: str) -> list[str]:
    """Return the names the site answers to: those given, else those of the address."""
    return list(settings.ALLOWED_HOSTS) if os.environ.get("ALLOWED_HOSTS") else ports.names(host)


def _callable(hosts: list[str]) -> str:
    """Return a name by which the site can be asked, whatever patterns stand in the list."""
    return next((host.lstrip(".") for host in hosts if host != "*"), "localhost")

"""Run the whole house with one command: ``manage.py play --host 127.0.0.1 --port 8000``."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from config import data_folder, ports, room, welcome
from config.house import House, Plan
from config.trouble import PlayError


class Command(BaseCommand):
    """Prepares the data folder and runs Redis, the web, the workers and beat until Ctrl-C."""

    help = "Run the site on this machine: everything it needs, as children of this command."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take where to listen and whom to let in."""
        parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 opens it to the network")
        parser.add_argument("--port", default="8000")
        parser.add_argument(
            "--demo", action="store_true", help="make the account demo, with a new password"
        )

    def handle(self, *_args: Any, host: str, port: str, demo: bool, **_options: Any) -> None:
        """Run the house; what cannot be is said in a word and an exit code."""
        try:
            plan = Plan(host, ports.read(port), settings.DATA_DIR, demo)
            where = welcome.address(host, plan.port)
            with data_folder.occupied(plan.folder, where), room.needed(plan.folder):
                room.ensure(plan.folder)
                ports.ensure_free(host, plan.port)
                House(plan).run()
        except PlayError as error:
            self.stderr.write(str(error))
            raise SystemExit(error.code) from error

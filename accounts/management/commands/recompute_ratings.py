"""``manage.py recompute_ratings``: ratings once more from the stored results."""

from functools import partial
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from rich.console import Console
from rich.progress import Progress

from accounts.models import Pool
from accounts.services.recomputing import Difference, recompute, resum
from accounts.services.replaying import LostAccount
from games.registry import engine


class Command(BaseCommand):
    """Replays results and voids in their order, and puts right what is kept otherwise."""

    help = "Compute all ratings once more from the stored results, and put right what differs."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the game, and whether to look only."""
        parser.add_argument("--game", metavar="SLUG", help="this game alone")
        parser.add_argument(
            "--check",
            action="store_true",
            help="change nothing; exit with 1 and tell what differs",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Go through the pools game by game."""
        del args
        pools = _pools(options["game"])
        try:
            found = self._recompute(pools, repair=not options["check"])
        except LostAccount as error:
            raise CommandError(f"the ratings cannot be recomputed: {error}") from error
        for difference in found:
            self.stdout.write(str(difference))
        done = "differ" if options["check"] else "were put right"
        self.stdout.write(f"{len(pools)} pools recomputed; {len(found)} numbers {done}.")
        if found and options["check"]:
            raise SystemExit(1)

    def _recompute(self, pools: list[Pool], *, repair: bool) -> list[Difference]:
        found = []
        with _progress() as progress:
            for pool in pools:
                task = progress.add_task(str(pool), total=pool.sequence)
                found += recompute(pool, repair=repair, advance=partial(progress.advance, task))
        for game in sorted({pool.game for pool in pools}):
            found += resum(game, repair=repair)
        return found


def _progress() -> Progress:
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def _pools(game: str | None) -> list[Pool]:
    """Return the pools to go through, or refuse a game that is not known."""
    if game is None:
        return list(Pool.objects.order_by("game", "size"))
    try:
        engine(game)
    except LookupError as error:
        raise CommandError(str(error)) from None
    return list(Pool.objects.filter(game=game).order_by("size"))

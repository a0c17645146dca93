"""How far a backup or a restore has come: a moving bar on a terminal, plain lines elsewhere."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

T = TypeVar("T")


class Meter:
    """Counts rows, model by model."""

    def __init__(self) -> None:
        self._console = Console(soft_wrap=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self._bars = Progress(*columns, console=self._console, disable=not self.is_terminal)

    @property
    def is_terminal(self) -> bool:
        """Whether somebody looks on."""
        return self._console.is_terminal

    def __enter__(self) -> "Meter":
        self._bars.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._bars.stop()

    def counted(self, name: str, rows: Iterable[T], total: int) -> Iterator[T]:
        """Yield the rows, and show how many there have been."""
        bar = self._bars.add_task(name, total=total)
        for row in rows:
            yield row
            self._bars.advance(bar)
        if not self.is_terminal:
            self.say(f"{name}: {total}")

    def say(self, sentence: str) -> None:
        """Write a line."""
        self._console.print(sentence, markup=False, highlight=False)

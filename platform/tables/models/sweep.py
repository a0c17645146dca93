"""When the clocks were last swept: time in which nobody looked is nobody's loss."""

from django.db import models


class SweepMark(models.Model):
    """The one row that remembers the last sweep."""

    ran_at = models.DateTimeField()

    def __str__(self) -> str:
        return str(self.ran_at)

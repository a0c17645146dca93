"""Seasons whose champion was crowned, without the name: it stays true when the champion is gone."""

from typing import ClassVar

from django.db import models


class Crown(models.Model):
    """The title of one game and season was given; nobody is given it again."""

    game = models.CharField(max_length=30)
    season = models.CharField(max_length=6)

    class Meta:
        """Once for each game and season."""

        constraints: ClassVar = [
            models.UniqueConstraint(fields=["game", "season"], name="one_crown_per_season")
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.season}"

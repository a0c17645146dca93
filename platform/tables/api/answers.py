"""What the API answers with, for its schema: the answers themselves are written elsewhere.

What crosses the sockets too is a struct of ``tables.wire``; ``told`` and ``told_list`` name it.
"""

from typing import Any

import msgspec
from rest_framework import serializers

from games.bots import LEVELS


def told(kind: type[msgspec.Struct], status: int = 200) -> dict[int, Any]:
    """Return the schema of an answer that is a struct."""
    return {status: {"$ref": f"#/components/schemas/{kind.__name__}"}}


def told_list(kind: type[msgspec.Struct]) -> dict[int, Any]:
    """Return the schema of an answer that is a list of structs."""
    return {200: {"type": "array", "items": told(kind)[200]}}


class TokenGiven(serializers.Serializer[Any]):
    """A program's key."""

    token = serializers.CharField(help_text="Told this once.")
    expires_at = serializers.FloatField(help_text="Seconds since the epoch.")


class Bilingual(serializers.Serializer[Any]):
    """A name in both languages."""

    ru = serializers.CharField()
    en = serializers.CharField()


class Game(serializers.Serializer[Any]):
    """A game, and what its tables may set."""

    slug = serializers.CharField()
    name = Bilingual()
    short_name = Bilingual(allow_null=True, help_text="Where there is little room.")
    sentence = Bilingual(help_text="What one does in it.")
    minutes = serializers.IntegerField(help_text="How long it usually takes.")
    usual_seats = serializers.IntegerField(help_text="Seats of a new table; 0: as few as can be.")
    authors = Bilingual(allow_null=True, help_text="Who made the game up, where it is known.")
    min_seats = serializers.IntegerField()
    max_seats = serializers.IntegerField()
    hidden = serializers.BooleanField(help_text="Is anything hidden from anybody?")
    ruleset = serializers.IntegerField()
    options = serializers.DictField(help_text="Each option by its name.")
    prizes = serializers.BooleanField(help_text="Are its players ranked by prize points, too?")
    titles = serializers.DictField(child=Bilingual())
    parts = serializers.DictField(
        child=Bilingual(), help_text="What a seat may turn out to have been: classes, roles."
    )
    parts_weighed = serializers.BooleanField(
        help_text="Whether ratings weigh how strong a class has proved."
    )
    free_texts = serializers.ListField(
        child=serializers.CharField(), help_text="Fields of moves and events that people write."
    )
    bots = serializers.ListField(child=serializers.ChoiceField(LEVELS))


class Opened(serializers.Serializer[Any]):
    """A table at which I sit, and how others get there."""

    uid = serializers.CharField()
    invite = serializers.CharField(help_text="The secret of the table's link.")
    commitment = serializers.CharField(help_text="The fingerprint of the deal's secret.")


class SeatTaken(serializers.Serializer[Any]):
    """The seat that is mine now."""

    number = serializers.IntegerField()


class PastPage(serializers.Serializer[Any]):
    """A page of games that are over."""

    count = serializers.IntegerField(help_text="On all pages.")
    page = serializers.IntegerField()
    pages = serializers.IntegerField()
    games = serializers.ListField(child=serializers.DictField(), help_text="Each a PastRow.")


class Done(serializers.Serializer[Any]):
    """It is done, and there is nothing more to say."""


class Moved(serializers.Serializer[Any]):
    """The move was made."""

    version = serializers.IntegerField(help_text="The version to which it led.")


class Foreseen(serializers.Serializer[Any]):
    """Price and effect of a move, in the game's own entries, or its refusal."""

    refusal = serializers.DictField(required=False)


class Verdict(serializers.Serializer[Any]):
    """Whether a record holds, and a sentence about it."""

    verified = serializers.BooleanField()
    sentence = serializers.CharField()


class HereNow(serializers.Serializer[Any]):
    """How busy the place is."""

    people = serializers.IntegerField()
    open = serializers.IntegerField(help_text="Tables that wait for players.")
    playing = serializers.IntegerField(help_text="Games being played.")

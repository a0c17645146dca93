"""What the API's requests hold."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from accounts.models.token import LONGEST_NAME
from accounts.services.tokens import TERMS, USUAL_TERM
from tables.clocks import BOUNDS
from tables.models import Table
from tables.pages.history import COMPANIES, RESULTS
from tables.services.branching import DEALS


@extend_schema_field(OpenApiTypes.STR)
class Hex(serializers.Field):  # type: ignore[type-arg]
    """Bytes, in hexadecimal digits."""

    def to_internal_value(self, data: Any) -> bytes:
        """Return the bytes."""
        try:
            return bytes.fromhex(data)
        except (TypeError, ValueError):
            raise serializers.ValidationError("not hexadecimal digits") from None

    def to_representation(self, value: bytes) -> str:
        """Return the digits."""
        return value.hex()


class Clock(serializers.Serializer[Any]):
    """How long one may think; ``tables.clocks`` says within which bounds."""

    kind = serializers.ChoiceField(list(BOUNDS), required=False, default="move")
    seconds = serializers.IntegerField(
        required=False, help_text="move: for each (5–600, else 60); bank: at the start (30–7200)."
    )
    increment = serializers.IntegerField(
        required=False, help_text="bank: what each move adds (0–60, else 0)."
    )
    days = serializers.IntegerField(required=False, help_text="days: for each move (1–14).")


@extend_schema_field(Clock)
class ClockField(serializers.DictField):
    """A clock, read and refused by ``tables.clocks`` alone."""


class Credentials(serializers.Serializer[Any]):
    """To get a token."""

    username = serializers.CharField(max_length=150)
    password = serializers.CharField(max_length=200, trim_whitespace=False)
    name = serializers.CharField(
        max_length=LONGEST_NAME, required=False, default="API", help_text="What it is for."
    )
    days = serializers.ChoiceField(
        TERMS, required=False, default=USUAL_TERM, help_text="After how many days it ends."
    )


class Listing(serializers.Serializer[Any]):
    """Which tables to list."""

    game = serializers.CharField(required=False, allow_blank=True, max_length=30)
    status = serializers.ChoiceField(Table.Status.choices, required=False, allow_blank=True)


class Seating(serializers.Serializer[Any]):
    """To sit down."""

    number = serializers.IntegerField(required=False, allow_null=True, min_value=0, max_value=99)
    invite = serializers.CharField(required=False, allow_blank=True, max_length=40)
    entropy = Hex(required=False)


class Branching(serializers.Serializer[Any]):
    """To play on from a move of a finished game."""

    version = serializers.IntegerField(min_value=0, help_text="That of a tick of its replay.")
    seat = serializers.IntegerField(min_value=0, max_value=99, help_text="Mine from now on.")
    deal = serializers.ChoiceField(
        DEALS,
        required=False,
        default=DEALS[0],
        help_text="What this seat could not know: dealt anew, or as it was.",
    )
    level = serializers.CharField(
        required=False,
        default="",
        allow_blank=True,
        max_length=10,
        help_text="Of the bots in all other seats; none: the table waits for friends.",
    )
    entropy = Hex(required=False)


class PastGames(serializers.Serializer[Any]):
    """Which of my games that are over."""

    game = serializers.CharField(required=False, allow_blank=True, max_length=30)
    player = serializers.CharField(
        required=False, allow_blank=True, max_length=40, help_text="How somebody's name begins."
    )
    result = serializers.ChoiceField(RESULTS, required=False, allow_blank=True)
    since = serializers.DateField(required=False)
    until = serializers.DateField(required=False)
    seats = serializers.IntegerField(required=False, min_value=1, max_value=99)
    part = serializers.CharField(
        required=False, allow_blank=True, max_length=20, help_text="What I was: a role, a class."
    )
    company = serializers.ChoiceField(COMPANIES, required=False, allow_blank=True)
    counted = serializers.BooleanField(
        required=False, default=False, help_text="Only what statistics count."
    )


class Opening(serializers.Serializer[Any]):
    """To open a table."""

    game = serializers.CharField(max_length=30)
    seats = serializers.IntegerField(min_value=1, max_value=99)
    options = serializers.DictField(required=False, default=dict)
    clock = ClockField(required=False, default=dict)
    access = serializers.ChoiceField(Table.Access.choices, required=False, default="public")
    rated = serializers.BooleanField(required=False, default=True)
    seats_kept = serializers.BooleanField(
        required=False, default=False, help_text="Play where you sat down; else by lot."
    )
    sit = serializers.BooleanField(required=False, default=True)
    entropy = Hex(required=False)


class QuickMatch(serializers.Serializer[Any]):
    """To be matched."""

    game = serializers.CharField(max_length=30)
    seats = serializers.IntegerField(
        required=False, allow_null=True, min_value=1, max_value=99, help_text="Else any number."
    )
    clock = ClockField(required=False, default=None, allow_null=True)
    entropy = Hex(required=False)


class Naming(serializers.Serializer[Any]):
    """To name a player."""

    name = serializers.CharField(max_length=48)


class Ready(serializers.Serializer[Any]):
    """To be ready or not."""

    ready = serializers.BooleanField(default=True)


class Bots(serializers.Serializer[Any]):
    """To fill seats with bots."""

    level = serializers.CharField(max_length=10)
    number = serializers.IntegerField(required=False, allow_null=True, min_value=0, max_value=99)


class Removal(serializers.Serializer[Any]):
    """To empty a seat."""

    number = serializers.IntegerField(min_value=0, max_value=99)


class Rematch(serializers.Serializer[Any]):
    """To play again."""

    entropy = Hex(required=False)


class MoveBody(serializers.Serializer[Any]):
    """To move: the same body as the socket's."""

    move = serializers.DictField()
    version = serializers.IntegerField(min_value=0)
    id = serializers.CharField(max_length=64)


class Trial(serializers.Serializer[Any]):
    """To ask what a move would do."""

    move = serializers.DictField()


class Line(serializers.Serializer[Any]):
    """To speak."""

    text = serializers.CharField(required=False, allow_blank=True, max_length=300)
    phrase = serializers.DictField(required=False, allow_null=True)
    aside = serializers.BooleanField(
        required=False, default=False, help_text="To those alone who are out, as I am."
    )


class Jotting(serializers.Serializer[Any]):
    """To note something of a player: a mark or, as a spectator, a guess."""

    seat = serializers.IntegerField(min_value=0, max_value=99)
    mark = serializers.CharField(
        required=False, allow_blank=True, max_length=30, help_text="Nothing takes it away."
    )
    guess = serializers.CharField(
        required=False, allow_blank=True, max_length=30, help_text="Nothing takes it back."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Take one of the two."""
        if ("mark" in attrs) == ("guess" in attrs):
            raise serializers.ValidationError("either a mark or a guess")
        return attrs


class ReportBody(serializers.Serializer[Any]):
    """To report a line."""

    line = serializers.IntegerField(min_value=1)
    reason = serializers.CharField(required=False, allow_blank=True, max_length=300)
    aside = serializers.BooleanField(
        required=False, default=False, help_text="A line that was said aside."
    )


class WordsReportBody(serializers.Serializer[Any]):
    """To report what somebody wrote into a move."""

    seat = serializers.IntegerField(min_value=0)
    text = serializers.CharField(max_length=300)
    reason = serializers.CharField(required=False, allow_blank=True, max_length=300)


class AversionBody(serializers.Serializer[Any]):
    """To mute or block somebody, or to take it back."""

    kind = serializers.ChoiceField(["mute", "block"], allow_null=True)

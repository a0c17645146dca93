"""What the API answers with, for its schema: the answers themselves are written elsewhere."""

from typing import Any

from rest_framework import serializers

from games.bots import LEVELS
from tables.api.bodies import Clock
from tables.models import Seat, Table


class TokenGiven(serializers.Serializer[Any]):
    """A program's key."""

    token = serializers.CharField()


class Bilingual(serializers.Serializer[Any]):
    """A name in both languages."""

    ru = serializers.CharField()
    en = serializers.CharField()


class Game(serializers.Serializer[Any]):
    """A game, and what its tables may set."""

    slug = serializers.CharField()
    name = Bilingual()
    min_seats = serializers.IntegerField()
    max_seats = serializers.IntegerField()
    hidden = serializers.BooleanField(help_text="Is anything hidden from anybody?")
    ruleset = serializers.IntegerField()
    options = serializers.DictField(help_text="Each option by its name.")
    prizes = serializers.BooleanField(help_text="Are its players ranked by prize points, too?")
    titles = serializers.DictField(child=Bilingual())
    bots = serializers.ListField(child=serializers.ChoiceField(LEVELS))


class Player(serializers.Serializer[Any]):
    """What everybody may know of a player."""

    id = serializers.IntegerField()
    name = serializers.CharField()
    guest = serializers.BooleanField()
    titles = serializers.ListField(child=serializers.DictField())
    deleted = serializers.BooleanField()


class SeatTold(serializers.Serializer[Any]):
    """Who sits in a seat."""

    number = serializers.IntegerField()
    user = Player(allow_null=True)
    level = serializers.CharField(help_text="A bot's level, else nothing.")
    ready = serializers.BooleanField()
    absence = serializers.ChoiceField(Seat.Absence.choices, allow_blank=True)


class Row(serializers.Serializer[Any]):
    """A table in short."""

    uid = serializers.CharField()
    game = serializers.CharField()
    status = serializers.ChoiceField(Table.Status.choices)
    access = serializers.ChoiceField(Table.Access.choices)
    rated = serializers.BooleanField()
    host = serializers.IntegerField(allow_null=True, help_text="A user's id.")
    options = serializers.DictField()
    clock = Clock()
    seats = SeatTold(many=True)
    created_at = serializers.FloatField(help_text="Seconds since the epoch.")


class MyRow(Row):
    """A table of mine in short."""

    seat = serializers.IntegerField()
    waits_for_me = serializers.BooleanField()
    deadline = serializers.FloatField(allow_null=True)


class Opened(serializers.Serializer[Any]):
    """A table at which I sit, and how others get there."""

    uid = serializers.CharField()
    invite = serializers.CharField(help_text="The secret of the table's link.")
    commitment = serializers.CharField(help_text="The fingerprint of the deal's secret.")


class SeatTaken(serializers.Serializer[Any]):
    """The seat that is mine now."""

    number = serializers.IntegerField()


class Done(serializers.Serializer[Any]):
    """It is done, and there is nothing more to say."""


class Moved(serializers.Serializer[Any]):
    """The move was made."""

    version = serializers.IntegerField(help_text="The version to which it led.")


class Refusal(serializers.Serializer[Any]):
    """Why the rules refuse a move; template and params say it in any language."""

    code = serializers.CharField()
    message = serializers.CharField(help_text="In English.")
    template = serializers.CharField()
    rule = serializers.CharField()
    params = serializers.DictField()


class Foreseen(serializers.Serializer[Any]):
    """Price and effect of a move, in the game's own entries, or its refusal."""

    refusal = Refusal(required=False)


class RefusedMove(serializers.Serializer[Any]):
    """A move one may think of, and why it cannot be made."""

    move = serializers.DictField()
    refusal = Refusal()


class Verdict(serializers.Serializer[Any]):
    """Whether a record holds, and a sentence about it."""

    verified = serializers.BooleanField()
    sentence = serializers.CharField()


class ChatLine(serializers.Serializer[Any]):
    """A line of chat: a text or a phrase."""

    id = serializers.IntegerField()
    user = Player(allow_null=True)
    seat = serializers.IntegerField(allow_null=True)
    text = serializers.CharField()
    phrase = serializers.DictField(allow_null=True)
    at = serializers.FloatField()


class Fairness(serializers.Serializer[Any]):
    """What proves the deal."""

    commitment = serializers.CharField()
    entropy = serializers.ListField(child=serializers.CharField(), allow_null=True)
    server_seed = serializers.CharField(allow_null=True)


class OutcomeTold(serializers.Serializer[Any]):
    """How the game ended."""

    places = serializers.ListField(child=serializers.IntegerField(), help_text="By the rules.")
    scores = serializers.ListField(child=serializers.IntegerField())
    winners = serializers.ListField(child=serializers.IntegerField())
    reason = serializers.CharField()
    sides = serializers.DictField(child=serializers.ListField(child=serializers.IntegerField()))
    prizes = serializers.ListField(child=serializers.DictField())
    titles = serializers.DictField(child=serializers.IntegerField())
    left = serializers.ListField(child=serializers.IntegerField(), help_text="Seats that left.")
    standing = serializers.ListField(
        child=serializers.IntegerField(), help_text="Places in which those who left come last."
    )


class TableTold(Row):
    """What everybody may know of a table."""

    ruleset = serializers.IntegerField()
    fair = Fairness()
    moved = serializers.BooleanField(help_text="The first move is made.")
    outcome = OutcomeTold(allow_null=True)
    voided = serializers.BooleanField()
    rematch = serializers.CharField(allow_null=True)
    started_at = serializers.FloatField(allow_null=True)
    ended_at = serializers.FloatField(allow_null=True)


class SeatClock(serializers.Serializer[Any]):
    """What one seat's clock shows."""

    deadline = serializers.FloatField(allow_null=True)
    bank = serializers.FloatField()


class Clocks(serializers.Serializer[Any]):
    """What the clocks show, and the server's time to read them by."""

    now = serializers.FloatField()
    seats = SeatClock(many=True)


class Frame(serializers.Serializer[Any]):
    """A table as I may know it: the socket's frame ``state``. The game's own part comes with it."""

    type = serializers.ChoiceField(["state"])
    version = serializers.IntegerField()
    seat = serializers.IntegerField(allow_null=True)
    asked = serializers.IntegerField()
    table = TableTold()
    clocks = Clocks()
    events = serializers.ListField(child=serializers.DictField())
    since = serializers.IntegerField()
    view = serializers.DictField(required=False)
    sheet = serializers.DictField(required=False)
    legal = serializers.ListField(child=serializers.DictField(), required=False)
    free = serializers.ListField(child=serializers.DictField(), required=False)
    refused = RefusedMove(many=True, required=False)


class HereNow(serializers.Serializer[Any]):
    """How busy the place is."""

    people = serializers.IntegerField()
    open = serializers.IntegerField(help_text="Tables that wait for players.")
    playing = serializers.IntegerField(help_text="Games being played.")

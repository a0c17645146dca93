"""What a call says: made where something happens, sealed and sent by a worker."""

from typing import NamedTuple

import msgspec

from accounts.models import PushSubscription


class PushMessage(msgspec.Struct, frozen=True):
    """What a browser shows: no secret, only where to go and why."""

    title: str
    body: str
    url: str
    tag: str
    """A newer message takes the place of an older one with the same tag."""
    ttl: int = 3600
    """Seconds for which the push service keeps it for a browser that sleeps."""
    urgent: bool = False

    def shown(self) -> bytes:
        """Return what is sealed for the browser."""
        return msgspec.json.encode(
            {"title": self.title, "body": self.body, "url": self.url, "tag": self.tag}
        )


class Parcel(NamedTuple):
    """A message for one browser."""

    to: PushSubscription
    message: PushMessage

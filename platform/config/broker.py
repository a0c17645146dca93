"""Redis as Celery's broker: a worker that has lost it lives on, and is back in half a second.

A worker that has lost Redis (celery 5.7, kombu 5.7) lets go of its connection twice: it collects
it, which takes the address away, and then closes it. If the first try broke off, the second asks
the channel once more to put back what was not acknowledged yet, at an address that is None: an
``AttributeError``, of which the worker dies. ``tests/config/test_broker.py`` fails as soon as the
library can do without the first three classes.
"""

from typing import Any, Self

import kombu
from celery.app import amqp
from kombu.transport import redis
from redis import ResponseError

PAUSE = 0.5
"""Seconds between two tries to connect; Celery's own pauses grow to thirty."""


class QoS(redis.QoS):
    """The messages that were delivered and not acknowledged yet."""

    def restore_unacked(self, client: Any | None = None) -> None:
        """Put them back, unless there is no address any more: the sweep sends them anew."""
        if client or self.channel.connection.client:
            super().restore_unacked(client)
        elif self._delivered:
            self._delivered.clear()


class Channel(redis.Channel):
    """A channel that can be closed after its connection was let go."""

    QoS = QoS


class Transport(redis.Transport):
    """The way to Redis, by such channels.

    A server whose disk is full answers even a ping with a refusal: it is as good as lost, until
    there is room again.
    """

    Channel = Channel
    connection_errors = (*redis.Transport.connection_errors, ResponseError)


class BrokerConnection(kombu.Connection):
    """A connection of that kind, which is tried for at short intervals."""

    def get_transport_cls(self) -> type[Transport]:
        """Return how Redis is reached; ``rediss`` in the address still means TLS."""
        return Transport

    def ensure_connection(self, *args: Any, **options: Any) -> Self:
        """Connect, however often it takes."""
        pauses = {"interval_start": PAUSE, "interval_step": 0, "interval_max": PAUSE}
        return super().ensure_connection(*args, **{**pauses, **options})


class AMQP(amqp.AMQP):
    """What the Celery application is given to send and to receive by."""

    Connection = BrokerConnection

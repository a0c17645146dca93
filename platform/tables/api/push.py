"""Browsers in which I wish to be called: to add, to forget, to try out."""

from typing import Any

from django.core.exceptions import ValidationError
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from accounts import endpoints, vapid
from accounts.services import pushes
from tables.api.tables import Members, checked, me
from tables.calls import summons
from tables.calls.noticing import push_to
from tables.limits import check_rate
from tables.refusals import Refused


class Keys(serializers.Serializer[Any]):
    """What messages to a browser are sealed with."""

    p256dh = serializers.CharField(max_length=120)
    auth = serializers.CharField(max_length=60)


class Subscription(serializers.Serializer[Any]):
    """What a browser's ``PushSubscription`` says of itself."""

    endpoint = serializers.CharField(max_length=endpoints.LONGEST)
    keys = Keys()


class Forgetting(serializers.Serializer[Any]):
    """To forget one browser; without a name, all of mine."""

    endpoint = serializers.CharField(max_length=endpoints.LONGEST, required=False)


class Push(Members):
    """Web push."""

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> Response:
        """Return the key to subscribe with, and a fingerprint of each of my browsers' addresses."""
        mine = me(request).pushes.values_list("endpoint_key", flat=True)
        return Response({"key": vapid.public_key(), "browsers": list(mine)})

    @extend_schema(request=Subscription, responses={201: OpenApiTypes.OBJECT})
    def post(self, request: Request) -> Response:
        """Call me in this browser."""
        body = checked(Subscription, request)
        check_rate(f"push:{me(request).pk}", most=20, seconds=60)
        try:
            pushes.subscribe(user=me(request), endpoint=body["endpoint"], **body["keys"])
        except ValidationError as refusal:
            answer = 409 if refusal.code == "too_many" else 422
            raise Refused(str(refusal.code), refusal.messages[0], status=answer) from refusal
        return Response({}, status=status.HTTP_201_CREATED)

    @extend_schema(request=Forgetting, responses=OpenApiTypes.OBJECT)
    def delete(self, request: Request) -> Response:
        """Do not call me in one browser, or in any, any more."""
        body = checked(Forgetting, request)
        if "endpoint" in body:
            pushes.forget(user=me(request), endpoint=body["endpoint"])
        else:
            pushes.forget_all(user=me(request))
        return Response({})


class TrialCall(Members):
    """A call to try out."""

    @extend_schema(request=None, responses=OpenApiTypes.OBJECT)
    def post(self, request: Request) -> Response:
        """Call me now, in all my browsers."""
        check_rate(f"push-trial:{me(request).pk}", most=5, seconds=60)
        push_to(me(request), summons.trial(me(request)))
        return Response({})

"""Tells browsers which of their powers our pages never ask for."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

_UNUSED = (
    *("accelerometer", "browsing-topics", "camera", "display-capture", "geolocation"),
    *("gyroscope", "hid", "magnetometer", "microphone", "midi", "payment", "serial", "usb"),
    "xr-spatial-tracking",
)
POLICY = ", ".join(f"{feature}=()" for feature in _UNUSED)


def features(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[..., HttpResponse]:
    """Return the middleware."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response["Permissions-Policy"] = POLICY
        return response

    return middleware

"""How often one address may ask the API without saying who it is."""

from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from accounts.addresses import client_address
from tables.limits import check_nameless


class Nameless(BaseThrottle):
    """Counts the nameless by their address, together with what they send over sockets."""

    def allow_request(self, request: Request, view: object) -> bool:
        """Let in, or refuse with the seconds to wait."""
        del view
        if not request.user.is_authenticated:
            check_nameless(client_address(request._request))
        return True

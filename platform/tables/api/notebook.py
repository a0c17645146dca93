"""My own notes at a table: marks on players, guesses at their roles."""

from drf_spectacular.utils import extend_schema
from msgspec import to_builtins
from rest_framework.request import Request
from rest_framework.response import Response

from tables.api import answers, bodies
from tables.api.tables import Members, checked, invite_of, me
from tables.limits import check_rate
from tables.live.looking import check_may_look, find
from tables.live.notebooks import notebook_of
from tables.services import noting
from tables.wire import frames


class Notebook(Members):
    """What I have noted, and nobody else is told."""

    counted_as = "api-table"
    """No figure tells how much is noted: these are counted with all looks at tables."""

    @extend_schema(responses=answers.told(frames.Notebook))
    def get(self, request: Request, uid: str) -> Response:
        """Return my notebook: the same as the socket sends."""
        table = find(uid)
        check_may_look(table, request.user, invite_of(request, uid))
        return Response(to_builtins(notebook_of(table, me(request))))

    @extend_schema(request=bodies.Jotting, responses=answers.told(frames.Notebook))
    def put(self, request: Request, uid: str) -> Response:
        """Mark a player or, as a spectator, guess what one is; an empty word takes it back."""
        check_may_look(find(uid), request.user, invite_of(request, uid))
        body = checked(bodies.Jotting, request)
        check_rate(f"preview:{me(request).pk}", most=120, seconds=10)
        note = noting.mark if "mark" in body else noting.guess
        code = body["mark"] if "mark" in body else body["guess"]
        note(uid=uid, user=me(request), seat=body["seat"], code=code)
        return Response(to_builtins(notebook_of(find(uid), me(request))))

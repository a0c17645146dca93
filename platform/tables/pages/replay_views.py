"""The page on which a game is looked back at."""

from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext, ngettext

from tables.live.looking import check_may_look
from tables.models import Table
from tables.pages.builds import looks_address
from tables.pages.replay_words import replay_words
from tables.pages.table_words import agreed_words
from tables.pages.views import page_facts, table_or_404
from tables.refusals import Refused
from tables.replay.heads import head_of


def replay_page(request: HttpRequest, uid: str) -> HttpResponse:
    """Show a game from its deal to its end; where there is no looking back yet, its table."""
    table = table_or_404(uid)
    kept = request.session.get("invites", {}).get(uid, "")
    try:
        check_may_look(table, request.user, kept)
    except Refused as refusal:
        return render(request, "tables/private.html", {"why": refusal.sentence()}, status=403)
    try:
        head = head_of(table, request.user)
    except Refused:
        return redirect("table", uid=uid)
    page = page_facts(request, table, kept) | {
        "replay": True,
        "head": msgspec.json.decode(msgspec.json.encode(head)),
        "addresses": _addresses(table),
    }
    in_words = not page["stage"] or request.COOKIES.get("face") == "words"
    context: dict[str, Any] = {
        "page": page,
        "name": page["name"],
        "face": "words" if in_words else "drawn",
        "looks": looks_address(table.game),
        "dictionary": replay_words(),
        "shared_game": table.game,
        "shared_what": _shared_what(table),
    }
    return render(request, "tables/replay.html", context)


def _shared_what(table: Table) -> str:
    """Return what is said of a recorded game beside its link: how it was played, not by whom."""
    agreed = agreed_words(table.engine, table.options, seats_kept=table.seats_kept)
    look = gettext("Look how the game went, move by move")
    seats = ngettext("{seats} seat", "{seats} seats", table.seat_count)
    return " · ".join([look, seats.format(seats=table.seat_count), *agreed])


def _addresses(table: Table) -> dict[str, str]:
    """Return where the page's script finds the rest."""
    names = {
        "head": "api-replay",
        "frames": "api-replay-frames",
        "branch": "api-branch",
        "export": "api-export",
        "verify": "verify",
        "table": "table",
        "replay": "replay",
    }
    return {name: reverse(view, args=[table.uid]) for name, view in names.items()}

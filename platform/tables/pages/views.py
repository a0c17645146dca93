"""Pages. They hold no rule: read, call a service, draw."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext

from accounts.services.aversions import unheard_by
from accounts.services.settings import settings_of
from games.bots import LEVELS
from games.bots.levels import has_bots
from tables.invitations import open_invitations
from tables.live.looking import check_may_look, find
from tables.models import Table
from tables.pages import lobby as lobbies
from tables.pages.builds import looks_address, stage_address
from tables.pages.history import latest_games, past_json
from tables.pages.qr_codes import qr_code
from tables.pages.rules_views import rules_address
from tables.pages.script_words import script_words
from tables.pages.table_words import agreed_words, clock_words, finished_words, language, row_words
from tables.refusals import Refused
from tables.wire.table import fairness


def table_page(request: HttpRequest, uid: str) -> HttpResponse:
    """Show a table: drawn if its game is, unless this browser asked for words the last time."""
    table = table_or_404(uid)
    invite = request.GET.get("invite", "")
    if invite:
        request.session["invites"] = {**request.session.get("invites", {}), uid: invite}
        return _led_in(request, table, invite)
    kept = request.session.get("invites", {}).get(uid, "")
    try:
        check_may_look(table, request.user, kept)
    except Refused as refusal:
        return render(request, "tables/private.html", {"why": refusal.sentence()}, status=403)
    page = page_facts(request, table, kept)
    in_words = not page["stage"] or request.COOKIES.get("face") == "words"
    context = {
        "page": page,
        "name": page["name"],
        "face": "words" if in_words else "drawn",
        "looks": looks_address(table.game),
        "dictionary": script_words(),
    } | _shared(table)
    return render(request, "tables/table.html", context)


def _led_in(request: HttpRequest, table: Table, invite: str) -> HttpResponse:
    """Lead a person on to the table, whose address then bears no secret.

    A browser says that it opens a page. Whoever else asks is shown what the link leads to, as chats
    show it beside the link, if the secret is the right one; a browser that says nothing goes on
    from there by itself.
    """
    if request.headers.get("Sec-Fetch-Dest") == "document" or invite != table.invite:
        return redirect("table", uid=table.uid)
    name = table.engine.info.name.in_language(language())
    shown = {"uid": table.uid, "name": name} | _shared(table)
    answer = render(request, "tables/invited.html", shown)
    patch_vary_headers(answer, ["Sec-Fetch-Dest"])
    return answer


def _shared(table: Table) -> dict[str, Any]:
    """Return what is shown of a table beside its link: nothing that not everybody may know."""
    return {
        "waiting": table.status == Table.Status.OPEN,
        "shared_game": table.game,
        "shared_what": _shared_what(table),
    }


def _shared_what(table: Table) -> str:
    taken = table.seats.count()
    seats = gettext("{taken} of {seats} seats are taken").format(
        taken=taken, seats=table.seat_count
    )
    agreed = agreed_words(table.engine, table.options, seats_kept=table.seats_kept)
    return " · ".join([seats, clock_words(table.clock), *agreed])


def table_or_404(uid: str) -> Table:
    """Return a table, or say that there is none."""
    try:
        return find(uid)
    except Refused:
        raise Http404 from None


def invitation_code(request: HttpRequest, uid: str) -> HttpResponse:
    """Return the table's link as a code for a phone's camera, to whoever may hand it on."""
    table = table_or_404(uid)
    kept = request.session.get("invites", {}).get(uid, "")
    try:
        check_may_look(table, request.user, kept)
    except Refused:
        raise Http404 from None
    code = qr_code(_link(request, table, kept))
    headers = {"Cache-Control": "private, no-store"}
    return HttpResponse(code, content_type="image/svg+xml", headers=headers)


def _link(request: HttpRequest, table: Table, kept: str) -> str:
    """Return the table's address, with its secret for whoever sits there or came by it."""
    user = request.user
    seated = user.is_authenticated and table.seats.filter(user=user).exists()
    link = request.build_absolute_uri(reverse("table", args=[table.uid]))
    return f"{link}?invite={table.invite}" if seated or kept == table.invite else link


def page_facts(request: HttpRequest, table: Table, kept: str) -> dict[str, Any]:
    """Return what the page's script needs to know from the start."""
    user = request.user
    return {
        "uid": table.uid,
        "game": table.game,
        "name": table.engine.info.name.in_language(language()),
        "rules": rules_address(table.game, table.ruleset),
        "language": language(),
        "me": user.to_json() if user.is_authenticated else None,
        "settings": settings_of(user) if user.is_authenticated else {},
        "levels": list(LEVELS) if has_bots(table.game) else [],
        "invite": _link(request, table, kept),
        "clock": clock_words(table.clock),
        "options": agreed_words(table.engine, table.options, seats_kept=table.seats_kept),
        "stage": stage_address(table.game),
        "unheard": sorted(unheard_by(user)) if user.is_authenticated else [],
    }


@login_required
def my_games(request: HttpRequest) -> HttpResponse:
    """Show my tables, those that wait for me first, and my finished games."""
    user: Any = request.user
    return render(
        request,
        "tables/mine.html",
        {
            "tables": [row_words(row) for row in lobbies.my_tables(user)],
            "invitations": [
                {"by": one.by, "table": row_words(lobbies.row_json(one.table))}
                for one in open_invitations(user)
            ],
            "finished": [finished_words(past_json(one, user)) for one in latest_games(user)],
        },
    )


@login_required
def next_game(request: HttpRequest) -> HttpResponse:
    """Go to the table, but the one I come from, whose time runs out first; or to all of mine."""
    here = request.GET.get("but", "")
    user: Any = request.user
    mine = lobbies.my_tables(user)
    waiting = [row for row in mine if row["waits_for_me"] and row["uid"] != here]
    return redirect("table", uid=waiting[0]["uid"]) if waiting else redirect("my-games")


def verify_page(request: HttpRequest, uid: str = "") -> HttpResponse:
    """Show how a deal is proved fair, and prove it."""
    context: dict[str, Any] = {"dictionary": script_words()}
    if uid:
        table = table_or_404(uid)
        try:
            check_may_look(table, request.user, request.session.get("invites", {}).get(uid, ""))
        except Refused as refusal:
            return render(request, "tables/private.html", {"why": refusal.sentence()}, status=403)
        name = table.engine.info.name.in_language(language())
        context |= {"table": table, "name": name, "fair": fairness(table)}
    return render(request, "tables/verify.html", context)

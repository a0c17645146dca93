"""Pages. They hold no rule: read, call a service, draw."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from accounts.services.settings import settings_of
from games.bots import LEVELS
from games.bots.levels import has_bots
from games.contract import AnyEngine
from games.registry import engines
from tables import lobby as lobbies
from tables.forms import OpeningForm
from tables.frames import fairness
from tables.invitations import open_invitations
from tables.limits import check_rate
from tables.looking import check_may_look, find
from tables.models import Table
from tables.refusals import Refused
from tables.script_words import script_words
from tables.services.matching import quick_match
from tables.services.opening import find_engine, open_table
from tables.services.seating import add_bots, set_ready
from tables.table_words import clock_words, finished_words, language, option_words, row_words


def me(request: HttpRequest) -> Any:
    """Return whoever has signed in."""
    return request.user


def _entropy(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def lobby(request: HttpRequest) -> HttpResponse:
    """Show the games, who is here, and the tables one may join."""
    return render(
        request,
        "tables/lobby.html",
        {
            "games": [
                {
                    "info": one.info,
                    "name": one.info.name.in_language(language()),
                    "bots": has_bots(one.info.slug),
                }
                for one in engines()
            ],
            **_public_tables(request),
        },
    )


def lobby_tables(request: HttpRequest) -> HttpResponse:
    """Return the part of the lobby that changes, for a live page."""
    return render(request, "tables/_lobby_tables.html", _public_tables(request))


def _public_tables(request: HttpRequest) -> dict[str, Any]:
    rows = lobbies.public_tables(request.user)
    return {"tables": [row_words(row) for row in rows], "now": lobbies.now_here()}


@login_required
def open_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the form for a table of this game, and open it."""
    engine = _engine_or_404(slug)
    form = OpeningForm(request.POST or None, engine=engine, initial=request.GET.dict())
    if request.method == "POST" and form.is_valid():
        try:
            return redirect("table", uid=_open(request, engine, form).uid)
        except Refused as refusal:
            form.add_error(None, refusal.sentence())
    name = engine.info.name.in_language(language())
    return render(request, "tables/open.html", {"form": form, "info": engine.info, "name": name})


def _open(request: HttpRequest, engine: AnyEngine, form: OpeningForm) -> Table:
    check_rate(f"open:{request.user.pk}", most=10, seconds=60)
    host: Any = request.user
    table = open_table(
        host=host,
        game=engine.info.slug,
        seat_count=form.cleaned_data["seats"],
        options=form.options(),
        clock=form.agreed_clock,
        access=form.cleaned_data["access"],
        rated=form.cleaned_data["rated"],
        entropy=form.given_entropy,
    )
    if level := form.cleaned_data.get("bots"):
        add_bots(uid=table.uid, user=host, level=level)
        set_ready(uid=table.uid, user=host, ready=True)
    return table


def _engine_or_404(slug: str) -> AnyEngine:
    try:
        return find_engine(slug)
    except Refused:
        raise Http404 from None


@login_required
def match_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Take a seat at once; whoever comes here from signing in presses once more."""
    if request.method != "POST":
        return redirect("lobby")
    try:
        check_rate(f"match:{request.user.pk}", most=10, seconds=60)
        entropy = _entropy(request.POST.get("entropy", ""))
        table = quick_match(user=me(request), game=slug, entropy=entropy)
    except Refused as refusal:
        messages.error(request, refusal.sentence())
        return redirect("lobby")
    return redirect("table", uid=table.uid)


def table_page(request: HttpRequest, uid: str) -> HttpResponse:
    """Show a table: the page that plays every game in words."""
    table = _table_or_404(uid)
    invite = request.GET.get("invite", "")
    if invite:
        request.session["invites"] = {**request.session.get("invites", {}), uid: invite}
        return redirect("table", uid=uid)
    kept = request.session.get("invites", {}).get(uid, "")
    try:
        check_may_look(table, request.user, kept)
    except Refused as refusal:
        return render(request, "tables/private.html", {"why": refusal.sentence()}, status=403)
    name = table.engine.info.name.in_language(language())
    context = {
        "page": _page(request, table, kept),
        "name": name,
        "dictionary": script_words(),
        "waiting": table.status == Table.Status.OPEN,
    }
    return render(request, "tables/table.html", context)


def _table_or_404(uid: str) -> Table:
    try:
        return find(uid)
    except Refused:
        raise Http404 from None


def _page(request: HttpRequest, table: Table, kept: str) -> dict[str, Any]:
    """Return what the page's script needs to know from the start."""
    user = request.user
    seated = user.is_authenticated and table.seats.filter(user=user).exists()
    link = request.build_absolute_uri(reverse("table", args=[table.uid]))
    return {
        "uid": table.uid,
        "game": table.game,
        "language": language(),
        "me": user.to_json() if user.is_authenticated else None,
        "settings": settings_of(user) if user.is_authenticated else {},
        "levels": list(LEVELS) if has_bots(table.game) else [],
        "invite": f"{link}?invite={table.invite}" if seated or kept == table.invite else link,
        "clock": clock_words(table.clock),
        "options": option_words(table.engine, table.options),
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
            "finished": [finished_words(row, user.pk) for row in lobbies.finished_tables(user)],
        },
    )


@login_required
def next_game(request: HttpRequest) -> HttpResponse:
    """Go to the table, but the one I come from, whose time runs out first; or to all of mine."""
    here = request.GET.get("but", "")
    mine = lobbies.my_tables(me(request))
    waiting = [row for row in mine if row["waits_for_me"] and row["uid"] != here]
    return redirect("table", uid=waiting[0]["uid"]) if waiting else redirect("my-games")


def verify_page(request: HttpRequest, uid: str = "") -> HttpResponse:
    """Show how a deal is proved fair, and prove it."""
    context: dict[str, Any] = {"dictionary": script_words()}
    if uid:
        table = _table_or_404(uid)
        try:
            check_may_look(table, request.user, request.session.get("invites", {}).get(uid, ""))
        except Refused as refusal:
            return render(request, "tables/private.html", {"why": refusal.sentence()}, status=403)
        name = table.engine.info.name.in_language(language())
        context |= {"table": table, "name": name, "fair": fairness(table)}
    return render(request, "tables/verify.html", context)

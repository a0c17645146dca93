"""Pages on which a game begins: against bots by one click, with people, at a table of one's own.

Whoever has no name yet gets one by what they press.
"""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.gzip import gzip_page

from accounts.entering import become_guest
from games.contract import AnyEngine
from tables.limits import check_rate
from tables.models import Table
from tables.pages import lobby
from tables.pages.forms import MatchForm, OpeningForm
from tables.pages.table_words import language, row_words
from tables.refusals import Refused
from tables.services.matching import quick_match
from tables.services.opening import find_engine, open_table
from tables.services.practising import practise
from tables.services.seating import sit


def _me(request: HttpRequest) -> Any:
    """Return whoever has signed in, or has just become a guest."""
    return request.user


def _engine_or_404(slug: str) -> AnyEngine:
    try:
        return find_engine(slug)
    except Refused:
        raise Http404 from None


def _about(engine: AnyEngine) -> dict[str, Any]:
    return {
        "info": engine.info,
        "name": engine.info.name.in_language(language()),
        "shared_game": engine.info.slug,
        "shared_what": engine.info.sentence.in_language(language()),
    }


def practise_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Begin a game against bots as it is usual; who comes here by a link presses once more."""
    _engine_or_404(slug)
    if request.method != "POST":
        return redirect("open", slug=slug)
    too_often = become_guest(request)
    if too_often is not None:
        return too_often
    try:
        check_rate(f"open:{request.user.pk}", most=10, seconds=60)
        table = practise(user=_me(request), game=slug, entropy=_given(request))
    except Refused as refusal:
        messages.error(request, refusal.sentence())
        return redirect("lobby")
    return redirect("table", uid=table.uid)


def _given(request: HttpRequest) -> bytes:
    """Return what the browser adds to the deal."""
    try:
        return bytes.fromhex(request.POST.get("entropy", ""))
    except ValueError:
        return b""


@gzip_page
def match_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Ask how many seats and which clock one likes, and take a seat at once."""
    engine = _engine_or_404(slug)
    form = MatchForm(request.POST or None, engine=engine)
    if request.method == "POST" and form.is_valid():
        too_often = become_guest(request)
        if too_often is not None:
            return too_often
        try:
            return redirect("table", uid=_match(request, engine, form).uid)
        except Refused as refusal:
            form.add_error(None, refusal.sentence())
    waiting = lobby.public_tables(request.user, game=slug, status=Table.Status.OPEN)
    tables = [row_words(row) for row in waiting]
    return render(request, "tables/match.html", _about(engine) | {"form": form, "tables": tables})


def _match(request: HttpRequest, engine: AnyEngine, form: MatchForm) -> Table:
    check_rate(f"match:{request.user.pk}", most=10, seconds=60)
    return quick_match(
        user=_me(request),
        game=engine.info.slug,
        seats=form.cleaned_data["seats"],
        clock=form.agreed_clock,
        entropy=form.given_entropy,
    )


def sit_page(request: HttpRequest, uid: str) -> HttpResponse:
    """Take a seat at a table that waits, by one click; whoever has no name gets one."""
    if request.method == "POST":
        too_often = become_guest(request)
        if too_often is not None:
            return too_often
        invite = request.session.get("invites", {}).get(uid, "")
        try:
            sit(uid=uid, user=_me(request), invite=invite, entropy=_given(request))
        except Refused as refusal:
            messages.error(request, refusal.sentence())
    return redirect("table", uid=uid)


@gzip_page
def open_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the form for a table of this game, and open it."""
    engine = _engine_or_404(slug)
    form = OpeningForm(request.POST or None, engine=engine, initial=request.GET.dict())
    if request.method == "POST" and form.is_valid():
        too_often = become_guest(request)
        if too_often is not None:
            return too_often
        try:
            return redirect("table", uid=_open(request, engine, form).uid)
        except Refused as refusal:
            form.add_error(None, refusal.sentence())
    return render(request, "tables/open.html", _about(engine) | {"form": form})


def possible(request: HttpRequest, slug: str) -> HttpResponse:
    """Say what stands in the way of a table as it is filled in so far, and the way out."""
    form = OpeningForm(request.GET, engine=_engine_or_404(slug))
    return render(request, "tables/_impossible.html", {"form": form})


def _open(request: HttpRequest, engine: AnyEngine, form: OpeningForm) -> Table:
    check_rate(f"open:{request.user.pk}", most=10, seconds=60)
    told = form.cleaned_data
    if level := told.get("bots"):
        return practise(
            user=_me(request),
            game=engine.info.slug,
            seat_count=told["seats"],
            options=form.options(),
            level=level,
            clock=form.agreed_clock,
            pace=told["pace"] or Table.Pace.USUAL,
            entropy=form.given_entropy,
        )
    return open_table(
        host=_me(request),
        game=engine.info.slug,
        seat_count=told["seats"],
        options=form.options(),
        clock=form.agreed_clock,
        access=told["access"],
        rated=told["rated"],
        seats_kept=told["seats_kept"],
        entropy=form.given_entropy,
    )

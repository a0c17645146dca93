"""A player's page."""

from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from accounts import profiles
from accounts.friendships import relation
from accounts.models import User
from accounts.profiles import Standing
from accounts.rating_plot import plot
from accounts.services.aversions import aversion_to
from accounts.tallying import tallies_of
from accounts.templatetags.people import pool_name

RESULTS_ON_A_PAGE = 20


def profile(request: HttpRequest, name: str) -> HttpResponse:
    """Show a player; a name in other letters leads to the right one."""
    who = profiles.named(name)
    if who is None:
        raise Http404
    if who.username != name:
        return redirect("profile", name=who.username)
    played = profiles.tallies(who)
    context: dict[str, Any] = {
        "who": who,
        "tallies": played,
        "played": sum(one.played for one in played),
        "won": sum(one.won for one in played),
        **_between(request.user, who),
    }
    if not who.is_guest:
        context |= _career(request, who)
    return render(request, "people/profile.html", context)


def _between(user: Any, who: User) -> dict[str, Any]:
    """Return what the visitor and the player are to each other."""
    if not user.is_authenticated or user == who:
        return {}
    return {"relation": relation(user, who), "aversion": aversion_to(user, who)}


def _career(request: HttpRequest, who: User) -> dict[str, Any]:
    standings = profiles.standings(who)
    pages = Paginator(profiles.results(who), RESULTS_ON_A_PAGE)
    page = pages.get_page(request.GET.get("page"))
    return {
        "titles": profiles.titles_of(who),
        "standings": standings,
        "by_game": tallies_of(who),
        "results": [(one, profiles.others_at(one)) for one in page],
        "results_page": page,
        **_plotted(who, standings, request.GET.get("game", "")),
    }


def _plotted(who: User, standings: list[Standing], wanted: str) -> dict[str, Any]:
    """Return the plot of the wanted game, or else of the one that was played most."""
    rated = {one.info.slug: _games(one) for one in standings if one.pools}
    if not rated:
        return {}
    game = wanted if wanted in rated else max(rated, key=rated.__getitem__)
    histories = profiles.history(who, game).items()
    named = {pool_name(size, game): moments for size, moments in histories}
    return {"rated_games": list(rated), "plotted": game, "plot": plot(named)}


def _games(standing: Standing) -> int:
    return sum(pool.all_time.games for pool in standing.pools if pool.all_time)

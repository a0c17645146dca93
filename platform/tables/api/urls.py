"""Addresses of the API."""

from django.urls import path, re_path
from rest_framework.authtoken.views import obtain_auth_token

from tables.api import chat, games, moves, tables

urlpatterns = [
    path("now/", games.Now.as_view()),
    path("token/", obtain_auth_token),
    path("games/", games.Games.as_view(), name="api-games"),
    re_path(
        r"^games/(?P<slug>[\w-]+)/words/(?P<language>ru|en)/$",
        games.Words.as_view(),
        name="api-words",
    ),
    path("tables/", tables.Tables.as_view(), name="api-tables"),
    path("tables/mine/", tables.Mine.as_view(), name="api-mine"),
    path("quick-match/", tables.QuickMatch.as_view(), name="api-quick-match"),
    path("tables/<slug:uid>/", tables.OneTable.as_view(), name="api-table"),
    path("tables/<slug:uid>/sit/", tables.Sit.as_view()),
    path("tables/<slug:uid>/moves/", moves.Moves.as_view(), name="api-moves"),
    path("tables/<slug:uid>/preview/", moves.Preview.as_view()),
    path("tables/<slug:uid>/chat/", chat.Chat.as_view()),
    path("tables/<slug:uid>/export/", moves.Export.as_view(), name="api-export"),
    path("tables/<slug:uid>/verify/", moves.VerifyTable.as_view()),
    *(path(f"tables/<slug:uid>/{name}/", view.as_view()) for name, view in tables.ACTS.items()),
    path("verify/", moves.VerifyRecord.as_view(), name="api-verify"),
    path("reports/", chat.Reports.as_view()),
    path("people/<int:user_id>/aversion/", chat.Aversions.as_view()),
]

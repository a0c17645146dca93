"""Addresses of the API."""

from django.urls import path, re_path

from tables.api import boards, chat, games, moves, people, push, tables, tokens

urlpatterns = [
    path("now/", games.Now.as_view()),
    path("token/", tokens.Tokens.as_view(), name="api-token"),
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
    path("leaderboards/", boards.Boards.as_view(), name="api-leaderboards"),
    path("leaderboards/<slug:game>/", boards.OneBoard.as_view(), name="api-leaderboard"),
    path("reports/", chat.Reports.as_view()),
    path("push/", push.Push.as_view(), name="api-push"),
    path("push/trial/", push.Trial.as_view(), name="api-push-trial"),
    path("people/<int:user_id>/aversion/", chat.Aversions.as_view()),
    path("people/<str:name>/", people.Profile.as_view(), name="api-profile"),
    path("friends/", people.Friends.as_view(), name="api-friends"),
    path("friends/<str:name>/", people.Friend.as_view(), name="api-friend"),
    path("friends/<str:name>/accept/", people.Accept.as_view()),
    path("invitations/", people.Invitations.as_view(), name="api-invitations"),
    path("tables/<slug:uid>/invite/", people.Invite.as_view(), name="api-invite"),
    path("tables/<slug:uid>/decline/", people.Decline.as_view()),
]

"""Addresses of pages."""

from django.urls import path

from tables.pages import (
    history_views,
    lobby_views,
    opening_views,
    people_views,
    replay_views,
    reporting_views,
    rules_views,
    shared_links,
    views,
)

urlpatterns = [
    path("", lobby_views.home, name="lobby"),
    path("lobby/now/", lobby_views.live_parts, name="lobby-now"),
    path("play/<slug:slug>/", opening_views.open_page, name="open"),
    path("play/<slug:slug>/possible/", opening_views.possible, name="possible"),
    path("play/<slug:slug>/bots/", opening_views.practise_page, name="practise"),
    path("play/<slug:slug>/match/", opening_views.match_page, name="match"),
    path("mine/", views.my_games, name="my-games"),
    path("history/", history_views.history, name="history"),
    path("people/<str:name>/history/", history_views.history_of, name="history-of"),
    path("mine/next/", views.next_game, name="next-game"),
    path(
        "mine/invitations/<slug:uid>/decline/",
        people_views.decline_invitation,
        name="decline-invitation",
    ),
    path("shared/", shared_links.shared_link, name="shared-link"),
    path("bell/", people_views.bell, name="bell"),
    path("friends/", people_views.friends, name="friends"),
    path("mine/invite/<str:name>/", people_views.invite_friend, name="invite-friend"),
    path("people/", people_views.search, name="search"),
    path("people/<str:name>/report/", reporting_views.report_player, name="report-player"),
    path("people/<str:name>/avoid/", people_views.avoid_player, name="avoid"),
    path("table/<slug:uid>/", views.table_page, name="table"),
    path("table/<slug:uid>/replay/", replay_views.replay_page, name="replay"),
    path("table/<slug:uid>/sit/", opening_views.sit_page, name="sit"),
    path("table/<slug:uid>/qr.svg", views.invitation_code, name="qr"),
    path("table/<slug:uid>/verify/", views.verify_page, name="verify"),
    path("verify/", views.verify_page, name="verify-any"),
    path("rules/", rules_views.rules_of_all, name="rules"),
    path("rules/<slug:slug>/", rules_views.rules_of_one, name="rules-of"),
    path("rules/<slug:slug>/<int:ruleset>/", rules_views.rules_of_one, name="rules-of-ruleset"),
]

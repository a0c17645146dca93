"""Addresses of pages."""

from django.urls import path

from tables import people_views, rules_views, views

urlpatterns = [
    path("", views.lobby, name="lobby"),
    path("lobby/tables/", views.lobby_tables, name="lobby-tables"),
    path("play/<slug:slug>/", views.open_page, name="open"),
    path("play/<slug:slug>/match/", views.match_page, name="match"),
    path("mine/", views.my_games, name="my-games"),
    path("mine/next/", views.next_game, name="next-game"),
    path(
        "mine/invitations/<slug:uid>/decline/",
        people_views.decline_invitation,
        name="decline-invitation",
    ),
    path("friends/", people_views.friends, name="friends"),
    path("people/<str:name>/avoid/", people_views.avoid_player, name="avoid"),
    path("table/<slug:uid>/", views.table_page, name="table"),
    path("table/<slug:uid>/verify/", views.verify_page, name="verify"),
    path("verify/", views.verify_page, name="verify-any"),
    path("rules/", rules_views.rules_of_all, name="rules"),
    path("rules/<slug:slug>/", rules_views.rules_of_one, name="rules-of"),
]

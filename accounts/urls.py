"""Addresses of people, besides those of allauth."""

from django.urls import path

from accounts.views import (
    boards,
    explanations,
    friends,
    guests,
    personal_data,
    profile,
    registration,
    settings,
)

urlpatterns = [
    path("accounts/guest/", guests.enter_as_guest, name="guest"),
    path("accounts/keep/", registration.keep, name="keep"),
    path("language/", settings.choose_language, name="set_language"),
    path("settings/", settings.settings, name="settings"),
    path("settings/program/", settings.program, name="settings-program"),
    path("settings/token/", settings.token, name="settings-token"),
    path("settings/export/", personal_data.export, name="export"),
    path("settings/delete/", personal_data.delete, name="delete"),
    path("ratings/", explanations.ratings, name="ratings-explained"),
    path("fair-play/", explanations.conduct, name="fair-play"),
    path("leaderboard/", boards.overview, name="leaderboards"),
    path("leaderboard/part/", boards.overview_part, name="leaderboards-part"),
    path("leaderboard/<slug:slug>/", boards.one_board, name="leaderboard"),
    path("leaderboard/<slug:slug>/part/", boards.one_board_part, name="leaderboard-part"),
    path("people/<str:name>/", profile.profile, name="profile"),
    path("friends/ask/", friends.ask, name="friend-ask"),
    path("friends/<str:name>/<str:deed>/", friends.act, name="friend-act"),
]
